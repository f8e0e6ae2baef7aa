// Who hears of touches and keys, and what those are.
#pragma once
#include "Images.h"

#pragma clang assume_nonnull begin

@class UIView;
@class UIWindow;

enum open_choice swift("UITouch.Phase") UITouchPhase : NSInteger {
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled,
  UITouchPhaseRegionEntered,
  UITouchPhaseRegionMoved,
  UITouchPhaseRegionExited
};
typedef enum UITouchPhase UITouchPhase;

enum open_choice swift("UITouch.TouchType") UITouchType : NSInteger {
  UITouchTypeDirect,
  UITouchTypeIndirect,
  UITouchTypePencil,
  UITouchTypeIndirectPointer
};
typedef enum UITouchType UITouchType;

main_actor
@interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nonatomic, readonly) UITouchType type;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
@property (nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view swift("location(in:)");
- (CGPoint)previousLocationInView:(nullable UIView *)view swift("previousLocation(in:)");
@end

main_actor
@interface UIEvent : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
@end

enum open_choice UIKeyboardHIDUsage : CFIndex {
  UIKeyboardHIDUsageKeyboardReturnOrEnter = 0x28,
  UIKeyboardHIDUsageKeyboardEscape = 0x29,
  UIKeyboardHIDUsageKeyboardTab = 0x2B,
  UIKeyboardHIDUsageKeyboardSpacebar = 0x2C,
  UIKeyboardHIDUsageKeypadEnter = 0x58
};
typedef enum UIKeyboardHIDUsage UIKeyboardHIDUsage;

enum open_flags UIKeyModifierFlags : NSInteger {
  UIKeyModifierAlphaShift = 1 << 16,
  UIKeyModifierShift = 1 << 17,
  UIKeyModifierControl = 1 << 18,
  UIKeyModifierAlternate = 1 << 19,
  UIKeyModifierCommand = 1 << 20,
  UIKeyModifierNumericPad = 1 << 21
};
typedef enum UIKeyModifierFlags UIKeyModifierFlags;

main_actor
@interface UIKey : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *characters;
@property (nonatomic, readonly) NSString *charactersIgnoringModifiers;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly) UIKeyboardHIDUsage keyCode;
@end

enum open_choice swift("UIPress.Phase") UIPressPhase : NSInteger {
  UIPressPhaseBegan,
  UIPressPhaseChanged,
  UIPressPhaseStationary,
  UIPressPhaseEnded,
  UIPressPhaseCancelled
};
typedef enum UIPressPhase UIPressPhase;

enum open_choice swift("UIPress.PressType") UIPressType : NSInteger {
  UIPressTypeUpArrow,
  UIPressTypeDownArrow,
  UIPressTypeLeftArrow,
  UIPressTypeRightArrow,
  UIPressTypeSelect,
  UIPressTypeMenu,
  UIPressTypePlayPause
};
typedef enum UIPressType UIPressType;

main_actor
@interface UIPress : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UIPressPhase phase;
@property (nonatomic, readonly) UIPressType type;
@property (nullable, nonatomic, readonly) UIKey *key;
@end

main_actor
@interface UIPressesEvent : UIEvent
@property (nonatomic, readonly) NSSet<UIPress *> *allPresses;
@end

main_actor
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder swift("next");
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    swift("touchesBegan(_:with:)");
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    swift("touchesMoved(_:with:)");
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    swift("touchesEnded(_:with:)");
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    swift("touchesCancelled(_:with:)");

- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    swift("pressesBegan(_:with:)");
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    swift("pressesChanged(_:with:)");
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    swift("pressesEnded(_:with:)");
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    swift("pressesCancelled(_:with:)");
@end

#pragma clang assume_nonnull end
