// Controls, and what they call.
#pragma once
#include "Views.h"

#pragma clang assume_nonnull begin

enum open_flags swift("UIMenuElement.Attributes") UIMenuElementAttributes : NSUInteger {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2
};
typedef enum UIMenuElementAttributes UIMenuElementAttributes;

enum open_choice swift("UIMenuElement.State") UIMenuElementState : NSInteger {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed
};
typedef enum UIMenuElementState UIMenuElementState;

main_actor
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
@end

@class UIAction;
typedef NSString *UIActionIdentifier new_struct swift("UIAction.Identifier");
typedef void (^UIActionHandler)(__kindof UIAction *action);

main_actor
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) id sender;
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable UIActionIdentifier)identifier
                        handler:(UIActionHandler)handler swift_only_in_overlay;
@end

enum open_flags swift("UIControl.Event") UIControlEvents : NSUInteger {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventAllTouchEvents = 0xFFF,
  UIControlEventAllEvents = 0xFFFFFFFF
};
typedef enum UIControlEvents UIControlEvents;

enum open_flags swift("UIControl.State") UIControlState : NSUInteger {
  UIControlStateNormal = 0,
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
  UIControlStateFocused = 1 << 3
};
typedef enum UIControlState UIControlState;

main_actor
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame designated;
- (nullable instancetype)initWithCoder:(NSCoder *)coder designated;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;

@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;

- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event
    swift("beginTracking(_:with:)");
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event
    swift("continueTracking(_:with:)");
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event
    swift("endTracking(_:with:)");
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event swift("cancelTracking(with:)");

- (void)addTarget:(nullable id)target
           action:(SEL)action
 forControlEvents:(UIControlEvents)controlEvents swift("addTarget(_:action:for:)");
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    swift("addAction(_:for:)");
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    swift("removeAction(_:for:)");
- (void)sendAction:(UIAction *)action swift("sendAction(_:)");
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents swift("sendActions(for:)");
@end

#pragma clang assume_nonnull end
