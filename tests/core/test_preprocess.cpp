// SPDX-License-Identifier: GPL-3.0-or-later
// Picture to network input: against PIL's own pixels, and against arithmetic done by hand.
#include "core/base/error.h"
#include "core/format/npy.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <cmath>

#include "tests/support/pictures.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"

using namespace hydra;

namespace {

Image texture(const std::string& what)
{
    return loadImage(Path(HYDRA_SOURCE_DIR) / "tests/data/images" / ("texture" + what + ".png"));
}

Preprocessing square(int size, double cropFraction)
{
    Preprocessing how;
    how.height = how.width = size;
    how.patchSize = 8;
    how.cropFraction = cropFraction;
    return how;
}

Image turned(const Image& image) // by a quarter turn to the left
{
    Image out{image.height, image.width, {}};
    for (int y = 0; y < out.height; ++y) {
        for (int x = 0; x < out.width; ++x) {
            const std::uint8_t* from = image.pixel(image.width - 1 - y, x);
            out.rgb.insert(out.rgb.end(), from, from + 3);
        }
    }
    return out;
}

Image flat(int width, int height, std::uint8_t level)
{
    return {width, height, std::vector<std::uint8_t>(3 * std::size_t(width) * std::size_t(height), level)};
}

} // namespace

class TestPreprocess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resizesAsPil_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        for (const auto& [width, height] : {std::pair(31, 20), {97, 30}, {110, 70}, {7, 61}, {1, 1}}) {
            QTest::newRow(qPrintable(QString("%1x%2").arg(width).arg(height))) << width << height;
        }
    }

    void resizesAsPil()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        const std::string size = QTest::currentDataTag();
        QCOMPARE(test::largestDifference(resizeImage(texture(""), width, height, Interpolation::Bicubic),
                                         texture(".bicubic." + size)),
                 0);
        QCOMPARE(test::largestDifference(resizeImage(texture(""), width, height, Interpolation::Bilinear),
                                         texture(".bilinear." + size)),
                 0);
    }

    void resizingToTheSameSizeChangesNothing()
    {
        QVERIFY(resizeImage(texture(""), 97, 61, Interpolation::Bicubic) == texture(""));
    }

    // A third reference: LibTorch's antialiased filter in float, across and then down, with PIL's rounding
    // between.
    void agreesWithLibTorch()
    {
        const Image image = texture("");
        const at::Tensor pixels =
            at::from_blob(const_cast<std::uint8_t*>(image.rgb.data()), {61, 97, 3}, at::kByte)
                .permute({2, 0, 1})
                .unsqueeze(0)
                .to(at::kFloat)
                .contiguous();
        const at::Tensor across = at::_upsample_bicubic2d_aa(pixels, {61, 31}, false).round().clamp(0, 255);
        const at::Tensor theirs = at::_upsample_bicubic2d_aa(across, {20, 31}, false).round().clamp(0, 255);
        const Image ours = resizeImage(image, 31, 20, Interpolation::Bicubic);
        const at::Tensor mine =
            at::from_blob(const_cast<std::uint8_t*>(ours.rgb.data()), {20, 31, 3}, at::kByte);
        QVERIFY((mine.permute({2, 0, 1}).to(at::kFloat) - theirs[0]).abs().max().item<float>() <= 1);
    }

    void seesWhatTimmSees()
    {
        QCOMPARE(test::largestDifference(preprocess(texture(""), square(32, 0.9)).shown, texture(".timm32")),
                 0);
        QCOMPARE(test::largestDifference(preprocess(texture(""), square(96, 1)).shown, texture(".timm96")),
                 0);
        Preprocessing how = square(32, 0.875);
        how.interpolation = Interpolation::Bilinear;
        QCOMPARE(test::largestDifference(preprocess(turned(texture("")), how).shown, texture(".tall32")), 0);
    }

    // Photographs as PIL and PyTorch prepared them for DeiT: short side 256, centre crop 224. (The fourth of
    // the fixtures rounds its long side of 347.8, which torchvision truncates.)
    void preparesPhotographs_data()
    {
        QTest::addColumn<QString>("photo");
        QTest::newRow("catdog") << "catdog.png";
        QTest::newRow("el2") << "el2.png";
        QTest::newRow("n02879718_bow") << "n02879718_bow.jpg";
    }

    void preparesPhotographs()
    {
        HYDRA_NEED_SHARED("fixtures/relevance-deit-tiny/catdog.npy");
        QFETCH(QString, photo);
        Preprocessing how = square(224, 0.875);
        how.mean = {0.485, 0.456, 0.406};
        how.std = {0.229, 0.224, 0.225};
        const at::Tensor ours =
            preprocess(loadImage(test::sharedFolder() / "data/photos" / photo.toStdString()), how).pixels;
        const at::Tensor theirs = readNpy(test::sharedFolder() / "fixtures/relevance-deit-tiny"
                                          / (std::string(QTest::currentDataTag()) + ".npy"));
        const double largest = (ours.flatten() - theirs.flatten()).abs().max().item<double>();
        QVERIFY2(largest < 1e-5, qPrintable(QString::number(largest)));
    }

    void normalises()
    {
        Preprocessing how = square(8, 1);
        how.mean = {0.5, 0.25, 0.1};
        how.std = {0.5, 0.25, 2};
        Image image = flat(8, 8, 51); // 0.2
        image.rgb[3 * 9] = 255; // red of (1, 1)
        const at::Tensor pixels = preprocess(image, how).pixels;
        QCOMPARE(pixels.sizes().vec(), (std::vector<std::int64_t>{1, 3, 8, 8}));
        QCOMPARE(pixels[0][0][1][1].item<float>(), 1.F);
        QCOMPARE(pixels[0][0][0][0].item<float>(), (0.2F - 0.5F) / 0.5F);
        QCOMPARE(pixels[0][1][7][7].item<float>(), (0.2F - 0.25F) / 0.25F);
        QVERIFY(std::abs(pixels[0][2][3][4].item<float>() - 0.05F) < 1e-6F);
    }

    // 400 x 200 to short side floor(72/0.9) = 80: 160 x 80, crop (44, 4, 72, 72): times 2.5 in the original.
    void knowsWhatIsSeen()
    {
        const InputGeometry g = preprocess(flat(400, 200, 7), square(72, 0.9)).geometry;
        QCOMPARE(g.originalWidth, 400);
        QCOMPARE(g.inputHeight, 72);
        QVERIFY(g.seen == (Rect{110, 10, 180, 180}));
        QCOMPARE(g.cols(), 9);
        QVERIFY(g.patch(0, 0) == (Rect{110, 10, 20, 20}));
        QVERIFY(g.patch(8, 8) == (Rect{270, 170, 20, 20}));
    }

    // As Hugging Face's DeiT: both sides to 256, proportions or not, then the middle 224.
    void squashesThenCrops()
    {
        const Image image = texture("");
        Preprocessing how = square(64, 0.5);
        how.cropMode = CropMode::Squash;
        const Image whole = resizeImage(image, 128, 128, how.interpolation);
        Image middle{64, 64, {}};
        for (int y = 32; y < 96; ++y) {
            const std::uint8_t* row = whole.pixel(32, y);
            middle.rgb.insert(middle.rgb.end(), row, row + std::size_t(3) * 64);
        }
        QVERIFY(test::largestDifference(preprocess(image, how).shown, middle) <= 1);
        how.cropFraction = 1;
        QVERIFY(preprocess(image, how).shown == resizeImage(image, 64, 64, how.interpolation));
    }

    void patchToPixelAndBack_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("wide") << 401 << 203;
        QTest::newRow("tall") << 99 << 640;
        QTest::newRow("smaller than the input") << 13 << 9;
        QTest::newRow("one pixel") << 1 << 1;
        QTest::newRow("ribbon") << 60'000 << 1;
    }

    void patchToPixelAndBack()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        for (const CropMode mode : {CropMode::Center, CropMode::Squash}) {
            Preprocessing how = square(64, 0.9);
            how.cropMode = mode;
            const ModelInput input = preprocess(flat(width, height, 200), how);
            const InputGeometry& g = input.geometry;
            QVERIFY(input.shown == flat(64, 64, 200)); // no dark border anywhere
            QVERIFY(g.seen.x >= 0 && g.seen.y >= 0);
            QVERIFY(g.seen.x + g.seen.width <= width * 1.0000001
                    && g.seen.y + g.seen.height <= height * 1.0000001);
            for (int row = 0; row < g.rows(); ++row) {
                for (int col = 0; col < g.cols(); ++col) {
                    const Rect r = g.patch(row, col);
                    QCOMPARE(g.patchAt(r.x + r.width / 2, r.y + r.height / 2), row * g.cols() + col);
                }
            }
            QCOMPARE(g.patchAt(g.seen.x - 0.01, g.seen.y), -1);
            QCOMPARE(g.patchAt(g.seen.x, g.seen.y + g.seen.height + 0.01), -1);
        }
    }

    // A marked pixel is found in the patch that geometry says: resize, crop and geometry agree.
    void geometryFollowsThePixels()
    {
        Image image = flat(300, 200, 0);
        for (int y = 120; y < 124; ++y) {
            for (int x = 90; x < 94; ++x) {
                image.rgb[3 * (std::size_t(y) * 300 + std::size_t(x))] = 255;
            }
        }
        const ModelInput input = preprocess(image, square(64, 0.9));
        int brightest = 0;
        for (std::size_t i = 0; i < input.shown.rgb.size(); i += 3) {
            brightest = input.shown.rgb[i] > input.shown.rgb[std::size_t(brightest)] ? int(i) : brightest;
        }
        const int x = brightest / 3 % 64;
        const int y = brightest / 3 / 64;
        QCOMPARE(input.geometry.patchAt(92, 122), y / 8 * 8 + x / 8);
    }

    void takesInputsThatAreNotSquare()
    {
        Preprocessing how = square(64, 0.8);
        how.width = 32; // 80 x 40 must be covered
        const InputGeometry g = preprocess(flat(100, 100, 9), how).geometry; // 80 x 80, crop (24, 8, 32, 64)
        QVERIFY(g.seen == (Rect{30, 10, 40, 80}));
        QCOMPARE(g.rows(), 8);
        QCOMPARE(g.cols(), 4);
    }

    void followsTheConfig()
    {
        VitConfig config;
        config.imageHeight.set(224, Provenance::Inferred);
        config.imageWidth.set(160, Provenance::Inferred);
        config.patchSize.set(16, Provenance::Inferred);
        config.cropFraction.set(0.95, Provenance::File);
        config.mean.set({0.1, 0.2, 0.3}, Provenance::File);
        const Preprocessing own = Preprocessing::of(config);
        QCOMPARE(own.height, 224);
        QCOMPARE(own.width, 160);
        QCOMPARE(own.cropFraction, 0.95);
        QCOMPARE(own.mean[2], 0.3);
        QCOMPARE(Preprocessing::of(config, {384, 384, 0}).width, 384);
    }

    void refusesNonsense()
    {
        const auto isUsage = [](Preprocessing how) {
            try {
                (void)preprocess(flat(4, 4, 0), how);
            } catch (const Error& error) {
                return error.code() == ErrorCode::Usage;
            }
            return false;
        };
        QVERIFY(isUsage(square(60, 0.9)));
        QVERIFY(isUsage(square(0, 0.9)));
        QVERIFY(isUsage(square(64, 0)));
        QVERIFY(isUsage(square(64, 1.1)));
        Preprocessing how = square(64, 0.9);
        how.std[1] = 0;
        QVERIFY(isUsage(how));
        QVERIFY_EXCEPTION_THROWN((void)preprocess(Image{}, square(64, 0.9)), Error);
    }
};

HYDRA_TEST(TestPreprocess, QCoreApplication)
#include "test_preprocess.moc"
