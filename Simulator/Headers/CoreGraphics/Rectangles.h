// Questions to rectangles, and how a transform is made and applied.
#pragma once
#include "Values.h"

CGFloat CGRectGetMinX(CGRect rect) swift("getter:CGRect.minX(self:)");
CGFloat CGRectGetMidX(CGRect rect) swift("getter:CGRect.midX(self:)");
CGFloat CGRectGetMaxX(CGRect rect) swift("getter:CGRect.maxX(self:)");
CGFloat CGRectGetMinY(CGRect rect) swift("getter:CGRect.minY(self:)");
CGFloat CGRectGetMidY(CGRect rect) swift("getter:CGRect.midY(self:)");
CGFloat CGRectGetMaxY(CGRect rect) swift("getter:CGRect.maxY(self:)");
CGFloat CGRectGetWidth(CGRect rect) swift("getter:CGRect.width(self:)");
CGFloat CGRectGetHeight(CGRect rect) swift("getter:CGRect.height(self:)");
CGRect CGRectStandardize(CGRect rect) swift("getter:CGRect.standardized(self:)");
CGRect CGRectIntegral(CGRect rect) swift("getter:CGRect.integral(self:)");
_Bool CGRectIsEmpty(CGRect rect) swift("getter:CGRect.isEmpty(self:)");
_Bool CGRectIsNull(CGRect rect) swift("getter:CGRect.isNull(self:)");
_Bool CGRectIsInfinite(CGRect rect) swift("getter:CGRect.isInfinite(self:)");

CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy) swift("CGRect.insetBy(self:dx:dy:)");
CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy) swift("CGRect.offsetBy(self:dx:dy:)");
CGRect CGRectUnion(CGRect one, CGRect other) swift("CGRect.union(self:_:)");
CGRect CGRectIntersection(CGRect one, CGRect other) swift("CGRect.intersection(self:_:)");
_Bool CGRectIntersectsRect(CGRect one, CGRect other) swift("CGRect.intersects(self:_:)");
_Bool CGRectContainsPoint(CGRect rect, CGPoint point) swift("CGRect.contains(self:_:)");
_Bool CGRectContainsRect(CGRect one, CGRect other) swift("CGRect.contains(self:_:)");

CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty)
    swift("CGAffineTransform.init(translationX:y:)");
CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy)
    swift("CGAffineTransform.init(scaleX:y:)");
CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle)
    swift("CGAffineTransform.init(rotationAngle:)");
CGAffineTransform CGAffineTransformTranslate(CGAffineTransform t, CGFloat tx, CGFloat ty)
    swift("CGAffineTransform.translatedBy(self:x:y:)");
CGAffineTransform CGAffineTransformScale(CGAffineTransform t, CGFloat sx, CGFloat sy)
    swift("CGAffineTransform.scaledBy(self:x:y:)");
CGAffineTransform CGAffineTransformRotate(CGAffineTransform t, CGFloat angle)
    swift("CGAffineTransform.rotated(self:by:)");
CGAffineTransform CGAffineTransformConcat(CGAffineTransform one, CGAffineTransform other)
    swift("CGAffineTransform.concatenating(self:_:)");
CGAffineTransform CGAffineTransformInvert(CGAffineTransform t)
    swift("CGAffineTransform.inverted(self:)");
_Bool CGAffineTransformIsIdentity(CGAffineTransform t)
    swift("getter:CGAffineTransform.isIdentity(self:)");
CGPoint CGPointApplyAffineTransform(CGPoint point, CGAffineTransform t)
    swift("CGPoint.applying(self:_:)");
CGSize CGSizeApplyAffineTransform(CGSize size, CGAffineTransform t)
    swift("CGSize.applying(self:_:)");
CGRect CGRectApplyAffineTransform(CGRect rect, CGAffineTransform t)
    swift("CGRect.applying(self:_:)");
