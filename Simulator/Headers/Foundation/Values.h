// What Swift has values of its own for: text, numbers, lists, bytes.
#pragma once
#include <CoreGraphics/CoreGraphics.h>
#include <ObjectiveC/ObjectiveC.h>

#pragma clang assume_nonnull begin

typedef double NSTimeInterval swift("TimeInterval");

@protocol NSCopying
@end

bridges_to("Swift.String")
@interface NSString : NSObject <NSCopying>
@end

sendable
@interface NSNumber : NSObject <NSCopying>
- (instancetype)initWithInt:(int)value designated;
- (instancetype)initWithInteger:(NSInteger)value designated;
- (instancetype)initWithFloat:(float)value designated;
- (instancetype)initWithDouble:(double)value designated;
- (instancetype)initWithBool:(BOOL)value designated;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue swift("intValue");
@end

bridges_to("Swift.Array")
@interface NSArray<__covariant Element> : NSObject <NSCopying>
@end

bridges_to("Swift.Set")
@interface NSSet<__covariant Element> : NSObject <NSCopying>
@end

bridges_to("Swift.Dictionary")
@interface NSDictionary<__covariant Key, __covariant Value> : NSObject <NSCopying>
@end

bridges_to("Foundation.Data")
@interface NSData : NSObject <NSCopying>
- (instancetype)initWithData:(NSData *)data;
@property (readonly) NSUInteger length;
@end

#pragma clang assume_nonnull end
