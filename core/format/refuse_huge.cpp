// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/refuse_huge.h"

#include "core/base/error.h"

namespace hydra {

void refuseHuge(const std::string& name, Sides shape, std::int64_t elements, const std::string& file)
{
    constexpr std::int64_t mostElements = std::int64_t(1) << 28;
    if (elements > mostElements) {
        throw inputError(file, ": tensor ", printable(name), " of shape ", shapeText(shape), " has ",
                         elements, " elements; no network that is read here has more than ", mostElements,
                         " in one");
    }
}

} // namespace hydra
