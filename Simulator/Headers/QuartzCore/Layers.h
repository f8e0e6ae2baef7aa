// What is shown.
#pragma once
#include "Animations.h"

#pragma clang assume_nonnull begin

typedef NSString *CALayerContentsGravity new_struct;
extern CALayerContentsGravity const kCAGravityCenter swift("CALayerContentsGravity.center");
extern CALayerContentsGravity const kCAGravityResize swift("CALayerContentsGravity.resize");
extern CALayerContentsGravity const kCAGravityResizeAspect
    swift("CALayerContentsGravity.resizeAspect");

typedef NSString *CALayerContentsFilter new_struct;
extern CALayerContentsFilter const kCAFilterNearest swift("CALayerContentsFilter.nearest");
extern CALayerContentsFilter const kCAFilterLinear swift("CALayerContentsFilter.linear");
extern CALayerContentsFilter const kCAFilterTrilinear swift("CALayerContentsFilter.trilinear");

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14;
  CGFloat m21, m22, m23, m24;
  CGFloat m31, m32, m33, m34;
  CGFloat m41, m42, m43, m44;
} CATransform3D;

extern const CATransform3D CATransform3DIdentity;
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m);

@protocol CALayerDelegate;

@interface CALayer : NSObject <NSSecureCoding, CAMediaTiming>
- (instancetype)init designated;
- (instancetype)initWithLayer:(id)layer designated swift("init(layer:)");
- (nullable instancetype)presentationLayer swift("presentation()");
- (instancetype)modelLayer swift("model()");

@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CATransform3D transform;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;

@property (nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
@property (nullable, copy) NSArray<CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx swift("insertSublayer(_:at:)");
- (void)insertSublayer:(CALayer *)layer
                 below:(nullable CALayer *)sibling swift("insertSublayer(_:below:)");
- (void)insertSublayer:(CALayer *)layer
                 above:(nullable CALayer *)sibling swift("insertSublayer(_:above:)");
@property (nullable, strong) CALayer *mask;
@property BOOL masksToBounds;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l swift("convert(_:to:)");
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l swift("convert(_:from:)");

@property (nullable, strong) id contents;
@property CGRect contentsRect;
@property (copy) CALayerContentsGravity contentsGravity;
@property CGFloat contentsScale;
@property (copy) CALayerContentsFilter minificationFilter;
@property (copy) CALayerContentsFilter magnificationFilter;
@property (getter=isOpaque) BOOL opaque;
@property BOOL allowsEdgeAntialiasing;
@property (nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property float opacity;
@property BOOL allowsGroupOpacity;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;

- (void)display;
- (void)setNeedsDisplay;
@property BOOL needsDisplayOnBoundsChange;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;

+ (nullable id<CAAction>)defaultActionForKey:(NSString *)event swift("defaultAction(forKey:)");
- (nullable id<CAAction>)actionForKey:(NSString *)event swift("action(forKey:)");
@property (nullable, copy) NSDictionary<NSString *, id<CAAction>> *actions;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key swift("add(_:forKey:)");
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key swift("removeAnimation(forKey:)");
- (nullable NSArray<NSString *> *)animationKeys;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key swift("animation(forKey:)");

@property (nullable, copy) NSString *name;
@property (nullable, weak) id<CALayerDelegate> delegate;
@end

@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer *)layer swift("display(_:)");
- (void)layoutSublayersOfLayer:(CALayer *)layer swift("layoutSublayers(of:)");
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer
                                 forKey:(NSString *)event swift("action(for:forKey:)");
@end

typedef NSString *CAShapeLayerFillRule new_struct;
extern CAShapeLayerFillRule const kCAFillRuleNonZero swift("CAShapeLayerFillRule.nonZero");
extern CAShapeLayerFillRule const kCAFillRuleEvenOdd swift("CAShapeLayerFillRule.evenOdd");

typedef NSString *CAShapeLayerLineJoin new_struct;
extern CAShapeLayerLineJoin const kCALineJoinMiter swift("CAShapeLayerLineJoin.miter");
extern CAShapeLayerLineJoin const kCALineJoinRound swift("CAShapeLayerLineJoin.round");
extern CAShapeLayerLineJoin const kCALineJoinBevel swift("CAShapeLayerLineJoin.bevel");

typedef NSString *CAShapeLayerLineCap new_struct;
extern CAShapeLayerLineCap const kCALineCapButt swift("CAShapeLayerLineCap.butt");
extern CAShapeLayerLineCap const kCALineCapRound swift("CAShapeLayerLineCap.round");
extern CAShapeLayerLineCap const kCALineCapSquare swift("CAShapeLayerLineCap.square");

@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (copy) CAShapeLayerFillRule fillRule;
@property (nullable) CGColorRef strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property CGFloat miterLimit;
@property (copy) CAShapeLayerLineCap lineCap;
@property (copy) CAShapeLayerLineJoin lineJoin;
@property CGFloat lineDashPhase;
@property (nullable, copy) NSArray<NSNumber *> *lineDashPattern;
@end

#pragma clang assume_nonnull end
