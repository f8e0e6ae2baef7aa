// What is told to those who hear or feel an app instead of seeing it.
#pragma once
#include "Controls.h"

#pragma clang assume_nonnull begin

typedef unsigned long long UIAccessibilityTraits new_struct;
extern const UIAccessibilityTraits UIAccessibilityTraitNone
    swift("UIAccessibilityTraits.none");
extern const UIAccessibilityTraits UIAccessibilityTraitButton
    swift("UIAccessibilityTraits.button");
extern const UIAccessibilityTraits UIAccessibilityTraitImage
    swift("UIAccessibilityTraits.image");
extern const UIAccessibilityTraits UIAccessibilityTraitSelected
    swift("UIAccessibilityTraits.selected");
extern const UIAccessibilityTraits UIAccessibilityTraitNotEnabled
    swift("UIAccessibilityTraits.notEnabled");
extern const UIAccessibilityTraits UIAccessibilityTraitUpdatesFrequently
    swift("UIAccessibilityTraits.updatesFrequently");
extern const UIAccessibilityTraits UIAccessibilityTraitToggleButton
    swift("UIAccessibilityTraits.toggleButton");

typedef unsigned int UIAccessibilityNotifications new_struct swift("UIAccessibility.Notification");
extern const UIAccessibilityNotifications UIAccessibilityLayoutChangedNotification
    swift("UIAccessibilityNotifications.layoutChanged");
extern const UIAccessibilityNotifications UIAccessibilityAnnouncementNotification
    swift("UIAccessibilityNotifications.announcement");

// The name under which Swift finds what follows.
struct UIAccessibility {
};

main_actor BOOL UIAccessibilityIsReduceMotionEnabled(void)
    swift("getter:UIAccessibility.isReduceMotionEnabled()");
main_actor BOOL UIAccessibilityPrefersCrossFadeTransitions(void)
    swift("getter:UIAccessibility.prefersCrossFadeTransitions()");
main_actor BOOL UIAccessibilityShouldDifferentiateWithoutColor(void)
    swift("getter:UIAccessibility.shouldDifferentiateWithoutColor()");
main_actor BOOL UIAccessibilityIsReduceTransparencyEnabled(void)
    swift("getter:UIAccessibility.isReduceTransparencyEnabled()");
main_actor BOOL UIAccessibilityDarkerSystemColorsEnabled(void)
    swift("getter:UIAccessibility.isDarkerSystemColorsEnabled()");
main_actor BOOL UIAccessibilityIsVoiceOverRunning(void)
    swift("getter:UIAccessibility.isVoiceOverRunning()");
main_actor void UIAccessibilityPostNotification(
    UIAccessibilityNotifications notification, _Nullable id argument)
    swift("UIAccessibility.post(notification:argument:)");

main_actor CGRect UIAccessibilityConvertFrameToScreenCoordinates(CGRect rect, UIView *view)
    swift("UIAccessibility.convertToScreenCoordinates(_:in:)");
main_actor UIBezierPath *UIAccessibilityConvertPathToScreenCoordinates(
    UIBezierPath *path, UIView *view)
    swift("UIAccessibility.convertToScreenCoordinates(_:in:)");

extern NSNotificationName const UIAccessibilityReduceMotionStatusDidChangeNotification
    swift("UIAccessibility.reduceMotionStatusDidChangeNotification");
extern NSNotificationName const UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification
    swift("UIAccessibility.differentiateWithoutColorDidChangeNotification");

@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement main_actor;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel main_actor;
@property (nullable, nonatomic, copy) NSString *accessibilityHint main_actor;
@property (nullable, nonatomic, copy) NSString *accessibilityValue main_actor;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits main_actor;
@property (nonatomic) CGRect accessibilityFrame main_actor;
@property (nullable, nonatomic, copy) UIBezierPath *accessibilityPath main_actor;
@property (nonatomic) CGPoint accessibilityActivationPoint main_actor;
@property (nonatomic) BOOL accessibilityElementsHidden main_actor;
@end

@interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityActivate main_actor;
@end

main_actor
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@property (nonatomic) BOOL accessibilityIgnoresInvertColors;
@end

main_actor
@protocol UILargeContentViewerItem <NSObject>
@property (nonatomic, readonly) BOOL showsLargeContentViewer;
@property (nullable, nonatomic, copy, readonly) NSString *largeContentTitle;
@property (nullable, nonatomic, strong, readonly) UIImage *largeContentImage;
@property (nonatomic, readonly) BOOL scalesLargeContentImage;
@property (nonatomic, readonly) UIEdgeInsets largeContentImageInsets;
@end

@interface UIView (UILargeContentViewer) <UILargeContentViewerItem>
@property (nonatomic) BOOL showsLargeContentViewer;
@property (nullable, nonatomic, copy) NSString *largeContentTitle;
@property (nullable, nonatomic, strong) UIImage *largeContentImage;
@property (nonatomic) BOOL scalesLargeContentImage;
@property (nonatomic) UIEdgeInsets largeContentImageInsets;
@end

@class UILargeContentViewerInteraction;

main_actor
@protocol UILargeContentViewerInteractionDelegate <NSObject>
@optional
- (void)largeContentViewerInteraction:(UILargeContentViewerInteraction *)interaction
                         didEndOnItem:(nullable id<UILargeContentViewerItem>)item
                              atPoint:(CGPoint)point
    swift("largeContentViewerInteraction(_:didEndOn:at:)");
@end

main_actor
@interface UILargeContentViewerInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(nullable id<UILargeContentViewerInteractionDelegate>)delegate
    designated;
@property (nonatomic, nullable, weak, readonly) id<UILargeContentViewerInteractionDelegate>
    delegate;
@property (class, nonatomic, readonly, getter=isEnabled) BOOL enabled;
@end

#pragma clang assume_nonnull end
