// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of all that is asked, for ui and app: what a user may say about a model, and the options of a
// method.
#pragma once

#include "core/explain/option_fields.h"
#include "core/model/override_fields.h"
#include "core/question/keys.h"
