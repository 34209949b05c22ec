// SPDX-License-Identifier: GPL-3.0-or-later
// Kept bases of features give the same colours again, for narrower sub-networks and in later sessions, from
// files; and patches of one picture are the query in another.
#include "core/base/new_file.h"
#include "core/engine/basis_job.h"
#include "core/engine/session.h"
#include "core/explain/option_fields.h"
#include "core/format/named_array.h"
#include "core/format/npz.h"
#include "core/image/load.h"
#include "core/question/kept_patches.h"

#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/feature_fixture.h"
#include "tests/support/jacobi.h"
#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using hydra::test::asTensor;
using hydra::test::distance;
using hydra::test::Fixture;
using hydra::test::noise;
using hydra::test::refusalOf;

namespace {

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

Checkpoint tiny()
{
    QTemporaryDir dir;
    const Path path = dir.filePath("tiny.safetensors").toStdString();
    test::writeTinyModel(path);
    return loadCheckpoint(path);
}

} // namespace

class TestFeatureBases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

    // Features that a narrower sub-network lacks count as the mean; wider or foreign sub-networks are
    // refused.
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
        options.block = 1;
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
        QCOMPARE(idOf(read), idOf(basis)); // so all of it agrees
        QCOMPARE(read.axes, basis.axes);
        QCOMPARE(fittedOn(read), fittedOn(basis));
        QVERIFY(fittedOn(basis).text().find("patches of 2 pictures, block 7, k, k = 3") != std::string::npos);
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
        for (std::size_t at = 0; at < good.size(); at += 5) { // accepted or refused
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
        QVERIFY(refusal(basisBytes(basis)).contains("variance: expected numbers from 0"));
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
        const KeptPatches kept{"0af3:224", {3, 7, 8, 9}};
        QCOMPARE(hydra::text(kept), std::string("0af3:224:3,7-9"));
        QVERIFY(keptPatches("0af3:224:3,7-9") == kept);
        for (const char* bad :
             {"", ":", "3", ":3", "image:", "image:x", "image:3-1", "image:-1", "image:0-999999999"}) {
            QVERIFY2(!keptPatches(bad), bad);
        }
        MapOptions options;
        options.method = "similarity";
        options.query = 4;
        options.kept = "image:3";
        QCOMPARE(normalised(options).query, -1); // the kept patches are the query
        options.method = "pca";
        options.basis = "id";
        options.foreground = 0.3;
        QCOMPARE(normalised(options).foreground, 0.0); // the basis has its own foreground
        QCOMPARE(normalised(options).kept, std::string());
    }

    // A session finds one picture's patches in another, and keeps bases, also for later sessions.
    void aSessionKeepsQueriesAndBases()
    {
        QTemporaryDir dir;
        const std::string path = dir.path().toStdString();
        test::writeTinyModel(path + "/tiny.safetensors");
        savePng(path + "/a.png", pictureOf(24, 0));
        savePng(path + "/b.png", pictureOf(24, 5));
        engine::Session one;
        one.setBasisFolder(path + "/bases");
        const engine::OpenedModel model = one.files().openModel(path + "/tiny.safetensors");
        const ImageId a = one.files().openImage(path + "/a.png").id,
                      b = one.files().openImage(path + "/b.png").id;
        const auto key = [&](const ImageId& image, const MapOptions& options) {
            return mapKey(
                {networkKey({image, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)}),
                 options,
                 {}});
        };
        MapOptions options;
        options.method = "similarity";
        options.facet = Facet::Keys;
        options.block = 1;
        options.query = 14;
        const engine::MapPtr own = one.answer(key(a, options));
        options.query = -1;
        options.kept = hydra::text(KeptPatches{a, {14}});
        const engine::MapPtr again = one.answer(key(a, options));
        QVERIFY(distance(asTensor(again->values), asTensor(own->values)) < 1e-6);
        QCOMPARE(again->best, own->best);
        const engine::MapPtr other = one.answer(key(b, options));
        QVERIFY(*std::max_element(other->values.begin(), other->values.end()) < 1);
        QCOMPARE(other->best,
                 int(std::max_element(other->values.begin(), other->values.end()) - other->values.begin()));
        options.kept = hydra::text(KeptPatches{a, {36}});
        QVERIFY_EXCEPTION_THROWN((void)one.answer(key(b, options)), Error); // patches are 0 to 35
        options.kept = "unknown:3";
        QVERIFY_EXCEPTION_THROWN((void)one.answer(key(b, options)), Error);

        const engine::FittedBasis fitted = engine::fitBasis(
            one,
            {model.id,
             PictureAsk({4, {}, AttentionPlan::softmax(3)}),
             {{"a.png", a, {}, {}}, {"b.png", {}, {}, path + "/b.png"}, {"c.png", {}, {}, path + "/c.png"}}});
        QCOMPARE(fitted.notes.size(), std::size_t(1)); // there is no c.png
        QCOMPARE(fitted.basis.pictureCount, std::int64_t(2));
        QCOMPARE(fitted.basis.pictures, (std::vector<std::string>{"a.png", "b.png"}));
        const PictureAsk changed(
            {4, {}, AttentionPlan::softmax(3), {}, {}, {}, Interventions::parse("mlp:1")});
        const FeatureBasis changedBasis =
            engine::fitBasis(one, {model.id, changed, {{"a.png", a, {}, {}}}}).basis;
        QVERIFY(
            changedBasis.axes
            != engine::fitBasis(one, {model.id, PictureAsk({4, {}, changed.plan}), {{"a.png", a, {}, {}}}})
                   .basis.axes);
        QVERIFY(fittedOn(changedBasis).text().find("without mlp:1") != std::string::npos);
        MapOptions colours;
        colours.method = "pca";
        colours.basis = one.keep(fitted.basis);
        const engine::MapPtr map = one.answer(key(a, colours));
        QVERIFY(map->fittedOn.text().find("2 pictures") != std::string::npos);
        engine::Session later;
        (void)later.files().openModel(path + "/tiny.safetensors");
        (void)later.files().openImage(path + "/a.png");
        QVERIFY_EXCEPTION_THROWN((void)later.answer(key(a, colours)), Error);
        later.setBasisFolder(path + "/bases");
        QCOMPARE(later.answer(key(a, colours))->values, map->values);
        QVERIFY(later.basis("../bases/" + colours.basis) == nullptr);
    }
};

HYDRA_TEST(TestFeatureBases, QCoreApplication)
#include "test_feature_bases.moc"
