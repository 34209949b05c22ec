// SPDX-License-Identifier: GPL-3.0-or-later
// How far a map moves when its picture is rounded, as the engine answers it; and which methods the table of
// measurements calls faithful or doubtful.
#include "core/base/counter_random.h"
#include "core/engine/session.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/traits.h"
#include "core/explain/evidence.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

constexpr int side = 24, patches = 6;

struct Setup
{
    QTemporaryDir folder;
    Session session{std::size_t(64) << 20};
    NetworkKey network;

    Setup()
    {
        const Path file = Path(folder.path().toStdString()) / "tiny.safetensors";
        test::writeTinyModel(file);
        const OpenedModel model = session.files().openModel(file.string(), {}, {}, {});
        Image image{side, side, std::vector<std::uint8_t>(side * side * 3)};
        for (std::size_t i = 0; i < image.rgb.size(); ++i) {
            image.rgb[i] = static_cast<std::uint8_t>(i * i * 7 % 251);
        }
        const std::string picture = folder.filePath(QStringLiteral("noise.png")).toStdString();
        savePng(picture, image);
        const OpenedImage opened = session.files().openImage(picture);
        network = networkKey({opened.id, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)});
    }
    [[nodiscard]] StabilityKey keyOf(const std::string& method, int classIndex = 2) const
    {
        MapKey map = mapKey({network, {}, {ClassChoice::Kind::Index, classIndex}});
        parts(map).options.method = method;
        return {map};
    }
    [[nodiscard]] at::Tensor pixels()
    {
        return session.files().input(network.image, network.model, {})->pixels;
    }
    // The rounded picture, one value at a time.
    [[nodiscard]] at::Tensor rounded()
    {
        const at::Tensor changed = pixels().clone();
        CounterRandom random(1, 1);
        for (std::int64_t i = 0; i < changed.numel(); ++i) {
            changed.data_ptr<float>()[i] *= static_cast<float>(1 + 1e-6 * random.normal());
        }
        return changed;
    }
    [[nodiscard]] std::vector<float> mapOf(const MapKey& key, const at::Tensor& of)
    {
        const auto plain = session.files().network(network.model);
        const Trace trace = traceOf(*plain, of, network.sub, network.plan, precisionOf(key.options.method));
        return tokenValues(explain(trace, key.options, key.target.value), patches, patches);
    }
};

double naiveMovement(const std::vector<float>& moved, const std::vector<float>& map)
{
    double most = 0, largest = 0;
    for (std::size_t i = 0; i < map.size(); ++i) {
        most = std::max(most, std::fabs(double(moved[i]) - map[i]));
        largest = std::max(largest, std::fabs(double(map[i])));
    }
    return most / largest;
}

} // namespace

class TestStability : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMapMovesAsFarAsItsRoundedPictureMovesIt()
    {
        Setup s;
        for (const char* method : {"attn-lrp", "generic", "gradient", "relevance", "attention"}) {
            const StabilityKey key = s.keyOf(method);
            QVERIFY(!s.session.cached(key));
            const double found = s.session.answer(key)->rounding;
            const double naive = naiveMovement(s.mapOf(key.map, s.rounded()), s.mapOf(key.map, s.pixels()));
            QVERIFY2(found > 0 && found < 0.1, qPrintable(QString::number(found)));
            QVERIFY2(std::fabs(found - naive) < 1e-3 * naive, method);
            QVERIFY(s.session.cached(key));
        }
    }

    void aContrastMovesByTheDifference()
    {
        Setup s;
        StabilityKey key = s.keyOf("attn-lrp", 1);
        parts(key.map).against = ClassChoice{ClassChoice::Kind::Index, 3};
        const StabilityKey other = s.keyOf("attn-lrp", 3);
        const auto difference = [&](const at::Tensor& of) {
            std::vector<float> values = s.mapOf(key.map, of);
            const std::vector<float> less = s.mapOf(other.map, of);
            std::transform(values.begin(), values.end(), less.begin(), values.begin(), std::minus<>());
            return values;
        };
        const double naive = naiveMovement(difference(s.rounded()), difference(s.pixels()));
        QVERIFY(std::fabs(s.session.answer(key)->rounding - naive) < 1e-3 * naive);
        QVERIFY(s.session.answer(key)->rounding != s.session.answer(other)->rounding);
    }

    void whatIsSwitchedOffStaysOff()
    {
        Setup s;
        StabilityKey key = s.keyOf("attn-lrp");
        const double whole = s.session.answer(key)->rounding;
        networkOf(key.map).without = Interventions::parse("heads:1.0,mlp:2");
        QVERIFY(s.session.answer(key)->rounding != whole);
    }

    // A map of zeros has no largest value to compare with.
    void aMapOfZerosHasNoAnswer()
    {
        QVERIFY(!std::isfinite(movementOf({0, 0, 0}, {0, 0, 0})));
        QCOMPARE(movementOf({1, -2, 3}, {1, -4, 3}), 0.5);
    }

    void measurementsAreOfMethodsAndOfThePage()
    {
        QFile page(QStringLiteral(HYDRA_SOURCE_DIR "/models/faithfulness.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        QVERIFY(!measurements().empty());
        for (const Measurement& one : measurements()) {
            const bool baseline = one.method == "random" || one.method == "centre";
            QVERIFY(baseline || methodInfo(one.method).classSpecific || one.method == "rollout"
                    || one.method == "attention");
            QString row = QStringLiteral("\n| %1 |").arg(QString::fromStdString(one.method));
            for (const double gap : one.gaps) {
                row += QStringLiteral(" %1 |").arg(gap, 0, 'f', 3);
            }
            QVERIFY2(text.contains(row), qPrintable(row));
            QCOMPARE(one.gaps.size(), std::size_t(one.network == "softmax" ? 3 : 1));
        }
    }

    void evidenceIsOfTheKindOfNetwork()
    {
        const AttentionPlan softmax = AttentionPlan::softmax(6);
        const auto kind = [&](const char* plan) {
            const AttentionPlan parsed = AttentionPlan::parse(plan, softmax);
            return networkKind(parsed, parsed, false);
        };
        QCOMPARE(kind("softmax@all"), std::string("softmax"));
        QCOMPARE(kind("hydra@all"), std::string("hydra"));
        QCOMPARE(kind("hydra@back:2"), std::string("softmax+hydra"));
        QCOMPARE(kind("super@all"), std::string("super"));
        QCOMPARE(networkKind(softmax, softmax, true), std::string("rounds"));
        QCOMPARE(networkKind(AttentionPlan::parse("hydra@all", softmax), softmax, false), std::string());
        // On an all-Hydra network relevance scores below a blob in the middle.
        QVERIFY(evidenceOf("relevance", "softmax")->faithful
                && !evidenceOf("relevance", "softmax")->doubtful);
        QVERIFY(!evidenceOf("relevance", "hydra")->faithful && evidenceOf("relevance", "hydra")->doubtful);
        QVERIFY(!evidenceOf("grad-eclip", "super")); // refused with this attention
        QVERIFY(!evidenceOf("relevance", "linear") && !evidenceOf("relevance", ""));
        QCOMPARE(recommendedMethods("polynl"), std::vector<std::string>{defaultMethod()});
        QCOMPARE(recommendedMethods("softmax").front(), std::string(defaultMethod()));
        for (const char* network : {"softmax", "hydra", "softmax+hydra", "super", "efficient", "rounds"}) {
            for (const std::string& method : recommendedMethods(network)) {
                const auto found = evidenceOf(method, network);
                QVERIFY2(found && found->faithful && found->stable, method.c_str());
            }
        }
    }

    void theDefaultIsWhatTheMeasurementsSupport()
    {
        const auto chosen = evidenceOf(defaultMethod(), "softmax");
        QVERIFY(chosen && chosen->faithful && chosen->stable && chosen->fast);
        QCOMPARE(MapOptions().method, std::string(defaultMethod()));
        const auto attention = evidenceOf("attention", "softmax");
        QVERIFY(attention && !attention->faithful);
        QVERIFY(!evidenceOf("pca", "softmax") && !evidenceOf("token-norm", "softmax"));
    }
};

HYDRA_TEST(TestStability, QCoreApplication)
#include "test_stability.moc"
