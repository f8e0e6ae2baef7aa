// Insets.
#pragma once
#include <QuartzCore/QuartzCore.h>

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

extern const UIEdgeInsets UIEdgeInsetsZero swift("UIEdgeInsets.zero");
