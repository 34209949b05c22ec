// SPDX-License-Identifier: GPL-3.0-or-later
// What readers are given in place of translations and of walk-throughs: a message in English, heads as they
// are.
#include "core/explain/walk.h"
#include "core/language/language.h"

namespace hydra {

std::string spoken(const std::string& english)
{
    return english;
}

int headsToChoose(const BlockAttention&, int heads)
{
    return heads;
}

} // namespace hydra
