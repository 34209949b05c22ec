// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/fused_attention.h"

#include "core/base/error.h"
#include "core/train/training_kernels.h"

#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>

#include <vector>

namespace hydra {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::tensor_list;

struct Layout
{
    HeadShape head;
    std::int64_t batch, heads;

    explicit Layout(const at::Tensor& qkv, double scale)
        : batch(qkv.size(0))
        , heads(qkv.size(3))
    {
        head.tokens = qkv.size(1);
        head.dim = qkv.size(4);
        head.outStride = heads * head.dim;
        head.qkvStride = 3 * head.outStride;
        head.scale = static_cast<float>(scale);
    }
    // Offset of Q of head H of image B; K and V follow outStride and 2 * outStride floats later.
    [[nodiscard]] std::int64_t qkvOffset(std::int64_t b, std::int64_t h) const
    {
        return b * head.tokens * head.qkvStride + h * head.dim;
    }
    [[nodiscard]] std::int64_t outOffset(std::int64_t b, std::int64_t h) const
    {
        return b * head.tokens * head.outStride + h * head.dim;
    }
    // Runs work(image, head, scratch) for all images and heads on LibTorch's threads.
    template<class Work>
    void forEach(const Work& work) const
    {
        at::parallel_for(0, batch * heads, 1, [&](std::int64_t begin, std::int64_t end) {
            std::vector<float> scratch(static_cast<std::size_t>(head.scratch()));
            for (std::int64_t i = begin; i < end; ++i) {
                work(i / heads, i % heads, scratch.data());
            }
        });
    }
};

struct FusedAttention : torch::autograd::Function<FusedAttention>
{
    static at::Tensor forward(AutogradContext* context, const at::Tensor& qkv, double scale)
    {
        const Layout layout(qkv, scale);
        const HeadShape& head = layout.head;
        at::Tensor weights =
            at::empty({layout.batch, layout.heads, head.tokens, head.paddedTokens()}, qkv.options());
        at::Tensor out = at::empty({layout.batch, head.tokens, head.outStride}, qkv.options());
        const float* const in = qkv.data_ptr<float>();
        float* const p = weights.data_ptr<float>();
        float* const to = out.data_ptr<float>();
        layout.forEach([&](std::int64_t b, std::int64_t h, float* scratch) {
            const float* const q = in + layout.qkvOffset(b, h);
            trainingKernels().attendHead(head, q, q + head.outStride, q + 2 * head.outStride,
                                         p + (b * layout.heads + h) * head.tokens * head.paddedTokens(),
                                         to + layout.outOffset(b, h), scratch);
        });
        context->save_for_backward({qkv, weights});
        context->saved_data["scale"] = scale;
        return out;
    }

    static tensor_list backward(AutogradContext* context, const tensor_list& grads)
    {
        const auto saved = context->get_saved_variables();
        const Layout layout(saved[0], context->saved_data["scale"].toDouble());
        const HeadShape& head = layout.head;
        const at::Tensor grad = grads[0].contiguous();
        at::Tensor gradQkv = at::empty_like(saved[0]);
        const float* const in = saved[0].data_ptr<float>();
        const float* const p = saved[1].data_ptr<float>();
        const float* const g = grad.data_ptr<float>();
        float* const to = gradQkv.data_ptr<float>();
        layout.forEach([&](std::int64_t b, std::int64_t h, float* scratch) {
            const float* const q = in + layout.qkvOffset(b, h);
            float* const gradQ = to + layout.qkvOffset(b, h);
            trainingKernels().attendHeadBackward(
                head, q, q + head.outStride, q + 2 * head.outStride,
                p + (b * layout.heads + h) * head.tokens * head.paddedTokens(), g + layout.outOffset(b, h),
                gradQ, gradQ + head.outStride, gradQ + 2 * head.outStride, scratch);
        });
        return {gradQkv, at::Tensor()};
    }
};

} // namespace

at::Tensor fusedSoftmaxAttention(const at::Tensor& qkv, double scale)
{
    if (qkv.dim() != 5 || qkv.size(2) != 3 || !qkv.is_contiguous() || qkv.scalar_type() != at::kFloat) {
        throw internalError("fused attention: expected contiguous float32 [B, T, 3, heads, dim], got %1",
                            qkv.sizes());
    }
    return FusedAttention::apply(qkv, scale);
}

} // namespace hydra
