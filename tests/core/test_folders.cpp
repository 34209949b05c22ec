// SPDX-License-Identifier: GPL-3.0-or-later
// All walks over folders and tars are the same: files that systems leave behind are neither classes nor
// pictures; links out of a folder are followed, but never in a circle.
#include "core/engine/knn_job.h"
#include "core/evaluate/labelled_folder.h"
#include "core/evaluate/linear_probe.h"
#include "core/evaluate/located_images.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"
#include "core/shard/picture_list.h"
#include "core/shard/tar_block.h"
#include "core/train/data_set.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

#include "tests/support/pictures.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::engine;

class TestFolders : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] Path path(const char* name) const { return Path(m_folder.path().toStdString()) / name; }
    void picture(const Path& file) const
    {
        std::filesystem::create_directories(file.parent_path());
        savePng(file, test::tintedNoise(8, 8, 1));
    }
    [[nodiscard]] static std::vector<std::string> keysOf(const Path& input)
    {
        shard::PictureList list;
        list.add(input.string());
        list.finish();
        std::vector<std::string> keys;
        for (const shard::Picture& each : list.pictures()) {
            keys.push_back(each.key);
        }
        return keys;
    }
    [[nodiscard]] static std::vector<std::string> listed(const Path& folder)
    {
        std::vector<std::string> names;
        for (const Path& each : listPictures(folder)) {
            names.push_back(each.lexically_relative(folder).string());
        }
        return names;
    }

private Q_SLOTS:
    // A mask belongs to the picture beside its folder; a folder is not skipped only for its name.
    void masksAreNoPictures()
    {
        picture(path("scenes/a.png"));
        picture(path("scenes/masks/a.png"));
        picture(path("scenes/masks/b.png")); // a picture of a person in a mask
        picture(path("split/images/c.png"));
        picture(path("split/masks/c.png"));
        QCOMPARE(listPictures(path("scenes")),
                 (std::vector<Path>{path("scenes/a.png"), path("scenes/masks/b.png")}));
        QCOMPARE(listPictures(path("split")), (std::vector<Path>{path("split/images/c.png")}));
        QCOMPARE(keysOf(path("scenes")), (std::vector<std::string>{"a.png", "masks/b.png"}));
    }

    // train/ and val/ are not classes.
    void classesAreNotLookedForTwoFoldersDeep()
    {
        picture(path("halves/train/cat/a.png"));
        picture(path("halves/val/cat/b.png"));
        QVERIFY(test::refusedWith("deeper ones", [&] { (void)probeFolder(path("halves")); }));
        picture(path("nested/cat/a.png"));
        picture(path("nested/cat/more/b.png"));
        picture(path("nested/dog/more/c.png"));
        QCOMPARE(probeFolder(path("nested")).classes, (std::vector<std::string>{"cat", "dog"}));
    }

    void whatSystemsLeaveBehindIsNothing()
    {
        const Path set = path("set");
        for (const char* name :
             {"apple/1.png", "apple/deep/2.png", "dog/1.png", ".ipynb_checkpoints/1.png", "@eaDir/1.png",
              "__MACOSX/apple/1.png", "apple/.thumbs/1.png", "apple/._1.png", "dog/.hidden.png"}) {
            picture(set / name);
        }
        for (const char* name : {".DS_Store", "Thumbs.db", "dog/desktop.ini"}) {
            std::ofstream(set / name) << "x";
        }
        (void)takePassedOver();
        const std::vector<std::string> all{"apple/1.png", "apple/deep/2.png", "dog/1.png"};
        QCOMPARE(listed(set), all);
        const PassedOver passed = takePassedOver();
        QCOMPARE(passed.count, std::size_t(9)); // a folder with its contents counts as one
        QVERIFY(isLeftBehind(Path(passed.first).filename()));
        QCOMPARE(takePassedOver().count, std::size_t(0));
        QCOMPARE(keysOf(set), all);
        QCOMPARE(takePassedOver().count, std::size_t(9));

        VitConfig config;
        config.numClasses.value = 2;
        config.classNames.value = {"apple", "dog"};
        QCOMPARE(labelledFolder(set, config).size(), std::size_t(3));
        QCOMPARE(locatedImages(set, {}, config).size(), std::size_t(3));
        QCOMPARE(probeFolder(set).classes, config.classNames.value);
        QCOMPARE(KnnFolders(set.string()).classes(), std::size_t(2));
        DataConfig data;
        data.kind = DataKind::Folder;
        data.path = set;
        QCOMPARE(loadDataSet(data, 8, 8, {}, {}, {}).classNames, config.classNames.value);

        std::string tar;
        for (const char* name : {"./apple/1.png", "apple/._1.png", "__MACOSX/apple/1.png", "dog/1.png",
                                 ".ipynb_checkpoints/1.png", "dog/.1.cls"}) {
            const Bytes bytes = readFile(set / "apple/1.png", 1 << 20);
            tar += shard::tarEntry(name, std::string(bytes.begin(), bytes.end()));
        }
        std::ofstream(path("set.tar"), std::ios::binary) << tar << shard::tarEnd();
        (void)takePassedOver();
        QCOMPARE(keysOf(path("set.tar")), (std::vector<std::string>{"apple/1.png", "dog/1.png"}));
        QCOMPARE(takePassedOver().count, std::size_t(4));
        data.kind = DataKind::Archive;
        data.path = path("set.tar");
        QCOMPARE(loadDataSet(data, 8, 8, {}, {}, {}).classNames, config.classNames.value);
        // Such a folder is read if it is named explicitly.
        QCOMPARE(listed(set / ".ipynb_checkpoints").size(), std::size_t(1));
    }

    void picturesOfNoClassAreCounted()
    {
        const Path set = path("labelled");
        for (const char* name : {"images/a.png", "images/b.png", "images/c.png", "masks/a.png", "d.png"}) {
            picture(set / name);
        }
        std::ofstream(set / "labels.csv") << "file,class_index\nimages/a.png,0\n";
        VitConfig config;
        config.numClasses.value = 2;
        const auto rest = withoutClass(set, labelledFolder(set, config));
        QCOMPARE(rest.size(), std::size_t(3)); // b, c, d; masks do not count
        QCOMPARE(withoutClass(set / "", labelledFolder(set / "", config)).size(), std::size_t(3));
    }

    void linksLeadOutAndNeverAround()
    {
        const Path set = path("linked");
        picture(set / "own/1.png");
        picture(path("elsewhere/in/2.png"));
        std::filesystem::create_directory_symlink(path("elsewhere"), set / "out");
        std::filesystem::create_directory_symlink(set, set / "around");
        std::filesystem::create_directory_symlink(set / "own", set / "twice");
        std::filesystem::create_directory_symlink(path(""), set / "above");
        std::filesystem::create_directory_symlink(path("elsewhere"), path("elsewhere/in/itself"));
        const std::vector<std::string> all{"out/in/2.png", "own/1.png"};
        QCOMPARE(listed(set), all);
        QCOMPARE(keysOf(set), all);
    }

    // A dangling link is listed as an unreadable picture, like a damaged one.
    void aLinkThatLeadsNowhereIsListed()
    {
        const Path set = path("dangling");
        picture(set / "own/1.png");
        std::filesystem::create_symlink("gone.png", set / "own/2.png");
        std::filesystem::create_symlink("gone", set / "own/text");
        const std::vector<std::string> all{"own/1.png", "own/2.png"};
        QCOMPARE(listed(set), all);
        QCOMPARE(keysOf(set), all);
        QCOMPARE(listImages(set / "own").size(), std::size_t(2));
    }

    void aClassWithoutPicturesIsPassedOver()
    {
        const Path set = path("some");
        for (const char* name : {"apple/1.png", "dog/1.png"}) {
            picture(set / name);
        }
        std::filesystem::create_directories(set / "bird");
        std::filesystem::create_directories(set / "fish/deep");
        VitConfig config;
        config.numClasses.value = 3;
        config.classNames.value = {"apple", "bird", "dog"};
        (void)takePassedOver();
        QCOMPARE(labelledFolder(set, config).size(), std::size_t(2));
        PassedOver passed = takePassedOver();
        QCOMPARE(passed.count, std::size_t(2));
        QCOMPARE(Path(passed.first), set / "bird");
        QCOMPARE(probeFolder(set).classes, (std::vector<std::string>{"apple", "dog"}));
        QCOMPARE(KnnFolders(set.string()).classes(), std::size_t(2));
        QCOMPARE(takePassedOver().count, std::size_t(2));
        std::filesystem::remove_all(set / "dog");
        std::filesystem::create_directories(set / "dog");
        QVERIFY(test::refusedWith("found 1 with pictures", [&] { (void)probeFolder(set); }));
        std::filesystem::remove_all(set / "apple");
        QVERIFY(
            test::refusedWith("class sub-folder with images", [&] { (void)labelledFolder(set, config); }));
    }
};

HYDRA_TEST(TestFolders, QCoreApplication)
#include "test_folders.moc"
