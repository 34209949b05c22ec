// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes as a folder: pictures, masks and a table.
#include "core/base/error.h"
#include "core/image/load.h"
#include "core/scenes/scene.h"

#include <QtTest>

#include <fstream>

#include "tests/support/program.h"

using namespace hydra;

namespace {

constexpr std::uint64_t seed = 21;
constexpr int size = 48;

} // namespace

class TestSceneFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void writesPicturesMasksAndATable()
    {
        writeScenes(folder(), seed, 4, size, {}, {});
        std::ifstream table(folder() / "labels.csv");
        std::string line;
        std::getline(table, line);
        QCOMPARE(QString::fromStdString(line), QString("file,class_index,class,objects"));
        for (int i = 0; i < 4; ++i) {
            const Scene scene = renderScene(seed, static_cast<std::uint64_t>(i), size, 3);
            const QString number = QString("%1.png").arg(i, 6, 10, QChar('0'));
            QVERIFY(loadImage(folder() / "images" / number.toStdString()) == scene.image);
            const Image mask = loadImage(folder() / "masks" / number.toStdString());
            for (std::size_t p = 0; p < scene.mask.size(); ++p) {
                QCOMPARE(mask.rgb[3 * p], scene.mask[p]);
                QCOMPARE(mask.rgb[3 * p + 2], scene.mask[p]);
            }
            std::getline(table, line);
            const QStringList cells = QString::fromStdString(line).split(',');
            QCOMPARE(cells.size(), 4);
            QCOMPARE(cells[0], "images/" + number);
            QCOMPARE(cells[1].toInt(), scene.label);
            QCOMPARE(cells[2].toStdString(), sceneClasses()[static_cast<std::size_t>(scene.label)]);
            const QStringList things = cells[3].split(';');
            QCOMPARE(static_cast<std::size_t>(things.size()), scene.objectClasses.size());
            QCOMPARE(things[0], QString("%1:%2").arg(cells[2]).arg(scene.visiblePixels[0]));
        }
        QVERIFY(!std::getline(table, line));
    }

    void keepsWhatWasWrittenBeforeACancellation()
    {
        CancelToken cancel;
        const auto stop = [&](double fraction, const std::string&) {
            if (fraction >= 0.5) {
                cancel.cancel();
            }
        };
        QVERIFY_EXCEPTION_THROWN(writeScenes(folder(), seed, 4, 32, stop, cancel), Error);
        QCOMPARE(listImages(folder() / "images").size(), std::size_t{2});
        QVERIFY(readFile(folder() / "labels.csv", 4096).size() > 60);
    }

private:
    [[nodiscard]] Path folder() const { return m_folder->path().toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HYDRA_TEST(TestSceneFiles, QCoreApplication)
#include "test_scene_files.moc"
