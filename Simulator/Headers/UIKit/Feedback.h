// What a hand feels, and where an app stands with the system.
#pragma once
#include "Controls.h"

#pragma clang assume_nonnull begin

main_actor
@interface UIFeedbackGenerator : NSObject
- (void)prepare;
@end

enum open_choice swift("UIImpactFeedbackGenerator.FeedbackStyle") UIImpactFeedbackStyle
    : NSInteger {
  UIImpactFeedbackStyleLight,
  UIImpactFeedbackStyleMedium,
  UIImpactFeedbackStyleHeavy,
  UIImpactFeedbackStyleSoft,
  UIImpactFeedbackStyleRigid
};
typedef enum UIImpactFeedbackStyle UIImpactFeedbackStyle;

main_actor
@interface UIImpactFeedbackGenerator : UIFeedbackGenerator
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurred;
- (void)impactOccurredWithIntensity:(CGFloat)intensity swift("impactOccurred(intensity:)");
@end

main_actor
@interface UIApplication : UIResponder
@end

extern NSNotificationName const UIApplicationDidEnterBackgroundNotification
    swift("UIApplication.didEnterBackgroundNotification");
extern NSNotificationName const UIApplicationWillEnterForegroundNotification
    swift("UIApplication.willEnterForegroundNotification");
extern NSNotificationName const UIApplicationDidBecomeActiveNotification
    swift("UIApplication.didBecomeActiveNotification");

#pragma clang assume_nonnull end
