// SPDX-License-Identifier: GPL-3.0-or-later
// What readers are given in place of translations: a message in English.
#include "core/language/language.h"

namespace hydra {

std::string spoken(const std::string& english)
{
    return english;
}

} // namespace hydra
