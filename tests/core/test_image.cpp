// SPDX-License-Identifier: GPL-3.0-or-later
// Picture files of every supported kind, against the formula that made them (support/make_image_goldens.py);
// and files with false headers.
#include "core/image/list_folders.h"
#include "core/image/load.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <cstring>
#include <fstream>

#include "tests/support/pictures.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using hydra::test::refusalOf;
using hydra::test::refusedWith;

namespace {

Path data(const std::string& name)
{
    return Path(HYDRA_SOURCE_DIR) / "tests/data/images" / name;
}

std::string textOf(const Path& path)
{
    const Bytes bytes = readFile(path, 1 << 24);
    return {bytes.begin(), bytes.end()};
}

std::string big32(std::uint32_t value)
{
    std::string text;
    for (int shift = 24; shift >= 0; shift -= 8) {
        text += static_cast<char>(value >> shift);
    }
    return text;
}

Image decodeText(const std::string& text)
{
    return decodeImage(Bytes(text.begin(), text.end()), "memory");
}

// CRC-32 bit by bit, as an independent reference.
std::uint32_t slowCrc(const std::string& text)
{
    std::uint32_t crc = ~0U;
    for (const char c : text) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) {
            crc = crc >> 1 ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
        }
    }
    return ~crc;
}

std::string chunk(const std::string& type, const std::string& body)
{
    return big32(static_cast<std::uint32_t>(body.size())) + type + body + big32(slowCrc(type + body));
}

const std::string pngStart = "\x89PNG\r\n\x1a\n";

} // namespace

class TestImage : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path inFolder(const std::string& name) const
    {
        return Path(m_folder.path().toStdString()) / name;
    }

private Q_SLOTS:
    void readsEveryKind_data()
    {
        QTest::addColumn<bool>("colour");
        QTest::addColumn<bool>("alpha");
        QTest::addColumn<int>("more"); // 16-bit: 200 of 257 above the level, which rounds up
        for (const char* name : {"rgb.png", "rgb.bmp", "rgba.bmp", "rgb.tif", "rgb.webp", "rgb.ppm",
                                 "palette.png", "text.ppm", "metadata.png"}) {
            QTest::newRow(name) << true << false << 0;
        }
        for (const char* name : {"rgba.png", "rgba.tif", "rgba.webp", "rgba16.png"}) {
            QTest::newRow(name) << true << true << 0;
        }
        QTest::newRow("grey_alpha.png") << false << true << 0;
        for (const char* name : {"grey.png", "grey.pgm", "grey.jpg"}) {
            QTest::newRow(name) << false << false << 0;
        }
        for (const char* name : {"grey16.png", "grey16.tif", "grey16.pgm"}) {
            QTest::newRow(name) << false << false << 1;
        }
        QTest::newRow("rgb16.png") << true << false << 1;
    }

    void readsEveryKind()
    {
        QFETCH(bool, colour);
        QFETCH(bool, alpha);
        QFETCH(int, more);
        const Image image = loadImage(data(QTest::currentDataTag()));
        QCOMPARE(image.width, 8);
        QCOMPARE(image.height, 6);
        for (int y = 0; y < 6; ++y) {
            for (int x = 0; x < 8; ++x) {
                const std::array<double, 3> light{30. * x + more, colour ? 40. * y : 30. * x + more,
                                                  colour ? 128. : 30. * x + more};
                const double opacity = alpha ? 51. * y / 255 : 1;
                for (std::size_t c = 0; c < 3; ++c) {
                    const double expected = light[c] * opacity + 255 * (1 - opacity);
                    const double found = image.pixel(x, y)[c];
                    // JPEG is lossy; a TIFF's colours were multiplied by alpha, in 8 bits, before we see
                    // them.
                    const double tolerance = QByteArray(QTest::currentDataTag()) == "rgba.tif" ? 1.01 : 0.51;
                    QVERIFY2(std::abs(found - expected) <= tolerance,
                             qPrintable(QString("(%1, %2)[%3]: expected %4, found %5")
                                            .arg(x)
                                            .arg(y)
                                            .arg(c)
                                            .arg(expected)
                                            .arg(found)));
                }
            }
        }
    }

    void readsBits()
    {
        for (const char* file : {"P1 # ink\n3 2\n0 1 0\n110", "P4 3 2\n\x40\xc0", "P2 3 2 1 1 0 1 0 0 1"}) {
            const Image bits = decodeText(file);
            QCOMPARE(int(bits.pixel(0, 0)[0]), 255);
            QCOMPARE(int(bits.pixel(1, 0)[1]), 0);
            QCOMPARE(int(bits.pixel(1, 1)[1]), 0);
            QCOMPARE(int(bits.pixel(2, 1)[2]), 255);
        }
        const Image image = loadImage(data("bits.png"));
        QCOMPARE(int(image.pixel(0, 0)[0]), 0);
        QCOMPARE(int(image.pixel(1, 0)[2]), 255);
    }

    void readsColourKey()
    {
        const Image image = loadImage(data("colour_key.png"));
        QCOMPARE(int(image.pixel(2, 2)[0]), 255); // the transparent colour (60, 80, 128), over white
        QCOMPARE(int(image.pixel(2, 1)[0]), 60);
        QCOMPARE(int(image.pixel(1, 2)[1]), 80);
    }

    void readsInks()
    {
        QVERIFY(test::largestDifference(loadImage(data("cmyk.jpg")), loadImage(data("cmyk.expected.png")))
                <= 2);
        QVERIFY(test::largestDifference(loadImage(data("cmyk.tif")), loadImage(data("cmyk_tif.expected.png")))
                <= 2);
    }

    void turnsUpright_data()
    {
        QTest::addColumn<int>("tolerance");
        for (int orientation = 1; orientation <= 8; ++orientation) {
            for (const char* suffix : {"jpg", "png", "webp", "tif", "deep.tif"}) {
                QTest::newRow(qPrintable(QString("orientation%1.%2").arg(orientation).arg(suffix)))
                    << (suffix[0] == 'j' ? 4 : 0);
            }
        }
        QTest::newRow("progressive.jpg") << 4;
    }

    void turnsUpright()
    {
        QFETCH(int, tolerance);
        const Image image = loadImage(data(QTest::currentDataTag()));
        Image expected{32, 16, {}};
        const std::uint8_t fields[2][2][3] = {{{220, 30, 40}, {30, 200, 60}},
                                              {{40, 50, 210}, {230, 220, 40}}};
        for (int y = 0; y < 16; ++y) {
            for (int x = 0; x < 32; ++x) {
                for (std::size_t c = 0; c < 3; ++c) { // the deep ones have only the red channel
                    expected.rgb.push_back(
                        fields[y / 8][x / 16][QByteArray(QTest::currentDataTag()).contains("deep") ? 0 : c]);
                }
            }
        }
        const int difference = test::largestDifference(image, expected);
        QVERIFY2(difference <= tolerance, qPrintable(QString::number(difference)));
    }

    void refusesBombs()
    {
        const auto png = [](std::uint32_t width, std::uint32_t height) {
            return pngStart + chunk("IHDR", big32(width) + big32(height) + std::string("\x08\x02\0\0\0", 5))
                + chunk("IDAT", "x") + chunk("IEND", "");
        };
        QVERIFY(refusedWith("100000x100000", [&] { (void)decodeText(png(100'000, 100'000)); }));
        QVERIFY(refusedWith("60000x60000", [&] { (void)decodeText(png(60'000, 60'000)); }));
        QVERIFY(refusedWith("at most 250000000 pixels", [&] { (void)decodeText(png(1, 70'000)); }));
        QVERIFY(refusedWith("0x5", [&] { (void)decodeText(png(0, 5)); }));
        QVERIFY(refusedWith("4294967295x4294967295", [&] { (void)decodeText(png(~0U, ~0U)); }));
        QVERIFY(refusedWith("cannot be decoded", [&] { (void)decodeText(png(5, 5)); }));
        std::string jpeg = textOf(data("progressive.jpg"));
        const std::size_t frame = jpeg.find("\xff\xc2");
        jpeg.replace(frame + 5, 4, "\xff\xff\xff\xff");
        QVERIFY(refusedWith("65535x65535", [&] { (void)decodeText(jpeg); }));
        std::string bmp = textOf(data("rgb.bmp"));
        bmp.replace(18, 8, std::string("\xff\xff\xff\x7f\0\0\0\x80", 8));
        QVERIFY(refusedWith("2147483647x2147483648", [&] { (void)decodeText(bmp); }));
        QVERIFY(refusedWith("900000x900000", [] { (void)decodeText("P6 900000 900000 255\n"); }));
        QVERIFY(refusedWith("truncated", [] { (void)decodeText("P6 9000 9000 255\n"); }));
        ImageLimits small;
        small.maxPixels = 47;
        QVERIFY(refusedWith("expected at most 47", [&] { (void)loadImage(data("rgb.png"), small); }));
        small.maxBytes = 20;
        QVERIFY(refusedWith("at most 20 are allowed", [&] { (void)loadImage(data("rgb.png"), small); }));
    }

    // A thumbnail is the average of the picture, upright, and a JPEG is decoded at a fraction of its size.
    void smallPictures_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("by");
        for (int orientation = 1; orientation <= 8; ++orientation) {
            QTest::newRow(qPrintable(QString("orientation%1.jpg").arg(orientation))) << 4 << 4;
            QTest::newRow(qPrintable(QString("orientation%1.png").arg(orientation))) << 4 << 1;
        }
        QTest::newRow("progressive.jpg") << 8 << 2;
        QTest::newRow("grey.jpg") << 6 << 1;
        QTest::newRow("cmyk.jpg") << 1 << 8;
        QTest::newRow("rgba16.png") << 1 << 1;
        QTest::newRow("rgb.webp") << 1 << 1;
    }

    void smallPictures()
    {
        QFETCH(int, side);
        QFETCH(int, by);
        const Image whole = loadImage(data(QTest::currentDataTag()));
        const Image small = smallPicture(data(QTest::currentDataTag()), side);
        QCOMPARE(small.width, (whole.width + by - 1) / by);
        QCOMPARE(small.height, (whole.height + by - 1) / by);
        QVERIFY(std::min(small.width, small.height) >= side);
        for (int y = 0; y < whole.height / by; ++y) {
            for (int x = 0; x < whole.width / by; ++x) {
                for (int c = 0; c < 3; ++c) {
                    int sum = 0;
                    for (int i = 0; i < by * by; ++i) {
                        sum += whole.pixel(x * by + i % by, y * by + i / by)[c];
                    }
                    const int difference = std::abs(sum / (by * by) - small.pixel(x, y)[c]);
                    QVERIFY2(difference <= (by == 1 ? 0 : 8), qPrintable(QString::number(difference)));
                }
            }
        }
    }

    // The engine accepts each of these pictures, but a glance does not: they have one pass too many, or are
    // too large.
    void whatIsTooMuchForAGlance()
    {
        const ImageLimits usual, glance = limitsOfAGlance();
        PictureFile png;
        png.width = png.height = 4'001;
        PictureFile passes;
        passes.kind = PictureKind::Jpeg;
        passes.width = passes.height = 4'000;
        passes.bytesPerPixel = 9;
        passes.scans = 13;
        for (const PictureFile& each : {png, passes}) {
            requireAffordable(each, 1'000, usual);
            QVERIFY(refusedWith("expected at most",
                                [&] { requireAffordable(each, 1'000, glance, reduction(each, 160)); }));
        }
        PictureFile camera; // of 50 million pixels
        camera.kind = PictureKind::Jpeg;
        camera.width = 8'660;
        camera.height = 5'773;
        camera.bytesPerPixel = 3;
        QCOMPARE(reduction(camera, 160), 8);
        QCOMPARE(reduction(camera, 5'773), 1);
        requireAffordable(camera, 20 << 20, glance, reduction(camera, 160));
        QVERIFY(refusedWith("expected at most 16000000 pixels",
                            [&] { requireAffordable(camera, 20 << 20, glance, reduction(camera, 5'773)); }));
    }

    void refusesWhatIsNoPicture()
    {
        QVERIFY(refusedWith("memory: the file is empty", [] { (void)decodeText(""); }));
        QVERIFY(refusedWith("a GIF", [] { (void)loadImage(data("palette.gif")); }));
        QVERIFY(refusedWith("HEIC",
                            [] { (void)decodeText(std::string("\0\0\0\x18", 4) + "ftypheic and so on"); }));
        QVERIFY(refusedWith("not a picture", [] { (void)decodeText("hello, world"); }));
        QVERIFY(refusedWith("folder", [] { (void)loadImage(data("")); }));
        QVERIFY(refusedWith("cannot be read", [] { (void)loadImage(data("nothing.png")); }));
    }

    // Every file cut short, or with single bytes changed: it gives a picture of bounded size or a refusal.
    void survivesDamage_data()
    {
        QTest::addColumn<int>("step");
        for (const char* name :
             {"rgba.png", "palette.png", "rgb16.png", "orientation6.jpg", "progressive.jpg", "cmyk.jpg",
              "rgb.bmp", "rgba.bmp", "rgba.tif", "grey16.tif", "rgb.webp", "rgba.webp", "rgb.ppm",
              "grey16.pgm", "text.ppm"}) {
            QTest::newRow(name) << 3;
        }
    }

    void survivesDamage()
    {
        const std::string whole = textOf(data(QTest::currentDataTag()));
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const QString text = refusalOf([&] { (void)decodeText(whole.substr(0, size)); });
            const bool mayStillBeRead = size + 200 > whole.size() && whole.compare(0, 3, "\xff\xd8\xff") != 0;
            QVERIFY2(!text.startsWith('<') || mayStillBeRead,
                     qPrintable(QString("cut to %1: %2").arg(size).arg(text)));
        }
        QFETCH(int, step);
        for (std::size_t at = 0; at < whole.size(); at += static_cast<std::size_t>(step)) {
            for (const int flip : {0x01, 0x80, 0xff}) {
                std::string file = whole;
                file[at] = static_cast<char>(file[at] ^ flip);
                ImageLimits limits;
                limits.maxPixels = 1'000'000;
                const QString text =
                    refusalOf([&] { (void)decodeImage(Bytes(file.begin(), file.end()), "memory", limits); });
                QVERIFY2(text == "<accepted>" || !text.startsWith('<'), qPrintable(text));
            }
        }
    }

    void writesPng()
    {
        const Image image = loadImage(data("texture.png"));
        savePng(inFolder("out.png"), image, {{"Software", "Hydrascope"}, {"Title", "k \u2265 3"}});
        QVERIFY(loadImage(inFolder("out.png")) == image);
        const std::string file = textOf(inFolder("out.png"));
        QCOMPARE(file.substr(33, 31), chunk("tEXt", std::string("Software\0Hydrascope", 19)));
        QVERIFY(file.find(chunk("iTXt", std::string("Title\0\0\0\0\0", 10) + "k \u2265 3")) == 64);
        bool usage = false;
        try {
            savePng(inFolder("bad.png"), image, {{std::string(80, 'k'), "v"}});
        } catch (const Error& error) {
            usage = error.code() == ErrorCode::Usage;
        }
        QVERIFY(usage && !std::filesystem::exists(inFolder("bad.png")));
    }

    void listsInNaturalOrder()
    {
        const Path folder = inFolder("list");
        std::filesystem::create_directory(folder);
        QVERIFY(refusedWith("no image in this folder", [&] { (void)listImages(folder); }));
        QVERIFY(refusedWith("no such file", [&] { (void)listImages(folder / "missing"); }));
        const Path sorted = inFolder("sorted");
        for (const char* name : {"tench/b.png", "church/2.png", "church/10.png", "empty/notes.txt"}) {
            std::filesystem::create_directories((sorted / name).parent_path());
            std::ofstream(sorted / name) << "x";
        }
        QVERIFY(refusedWith("no image in this folder", [&] { (void)listImages(sorted); }));
        QVERIFY(listPictures(sorted)
                == (std::vector<Path>{sorted / "church/2.png", sorted / "church/10.png",
                                      sorted / "tench/b.png"}));
        std::ofstream(sorted / "own.png") << "x";
        QVERIFY(listPictures(sorted)
                == (std::vector<Path>{sorted / "own.png", sorted / "church/2.png", sorted / "church/10.png",
                                      sorted / "tench/b.png"})); // the folder's own come first
        for (const char* name : {"img10.png", "img2.JPG", "img002b.png", "Img1.tif", "a.webp", "notes.txt",
                                 ".hidden.png", "img99999999999999999999999.bmp", "img2.png"}) {
            std::ofstream(folder / name) << "x";
        }
        std::filesystem::create_directory(folder / "folder.png");
        std::vector<std::string> names;
        for (const Path& path : listImages(folder)) {
            names.push_back(path.filename().string());
        }
        const std::vector<std::string> expected{"a.webp",
                                                "Img1.tif",
                                                "img2.JPG",
                                                "img2.png",
                                                "img002b.png",
                                                "img10.png",
                                                "img99999999999999999999999.bmp"};
        QVERIFY2(names == expected, names.at(1).c_str());
        QCOMPARE(listImages(folder / "notes.txt"), std::vector<Path>{folder / "notes.txt"});
        QVERIFY(looksLikeImage("x.JPeG") && !looksLikeImage("x.npy") && !looksLikeImage("png"));
    }
};

HYDRA_TEST(TestImage, QCoreApplication)
#include "test_image.moc"
