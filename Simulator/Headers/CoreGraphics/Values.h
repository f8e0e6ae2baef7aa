// Numbers, places and times.
#pragma once
#include <ObjectiveC/ObjectiveC.h>

typedef double CGFloat;
typedef double CFTimeInterval;
typedef long CFIndex;

typedef const void *CFTypeRef;
typedef const struct counted_as(NSString) __CFString *CFStringRef;
typedef const struct counted_as(NSData) __CFData *CFDataRef;

typedef struct CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct CGVector {
  CGFloat dx;
  CGFloat dy;
} CGVector;

typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

typedef struct CGAffineTransform {
  CGFloat a, b, c, d;
  CGFloat tx, ty;
} CGAffineTransform;
