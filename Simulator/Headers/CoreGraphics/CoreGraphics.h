#pragma once
#include "Values.h"
#include "Paths.h"
#include "Colors.h"
#include "Images.h"
