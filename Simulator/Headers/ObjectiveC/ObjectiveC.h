// The root of all classes.
#pragma once
#include "Words.h"

#pragma clang assume_nonnull begin

typedef signed char BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef __SIZE_TYPE__ size_t;

@class NSString;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init designated;
- (id)copy;
@end

#pragma clang assume_nonnull end
