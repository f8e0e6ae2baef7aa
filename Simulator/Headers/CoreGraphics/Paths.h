// Outlines.
#pragma once
#include "Values.h"

#pragma clang arc_cf_code_audited begin
#pragma clang assume_nonnull begin

typedef struct counted CGPath *CGMutablePathRef;
typedef const struct counted CGPath *CGPathRef;

enum open_choice CGLineJoin : int {
  kCGLineJoinMiter,
  kCGLineJoinRound,
  kCGLineJoinBevel
};
typedef enum CGLineJoin CGLineJoin;

enum open_choice CGLineCap : int {
  kCGLineCapButt,
  kCGLineCapRound,
  kCGLineCapSquare
};
typedef enum CGLineCap CGLineCap;

CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *_Nullable transform)
    hands_over swift("CGPathRef.init(rect:transform:)");
CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *_Nullable transform)
    hands_over swift("CGPathRef.init(ellipseIn:transform:)");
CGPathRef CGPathCreateWithRoundedRect(
    CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight,
    const CGAffineTransform *_Nullable transform)
    hands_over swift("CGPathRef.init(roundedRect:cornerWidth:cornerHeight:transform:)");
CGMutablePathRef CGPathCreateMutable(void) hands_over swift("CGMutablePathRef.init()");
CGPathRef _Nullable CGPathCreateCopy(CGPathRef _Nullable path)
    hands_over swift("CGPathRef.copy(self:)");
CGMutablePathRef _Nullable CGPathCreateMutableCopy(CGPathRef _Nullable path)
    hands_over swift("CGPathRef.mutableCopy(self:)");

_Bool CGPathIsEmpty(CGPathRef _Nullable path) swift("getter:CGPathRef.isEmpty(self:)");
CGPoint CGPathGetCurrentPoint(CGPathRef _Nullable path)
    swift("getter:CGPathRef.currentPoint(self:)");
CGRect CGPathGetBoundingBox(CGPathRef _Nullable path)
    swift("getter:CGPathRef.boundingBox(self:)");
CGRect CGPathGetPathBoundingBox(CGPathRef _Nullable path)
    swift("getter:CGPathRef.boundingBoxOfPath(self:)");
void CGPathCloseSubpath(CGMutablePathRef _Nullable path)
    swift("CGMutablePathRef.closeSubpath(self:)");

#pragma clang assume_nonnull end
#pragma clang arc_cf_code_audited end
