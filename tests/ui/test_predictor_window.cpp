// SPDX-License-Identifier: GPL-3.0-or-later
// The Predictor place with programs of a few lines: scores and boxes, maps and curves that follow from them
// by hand, a figure, maps of all pictures, a program that fails, and one that is stopped while it is asked.
#include "core/export/map_file.h"
#include "ui/models/embedding_run.h"
#include "ui/shell/predictor_window.h"
#include "ui/shell/tool_bar.h"
#include "ui/shell/tool_windows.h"
#include "ui/state/file_picker.h"
#include "ui/views/box_view.h"
#include "ui/views/faith_chart.h"

#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableWidget>
#include <QtTest>

#include <cmath>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

constexpr int patience = 60'000;

// Two numbers for each picture of 32 x 32, always the same.
const QString scorer = QStringLiteral(
    "echo '{\"kind\": \"logits\", \"size\": 32, \"labels\": [\"cup\", \"dog\"], \"patch\": 8}'; "
    "while [ \"$(head -c 12416 | wc -c)\" = 12416 ]; do "
    "printf '\\223NUMPY\\001\\000\\166\\000'; "
    "printf '%-117s\\n' \"{'descr': '|u1', 'fortran_order': False, 'shape': (1, 2), }\"; "
    "printf '\\000\\001'; done");

// The first picture has a box on the left, and one on the right; what comes later has one where LATER says.
QString detector(const char* later)
{
    return QStringLiteral("echo '{\"kind\": \"boxes\", \"size\": 32, \"labels\": [\"cup\", \"dog\"]}'; "
                          "head -c 12416 > /dev/null; "
                          "echo '[{\"box\": [16, 0, 32, 32], \"class\": 1, \"score\": 0.5}, "
                          "{\"box\": [0, 0, 16, 32], \"class\": 0, \"score\": 0.75}]'; "
                          "while [ \"$(head -c 12416 | wc -c)\" = 12416 ]; do echo '%1'; done")
        .arg(QLatin1String(later));
}

// One number: the numbers from 1 of the patches, of 4 x 4, of which something is left, added up. Asked about
// a picture that begins blue, which the second one does, it does as it was told.
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

// What runs in this process, and what it has started.
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

// The place, opened, with PROGRAM started in it.
struct Opened
{
    explicit Opened(const QString& program)
    {
        settled = bench.settle();
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
    void occludeEachPatch() const
    {
        auto* method = part<QComboBox>("predictorMethod");
        const int occlusion = method->findData(QStringLiteral("occlusion"));
        method->setCurrentIndex(occlusion);
        Q_EMIT method->activated(occlusion);
        part<QSpinBox>("window")->setValue(1);
    }
    void explainAllInto(const QString& place) const
    {
        FilePicker::next = place;
        part<QPushButton>("predictorAll")->click();
    }
    [[nodiscard]] PredictorSource& source() const { return window->source(); }
    [[nodiscard]] QString summary() const { return part<QLabel>("predictorSummary")->text(); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return part<QTableWidget>("predictorRows")->item(row, column)->text();
    }
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
        QVERIFY(!window.source().starting() && !window.source().running());
        QVERIFY(window.source().problem().isEmpty());
        bench.child<QLineEdit>("predictorCommand")->clear();
        QVERIFY(!bench.child<QPushButton>("predictorStart")->isEnabled());
    }

    // A constant answer rests on nothing; the figure has the command that makes it.
    void scoresAreExplained()
    {
        Opened opened(scorer);
        QVERIFY(opened.settled);
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().asked(), patience);
        QVERIFY(opened.tabIsThere());
        const auto* answers = opened.bench.window->findChild<ModelButton*>(); // who does, in this place
        QVERIFY2(answers->text().startsWith(QStringLiteral("Program: ")), qPrintable(answers->text()));
        opened.bench.window->tools().showPicture();
        QVERIFY2(!answers->text().startsWith(QStringLiteral("Program: ")), qPrintable(answers->text()));
        opened.window->comeForward();
        QCOMPARE(opened.part<QTableWidget>("predictorRows")->rowCount(), 2);
        QCOMPARE(opened.cell(0, 0), QStringLiteral("dog"));
        QVERIFY2(opened.cell(0, 1).startsWith(QStringLiteral("73.1")), // e / (1 + e)
                 qPrintable(opened.cell(0, 1)));
        auto* method = opened.part<QComboBox>("predictorMethod");
        QCOMPARE(method->currentText(), QStringLiteral("RISE"));
        QVERIFY2(opened.part<QLabel>("predictorCost")->text().startsWith(QStringLiteral("1001 ")),
                 qPrintable(opened.part<QLabel>("predictorCost")->text()));
        const int occlusion = method->findData(QStringLiteral("occlusion"));
        QVERIFY(occlusion >= 0 && method->findData(QStringLiteral("vit-cx")) < 0);
        method->setCurrentIndex(occlusion);
        Q_EMIT method->activated(occlusion);
        QVERIFY(opened.part<QSpinBox>("window")->isVisible() && !opened.part<QSpinBox>("masks")->isVisible());
        opened.part<QPushButton>("predictorExplain")->click();
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().map() && !opened.source().explaining(), patience);
        const Map& map = *opened.source().map();
        QCOMPARE(map.classIndex, 1);
        QVERIFY(std::all_of(map.values.begin(), map.values.end(), [](float value) { return value == 0; }));

        FilePicker::next = opened.bench.file("seen.svg");
        opened.part<QPushButton>("predictorFigure")->click();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(opened.bench.file("seen.svg")), patience);
        const QByteArray figure = test::readBytes(opened.bench.file("seen.svg"));
        QVERIFY(figure.contains("figure view") && figure.contains("--predictor")
                && figure.contains("--class 1"));

        opened.part<QPushButton>("predictorStart")->click(); // stops it
        QVERIFY(!opened.source().running() && !opened.source().map());
        opened.bench.window->state().actions().showPredictor->trigger();
        QVERIFY(!opened.tabIsThere());
    }

    // By D-RISE's formula: half of the box, half as sure, whatever the mask.
    void aBoxIsPressed()
    {
        Opened opened(detector("[{\"box\": [0, 0, 16, 16], \"class\": 0, \"score\": 0.5}]"));
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().asked(), patience);
        QCOMPARE(opened.cell(0, 0), QStringLiteral("cup")); // the surest first
        QVERIFY2(opened.summary().contains(QStringLiteral("Press a box")), qPrintable(opened.summary()));
        opened.part<QSpinBox>("masks")->setValue(6);
        auto* view = opened.part<BoxView>("predictorView");
        QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf(0).center().toPoint());
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().map() && !opened.source().explaining(), patience);
        const Map& map = *opened.source().map();
        QCOMPARE(map.target, std::string("box 0"));
        QVERIFY(std::fabs(double(*std::max_element(map.values.begin(), map.values.end())) - 0.25) < 1e-3);
        QCOMPARE(view->shown().chosen, 0);
        QVERIFY(view->shown().map == opened.source().map());
        auto* rows = opened.part<QTableWidget>("predictorRows");
        rows->selectRow(1); // which nobody has explained: no map of another box under it
        QVERIFY(!view->shown().map && !opened.part<QPushButton>("predictorFigure")->isEnabled());
        rows->selectRow(0);
        QVERIFY(view->shown().map && opened.part<QPushButton>("predictorFigure")->isEnabled());
        opened.part<QPushButton>("predictorCurves")
            ->click(); // as little is left of it, whatever is taken away
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().scores().map && !opened.source().busy(), patience);
        const Score& score = *opened.source().scores().map;
        QVERIFY(!score.ofProbability() && score.target == "box 0");
        QCOMPARE(score.curves.deletion.value, std::vector<double>(score.curves.deletion.value.size(), 0.25));
        FilePicker::next = opened.bench.file("box.svg");
        QVERIFY(opened.window->makeFigure());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(opened.bench.file("box.svg")), patience);
        QVERIFY(test::readBytes(opened.bench.file("box.svg")).contains("--box 0"));
    }

    void whatIsNeverFoundAgainIsSaid()
    {
        Opened opened(detector("[]"));
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().asked(), patience);
        opened.part<QSpinBox>("masks")->setValue(6);
        opened.part<QPushButton>("predictorExplain")->click();
        QTRY_VERIFY_WITH_TIMEOUT(opened.summary().contains(QStringLiteral("None of 6 masked pictures")),
                                 patience);
        QVERIFY(!opened.source().map() && opened.source().running());
    }

    void failuresAreSaid()
    {
        Opened opened(QStringLiteral("echo 'no such model' >&2; exit 3"));
        QTRY_VERIFY_WITH_TIMEOUT(!opened.source().starting(), patience);
        QVERIFY2(opened.summary().contains(QStringLiteral("no such model")), qPrintable(opened.summary()));
        QVERIFY(!opened.source().running());
        QCOMPARE(opened.part<QPushButton>("predictorStart")->text(), QStringLiteral("&Start"));
    }

    // The patch that is worth most goes first. A blurred picture still has something in each.
    void curvesAreThoseOfTheMap()
    {
        Opened opened(weigherThat("answers"));
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().asked(), patience);
        auto* curves = opened.part<QPushButton>("predictorCurves");
        auto* chart = opened.part<FaithChart>("predictorChart");
        QVERIFY(!curves->isEnabled() && !chart->isVisible()); // of no map
        opened.occludeEachPatch();
        opened.part<QPushButton>("predictorExplain")->click();
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().map() && !opened.source().busy(), patience);
        const Map& map = *opened.source().map();
        for (int p = 0; p < 16; ++p) {
            QCOMPARE(map.values[std::size_t(p / 4 * map.rows / 4 * map.cols + p % 4 * map.cols / 4)],
                     float(p + 1));
        }
        curves->click();
        QVERIFY(opened.source().busy() && !curves->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().scores().map && !opened.source().busy(), patience);
        QVERIFY(chart->isVisible() && chart->faith() == opened.source().scores().map);
        QVERIFY(!chart->faith()->ofProbability());
        const Curve& deletion = chart->faith()->curves.deletion;
        QCOMPARE(deletion.value.size(), std::size_t(17));
        double left = 136, area = 0;
        for (int gone = 0; gone <= 16; ++gone) {
            QCOMPARE(deletion.fraction[std::size_t(gone)], gone / 16.0);
            QCOMPARE(deletion.value[std::size_t(gone)], left);
            area += left / 16 * (gone == 0 || gone == 16 ? 0.5 : 1);
            left -= 16 - gone;
        }
        QVERIFY(std::fabs(deletion.area() - area) < 1e-9);
        const std::vector<double>& insertion = chart->faith()->curves.insertion.value;
        QCOMPARE(insertion, std::vector<double>(17, 136.0));
        const Curve& random = opened.source().scores().random->curves.deletion;
        QVERIFY(random.value.front() == 136 && random.value.back() == 0 && random.area() > area);

        auto* save = opened.part<QPushButton>("predictorExport");
        FilePicker::next = opened.bench.file("curves.csv");
        save->click();
        const QList<QByteArray> lines = test::readBytes(opened.bench.file("curves.csv")).split('\n');
        QCOMPARE(lines.value(0), QByteArray("curve,fraction,value"));
        QVERIFY2(lines.contains("\"occlusion, deletion\",0.0625,120"), lines.value(2).constData());
        QCOMPARE(lines.size(), qsizetype(1 + 4 * 17 + 1));
        FilePicker::next = opened.bench.file("curves.svg");
        save->click();
        const QByteArray figure = test::readBytes(opened.bench.file("curves.svg"));
        QVERIFY(figure.startsWith("<?xml") && figure.contains("weigher.py")
                && figure.contains("insertion_auc"));

        opened.part<QTableWidget>("predictorRows")->selectRow(1); // nobody has measured that one
        QVERIFY(!chart->isVisible() && !curves->isEnabled() && !save->isEnabled());
    }

    void allPicturesOfTheList()
    {
        Opened opened(weigherThat("answers"));
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().asked(), patience);
        opened.occludeEachPatch();
        opened.part<QPushButton>("predictorExplain")->click();
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().map() && !opened.source().busy(), patience);
        QSignalSpy told(opened.window, &PredictorWindow::told);
        opened.explainAllInto(opened.bench.file("all.maps"));
        QVERIFY(opened.source().explainsAll());
        QCOMPARE(opened.part<QPushButton>("predictorExplain")->text(), QStringLiteral("C&ancel"));
        QTRY_VERIFY_WITH_TIMEOUT(!opened.source().busy(), patience);
        QVERIFY2(told.value(0).value(0).toString().startsWith(QStringLiteral("2 of 2 pictures")),
                 qPrintable(told.value(0).value(0).toString()));
        const QDir made(opened.bench.file("all.maps"));
        QCOMPARE(made.entryList(QDir::Files),
                 QStringList({QStringLiteral("a.occlusion.npy"), QStringLiteral("a.occlusion.png"),
                              QStringLiteral("b.occlusion.npy"), QStringLiteral("b.occlusion.png")}));
        QCOMPARE(test::readBytes(made.filePath(QStringLiteral("a.occlusion.npy"))).toStdString(),
                 mapNpy(*opened.source().map()));
        QVERIFY(!QImage(made.filePath(QStringLiteral("b.occlusion.png"))).isNull());

        opened.explainAllInto(opened.bench.file("all.maps")); // which is there
        QTRY_VERIFY_WITH_TIMEOUT(!opened.source().busy(), patience);
        QVERIFY2(opened.summary().contains(QStringLiteral("is there already")), qPrintable(opened.summary()));
        QVERIFY(opened.source().running());
        // The second row is a class, wherever it stands.
        opened.part<QTableWidget>("predictorRows")->selectRow(1);
        opened.explainAllInto(opened.bench.file("dogs.fiftyone"));
        QTRY_VERIFY_WITH_TIMEOUT(!opened.source().busy(), patience);
        const QByteArray samples = test::readBytes(opened.bench.file("dogs.fiftyone/samples.json"));
        QCOMPARE(samples.count("\"label\":\"dog\""), qsizetype(2));
    }

    // At the second picture it waits, or ends.
    void whatWasFinishedStays()
    {
        for (const char* does : {"wait", "leave"}) {
            Opened opened(weigherThat(does));
            QTRY_VERIFY_WITH_TIMEOUT(opened.source().asked(), patience);
            opened.occludeEachPatch();
            QSignalSpy told(opened.window, &PredictorWindow::told);
            const QString place = opened.bench.file("some.fiftyone");
            opened.explainAllInto(place);
            const QString first = place + QStringLiteral("/fields/occlusion/a.png");
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(first), patience);
            if (does == std::string("wait")) {
                opened.part<QPushButton>("predictorExplain")->click(); // Cancel
            }
            QTRY_VERIFY_WITH_TIMEOUT(!opened.source().busy(), patience);
            QVERIFY2(told.value(0).value(0).toString().startsWith(QStringLiteral("1 of 2 pictures")),
                     qPrintable(told.value(0).value(0).toString()));
            QCOMPARE(test::readBytes(place + QStringLiteral("/samples.json")).count("\"filepath\""),
                     qsizetype(1));
            QCOMPARE(opened.source().running(), does == std::string("wait"));
            QVERIFY2(opened.source().running() || opened.summary().contains(QStringLiteral("had enough")),
                     qPrintable(opened.summary()));
        }
    }

    // An embedding without end, a map of many passes and a program that hangs.
    void nothingOutlivesTheWindow()
    {
        {
            Bench bench; // what is started once for all windows
            QVERIFY(bench.settle());
        }
        const Running before = Running::now();
        QElapsedTimer since;
        {
            Opened opened(weigherThat("wait"));
            QTRY_VERIFY_WITH_TIMEOUT(opened.source().asked(), patience);
            opened.occludeEachPatch();
            const QString place = opened.bench.file("some.fiftyone");
            opened.explainAllInto(place);
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(place + QStringLiteral("/fields/occlusion/a.png")),
                                     patience); // and hangs at the next

            MainWindow& window = *opened.bench.window;
            EmbeddingRun run(window.state(), window.library(), window.bridge());
            EmbeddingSettings settings;
            settings.heads = {4};
            run.set(settings);
            engine::EmbeddingRequest endless = run.request();
            endless.options.tsne.iterations = endless.options.tsne.exaggerated = 1'000'000;
            QSignalSpy moved(&window.bridge(), &EngineBridge::embeddingMoved);
            window.bridge().embed(endless);
            QTRY_VERIFY_WITH_TIMEOUT(!moved.isEmpty(), patience);

            PictureAsk ask = window.state().query();
            ask.options.method = "rise";
            ask.options.masks = mostSamples;
            QSignalSpy grown(&window.bridge(), &EngineBridge::grown);
            window.bridge().want("test", {{window.state().mapKey(ask)}});
            QTRY_VERIFY_WITH_TIMEOUT(!grown.isEmpty(), patience);

            QVERIFY(Running::now().threads > before.threads && Running::now().children > before.children);
            since.start();
        }
        qInfo("closed within %lld ms", static_cast<long long>(since.elapsed()));
        QVERIFY2(since.elapsed() < 10'000, "a second, but for a busy machine");
        QTRY_VERIFY(Running::now().threads <= before.threads && Running::now().children <= before.children);
    }

    // A cancelled map leaves a program that may be asked again; another picture is another question.
    void whatIsCancelledIsGone()
    {
        Opened opened(scorer);
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().asked(), patience);
        opened.part<QSpinBox>("masks")->setValue(100'000);
        auto* explain = opened.part<QPushButton>("predictorExplain");
        explain->click();
        QVERIFY(opened.source().explaining());
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().fraction() > 0, patience);
        explain->click();
        QVERIFY(!opened.source().explaining());
        opened.part<QSpinBox>("masks")->setValue(10);
        explain->click();
        QTRY_VERIFY_WITH_TIMEOUT(opened.source().map() && !opened.source().explaining(), patience);
        opened.bench.window->state().actions().nextImage->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!opened.source().map() && opened.source().asked(), patience);
        QVERIFY(opened.source().picture() == opened.bench.window->state().picture());
        explain->click(); // and the window is closed on it
        QVERIFY(opened.source().explaining());
    }
};

HYDRA_TEST(TestPredictorWindow, QApplication)
#include "test_predictor_window.moc"
