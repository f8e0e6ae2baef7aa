// Pictures, outlines, and drawing of one's own.
#pragma once
#include "Colors.h"

#pragma clang assume_nonnull begin

enum open_choice swift("UIImage.Orientation") UIImageOrientation : NSInteger {
  UIImageOrientationUp,
  UIImageOrientationDown,
  UIImageOrientationLeft,
  UIImageOrientationRight,
  UIImageOrientationUpMirrored,
  UIImageOrientationDownMirrored,
  UIImageOrientationLeftMirrored,
  UIImageOrientationRightMirrored
};
typedef enum UIImageOrientation UIImageOrientation;

enum open_choice swift("UIImage.RenderingMode") UIImageRenderingMode : NSInteger {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate
};
typedef enum UIImageRenderingMode UIImageRenderingMode;

@class UIImageAsset;

sendable
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)imageNamed:(NSString *)name swift("init(named:)");
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (nullable instancetype)initWithData:(NSData *)data;
- (nullable instancetype)initWithData:(NSData *)data scale:(CGFloat)scale;
- (instancetype)initWithCGImage:(CGImageRef)cgImage swift("init(cgImage:)");
- (instancetype)initWithCGImage:(CGImageRef)cgImage
                          scale:(CGFloat)scale
                    orientation:(UIImageOrientation)orientation
    swift("init(cgImage:scale:orientation:)");
- (instancetype)init designated;

@property (nonatomic, readonly) CGSize size;
@property (nullable, nonatomic, readonly) CGImageRef CGImage swift("cgImage");
@property (nonatomic, readonly) UIImageOrientation imageOrientation;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nullable, nonatomic, readonly) UIImageAsset *imageAsset;

- (void)drawAtPoint:(CGPoint)point swift("draw(at:)");
- (void)drawInRect:(CGRect)rect swift("draw(in:)");
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode swift("withRenderingMode(_:)");
- (UIImage *)imageWithTintColor:(UIColor *)color swift("withTintColor(_:)");
@end

sendable
@interface UIImageAsset : NSObject <NSSecureCoding>
- (instancetype)init designated;
- (UIImage *)imageWithTraitCollection:(UITraitCollection *)traitCollection swift("image(with:)");
- (void)registerImage:(UIImage *)image
    withTraitCollection:(UITraitCollection *)traitCollection swift("register(_:with:)");
@end

@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
+ (instancetype)bezierPathWithRect:(CGRect)rect swift("init(rect:)");
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect swift("init(ovalIn:)");
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius
    swift("init(roundedRect:cornerRadius:)");
+ (instancetype)bezierPathWithCGPath:(CGPathRef)cgPath swift("init(cgPath:)");
@property (nonatomic) CGPathRef CGPath swift("cgPath");
- (void)moveToPoint:(CGPoint)point swift("move(to:)");
- (void)addLineToPoint:(CGPoint)point swift("addLine(to:)");
- (void)addCurveToPoint:(CGPoint)endPoint
          controlPoint1:(CGPoint)controlPoint1
          controlPoint2:(CGPoint)controlPoint2 swift("addCurve(to:controlPoint1:controlPoint2:)");
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint
    swift("addQuadCurve(to:controlPoint:)");
- (void)addArcWithCenter:(CGPoint)center
                  radius:(CGFloat)radius
              startAngle:(CGFloat)startAngle
                endAngle:(CGFloat)endAngle
               clockwise:(BOOL)clockwise
    swift("addArc(withCenter:radius:startAngle:endAngle:clockwise:)");
- (void)closePath swift("close()");
- (void)appendPath:(UIBezierPath *)bezierPath swift("append(_:)");
- (void)applyTransform:(CGAffineTransform)transform swift("apply(_:)");
- (BOOL)containsPoint:(CGPoint)point swift("contains(_:)");
@property (readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) BOOL usesEvenOddFillRule;
- (void)fill;
- (void)stroke;
- (void)addClip;
@end

enum open_choice swift("UIGraphicsImageRendererFormat.Range") UIGraphicsImageRendererFormatRange
    : NSInteger {
  UIGraphicsImageRendererFormatRangeUnspecified = -1,
  UIGraphicsImageRendererFormatRangeAutomatic = 0,
  UIGraphicsImageRendererFormatRangeExtended,
  UIGraphicsImageRendererFormatRangeStandard
};
typedef enum UIGraphicsImageRendererFormatRange UIGraphicsImageRendererFormatRange;

@interface UIGraphicsRendererFormat : NSObject <NSCopying>
+ (instancetype)defaultFormat swift("default()");
+ (instancetype)preferredFormat swift("preferred()");
@property (nonatomic, readonly) CGRect bounds;
@end

@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
@property (nonatomic) UIGraphicsImageRendererFormatRange preferredRange;
@end

@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext swift("cgContext");
@property (nonatomic, readonly) UIGraphicsRendererFormat *format;
- (void)fillRect:(CGRect)rect swift("fill(_:)");
- (void)clipToRect:(CGRect)rect swift("clip(to:)");
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (nonatomic, readonly) UIImage *currentImage;
@end

@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
@end

@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format
    designated;
- (UIImage *)imageWithActions:
    (void (not_kept ^)(UIGraphicsImageRendererContext *rendererContext))actions
    swift("image(actions:)");
@end

CGContextRef _Nullable UIGraphicsGetCurrentContext(void)
    __attribute__((cf_returns_not_retained));
void UIGraphicsPushContext(CGContextRef context);
void UIGraphicsPopContext(void);

#pragma clang assume_nonnull end
