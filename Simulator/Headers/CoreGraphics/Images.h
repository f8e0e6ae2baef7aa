// Pixels, and what draws them.
#pragma once
#include "Colors.h"
#include "Paths.h"

#pragma clang arc_cf_code_audited begin
#pragma clang assume_nonnull begin

typedef struct counted CGImage *CGImageRef sendable;
typedef struct counted CGContext *CGContextRef;
typedef struct counted CGDataProvider *CGDataProviderRef;

enum open_choice CGImageAlphaInfo : unsigned int {
  kCGImageAlphaNone,
  kCGImageAlphaPremultipliedLast,
  kCGImageAlphaPremultipliedFirst,
  kCGImageAlphaLast,
  kCGImageAlphaFirst,
  kCGImageAlphaNoneSkipLast,
  kCGImageAlphaNoneSkipFirst,
  kCGImageAlphaOnly
};
typedef enum CGImageAlphaInfo CGImageAlphaInfo;

enum open_flags CGBitmapInfo : unsigned int {
  kCGBitmapAlphaInfoMask = 0x1F,
  kCGBitmapByteOrderMask = 0x7000,
  kCGBitmapByteOrder32Little = 2 << 12,
  kCGBitmapByteOrder32Big = 4 << 12
};
typedef enum CGBitmapInfo CGBitmapInfo;

enum open_choice CGInterpolationQuality : int {
  kCGInterpolationDefault = 0,
  kCGInterpolationNone = 1,
  kCGInterpolationLow = 2,
  kCGInterpolationMedium = 4,
  kCGInterpolationHigh = 3
};
typedef enum CGInterpolationQuality CGInterpolationQuality;

enum open_choice CGBlendMode : int {
  kCGBlendModeNormal = 0,
  kCGBlendModeClear = 16,
  kCGBlendModeCopy = 17
};
typedef enum CGBlendMode CGBlendMode;

CGDataProviderRef _Nullable CGDataProviderCreateWithCFData(CFDataRef _Nullable data)
    hands_over swift("CGDataProviderRef.init(data:)");
CFDataRef _Nullable CGDataProviderCopyData(CGDataProviderRef _Nullable provider)
    swift("getter:CGDataProviderRef.data(self:)");

CGImageRef _Nullable CGImageCreate(
    size_t width, size_t height, size_t bitsPerComponent,
    size_t bitsPerPixel, size_t bytesPerRow, CGColorSpaceRef _Nullable space,
    CGBitmapInfo bitmapInfo, CGDataProviderRef _Nullable provider,
    const CGFloat *_Nullable decode, _Bool shouldInterpolate, CGColorRenderingIntent intent)
    hands_over swift(
        "CGImageRef.init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:"
        "provider:decode:shouldInterpolate:intent:)");
size_t CGImageGetWidth(CGImageRef _Nullable image) swift("getter:CGImageRef.width(self:)");
size_t CGImageGetHeight(CGImageRef _Nullable image)
    swift("getter:CGImageRef.height(self:)");

// As every SDK has it; a late one also takes CGBitmapInfo and no color space.
CGContextRef _Nullable CGBitmapContextCreate(
    void *_Nullable data, size_t width, size_t height,
    size_t bitsPerComponent, size_t bytesPerRow, CGColorSpaceRef space, unsigned int bitmapInfo)
    hands_over swift(
        "CGContextRef.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)");
void *_Nullable CGBitmapContextGetData(CGContextRef _Nullable context)
    swift("getter:CGContextRef.data(self:)");
size_t CGBitmapContextGetBytesPerRow(CGContextRef _Nullable context)
    swift("getter:CGContextRef.bytesPerRow(self:)");
CGImageRef _Nullable CGBitmapContextCreateImage(CGContextRef _Nullable context)
    hands_over swift("CGContextRef.makeImage(self:)");

void CGContextSaveGState(CGContextRef _Nullable c) swift("CGContextRef.saveGState(self:)");
void CGContextRestoreGState(CGContextRef _Nullable c) swift("CGContextRef.restoreGState(self:)");
void CGContextScaleCTM(CGContextRef _Nullable c, CGFloat sx, CGFloat sy)
    swift("CGContextRef.scaleBy(self:x:y:)");
void CGContextTranslateCTM(CGContextRef _Nullable c, CGFloat tx, CGFloat ty)
    swift("CGContextRef.translateBy(self:x:y:)");
void CGContextConcatCTM(CGContextRef _Nullable c, CGAffineTransform transform)
    swift("CGContextRef.concatenate(self:_:)");
void CGContextSetFillColorWithColor(CGContextRef _Nullable c, CGColorRef _Nullable color)
    swift("CGContextRef.setFillColor(self:_:)");
void CGContextSetBlendMode(CGContextRef _Nullable c, CGBlendMode mode)
    swift("CGContextRef.setBlendMode(self:_:)");
void CGContextSetInterpolationQuality(CGContextRef _Nullable c, CGInterpolationQuality quality)
    swift("setter:CGContextRef.interpolationQuality(self:_:)");
CGInterpolationQuality CGContextGetInterpolationQuality(CGContextRef _Nullable c)
    swift("getter:CGContextRef.interpolationQuality(self:)");
void CGContextClearRect(CGContextRef _Nullable c, CGRect rect)
    swift("CGContextRef.clear(self:_:)");
void CGContextFillRect(CGContextRef _Nullable c, CGRect rect) swift("CGContextRef.fill(self:_:)");
void CGContextAddPath(CGContextRef _Nullable c, CGPathRef _Nullable path)
    swift("CGContextRef.addPath(self:_:)");
void CGContextDrawImage(CGContextRef _Nullable c, CGRect rect, CGImageRef _Nullable image)
    swift_only_in_overlay;

#pragma clang assume_nonnull end
#pragma clang arc_cf_code_audited end
