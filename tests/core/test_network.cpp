// SPDX-License-Identifier: GPL-3.0-or-later
// Sub-networks as views, the four schemes, other image sizes, and allocations that must never happen.
#include "core/base/error.h"
#include "core/checkpoint/cut_out.h"
#include "core/nn/patch_embedding.h"
#include "core/nn/vision_transformer.h"

#include <c10/core/CPUAllocator.h>

#include <QtTest>

#include <algorithm>
#include <atomic>

#include "tests/support/program.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"
#include "tests/support/vit_shape.h"

using namespace hydra;
using hydra::test::distance;

namespace {

// The largest block that LibTorch allocates during this object's lifetime.
class LargestAllocation final : public c10::Allocator
{
public:
    LargestAllocation()
        : m_real(c10::GetCPUAllocator())
    {
        c10::SetCPUAllocator(this, ++priority()); // an allocator of lower priority than the last is ignored
    }
    ~LargestAllocation() override { c10::SetCPUAllocator(m_real, ++priority()); }
    LargestAllocation(const LargestAllocation&) = delete;
    LargestAllocation& operator=(const LargestAllocation&) = delete;
    [[nodiscard]] c10::DataPtr allocate(std::size_t bytes) const override
    {
        std::size_t seen = m_largest.load();
        while (seen < bytes && !m_largest.compare_exchange_weak(seen, bytes)) { }
        return m_real->allocate(bytes);
    }
    c10::DeleterFnPtr raw_deleter() const override
    {
        return m_real->raw_deleter();
    } // for oneDNN inside LibTorch
    [[nodiscard]] std::size_t largest() const { return m_largest.load(); }

private:
    static std::uint8_t& priority()
    {
        static std::uint8_t last = 100;
        return last;
    }
    c10::Allocator* m_real;
    mutable std::atomic<std::size_t> m_largest{0};
};

VitConfig tinyConfig(const test::TinyShape& s = {})
{
    return test::configOf({s.grid * s.patch, s.patch, s.heads, s.headDim, s.depth, s.classes});
}

// Whether WORK throws an Error{Usage} whose message contains PART.
template<class Work>
bool refusedWith(const char* part, Work&& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.code() == ErrorCode::Usage && QString(error.what()).contains(part);
    }
    return false;
}

// A plain ViT with the sub-network's weights copied out: the definition of reference.md "Sub-networks" in
// slices.
NamedTensors copiedOut(const NamedTensors& full, const VitConfig& c, int k)
{
    const std::int64_t e = std::int64_t(k) * c.headDim;
    const std::int64_t D = c.embedDim;
    NamedTensors cut;
    for (const auto& [name, t] : full) {
        if (name == "cls_token" || name == "pos_embed") {
            cut[name] = t.narrow(2, 0, e).clone();
        } else if (name.find("qkv") != std::string::npos) {
            std::vector<at::Tensor> rows;
            for (int part = 0; part < 3; ++part) {
                const at::Tensor slice = t.narrow(0, part * D, e);
                rows.push_back(slice.dim() == 2 ? slice.narrow(1, 0, e) : slice);
            }
            cut[name] = at::cat(rows, 0).clone();
        } else if (name.rfind("head", 0) == 0) {
            cut[name] = t.dim() == 2 ? t.narrow(1, 0, e).clone() : t.clone();
        } else {
            const auto width = [&](std::int64_t size) {
                return size == 4 * D ? 4 * e : size == D ? e : size;
            };
            at::Tensor slice = t.narrow(0, 0, width(t.size(0)));
            cut[name] = (slice.dim() == 2 ? slice.narrow(1, 0, width(t.size(1))) : slice).clone();
        }
    }
    return cut;
}

} // namespace

class TestNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void subNetworkEqualsThePlainVitItIs()
    {
        const NamedTensors full = test::tinyTensors();
        const VisionTransformer network(tinyConfig(), full);
        const at::Tensor x = at::randn({2, 3, 24, 24});
        for (int k = 1; k <= 4; ++k) {
            test::TinyShape shape;
            shape.heads = k;
            const VisionTransformer plain(tinyConfig(shape), copiedOut(full, tinyConfig(), k));
            const at::Tensor expected =
                plain.forward(x, {SliceScheme::HydraViT, k}, AttentionPlan::softmax(3));
            QVERIFY(
                distance(network.forward(x, {SliceScheme::HydraViT, k}, AttentionPlan::softmax(3)), expected)
                < 1e-5);
        }
    }

    void weightsAreViewsUnderEveryScheme()
    {
        const NamedTensors full = test::tinyTensors();
        const VisionTransformer network(tinyConfig(), full);
        for (const auto scheme :
             {SliceScheme::HydraViT, SliceScheme::MatFormer, SliceScheme::DynaBert, SliceScheme::SortedNet}) {
            const auto w = network.weights({scheme, 2});
            for (int i = 0; i < 3; ++i) {
                const std::string at = "blocks." + std::to_string(i) + ".";
                const BlockWeights& b = w->blocks[std::size_t(i)];
                const auto shares = [&](const at::Tensor& view, const std::string& name) {
                    return view.storage().data_ptr().get() == full.at(at + name).storage().data_ptr().get();
                };
                QVERIFY(shares(b.query.weight, "attn.qkv.weight") && shares(b.key.weight, "attn.qkv.weight"));
                QVERIFY(shares(b.value.weight, "attn.qkv.weight")
                        && shares(b.projection.weight, "attn.proj.weight"));
                QVERIFY(shares(b.fc1.weight, "mlp.fc1.weight") && shares(b.fc2.weight, "mlp.fc2.weight"));
            }
            QVERIFY(network.forward(at::randn({1, 3, 24, 24}), {scheme, 2}, AttentionPlan::softmax(3))
                        .isfinite()
                        .all()
                        .item<bool>());
        }
    }

    void widthsOfTheSchemes()
    {
        const VitConfig c = tinyConfig(); // D = 32, 4 heads of 8, hidden 128
        const auto check = [&](SliceScheme scheme, int embed, int heads, int width, int hidden) {
            const SubWidths w = widthsOf(c, {scheme, 2});
            QCOMPARE(w.embed, embed);
            QCOMPARE(w.heads, heads);
            QCOMPARE(w.headDim, width);
            QCOMPARE(w.mlpHidden, hidden);
        };
        check(SliceScheme::HydraViT, 16, 2, 8, 64);
        check(SliceScheme::MatFormer, 32, 4, 8, 64);
        check(SliceScheme::DynaBert, 32, 2, 8, 64);
        check(SliceScheme::SortedNet, 16, 4, 4, 64);
        QVERIFY_EXCEPTION_THROWN((void)widthsOf(c, {SliceScheme::HydraViT, 0}), Error);
        QVERIFY_EXCEPTION_THROWN((void)widthsOf(c, {SliceScheme::HydraViT, 5}), Error);
    }

    void noTokenByTokenTensorForHydra()
    {
        const VisionTransformer network(tinyConfig(), test::tinyTensors());
        const at::Tensor x =
            at::randn({1, 3, 256, 256}); // 4,097 tokens of 32: T x T would be 67 MB, T x 4D is 2 MB
        const std::size_t tokens = 64 * 64 + 1;
        for (const char* plan : {"hydra", "hydra:tanh-softmax", "hydra:cosine+ln", "linear:cosine,heads=4"}) {
            const LargestAllocation watch;
            (void)network.forward(x, {SliceScheme::HydraViT, 4},
                                  AttentionPlan::parse(plan, AttentionPlan::softmax(3)));
            QVERIFY2(watch.largest() < tokens * tokens * sizeof(float) / 4, plan);
        }
        const LargestAllocation watch; // checks that the watch sees softmax's allocation
        Trace trace;
        (void)network.forward(x, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3), {}, &trace);
        QVERIFY(watch.largest() >= tokens * tokens * sizeof(float));
    }

    void otherGridsAreResampled()
    {
        const VisionTransformer network(tinyConfig(), test::tinyTensors());
        Trace trace;
        (void)network.forward(at::randn({1, 3, 40, 24}), {SliceScheme::HydraViT, 4},
                              AttentionPlan::softmax(3), {}, &trace);
        QCOMPARE(trace.rows, 10);
        QCOMPARE(trace.cols, 6);
        const at::Tensor constant = at::ones({36, 8});
        QVERIFY((resizePositions(constant, 6, 6, 9, 4) - 1).abs().max().item<double>() < 1e-5);
        QVERIFY_EXCEPTION_THROWN((void)network.forward(at::randn({1, 3, 25, 24}), {SliceScheme::HydraViT, 4},
                                                       AttentionPlan::softmax(3)),
                                 Error);
    }

    // A checkpoint whose blocks have weights for one kind of attention names it and runs as that kind only.
    void kindsWithWeightsOfTheirOwn()
    {
        const AttentionPlan plan =
            AttentionPlan::parse("optimised@0;efficient@1;super@2", AttentionPlan::softmax(3));
        const Checkpoint c = test::tinyCheckpoint(test::tinyTensorsFor(plan));
        QVERIFY(c.unexpected.empty());
        QCOMPARE(c.config.attentionPlan.from, Provenance::Inferred);
        const VisionTransformer network(c.config, c.tensors);
        QVERIFY(network.trainedPlan() == plan);
        const at::Tensor pixels = at::randn({2, 3, 24, 24});
        const SubNetwork all = fullNetwork(c.config);
        QVERIFY(network.forward(pixels, all, plan).isfinite().all().item<bool>());
        QVERIFY(refusedWith("blocks.0.attn.qkv.weight",
                            [&] { (void)network.forward(pixels, all, AttentionPlan::softmax(3)); }));
        QVERIFY(refusedWith("mixes exactly 37 tokens, this image has 26", [&] {
            (void)network.forward(at::randn({1, 3, 20, 20}), all, plan);
        }));
        const VisionTransformer plain(tinyConfig(), test::tinyTensors());
        QVERIFY(refusedWith("no blocks.1.attn.wa.weight", [&] {
            (void)plain.forward(pixels, all, AttentionPlan::parse("super@1", AttentionPlan::softmax(3)));
        }));
        QVERIFY(refusedWith("under this slicing scheme they differ", [&] {
            (void)plain.forward(pixels, {SliceScheme::DynaBert, 2},
                                AttentionPlan::parse("polynl", AttentionPlan::softmax(3)));
        }));
        // The cut checkpoint is the sub-network, W_A included.
        const Checkpoint two = cutOut(c, 2);
        const VisionTransformer cut(two.config, two.tensors);
        QVERIFY(distance(cut.forward(pixels, fullNetwork(two.config), plan),
                         network.forward(pixels, {SliceScheme::HydraViT, 2}, plan))
                < 1e-5);
    }

    void cancelledBetweenBlocks()
    {
        const VisionTransformer network(tinyConfig(), test::tinyTensors());
        const CancelToken cancel;
        cancel.cancel();
        try {
            (void)network.forward(at::randn({1, 3, 24, 24}), {SliceScheme::HydraViT, 4},
                                  AttentionPlan::softmax(3), cancel);
            QFAIL("expected a cancellation");
        } catch (const Error& error) {
            QCOMPARE(int(error.code()), int(ErrorCode::Cancelled));
        }
    }
};

HYDRA_TEST(TestNetwork, QCoreApplication)
#include "test_network.moc"
