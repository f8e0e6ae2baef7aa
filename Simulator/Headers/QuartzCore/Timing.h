// Time as layers and animations measure it, and the display's beat.
#pragma once
#include <Foundation/Foundation.h>

#pragma clang assume_nonnull begin

CFTimeInterval CACurrentMediaTime(void);

typedef NSString *CAMediaTimingFillMode new_struct;
extern CAMediaTimingFillMode const kCAFillModeForwards swift("CAMediaTimingFillMode.forwards");
extern CAMediaTimingFillMode const kCAFillModeBackwards swift("CAMediaTimingFillMode.backwards");
extern CAMediaTimingFillMode const kCAFillModeBoth swift("CAMediaTimingFillMode.both");
extern CAMediaTimingFillMode const kCAFillModeRemoved swift("CAMediaTimingFillMode.removed");

@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property CFTimeInterval repeatDuration;
@property BOOL autoreverses;
@property (copy) CAMediaTimingFillMode fillMode;
@end

typedef NSString *CAMediaTimingFunctionName new_struct;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionLinear
    swift("CAMediaTimingFunctionName.linear");
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseIn
    swift("CAMediaTimingFunctionName.easeIn");
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseOut
    swift("CAMediaTimingFunctionName.easeOut");
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseInEaseOut
    swift("CAMediaTimingFunctionName.easeInEaseOut");
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionDefault
    swift("CAMediaTimingFunctionName.default");

@interface CAMediaTimingFunction : NSObject <NSSecureCoding>
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name swift("init(name:)");
- (instancetype)initWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y
    swift("init(controlPoints:_:_:_:)");
@end

typedef struct CAFrameRateRange {
  float minimum;
  float maximum;
  float preferred;
} CAFrameRateRange;

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel
    swift("init(target:selector:)");
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode swift("add(to:forMode:)");
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode
    swift("remove(from:forMode:)");
- (void)invalidate;
@property (readonly, nonatomic) CFTimeInterval timestamp;
@property (readonly, nonatomic) CFTimeInterval duration;
@property (readonly, nonatomic) CFTimeInterval targetTimestamp;
@property (getter=isPaused, nonatomic) BOOL paused;
@property (nonatomic) NSInteger preferredFramesPerSecond;
@property (nonatomic) CAFrameRateRange preferredFrameRateRange;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)duration;
+ (nullable CAMediaTimingFunction *)animationTimingFunction;
+ (void)setAnimationTimingFunction:(nullable CAMediaTimingFunction *)function;
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
+ (void)setCompletionBlock:(nullable void (^)(void))block;
@end

#pragma clang assume_nonnull end
