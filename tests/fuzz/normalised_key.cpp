// SPDX-License-Identifier: GPL-3.0-or-later
// What readers are given in place of the network's own defaults and of translations: a key as it was read, a
// message in English.
#include "core/language/language.h"
#include "core/question/keys.h"

namespace hydra {

std::string spoken(const std::string& english)
{
    return english;
}

engine::MapKey engine::normalised(MapKey key)
{
    return key;
}

} // namespace hydra
