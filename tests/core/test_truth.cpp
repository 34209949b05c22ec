// SPDX-License-Identifier: GPL-3.0-or-later
// Masks beside pictures: found by the rules of `faithfulness`, refused with a message, and optional.
#include "core/engine/session.h"
#include "core/image/load.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <fstream>

#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

Image noisePicture(int side)
{
    at::manual_seed(21);
    const at::Tensor bytes = at::randint(0, 256, {side * side * 3}, at::kByte);
    Image image{side, side, {}};
    image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
    return image;
}

Image maskWith(int side, int from, int to, std::uint8_t value)
{
    Image image{side, side, std::vector<std::uint8_t>(std::size_t(3 * side * side), 0)};
    for (int y = from; y < to; ++y) {
        for (int x = from; x < to; ++x) {
            std::fill_n(image.rgb.begin() + 3 * (y * side + x), 3, value);
        }
    }
    return image;
}

} // namespace

class TestTruth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void masksBesidePicturesAreFound()
    {
        const QTemporaryDir folder;
        const Path path = folder.path().toStdString();
        std::filesystem::create_directories(path / "images");
        std::filesystem::create_directories(path / "masks");
        for (const char* name : {"a.png", "b.png", "c.png", "d.png"}) {
            savePng(path / "images" / name, noisePicture(40));
        }
        savePng(path / "masks" / "a.png", maskWith(40, 10, 30, 1));
        savePng(path / "masks" / "b.png", maskWith(40, 10, 30, 2)); // only the other object
        std::ofstream(path / "masks" / "c.png") << "no picture";
        savePng(path / "masks" / "d.png", maskWith(40, 10, 30, 1));
        const auto truth = [&](const char* name) {
            Session session;
            return session.files().openImage((path / name).string()).truth;
        };
        QVERIFY(truth("images/a.png").mask == nullptr); // no table lists it
        QVERIFY(truth("images/a.png").problem.empty());
        std::ofstream(path / "labels.csv")
            << "file,class\nimages/a.png,ant\nimages/b.png,bee\nimages/c.png,cat\n";
        QCOMPARE(*truth("images/a.png").mask, maskWith(40, 10, 30, 1));
        QVERIFY(truth("images/b.png").problem.text().find("value 1") != std::string::npos);
        QVERIFY(!truth("images/c.png").problem.empty() && !truth("images/c.png").mask);
        QVERIFY(!truth("images/d.png").mask && truth("images/d.png").problem.empty()); // not in the table
        QVERIFY(!truth("masks/a.png").mask); // a mask is not a picture of its own
        std::ofstream(path / "labels.csv") << "name\nimages/a.png\n";
        QVERIFY(truth("images/a.png").problem.text().find("file") != std::string::npos);
    }
};

HYDRA_TEST(TestTruth, QCoreApplication)
#include "test_truth.moc"
