// SPDX-License-Identifier: GPL-3.0-or-later
// Compares tensors as reference.md "Tolerances and residuals" states tolerances: relative to the largest
// magnitude of the reference.
#pragma once

#include <ATen/ATen.h>

namespace hydra::test {

// max|a - b| / max|b|; infinity for a NaN or for shapes with different counts.
inline double distance(const at::Tensor& a, const at::Tensor& reference)
{
    if (a.numel() != reference.numel()) {
        return std::numeric_limits<double>::infinity();
    }
    const at::Tensor x = a.flatten().to(at::kDouble);
    const at::Tensor y = reference.flatten().to(at::kDouble);
    const double difference = (x - y).abs().max().item<double>();
    const double scale = y.abs().max().item<double>();
    return difference == difference ? difference / (scale > 0 ? scale : 1.0)
                                    : std::numeric_limits<double>::infinity();
}

inline at::Tensor asTensor(const std::vector<float>& values)
{
    return at::from_blob(const_cast<float*>(values.data()), {static_cast<std::int64_t>(values.size())})
        .clone();
}

} // namespace hydra::test
