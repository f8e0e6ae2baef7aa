// Colors, and the spaces that say what their numbers mean.
#pragma once
#include "Values.h"

#pragma clang arc_cf_code_audited begin
#pragma clang assume_nonnull begin

typedef struct counted CGColor *CGColorRef sendable;
typedef struct counted CGColorSpace *CGColorSpaceRef sendable;

enum open_choice CGColorRenderingIntent : int {
  kCGRenderingIntentDefault,
  kCGRenderingIntentAbsoluteColorimetric,
  kCGRenderingIntentRelativeColorimetric,
  kCGRenderingIntentPerceptual,
  kCGRenderingIntentSaturation
};
typedef enum CGColorRenderingIntent CGColorRenderingIntent;

extern const CFStringRef kCGColorSpaceSRGB swift("CGColorSpaceRef.sRGB");

CGColorSpaceRef _Nullable CGColorSpaceCreateWithName(CFStringRef _Nullable name)
    hands_over swift("CGColorSpaceRef.init(name:)");

CGColorRef CGColorCreateSRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
    hands_over swift("CGColorRef.init(srgbRed:green:blue:alpha:)");
CGColorRef _Nullable CGColorCreate(
    CGColorSpaceRef _Nullable space, const CGFloat *_Nullable components)
    hands_over swift("CGColorRef.init(colorSpace:components:)");
CGColorRef _Nullable CGColorCreateCopyWithAlpha(CGColorRef _Nullable color, CGFloat alpha)
    hands_over swift("CGColorRef.copy(self:alpha:)");
CGFloat CGColorGetAlpha(CGColorRef _Nullable color) swift("getter:CGColorRef.alpha(self:)");
CGColorSpaceRef _Nullable CGColorGetColorSpace(CGColorRef _Nullable color)
    swift("getter:CGColorRef.colorSpace(self:)");
size_t CGColorGetNumberOfComponents(CGColorRef _Nullable color)
    swift("getter:CGColorRef.numberOfComponents(self:)");

#pragma clang assume_nonnull end
#pragma clang arc_cf_code_audited end
