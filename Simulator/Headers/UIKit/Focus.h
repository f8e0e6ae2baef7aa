// Which element the keys and the remote control go to.
#pragma once
#include "Responders.h"

#pragma clang assume_nonnull begin

@class UIFocusUpdateContext;
@class UIFocusAnimationCoordinator;

main_actor
@protocol UIFocusEnvironment <NSObject>
@property (nonatomic, readonly, copy)
    NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
- (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext *)context
    swift("shouldUpdateFocus(in:)");
- (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context
       withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator
    swift("didUpdateFocus(in:with:)");
@end

main_actor
@protocol UIFocusItem <UIFocusEnvironment>
@property (nonatomic, readonly) BOOL canBecomeFocused;
@property (nonatomic, readonly) CGRect frame;
@end

@interface UIFocusEffect : NSObject <NSCopying>
@end

main_actor
@interface UIFocusUpdateContext : NSObject
@property (nonatomic, readonly, weak, nullable) id<UIFocusItem> previouslyFocusedItem;
@property (nonatomic, readonly, weak, nullable) id<UIFocusItem> nextFocusedItem;
@property (nonatomic, readonly, weak, nullable) UIView *previouslyFocusedView;
@property (nonatomic, readonly, weak, nullable) UIView *nextFocusedView;
@end

main_actor
@interface UIFocusAnimationCoordinator : NSObject
@end

#pragma clang assume_nonnull end
