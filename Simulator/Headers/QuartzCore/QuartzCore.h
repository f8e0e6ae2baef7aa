#pragma once
#include "Timing.h"
#include "Animations.h"
#include "Layers.h"
