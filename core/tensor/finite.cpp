// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/finite.h"

#include "core/base/message.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

Message firstNotFinite(const at::Tensor& values)
{
    if (values.numel() == 0 || std::isfinite(values.sum(at::kDouble).item<double>())) {
        return {};
    }
    const at::Tensor flat = values.flatten();
    const at::Tensor wrong = flat.isfinite().logical_not();
    if (!wrong.any().item<bool>()) { // only the sum overflowed
        return {};
    }
    auto place = wrong.to(at::kByte).argmax().item<std::int64_t>(); // the first
    const double value = flat[place].item<double>();
    std::string index;
    for (std::int64_t axis = values.dim() - 1; axis >= 0; --axis) {
        index.insert(0, join(axis > 0 ? ", " : "", place % values.size(axis)));
        place /= values.size(axis);
    }
    return message(std::isnan(value) ? phrase("NaN at [%1]")
                       : value > 0   ? phrase("infinity at [%1]")
                                     : phrase("-infinity at [%1]"),
                   index);
}

void requireFinite(const at::Tensor& values, const Message& what)
{
    if (const std::string found = firstNotFinite(values); !found.empty()) {
        throw NotFinite(message("%1: expected finite values, found %2", what, found));
    }
}

} // namespace hydra
