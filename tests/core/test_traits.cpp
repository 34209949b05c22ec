// SPDX-License-Identifier: GPL-3.0-or-later
// The traits of a map, against definitions written a second time and maps with known answers.
#include "core/base/counter_random.h"
#include "core/checkpoint/checkpoint.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/traits.h"
#include "core/explain/explain.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;

namespace {

struct Setup
{
    VitConfig config;
    NamedTensors tensors;
    at::Tensor pixels;
    AttentionPlan plan = AttentionPlan::softmax(3);

    Setup()
    {
        const QTemporaryDir folder;
        const Path file = Path(folder.path().toStdString()) / "tiny.safetensors";
        test::writeTinyModel(file);
        const Checkpoint c = loadCheckpoint(file);
        config = c.config;
        tensors = c.tensors;
        at::manual_seed(5);
        pixels = at::randn({1, 3, 24, 24});
    }
    [[nodiscard]] SubNetwork sub() const { return {SliceScheme::HydraViT, config.numHeads}; }
};

std::vector<float> valuesOf(const Setup& s, const VisionTransformer& network, const at::Tensor& pixels,
                            const std::string& method, int classIndex, Precision precision)
{
    MapOptions options;
    options.method = method;
    const Trace trace = traceOf(network, pixels, s.sub(), s.plan, precision);
    return tokenValues(explain(trace, options, classIndex), 6, 6);
}

at::Tensor asTensor(const std::vector<float>& values)
{
    return at::tensor(values).to(at::kDouble);
}

// Half the mean absolute difference of all pairs, over the mean.
double naiveGini(const std::vector<float>& values)
{
    double differences = 0, sum = 0;
    for (const float a : values) {
        sum += std::fabs(double(a));
        for (const float b : values) {
            differences += std::fabs(std::fabs(double(a)) - std::fabs(double(b)));
        }
    }
    const auto n = double(values.size());
    return differences / (2 * n * n) / (sum / n);
}

} // namespace

class TestTraits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void giniIsHalfTheMeanDifference()
    {
        QVERIFY(std::fabs(giniIndex({2, 2, 2, 2})) < 1e-12);
        QVERIFY(std::fabs(giniIndex({0, 0, -5, 0}) - 0.75) < 1e-12); // 1 - 1/n, for either sign
        const std::vector<float> values{0.3F, -1.2F, 0, 4, 0.7F, 0.7F, -2};
        QVERIFY(std::fabs(giniIndex(values) - naiveGini(values)) < 1e-12);
        QVERIFY(std::isnan(giniIndex({0, 0})));
    }

    void traitsAreTheirDefinitions()
    {
        const Setup s;
        const VisionTransformer network(s.config, s.tensors);
        const std::vector<std::string> methods{"attention", "generic", "gradient", "relevance"};
        TraitQuestion question{network,
                               s.pixels,
                               s.sub(),
                               s.plan,
                               Target(1),
                               {},
                               {"sparseness", "rounding", "float32", "sensitivity", "label"},
                               3};
        std::vector<std::vector<float>> maps;
        for (const std::string& method : methods) {
            question.asked.emplace_back();
            question.asked.back().method = method;
            maps.push_back(valuesOf(s, network, s.pixels, method, 1, precisionOf(method)));
        }
        const std::vector<Traits> found = traitsOf(question, maps);
        for (std::size_t i = 0; i < methods.size(); ++i) {
            const char* const name = methods[i].c_str();
            QVERIFY2(std::fabs(found[i].at("sparseness") - naiveGini(maps[i])) < 1e-12, name);
            double sensitivity = 0;
            for (int picture = 0; picture < 10; ++picture) {
                CounterRandom random(3, 2, std::uint64_t(picture));
                const at::Tensor noise = at::empty_like(s.pixels);
                for (int n = 0; n < noise.numel(); ++n) {
                    noise.data_ptr<float>()[n] = float(random.uniform(-0.02, 0.02));
                }
                const at::Tensor noisy =
                    asTensor(valuesOf(s, network, s.pixels + noise, methods[i], 1, precisionOf(methods[i])));
                const at::Tensor plain = asTensor(maps[i]);
                sensitivity = std::max(
                    sensitivity, ((noisy - plain).norm() / plain.norm()).to(at::kDouble).item<double>());
            }
            QVERIFY2(std::fabs(found[i].at("sensitivity") - sensitivity) < 1e-5 * (1 + sensitivity), name);
            const double rounding = found[i].at("rounding");
            QVERIFY2(rounding > 0 && rounding < 1e-3, name);
            const std::vector<float> exact = valuesOf(s, network, s.pixels, methods[i], 1, Precision::Double);
            double difference = 0, magnitude = 0;
            for (std::size_t p = 0; p < exact.size(); ++p) {
                difference = std::max(difference, std::fabs(double(maps[i][p]) - double(exact[p])));
                magnitude = std::max(magnitude, std::fabs(double(exact[p])));
            }
            QVERIFY2(std::fabs(found[i].at("float32") - difference / magnitude) < 1e-12, name);
        }
        QCOMPARE(found[0].at("label"), 1.0); // attention knows no class
        double least = 1; // the drawn class is one of the other four
        bool among = false;
        for (int c = 0; c < 5; ++c) {
            const double r = rankCorrelation(
                maps[1], valuesOf(s, network, s.pixels, "generic", c, precisionOf("generic")));
            among = among || (c != 1 && std::fabs(r - found[1].at("label")) < 1e-12);
            least = std::min(least, r);
        }
        QVERIFY(among && least < 1);
    }

    void aTargetThatIsNoClassHasNoOtherLabel()
    {
        const Setup s;
        const VisionTransformer network(s.config, s.tensors);
        const Target norm{Target::Kind::Norm, {}, "norm"};
        TraitQuestion question{
            network, s.pixels, s.sub(), s.plan, norm, {MapOptions()}, {"label", "sparseness"}};
        question.asked[0].method = "generic";
        const std::vector<float> zeros(36, 0.0F);
        const Traits found = traitsOf(question, {zeros}).front();
        QVERIFY(found.empty()); // and a map of zeros has no Gini index
    }
};

HYDRA_TEST(TestTraits, QCoreApplication)
#include "test_traits.moc"
