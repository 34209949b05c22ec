// SPDX-License-Identifier: GPL-3.0-or-later
// Classifiers that users put on a network, under their own names: their answers against the same weights as
// head.* and against plain loops; other tensors are not taken for a classifier.
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/cut_out.h"
#include "core/explain/decomposition.h"
#include "core/explain/explain.h"
#include "core/explain/pixel_gradient.h"
#include "core/format/safetensors.h"
#include "core/nn/cost.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::plainVit;

namespace {

NamedTensors withoutHead()
{
    NamedTensors t = plainVit(1);
    t.erase("head.weight");
    t.erase("head.bias");
    return t;
}

// y[o] = b[o] + sum W[o,i] x[i], in a loop.
std::vector<double> linear(const at::Tensor& w, const at::Tensor& b, const std::vector<double>& x)
{
    std::vector<double> y;
    for (std::int64_t o = 0; o < w.size(0); ++o) {
        double sum = b.defined() ? b[o].item<double>() : 0;
        for (std::int64_t i = 0; i < w.size(1); ++i) {
            sum += w[o][i].item<double>() * x[std::size_t(i)];
        }
        y.push_back(sum);
    }
    return y;
}

std::vector<double> relu(std::vector<double> x)
{
    for (double& value : x) {
        value = std::max(value, 0.0);
    }
    return x;
}

std::vector<double> numbersOf(const at::Tensor& t)
{
    const at::Tensor flat = t.to(at::kDouble).flatten().contiguous();
    return {flat.data_ptr<double>(), flat.data_ptr<double>() + flat.numel()};
}

double apart(const std::vector<double>& a, const std::vector<double>& b)
{
    double most = a.size() == b.size() ? 0 : 1e9;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        most = std::max(most, std::fabs(a[i] - b[i]) / (1 + std::fabs(b[i])));
    }
    return most;
}

} // namespace

class TestOwnClassifier : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    at::Tensor m_pixels = at::randn({1, 3, 12, 12});

    [[nodiscard]] Path write(const NamedTensors& tensors) const
    {
        const Path path = Path(m_folder.path().toStdString()) / "model.safetensors";
        writeSafetensors(path, tensors, {{"num_heads", "2"}});
        return path;
    }
    [[nodiscard]] Checkpoint open(const NamedTensors& tensors, const ModelOverrides& user = {}) const
    {
        return loadCheckpoint(write(tensors), user);
    }
    [[nodiscard]] std::vector<double> logitsOf(const Checkpoint& c) const
    {
        const VisionTransformer network(c.config, c.tensors);
        return numbersOf(
            network.forward(m_pixels.to(at::kDouble), fullNetwork(c.config), network.trainedPlan()));
    }
    // The input that a classifier on BACKBONE would read.
    [[nodiscard]] std::vector<double> readBy(const NamedTensors& backbone) const
    {
        const Checkpoint c = open(backbone);
        const VisionTransformer network(c.config, c.tensors);
        Trace trace;
        (void)network.forward(m_pixels.to(at::kDouble), fullNetwork(c.config), network.trainedPlan(), {},
                              &trace);
        return numbersOf(trace.pooled);
    }
    static bool says(const Checkpoint& c, const char* what)
    {
        return std::any_of(c.notes.begin(), c.notes.end(),
                           [&](const std::string& note) { return note.find(what) != std::string::npos; });
    }

private Q_SLOTS:
    void underAnyName_data()
    {
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QString>("name");
        for (const char* name : {"head", "head.1", "head.0", "fc", "classifier", "classifier.1", "head.fc",
                                 "new_head", "heads.head", "head.linear", "model_head.layers.3"}) {
            QTest::newRow(name) << QString() << name;
        }
        for (const char* name : {"linear_head", "cls", "linear", "mlp_head.1", "classifier", "head", "fc",
                                 "classifier.1", "linear_classifier.0"}) {
            QTest::newRow(qPrintable(QStringLiteral("beside %1").arg(name))) << "backbone." << name;
        }
        QTest::newRow("in a wrapper") << "model.backbone."
                                      << "model.head.1";
        QTest::newRow("inside, wrapped") << "module."
                                         << "module.fc";
    }
    void underAnyName()
    {
        QFETCH(QString, prefix);
        QFETCH(QString, name);
        for (const bool biased : {true, false}) {
            NamedTensors plain = plainVit(1), other;
            if (!biased) {
                plain["head.bias"] = at::zeros({5});
            }
            for (const auto& [key, tensor] : plain) {
                const bool head = key.rfind("head.", 0) == 0;
                if (!head || biased || key != "head.bias") {
                    other[head ? name.toStdString() + key.substr(4) : prefix.toStdString() + key] = tensor;
                }
            }
            const Checkpoint found = open(other), right = open(plain);
            QCOMPARE(found.config.numClasses.value, 5);
            QCOMPARE(logitsOf(found), logitsOf(right));
            QVERIFY(!says(found, "without a classifier"));
        }
    }

    // Between two layers there may be dropout, which has no effect, and an activation function.
    void severalLayers()
    {
        NamedTensors t = withoutHead();
        const std::vector<double> z = readBy(t);
        const at::Tensor w1 = at::randn({7, 128}), b1 = at::randn({7}), w2 = at::randn({5, 7}),
                         b2 = at::randn({5});
        for (const auto& [first, second] :
             {std::pair("head.1", "head.4"), std::pair("classifier.0", "classifier.2"),
              std::pair("fc1", "fc2"), std::pair("head.fc1", "head.fc2"),
              std::pair("classifier.dense", "classifier.out_proj")}) {
            NamedTensors file = t;
            file[std::string(first) + ".weight"] = w1;
            file[std::string(first) + ".bias"] = b1;
            file[std::string(second) + ".weight"] = w2;
            file[std::string(second) + ".bias"] = b2;
            const Checkpoint c = open(file);
            QVERIFY(says(c, "ReLU is assumed"));
            QVERIFY(apart(logitsOf(c), linear(w2, b2, relu(linear(w1, b1, z)))) < 1e-5);
            ModelOverrides user;
            user.headActivation = "tanh";
            std::vector<double> bent = linear(w1, b1, z);
            std::transform(bent.begin(), bent.end(), bent.begin(), [](double x) { return std::tanh(x); });
            const Checkpoint told = open(file, user);
            QVERIFY(!says(told, "assumed") && told.id != c.id);
            QVERIFY(apart(logitsOf(told), linear(w2, b2, bent)) < 1e-5);
            QVERIFY(test::refusedWith("no unknown activation", [&] { (void)open(plainVit(1), user); }));
            user.headActivation = "mish";
            QVERIFY(test::refusedWith("mish", [&] { (void)open(file, user); }));
        }
        NamedTensors file = t; // two layers in direct succession
        file["head.0.weight"] = w1;
        file["head.1.weight"] = w2;
        QVERIFY(apart(logitsOf(open(file)), linear(w2, {}, linear(w1, {}, z))) < 1e-5);
    }

    void normsBetween()
    {
        const NamedTensors t = withoutHead();
        const std::vector<double> z = readBy(t);
        const at::Tensor w1 = at::randn({7, 128}), b1 = at::randn({7}), w2 = at::randn({5, 7}),
                         gain = at::rand({7}), shift = at::randn({7}), mean = at::randn({7}),
                         variance = at::rand({7}) + 0.1;
        NamedTensors file = t; // Linear, BatchNorm, ReLU, Linear
        file["head.0.weight"] = w1;
        file["head.0.bias"] = b1;
        file["head.1.weight"] = gain;
        file["head.1.bias"] = shift;
        file["head.1.running_mean"] = mean;
        file["head.1.running_var"] = variance;
        file["head.1.num_batches_tracked"] = at::zeros({}, at::kLong);
        file["head.3.weight"] = w2;
        std::vector<double> h = linear(w1, b1, z);
        for (std::size_t i = 0; i < h.size(); ++i) {
            const auto at = [&](const at::Tensor& v) { return v[std::int64_t(i)].item<double>(); };
            h[i] = (h[i] - at(mean)) / std::sqrt(at(variance) + 1e-5) * at(gain) + at(shift);
        }
        QVERIFY(apart(logitsOf(open(file)), linear(w2, {}, relu(h))) < 1e-5);

        file = t; // Linear, LayerNorm, GELU, Linear
        file["head.0.weight"] = w1;
        file["head.1.weight"] = gain;
        file["head.1.bias"] = shift;
        file["head.4.weight"] = w2;
        h = linear(w1, {}, z);
        double m = 0, v = 0;
        for (const double x : h) {
            m += x / 7;
        }
        for (const double x : h) {
            v += (x - m) * (x - m) / 7;
        }
        for (std::size_t i = 0; i < h.size(); ++i) {
            const double x = (h[i] - m) / std::sqrt(v + 1e-5) * gain[std::int64_t(i)].item<double>()
                + shift[std::int64_t(i)].item<double>();
            h[i] = 0.5 * x * (1 + std::erf(x / std::sqrt(2.0)));
        }
        ModelOverrides user;
        user.headActivation = "gelu";
        QVERIFY(apart(logitsOf(open(file, user)), linear(w2, {}, h)) < 1e-5);

        file = t; // a norm, recognised by its name, and one layer; also as a 1 x 1 convolution
        const at::Tensor scale = at::rand({128}), offset = at::randn({128}), last = at::randn({5, 128});
        file["head.norm.weight"] = scale;
        file["head.norm.bias"] = offset;
        file["head.fc.weight"] = last;
        const at::Tensor x = at::tensor(z, at::kDouble);
        const at::Tensor normed = (x - x.mean()) / (x.var(false) + 1e-5).sqrt() * scale + offset;
        QVERIFY(apart(logitsOf(open(file)), linear(last, {}, numbersOf(normed))) < 1e-5);
        file = t;
        file["head.weight"] = last.view({5, 128, 1, 1});
        QVERIFY(apart(logitsOf(open(file)), linear(last, {}, z)) < 1e-5);

        file = t; // MAE's linear probe: a batch norm without weights before the one layer
        const at::Tensor wide = at::randn({128}), spread = at::rand({128}) + 0.1, w = at::randn({5, 128});
        file["head.0.running_mean"] = wide;
        file["head.0.running_var"] = spread;
        file["head.1.weight"] = w;
        std::vector<double> probed = z;
        for (std::size_t i = 0; i < z.size(); ++i) {
            probed[i] = (z[i] - wide[std::int64_t(i)].item<double>())
                / std::sqrt(spread[std::int64_t(i)].item<double>() + 1e-6);
        }
        QVERIFY(apart(logitsOf(open(file)), linear(w, {}, probed)) < 1e-5);
    }

    // Its gradient is the true one, its parts add up, and a cut network keeps it.
    void isExplained()
    {
        NamedTensors file = withoutHead();
        file["head.0.weight"] = at::randn({9, 128});
        file["head.0.bias"] = at::randn({9});
        file["head.1.weight"] = at::rand({9});
        file["head.1.bias"] = at::randn({9});
        file["head.3.weight"] = at::randn({5, 9});
        ModelOverrides user;
        user.headActivation = "gelu";
        const Checkpoint c = open(file, user);
        const VisionTransformer network(c.config, c.tensors);
        const Trace trace =
            traceOf(network, m_pixels, fullNetwork(c.config), network.trainedPlan(), Precision::Double);
        const Target target(3);
        const Decomposition parts = decompose(trace, target);
        QVERIFY(std::fabs(parts.sum() - parts.logit) < 1e-5 * (1 + std::fabs(parts.logit)));
        QVERIFY(std::fabs(parts.logit - logitsOf(c)[3]) < 1e-4 * (1 + std::fabs(parts.logit)));
        const at::Tensor gradient = pixelGradient(trace, target, {}).to(at::kDouble);
        const at::Tensor way = at::randn({3, 12, 12}, at::kDouble);
        constexpr double step = 1e-5;
        const auto logit = [&](double along) {
            const at::Tensor moved = m_pixels.to(at::kDouble) + along * way;
            return numbersOf(network.forward(moved, fullNetwork(c.config), network.trainedPlan()))[3];
        };
        const double slope = (logit(step) - logit(-step)) / (2 * step);
        QVERIFY(std::fabs(slope - (gradient * way).sum().item<double>()) < 1e-4 * (1 + std::fabs(slope)));
        for (const char* method : {"relevance", "attn-lrp", "libragrad", "fullgrad-plus", "lens",
                                   "integrated-gradients", "decomposition", "grad-cam"}) {
            MapOptions options;
            options.method = method;
            QVERIFY(explain(trace, options, target, {}).values.size() > 1);
        }
        std::int64_t parameters = 0; // the number in the file
        for (const auto& [name, tensor] : c.tensors) {
            parameters += tensor.numel();
        }
        QCOMPARE(costOf(c.config, fullNetwork(c.config)).parameters, parameters);
        QCOMPARE(network.upTo(0).config().classifierSteps.value, std::string());
        Checkpoint half = cutOut(c, 1);
        const Path path = Path(m_folder.path().toStdString()) / "half.safetensors";
        writeCheckpoint(path, half);
        const Checkpoint again = loadCheckpoint(path);
        QCOMPARE(again.config.classifierSteps.value, std::string("linear:9 norm gelu"));
        const at::Tensor cut = network.forward(m_pixels, {SliceScheme::HydraViT, 1}, network.trainedPlan());
        const VisionTransformer small(again.config, again.tensors);
        QVERIFY(distance(small.forward(m_pixels, fullNetwork(again.config), small.trainedPlan()), cut)
                < 1e-5);
    }

    // Token and average side by side, as DINOv2's authors train it.
    void ofTokenAndAverage()
    {
        NamedTensors file;
        for (const auto& [name, tensor] : withoutHead()) {
            file["backbone." + name] = tensor;
        }
        file["linear_head.weight"] = at::randn({5, 256});
        file["linear_head.bias"] = at::randn({5});
        const Checkpoint c = open(file);
        QCOMPARE(c.config.pool.value, Pool::TokenAndAverage);
        QCOMPARE(c.config.numClasses.value, 5);
    }

    // Not classifiers: heads of self-supervision, and two heads of which neither is preferred.
    void whatIsNoClassifier()
    {
        NamedTensors dino = withoutHead();
        dino["head.mlp.0.weight"] = at::randn({20, 128});
        dino["head.mlp.2.weight"] = at::randn({16, 20});
        dino["head.last_layer.weight_g"] = at::randn({30, 1});
        dino["head.last_layer.weight_v"] = at::randn({30, 16});
        NamedTensors moco = withoutHead(); // ends in a batch norm
        moco["head.0.weight"] = at::randn({20, 128});
        moco["head.1.running_mean"] = at::zeros({20});
        moco["head.1.running_var"] = at::ones({20});
        NamedTensors two = withoutHead();
        two["head.genus.weight"] = at::randn({3, 128});
        two["head.species.weight"] = at::randn({6, 128});
        for (const NamedTensors& each : {dino, moco, two}) {
            const Checkpoint c = open(each);
            QCOMPARE(c.config.numClasses.value, 0);
            QVERIFY(says(c, "'head."));
            QVERIFY(!says(c, "without a classifier"));
        }
        NamedTensors trained = withoutHead();
        trained["decoder_embed.weight"] = at::randn({64, 128});
        trained["predictor.weight"] = at::randn({64, 128});
        QVERIFY(says(open(trained), "a backbone without a classifier"));
    }

    // A metric, a criterion, a second network: all lie outside the network's pass.
    void besideTheNetwork()
    {
        NamedTensors file;
        for (const auto& [name, tensor] : plainVit(1)) {
            file["net." + name] = tensor;
        }
        file["confmat"] = at::zeros({5, 5});
        file["metric.total"] = at::zeros({1});
        file["loss_fn.weight"] = at::ones({5});
        const Checkpoint c = open(file);
        QCOMPARE(c.config.numClasses.value, 5);
        QVERIFY(says(c, "are outside the network"));

        NamedTensors moco;
        for (const auto& [name, tensor] : withoutHead()) {
            moco["module.base_encoder." + name] = tensor;
            moco["module.momentum_encoder." + name] = tensor + 1;
        }
        ModelOverrides other;
        other.network = "module.momentum_encoder";
        QVERIFY(
            distance(open(moco, other).tensors.at("pos_embed"), moco.at("module.momentum_encoder.pos_embed"))
            == 0);
        other.network = "momentum";
        QVERIFY(test::refusedWith("prefixes 'module.base_encoder.' and", [&] { (void)open(moco, other); }));
        NamedTensors twins; // neither is preferred: the error asks which, and any of its choices opens
        for (const auto& [name, tensor] : withoutHead()) {
            twins["left." + name] = tensor;
            twins["right." + name] = tensor;
        }
        try {
            (void)open(twins);
            QFAIL("accepted");
        } catch (const Error& error) {
            QVERIFY(error.missingValue() && error.missingValue()->option == "network");
            QCOMPARE(error.missingValue()->choices, (std::vector<std::string>{"left.", "right."}));
            other.network = error.missingValue()->choices.back();
            QCOMPARE(open(twins, other).tensors.size(), withoutHead().size());
        }
        QVERIFY(distance(open(moco).tensors.at("pos_embed"), moco.at("module.base_encoder.pos_embed")) == 0);
    }
};

HYDRA_TEST(TestOwnClassifier, QCoreApplication)
#include "test_own_classifier.moc"
