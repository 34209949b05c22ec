// SPDX-License-Identifier: GPL-3.0-or-later
// How a prompt is cleaned before tokenisation.
#pragma once

#include "core/base/enum_words.h"

namespace hydra {

enum class Cleaning
{
    None, // as typed
    Lower, // lower case
    HuggingFace, // ASCII punctuation dropped, lower case, single spaces
    OpenClip // the same, but _ becomes a space first
};
template<>
const EnumWords<Cleaning>& enumWords<Cleaning>(); // "none", "lower", "huggingface", "open_clip"

} // namespace hydra
