// SPDX-License-Identifier: GPL-3.0-or-later
// Names of classes: names that are numbers, names that two classes share, synsets; in tables, class folders
// and stores as in options.
#include "core/evaluate/labelled_folder.h"
#include "core/evaluate/linear_probe.h"
#include "core/evaluate/located_images.h"
#include "core/format/csv_table.h"
#include "core/model/class_names.h"
#include "core/model/imagenet_names.h"
#include "core/shard/picture_list.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

#include "tests/support/pictures.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;

namespace {

VitConfig called(const std::vector<std::string>& names)
{
    VitConfig config;
    config.numClasses.value = static_cast<int>(names.size());
    config.classNames.value = names;
    return config;
}

const std::vector<std::string> sorted{"1", "10", "11", "12", "2", "3"}; // as folders list them

} // namespace

class TestClassNames : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] Path folder() const { return m_folder.path().toStdString(); }
    // The classes that a table with contents TEXT gives its pictures.
    [[nodiscard]] std::vector<int> classesOf(const std::string& text, const VitConfig& config,
                                             const char* name = "labels.csv") const
    {
        std::filesystem::remove(folder() / "labels.csv");
        std::ofstream(folder() / name) << text;
        std::vector<int> classes;
        for (const LabelledImage& image : labelledFolder(folder(), config)) {
            classes.push_back(image.classIndex);
        }
        return classes;
    }
    [[nodiscard]] QString refusal(const std::string& text, const VitConfig& config) const
    {
        return test::refusalOf([&] { (void)classesOf(text, config); });
    }

private Q_SLOTS:
    void aNumeralIsAnIndexOrAName()
    {
        const VitConfig config = called(sorted);
        QCOMPARE(classNamed("10", config), std::optional<int>(1)); // there is no class 10
        QCOMPARE(classNamed("0", config), std::optional<int>(0)); // and no class is named 0
        QCOMPARE(
            test::refusalOf([&] { (void)classNamed("2", config, "--class"); }),
            QString("--class: '2' is the name of class 4 and the index of class 2: use name:2 or index:2"));
        QCOMPARE(classNamed("name:2", config), std::optional<int>(4));
        QCOMPARE(classNamed("index:2", config), std::optional<int>(2));
        QCOMPARE(classNamed("name:0", config), std::nullopt);
        for (const char* none : {"index:6", "index:-1", "index:name", "6", "-1", "", "name:", "index:"}) {
            QCOMPARE(classNamed(none, config), std::nullopt);
        }
        QCOMPARE(classNamed("1", called({"0", "1", "2"})), std::optional<int>(1)); // name and index agree
        QCOMPARE(classNamed("007", called({"006", "007"})), std::optional<int>(1));
        QVERIFY(test::refusedWith("'name:odd' names classes 0 and 1: use index:0 or index:1", [&] {
            (void)classNamed("name:odd", called({"odd", "name:odd"}));
        }));
    }

    void sharedNamesAreRefused()
    {
        const VitConfig photographs = called(imagenetNames());
        QCOMPARE(
            test::refusalOf([&] { (void)classNamed("crane", photographs); }),
            QString("'crane' names classes 134 and 517: use index:134 or index:517, or the synset n02012849 "
                    "or n03126707"));
        QVERIFY(test::refusedWith("638 and 639", [&] { (void)classNamed("name:maillot", photographs); }));
        QCOMPARE(classNamed("n03126707", photographs), std::optional<int>(517));
        QCOMPARE(classNamed("name:n03126707", photographs), std::optional<int>(517));
        QCOMPARE(classNamed("index:134", photographs), std::optional<int>(134));
        QVERIFY(test::refusedWith("matches 3 classes, the first 0 and 2", [&] {
            (void)classNamed("a", called({"a", "b", "a", "a"}));
        }));
        // Each class is found by its synset, and by its name if it is unique.
        for (int i = 0; i < 1000; ++i) {
            const auto place = std::size_t(i);
            QCOMPARE(classNamed(imagenetSynsets()[place], photographs), std::optional<int>(i));
            const bool shared = i == 134 || i == 517 || i == 638 || i == 639;
            QVERIFY(shared || classNamed(imagenetNames()[place], photographs) == i);
        }
        // If a model's own order differs, its names decide. A crane is a bird or a machine.
        std::vector<std::string> turned(imagenetNames().rbegin(), imagenetNames().rend());
        QCOMPARE(classNamed("n01440764", called(turned)), std::optional<int>(999));
        QCOMPARE(classNamed("n02012849", called({"crane", "tench"})), std::nullopt);
    }

    void tablesSayWhatTheyMean()
    {
        const VitConfig config = called(sorted);
        const std::vector<int> one{1}, four{4};
        QCOMPARE(classesOf("file,class_index\na.jpg,1\n", config), one);
        QCOMPARE(classesOf("file,class_index\na.jpg,2\n", config), std::vector<int>{2});
        QCOMPARE(classesOf("file,class_index,class\na.jpg,1,10\n", config), one);
        QCOMPARE(classesOf("file,class_index,class\na.jpg,4,2\n", config), four);
        QCOMPARE(classesOf("file,class\na.jpg,name:2\n", config), four);
        QVERIFY(refusal("file,class\na.jpg,2\n", config).contains("labels.csv: line 2: '2' is the name of"));
        QVERIFY(refusal("file,class_index\na.jpg,dog\n", config)
                    .contains("class_index: expected an index from 0 to 5"));
        QVERIFY(refusal("file,class_index\na.jpg,6\n", config).contains("'6' is not one of the model's 6"));
        const VitConfig photographs = called(imagenetNames());
        QVERIFY(refusal("file,class\na.jpg,crane\n", photographs).contains("134 and 517"));
        QCOMPARE(classesOf("file,class,class_index\na.jpg,crane,517\n", photographs), std::vector<int>{517});
        QCOMPARE(classesOf("file,class,wnid\na.jpg,crane,n02012849\n", photographs), std::vector<int>{134});
        QCOMPARE(classesOf("file,synset\na.jpg,n01914609\n", photographs), std::vector<int>{108});
        QVERIFY(refusal("file,class,wnid\na.jpg,tench,n02012849\n", photographs)
                    .contains("are different classes"));
        for (const char* other : {"3", "1000"}) {
            QVERIFY(refusal(std::string("file,class,class_index\na.jpg,tench,") + other + "\n", photographs)
                        .contains(QStringLiteral("labels.csv: line 2: 'tench' and class_index %1 are "
                                                 "different classes")
                                      .arg(QLatin1String(other))));
        }
        QVERIFY(refusal("file,class,class_index\na.jpg,crane,3\n", photographs)
                    .contains("'crane' and class_index 3"));
        // Words that name no class of the model.
        QVERIFY(
            refusal("file,class,class_index\na.jpg,sphere,3\n", photographs).contains("'sphere' is not one"));
        VitConfig nameless;
        nameless.numClasses.value = 6;
        QCOMPARE(classesOf("file,class,class_index\na.jpg,sphere,3\n", nameless), std::vector<int>{3});
        QVERIFY(refusal("file,size\na.jpg,3\n", config).contains("expected a column 'class'"));
    }

    void tablesOfBoxesAreTablesOfClasses()
    {
        const VitConfig photographs = called(imagenetNames());
        QCOMPARE(classesOf("file,wnid,class,x0,y0,x1,y1\na.jpg,n01440764,tench,1,1,2,2\n"
                           "a.jpg,n01440764,tench,3,3,4,4\nb.jpg,n02012849,crane,1,1,2,2\n",
                           photographs, "boxes.csv"),
                 (std::vector<int>{0, 134}));
        QCOMPARE(probeFolder(folder()).classes, (std::vector<std::string>{"crane", "tench"}));
        QCOMPARE(classesOf("file,class\na.jpg,tench\na.jpg,goldfish\na.jpg,tench\n", photographs),
                 (std::vector<int>{0, 1})); // a picture with two labels
        std::ofstream(folder() / "boxes.csv") << "file,x0,y0,x1,y1\na.jpg,1,1,2,2\n";
        QCOMPARE(classesOf("file,class\na.jpg,tench\n", photographs),
                 std::vector<int>{0}); // labels.csv first
        std::filesystem::remove(folder() / "labels.csv");
        QVERIFY(labelTable(folder()).empty());
        std::filesystem::remove(folder() / "boxes.csv");
    }

    void foldersAndWebdatasetsToo()
    {
        const Path classes = folder() / "classes";
        for (const char* each : {"10", "2"}) {
            std::filesystem::create_directories(classes / each);
            savePng(classes / each / "a.png", test::tintedNoise(8, 8, 1));
        }
        const VitConfig config = called(sorted);
        QVERIFY(test::refusedWith("'2' is the name of class 4 and the index of class 2",
                                  [&] { (void)labelledFolder(classes, config); }));
        std::vector<Message> notes;
        QCOMPARE(
            knownClasses({classes / "2/a.png", classes / "10/a.png", classes / "2/b.png"}, config, notes),
            (std::vector<int>{-1, 1, -1}));
        QCOMPARE(notes.size(), std::size_t(1));
        std::filesystem::rename(classes / "2", classes / "name:2");
        const auto found = labelledFolder(classes, config);
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[0].classIndex + found[1].classIndex, 5);
    }

    // macOS names folders with the accent as a separate character.
    void namesInAllFormsOfUnicodeAreOne()
    {
        const std::string composed = "caf\xc3\xa9", apart = "cafe\xcc\x81";
        for (const auto& [ours, theirs] : {std::pair(composed, apart), std::pair(apart, composed)}) {
            const Path classes = folder() / ("forms of " + ours);
            for (const std::string& each : {ours, std::string("tea")}) {
                std::filesystem::create_directories(classes / each);
                savePng(classes / each / "a.png", test::tintedNoise(8, 8, 1));
            }
            const VitConfig config = called({"tea", theirs});
            const auto found = labelledFolder(classes, config);
            QCOMPARE(found.size(), std::size_t(2));
            QCOMPARE(found[0].classIndex, 1);
            std::vector<Message> notes;
            QCOMPARE(knownClasses({classes / ours / "a.png"}, config, notes), std::vector<int>{1});
            QCOMPARE(classesOf("file,class\na.jpg," + ours + "\n", config), std::vector<int>{1});
            QCOMPARE(probeFolder(classes).classes, (std::vector<std::string>{composed, "tea"}));
        }
        std::filesystem::remove(folder() / "labels.csv");
    }
};

HYDRA_TEST(TestClassNames, QCoreApplication)
#include "test_class_names.moc"
