// Insets.
#pragma once
#include <QuartzCore/QuartzCore.h>

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

extern const UIEdgeInsets UIEdgeInsetsZero swift("UIEdgeInsets.zero");
