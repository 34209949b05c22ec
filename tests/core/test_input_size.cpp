// SPDX-License-Identifier: GPL-3.0-or-later
// A picture at another size than the network's own: as text, as pixels, and through the engine.
#include "core/checkpoint/checkpoint.h"
#include "core/engine/session.h"
#include "core/format/npy.h"
#include "core/image/preprocess.h"
#include "core/model/input_size.h"
#include "core/nn/room.h"
#include "core/nn/vision_transformer.h"
#include "core/question/ask.h"

#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

// Whether WORK is refused as wrong use with a message that contains PART.
template<class Work>
bool refusedWith(const std::string& part, Work&& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.code() == ErrorCode::Usage && std::string(error.what()).find(part) != std::string::npos;
    }
    return false;
}

// A gradient picture that is wider than high.
Image wide()
{
    Image image{96, 48, {}};
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            for (const int value : {x * 2, y * 5, 255 - x}) {
                image.rgb.push_back(static_cast<std::uint8_t>(value));
            }
        }
    }
    return image;
}

struct Opened
{
    QTemporaryDir folder;
    Session session;
    OpenedModel model;
    OpenedImage image;

    Opened()
    {
        const std::string file = folder.filePath(QStringLiteral("tiny.safetensors")).toStdString();
        test::writeTinyModel(file);
        model = session.files().openModel(file);
        image = session.files().openPicture(wide(), "wide");
    }
    [[nodiscard]] NetworkKey key(const std::string& size) const
    {
        Ask ask;
        ask.plan = trainedPlan(model.config);
        ask.size = inputSize(size).value();
        return ask.network(image.id, model.id, model.config.numHeads);
    }
};

} // namespace

class TestInputSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itsTextComesBack()
    {
        for (const char* const given : {"", "448", "672x448", "448x672", "long:896", "1", "8192"}) {
            const auto size = inputSize(given);
            QVERIFY2(size, given);
            QCOMPARE(text(*size), std::string(given));
        }
        QCOMPARE(text(inputSize("448x448").value()), std::string("448"));
        for (const char* const given : {"0", "-16", "8193", "x", "16x", "x16", "16x16x16", "long:", "long:0",
                                        "16.5", " 16", "long:16x16", "99999999999999999999"}) {
            QVERIFY2(!inputSize(given), given);
        }
    }

    void whatANetworkCannotTakeIsRefused()
    {
        VitConfig config = Opened().model.config; // 6 x 6 patches of 4 pixels
        QCOMPARE(inputSizeFor(config, "24", "--size"), InputSize());
        QCOMPARE(inputSizeFor(config, "48x32", "--size"), (InputSize{48, 32, 0}));
        QCOMPARE(inputSizeFor(config, "long:50", "--size"), (InputSize{0, 0, 50}));
        const auto refused = [&](const char* given, const char* words) {
            return refusedWith(words, [&] { (void)inputSizeFor(config, given, "--size"); });
        };
        QVERIFY(refused("", "--size"));
        QVERIFY(refused("50", "nearest is 52"));
        QVERIFY(refused("48x33", "nearest is 48x32"));
        QVERIFY(refused("long:3", "long:4"));
        config.relativeBias.value = true;
        QVERIFY(refused("48", "6 x 6 patches"));
        QCOMPARE(inputSizeFor(config, "24", "--size"), InputSize());
    }

    void aLongSideKeepsTheProportions()
    {
        const InputSize longest{0, 0, 40};
        QCOMPARE(longest.of(48, 96, 4), (InputSize{20, 40, 0}));
        QCOMPARE(longest.of(96, 48, 4), (InputSize{40, 20, 0}));
        QCOMPARE(longest.of(1, 10'000, 4), (InputSize{4, 40, 0}));
        QCOMPARE((InputSize{0, 0, 37}).of(10, 10, 4), (InputSize{36, 36, 0}));
        QCOMPARE((InputSize{8, 12, 0}).of(1, 2, 4), (InputSize{8, 12, 0}));
        const Opened on;
        const ModelInput whole = preprocess(wide(), Preprocessing::of(on.model.config, longest));
        QCOMPARE(whole.geometry.rows(), 5);
        QCOMPARE(whole.geometry.cols(), 10);
        QCOMPARE(whole.geometry.seen, (Rect{0, 0, 96, 48})); // nothing is cropped
    }

    // Compares with the picture preprocessed at that size and passed through the network.
    void theEngineAnswersAtThatSize()
    {
        Opened on;
        const Checkpoint c = loadCheckpoint(on.model.path);
        const VisionTransformer network(c.config, c.tensors);
        for (const char* const given : {"24", "48", "36x48", "long:60"}) {
            const InputSize size = inputSize(given).value();
            const ModelInput input = preprocess(wide(), Preprocessing::of(on.model.config, size));
            const at::Tensor expected =
                network.forward(input.pixels, fullNetwork(on.model.config), trainedPlan(on.model.config), {});
            const auto found = on.session.answer(on.key(given));
            QVERIFY2(test::distance(test::asTensor(found->logits), expected[0]) < 1e-6, given);
            MapKey map = mapKey({on.key(given), {}, {}, {}});
            parts(map).options.method = "attention";
            const auto drawn = on.session.answer(map);
            QCOMPARE(drawn->rows, input.geometry.rows());
            QCOMPARE(drawn->cols, input.geometry.cols());
            QCOMPARE(on.session.seen(on.image.id, on.model.id, size).geometry.seen, input.geometry.seen);
        }
    }

    // A million tokens: matrices of 17 TB.
    void whatDoesNotFitIsRefusedBeforeItIsTried()
    {
        Opened on;
        QVERIFY(refusedWith("would fit", [&] { (void)on.session.answer(on.key("4096")); }));
        MapKey map = mapKey({on.key("4096"), {}, {}, {}});
        parts(map).options.method = "pca";
        QVERIFY(refusedWith("would fit", [&] { (void)on.session.answer(map); }));
    }

    // Also without an engine; a pass without a trace needs no matrices.
    void theNetworkItselfRefuses()
    {
        const Opened on;
        const Checkpoint c = loadCheckpoint(on.model.path);
        const VisionTransformer network(c.config, c.tensors);
        const SubNetwork all = fullNetwork(c.config);
        const at::Tensor picture = at::zeros({1}).expand({1, 3, 4096, 4096});
        Trace trace;
        QVERIFY(refusedWith("would fit",
                            [&] { (void)network.forward(picture, all, trainedPlan(c.config), {}, &trace); }));
        const at::Tensor many = at::zeros({1}).expand({1'000'000, 3, 24, 48});
        QVERIFY(
            refusedWith("would fit", [&] { (void)network.forward(many, all, trainedPlan(c.config), {}); }));
        requireRoom(c.config, all, trainedPlan(c.config), 1024, 1024, 1, PassFor::Answer);
    }

    void anArrayHasItsOwnSize()
    {
        Opened on;
        const std::string file = on.folder.filePath(QStringLiteral("a.npy")).toStdString();
        writeNpy(file, at::zeros({3, 24, 24}));
        on.image = on.session.files().openArray(file).front();
        (void)on.session.answer(on.key(""));
        QVERIFY(refusedWith("array", [&] { (void)on.session.answer(on.key("48")); }));
    }
};

HYDRA_TEST(TestInputSize, QCoreApplication)
#include "test_input_size.moc"
