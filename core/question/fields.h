// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of settings for ui and app: what a user may set for a model, and a method's options.
#pragma once

#include "core/explain/option_fields.h"
#include "core/model/override_fields.h"
#include "core/question/keys.h"
