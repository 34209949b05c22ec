// SPDX-License-Identifier: GPL-3.0-or-later
// Features as colours and similarity in the window: frozen axes, the map that follows the mouse, one query
// for all panels of a comparison.
#include "core/question/kept_patches.h"
#include "ui/panels/feature_controls.h"
#include "ui/shell/compare_window.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/views/comparison_grid.h"
#include "ui/views/plot_view.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QStandardPaths>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::test;
using namespace hydra::ui;

namespace {

void moveTo(QWidget* widget, const QPoint& point)
{
    QMouseEvent event(QEvent::MouseMove, point, widget->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
}

// A window on noise pictures.
struct FeatureBench : Bench
{
    FeatureBench()
    {
        for (const char* name : {"noise-a.png", "noise-b.png"}) {
            QImage noise(64, 64, QImage::Format_RGB32);
            for (int i = 0; i < 64 * 64; ++i) {
                const int kind = name[6] - 'a' + 1;
                noise.setPixel(
                    i % 64, i / 64,
                    qRgb((i * 7 * kind) % 256, (i / 64 * 5 + kind * 60) % 256, (i * i * kind) % 251));
            }
            noise.save(file(name));
        }
        window->library().openList({file("noise-a.png"), file("noise-b.png")}, 0);
        opened = QTest::qWaitFor([&] {
                     return window->state().picture()
                         && window->state().picture()->image.name == std::string("noise-a.png");
                 })
            && settle();
    }
    bool opened = false;
    ViewState& state = window->state();
};

} // namespace

class TestFeatureViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void controlsAreThereForTheirMethods()
    {
        FeatureBench bench;
        QVERIFY(bench.opened);
        auto* controls = bench.child<FeatureControls>("featureControls");
        QVERIFY(controls->isHidden());
        bench.state.setMethod("pca");
        QVERIFY(bench.settle());
        QVERIFY(!controls->isHidden());
        QCOMPARE(bench.window->board().shownMap()->channels, 3);
        const std::vector<int>& counts = bench.child<PlotView>("foregroundHistogram")->shown().counts;
        QCOMPARE(std::accumulate(counts.begin(), counts.end(), 0), 16);
        FilePicker::next = bench.file("bars.csv");
        bench.child<PlotView>("foregroundHistogram")
            ->findChild<QAction*>(QStringLiteral("saveBars"))
            ->trigger();
        QFile saved(bench.file("bars.csv"));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QList<QByteArray> bars = saved.readAll().trimmed().split('\n');
        QCOMPARE(bars.size(), 41);
        QCOMPARE(bars.front(), QByteArray("from,to,count"));
        for (int i = 0; i < 40; ++i) {
            const QList<QByteArray> row = bars[i + 1].split(',');
            QCOMPARE(row[2].toInt(), counts[std::size_t(i)]);
            QVERIFY(std::abs(row[0].toDouble() - i / 40.0) < 1e-12);
            QVERIFY(std::abs(row[1].toDouble() - (i + 1) / 40.0) < 1e-12);
        }
        auto* facet = bench.child<QComboBox>("facet");
        facet->setCurrentIndex(facet->findData(int(Facet::Keys)));
        QVERIFY(bench.settle());
        QCOMPARE(bench.state.query().options.facet, Facet::Keys);
        QCOMPARE(bench.window->board().shownKey().options.facet, Facet::Keys);
    }

    // Frozen axes of one picture colour the next picture and every head count; released, each has its own
    // again.
    void frozenAxesStay()
    {
        FeatureBench bench;
        QVERIFY(bench.opened);
        bench.state.setMethod("pca");
        QVERIFY(bench.settle());
        const engine::MapPtr own = bench.window->board().shownMap();
        QTest::mouseClick(bench.child<QPushButton>("freezeBasis"), Qt::LeftButton);
        QTRY_VERIFY(!bench.state.query().options.basis.empty());
        QVERIFY(bench.settle());
        const engine::MapPtr frozen = bench.window->board().shownMap();
        QCOMPARE(frozen->values, own->values);
        QVERIFY(frozen->fittedOn.text().find("noise-a.png") != std::string::npos);
        QVERIFY(bench.child<QLabel>("basisWords")->text().contains(QStringLiteral("noise-a.png")));
        QVERIFY(!bench.child<QSlider>("foreground")->isEnabled());
        for (const Board::Cell& cell : bench.window->board().cells()) {
            QVERIFY2(cell.map, qPrintable(cell.failure));
            QCOMPARE(cell.map->fittedOn, frozen->fittedOn);
        }
        bench.window->library().show(1);
        QTRY_COMPARE(bench.state.picture()->image.name, std::string("noise-b.png"));
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->board().shownMap()->fittedOn, frozen->fittedOn);

        const QString file = bench.file("axes.npz");
        FilePicker::next = file;
        QTest::mouseClick(bench.child<QPushButton>("writeBasis"), Qt::LeftButton);
        QTRY_VERIFY(bench.child<QLabel>("basisWords")->text().contains(QStringLiteral("axes.npz")));
        const std::string id = bench.state.query().options.basis;
        QTest::mouseClick(bench.child<QPushButton>("releaseBasis"), Qt::LeftButton);
        QVERIFY(bench.settle());
        QVERIFY(bench.window->board().shownMap()->fittedOn.text().find("this picture") != std::string::npos);
        FilePicker::next = file;
        QTest::mouseClick(bench.child<QPushButton>("readBasis"), Qt::LeftButton);
        QTRY_COMPARE(bench.state.query().options.basis, id);
    }

    void axesAreFittedOnTheList()
    {
        FeatureBench bench;
        QVERIFY(bench.opened);
        bench.state.setMethod("pca");
        QVERIFY(bench.settle());
        QTest::mouseClick(bench.child<QPushButton>("fitBasis"), Qt::LeftButton);
        QTRY_VERIFY(!bench.state.query().options.basis.empty());
        QVERIFY(bench.child<QLabel>("basisWords")->text().contains(QStringLiteral("2 pictures")));
        FilePicker::next = bench.file("nothing.npz");
        QTest::mouseClick(bench.child<QPushButton>("readBasis"), Qt::LeftButton);
        QTRY_VERIFY(bench.child<QLabel>("basisWords")->text().contains(QStringLiteral("nothing.npz")));
    }

    void theForegroundSliderLeavesPatchesOut()
    {
        FeatureBench bench;
        QVERIFY(bench.opened);
        bench.state.setMethod("pca");
        QVERIFY(bench.settle());
        bench.child<QSlider>("foreground")->setValue(30);
        QVERIFY(bench.settle());
        const engine::MapPtr map = bench.window->board().shownMap();
        int left = 0;
        for (std::size_t i = 0; i < map->foreground.size(); ++i) {
            QCOMPARE(std::isnan(map->values[3 * i]), map->foreground[i] < 0.3F);
            left += map->foreground[i] < 0.3F ? 1 : 0;
        }
        QVERIFY(left > 0);
    }

    // Until a click fixes a patch, the picture shows the similarity to the one under the mouse.
    void similarityFollowsTheMouse()
    {
        FeatureBench bench;
        QVERIFY(bench.opened);
        bench.state.setMethod("similarity");
        QVERIFY(bench.settle());
        auto* canvas = bench.child<Canvas>("canvas");
        const QImage before = canvas->grab().toImage();
        AnswersTo<MapKey> answers(bench.window->bridge());
        moveTo(canvas, bench.pointOf(5));
        QTRY_VERIFY(answers.count() > 0);
        const QImage first = canvas->grab().toImage();
        moveTo(canvas, bench.pointOf(10));
        QTRY_VERIFY(answers.count() > 1);
        QVERIFY(canvas->grab().toImage() != first);
        QCOMPARE(bench.state.query().options.query, -1); // no patch is asked yet
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(canvas, &leave);
        QCOMPARE(canvas->grab().toImage(), before);

        QTest::mouseClick(canvas, Qt::LeftButton, Qt::NoModifier, bench.pointOf(5));
        QVERIFY(bench.settle());
        QCOMPARE(bench.state.query().options.query, 5);
        QCOMPARE(bench.window->board().shownMap()->values[5], 1.0F);
        moveTo(canvas, bench.pointOf(9));
        QVERIFY(bench.engineIsDone());
        QCOMPARE(bench.window->board().shownKey().options.query, 5);
    }

    // Kept patches are searched for in the next picture; Ctrl+click adds to them.
    void aKeptQueryGoesWithTheUser()
    {
        FeatureBench bench;
        QVERIFY(bench.opened);
        bench.state.setMethod("similarity");
        auto* canvas = bench.child<Canvas>("canvas");
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::NoModifier, bench.pointOf(5));
        QVERIFY(bench.settle());
        QTest::mouseClick(bench.child<QPushButton>("keepQuery"), Qt::LeftButton);
        QVERIFY(bench.settle());
        const std::string id = bench.state.picture()->image.id;
        QCOMPARE(bench.state.query().options.kept, id + ":5");
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::ControlModifier, bench.pointOf(7));
        QVERIFY(bench.settle());
        QCOMPARE(bench.state.query().options.kept, id + ":5,7");
        bench.window->library().show(1);
        QTRY_COMPARE(bench.state.picture()->image.name, std::string("noise-b.png"));
        QVERIFY(bench.settle());
        const engine::MapPtr map = bench.window->board().shownMap();
        QCOMPARE(bench.window->board().shownKey().options.kept, id + ":5,7");
        QVERIFY(map->best >= 0);
        bench.state.askClassToken();
        QVERIFY(bench.settle());
        QVERIFY(bench.state.query().options.kept.empty());
    }

    // A click in any panel asks all panels about the same patch.
    void oneQueryForAllPanels()
    {
        FeatureBench bench;
        QVERIFY(bench.opened);
        bench.state.setMethod("similarity");
        bench.state.actions().showCompare->trigger();
        auto* grid = bench.child<ComparisonGrid>("comparisonGrid");
        QVERIFY(grid);
        Comparison& comparison = bench.child<CompareWindow>("compareWindow")->comparison();
        QTRY_VERIFY(comparison.complete() && comparison.cells().size() == 6);
        const auto all = [&](const std::string& kept, int query, std::size_t from) {
            for (std::size_t i = from; i < from + 3; ++i) {
                const MapOptions& options = comparison.cells()[i].key.options;
                if (options.kept != kept || options.query != query) {
                    return false;
                }
            }
            return true;
        };
        comparison.askToken(comparison.cells()[0], 6);
        const std::string id = bench.state.picture()->image.id;
        QTRY_VERIFY(comparison.complete() && all({}, 6, 0) && all(id + ":6", -1, 3));
        const Comparison::Cell below = comparison.cells()[3];
        comparison.askToken(below, 9);
        const std::string other = below.picture->image.id + ":9";
        QTRY_VERIFY(comparison.complete() && all(other, -1, 0) && all(other, -1, 3));
        QVERIFY(comparison.cells()[0].map->best >= 0);
    }
};

HYDRA_TEST(TestFeatureViews, QApplication)
#include "test_feature_views.moc"
