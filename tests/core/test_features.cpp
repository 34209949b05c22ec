// SPDX-License-Identifier: GPL-3.0-or-later
// Features as colours and similarity to a patch: against the fixture (scikit-learn in float64), against
// Jacobi's rotations in loops, and what must hold of bases that are kept.
#include "core/base/new_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/engine.h"
#include "core/explain/explain.h"
#include "core/explain/feature_fit.h"
#include "core/explain/features.h"
#include "core/explain/option_fields.h"
#include "core/export/map_file.h"
#include "core/format/npy.h"
#include "core/format/npz.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/paint/heat.h"
#include "core/question/kept_patches.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <random>

#include "tests/support/jacobi.h"
#include "tests/support/refusal.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using hydra::test::asTensor;
using hydra::test::distance;
using hydra::test::refusalOf;

namespace {

constexpr double tolerance = 1e-4; // of the fixture

const std::string folder = HYDRA_SOURCE_DIR "/tests/data/attribution-small/";

// The fixture's network, its picture and the first of the others.
struct Fixture
{
    Fixture()
        : checkpoint(loadCheckpoint(folder + "weights.safetensors"))
        , network(checkpoint.config, checkpoint.tensors)
        , expected(readSafetensors(folder + "features.safetensors").tensors)
        , trace(of(readNpy(folder + "input.npy")))
        , other(of(readNpy(folder + "others.npy")[0]))
    { }
    [[nodiscard]] Trace of(const at::Tensor& picture) const
    {
        return traceOf(network, picture.unsqueeze(0), fullNetwork(network.config()),
                       AttentionPlan::softmax(network.config().depth), Precision::Single);
    }
    Checkpoint checkpoint;
    VisionTransformer network;
    NamedTensors expected;
    Trace trace, other;
};

Facet facetNamed(const std::string& word)
{
    return word == "raw" ? Facet::Tokens : enumNamed<Facet>(word).value();
}

// "pca.block3.q.rgb" -> {"pca", "block3", "q", "rgb"}
std::vector<std::string> parts(const std::string& name)
{
    std::vector<std::string> found{""};
    for (const char c : name) {
        if (c == '.') {
            found.emplace_back();
        } else {
            found.back() += c;
        }
    }
    return found;
}

FeatureRows noise(std::int64_t rows, std::int64_t width, std::uint64_t seed = 3)
{
    at::manual_seed(seed);
    const at::Tensor spread = at::linspace(4, 0.5, width, at::kDouble);
    return {at::randn({rows, width}, at::kDouble) * spread, std::vector<bool>(std::size_t(rows), false)};
}

FeatureBasis basisOfNoise()
{
    FeatureBasis basis = fitBasis(noise(40, 12), 0.25);
    basis.model = "0123";
    basis.attention = "softmax@all";
    basis.heads = 3;
    basis.block = 7;
    basis.facet = Facet::Keys;
    basis.pictures = {"a \"picture\".png", "b.png"};
    basis.pictureCount = 2;
    return basis;
}

Image pictureOf(int size, int kind)
{
    Image image{size, size, {}};
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            image.rgb.push_back(std::uint8_t(255 * x / size));
            image.rgb.push_back(std::uint8_t((y * (kind + 3)) % 256));
            image.rgb.push_back(std::uint8_t((x * y * (kind + 1)) % 251));
        }
    }
    return image;
}

} // namespace

class TestFeatures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coloursAreThoseOfTheFixture()
    {
        const Fixture f;
        int covered = 0;
        for (const auto& [name, reference] : f.expected) {
            const std::vector<std::string> words = parts(name);
            if (words[0] != "pca") {
                continue;
            }
            const int layer = std::stoi(words[1].substr(5));
            const Facet facet = facetNamed(words[2]);
            const at::Tensor rows = patchFeaturesOf(f.trace, facet, layer);
            const FeatureBasis basis = fitBasis({rows, std::vector<bool>(64)}, 0);
            const Projection seen = project(basis, rows);
            at::Tensor found;
            if (words[3] == "z") {
                found = seen.scores;
            } else if (words[3] == "rgb") {
                found = 1 / (1 + at::exp(-2 * seen.scores));
            } else {
                found = asTensor(basis.variance);
                found = words[3] == "ratio" ? found / double(basis.total) : found;
            }
            const double error = distance(found, reference);
            qInfo("%-24s %.1e", name.c_str(), error);
            QVERIFY2(error < tolerance, name.c_str());
            ++covered;
        }
        QCOMPARE(covered, 22);
    }

    // As the method answers it; the fixture has no patch beyond the fence in the blocks that are compared.
    void theMethodGivesThoseColours()
    {
        const Fixture f;
        int compared = 0;
        for (const auto& [name, reference] : f.expected) {
            const std::vector<std::string> words = parts(name);
            const int layer = words[0] == "pca" ? std::stoi(words[1].substr(5)) : -1;
            if (words.back() != "rgb") {
                continue;
            }
            const std::vector<bool> ordinary = ordinaryPatches(f.trace, layer);
            if (std::find(ordinary.begin(), ordinary.end(), false) != ordinary.end()) {
                continue;
            }
            MapOptions options;
            options.method = "pca";
            options.layer = layer;
            options.facet = facetNamed(words[2]);
            const Map map = explain(f.trace, options, -1);
            QCOMPARE(map.channels, 3);
            QVERIFY(distance(asTensor(map.values), reference) < tolerance);
            ++compared;
        }
        QVERIFY(compared >= 5);
    }

    void cosinesAreThoseOfTheFixture()
    {
        const Fixture f;
        int covered = 0;
        for (const auto& [name, reference] : f.expected) {
            const std::vector<std::string> words = parts(name);
            if (words[0] != "cosine") {
                continue;
            }
            MapOptions options;
            options.method = "similarity";
            options.layer = std::stoi(words[1].substr(5));
            options.facet = facetNamed(words[2]);
            options.query = std::stoi(words[3].substr(5));
            Kept kept;
            const bool elsewhere = words.size() > 4;
            if (elsewhere) {
                kept.query = meanFeature(f.trace, options.facet, options.layer, {options.query});
                options.kept = "given";
            }
            const Map map = explain(elsewhere ? f.other : f.trace, options, -1, {}, kept);
            const double error = distance(asTensor(map.values), reference);
            QVERIFY2(error < tolerance, name.c_str());
            at::Tensor others = reference.clone();
            if (!elsewhere) {
                others[options.query] = -2;
                QVERIFY(std::fabs(map.values[std::size_t(options.query)] - 1) < 1e-6F);
            }
            QCOMPARE(map.best, int(others.argmax().item<std::int64_t>()));
            QVERIFY(map.isSigned && map.reach == 1.0F);
            ++covered;
        }
        QCOMPARE(covered, 20);
    }

    // More rows than features and fewer: the program takes another way for each.
    void componentsEqualJacobis()
    {
        for (const std::int64_t width : {5, 12, 60}) {
            const FeatureRows rows = noise(30, width);
            const FeatureBasis basis = fitBasis(rows, 0);
            const test::Principal expected =
                test::principal(test::matrixOf(rows.rows), std::vector<bool>(30, true));
            for (std::size_t c = 0; c < 3; ++c) {
                QVERIFY(std::fabs(double(basis.variance[c]) - expected.variance[c])
                        < 1e-5 * expected.variance[0]);
                for (std::size_t i = 0; i < std::size_t(width); ++i) {
                    QVERIFY(std::fabs(double(basis.axes[c * std::size_t(width) + i]) - expected.axes[c][i])
                            < 1e-5);
                }
            }
            const at::Tensor scores = project(basis, rows.rows).scores;
            QVERIFY(test::farthest(test::matrixOf(scores), expected.scores) < 1e-5);
            QVERIFY(std::fabs(double(basis.total) - rows.rows.var(0).sum().item<double>()) < 1e-4);
        }
    }

    // Scores are whitened: mean 0, deviation 1, no correlation.
    void scoresAreWhite()
    {
        const FeatureRows rows = noise(50, 20);
        const at::Tensor z = project(fitBasis(rows, 0), rows.rows).scores;
        QVERIFY(z.mean(0).abs().max().item<double>() < 1e-6);
        const at::Tensor product = at::mm(z.t(), z) / 49;
        QVERIFY((product - at::eye(3, at::kDouble)).abs().max().item<double>() < 1e-5);
    }

    void directionsWithoutVarianceGiveTheMiddleColour()
    {
        at::Tensor rows = at::zeros({9, 6}, at::kDouble);
        rows.select(1, 2).copy_(at::arange(9)); // one direction only
        const FeatureBasis basis = fitBasis({rows, std::vector<bool>(9)}, 0);
        const at::Tensor z = project(basis, rows).scores;
        QVERIFY(z.select(1, 0).abs().max().item<double>() > 1);
        QVERIFY(z.narrow(1, 1, 2).abs().max().item<double>() == 0);
        rows[4][1] = std::numeric_limits<double>::quiet_NaN();
        QVERIFY_EXCEPTION_THROWN((void)fitBasis({rows, std::vector<bool>(9)}, 0), Error);
        QVERIFY_EXCEPTION_THROWN((void)fitBasis({at::zeros({3, 6}), std::vector<bool>(3)}, 0), Error);
    }

    // Neither the class token nor an outlier moves the other patches' colours.
    void prefixTokensAndOutliersStayOutOfTheFit()
    {
        const Fixture f;
        MapOptions options;
        options.method = "pca";
        options.facet = Facet::Tokens;
        Trace changed = f.trace;
        changed.last = f.trace.last.clone();
        changed.last[0] *= 40;
        QCOMPARE(explain(changed, options, -1).values, explain(f.trace, options, -1).values);

        const int outlier = 20;
        changed.last[1 + outlier] = f.trace.last[1 + outlier] * 25;
        const std::vector<bool> ordinary = ordinaryPatches(changed, 3);
        QVERIFY(!ordinary[outlier]);
        Trace other = changed;
        other.last = changed.last.clone();
        other.last[1 + outlier] *= -3; // as far out, elsewhere
        const Map a = explain(changed, options, -1);
        const Map b = explain(other, options, -1);
        QVERIFY(a.values[3 * outlier] != b.values[3 * outlier]); // it has a colour
        for (std::size_t i = 0; i < a.values.size(); ++i) {
            QVERIFY(i / 3 == outlier || a.values[i] == b.values[i]);
        }
    }

    void theForegroundIsWhatTheEdgesAreNot()
    {
        // Twelve patches of an object between twenty-four of background, twenty of them at the edge.
        FeatureRows rows = noise(36, 8);
        rows.rows *= 0.3;
        for (int i = 0; i < 36; ++i) {
            rows.border[std::size_t(i)] = i < 20;
            rows.rows[i][5] += i >= 24 ? 9 : -2;
        }
        for (const double sign : {1.0, -1.0}) { // whichever way the component points
            const FeatureBasis basis = fitBasis({rows.rows * sign, rows.border}, 0.6);
            QCOMPARE(basis.patchCount, std::int64_t(12));
            const at::Tensor share = project(basis, rows.rows * sign).foreground;
            QVERIFY(share.narrow(0, 24, 12).min().item<double>() > 0.6);
            QVERIFY(share.narrow(0, 0, 24).max().item<double>() < 0.6);
            QVERIFY(std::fabs(share.min().item<double>()) < 1e-5 && share.max().item<double>() > 1 - 1e-5);
            // and the fit is of these alone
            const FeatureBasis alone =
                fitBasis({rows.rows.narrow(0, 24, 12) * sign, std::vector<bool>(12)}, 0);
            QCOMPARE(basis.axes, alone.axes);
        }
        rows.rows[35][5] += 1000;
        QVERIFY_EXCEPTION_THROWN((void)fitBasis(rows, 0.9), Error); // one patch is left
    }

    void aKeptBasisGivesTheSameColoursAgain()
    {
        const Fixture f;
        MapOptions options;
        options.method = "pca";
        for (const double foreground : {0.0, 0.4}) {
            options.basis.clear();
            options.foreground = foreground;
            const Map own = explain(f.trace, options, -1);
            Kept kept;
            kept.basis = std::make_shared<const FeatureBasis>(
                fitBasis(rowsToFit(f.trace, options.facet, 3), foreground));
            options.basis = idOf(*kept.basis);
            const Map again = explain(f.trace, options, -1, {}, kept);
            int left = 0;
            for (std::size_t i = 0; i < own.values.size(); ++i) {
                const bool none = std::isnan(own.values[i]);
                left += none ? 1 : 0;
                QVERIFY(none ? std::isnan(again.values[i]) : own.values[i] == again.values[i]);
            }
            QCOMPARE(left > 0, foreground > 0);
            // Another picture: (x - mean) V / sqrt(variance) by hand.
            const Map other = explain(f.other, options, -1, {}, kept);
            const test::Matrix rows = test::matrixOf(patchFeaturesOf(f.other, options.facet, 3));
            for (std::size_t i = 0; i < rows.size(); ++i) {
                for (std::size_t c = 0; c < 3; ++c) {
                    double z = 0;
                    for (std::size_t d = 0; d < rows[i].size(); ++d) {
                        z += (rows[i][d] - double(kept.basis->mean[d]))
                            * double(kept.basis->axes[c * rows[i].size() + d]);
                    }
                    const double rgb =
                        1 / (1 + std::exp(-2 * z / std::sqrt(double(kept.basis->variance[c]))));
                    const float found = other.values[3 * i + c];
                    QVERIFY(std::isnan(found) ? foreground > 0 : std::fabs(double(found) - rgb) < 1e-5);
                }
            }
        }
        options.basis = "ffff";
        QVERIFY_EXCEPTION_THROWN((void)explain(f.trace, options, -1), Error); // it is not open
    }

    // The missing features of a narrower sub-network count as the mean; wider or foreign ones are refused.
    void aBasisServesNarrowerSubNetworks()
    {
        const Checkpoint c = tiny();
        const VisionTransformer network(c.config, c.tensors);
        at::manual_seed(5);
        const at::Tensor pixels = at::randn({1, 3, 24, 24});
        const auto traceAt = [&](int k) {
            return traceOf(network, pixels, {SliceScheme::HydraViT, k}, AttentionPlan::softmax(3),
                           Precision::Single);
        };
        const Trace full = traceAt(4), narrow = traceAt(3);
        Kept kept;
        FeatureBasis basis = fitBasis(rowsToFit(full, Facet::Tokens, 1), 0);
        basis.heads = 4;
        kept.basis = std::make_shared<const FeatureBasis>(basis);
        MapOptions options;
        options.method = "pca";
        options.facet = Facet::Tokens;
        options.layer = 1;
        options.basis = "kept";
        const Map map = explain(narrow, options, -1, {}, kept);
        const at::Tensor rows = patchFeaturesOf(narrow, Facet::Tokens, 1);
        const at::Tensor rest = asTensor(basis.mean).narrow(0, 24, 8).to(at::kDouble).expand({36, 8});
        const at::Tensor whole = at::cat({rows, rest}, 1);
        QVERIFY(distance(asTensor(map.values), 1 / (1 + at::exp(-2 * project(basis, whole).scores))) < 1e-6);
        kept.sameModel = false;
        QVERIFY_EXCEPTION_THROWN((void)explain(narrow, options, -1, {}, kept), Error);
        kept.sameModel = true;
        FeatureBasis small = fitBasis(rowsToFit(narrow, Facet::Tokens, 1), 0);
        small.heads = 3;
        kept.basis = std::make_shared<const FeatureBasis>(small);
        QVERIFY_EXCEPTION_THROWN((void)explain(full, options, -1, {}, kept), Error);
    }

    void aBasisSurvivesItsFile()
    {
        QTemporaryDir dir;
        const Path path = dir.filePath("basis.npz").toStdString();
        const FeatureBasis basis = basisOfNoise();
        writeFileAtomically(path, basisBytes(basis));
        const FeatureBasis read = readBasis(path);
        QCOMPARE(idOf(read), idOf(basis)); // all of it, then
        QCOMPARE(read.axes, basis.axes);
        QCOMPARE(fittedOn(read), fittedOn(basis));
        QVERIFY(fittedOn(basis).find("patches of 2 pictures, block 7, k, k = 3") != std::string::npos);
    }

    void brokenBasesAreRefused()
    {
        QTemporaryDir dir;
        const Path path = dir.filePath("basis.npz").toStdString();
        const std::string good = basisBytes(basisOfNoise());
        const auto refusal = [&](const std::string& bytes) {
            writeFileAtomically(path, bytes);
            return refusalOf([&] { (void)readBasis(path); });
        };
        for (std::size_t size = 0; size < good.size(); size += 7) {
            QVERIFY2(!refusal(good.substr(0, size)).startsWith('<'), std::to_string(size).c_str());
        }
        for (std::size_t at = 0; at < good.size(); at += 5) { // a basis again, or a refusal
            std::string bad = good;
            bad[at] = char(bad[at] ^ 0x41);
            const QString said = refusal(bad);
            QVERIFY2(!said.startsWith('<') || said == "<accepted>", qPrintable(said));
        }
        FeatureBasis basis = basisOfNoise();
        basis.axes[4] = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(refusal(basisBytes(basis)).contains("axes: finite numbers"));
        basis = basisOfNoise();
        basis.variance[1] = -1;
        QVERIFY(refusal(basisBytes(basis)).contains("variance: numbers from 0 on"));
        const auto with = [&](const char* name, const std::vector<float>& values) {
            std::vector<NamedArray> arrays{namedArray("mean", std::vector<float>(12), {12}),
                                           namedArray("variance", std::vector<float>(3), {3}),
                                           namedArray("total", std::vector<float>(1), {}),
                                           namedArray("gate", std::vector<float>(12), {12}),
                                           namedArray("gate_offset", std::vector<float>(1), {}),
                                           namedText("provenance", "{}")};
            arrays.push_back(namedArray(name, values, {std::int64_t(values.size())}));
            return refusal(npzBytes(arrays));
        };
        QVERIFY(with("axes", std::vector<float>(36)) == "<accepted>");
        QVERIFY(with("axes", std::vector<float>(35)).contains("axes: 36 numbers"));
        QVERIFY(with("axis", std::vector<float>(36)).contains("an array axes"));
    }

    void keptPatchesAreAText()
    {
        using engine::KeptPatches;
        const KeptPatches kept{"0af3:224", {3, 7, 8, 9}};
        QCOMPARE(engine::text(kept), std::string("0af3:224:3,7-9"));
        QVERIFY(engine::keptPatches("0af3:224:3,7-9") == kept);
        for (const char* bad :
             {"", ":", "3", ":3", "image:", "image:x", "image:3-1", "image:-1", "image:0-999999999"}) {
            QVERIFY2(!engine::keptPatches(bad), bad);
        }
        MapOptions options;
        options.method = "similarity";
        options.query = 4;
        options.kept = "image:3";
        QCOMPARE(normalised(options).query, -1); // the kept patches are the query
        options.method = "pca";
        options.basis = "id";
        options.foreground = 0.3;
        QCOMPARE(normalised(options).foreground, 0.0); // the basis has its own
        QCOMPARE(normalised(options).kept, std::string());
    }

    // A session: one picture's patches looked for in another, and bases that it keeps, also for later ones.
    void aSessionKeepsQueriesAndBases()
    {
        QTemporaryDir dir;
        const std::string path = dir.path().toStdString();
        test::writeTinyModel(path + "/tiny.safetensors");
        savePng(path + "/a.png", pictureOf(24, 0));
        savePng(path + "/b.png", pictureOf(24, 5));
        engine::Engine one;
        one.setBasisFolder(path + "/bases");
        const engine::OpenedModel model = one.openModelNow(path + "/tiny.safetensors");
        const engine::ImageId a = one.openImageNow(path + "/a.png").id,
                              b = one.openImageNow(path + "/b.png").id;
        const auto key = [&](const engine::ImageId& image, const MapOptions& options) {
            return engine::MapKey{
                {image, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)}, options, {}};
        };
        MapOptions options;
        options.method = "similarity";
        options.facet = Facet::Keys;
        options.layer = 1;
        options.query = 14;
        const engine::MapPtr own = one.answer(key(a, options));
        options.query = -1;
        options.kept = engine::text(engine::KeptPatches{a, {14}});
        const engine::MapPtr again = one.answer(key(a, options));
        QVERIFY(distance(asTensor(again->values), asTensor(own->values)) < 1e-6);
        QCOMPARE(again->best, own->best);
        const engine::MapPtr other = one.answer(key(b, options));
        QVERIFY(*std::max_element(other->values.begin(), other->values.end()) < 1);
        QCOMPARE(other->best,
                 int(std::max_element(other->values.begin(), other->values.end()) - other->values.begin()));
        options.kept = engine::text(engine::KeptPatches{a, {36}});
        QVERIFY_EXCEPTION_THROWN((void)one.answer(key(b, options)), Error); // patches are 0 to 35
        options.kept = "unknown:3";
        QVERIFY_EXCEPTION_THROWN((void)one.answer(key(b, options)), Error);

        const engine::FittedBasis fitted = one.fitBasisNow(
            {model.id,
             AttentionPlan::softmax(3),
             4,
             {{"a.png", a, {}, {}}, {"b.png", {}, {}, path + "/b.png"}, {"c.png", {}, {}, path + "/c.png"}},
             Facet::Normed,
             -1,
             0});
        QCOMPARE(fitted.notes.size(), std::size_t(1)); // there is no c.png
        QCOMPARE(fitted.basis.pictureCount, std::int64_t(2));
        QCOMPARE(fitted.basis.pictures, (std::vector<std::string>{"a.png", "b.png"}));
        MapOptions colours;
        colours.method = "pca";
        colours.basis = one.keepBasis(fitted.basis);
        const engine::MapPtr map = one.answer(key(a, colours));
        QVERIFY(map->fittedOn.find("2 pictures") != std::string::npos);
        engine::Engine later;
        (void)later.openModelNow(path + "/tiny.safetensors");
        (void)later.openImageNow(path + "/a.png");
        QVERIFY_EXCEPTION_THROWN((void)later.answer(key(a, colours)), Error);
        later.setBasisFolder(path + "/bases");
        QCOMPARE(later.answer(key(a, colours))->values, map->values);
        QVERIFY(later.basis("../bases/" + colours.basis) == nullptr);
    }

    void coloursArePaintedAsTheyAre()
    {
        const float none = std::numeric_limits<float>::quiet_NaN();
        Map map;
        map.rows = map.cols = 2;
        map.channels = 3;
        map.values = {1, 0, 0, 0, 1, 0, 0, 0, 1, none, none, none};
        paint::Look look;
        look.opacity = 1;
        look.threshold = 0.9; // of values, not of colours
        look.smooth = false;
        QVERIFY(paint::rangeOf(map) == (paint::ValueRange{0, 1, false}));
        const paint::Pixels flat = paint::paintMap(map, look, paint::rangeOf(map), 40, 40);
        QCOMPARE(flat.argb, (std::vector<paint::Argb>{0xffff0000, 0xff00ff00, 0xff0000ff, 0}));
        look.smooth = true;
        const paint::Pixels fine = paint::paintMap(map, look, paint::rangeOf(map), 40, 40);
        QCOMPARE(fine.width, 40);
        const auto at = [&](int x, int y) { return fine.argb[std::size_t(y) * 40 + std::size_t(x)]; };
        QCOMPARE(at(2, 2), 0xffff0000);
        QCOMPARE(at(37, 37), 0U);
        QCOMPARE(at(20, 2) >> 24, 0xffU); // between red and green
        look.opacity = 0.5;
        QCOMPARE(paint::paintMap(map, look, paint::rangeOf(map), 40, 40).argb[2 * 40 + 2], 0x80800000U);
        Map cosines;
        cosines.rows = 1;
        cosines.cols = 2;
        cosines.values = {0.2F, 0.4F};
        cosines.isSigned = true;
        cosines.reach = 1;
        QVERIFY(paint::rangeOf(cosines) == (paint::ValueRange{-1, 1, true}));
    }

    void coloursAreWrittenWithThreeNumbersAPlace()
    {
        Map map;
        map.rows = 1;
        map.cols = 2;
        map.channels = 3;
        map.values = {0, 0.25F, 0.5F, 1, 0.75F, 0.125F};
        map.fittedOn = "two patches";
        const std::string npy = engine::mapNpy(map);
        QVERIFY(npy.find("'shape': (1, 2, 3)") != std::string::npos);
        QCOMPARE(engine::mapCsv(map), std::string("0,0.25,0.5,1,0.75,0.125\n"));
        const auto json = nlohmann::json::parse(engine::mapJson(map, {}));
        QCOMPARE(json.at("values")[0][1][2].get<float>(), 0.125F);
        QCOMPARE(json.at("fitted_on").get<std::string>(), map.fittedOn);
        QCOMPARE(json.at("channels").get<int>(), 3);
    }

private:
    static Checkpoint tiny()
    {
        QTemporaryDir dir;
        const Path path = dir.filePath("tiny.safetensors").toStdString();
        test::writeTinyModel(path);
        return loadCheckpoint(path);
    }
};

QTEST_GUILESS_MAIN(TestFeatures)
#include "test_features.moc"
