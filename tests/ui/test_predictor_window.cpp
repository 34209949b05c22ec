// SPDX-License-Identifier: GPL-3.0-or-later
// Programs of a few lines as the window's model: scores and boxes, maps and curves checked by hand, a figure,
// maps of all pictures, a session, a program that fails, and one that is stopped while it is asked.
#include "core/engine/session.h"
#include "core/export/map_file.h"
#include "ui/figures/gather.h"
#include "ui/models/embedding_run.h"
#include "ui/panels/method_list.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/figure_form.h"
#include "ui/shell/predictor_window.h"
#include "ui/shell/tool_bar.h"
#include "ui/shell/tool_windows.h"
#include "ui/state/comparison.h"
#include "ui/state/trust_state.h"
#include "ui/views/canvas.h"
#include "ui/views/prediction_bars.h"
#include "ui/widgets/message_bar.h"

#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QtTest>

#include <cmath>

#include "tests/support/program.h"
#include "tests/ui/session_bench.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

constexpr int patience = 60'000;

// Answers each picture of 32 x 32 with the same two numbers.
const QString scorer = QStringLiteral(
    "echo '{\"kind\": \"logits\", \"size\": 32, \"labels\": [\"cup\", \"dog\"], \"patch\": 8}'; "
    "while [ \"$(head -c 12416 | wc -c)\" = 12416 ]; do "
    "printf '\\223NUMPY\\001\\000\\166\\000'; "
    "printf '%-117s\\n' \"{'descr': '|u1', 'fortran_order': False, 'shape': (1, 2), }\"; "
    "printf '\\000\\001'; done");

// The first picture has a box on the left and one on the right; later pictures have those of LATER.
QString detector(const char* later)
{
    return QStringLiteral("echo '{\"kind\": \"boxes\", \"size\": 32, \"labels\": [\"cup\", \"dog\"]}'; "
                          "head -c 12416 > /dev/null; "
                          "echo '[{\"box\": [16, 0, 32, 32], \"class\": 1, \"score\": 0.5}, "
                          "{\"box\": [0, 0, 16, 32], \"class\": 0, \"score\": 0.75}]'; "
                          "while [ \"$(head -c 12416 | wc -c)\" = 12416 ]; do echo '%1'; done")
        .arg(QLatin1String(later));
}

// The score is the sum of the numbers, from 1, of those of the 4 x 4 patches that are not blank. For a
// picture that begins blue, as the second one does, it acts as the test asked.
const QByteArray weigher = R"(import json, struct, sys, time
out = sys.stdout.buffer
out.write((json.dumps({"kind": "scores", "size": 32, "labels": ["cup", "dog"], "patch": 8}) + "\n").encode())
out.flush()
while len(sys.stdin.buffer.read(128)) == 128:
    pixels = struct.unpack("<3072f", sys.stdin.buffer.read(12288))
    if pixels[0] < pixels[2048] and sys.argv[1] == "wait":
        time.sleep(600)
    if pixels[0] < pixels[2048] and sys.argv[1] == "leave":
        sys.exit("had enough")
    worth = sum(p + 1 for p in range(16) if any(pixels[c * 1024 + (p // 4 * 8 + y) * 32 + p % 4 * 8 + x]
                                                for c in range(3) for y in range(8) for x in range(8)))
    header = b"{'descr': '<f8', 'fortran_order': False, 'shape': (1, 2), }".ljust(117) + b"\n"
    out.write(b"\x93NUMPY\x01\x00\x76\x00" + header + struct.pack("<2d", worth, 1))
    out.flush()
)";

// The numbers of threads and child processes of this process.
struct Running
{
    qsizetype threads = 0, children = 0;

    static Running now()
    {
        Running found;
        const QDir tasks(QStringLiteral("/proc/self/task"));
        for (const QString& task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            ++found.threads;
            found.children += test::readBytes(tasks.filePath(task + QStringLiteral("/children"))).count(' ');
        }
        return found;
    }
};

// The Predictor place, open, with PROGRAM running.
struct Opened
{
    explicit Opened(const QString& program)
    {
        settled = bench.settle();
        network = bench.window->state().model();
        asked = bench.window->state().query();
        bench.window->state().actions().showPredictor->trigger();
        window = &bench.window->tools().get<PredictorWindow>();
        part<QLineEdit>("predictorCommand")->setText(program);
        part<QPushButton>("predictorStart")->click();
    }
    template<class T>
    [[nodiscard]] T* part(const char* name) const
    {
        return window->findChild<T*>(QLatin1String(name));
    }
    [[nodiscard]] ViewState& state() const { return bench.window->state(); }
    [[nodiscard]] Board& board() const { return bench.window->board(); }
    // True once it runs and has answered every request of the window.
    [[nodiscard]] bool answers()
    {
        return QTest::qWaitFor([this] { return window->running(); }, patience) && bench.settle();
    }
    void ask(const char* method, int masks = 6) const
    {
        state().setMethod(method);
        MapOptions options = state().query().options;
        options.masks = masks;
        state().setOptions(options);
    }
    void exportAllInto(const QString& place) const
    {
        FilePicker::next = place;
        state().actions().exportAllMaps->trigger();
    }
    [[nodiscard]] QString message() const { return bench.window->messages().message(); }
    [[nodiscard]] QString summary() const { return part<QLabel>("predictorSummary")->text(); }
    [[nodiscard]] bool tabIsThere()
    {
        QTabBar& tabs = *bench.child<QTabBar>("places");
        for (int i = 0; i < tabs.count(); ++i) {
            if (tabs.tabText(i) == QStringLiteral("Predictor")) {
                return tabs.isTabVisible(i);
            }
        }
        return false;
    }

    Bench bench;
    PredictorWindow* window = nullptr;
    ModelPtr network; // the model before the program
    PictureAsk asked; // its question
    bool settled = false;
};

} // namespace

class TestPredictorWindow : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString weigherThat(const char* does) const
    {
        return QStringLiteral("python3 '%1' %2")
            .arg(m_folder.filePath(QStringLiteral("weigher.py")), QLatin1String(does));
    }

private Q_SLOTS:
    void initTestCase() { test::writeBytes(m_folder.filePath(QStringLiteral("weigher.py")), weigher); }
    void cleanup() { FilePicker::next.reset(); }

    void nothingIsStartedUnasked()
    {
        Bench bench;
        bench.settings.set(Setting::Predictor, QStringLiteral("false"));
        QVERIFY(bench.settle());
        bench.window->state().actions().showPredictor->trigger();
        auto& window = bench.window->tools().get<PredictorWindow>();
        QVERIFY(window.isVisible());
        QVERIFY(!window.starting() && !window.running());
        QVERIFY(!bench.window->state().model()->program);
        bench.child<QLineEdit>("predictorCommand")->clear();
        QVERIFY(!bench.child<QPushButton>("predictorStart")->isEnabled());
    }

    // The map of a constant answer is zero; the figure holds the command that makes it. The previous model
    // comes back afterwards.
    void itIsTheModel()
    {
        Opened opened(scorer);
        QVERIFY(opened.settled && opened.answers() && opened.tabIsThere());
        const auto* answers = opened.bench.window->findChild<ModelButton*>();
        QVERIFY2(answers->text().startsWith(QStringLiteral("Program: ")), qPrintable(answers->text()));
        auto* bars = opened.bench.child<PredictionBars>("predictionBars");
        QVERIFY2(bars->cellText(0).startsWith(QStringLiteral("dog 73.1")), // e / (1 + e)
                 qPrintable(bars->cellText(0)));
        auto* methods = opened.bench.window->findChild<MethodBox*>();
        QCOMPARE(methods->count(), 3);
        QCOMPARE(methods->currentText(), QStringLiteral("Occlusion")); // needs the fewest pictures
        const Map& map = *opened.board().shownMap();
        QCOMPARE(map.classIndex, 1);
        QVERIFY(std::all_of(map.values.begin(), map.values.end(), [](float value) { return value == 0; }));
        auto& dialog = opened.bench.window->tools().get<FigureDialog>();
        const FigureSpec spec = dialog.form().spec();
        const std::string line = commandLine(spec, FigureFormat::Pdf);
        QVERIFY2(line.find(" --predictor ") != std::string::npos && line.find("--heads") == std::string::npos
                     && line.find("--method occlusion") != std::string::npos,
                 line.c_str());
        // A method that reads a network's inside is refused with a message.
        opened.state().setMethod("legrad");
        QTRY_VERIFY2_WITH_TIMEOUT(opened.message().contains(QStringLiteral("needs the inside of a network")),
                                  qPrintable(opened.message()), patience);
        opened.part<QPushButton>("predictorStart")->click(); // stops it
        QTRY_VERIFY_WITH_TIMEOUT(!opened.state().model()->program && opened.bench.settle(), patience);
        QCOMPARE(opened.state().model()->id, opened.network->id);
        QVERIFY(!answers->text().startsWith(QStringLiteral("Program: ")));
        QVERIFY(methods->count() > 30);
        QCOMPARE(opened.state().query().options.method, opened.asked.options.method);
        opened.bench.window->tools().showPicture();
        QVERIFY(!opened.tabIsThere());
    }

    // D-RISE's formula: half of the box, half as sure, for every mask.
    void aBoxIsPressed()
    {
        Opened opened(detector("[{\"box\": [0, 0, 16, 16], \"class\": 0, \"score\": 0.5}]"));
        QVERIFY(opened.answers());
        QVERIFY2(opened.summary().contains(QStringLiteral("Press a box")), qPrintable(opened.summary()));
        auto* bars = opened.bench.child<PredictionBars>("predictionBars");
        QVERIFY2(bars->cellText(0).startsWith(QStringLiteral("cup 0.75")), qPrintable(bars->cellText(0)));
        QCOMPARE(opened.state().query().target, (ClassChoice{ClassChoice::Kind::Box, 0})); // the surest
        QCOMPARE(opened.bench.child<QComboBox>("classChoice")->count(), 2);
        opened.bench.window->tools().showPicture();
        auto* canvas = opened.bench.child<Canvas>("canvas");
        const auto press = [&](double across) {
            const QRectF place = canvas->picturePlace();
            const QPointF at(place.left() + across * place.width(), place.center().y());
            QTest::mouseClick(canvas, Qt::LeftButton, {}, at.toPoint());
        };
        press(0.75);
        QCOMPARE(opened.state().query().target, (ClassChoice{ClassChoice::Kind::Box, 1}));
        press(0.25);
        QCOMPARE(opened.state().query().target, (ClassChoice{ClassChoice::Kind::Box, 0}));
        opened.state().setMethod("d-rise");
        QCOMPARE(opened.state().query().options.masks, 5000); // its authors' number
        opened.ask("d-rise");
        QVERIFY(opened.bench.settle());
        const Map& map = *opened.board().shownMap();
        QCOMPARE(map.target, std::string("box 0"));
        QVERIFY(std::fabs(double(*std::max_element(map.values.begin(), map.values.end())) - 0.25) < 1e-3);
        // Every removal leaves the same small score.
        const ScorePtr score =
            opened.bench.window->bridge().session().answer(ScoreKey{opened.state().mapKey(1), {}});
        QVERIFY(!score->ofProbability() && score->target == "box 0");
        QCOMPARE(score->curves.deletion.value,
                 std::vector<double>(score->curves.deletion.value.size(), 0.25));
        const FigureSpec spec = opened.bench.window->tools().get<FigureDialog>().form().spec();
        const std::string line = commandLine(spec, FigureFormat::Svg);
        QVERIFY2(line.find("--box 0") != std::string::npos
                     && line.find("--method d-rise") != std::string::npos,
                 line.c_str());
        const FigureData data =
            gather(opened.bench.window->bridge().session(), spec, figureModel(*opened.state().model()),
                   {1, [&](std::size_t) {
                        const engine::OpenedImage& image = opened.state().picture()->image;
                        return std::vector<FigureImage>{figureImage(image, image.name)};
                    }});
        QVERIFY(data.images.front().box && data.cells.front().front().map->values == map.values);
    }

    // Every command of the menus, and every entry of every box, with a program of scores and one of boxes.
    void everyPlaceAndChoiceIsPressed()
    {
        for (const QString& program :
             {scorer,
              detector("[{\"box\": [16, 0, 32, 16], \"class\": 1, \"score\": 0.5}, "
                       "{\"box\": [0, 0, 16, 16], \"class\": 0, \"score\": 0.5}]")}) {
            Opened opened(program);
            QVERIFY(opened.answers());
            Actions& on = opened.state().actions();
            for (QAction* action :
                 {on.showCompare, on.showHeads, on.showTrust, on.showEmbedding, on.showWalk, on.showFeatures,
                  on.showRounds, on.showPredictor, on.makeFigure, on.showCost, on.showAttention, on.showModel,
                  on.classToken, on.allHeads}) {
                action->trigger();
                QVERIFY2(opened.bench.settle(), qPrintable(action->text()));
            }
            opened.bench.window->tools().showPicture();
            for (QComboBox* box : {static_cast<QComboBox*>(opened.bench.window->findChild<MethodBox*>()),
                                   opened.bench.child<QComboBox>("classChoice")}) {
                QVERIFY(box->count() > 0);
                for (int row = 0; row < box->count(); ++row) {
                    if (!box->itemData(row).isValid()) {
                        continue;
                    }
                    opened.bench.window->messages().dismissErrors();
                    opened.ask(opened.state().method().id); // few masks
                    box->setCurrentIndex(row);
                    Q_EMIT box->activated(row);
                    opened.ask(opened.state().method().id);
                    QVERIFY2(opened.bench.settle(), qPrintable(box->itemText(row)));
                    QVERIFY2(opened.board().shownMap() && opened.bench.window->problem().isEmpty(),
                             qPrintable(box->itemText(row) + opened.bench.window->problem()));
                }
            }
            on.beforeAfter->trigger();
            opened.state().askToken(1);
            opened.state().startOver();
            opened.ask(opened.state().method().id);
            QVERIFY(opened.bench.settle() && opened.board().shownMap());
            QVERIFY(opened.state().offers(opened.state().query().options.method));
        }
        Bench empty; // a click without a picture
        QVERIFY(empty.settle());
        empty.window->state().setPicture(nullptr);
        QTest::mouseClick(empty.child<Canvas>("canvas"), Qt::LeftButton);
    }

    void whatIsNeverFoundAgainIsSaid()
    {
        Opened opened(detector("[]"));
        QVERIFY(opened.answers());
        opened.ask("d-rise");
        QTRY_VERIFY2_WITH_TIMEOUT(opened.message().contains(QStringLiteral("None of 6 masked pictures")),
                                  qPrintable(opened.message()), patience);
        QVERIFY(!opened.board().shownMap() && opened.window->running());
    }

    void failuresAreSaid()
    {
        Opened opened(QStringLiteral("echo 'no such model' >&2; exit 3"));
        QTRY_VERIFY_WITH_TIMEOUT(!opened.window->starting(), patience);
        QVERIFY2(opened.summary().contains(QStringLiteral("no such model")), qPrintable(opened.summary()));
        QVERIFY(!opened.window->running() && opened.state().model() == opened.network);
        QCOMPARE(opened.part<QPushButton>("predictorStart")->text(), QStringLiteral("&Start"));
    }

    // The most valuable patch goes first. A blurred picture still has some value in each patch.
    void curvesAreThoseOfTheMap()
    {
        Opened opened(weigherThat("answers"));
        QVERIFY(opened.answers());
        const Map& map = *opened.board().shownMap();
        QCOMPARE(opened.state().query().target, (ClassChoice{ClassChoice::Kind::Top, 1}));
        for (int p = 0; p < 16; ++p) {
            QCOMPARE(map.values[std::size_t(p / 4 * map.rows / 4 * map.cols + p % 4 * map.cols / 4)],
                     float(p + 1));
        }
        auto* trust = opened.bench.window->findChild<TrustState*>();
        trust->setShown(true);
        QTRY_VERIFY_WITH_TIMEOUT(trust->score("occlusion"), patience);
        const ScorePtr score = trust->score("occlusion");
        QVERIFY(!score->ofProbability());
        const Curve& deletion = score->curves.deletion;
        QCOMPARE(deletion.value.size(), std::size_t(17));
        double left = 136, area = 0;
        for (int gone = 0; gone <= 16; ++gone) {
            QCOMPARE(deletion.fraction[std::size_t(gone)], gone / 16.0);
            QCOMPARE(deletion.value[std::size_t(gone)], left);
            area += left / 16 * (gone == 0 || gone == 16 ? 0.5 : 1);
            left -= 16 - gone;
        }
        QVERIFY(std::fabs(deletion.area() - area) < 1e-9);
        QCOMPARE(score->curves.insertion.value, std::vector<double>(17, 136.0));
        QTRY_VERIFY_WITH_TIMEOUT(trust->score("random"), patience);
        const Curve& random = trust->score("random")->curves.deletion;
        QVERIFY(random.value.front() == 136 && random.value.back() == 0 && random.area() > area);
    }

    void allPicturesOfTheList()
    {
        Opened opened(weigherThat("answers"));
        QVERIFY(opened.answers());
        const QString place = opened.bench.file("all.maps");
        opened.exportAllInto(place);
        QTRY_VERIFY2_WITH_TIMEOUT(opened.message() == QStringLiteral("Saved %1").arg(place),
                                  qPrintable(opened.message()), patience);
        const QDir made(place);
        QCOMPARE(made.entryList(QDir::Files),
                 QStringList({QStringLiteral("a.occlusion.npy"), QStringLiteral("a.occlusion.png"),
                              QStringLiteral("b.occlusion.npy"), QStringLiteral("b.occlusion.png")}));
        QCOMPARE(test::readBytes(made.filePath(QStringLiteral("a.occlusion.npy"))).toStdString(),
                 mapNpy(*opened.board().shownMap()));
        QVERIFY(!QImage(made.filePath(QStringLiteral("b.occlusion.png"))).isNull());
        opened.exportAllInto(place); // already exists
        QTRY_VERIFY_WITH_TIMEOUT(opened.message().contains(QStringLiteral("already exists")), patience);
        QVERIFY(opened.window->running());
        opened.bench.window->messages().dismissErrors(); // else they hide the next message
        // Explains the second class, at any rank.
        opened.state().setTarget({ClassChoice::Kind::Index, 1});
        QVERIFY(opened.bench.settle());
        opened.exportAllInto(opened.bench.file("dogs.fiftyone"));
        QTRY_VERIFY_WITH_TIMEOUT(opened.message().contains(QStringLiteral("dogs.fiftyone"))
                                     && opened.message().startsWith(QStringLiteral("Saved")),
                                 patience);
        const QByteArray samples = test::readBytes(opened.bench.file("dogs.fiftyone/samples.json"));
        QCOMPARE(samples.count("\"label\":\"dog\""), qsizetype(2));
        // The list shows its predictions, and the comparison has a column for it and one for a network.
        opened.bench.window->library().arrange({}, Library::Order::Likeliest);
        QTRY_VERIFY_WITH_TIMEOUT(opened.bench.window->library().predicted(opened.bench.file("b.png")).name
                                     == QStringLiteral("cup"),
                                 patience);
        opened.state().actions().showCompare->trigger();
        Comparison& comparison = opened.bench.child<CompareWindow>("compareWindow")->comparison();
        comparison.addModel(text(opened.network->path));
        QTRY_VERIFY_WITH_TIMEOUT(comparison.complete(), patience);
    }

    // At the second picture the program waits, or ends.
    void whatWasFinishedStays()
    {
        for (const char* does : {"wait", "leave"}) {
            Opened opened(weigherThat(does));
            QVERIFY(opened.answers());
            const QString place = opened.bench.file("some.fiftyone");
            opened.exportAllInto(place);
            const QString first = place + QStringLiteral("/fields/occlusion/a.png");
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(first), patience);
            const bool waits = does == std::string("wait");
            if (waits) {
                QTRY_VERIFY(opened.state().actions().cancel->isEnabled());
                opened.state().actions().cancel->trigger();
            }
            QTRY_VERIFY2_WITH_TIMEOUT(opened.message().contains(waits ? QStringLiteral("1 of 2 pictures")
                                                                      : QStringLiteral("had enough")),
                                      qPrintable(opened.message()), patience);
            QCOMPARE(test::readBytes(place + QStringLiteral("/samples.json")).count("\"filepath\""),
                     qsizetype(1));
            opened.state().actions().nextImage->trigger();
            if (!waits) { // each question gets the error
                QTRY_VERIFY_WITH_TIMEOUT(opened.summary().contains(QStringLiteral("had enough")), patience);
                QVERIFY(!opened.window->running());
            }
        }
    }

    // A session stores the command, and starts it on request.
    void aSessionNamesIt()
    {
        Opened opened(detector("[]"));
        QVERIFY(opened.answers());
        opened.state().setTarget({ClassChoice::Kind::Box, 1});
        QVERIFY(opened.bench.settle());
        const QString file = test::saved(opened.bench);
        QVERIFY(test::readBytes(file).contains("\"program\": \"echo"));
        test::Another another(opened.bench.folder()->path());
        QVERIFY(!another.window.state().model());
        const auto children = Running::now().children;
        FilePicker::next = file;
        another.window.state().actions().openSession->trigger();
        QTRY_VERIFY2_WITH_TIMEOUT(
            another.window.messages().message().contains(QStringLiteral("not started by itself")),
            qPrintable(another.window.messages().message()), patience);
        QTest::qWait(300);
        QVERIFY(another.window.state().picture() && !another.window.state().model()
                && Running::now().children == children);
        another.window.messages().findChild<QToolButton*>(QStringLiteral("messageAction"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(another.window.state().model() && another.window.state().model()->program,
                                 patience);
        QVERIFY(another.settle());
        QCOMPARE(another.window.state().query().target, (ClassChoice{ClassChoice::Kind::Box, 1}));
        QCOMPARE(another.window.state().model()->id, opened.state().model()->id);
    }

    // An endless embedding, a map of many passes and a program that hangs.
    void nothingOutlivesTheWindow()
    {
        {
            Bench bench; // starts what all windows share
            QVERIFY(bench.settle());
        }
        const Running before = Running::now();
        QElapsedTimer since;
        {
            Opened opened(weigherThat("wait"));
            QVERIFY(opened.settled);
            EmbeddingRun run(opened.state(), opened.bench.window->library(), opened.bench.window->bridge());
            EmbeddingSettings settings;
            settings.heads = {4};
            run.set(settings);
            engine::EmbeddingRequest endless = run.request(); // for the network
            endless.options.tsne.iterations = endless.options.tsne.exaggerated = 1'000'000;
            QVERIFY(opened.answers());
            const QString place = opened.bench.file("some.fiftyone");
            opened.exportAllInto(place);
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(place + QStringLiteral("/fields/occlusion/a.png")),
                                     patience); // and hangs at the next picture

            MainWindow& window = *opened.bench.window;
            QSignalSpy moved(&window.bridge(), &EngineBridge::embeddingMoved);
            window.bridge().embed(endless);
            QTRY_VERIFY_WITH_TIMEOUT(!moved.isEmpty(), patience);

            PictureAsk ask = opened.asked;
            ask.options.method = "rise";
            ask.options.masks = mostSamples;
            QSignalSpy grown(&window.bridge(), &EngineBridge::grown);
            window.bridge().want(
                "test", {{ask.mapHere(window.state().picture()->image.id, opened.network->id).normalised()}});
            QTRY_VERIFY_WITH_TIMEOUT(!grown.isEmpty(), patience);

            QVERIFY(Running::now().threads > before.threads && Running::now().children > before.children);
            since.start();
        }
        qInfo("closed within %lld ms", static_cast<long long>(since.elapsed()));
        QVERIFY2(since.elapsed() < 10'000, "a second, but for a busy machine");
        QTRY_VERIFY(Running::now().threads <= before.threads && Running::now().children <= before.children);
    }

    // After a map is cancelled, its program can be asked again; and the window closes while a program is
    // asked.
    void whatIsCancelledIsGone()
    {
        Opened opened(scorer);
        QVERIFY(opened.answers());
        QSignalSpy grown(&opened.bench.window->bridge(), &EngineBridge::grown);
        opened.ask("rise", 100'000);
        QTRY_VERIFY_WITH_TIMEOUT(!grown.isEmpty(), patience);
        opened.ask("rise", 10);
        QVERIFY(opened.bench.settle());
        QCOMPARE(opened.board().shownKey().options.masks, 10);
        opened.state().actions().nextImage->trigger();
        QVERIFY(opened.bench.settle() && !opened.board().stale());
        opened.ask("rise", 100'000);
        const auto seen = grown.count();
        QTRY_VERIFY_WITH_TIMEOUT(grown.count() > seen, patience);
    }
};

HYDRA_TEST(TestPredictorWindow, QApplication)
#include "test_predictor_window.moc"
