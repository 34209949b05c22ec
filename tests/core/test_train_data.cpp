// SPDX-License-Identifier: GPL-3.0-or-later
// Photographs as a training set: from a folder and from a tar of it, the held-out part, and refusals. The
// tars are written here, header by header (POSIX.1-1988, ustar).
#include "core/base/error.h"
#include "core/format/tar_archive.h"
#include "core/image/load.h"
#include "core/train/data_set.h"

#include <QtTest>

#include <cstdio>
#include <set>

#include "tests/support/program.h"

using namespace hydra;

namespace {

std::string octal(std::uint64_t value, int digits)
{
    char text[32];
    std::snprintf(text, sizeof text, "%0*llo", digits, static_cast<unsigned long long>(value));
    return text;
}

// One regular file; SAID is the size its header claims.
std::string entry(const std::string& name, const std::string& contents, std::uint64_t said)
{
    std::string header(512, '\0');
    const auto put = [&](std::size_t at, const std::string& text) { header.replace(at, text.size(), text); };
    put(0, name);
    put(100, "0000644");
    put(108, "0000000");
    put(116, "0000000");
    put(124, octal(said, 11));
    put(136, octal(0, 11));
    put(148, "        ");
    put(156, "0");
    put(257, std::string("ustar\0", 6) + "00");
    unsigned sum = 0;
    for (const char each : header) {
        sum += static_cast<unsigned char>(each);
    }
    put(148, octal(sum, 6) + std::string("\0 ", 2));
    return header + contents + std::string((512 - contents.size() % 512) % 512, '\0');
}

std::string pngOf(int width, int height, int grey, const Path& folder)
{
    Image image;
    image.width = width;
    image.height = height;
    image.rgb.assign(static_cast<std::size_t>(width * height) * 3, static_cast<std::uint8_t>(grey));
    const Path file = folder / "scratch.png";
    savePng(file, image);
    const Bytes bytes = readFile(file, 1 << 20);
    return {bytes.begin(), bytes.end()};
}

} // namespace

class TestTrainData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aTarIsTheFolderItHolds()
    {
        // Out of order, with a file that is not a picture, and one class named by a synset.
        std::string tar = entry("set/readme.txt", "words", 5);
        for (int i = 9; i >= 0; --i) {
            const std::string which = i % 2 == 0 ? "n03445777" : "apple";
            const std::string png = pngOf(20 + i, 24, 20 * i, folder());
            const std::string name = which + "/" + std::to_string(i) + ".png";
            tar += entry("set/" + name, png, png.size());
            std::filesystem::create_directories(folder() / "set" / which);
            writeFileAtomically(folder() / "set" / name, png);
        }
        writeFileAtomically(folder() / "a.tar", tar + std::string(1024, '\0'));

        const DataSet fromTar = load(DataKind::Archive, "a.tar");
        const DataSet fromFolder = load(DataKind::Folder, "set");
        QCOMPARE(fromTar.count, 10);
        QCOMPARE(fromTar.classNames, (std::vector<std::string>{"apple", "golf ball"}));
        QCOMPARE(fromTar.classNames, fromFolder.classNames);
        QCOMPARE(fromTar.labels, fromFolder.labels);
        QCOMPARE(fromTar.pixels, fromFolder.pixels);
        QCOMPARE(fromTar.labels, (std::vector<int>{0, 0, 0, 0, 0, 1, 1, 1, 1, 1}));
        QCOMPARE(static_cast<int>(fromTar.picture(1)[0]), 60); // apple/3.png
    }

    void whatIsHeldOutIsTheRestOfTheRest()
    {
        std::string tar;
        for (int i = 0; i < 24; ++i) {
            const std::string png = pngOf(16, 16, 10 * i, folder());
            tar += entry((i < 12 ? "a/" : "b/") + std::string(1, static_cast<char>('a' + i)) + ".png", png,
                         png.size());
        }
        writeFileAtomically(folder() / "a.tar", tar + std::string(1024, '\0'));
        std::multiset<int> greys;
        for (const bool heldOut : {false, true}) {
            DataConfig data;
            data.kind = DataKind::Archive;
            data.path = folder() / "a.tar";
            data.holdOut = 4;
            data.heldOut = heldOut;
            const DataSet set = loadDataSet(data, 16, 8, {}, {}, {});
            QCOMPARE(set.count, heldOut ? 6 : 18);
            for (int i = 0; i < set.count; ++i) {
                greys.insert(set.picture(static_cast<std::size_t>(i))[0]);
            }
            data.count = 2; // one of each class
            QCOMPARE(loadDataSet(data, 16, 8, {}, {}, {}).labels, (std::vector<int>{0, 1}));
        }
        QCOMPARE(greys.size(), std::size_t{24});
        QCOMPARE(std::set<int>(greys.begin(), greys.end()).size(), std::size_t{24});
    }

    void aCropTakesTheMiddle()
    {
        const Path pictures = folder() / "framed";
        Image framed{24, 24, std::vector<std::uint8_t>(24 * 24 * 3, 200)};
        for (std::size_t i = 0; i < framed.rgb.size(); ++i) {
            const std::size_t x = i / 3 % 24, y = i / 72;
            if (x >= 2 && x < 22 && y >= 2 && y < 22) {
                framed.rgb[i] = 10; // a frame of 2 pixels around
            }
        }
        for (const char* name : {"a", "b"}) {
            std::filesystem::create_directories(pictures / name);
            savePng(pictures / name / "1.png", framed);
        }
        DataConfig data;
        data.kind = DataKind::Folder;
        data.path = pictures;
        QCOMPARE(int(loadDataSet(data, 16, 8, {}, {}, {}).picture(0)[0]), 200);
        data.crop = 0.7;
        const DataSet set = loadDataSet(data, 16, 8, {}, {}, {});
        QVERIFY(std::all_of(set.pixels.begin(), set.pixels.end(), [](int value) { return value < 20; }));
    }

    void brokenArchivesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("tar");
        QTest::addColumn<QString>("expected");
        const std::string good = entry("a/1.png", "abcd", 4);
        const auto bytes = [](const std::string& text) {
            return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
        };
        QTest::newRow("no tar") << bytes("this is no tar, and long enough to be looked at") << "tar";
        QTest::newRow("cut off") << bytes(good.substr(0, 514)) << "tar";
        QTest::newRow("a size of a gigabyte") << bytes(entry("a/1.png", "abcd", 07777777777ULL)) << "tar";
        QTest::newRow("no picture") << bytes(good + entry("b/2.png", "abcd", 4) + std::string(1024, '\0'))
                                    << "1.png";
        QTest::newRow("one class") << bytes(good + std::string(1024, '\0')) << "at least 2, found 1";
        QTest::newRow("parts that share a class") << bytes(
            good + entry("b/2.png", "abcd", 4) + entry("val/a/3.png", "abcd", 4) + std::string(1024, '\0'))
                                                  << "found a and val/a";
        QTest::newRow("nothing") << bytes(std::string(1024, '\0')) << "at least 2, found 0";
        QTest::newRow("a damaged header")
            << bytes(good + std::string(512, 'x') + std::string(1024, '\0')) << "tar";
    }
    void brokenArchivesAreRefused()
    {
        QFETCH(QByteArray, tar);
        QFETCH(QString, expected);
        writeFileAtomically(folder() / "a.tar", tar.toStdString());
        try {
            (void)load(DataKind::Archive, "a.tar");
            QFAIL("was accepted");
        } catch (const Error& error) {
            QCOMPARE(error.code(), ErrorCode::Input);
            const QString text = QString::fromUtf8(error.what());
            QVERIFY2(text.contains(QStringLiteral("a.tar")) && text.contains(expected), error.what());
        }
    }

    void filesBeyondTheLimitAreRefused()
    {
        writeFileAtomically(folder() / "a.tar",
                            entry("a/1.png", "abcd", 4) + entry("a/2.png", "abcde", 5)
                                + std::string(1024, '\0'));
        std::vector<std::string> seen;
        const auto visit = [&](std::size_t, const Bytes& bytes) {
            seen.emplace_back(bytes.begin(), bytes.end());
        };
        const auto all = [](std::size_t) { return true; };
        readArchive(KeptFile(folder() / "a.tar"), 5, all, visit);
        QCOMPARE(seen, (std::vector<std::string>{"abcd", "abcde"}));
        try {
            readArchive(KeptFile(folder() / "a.tar"), 4, all, visit);
            QFAIL("was accepted");
        } catch (const Error& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains("a/2.png: expected at most 4 bytes, found 5"),
                     error.what());
        }
        readArchive(
            KeptFile(folder() / "a.tar"), 4, [](std::size_t place) { return place == 0; }, visit);
        QCOMPARE(seen.size(), std::size_t{4});
    }

    void namesInATarAreNeverPaths()
    {
        std::string tar;
        for (const char* name : {"../../escaped/1.png", "/rooted/2.png"}) {
            const std::string png = pngOf(16, 16, 99, folder());
            tar += entry(name, png, png.size());
        }
        writeFileAtomically(folder() / "a.tar", tar + std::string(1024, '\0'));
        const DataSet set = load(DataKind::Archive, "a.tar");
        QCOMPARE(set.classNames, (std::vector<std::string>{"escaped", "rooted"}));
        QVERIFY(!std::filesystem::exists(folder() / "../../escaped"));
    }

private:
    [[nodiscard]] Path folder() const { return m_folder->path().toStdString(); }
    [[nodiscard]] DataSet load(DataKind kind, const char* name) const
    {
        DataConfig data;
        data.kind = kind;
        data.path = folder() / name;
        return loadDataSet(data, 16, 8, {}, {}, {});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HYDRA_TEST(TestTrainData, QCoreApplication)
#include "test_train_data.moc"
