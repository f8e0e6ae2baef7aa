// What the system tells: resources, notices, turns of the run loop.
#pragma once
#include "Coding.h"

#pragma clang assume_nonnull begin

sendable swift("Bundle")
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle swift("main");
+ (NSBundle *)bundleForClass:(Class)aClass swift("init(for:)");
@property (readonly, copy) NSString *bundlePath;
@property (readonly, copy) NSArray<NSString *> *localizations;
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
- (nullable NSString *)pathForResource:(nullable NSString *)name
                                ofType:(nullable NSString *)extension
    swift("path(forResource:ofType:)");
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)table
    swift("localizedString(forKey:value:table:)");
@end

swift("OperationQueue") sendable
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue swift("main");
@end

typedef NSString *NSNotificationName new_struct swift("NSNotification.Name");

bridges_to("Foundation.Notification")
@interface NSNotification : NSObject <NSCopying>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@end

sendable swift("NotificationCenter")
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter swift("default");
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)aName
             object:(nullable id)anObject swift("addObserver(_:selector:name:object:)");
- (void)postNotificationName:(NSNotificationName)aName
                      object:(nullable id)anObject swift("post(name:object:)");
- (void)removeObserver:(id)observer swift("removeObserver(_:)");
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)object
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (sendable ^)(NSNotification *notification))block
    swift("addObserver(forName:object:queue:using:)");
@end

typedef NSString *NSRunLoopMode new_struct swift("RunLoop.Mode");
extern NSRunLoopMode const NSDefaultRunLoopMode swift("NSRunLoopMode.default");
extern NSRunLoopMode const NSRunLoopCommonModes swift("NSRunLoopMode.common");

swift("RunLoop")
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop swift("current");
@property (class, readonly, strong) NSRunLoop *mainRunLoop swift("main");
@end

#pragma clang assume_nonnull end
