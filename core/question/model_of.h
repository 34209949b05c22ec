// SPDX-License-Identifier: GPL-3.0-or-later
// The model that a question is about, for every kind of key.
#pragma once

#include "core/question/keys.h"

namespace hydra {

template<class Key>
auto modelOf(const Key& key) -> decltype((key.model))
{
    return key.model;
}
template<class Key>
auto modelOf(const Key& key) -> decltype((key.network.model))
{
    return key.network.model;
}
template<class Key>
auto modelOf(const Key& key) -> decltype((key.map.network.model))
{
    return key.map.network.model;
}

} // namespace hydra
