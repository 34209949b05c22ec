// SPDX-License-Identifier: GPL-3.0-or-later
// Files of numbers read back as the same numbers, with the program's own readers and with NumPy if it is
// installed.
#include "core/base/error.h"
#include "core/export/chart.h"
#include "core/export/data_table.h"
#include "core/export/embedding_table.h"
#include "core/export/map_file.h"
#include "core/format/csv_table.h"
#include "core/format/npy.h"
#include "core/format/npz.h"

#include <ATen/ATen.h>

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>

#include "tests/support/comma_locale.h"
#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::engine;
using namespace hydra::test;
using nlohmann::json;

namespace {

const float awkward[] = {0.1F, -2e-9F, 3, 1.0F / 3, 5e20F, -6};

RawCheckpoint read(const std::string& file)
{
    return readNpz(ZipArchive(copyOfBytes(file.data(), file.size()), "memory"), "memory", {});
}

std::string provenance(const std::string& file)
{
    const ByteBlock bytes =
        ZipArchive(copyOfBytes(file.data(), file.size()), "memory").read("provenance.npy");
    const std::string all(reinterpret_cast<const char*>(bytes.data), bytes.size);
    return all.substr(all.find('\n') + 1);
}

bool same(const at::Tensor& found, const std::vector<float>& values, at::IntArrayRef shape)
{
    return found.sizes() == shape && found.equal(at::tensor(values).view(shape));
}

AnsweredMap answered(int heads, float scale)
{
    Map map;
    map.rows = 2;
    map.cols = 3;
    for (const float value : awkward) {
        map.values.push_back(value * scale);
    }
    map.classIndex = heads;
    Prediction prediction;
    prediction.logits = {scale, 2, -1};
    prediction.probabilities = {0.25F, 0.5F * scale, 0.125F};
    prediction.ranking = {1, 0, 2};
    AnsweredMap answer;
    networkOf(answer.key).sub.heads = heads;
    networkOf(answer.key).plan = AttentionPlan::softmax(2);
    answer.map = std::make_shared<const Map>(map);
    answer.prediction = std::make_shared<const Prediction>(prediction);
    return answer;
}

// The output of SCRIPT in a Python with NumPy; empty if there is none.
std::optional<QByteArray> numpy(const QString& script, const QString& file)
{
    for (const char* program : {"python3", "/usr/bin/python3"}) {
        QProcess probe;
        probe.start(QLatin1String(program), {QStringLiteral("-c"), QStringLiteral("import numpy")});
        if (!probe.waitForFinished(60'000) || probe.exitCode() != 0) {
            continue;
        }
        QProcess process;
        process.start(QLatin1String(program), {QStringLiteral("-c"), script, file});
        process.waitForFinished(60'000);
        return process.readAllStandardOutput() + process.readAllStandardError();
    }
    return std::nullopt;
}

void write(const QString& path, const std::string& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes.data(), qint64(bytes.size())), qint64(bytes.size()));
}

DataTable table()
{
    return {{{"software", std::string("test")}, {"count", std::int64_t(3)}},
            {{"input", std::vector<std::string>{"a,b \"c\"", "d", "a,b \"c\""}},
             {"k", std::vector<std::int64_t>{3, -1, 9'007'199'254'740'993}},
             {"norm", std::vector<float>{0.1F, std::numeric_limits<float>::infinity(), 5e20F}},
             {"ms", std::vector<double>{0.1, std::nan(""), 1.0 / 3}}}};
}

} // namespace

class TestDataFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void archivesReadBack()
    {
        const std::vector<float> values(std::begin(awkward), std::end(awkward));
        const std::vector<NamedArray> arrays{
            namedArray("a", values, {2, 3}),
            namedArray("b.c-d_e", std::vector<double>{0.1, -1e300}, {2, 1, 1}),
            namedArray("one", std::vector<std::int64_t>{-7}, {}),
            namedArray("none", std::vector<float>{}, {0, 4}), namedText("said", "{\"x\": \"\xc3\xa4\"}")};
        const std::string file = npzBytes(arrays);
        QCOMPARE(QByteArray::fromStdString(npzBytes(arrays)), QByteArray::fromStdString(file));
        const ZipArchive archive(copyOfBytes(file.data(), file.size()), "memory");
        QVERIFY(isNpz(archive));
        QCOMPARE(archive.entries().size(), arrays.size());
        for (const NamedArray& array : arrays) { // byte for byte its .npy file
            const ByteBlock entry = archive.read(array.name + ".npy");
            QCOMPARE(std::string(reinterpret_cast<const char*>(entry.data), entry.size), npyBytes(array));
            QCOMPARE(npyHeader(array.type, array.shape).size() % 64, std::size_t(0));
        }
        const RawCheckpoint found = read(file);
        QVERIFY(same(found.tensors.at("a"), values, {2, 3}));
        QVERIFY(same(found.tensors.at("one"), {-7}, {}));
        QCOMPARE(found.tensors.at("b.c-d_e").sizes(), at::IntArrayRef({2, 1, 1}));
        QCOMPARE(found.tensors.at("none").sizes(), at::IntArrayRef({0, 4}));
        QVERIFY(npzBytes({}).size() == 22); // an empty archive
    }

    void numpyReadsThem()
    {
        QTemporaryDir folder;
        const std::vector<float> values(std::begin(awkward), std::end(awkward));
        const QString path = folder.filePath(QStringLiteral("a.npz"));
        write(
            path,
            npzBytes({namedArray("map", values, {2, 3}), namedArray("one", std::vector<std::int64_t>{-7}, {}),
                      namedArray("wide", std::vector<double>{0.1}, {1}),
                      namedText("provenance", "{\"x\": \"\xc3\xa4\"}")}));
        const QString script = QStringLiteral(
            "import sys, json, zipfile, numpy as np\n"
            "z = np.load(sys.argv[1])\n" // pickles are refused by default
            "print(sorted(z.files), z['map'].dtype, z['map'].shape, z['one'].item(), z['wide'].dtype)\n"
            "print(z['map'].astype('<f4').tobytes().hex(), z['wide'][0] == 0.1)\n"
            "print(json.loads(bytes(z['provenance']))['x'] == '\\u00e4', "
            "zipfile.ZipFile(sys.argv[1]).testzip())");
        const std::optional<QByteArray> told = numpy(script, path);
        if (!told) {
            QSKIP("no python3 with NumPy here: that it reads our .npz files is NOT tested");
        }
        const QByteArray hex = QByteArray(reinterpret_cast<const char*>(awkward), sizeof awkward).toHex();
        QCOMPARE(*told,
                 "['map', 'one', 'provenance', 'wide'] float32 (2, 3) -7 float64\n" + hex
                     + " True\nTrue None\n");
    }

    void archivesOfBadNamesAreRefused()
    {
        const NamedArray good = namedText("a", "x");
        const auto refused = [](const std::vector<NamedArray>& arrays) {
            try {
                (void)npzBytes(arrays);
            } catch (const Error& error) {
                return error.code() == ErrorCode::Internal;
            }
            return false;
        };
        QVERIFY(!refused({good}));
        QVERIFY(refused({good, good}));
        for (const char* name : {"", "../a", "a/b", "a b", ".a", "\xc3\xa4"}) {
            QVERIFY2(refused({namedText(name, "x")}), name);
        }
        QCOMPARE(arrayName(" k = 3 "), std::string("k_3"));
        QCOMPARE(arrayName("\xc3\xa4\xc3\xb6"), std::string("array"));
        QCOMPARE(arrayName("hydra:cosine@back:1"), std::string("hydra_cosine_back_1"));
        QVERIFY_EXCEPTION_THROWN((void)namedArray("a", std::vector<float>{1, 2}, {3}), Error);
    }

    void tablesReadBack()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.csv"));
        const std::string csv = tableFile(table(), TableFormat::Csv);
        write(path, csv);
        const CsvTable back(path.toStdString());
        QCOMPARE(back.rows(), std::size_t(3));
        QCOMPARE(back.cell(2, back.neededColumn("input")), std::string("a,b \"c\""));
        QCOMPARE(back.cell(2, back.neededColumn("k")), std::string("9007199254740993"));
        QCOMPARE(float(back.number(0, back.neededColumn("norm"))), 0.1F);
        QCOMPARE(back.number(2, back.neededColumn("ms")), 1.0 / 3); // every bit
        QCOMPARE(back.cell(1, back.neededColumn("ms")), std::string()); // not known
        {
            const test::CommaLocale comma; // a comma there would be another column
            QVERIFY2(comma.works(), "the C library did not take the locale that the test wrote");
            QCOMPARE(tableFile(table(), TableFormat::Csv), csv);
        }

        const json said = json::parse(tableFile(table(), TableFormat::Json));
        QCOMPARE(said["count"].get<int>(), 3);
        QCOMPARE(said["rows"].size(), std::size_t(3));
        QCOMPARE(said["rows"][0]["input"].get<std::string>(), std::string("a,b \"c\""));
        QVERIFY(said["rows"][1]["norm"].is_null() && said["rows"][1]["ms"].is_null());
        QCOMPARE(float(said["rows"][2]["norm"].get<double>()), 5e20F);

        const std::string archive = tableFile(table(), TableFormat::Npz);
        QVERIFY(same(read(archive).tensors.at("input"), {0, 1, 0}, {3}));
        const json names = json::parse(provenance(archive));
        QCOMPARE(names["names"]["input"].get<std::vector<std::string>>(),
                 (std::vector<std::string>{"a,b \"c\"", "d"}));
        QCOMPARE(names["software"].get<std::string>(), std::string("test"));
        QVERIFY_EXCEPTION_THROWN((void)formatNamed<TableFormat>("xlsx"), Error);
        DataTable uneven = table();
        uneven.columns.push_back({"short", std::vector<float>{1}});
        QVERIFY_EXCEPTION_THROWN((void)tableFile(uneven, TableFormat::Csv), Error);
        DataTable odd = table();
        odd.facts.emplace_back("picture", std::string("\xff.png")); // a name that is no UTF-8
        QVERIFY(json::accept(tableFile(odd, TableFormat::Json)));
    }

    void numbersAreThoseOfPrintf()
    {
        for (const float value : awkward) {
            char text[32];
            std::snprintf(text, sizeof text, "%.9g", double(value));
            QCOMPARE(numberText(value), std::string(text));
        }
        QCOMPARE(numberText(0.1), std::string("0.1"));
    }

    void mapsOfAllHeadCountsInOneFile()
    {
        AnsweredMap unanswered = answered(2, 1);
        unanswered.prediction = nullptr;
        const AnsweredMap shown = answered(4, 3);
        const std::string file =
            mapNpz(shown, {unanswered, answered(3, 0.5F), shown}, {{"picture", std::string("x.png")}});
        const RawCheckpoint found = read(file);
        QVERIFY(same(found.tensors.at("map"), shown.map->values, {2, 3}));
        QVERIFY(same(found.tensors.at("logits"), {3, 2, -1}, {3}));
        QVERIFY(same(found.tensors.at("class_index"), {4}, {}));
        QVERIFY(same(found.tensors.at("heads"), {3, 4}, {2}));
        QVERIFY(same(found.tensors.at("head_class_index"), {3, 4}, {2}));
        QVERIFY(same(found.tensors.at("head_maps")[0].contiguous(), answered(3, 0.5F).map->values, {2, 3}));
        QVERIFY(same(found.tensors.at("head_probabilities"), {0.25F, 0.25F, 0.125F, 0.25F, 1.5F, 0.125F},
                     {2, 3}));
        const json said = json::parse(provenance(file));
        QCOMPARE(said["picture"].get<std::string>(), std::string("x.png"));
        QCOMPARE(said["k"].get<int>(), 4);
        QCOMPARE(said["attention"].get<std::string>(), std::string("softmax"));
        const RawCheckpoint alone = read(mapNpz(unanswered, {}, {}));
        QCOMPARE(alone.tensors.size(), std::size_t(3)); // map, class_index, provenance
    }

    void panelsOfAComparison()
    {
        std::vector<MapPanel> panels{{"cat, big", "k = 2", "cat.png", "tiny", answered(2, 1)},
                                     {"cat, big", "k = 3", "cat.png", "tiny", answered(3, 2)},
                                     {"cat; big", "k = 3", "cat2.png", "tiny", answered(3, 4)},
                                     {"dog", "k = 2", "dog.png", "tiny", {}}};
        const std::string file = panelsFile(panels, {}, "npz");
        const RawCheckpoint found = read(file);
        QCOMPARE(found.tensors.size(), std::size_t(4)); // the dog has no map yet
        QVERIFY(same(found.tensors.at("cat_big__k_2"), panels[0].answer.map->values, {2, 3}));
        QVERIFY(same(found.tensors.at("cat_big__k_3_2"), panels[2].answer.map->values, {2, 3}));
        const json said = json::parse(provenance(file))["panels"];
        QCOMPARE(said["cat_big__k_3_2"]["picture"].get<std::string>(), std::string("cat2.png"));
        QCOMPARE(said["cat_big__k_3_2"]["predicted"].get<int>(), 1);

        const json list = json::parse(panelsFile(panels, {{"software", std::string("test")}}, "json"));
        QCOMPARE(list["panels"].size(), std::size_t(3));
        QCOMPARE(float(list["panels"][1]["values"][1][0].get<double>()), panels[1].answer.map->values[3]);

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.csv"));
        write(path, panelsFile(panels, {}, "csv"));
        const CsvTable back(path.toStdString());
        QCOMPARE(back.rows(), std::size_t(18));
        const std::size_t row = 6 + 5; // the last value of the second panel
        QCOMPARE(back.cell(row, back.neededColumn("row")), std::string("cat, big"));
        QCOMPARE(back.cell(row, back.neededColumn("map_row")), std::string("1"));
        QCOMPARE(back.cell(row, back.neededColumn("map_col")), std::string("2"));
        QCOMPARE(float(back.number(row, back.neededColumn("value"))), panels[1].answer.map->values[5]);
        QVERIFY_EXCEPTION_THROWN((void)panelsFile({panels[3]}, {}, "csv"), Error);
        QVERIFY_EXCEPTION_THROWN((void)panelsFile(panels, {}, "png"), Error);
    }

    void pointsOfAnEmbedding()
    {
        EmbeddedToken placed, waiting;
        placed.heads = 3;
        placed.place = {7, 1, 2, 2.5F};
        placed.x = 0.1F;
        placed.y = -4;
        waiting.x = std::nanf("");
        const VitConfig config;
        const DataTable points = embeddingData({waiting, placed}, {{"a.png", {}, 4}}, &config, {});
        QCOMPARE(embeddingFile(points, TableFormat::Csv),
                 std::string("input,k,token,row,col,norm,x,y,class,class_name\n"
                             "a.png,3,7,1,2,2.5,0.100000001,-4,4,class 4\n"));
        const RawCheckpoint found = read(embeddingFile(points, TableFormat::Npz));
        QVERIFY(same(found.tensors.at("points"), {0.1F, -4}, {1, 2}));
        QVERIFY(same(found.tensors.at("token"), {7}, {1}));
        QVERIFY(same(found.tensors.at("input"), {0}, {1}));
        QCOMPARE(json::parse(embeddingFile(points, TableFormat::Json))["rows"][0]["class"].get<int>(), 4);
    }

    void curvesOfCharts()
    {
        Perturbations curves;
        curves.deletion = {{0, 0.5, 1}, {0.75, 0.25, 0.125}};
        curves.negative = {{0, 1}, {1, 0}};
        Chart named = curveChart();
        addCurves(named, "a, k = 3", curves);
        QCOMPARE(tableCsv(tableOf(named, {})),
                 std::string(
                     "curve,fraction,value\n\"a, k = 3, deletion\",0,0.75\n\"a, k = 3, deletion\",0.5,0.25\n"
                     "\"a, k = 3, deletion\",1,0.125\n\"a, k = 3, weakest first\",0,1\n"
                     "\"a, k = 3, weakest first\",1,0\n"));
        for (const char* ending : {"csv", "json", "npz", "tex", "py"}) {
            QCOMPARE(std::string(wordOf(formatOf<TableFormat>(std::string("a.b.") + ending).value())),
                     std::string(ending));
        }
        for (const char* name : {"csv", "a.", "a.xls", "a.c", "a.csv json", "py/a"}) {
            QVERIFY(!formatOf<TableFormat>(name));
        }
    }

    // Text stays text, even if it is code in LaTeX or Python.
    void forPapers()
    {
        DataTable data = table();
        data.facts.emplace_back("picture", std::string("a\nimport os\xe2\x80\xae.png"));
        QCOMPARE(tableFile(data, TableFormat::Tex),
                 std::string("% software: \"test\"\n% count: 3\n% picture: \"a\\nimport os\\u202e.png\"\n"
                             "% \\usepackage{booktabs}\n\\begin{tabular}{lrrr}\n\\toprule\n"
                             "input & k & norm & ms \\\\\n\\midrule\n"
                             "a,b \"c\" & 3 & 0.1 & 0.1 \\\\\nd & -1 & -- & -- \\\\\n"
                             "a,b \"c\" & 9007199254740993 & 5e+20 & 0.3333 \\\\\n"
                             "\\bottomrule\n\\end{tabular}\n"));
        data.columns.front() = {"name_1", std::vector<std::string>{"50 % & $x^2$", "\\input{#}~\n", "{"}};
        const std::string odd = tableFile(data, TableFormat::Tex);
        QVERIFY2(odd.find("name\\_1 & k") != std::string::npos
                     && odd.find("\n50 \\% \\& \\$x\\textasciicircum{}2\\$ & 3 & ") != std::string::npos
                     && odd.find("\n\\textbackslash{}input\\{\\#\\}\\textasciitilde{}  & -1 & ")
                         != std::string::npos,
                 odd.c_str());
        // Runs the script in Python with a plotting library that prints its calls.
        QTemporaryDir folder;
        const QString script = folder.filePath(QStringLiteral("chart.py"));
        write(script, tableFile(data, TableFormat::Py));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("matplotlib")));
        write(folder.filePath(QStringLiteral("matplotlib/__init__.py")), "");
        write(folder.filePath(QStringLiteral("matplotlib/pyplot.py")),
              "class Any:\n"
              "    def __getattr__(self, name):\n"
              "        return lambda *a, **k: print(name, a, k) if name in ('plot', 'barh', 'savefig', "
              "'set_xlabel') "
              "else None\n"
              "class Rows(list):\n"
              "    def __getitem__(self, at):\n"
              "        return [r[0] for r in self] if at == (slice(None), 0) else list.__getitem__(self, "
              "at[0])[at[1]]\n"
              "def subplots(rows, **more):\n"
              "    return Any(), Rows([[Any()] for _ in range(rows)])\n");
        const auto drawn = [&] {
            QProcess python;
            python.start(QStringLiteral("python3"), {script, QStringLiteral("chart.pdf")});
            const bool ran = python.waitForFinished(60'000) && python.exitCode() == 0;
            return ran ? python.readAllStandardOutput() : "failed: " + python.readAllStandardError();
        };
        QByteArray said = drawn(); // a row for each word: bars
        QVERIFY2(said.contains(
                     "barh (['50 % & \\\\$x^2\\\\$', '\\\\input{#}~\\n', '{'], [3, -1, 9007199254740993])"),
                 said.constData());
        QVERIFY2(!said.contains("plot (") && said.contains("savefig ('chart.pdf',)"), said.constData());
        write(script, tableFile(table(), TableFormat::Py)); // several: lines
        said = drawn();
        QVERIFY2(said.contains(
                     "plot ([3, 9007199254740993], [0.1, 0.3333333333333333], '.-') {'label': 'a,b \"c\"'}"),
                 said.constData());
        QVERIFY2(said.contains("set_xlabel ('k',)") && !said.contains("barh ("), said.constData());
        QVERIFY(!QTest::currentTestFailed());
    }
};

HYDRA_TEST(TestDataFiles, QCoreApplication)
#include "test_data_files.moc"
