// SPDX-License-Identifier: GPL-3.0-or-later
// The embedding's window on a real engine and a tiny model: points arrive, hovering works both ways; filters,
// colours, tables.
#include "core/engine/session.h"
#include "core/export/embedding_table.h"
#include "ui/models/embedding_points.h"
#include "ui/models/head_rows.h"
#include "ui/shell/embedding_window.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/views/patch_picture.h"
#include "ui/views/scatter.h"
#include "ui/views/scatter_legend.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include <cmath>

#include "tests/support/embedded.h"
#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

constexpr int patches = 16; // of the tiny model; plus a class token

void moveOver(QWidget* widget, const QPointF& point)
{
    QMouseEvent move(QEvent::MouseMove, point, widget->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &move);
}

// The embedding window, which starts its first embedding.
struct Opened
{
    Bench bench;
    EmbeddingWindow* window = nullptr;
    Scatter* scatter = nullptr;

    Opened()
    {
        if (bench.settle()) {
            bench.window->state().actions().showEmbedding->trigger();
            window = bench.child<EmbeddingWindow>("embeddingWindow");
            scatter = bench.child<Scatter>("embeddingScatter");
        }
    }
    [[nodiscard]] bool finished()
    {
        return window
            && QTest::qWaitFor([this] { return !window->running() && !window->cloud().empty(); }, 60'000);
    }
    [[nodiscard]] bool again()
    {
        window->run();
        return window->running() && finished();
    }
    void choose(const char* box, int data) const
    {
        auto* combo = window->findChild<QComboBox*>(QLatin1String(box));
        combo->setCurrentIndex(combo->findData(data));
    }
    [[nodiscard]] QString words(const char* label) const
    {
        return window->findChild<QLabel*>(QLatin1String(label))->text();
    }
    // Row-major index of POINT's patch; -1 for the class token.
    [[nodiscard]] int patchOf(int point) const { return window->cloud().token(point).place.token - 1; }
    [[nodiscard]] int pointOf(int patch, int heads) const
    {
        for (std::size_t i = 0; i < window->cloud().tokens().size(); ++i) {
            const engine::EmbeddedToken& t = window->cloud().tokens()[i];
            if (t.place.token == patch + 1 && t.heads == heads && t.source == 0) {
                return int(i);
            }
        }
        return -1;
    }
};

} // namespace

class TestEmbedding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // At "Picture 2 of 2" the bar stands at one half, however long the iterations will take.
    void theBarKeepsToWhatIsCounted()
    {
        Opened open;
        QVERIFY(open.finished());
        open.choose("embeddingWhat", 1); // all pictures of the list
        const auto* bar = open.window->findChild<QProgressBar*>();
        QStringList seen;
        double last = -1;
        bool backwards = false;
        connect(&open.bench.window->bridge(), &EngineBridge::embeddingProgressed, open.window, [&] {
            const double share = double(bar->value()) / bar->maximum();
            const QString words = open.words("embeddingStatus");
            const bool picture = words.startsWith(QStringLiteral("Picture"));
            if (picture) {
                seen << words.section(QLatin1Char(':'), 0, 0) + QStringLiteral(" at %1").arg(share);
            }
            backwards = backwards || (!picture && share < last);
            last = picture ? -1 : share;
        });
        QVERIFY(open.again());
        QCOMPARE(
            seen,
            QStringList({QStringLiteral("Picture 1 of 2 at 0"), QStringLiteral("Picture 2 of 2 at 0.5")}));
        QVERIFY(!backwards);
    }

    void runsWithoutAWindow()
    {
        Bench bench; // for its model and pictures
        QVERIFY(bench.settle());
        EmbeddingRun run(bench.window->state(), bench.window->library(), bench.window->bridge());
        QVERIFY(!run.start().isEmpty() && !run.running()); // no head count is chosen
        EmbeddingSettings settings;
        settings.what = EmbeddingSettings::What::ClassTokens;
        settings.heads = {2, 3, 4};
        run.set(settings);
        QSignalSpy ended(&run, &EmbeddingRun::ended);
        QCOMPARE(run.start(), QString());
        QVERIFY(run.running() && run.asked());
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60'000);
        QVERIFY(!run.running() && !run.outdated());
        QCOMPARE(run.cloud().tokens().size(), std::size_t(2 * 3)); // one per picture and head count
        settings.seed = 1;
        run.set(settings);
        QVERIFY(run.outdated());
        QCOMPARE(run.answered().options.tsne.seed, std::uint64_t(0));
        const std::vector<int> chosen{0};
        const auto hidden = hiddenPoints(
            run.cloud(), [](int heads) { return heads != 4; }, &chosen);
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            QCOMPARE(hidden[i] != 0, run.cloud().tokens()[i].heads == 4 || i != 0);
        }
    }

    void pointsOfThePictureArriveWhenItOpens()
    {
        Opened open;
        QVERIFY(open.window != nullptr && open.window->isVisible());
        QSignalSpy moved(&open.bench.window->bridge(), &EngineBridge::embeddingMoved);
        QVERIFY(open.finished());
        QVERIFY(moved.count() >= 1);
        const EmbeddingCloud& cloud = open.window->cloud();
        QCOMPARE(cloud.tokens().size(), std::size_t(3 * (patches + 1))); // k = 2, 3, 4
        QCOMPARE(open.scatter->points().count(), 3 * (patches + 1));
        QCOMPARE(cloud.headCounts(), (std::vector<int>{2, 3, 4}));
        for (std::size_t i = 0; i < cloud.tokens().size(); ++i) {
            QCOMPARE(open.scatter->points().x[i], cloud.tokens()[i].x);
            QCOMPARE(open.scatter->points().y[i], -cloud.tokens()[i].y); // y points upwards
        }
        // 51 points are too few for a perplexity of 30, and the window says so.
        QVERIFY2(open.words("embeddingNote").contains(QStringLiteral("from 30 to 17")),
                 qPrintable(open.words("embeddingNote")));
        for (const char* part : {"51 points", "perplexity 17", "seed 0", "KL divergence"}) {
            QVERIFY2(open.words("embeddingCaption").contains(QLatin1String(part)),
                     qPrintable(open.words("embeddingCaption")));
        }
        auto* table = open.bench.child<QTableView>("embeddingTable");
        QCOMPARE(table->model()->rowCount(), 3);
        QCOMPARE(table->model()->index(1, 1).data().toString(), QStringLiteral("17"));
        QVERIFY(table->model()->index(2, 2).data(shareRole).toDouble() > 0);
        // The texts call head counts "heads", as everywhere in the window, not k.
        const auto* layout = open.bench.child<QComboBox>("embeddingLayout");
        QStringList said{open.words("embeddingCaption"), layout->itemText(0), layout->itemText(1),
                         table->model()->headerData(0, Qt::Horizontal).toString()};
        for (const QLabel* label : open.window->findChildren<QLabel*>()) {
            said << label->text();
        }
        for (const QString& each : said) {
            QVERIFY2(!each.split(QLatin1Char(' ')).contains(QLatin1String("k")), qPrintable(each));
        }
    }

    void theNumbersAreTheEngines()
    {
        Opened open;
        QVERIFY(open.finished());
        open.choose("embeddingLayout", 0); // separate
        open.bench.child<QSpinBox>("embeddingSeed")->setValue(4);
        open.bench.child<QSpinBox>("embeddingPerplexity")->setValue(5);
        QVERIFY2(open.words("embeddingStatus").contains(QStringLiteral("Press Run")),
                 qPrintable(open.words("embeddingStatus")));
        QVERIFY(open.again());
        QVERIFY(open.words("embeddingStatus").isEmpty() && open.words("embeddingNote").isEmpty());
        engine::Session session;
        engine::EmbeddingRequest request = open.window->request();
        QCOMPARE(request.options.joint, false);
        QCOMPARE(request.options.tsne.seed, std::uint64_t(4));
        (void)session.files().openModel(open.bench.file("tiny.safetensors").toStdString());
        (void)session.files().openImage(open.bench.file("a.png").toStdString());
        const engine::EmbeddingEnd end = test::embedded(session, request);
        const std::vector<EmbeddedSource> sources{{"a", {}, -1}};
        QCOMPARE(hydra::tableCsv(embeddingData(open.window->cloud().tokens(), sources, nullptr, {})),
                 hydra::tableCsv(embeddingData(end.embedding.tokens, sources, nullptr, {})));
        // Panes side by side, each with its own points inside.
        QCOMPARE(open.window->cloud().panes().size(), std::size_t(3));
        for (const EmbeddingCloud::Pane& pane : open.window->cloud().panes()) {
            for (std::size_t i = pane.first; i < pane.first + pane.count; ++i) {
                QVERIFY(pane.box.contains(open.scatter->points().at(int(i))));
                QCOMPARE(open.window->cloud().tokens()[i].heads, pane.heads);
            }
        }
        for (std::size_t i = 0; i < end.embedding.rows.size(); ++i) {
            const auto cell = [&](int column) {
                return open.bench.child<QTableView>("embeddingTable")
                    ->model()
                    ->index(int(i), column)
                    .data()
                    .toString();
            };
            QCOMPARE(cell(3), QLocale().toString(end.embedding.rows[i].cosineSpread, 'f', 3));
            QCOMPARE(cell(4), QLocale().toString(end.embedding.rows[i].divergence, 'f', 3));
        }
    }

    void hoveringLightsUpBothWays()
    {
        Opened open;
        QVERIFY(open.finished());
        QSignalSpy pointed(open.window, &EmbeddingWindow::pointedAt);
        auto* canvas = open.bench.child<Canvas>("canvas");
        const QImage plain = canvas->grab().toImage();
        const int point = open.pointOf(9, 3);
        moveOver(open.scatter, open.scatter->view().toWidget(open.scatter->points().at(point)));
        const int under = open.scatter->pointed(); // another may lie on top
        QVERIFY(under >= 0);
        QCOMPARE(pointed.last().first().toInt(), open.patchOf(under));
        if (open.patchOf(under) >= 0) {
            QVERIFY(canvas->grab().toImage() != plain); // the patch is marked in the picture
        }
        QCOMPARE(open.scatter->linked(),
                 (std::vector<int>{open.pointOf(open.patchOf(under), 2), open.pointOf(open.patchOf(under), 3),
                                   open.pointOf(open.patchOf(under), 4)}));
        QVERIFY2(open.words("embeddingReadOut").contains(QStringLiteral(" heads")),
                 qPrintable(open.words("embeddingReadOut")));
        // Hovering the main picture, or the one beside the points, links all k of the patch.
        moveOver(canvas, open.bench.pointOf(6));
        const std::vector<int> six{open.pointOf(6, 2), open.pointOf(6, 3), open.pointOf(6, 4)};
        QCOMPARE(open.scatter->linked(), six);
        auto* picture = open.bench.child<PatchPicture>("embeddingPicture");
        moveOver(picture, picture->patchRect(11).center());
        QCOMPARE(open.scatter->linked(),
                 (std::vector<int>{open.pointOf(11, 2), open.pointOf(11, 3), open.pointOf(11, 4)}));
        QCOMPARE(pointed.last().first().toInt(), 11);
        QTest::keyClick(picture, Qt::Key_Up);
        QCOMPARE(pointed.last().first().toInt(), 7);
        // After another picture is opened in the main window, the points are that picture's.
        open.bench.window->library().show(1);
        QTRY_COMPARE(open.bench.window->state().picture()->image.name, std::string("b.png"));
        QVERIFY(open.bench.settle());
        QTRY_VERIFY(QString::fromStdString(open.window->cloud().pictures().front().name)
                        .contains(QStringLiteral("b.png")));
        QVERIFY(open.finished() && open.scatter->linked().empty());
        moveOver(canvas, open.bench.pointOf(9));
        QCOMPARE(open.scatter->linked(),
                 (std::vector<int>{open.pointOf(9, 2), open.pointOf(9, 3), open.pointOf(9, 4)}));
    }

    void theLassoSelectsAndTheTableHoldsWhatIsSelected()
    {
        Opened open;
        QVERIFY(open.finished());
        const PlaneView& view = open.scatter->view();
        const QPointF middle = view.toWidget(open.scatter->points().at(open.pointOf(5, 4)));
        const QPolygonF path{middle + QPointF(-90, -70), middle + QPointF(120, -60), middle + QPointF(20, 10),
                             middle + QPointF(80, 130), middle + QPointF(-60, 100)};
        std::vector<int> expected;
        for (int i = 0; i < open.scatter->points().count(); ++i) {
            if (path.containsPoint(view.toWidget(open.scatter->points().at(i)), Qt::OddEvenFill)) {
                expected.push_back(i);
            }
        }
        QVERIFY(!expected.empty() && expected.size() < 51);
        const auto send = [&](QEvent::Type type, const QPointF& p) {
            QMouseEvent event(type, p, open.scatter->mapToGlobal(p), Qt::LeftButton, Qt::LeftButton,
                              Qt::ShiftModifier);
            QCoreApplication::sendEvent(open.scatter, &event);
        };
        send(QEvent::MouseButtonPress, path.first());
        for (const QPointF& p : path) {
            send(QEvent::MouseMove, p);
        }
        send(QEvent::MouseButtonRelease, path.last());
        QCOMPARE(open.scatter->selection(), expected);

        FilePicker::next = open.bench.file("points.csv");
        QTest::mouseClick(open.bench.child<QPushButton>("embeddingSave"), Qt::LeftButton);
        QFile file(open.bench.file("points.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), qsizetype(expected.size()) + 1);
        QCOMPARE(lines[0], QByteArray("input,k,token,row,col,norm,x,y"));
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const engine::EmbeddedToken& t = open.window->cloud().token(expected[i]);
            const QList<QByteArray> cells = lines[qsizetype(i) + 1].split(',');
            QVERIFY(cells[0].endsWith("a.png"));
            QCOMPARE(cells[1].toInt(), t.heads);
            QCOMPARE(cells[2].toInt(), t.place.token);
            QCOMPARE(cells[6].toFloat(), t.x);
            QCOMPARE(cells[7].toFloat(), t.y);
        }
        FilePicker::next = open.bench.file("points.npz"); // test_data_files checks its contents
        QTest::mouseClick(open.bench.child<QPushButton>("embeddingSave"), Qt::LeftButton);
        QFile archive(open.bench.file("points.npz"));
        QVERIFY(archive.open(QIODevice::ReadOnly));
        QVERIFY(archive.readAll().contains("'shape': (" + QByteArray::number(int(expected.size())) + ", 2)"));
        FilePicker::next = open.bench.file("points.txt");
        QTest::mouseClick(open.bench.child<QPushButton>("embeddingSave"), Qt::LeftButton);
        QVERIFY(!QFile::exists(open.bench.file("points.txt")));
        // Shows only the selected points, then without one head count.
        open.bench.child<QCheckBox>("embeddingOnlySelected")->setChecked(true);
        const auto shown = [&] {
            std::vector<int> list;
            for (int i = 0; i < open.scatter->points().count(); ++i) {
                if (open.scatter->points().shown(i)) {
                    list.push_back(i);
                }
            }
            return list;
        };
        QCOMPARE(shown(), expected);
        open.bench.child<QCheckBox>("embeddingOnlySelected")->setChecked(false);
        auto* model = open.bench.child<QTableView>("embeddingTable")->model();
        QVERIFY(model->setData(model->index(1, 0), int(Qt::Unchecked), Qt::CheckStateRole));
        QCOMPARE(shown().size(), std::size_t(34));
        for (const int i : shown()) {
            QVERIFY(open.window->cloud().token(i).heads != 3);
        }
    }

    void coloursRepaintAndExplainThemselves()
    {
        Opened open;
        QVERIFY(open.finished());
        auto* legend = open.bench.child<ScatterLegend>("embeddingLegend");
        QList<QImage> seen;
        QStringList titles;
        for (const ColourBy by : {ColourBy::HeadCount, ColourBy::Class, ColourBy::Position, ColourBy::Norm,
                                  ColourBy::Relevance}) {
            open.choose("embeddingColourBy", int(by));
            const QImage now = open.scatter->grab().toImage();
            QVERIFY(!seen.contains(now));
            seen << now;
            QVERIFY(!titles.contains(legend->legend().title));
            titles << legend->legend().title;
        }
        // Relevance colours are the values of the map, for the head count on screen only.
        const engine::MapPtr map = open.bench.window->board().shownMap();
        QCOMPARE(legend->legend().high, open.bench.window->board().range(map).high);
        open.bench.window->state().setHeads(2);
        QVERIFY(open.bench.settle());
        QVERIFY(open.scatter->grab().toImage() != seen.last());
        open.choose("embeddingColourBy", int(ColourBy::Norm));
        QVERIFY(legend->legend().high > legend->legend().low);
        open.choose("embeddingColourBy", int(ColourBy::HeadCount));
        QCOMPARE(legend->legend().entries.size(), std::size_t(3));
        QCOMPARE(legend->legend().entries[2].name, QStringLiteral("4"));
    }

    // A colour shared by all points is useless: with one head count they are coloured by place, until there
    // are several again.
    void oneHeadCountIsColouredByPlace()
    {
        Opened open;
        QVERIFY(open.finished());
        const auto* colours = open.bench.child<QComboBox>("embeddingColourBy");
        QCOMPARE(colours->currentData().toInt(), int(ColourBy::HeadCount));
        const auto choose = [&](bool all) {
            for (QToolButton* button : open.window->findChildren<QToolButton*>()) {
                if (const int heads = button->property("heads").toInt(); heads > 0) {
                    button->setChecked(all || heads == 4);
                }
            }
        };
        choose(false);
        QVERIFY(open.again());
        QCOMPARE(open.window->cloud().headCounts(), std::vector<int>{4});
        QCOMPARE(colours->currentData().toInt(), int(ColourBy::Position));
        QCOMPARE(open.bench.child<ScatterLegend>("embeddingLegend")->legend().title,
                 QStringLiteral("Place in the picture"));
        choose(true);
        QVERIFY(open.again());
        QCOMPARE(colours->currentData().toInt(), int(ColourBy::HeadCount));
        open.choose("embeddingWhat", int(EmbeddingSettings::What::ClassTokens)); // class tokens have no place
        choose(false);
        QVERIFY(open.again());
        QCOMPARE(colours->currentData().toInt(), int(ColourBy::Class));
    }

    void allPicturesAndTheirClassTokens()
    {
        Opened open;
        QVERIFY(open.finished());
        open.choose("embeddingWhat", int(EmbeddingWindow::What::Pictures));
        open.bench.child<QSpinBox>("embeddingPerplexity")->setValue(10);
        QVERIFY(open.again());
        QCOMPARE(open.window->cloud().tokens().size(), std::size_t(2 * 3 * (patches + 1)));
        QCOMPARE(open.window->cloud().pictures().size(), std::size_t(2));
        // A double click shows the point's picture and head count.
        int other = -1;
        for (std::size_t i = 0; i < open.window->cloud().tokens().size(); ++i) {
            const engine::EmbeddedToken& t = open.window->cloud().tokens()[i];
            other = t.source == 1 && t.heads == 2 ? int(i) : other;
        }
        Q_EMIT open.scatter->chosen(other);
        QVERIFY(open.bench.settle());
        QCOMPARE(open.bench.window->library().currentRow(), 1);
        QCOMPARE(open.bench.window->state().query().heads, 2);
        open.choose("embeddingWhat", int(EmbeddingWindow::What::ClassTokens));
        QVERIFY(open.again());
        QCOMPARE(open.window->cloud().tokens().size(), std::size_t(2 * 3));
        QVERIFY2(open.words("embeddingNote").contains(QStringLiteral("from 10 to 2")),
                 qPrintable(open.words("embeddingNote")));
        // Too few points: reported, and the shown embedding stays.
        const auto heads = open.window->findChildren<QToolButton*>();
        for (QToolButton* button : heads) {
            if (button->property("heads").toInt() > 2) {
                button->setChecked(false);
            }
        }
        open.window->run();
        QVERIFY(QTest::qWaitFor([&] { return !open.window->running(); }, 60'000));
        QVERIFY2(open.words("embeddingNote").contains(QStringLiteral("at least")),
                 qPrintable(open.words("embeddingNote")));
    }

    void classesAreTheNamesOfTheFolders()
    {
        Opened open;
        QVERIFY(open.finished());
        QDir(open.bench.file("")).mkpath(QStringLiteral("data/cone"));
        QDir(open.bench.file("")).mkpath(QStringLiteral("data/sphere"));
        QVERIFY(QFile::copy(open.bench.file("a.png"), open.bench.file("data/cone/1.png")));
        QVERIFY(QFile::copy(open.bench.file("b.png"), open.bench.file("data/sphere/2.png")));
        open.bench.window->library().openImages({open.bench.file("data")});
        QVERIFY(QTest::qWaitFor(
            [&] { return open.bench.window->library().images().last().endsWith(QStringLiteral("2.png")); }));
        QVERIFY(open.bench.settle());
        open.choose("embeddingWhat", int(EmbeddingWindow::What::ClassTokens));
        open.choose("embeddingColourBy", int(ColourBy::Class));
        QVERIFY(open.again());
        QVERIFY(open.window->cloud().knowsClasses());
        QCOMPARE(open.window->cloud().pictures()[0].classIndex, 2); // cone
        QCOMPARE(open.window->cloud().pictures()[1].classIndex, 0); // sphere
        const ColourLegend& legend = open.bench.child<ScatterLegend>("embeddingLegend")->legend();
        QCOMPARE(legend.entries.size(), std::size_t(2));
        QCOMPARE(legend.entries[0].name, QStringLiteral("sphere (3)"));
        FilePicker::next = open.bench.file("classes.csv");
        QTest::mouseClick(open.bench.child<QPushButton>("embeddingSave"), Qt::LeftButton);
        QFile file(open.bench.file("classes.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QVERIFY(lines[0].endsWith(",class,class_name"));
        QVERIFY(lines[1].endsWith(",2,cone") && lines.last().endsWith(",0,sphere"));
    }

    void stoppingKeepsThePoints()
    {
        Opened open;
        QVERIFY(open.finished());
        open.choose("embeddingWhat", int(EmbeddingWindow::What::Pictures));
        QSignalSpy moved(&open.bench.window->bridge(), &EngineBridge::embeddingMoved);
        QSignalSpy ended(&open.bench.window->bridge(), &EngineBridge::embeddingEnded);
        open.window->run();
        auto* button = open.bench.child<QPushButton>("embeddingRun");
        QVERIFY(button->text().contains(QStringLiteral("Stop")));
        QVERIFY(QTest::qWaitFor([&] { return !moved.isEmpty() || !ended.isEmpty(); }, 60'000));
        open.window->stop();
        QVERIFY(!open.window->running());
        QVERIFY(button->text().contains(QStringLiteral("Run")));
        QVERIFY(QTest::qWaitFor([&] { return !ended.isEmpty(); }, 10'000));
        QVERIFY(std::isfinite(open.scatter->points().x[20]));
        // Closing the window stops the run.
        open.window->run();
        open.window->close();
        QVERIFY(!open.window->running());
    }

    // The latest request counts; a replaced or dropped one reports no more.
    void theLatestRequestCounts()
    {
        Bench bench;
        QVERIFY(bench.settle());
        EngineBridge& bridge = bench.window->bridge();
        EmbeddingRun run(bench.window->state(), bench.window->library(), bridge);
        EmbeddingSettings settings;
        settings.heads = {4};
        run.set(settings);
        engine::EmbeddingRequest endless = run.request(), brief = run.request();
        endless.options.tsne.iterations = endless.options.tsne.exaggerated = 1'000'000;
        brief.options.tsne.iterations = 20;
        QSignalSpy moved(&bridge, &EngineBridge::embeddingMoved);
        QSignalSpy ended(&bridge, &EngineBridge::embeddingEnded);
        const auto moves = [&] {
            moved.clear();
            return QTest::qWaitFor([&] { return !moved.isEmpty(); }, 60'000);
        };
        bridge.embed(endless);
        QVERIFY(moves());
        bridge.embed(brief);
        QVERIFY(QTest::qWaitFor([&] { return !ended.isEmpty(); }, 60'000));
        QCOMPARE(ended[0][0].value<engine::EmbeddingEndPtr>()->embedding.iterations, 20);
        bridge.embed(endless);
        QVERIFY(moves());
        bridge.stopEmbedding(false);
        bridge.embed(endless); // it starts once the thread has left the dropped one
        QVERIFY(moves());
        QCOMPARE(ended.size(), 1);
    }
};

HYDRA_TEST(TestEmbedding, QApplication)
#include "test_embedding.moc"
