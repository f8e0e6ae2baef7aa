// Views, windows, screens.
#pragma once
#include "Focus.h"

#pragma clang assume_nonnull begin

enum open_choice swift("UIView.ContentMode") UIViewContentMode : NSInteger {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter
};
typedef enum UIViewContentMode UIViewContentMode;

enum open_choice swift("UIView.TintAdjustmentMode") UIViewTintAdjustmentMode : NSInteger {
  UIViewTintAdjustmentModeAutomatic,
  UIViewTintAdjustmentModeNormal,
  UIViewTintAdjustmentModeDimmed
};
typedef enum UIViewTintAdjustmentMode UIViewTintAdjustmentMode;

enum open_flags swift("UIView.AnimationOptions") UIViewAnimationOptions : NSUInteger {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2
};
typedef enum UIViewAnimationOptions UIViewAnimationOptions;

extern const CGFloat UIViewNoIntrinsicMetric swift("UIView.noIntrinsicMetric");

main_actor
@protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace
    swift("convert(_:to:)");
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace
    swift("convert(_:from:)");
@property (readonly, nonatomic) CGRect bounds;
@end

main_actor
@protocol UIInteraction <NSObject>
@property (nonatomic, readonly, weak, nullable) UIView *view;
- (void)willMoveToView:(nullable UIView *)view swift("willMove(to:)");
- (void)didMoveToView:(nullable UIView *)view swift("didMove(to:)");
@end

main_actor
@interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly) UIScreen *mainScreen swift("main");
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) NSInteger maximumFramesPerSecond;
@end

main_actor
@interface UIView
    : UIResponder <NSCoding, UITraitEnvironment, UICoordinateSpace, UIFocusItem, CALayerDelegate>
@property (class, nonatomic, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame designated;
- (nullable instancetype)initWithCoder:(NSCoder *)coder designated;

@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic, readonly) BOOL canBecomeFocused;
@property (readonly, nonatomic, getter=isFocused) BOOL focused;
@property (nonatomic, readwrite, nullable, copy) UIFocusEffect *focusEffect;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection
    effectiveUserInterfaceLayoutDirection;

@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch;

- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event
    swift("hitTest(_:with:)");
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event
    swift("point(inside:with:)");
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view swift("convert(_:to:)");
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view swift("convert(_:from:)");
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view swift("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view swift("convert(_:from:)");
- (CGSize)sizeThatFits:(CGSize)size swift("sizeThatFits(_:)");
- (void)sizeToFit;

@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)addSubview:(UIView *)view;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview swift("willMove(toSuperview:)");
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow swift("willMove(toWindow:)");
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view swift("isDescendant(of:)");
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic) UIEdgeInsets layoutMargins;

- (void)drawRect:(CGRect)rect swift("draw(_:)");
- (void)setNeedsDisplay;
@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;

@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;

+ (void)setAnimationsEnabled:(BOOL)enabled swift("setAnimationsEnabled(_:)");
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)performWithoutAnimation:(void (not_kept ^)(void))actionsWithoutAnimation
    swift("performWithoutAnimation(_:)");
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations swift("animate(withDuration:animations:)");
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion
    swift("animate(withDuration:animations:completion:)");
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion
    swift("animate(withDuration:delay:options:animations:completion:)");

- (void)addInteraction:(id<UIInteraction>)interaction swift("addInteraction(_:)");
- (void)removeInteraction:(id<UIInteraction>)interaction swift("removeInteraction(_:)");
@property (nonatomic, copy) NSArray<id<UIInteraction>> *interactions;

@property (nonatomic, copy, nullable) NSString *restorationIdentifier;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder swift("encodeRestorableState(with:)");
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder swift("decodeRestorableState(with:)");
@end

main_actor
@interface UIWindow : UIView
@property (nonatomic, strong) UIScreen *screen;
@end

#pragma clang assume_nonnull end
