// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as editors, shells and spreadsheets write them, and class lists in common forms: read to the same
// words, or refused with advice.
#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/format/csv_table.h"
#include "core/model/labels.h"
#include "core/shard/picture_list.h"

#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using test::refusalOf;
using test::refusedWith;

namespace {

using Names = std::vector<std::string>;
using std::string_literals::operator""s;

enum class Written
{
    Plain,
    Marked,
    LittleEndian,
    BigEndian
};

// The bytes that an editor saves for TEXT, by Qt's own encoders.
std::string saved(const std::string& text, Written how)
{
    if (how == Written::Plain) {
        return text;
    }
    QStringEncoder encoder(how == Written::Marked             ? QStringConverter::Utf8
                               : how == Written::LittleEndian ? QStringConverter::Utf16LE
                                                              : QStringConverter::Utf16BE,
                           QStringConverter::Flag::WriteBom);
    return QByteArray(encoder.encode(QString::fromStdString(text))).toStdString();
}

std::string withEnds(std::string text, const std::string& end)
{
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + end.size())) {
        text.replace(at, 1, end);
    }
    return text;
}

} // namespace

class TestUserTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEditorsWayChangesNothing_data()
    {
        QTest::addColumn<int>("how");
        QTest::addColumn<QByteArray>("end");
        const char* const names[] = {"plain", "marked", "UTF-16LE", "UTF-16BE"};
        for (int how = 0; how < 4; ++how) {
            for (const auto& [end, called] :
                 {std::pair("\n", "LF"), std::pair("\r\n", "CRLF"), std::pair("\r", "CR")}) {
                QTest::addRow("%s %s", names[how], called) << how << QByteArray(end);
            }
        }
    }
    void anEditorsWayChangesNothing()
    {
        QFETCH(int, how);
        QFETCH(QByteArray, end);
        const auto as = [&](const std::string& text) {
            return saved(withEnds(text, end.toStdString()), static_cast<Written>(how));
        };
        const std::string text =
            "\xe6\xb5\xb7\xe8\x91\xb5\n\xc3\xa4 sea\n\n\xf0\x9d\x84\x9e\nlast"; // 海葵, ä, a clef
        QCOMPARE(plainText(as(text), "a"), text);
        const std::string bytes = as(text);
        std::string inPieces;
        TextDecoder decoder("a");
        for (const char byte : bytes) {
            inPieces += decoder.next({&byte, 1});
        }
        inPieces += decoder.rest();
        QCOMPARE(plainText(inPieces, "a"), text);

        QCOMPARE(readLabels(write("labels.txt", as("\xe6\xb5\xb7\xe8\x91\xb5\nb\n"))),
                 (Names{"\xe6\xb5\xb7\xe8\x91\xb5", "b"}));
        QCOMPARE(readLabels(write("labels.json", as("{\"0\": \"\xc3\xa4\",\n\"1\": \"b\"}\n"))),
                 (Names{"\xc3\xa4", "b"}));
        QCOMPARE(readJson(write("a.json", as("{\"a\":\n[\"\xc3\xa4\"]}"))),
                 nlohmann::json({{"a", {"\xc3\xa4"}}}));
        const CsvTable table(write("labels.csv", as("file,class\n\xc3\xa4.jpg,\"x, y\"\n\nb.jpg,z\n")));
        QCOMPARE(table.rows(), std::size_t(2));
        QCOMPARE(table.cell(0, table.neededColumn("file")), std::string("\xc3\xa4.jpg"));
        QCOMPARE(table.cell(0, table.neededColumn("class")), std::string("x, y"));
        QCOMPARE(table.cell(1, 1), std::string("z"));
        QVERIFY(table.place(1).text().find("line 4") != std::string::npos);

        shard::PictureList list;
        list.addLines(write("list.txt", as("\xc3\xa4.jpg\n\nb.jpg\n")).string());
        list.finish();
        QCOMPARE(list.pictures().size(), std::size_t(2));
        QCOMPARE(list.pictures()[1].key, std::string("\xc3\xa4.jpg"));
        shard::PictureList twice;
        QVERIFY(refusedWith("line 3 repeats the line before", [&] {
            twice.addLines(write("list.txt", as("a.jpg\nb.jpg\nb.jpg\n")).string());
        }));
    }

    void whatIsNoTextIsRefusedWithItsPlace()
    {
        const auto refused = [&](const char* part, const std::string& bytes) {
            return refusedWith(part, [&] { (void)plainText(bytes, "a.txt"); })
                && refusedWith("save it as UTF-8", [&] { (void)plainText(bytes, "a.txt"); });
        };
        QVERIFY(refused("a.txt: line 2, byte 3: expected UTF-8, found the byte '\\xe4'", "ab\ncd\xe4\n"));
        QVERIFY(refused("a.txt: line 1, byte 2: expected UTF-8, found a zero byte", "a\0\n\0"s));
        QVERIFY(refused("within a character", "\xff\xfe\x61"));
        QVERIFY(refused("within a character", "\xff\xfe\x34\xd8"));
        QVERIFY(refused("an unpaired surrogate", "\xff\xfe\x34\xd8\x61\0"s));
        QVERIFY(refused("an unpaired surrogate", "\xfe\xff\xdd\x1e"));
        QVERIFY(refused("zero byte", "\xff\xfe\0\0a\0\0\0"s)); // UTF-32
        for (const char* const half : {"\xc3", "\xef\xbb", "\xff"}) {
            QVERIFY(refused("line 1, byte 1", half));
        }
        QCOMPARE(plainText("", "a.txt"), std::string());
        QCOMPARE(plainText("\xef\xbb\xbf", "a.txt"), std::string());
        QVERIFY(refusedWith("labels.txt: line 1, byte 3",
                            [&] { (void)readLabels(write("labels.txt", "ab\xe4")); }));
        QVERIFY(refusedWith("t.csv: line 2", [&] { const CsvTable t(write("t.csv", "file\n\xe4.jpg\n")); }));
        shard::PictureList list;
        QVERIFY(refusedWith("zero byte", [&] { list.addLines(write("l.txt", "a.jpg\0b.jpg\0"s).string()); }));
        list.addLines(write("l.txt", "\xe4.jpg\n").string()); // names of files may be any bytes
        QCOMPARE(list.total(), std::size_t(1));
    }

    void tablesAreSeparatedAsTheirHeaderIs()
    {
        const auto cells = [&](const std::string& text) {
            const CsvTable table(write("t.csv", text));
            return Names{table.cell(0, table.neededColumn("file")),
                         table.cell(0, table.neededColumn("class"))};
        };
        const Names right{"a.jpg", "tench, Tinca"};
        QCOMPARE(cells("file,class\na.jpg,\"tench, Tinca\"\n"), right);
        QCOMPARE(cells("file;class\na.jpg;tench, Tinca\n"), right);
        QCOMPARE(cells("file\tclass\na.jpg\ttench, Tinca\n"), right);
        QCOMPARE(cells("\"file\";\"class\"\n\"a.jpg\";\"tench, Tinca\"\n"), right);
        QCOMPARE(cells("sep=;\nfile;class\na.jpg;tench, Tinca\n"), right);
        QCOMPARE(cells("class, file\n\"tench, Tinca\",a.jpg\n"), right); // a space after the comma
        QCOMPARE(cells("\"class, in words\";file;class\nx;a.jpg;tench, Tinca\n"), right);
        const CsvTable german(write("t.csv", "file;x0\na.jpg;0,5\nb.jpg;0.5\n"));
        QCOMPARE(german.number(0, 1), 0.5);
        QCOMPARE(german.number(1, 1), 0.5);
        const CsvTable english(write("t.csv", "file,x0\na.jpg,\"0,5\"\n"));
        QVERIFY(refusedWith("expected a number, found '0,5'", [&] { (void)english.number(0, 1); }));
    }

    void classListsOfAllFormsAreOne_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QByteArray(text); };
        row("lines", "tench\ngreat white shark\nhen");
        row("tabs", "2\tn3\then\n0\tn1\ttench\n1\tn2\tgreat white shark\n");
        row("tabs without synsets", "0\ttench\n1\tgreat white shark\n2\then\n");
        row("commas", "0,tench\n1,great white shark\n2,hen\n");
        row("commas and quotes", "0,tench\n1,\"great white shark\"\n2,hen\n");
        row("titles", "index,name\n0,tench\n1,great white shark\n2,hen\n");
        row("semicolons", "id;name\n0;tench\n1;great white shark\n2;hen\n");
        row("colons", "0: tench\n1: great white shark\n2: hen\n");
        row("reversed", "tench,0\nhen,2\ngreat white shark,1\n");
        row("reversed below titles", "name\tindex\ntench\t0\nhen\t2\ngreat white shark\t1\n");
        row("reversed with blanks", "tench 0\nhen 2\ngreat white shark 1\n");
        row("blanks", "2 hen\n0 tench\n1 great white shark\n");
        row("equals", "0 = tench\n1=great white shark\n2 =hen\n");
        row("reversed equals", "tench=0\nhen=2\ngreat white shark = 1\n");
        row("numbered list", "0. tench\n1. great white shark\n2. hen\n");
        row("dashes", "- tench\n- great white shark\n- hen\n");
        row("yaml", "names:\n  0: tench\n  1: great white shark\n  2: hen\n");
        row("data set of YAML",
            "path: ../fish  # root\ntrain: images\n\nnames:\n  0: tench\n  1: great white shark\n  2: hen\n\n"
            "# from\ndownload: https://example.org/fish.zip\n");
        row("dashes of YAML", "nc: 3\nnames:\n- tench\n- great white shark\n- hen\ntrain: images\n");
        row("list in YAML", "nc: 3\nnames: [\"tench\", \"great white shark\", \"hen\"]\ntrain: images\n");
        row("synset_words", "n01440764 tench\nn01484850 great white shark\nn01514859 hen\n");
        row("list", R"(["tench", "great white shark", "hen"])");
        row("pairs", R"([["n01440764", "tench"], ["n01484850", "great white shark"], ["n01514859", "hen"]])");
        row("id2label", R"({"0": "tench", "2": "hen", "1": "great white shark"})");
        row("imagenet_class_index", R"({"0": ["n01440764", "tench"], "1": ["n01484850", "great white shark"],
                                        "2": ["n01514859", "hen"]})");
        row("class_to_idx", R"({"tench": 0, "great white shark": 1, "hen": 2})");
        row("config.json",
            R"({"model_type": "vit", "id2label": {"0": "tench", "1": "great white shark", "2": "hen"},
                               "label2id": {"hen": 2}})");
        row("label2id", R"({"label2id": {"hen": 2, "tench": 0, "great white shark": 1}})");
        row("torchvision", R"({"class_to_idx": {"hen": 2, "tench": 0, "great white shark": 1}})");
        row("coco", R"({"categories": [{"id": 2, "name": "hen"}, {"id": 0, "name": "tench"},
                        {"id": 1, "name": "great white shark"}]})");
    }
    void classListsOfAllFormsAreOne()
    {
        QFETCH(QByteArray, text);
        for (const char* file : {"l.txt", "l.json"}) {
            if (text.startsWith('[') || text.startsWith('{') || QByteArray(file).endsWith("txt")) {
                QCOMPARE(readLabels(write(file, text.toStdString())),
                         (Names{"tench", "great white shark", "hen"}));
            }
        }
    }

    void namesKeepTheirLetters()
    {
        const auto read = [&](const std::string& text) { return readLabels(write("l.txt", text)); };
        QCOMPARE(read("0\n1\n10\n2\n"), (Names{"0", "1", "10", "2"}));
        QCOMPARE(read(R"({"0": 0, "1": 1, "10": 2})"), (Names{"0", "1", "10"})); // class folders
        QCOMPARE(read("1,2-dichlorobenzene\nbenzene\n"), (Names{"1,2-dichlorobenzene", "benzene"}));
        QCOMPARE(read("0,\"tench, \"\"Tinca\"\"\"\n1,hen, or rooster\n"),
                 (Names{"tench, \"Tinca\"", "hen, or rooster"}));
        QCOMPARE(read("n01440764\nn01443537\n"), (Names{"n01440764", "n01443537"}));
        QCOMPARE(read("n02119789 1 kit_fox\nn02100735 2 setter\n"), // not in class order
                 (Names{"n02119789 1 kit_fox", "n02100735 2 setter"}));
        QCOMPARE(read("[PAD]\ncat\n"), (Names{"[PAD]", "cat"}));
        QCOMPARE(read("7-Up\n5 o'clock: tea\n"), (Names{"7-Up", "5 o'clock: tea"}));
        QCOMPARE(read("1\n10\n2\n"), (Names{"1", "10", "2"}));
        QCOMPARE(read("crane, bird\ncrane, machine\n"), (Names{"crane, bird", "crane, machine"}));
        QCOMPARE(read("digit 0\ndigit 1\ndigit 2\n"), (Names{"digit 0", "digit 1", "digit 2"}));
        QCOMPARE(read("Boeing 737\nAirbus 320\n"), (Names{"Boeing 737", "Airbus 320"}));
        QCOMPARE(read("3 Musketeers\n7 Up\n"), (Names{"3 Musketeers", "7 Up"}));
        QCOMPARE(read("- dash\nnone\n"), (Names{"- dash", "none"}));
        QCOMPARE(read("0 crane\n1 tench\n2 crane\n"), (Names{"crane", "tench", "crane"}));
    }

    void listsThatFitNoClassesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* text, const char* says) {
            QTest::newRow(name) << QByteArray(text) << QString(says);
        };
        const char* const code = "in a program as JSON";
        row("dictionary lines", " 108: 'sea anemone',\n 109: 'brain coral',\n", code);
        row("below a comment", "# classes\n0: 'tench',\n1: 'goldfish',\n", code);
        row("dictionary", "{0: 'tench',\n 1: 'goldfish'}\n", code);
        row("dictionary in a line", "{0: 'tench', 1: 'goldfish'}", code);
        row("assigned", "imagenet_classes = {\n 0: 'tench',\n}\n", code);
        row("assigned list", "CLASSES = ['tench', 'goldfish']\n", code);
        row("list of Python", "['tench', 'goldfish']", code);
        row("body of a list", "'tench',\n'goldfish'\n", code);
        row("cut", "{\"0\": \"tench\",\n \"1\": \"gold", code);
        row("open", "{\n \"0\": \"tench\",\n", code);
        row("hole", R"({"0": "a", "2": "c"})", "class 2 of 2; expected indices from 0 to 1");
        row("from 1", R"({"1": "a", "2": "b"})", "class 2 of 2; expected indices from 0 to 1");
        row("from 1 in lines", "1,a\n2,b\n", "l.json:2: class 2 of 2");
        row("twice", R"({"0": "a", "0": "b", "1": "c"})", "a key occurs twice");
        row("one index twice", R"({"a": 0, "b": 0})", "class 0 occurs twice");
        row("twice in lines", "0\ta\n0\tb\n", "l.json:2: class 0 occurs twice");
        row("id twice", R"([{"id": 0, "name": "a"}, {"id": 0, "name": "b"}])", "class 0 occurs twice");
        row("numbers", "[1, 2]", "entry 1");
        row("another document", R"({"model_type": "vit", "hidden_size": 192})",
            "entry 1, 'hidden_size': names no class");
        row("null", R"({"0": "a", "1": null})", "entry 2");
        row("empty", "{}", "no class name");
        row("nothing", "\n", "no class name");
        row("from 1 behind the names", "a=1\nb=2\n", "l.json:2: class 2 of 2; expected indices from 0 to 1");
        row("from 1 before a blank", "1 a\n2 b\n", "l.json:2: class 2 of 2; expected indices from 0 to 1");
        row("flow list", "[tench, goldfish]", code);
        row("flow list of YAML", "nc: 2\nnames: [tench, goldfish]\n", code);
        row("map of TensorFlow", "item {\n  id: 1\n  name: 'tench'\n}\n",
            "l.json: found a TensorFlow label map, 'item {'; expected its names one per line");
        row("map of TensorFlow in a line", "item { id: 1 name: 'tench' }\n", "found a TensorFlow label map");
        row("names of YAML and others", "names:\n  0: tench\n  goldfish\n",
            "l.json:3: expected an index and a name");
        row("half with tabs", "0\ta\nb\n", "l.json:2: expected an index and a name");
    }
    void listsThatFitNoClassesAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        const bool document = text.startsWith('{') || text.startsWith('[');
        const QString said = refusalOf([&] { (void)readLabels(write("l.json", text.toStdString())); });
        QVERIFY2(said.contains(says), qPrintable(said));
        const QString again = refusalOf([&] { (void)readLabels(write("l.txt", text.toStdString())); });
        QVERIFY2(again.contains(QString(says).replace("l.json", "l.txt")), qPrintable(again));
        QVERIFY(document || again == QString(said).replace("l.json", "l.txt"));
    }

private:
    Path write(const char* name, const std::string& bytes)
    {
        const Path path = Path(m_folder.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << bytes;
        return path;
    }

    QTemporaryDir m_folder;
};

HYDRA_TEST(TestUserTexts, QCoreApplication)
#include "test_user_texts.moc"
