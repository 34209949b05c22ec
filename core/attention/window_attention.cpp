// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/window_attention.h"

#include "core/attention/softmax_attention.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// The patches of one window, as token numbers.
at::Tensor patchesIn(const HeadLayout& layout, int size, int row, int col, const at::Device& device)
{
    std::vector<std::int64_t> tokens;
    for (int r = row; r < std::min(row + size, layout.rows); ++r) {
        for (int c = col; c < std::min(col + size, layout.cols); ++c) {
            tokens.push_back(layout.prefix + std::int64_t(r) * layout.cols + c);
        }
    }
    return at::tensor(tokens, at::kLong).to(device);
}

} // namespace

at::Tensor windowMask(const HeadLayout& layout, int size, const at::TensorOptions& options)
{
    const std::int64_t T = layout.prefix + std::int64_t(layout.rows) * layout.cols;
    const int across = (layout.cols + size - 1) / size;
    std::vector<std::int64_t> window(static_cast<std::size_t>(T), -1); // of each token; -1: prefix
    for (std::int64_t i = layout.prefix; i < T; ++i) {
        const std::int64_t patch = i - layout.prefix;
        window[static_cast<std::size_t>(i)] =
            patch / layout.cols / size * across + patch % layout.cols / size;
    }
    const at::Tensor of = at::tensor(window, at::kLong).to(options.device());
    const at::Tensor same = of.unsqueeze(1) == of.unsqueeze(0);
    const at::Tensor free = of < 0;
    return same.logical_or(free.unsqueeze(0)).logical_or(free.unsqueeze(1));
}

at::Tensor windowAttention(const at::Tensor& qkv, const HeadLayout& layout, int size)
{
    const std::int64_t prefix = layout.prefix;
    const at::Tensor always = at::arange(prefix, qkv.options().dtype(at::kLong));
    at::Tensor out = at::empty({qkv.size(0), qkv.size(1), qkv.size(2) / 3}, qkv.options());
    for (int row = 0; row < layout.rows; row += size) {
        for (int col = 0; col < layout.cols; col += size) {
            const at::Tensor patches = patchesIn(layout, size, row, col, qkv.device());
            const at::Tensor seen = qkv.index_select(1, at::cat({always, patches}, 0));
            const at::Tensor found = softmaxAttention(seen, layout.heads, layout.scale, nullptr);
            out.index_copy_(1, patches, found.narrow(1, prefix, patches.size(0)));
        }
    }
    if (prefix > 0) {
        out.narrow(1, 0, prefix).copy_(softmaxAttention(qkv, layout.heads, layout.scale, nullptr, prefix));
    }
    return out;
}

} // namespace hydra
