// Archives.
#pragma once
#include "Values.h"

#pragma clang assume_nonnull begin

@interface NSCoder : NSObject
@property (readonly) BOOL requiresSecureCoding;
- (BOOL)containsValueForKey:(NSString *)key;
- (void)encodeObject:(nullable id)object forKey:(NSString *)key swift("encode(_:forKey:)");
- (void)encodeBool:(BOOL)value forKey:(NSString *)key swift("encode(_:forKey:)");
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key swift("encode(_:forKey:)");
- (void)encodeDouble:(double)value forKey:(NSString *)key swift("encode(_:forKey:)");
- (void)encodeFloat:(float)value forKey:(NSString *)key swift("encode(_:forKey:)");
- (nullable id)decodeObjectForKey:(NSString *)key swift("decodeObject(forKey:)");
- (nullable id)decodeObjectOfClass:(Class)aClass forKey:(NSString *)key swift_only_in_overlay;
- (BOOL)decodeBoolForKey:(NSString *)key swift("decodeBool(forKey:)");
- (NSInteger)decodeIntegerForKey:(NSString *)key swift("decodeInteger(forKey:)");
- (double)decodeDoubleForKey:(NSString *)key swift("decodeDouble(forKey:)");
- (float)decodeFloatForKey:(NSString *)key swift("decodeFloat(forKey:)");
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder swift("encode(with:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder swift("init(coder:)");
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@interface NSString (Coding) <NSSecureCoding>
@end
@interface NSNumber (Coding) <NSSecureCoding>
@end
@interface NSData (Coding) <NSSecureCoding>
@end

#pragma clang assume_nonnull end
