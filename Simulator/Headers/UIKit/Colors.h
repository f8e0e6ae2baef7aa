// Colors that may differ between light and dark.
#pragma once
#include "Traits.h"

#pragma clang assume_nonnull begin

sendable
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (instancetype)initWithRed:(CGFloat)red
                      green:(CGFloat)green
                       blue:(CGFloat)blue
                      alpha:(CGFloat)alpha;
- (instancetype)initWithCGColor:(CGColorRef)cgColor swift("init(cgColor:)");
- (instancetype)initWithDynamicProvider:
    (UIColor * (sendable ^)(UITraitCollection *traitCollection))dynamicProvider
    swift("init(dynamicProvider:)");

@property (class, nonatomic, readonly) UIColor *blackColor swift("black");
@property (class, nonatomic, readonly) UIColor *whiteColor swift("white");
@property (class, nonatomic, readonly) UIColor *grayColor swift("gray");
@property (class, nonatomic, readonly) UIColor *redColor swift("red");
@property (class, nonatomic, readonly) UIColor *greenColor swift("green");
@property (class, nonatomic, readonly) UIColor *blueColor swift("blue");
@property (class, nonatomic, readonly) UIColor *clearColor swift("clear");
@property (class, nonatomic, readonly) UIColor *systemRedColor swift("systemRed");
@property (class, nonatomic, readonly) UIColor *systemGrayColor swift("systemGray");
@property (class, nonatomic, readonly) UIColor *labelColor swift("label");
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor swift("systemBackground");
@property (class, nonatomic, readonly) UIColor *tintColor swift("tintColor");

- (void)set;
- (void)setFill;
- (void)setStroke;
// In the overlay: without Apple's runtime no variable can be passed as a pointer to it.
- (BOOL)getRed:(nullable CGFloat *)red
         green:(nullable CGFloat *)green
          blue:(nullable CGFloat *)blue
         alpha:(nullable CGFloat *)alpha swift_only_in_overlay;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha swift("withAlphaComponent(_:)");
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection
    swift("resolvedColor(with:)");
@property (nonatomic, readonly) CGColorRef CGColor swift("cgColor");
@end

#pragma clang assume_nonnull end
