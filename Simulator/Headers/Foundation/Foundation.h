#pragma once
#include "Values.h"
#include "Coding.h"
#include "System.h"
#include <CoreGraphics/CoreGraphics.h>
