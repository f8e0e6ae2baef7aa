#pragma once
#include "Rectangles.h"
#include "Paths.h"
#include "Colors.h"
#include "Images.h"
