// What surrounds a view: light or dark, sizes, the display.
#pragma once
#include "Geometry.h"

#pragma clang assume_nonnull begin

enum open_choice UIUserInterfaceStyle : NSInteger {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark
};
typedef enum UIUserInterfaceStyle UIUserInterfaceStyle;

enum open_choice UIUserInterfaceLayoutDirection
    : NSInteger {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft
};
typedef enum UIUserInterfaceLayoutDirection UIUserInterfaceLayoutDirection;

enum open_choice UIAccessibilityContrast : NSInteger {
  UIAccessibilityContrastUnspecified = -1,
  UIAccessibilityContrastNormal,
  UIAccessibilityContrastHigh
};
typedef enum UIAccessibilityContrast UIAccessibilityContrast;

typedef NSString *UIContentSizeCategory new_struct;

sendable
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection swift("current");
- (instancetype)init designated;
- (nullable instancetype)initWithCoder:(NSCoder *)coder designated;
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale swift("init(displayScale:)");
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style
    swift("init(userInterfaceStyle:)");
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIAccessibilityContrast accessibilityContrast;
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(nullable UITraitCollection *)other
    swift("hasDifferentColorAppearance(comparedTo:)");
- (void)performAsCurrentTraitCollection:(void (not_kept ^)(void))actions
    swift("performAsCurrent(_:)");
@end

main_actor
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    swift("traitCollectionDidChange(_:)");
@end

#pragma clang assume_nonnull end
