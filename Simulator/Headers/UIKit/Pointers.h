// The pointer of a mouse or a trackpad over a view.
#pragma once
#include "Controls.h"

#pragma clang assume_nonnull begin

@class UIPointerInteraction;

main_actor
@interface UIPointerRegion : NSObject <NSCopying>
@property (nonatomic, readonly) CGRect rect;
@end

main_actor
@interface UIPointerRegionRequest : NSObject
@property (nonatomic, readonly) CGPoint location;
@property (nonatomic, readonly) UIKeyModifierFlags modifiers;
@end

main_actor
@interface UITargetedPreview : NSObject <NSCopying>
- (instancetype)initWithView:(UIView *)view;
@property (nonatomic, readonly) UIView *view;
@end

// Its ways to be made take values that only Swift has.
main_actor
@interface UIPointerStyle : NSObject <NSCopying>
@end

main_actor
@protocol UIPointerInteractionAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations swift("addAnimations(_:)");
- (void)addCompletion:(void (^)(BOOL finished))completion swift("addCompletion(_:)");
@end

main_actor
@protocol UIPointerInteractionDelegate <NSObject>
@optional
- (nullable UIPointerRegion *)pointerInteraction:(UIPointerInteraction *)interaction
                                regionForRequest:(UIPointerRegionRequest *)request
                                   defaultRegion:(UIPointerRegion *)defaultRegion
    swift("pointerInteraction(_:regionFor:defaultRegion:)");
- (nullable UIPointerStyle *)pointerInteraction:(UIPointerInteraction *)interaction
                                 styleForRegion:(UIPointerRegion *)region
    swift("pointerInteraction(_:styleFor:)");
- (void)pointerInteraction:(UIPointerInteraction *)interaction
           willEnterRegion:(UIPointerRegion *)region
                  animator:(id<UIPointerInteractionAnimating>)animator
    swift("pointerInteraction(_:willEnter:animator:)");
- (void)pointerInteraction:(UIPointerInteraction *)interaction
            willExitRegion:(UIPointerRegion *)region
                  animator:(id<UIPointerInteractionAnimating>)animator
    swift("pointerInteraction(_:willExit:animator:)");
@end

main_actor
@interface UIPointerInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(nullable id<UIPointerInteractionDelegate>)delegate designated;
@property (nonatomic, weak, readonly, nullable) id<UIPointerInteractionDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (void)invalidate;
@end

#pragma clang assume_nonnull end
