// SPDX-License-Identifier: GPL-3.0-or-later
// The windows write the numbers that they show: map, predictions, costs, panels of a comparison.
#include "core/engine/feature_arrays.h"
#include "core/engine/session.h"
#include "core/format/npy.h"
#include "core/format/npz.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "ui/models/cost_model.h"
#include "ui/shell/compare_window.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/message_bar.h"

#include <ATen/ATen.h>

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QProcess>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <cstring>
#include <functional>
#include <map>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::readBytes;

namespace {

// Reads a CSV file: each line as cells by column name.
QList<std::map<QString, QString>> csv(const QString& path)
{
    QList<std::map<QString, QString>> rows;
    QList<QByteArray> lines = readBytes(path).trimmed().split('\n');
    const QList<QByteArray> header = lines.takeFirst().split(',');
    for (const QByteArray& line : lines) {
        const QList<QByteArray> cells = line.split(',');
        std::map<QString, QString> row;
        for (int i = 0; i < cells.size(); ++i) {
            row[QString::fromUtf8(header.value(i))] = QString::fromUtf8(cells[i]);
        }
        rows << row;
    }
    return rows;
}

RawCheckpoint npz(const QString& path)
{
    const QByteArray bytes = readBytes(path);
    return readNpz(ZipArchive(copyOfBytes(bytes.data(), std::size_t(bytes.size())), "memory"), "memory", {});
}

std::vector<float> values(const at::Tensor& array)
{
    const at::Tensor flat = array.contiguous();
    return {flat.data_ptr<float>(), flat.data_ptr<float>() + flat.numel()};
}

QJsonObject json(const QString& path)
{
    return QJsonDocument::fromJson(readBytes(path)).object();
}

void save(Bench& bench, const QString& path, QAction* action)
{
    FilePicker::next = path;
    action->trigger();
    QVERIFY2(bench.window->problem().isEmpty(), qPrintable(bench.window->problem()));
    QVERIFY2(QFile::exists(path), qPrintable(path));
}

} // namespace

class TestExports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMapOnScreen()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QAction* action = bench.window->state().actions().exportMap;
        const Board& board = bench.window->board();
        save(bench, bench.file("m.npz"), action);
        const RawCheckpoint found = npz(bench.file("m.npz"));
        QCOMPARE(values(found.tensors.at("map")), board.shownMap()->values);
        QCOMPARE(values(found.tensors.at("heads")), std::vector<float>({2, 3, 4}));
        QCOMPARE(values(found.tensors.at("head_maps")[0]), board.cells()[0].map->values);
        QCOMPARE(values(found.tensors.at("head_logits")[1]), board.cells()[1].prediction->logits);
        QCOMPARE(values(found.tensors.at("probabilities")), board.cells()[2].prediction->probabilities);
        save(bench, bench.file("m.csv"), action);
        QCOMPARE(readBytes(bench.file("m.csv")).split('\n').value(1).split(',').value(2).toFloat(),
                 board.shownMap()->values[6]);
        save(bench, bench.file("m.json"), action);
        QCOMPARE(json(bench.file("m.json")).value(QStringLiteral("method")).toString(),
                 QString::fromLatin1(defaultMethod()));
        save(bench, bench.file("m.npy"), action);
        FilePicker::next = bench.file("m.coco.json");
        action->trigger();
        QTRY_VERIFY(QFile::exists(bench.file("m.coco.json")));
        const QJsonObject coco = json(bench.file("m.coco.json"));
        QCOMPARE(coco[QStringLiteral("images")].toArray()[0][QStringLiteral("width")].toInt(), 48);
        QCOMPARE(coco[QStringLiteral("categories")].toArray().size(), 5);
        const QJsonArray boxes = coco[QStringLiteral("annotations")].toArray();
        QVERIFY(!boxes.isEmpty());
        const auto& seen = bench.window->board().seen()->geometry;
        const auto& shown = board.shownMap()->values;
        const auto top = std::max_element(shown.begin(), shown.end()) - shown.begin();
        const Rect patch = seen.patch(int(top) / seen.cols(), int(top) % seen.cols());
        const auto holds = [&](const QJsonValue& value) { // the middle of the strongest patch
            const QJsonArray box = value[QStringLiteral("bbox")].toArray();
            const double x = patch.x + patch.width / 2 - box[0].toDouble(),
                         y = patch.y + patch.height / 2 - box[1].toDouble();
            return x > 0 && y > 0 && x < box[2].toDouble() && y < box[3].toDouble();
        };
        QCOMPARE(std::count_if(boxes.begin(), boxes.end(), holds), 1);
        QCOMPARE(coco[QStringLiteral("info")][QStringLiteral("methods")].toArray(),
                 QJsonArray{QString::fromLatin1(defaultMethod())});
        FilePicker::next = bench.file("m.xls");
        action->trigger();
        QVERIFY2(bench.window->problem().contains(QStringLiteral(".npz")),
                 qPrintable(bench.window->problem()));
        QVERIFY(!QFile::exists(bench.file("m.xls")));
    }

    void predictionsOfEveryHeadCount()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QAction* action = bench.window->state().actions().exportPredictions;
        const auto& cells = bench.window->board().cells();
        save(bench, bench.file("p.csv"), action);
        const auto rows = csv(bench.file("p.csv"));
        QCOMPARE(rows.size(), 3 * 5);
        float before = 2;
        for (const auto& row : rows) {
            const Board::Cell& cell = cells[std::size_t(row.at(QStringLiteral("k")).toInt() - 2)];
            const auto index = std::size_t(row.at(QStringLiteral("index")).toInt());
            QCOMPARE(row.at(QStringLiteral("logit")).toFloat(), cell.prediction->logits[index]);
            QCOMPARE(row.at(QStringLiteral("probability")).toFloat(), cell.prediction->probabilities[index]);
            QCOMPARE(row.at(QStringLiteral("name")).toStdString(),
                     bench.window->state().model()->config.className(int(index)));
            const float share = row.at(QStringLiteral("probability")).toFloat();
            QVERIFY(row.at(QStringLiteral("rank")) == QLatin1String("1") || share <= before);
            before = share;
        }
        save(bench, bench.file("p.json"), action);
        const QJsonObject said = json(bench.file("p.json"));
        QCOMPARE(said.value(QStringLiteral("rows")).toArray().size(), 15);
        QCOMPARE(said.value(QStringLiteral("picture")).toString(), QStringLiteral("a.png"));
        save(bench, bench.file("p.npz"), action);
        QCOMPARE(npz(bench.file("p.npz")).tensors.at("logit").numel(), std::int64_t(15));
    }

    void rowsOfTheCostPanel()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showCost->trigger();
        save(bench, bench.file("c.csv"), bench.window->state().actions().exportCosts);
        auto* costs = qobject_cast<CostModel*>(bench.child<QTableView>("costTable")->model());
        QVERIFY(costs);
        const auto rows = csv(bench.file("c.csv"));
        QCOMPARE(rows.size(), costs->rowCount());
        for (int i = 0; i < rows.size(); ++i) {
            const CostRow& row = costs->rows()[std::size_t(i)];
            QCOMPARE(rows[i].at(QStringLiteral("k")).toInt(), row.key.sub.heads);
            QCOMPARE(rows[i].at(QStringLiteral("macs")).toLongLong(), row.cost.macs);
            QCOMPARE(rows[i].at(QStringLiteral("attention_share")).toDouble(), row.cost.attentionShare);
            QCOMPARE(rows[i].at(QStringLiteral("image_size")).toInt(), 16);
            QVERIFY(rows[i].at(QStringLiteral("median_ms")).isEmpty()); // not measured
        }
        save(bench, bench.file("c.json"), bench.window->state().actions().exportCosts);
        const QJsonObject said = json(bench.file("c.json"));
        QCOMPARE(said.value(QStringLiteral("scheme")).toString(), QStringLiteral("hydravit"));
        QVERIFY(
            said.value(QStringLiteral("rows")).toArray()[0].toObject()[QStringLiteral("peak_mb")].isNull());
        save(bench, bench.file("c.npz"), bench.window->state().actions().exportCosts);
        QCOMPARE(values(npz(bench.file("c.npz")).tensors.at("k")), std::vector<float>({2, 3, 4}));
    }

    // Equals `hydrascope-cli features` for the block in view.
    void whatLiesInside()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        MapOptions options = state.query().options;
        options.block = 1;
        state.setMethod("attention");
        state.setOptions(options);
        QVERIFY(bench.settle());
        const NetworkKey key = state.networkKey(state.query().heads);
        using Kind = engine::FeatureKind;
        std::map<std::string, NamedArray> wanted;
        for (NamedArray& array :
             engine::featureArrays(bench.window->bridge().session(), key,
                                   {{Kind::Pooled, Kind::Normed, Kind::Tokens, Kind::Queries, Kind::Keys,
                                     Kind::Values, Kind::Prefix, Kind::Contribution},
                                    {state.query().options.block < 0 ? 2 : state.query().options.block}})) {
            wanted[array.name] = array;
        }
        QCOMPARE(wanted.size(), std::size_t(8));
        for (const char* name : {"f.npz", "f.safetensors"}) {
            FilePicker::next = bench.file(name);
            state.actions().exportFeatures->trigger();
            QTRY_VERIFY2(QFile::exists(bench.file(name)), name);
            const bool whole = QString::fromLatin1(name).endsWith(QStringLiteral("npz"));
            const NamedTensors found = whole ? npz(bench.file(name)).tensors
                                             : readSafetensors(bench.file(name).toStdString()).tensors;
            QCOMPARE(found.size(), wanted.size() + (whole ? 1 : 0)); // and the provenance
            for (const auto& [array, values] : wanted) {
                const at::Tensor tensor = found.at(array).contiguous();
                QVERIFY2(tensor.sizes().vec() == values.shape
                             && std::memcmp(tensor.data_ptr(), values.bytes.data(), values.bytes.size()) == 0,
                         array.c_str());
            }
        }
        const std::string said =
            readSafetensors(bench.file("f.safetensors").toStdString()).metadata.at("provenance");
        const QJsonObject facts = QJsonDocument::fromJson(QByteArray::fromStdString(said)).object();
        QCOMPARE(facts.value(QStringLiteral("model")).toString().toStdString(), key.model);
        QCOMPARE(facts.value(QStringLiteral("image")).toString().toStdString(), key.image);
        QCOMPARE(facts.value(QStringLiteral("heads")).toString(), QStringLiteral("4"));
        FilePicker::next = QStringLiteral("/proc/none/f.npz");
        state.actions().exportFeatures->trigger();
        QTRY_VERIFY(bench.window->problem().contains(QStringLiteral("/proc/none/f.npz")));
    }

    // The same question as a command gives the same bundle, byte for byte, and verify accepts it.
    void evidenceIsTheCommandLines()
    {
        using Choice = ClassChoice;
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        const PictureAsk usual = state.query();
        {
            Image shown{16, 16, std::vector<std::uint8_t>(16 * 16 * 3, 90)};
            savePng(bench.file("like.png").toStdString(), shown);
            writeNpy(bench.file("smile.npy").toStdString(), at::linspace(-1, 1, 128));
        }
        const auto ask = [&](const std::function<void(PictureAsk&)>& change) {
            return [&state, usual, change] {
                PictureAsk query = usual;
                change(query);
                state.restore(query, state.look());
            };
        };
        const auto target = [&](const Choice& choice) {
            return bench.window->bridge().session().files().openTarget(choice);
        };
        struct Asked
        {
            const char* words; // after the model and the picture, from the bench's folder
            std::function<void()> set;
            const char* model = "tiny.safetensors";
        };
        const std::vector<Asked> questions{
            {"", ask([](PictureAsk&) {})},
            {"--method rollout --discard 0.2 --heads 2", ask([](PictureAsk& a) {
                 a.options.method = "rollout";
                 a.options.discard = 0.2;
                 a.heads = 2;
             })},
            {"--method generic --class 3 --heads 3", ask([](PictureAsk& a) {
                 a.options.method = "generic";
                 a.target = {Choice::Kind::Index, 3};
                 a.heads = 3;
             })},
            {"--method generic --class top1 --against top2", ask([](PictureAsk& a) {
                 a.options.method = "generic";
                 a.against = Choice{Choice::Kind::Top, 2};
             })},
            {"--without heads:1.2,mlp:0,patches:3-4 --method legrad", ask([](PictureAsk& a) {
                 a.options.method = "legrad";
                 a.without = Interventions::parse("heads:1.2,mlp:0,patches:3-4");
             })},
            {"--size 32 --method attention --layer 1 --head 1", ask([](PictureAsk& a) {
                 a.options.method = "attention";
                 a.options.block = 1;
                 a.options.head = 1;
                 a.size = {32, 32};
             })},
            {"--attention hydra:cosine@back:1 --method generic", ask([&](PictureAsk& a) {
                 a.options.method = "generic";
                 a.plan = AttentionPlan::parse("hydra:cosine@back:1", a.plan);
             })},
            {"--target similar:like.png --method gradient --steps 3", ask([&](PictureAsk& a) {
                 a.options.method = "gradient";
                 a.options.steps = 3;
                 Choice like{Choice::Kind::Similar, 0};
                 like.path = bench.file("like.png").toStdString();
                 a.target = target(like);
             })},
            {"--target direction:smile.npy --method generic", ask([&](PictureAsk& a) {
                 a.options.method = "generic";
                 Choice smile{Choice::Kind::Direction, 0};
                 smile.path = bench.file("smile.npy").toStdString();
                 a.target = target(smile);
             })},
            {"--method pca --facet k", ask([](PictureAsk& a) {
                 a.options.method = "pca";
                 a.options.facet = Facet::Keys;
             })},
            {"--method relevance --heads 4 --class own", ask([](PictureAsk& a) {
                 a.options.method = "relevance";
                 a.target = {Choice::Kind::Own, 1};
             }),
             "other.safetensors"},
        };
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const Asked& asked = questions[i];
            if (QLatin1String(asked.model) != QLatin1String("tiny.safetensors")) {
                QVERIFY(QFile::copy(bench.file("tiny.safetensors"), bench.file(asked.model)));
                bench.window->library().openModel(bench.file(asked.model));
                QVERIFY(bench.settle());
            }
            asked.set();
            QVERIFY2(bench.settle(), qPrintable(QLatin1String(asked.words) + bench.window->problem()));
            const QString mine = bench.folder()->filePath(QStringLiteral("window%1.zip").arg(i));
            FilePicker::next = mine;
            state.actions().exportEvidence->trigger();
            QTRY_VERIFY2_WITH_TIMEOUT(QFile::exists(mine), asked.words, 60'000);
            QProcess line;
            line.setWorkingDirectory(bench.folder()->path());
            line.start(QStringLiteral(HYDRA_CLI),
                       QStringList{QStringLiteral("explain"), QLatin1String(asked.model),
                                   QStringLiteral("a.png"), QStringLiteral("--bundle"),
                                   QStringLiteral("line%1.zip").arg(i)}
                           + QString::fromLatin1(asked.words).split(QLatin1Char(' '), Qt::SkipEmptyParts));
            QVERIFY(line.waitForFinished(60'000));
            QVERIFY2(line.exitCode() == 0, line.readAllStandardError().constData());
            const QByteArray theirs =
                readBytes(bench.folder()->filePath(QStringLiteral("line%1.zip").arg(i)));
            QVERIFY2(readBytes(mine) == theirs && theirs.size() > 1000, asked.words);
            line.start(QStringLiteral(HYDRA_CLI),
                       {QStringLiteral("verify"), mine, QStringLiteral("--model"), bench.file(asked.model)});
            QVERIFY(line.waitForFinished(60'000));
            QVERIFY2(line.exitCode() == 0, line.readAllStandardOutput().constData());
        }
        FilePicker::next = bench.file("window0.zip"); // already exists
        const QByteArray before = readBytes(bench.file("window0.zip"));
        state.actions().exportEvidence->trigger();
        QTRY_VERIFY(bench.window->problem().contains(QStringLiteral("already exists")));
        QCOMPARE(readBytes(bench.file("window0.zip")), before);
    }

    // The same data sets as `explain --format fiftyone,coco` makes of the same pictures, byte for byte.
    void mapsOfAllPicturesAreTheCommandLines()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        QStringList pictures{bench.file("b.png"), bench.file("a.png")};
        QVERIFY(QDir(bench.folder()->path()).mkpath(QStringLiteral("more"))); // a second picture of that name
        pictures << bench.folder()->filePath(QStringLiteral("more/a.png"));
        QVERIFY(QFile::copy(bench.file("a.png"), pictures.last()));
        bench.window->library().openImages(pictures);
        QVERIFY(QTest::qWaitFor([&] { return bench.window->library().images() == pictures; }));
        QVERIFY(bench.settle());
        const PictureAsk usual = state.query();
        struct Asked
        {
            const char* words;
            std::function<void(PictureAsk&)> change;
        };
        const std::vector<Asked> questions{
            {"--method generic --heads 3",
             [](PictureAsk& a) {
                 a.options.method = "generic";
                 a.options.discard = 0.3; // not an option of this method
                 a.heads = 3;
             }},
            {"--method rollout --discard 0.2 --class 3 --size 32 --without heads:1.2,mlp:0 --heads 4",
             [](PictureAsk& a) {
                 a.options.method = "rollout";
                 a.options.discard = 0.2;
                 a.target = {ClassChoice::Kind::Index, 3};
                 a.size = {32, 32};
                 a.without = Interventions::parse("heads:1.2,mlp:0,patches:3"); // patches: of one picture
             }},
        };
        for (const Asked& asked : questions) {
            PictureAsk query = usual;
            asked.change(query);
            state.restore(query, state.look());
            QVERIFY(bench.settle());
            const QString place = bench.folder()->filePath(QStringLiteral("set.fiftyone"));
            const QString boxes = bench.folder()->filePath(QStringLiteral("set.coco.json"));
            for (const QString& file : {place, boxes}) {
                FilePicker::next = file;
                state.actions().exportAllMaps->trigger();
                QTRY_VERIFY2_WITH_TIMEOUT(bench.window->messages().message()
                                              == QStringLiteral("Saved %1").arg(file),
                                          qPrintable(bench.window->messages().message()), 60'000);
            }
            const auto filesIn = [&] {
                std::map<QString, QByteArray> found;
                QDirIterator all(place, QDir::Files, QDirIterator::Subdirectories);
                while (all.hasNext()) {
                    const QString file = all.next();
                    found[file] = readBytes(file);
                }
                return found;
            };
            const auto mine = filesIn();
            const QByteArray mineBoxes = readBytes(boxes);
            QCOMPARE(mine.size(), std::size_t(5)); // three pictures, samples and metadata
            QVERIFY(QDir(place).removeRecursively() && QFile::remove(boxes));
            QProcess line;
            line.start(QStringLiteral(HYDRA_CLI),
                       QStringList{QStringLiteral("explain"), bench.file("tiny.safetensors")} + pictures
                           + QStringList{QStringLiteral("--format"), QStringLiteral("fiftyone,coco"),
                                         QStringLiteral("--out"), place}
                           + QString::fromLatin1(asked.words).split(QLatin1Char(' ')));
            QVERIFY(line.waitForFinished(60'000));
            QVERIFY2(line.exitCode() == 0, line.readAllStandardError().constData());
            QVERIFY2(mineBoxes.size() > 500
                         && mineBoxes == readBytes(place + QStringLiteral("/annotations.json")),
                     asked.words);
            QVERIFY(QFile::remove(place + QStringLiteral("/annotations.json")));
            QVERIFY2(filesIn() == mine, asked.words);
            FilePicker::next = place; // already exists
            state.actions().exportAllMaps->trigger();
            QTRY_VERIFY(bench.window->problem().contains(QStringLiteral("already exists")));
            QVERIFY(filesIn() == mine);
            QVERIFY(QDir(place).removeRecursively());
            bench.window->messages().dismissErrors(); // else they hide the next message
        }
        // A missing picture is skipped and named; if no picture can be read, no output remains.
        QVERIFY(QFile::remove(pictures.last()));
        const QString place = bench.folder()->filePath(QStringLiteral("less.fiftyone"));
        FilePicker::next = place;
        state.actions().exportAllMaps->trigger();
        QTRY_VERIFY2_WITH_TIMEOUT(
            bench.window->messages().message().contains(pictures.last())
                && bench.window->messages().message().startsWith(QStringLiteral("Saved")),
            qPrintable(bench.window->messages().message()), 60'000);
        int files = 0;
        for (QDirIterator all(place, QDir::Files, QDirIterator::Subdirectories); all.hasNext(); ++files) {
            all.next();
        }
        QCOMPARE(files, 4); // two pictures, samples and metadata
        for (const QString& picture : pictures) {
            (void)QFile::remove(picture);
        }
        const QString none = bench.folder()->filePath(QStringLiteral("none.fiftyone"));
        FilePicker::next = none;
        state.actions().exportAllMaps->trigger();
        QTRY_VERIFY2(bench.window->problem().contains(pictures.first()),
                     qPrintable(bench.window->messages().message()));
        QVERIFY(!QFile::exists(none));
        FilePicker::next = bench.folder()->filePath(QStringLiteral("set.xml"));
        state.actions().exportAllMaps->trigger();
        QTRY_VERIFY(bench.window->problem().contains(QStringLiteral(".fiftyone")));
    }

    void panelsOfTheComparison()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showCompare->trigger();
        auto* window = bench.child<CompareWindow>("compareWindow");
        QVERIFY(QTest::qWaitFor([&] { return window->comparison().complete(); }, 60'000));
        auto* button = window->findChild<QToolButton*>(QStringLiteral("compareExport"));
        for (const char* name : {"x.npz", "x.csv", "x.json"}) {
            FilePicker::next = bench.file(name);
            button->click();
            QVERIFY2(QFile::exists(bench.file(name)), name);
        }
        const auto& cells = window->comparison().cells();
        const RawCheckpoint found = npz(bench.file("x.npz"));
        QCOMPARE(found.tensors.size(), cells.size() + 1); // and the provenance
        QCOMPARE(values(found.tensors.at("a__k_2")), cells[0].map->values);
        QCOMPARE(values(found.tensors.at("b__k_4")), cells[5].map->values);
        const auto rows = csv(bench.file("x.csv"));
        QCOMPARE(rows.size(), qsizetype(cells.size() * 16));
        QCOMPARE(rows[16 + 7].at(QStringLiteral("value")).toFloat(), cells[1].map->values[7]);
        QCOMPARE(rows[16 + 7].at(QStringLiteral("picture")), QStringLiteral("a.png"));
        QCOMPARE(json(bench.file("x.json")).value(QStringLiteral("panels")).toArray().size(),
                 qsizetype(cells.size()));
        FilePicker::next = bench.file("no/such/folder.npz");
        button->click();
        const QString told = window->findChild<QLabel*>(QStringLiteral("compareReadOut"))->text();
        QVERIFY2(told.contains(QStringLiteral("cannot be written")), qPrintable(told));
    }
};

HYDRA_TEST(TestExports, QApplication)
#include "test_exports.moc"
