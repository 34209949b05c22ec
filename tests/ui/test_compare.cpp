// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison window: its requests, what each panel shows, and that all panels look at the same place.
#include "core/base/json_fields.h"
#include "core/evaluate/similarity.h"
#include "core/question/kept_patches.h"
#include "ui/shell/compare_window.h"
#include "ui/state/view_json.h"
#include "ui/views/comparison_grid.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QSpinBox>

#include <cmath>
#include <random>
#include <set>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

Map mapOf(std::vector<float> values, int rows, int cols)
{
    Map map;
    map.rows = rows;
    map.cols = cols;
    map.values = std::move(values);
    return map;
}

struct Compared
{
    Compared()
    {
        if (!bench.settle()) {
            return;
        }
        bench.window->state().actions().showCompare->trigger();
        window = bench.window->findChild<CompareWindow*>(QStringLiteral("compareWindow"));
        grid = window->findChild<ComparisonGrid*>(QStringLiteral("comparisonGrid"));
    }
    [[nodiscard]] bool complete() const
    {
        return QTest::qWaitFor([this] { return window->comparison().complete(); }, 60'000);
    }
    [[nodiscard]] const std::vector<Comparison::Cell>& cells() const { return window->comparison().cells(); }
    template<class T>
    [[nodiscard]] T* child(const char* name) const
    {
        return window->findChild<T*>(QLatin1String(name));
    }
    Bench bench;
    CompareWindow* window = nullptr;
    ComparisonGrid* grid = nullptr;
};

} // namespace

class TestCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void similarityMatchesItsDefinitions()
    {
        std::mt19937 random(5);
        std::normal_distribution<float> normal;
        std::vector<float> a(50), b(50);
        for (std::size_t i = 0; i < a.size(); ++i) {
            a[i] = normal(random);
            b[i] = a[i] + normal(random);
        }
        const auto found = similarityOf(mapOf(a, 5, 10), mapOf(b, 5, 10), 0.2);
        double sumA = 0, sumB = 0;
        for (std::size_t i = 0; i < a.size(); ++i) {
            sumA += double(a[i]);
            sumB += double(b[i]);
        }
        double ab = 0, aa = 0, bb = 0, distances = 0;
        const auto rank = [](const std::vector<float>& values, float value) {
            int smaller = 0;
            for (const float other : values) {
                smaller += other < value ? 1 : 0;
            }
            return smaller;
        };
        std::set<std::size_t> topA, topB;
        for (std::size_t i = 0; i < a.size(); ++i) {
            ab += (double(a[i]) - sumA / 50) * (double(b[i]) - sumB / 50);
            aa += std::pow(double(a[i]) - sumA / 50, 2);
            bb += std::pow(double(b[i]) - sumB / 50, 2);
            distances += std::pow(rank(a, a[i]) - rank(b, b[i]), 2);
            if (rank(a, a[i]) >= 40) {
                topA.insert(i);
            }
            if (rank(b, b[i]) >= 40) {
                topB.insert(i);
            }
        }
        std::set<std::size_t> either = topA;
        either.insert(topB.begin(), topB.end());
        QVERIFY(std::fabs(found->pearson - ab / std::sqrt(aa * bb)) < 1e-6);
        QVERIFY(std::fabs(found->spearman - (1 - 6 * distances / (50.0 * (2500 - 1)))) < 1e-9);
        QVERIFY(std::fabs(found->iou - double(20 - either.size()) / double(either.size())) < 1e-9);
        QVERIFY(!similarityOf(mapOf(a, 5, 10), mapOf(b, 10, 5)));
        QCOMPARE(similarityOf(mapOf(a, 5, 10), mapOf(a, 5, 10))->iou, 1.0);
        QCOMPARE(differenceOf(mapOf(a, 5, 10), mapOf(b, 5, 10))->values[7], a[7] - b[7]);
        std::vector<float> tenfold = a; // same shape: the difference is zero once both are normalised
        for (float& value : tenfold) {
            value *= 10;
        }
        const std::optional<Map> nothing = differenceOf(mapOf(tenfold, 5, 10), mapOf(a, 5, 10), true);
        QVERIFY(nothing);
        for (const float left : nothing->values) {
            QVERIFY(std::abs(left) < 1e-6F);
        }
    }

    void headCountsOfSeveralPictures()
    {
        Compared c;
        QVERIFY(c.window);
        QVERIFY(c.complete());
        QCOMPARE(
            c.window->comparison().columnTitles(),
            QStringList({QStringLiteral("2 heads"), QStringLiteral("3 heads"), QStringLiteral("4 heads")}));
        const int rows = int(c.window->comparison().rowTitles().size());
        QVERIFY(rows >= 2); // the open picture and those that follow it in the list
        QCOMPARE(int(c.cells().size()), 3 * rows);
        const Board& board = c.bench.window->board();
        for (int column = 0; column < 3; ++column) { // the first row is the open picture
            const Comparison::Cell& cell = c.cells()[std::size_t(column)];
            QCOMPARE(cell.map.get(), board.cells()[std::size_t(column)].map.get());
            const engine::Prediction& same = *board.cells()[std::size_t(column)].prediction;
            QCOMPARE(cell.prediction->logits, same.logits);
            QCOMPARE(cell.prediction->milliseconds, same.milliseconds); // from the same pass
        }
        QVERIFY(c.cells()[3].key.network.image != c.cells()[0].key.network.image);
        c.child<QSpinBox>("comparePictures")->setValue(1);
        QVERIFY(c.complete());
        QCOMPARE(c.window->comparison().rowTitles().size(), 1);
    }

    // Removed patches belong to one picture, and kept patches to one grid.
    void whatIsOfOnePictureStaysThere()
    {
        Compared c;
        QVERIFY(c.window);
        QVERIFY(c.complete());
        ViewState& state = c.bench.window->state();
        Library& library = c.bench.window->library();
        const QString other = library.images()[1];
        QTRY_VERIFY(library.predicted(other).known());
        const double whole = library.predicted(other).probability;
        for (int patch = 0; patch < 8; ++patch) {
            state.togglePatch(patch);
        }
        QVERIFY(c.bench.settle());
        QVERIFY(c.complete());
        for (const Comparison::Cell& cell : c.cells()) {
            QCOMPARE(cell.key.network.without.patches.empty(), cell.row > 0);
        }
        QTRY_VERIFY(library.predicted(other).known());
        QCOMPARE(library.predicted(other).probability, whole);
        state.actions().undo->trigger();

        state.matchPatches({state.picture()->image.id, {5, 15}}); // of 4 x 4
        Comparison::Setup setup = c.window->comparison().setup();
        setup.columns = Comparison::Columns::Sizes;
        c.window->comparison().setSetup(setup);
        QVERIFY(c.complete());
        int larger = 0;
        for (const Comparison::Cell& cell : c.cells()) {
            const auto kept = keptPatches(cell.key.options.kept);
            if (cell.key.network.size.longSide > 0) { // a grid of its own
                QVERIFY(!kept);
                continue;
            }
            QVERIFY(kept && cell.geometry);
            const PatchGrid grid{cell.geometry->rows(), cell.geometry->cols()};
            QCOMPARE(kept->patches,
                     (std::vector<int>{samePlace(5, {4, 4}, grid), samePlace(15, {4, 4}, grid)}));
            larger += grid.rows > 4 ? 1 : 0;
        }
        QVERIFY(larger > 0);
    }

    // One column per slicing scheme; the panel under the picture chooses that of the window.
    void schemesStandSideBySide()
    {
        Compared c;
        QVERIFY(c.window);
        QVERIFY(c.complete());
        ViewState& state = c.bench.window->state();
        Comparison::Setup setup = c.window->comparison().setup();
        setup.columns = Comparison::Columns::Schemes;
        setup.pictures = 1;
        c.window->comparison().setSetup(setup);
        QVERIFY(c.complete());
        QCOMPARE(c.cells().size(), std::size_t(4));
        for (const Comparison::Cell& cell : c.cells()) {
            QCOMPARE(int(cell.key.network.sub.scheme), cell.column);
            QVERIFY(cell.map);
        }
        QCOMPARE(c.window->comparison().columnTitles(),
                 QStringList({QStringLiteral("HydraViT"), QStringLiteral("MatFormer"),
                              QStringLiteral("DynaBERT"), QStringLiteral("SortedNet")}));
        Q_EMIT c.grid->opened(2);
        QCOMPARE(state.query().scheme, SliceScheme::DynaBert);
        state.setScheme(SliceScheme::HydraViT);

        auto* const choice = c.bench.window->findChild<QComboBox*>(QStringLiteral("slicingScheme"));
        QVERIFY(choice);
        QCOMPARE(choice->currentIndex(), 0);
        state.setHeads(2);
        choice->setCurrentIndex(1);
        QCOMPARE(state.query().scheme, SliceScheme::MatFormer);
        QVERIFY(c.bench.settle());
        const PictureAsk again = queryFrom(JsonFields(toObject(state.query(), false), "test"));
        QCOMPARE(again.scheme, SliceScheme::MatFormer);
        state.actions().undo->trigger();
        QCOMPARE(state.query().scheme, SliceScheme::HydraViT);
        QTRY_COMPARE(choice->currentIndex(), 0);
    }

    // Pictures of one column stand side by side, under their own names, and fill the room.
    void picturesOfOneColumnFillTheRoom()
    {
        Compared c;
        QVERIFY(c.window);
        Comparison::Setup setup = c.window->comparison().setup();
        setup.columns = Comparison::Columns::Methods;
        setup.methods = {"attention"};
        c.window->comparison().setSetup(setup);
        QVERIFY(c.complete());
        const int pictures = int(c.cells().size());
        QVERIFY(pictures >= 2);
        const QRectF first = c.grid->cellPlace(0);
        for (int i = 1; i < pictures; ++i) {
            const QRectF place = c.grid->cellPlace(i);
            QVERIFY(place.left() >= first.right() || place.top() >= first.bottom());
        }
        QCOMPARE(c.grid->cellPlace(1).top(), first.top());
        QVERIFY(c.grid->cellPlace(1).right() - first.left() > 0.6 * c.grid->width());
    }

    void aPictureThatCanBeReadAgainSaysNoMore()
    {
        Compared c;
        QVERIFY(c.window);
        const QString broken = c.bench.file("c.png");
        test::writeBytes(broken, "this is no picture");
        Library& library = c.bench.window->library();
        library.openList({c.bench.file("a.png"), broken}, 0);
        QVERIFY(c.bench.settle());
        const auto failures = [&] {
            QStringList said;
            for (const Comparison::Cell& cell : c.cells()) {
                if (cell.row == 1) {
                    said << cell.failure;
                }
            }
            return said;
        };
        QTRY_VERIFY(!failures().isEmpty() && failures().front().contains(QStringLiteral("c.png")));
        QVERIFY(QFile::remove(broken));
        QVERIFY(QFile::copy(c.bench.file("b.png"), broken));
        library.openList({c.bench.file("a.png")}, 0); // remove it from the comparison and add it again
        QVERIFY(c.bench.settle());
        QTRY_VERIFY(failures().isEmpty());
        library.openList({c.bench.file("a.png"), broken}, 0);
        QVERIFY(c.bench.settle());
        QTRY_VERIFY(!failures().isEmpty());
        QVERIFY(c.complete());
        for (const QString& said : failures()) {
            QCOMPARE(said, QString());
        }
    }

    void methodsAndPlansAreColumnsToo()
    {
        Compared c;
        QVERIFY(c.complete());
        auto* columns = c.child<QComboBox>("compareColumns");
        columns->setCurrentIndex(int(Comparison::Columns::Methods));
        Q_EMIT columns->activated(columns->currentIndex());
        QVERIFY(c.complete());
        std::set<std::string> methods;
        for (const Comparison::Cell& cell : c.cells()) {
            methods.insert(cell.key.options.method);
        }
        const std::vector<std::string>& wanted = c.window->comparison().setup().methods;
        QCOMPARE(methods, std::set<std::string>(wanted.begin(), wanted.end()));

        columns->setCurrentIndex(int(Comparison::Columns::Plans));
        Q_EMIT columns->activated(columns->currentIndex());
        auto* plans = c.child<QLineEdit>("comparePlans");
        plans->setText(QStringLiteral(" | hydra:tanh-l2@back:2"));
        Q_EMIT plans->editingFinished();
        QVERIFY(c.complete());
        QCOMPARE(c.window->comparison().columnTitles(),
                 QStringList({QStringLiteral("softmax"), QStringLiteral("hydra:tanh-l2@back:2")}));
        QVERIFY(c.cells()[0].map->values != c.cells()[1].map->values);
        QSignalSpy failed(c.window, &CompareWindow::failed);
        plans->setText(QStringLiteral("softmax | hydro"));
        Q_EMIT plans->editingFinished();
        QCOMPARE(failed.count(), 1); // reported; the other columns stay
        QCOMPARE(c.window->comparison().columnTitles(), QStringList({QStringLiteral("softmax")}));
    }

    void twoModelsSideBySide()
    {
        Compared c;
        QVERIFY(c.complete());
        auto* columns = c.child<QComboBox>("compareColumns");
        columns->setCurrentIndex(int(Comparison::Columns::Models));
        Q_EMIT columns->activated(columns->currentIndex());
        c.window->comparison().addModel(
            QStringLiteral(HYDRA_SOURCE_DIR "/models/hydravit-scenes.safetensors"));
        QTRY_COMPARE_WITH_TIMEOUT(c.window->comparison().columnTitles().size(), 2, 60'000);
        QVERIFY(c.complete());
        const Comparison::Cell& other = c.cells()[1];
        QVERIFY(other.failure.isEmpty());
        QVERIFY(other.model->id != c.cells()[0].model->id);
        QCOMPARE(other.map->rows, 8); // its own grid
        QCOMPARE(c.bench.window->state().model()->id,
                 c.cells()[0].model->id); // the main window keeps its model
    }

    void panelsLookAtTheSamePlace()
    {
        Compared c;
        QVERIFY(c.complete());
        const auto place = [&](int index) {
            const QRectF whole = c.grid->pictureRect(index);
            const QPointF middle = c.grid->cellPlace(index).center() - whole.topLeft();
            return QPointF(middle.x() / whole.width(), middle.y() / whole.height());
        };
        const QPointF at = c.grid->cellPlace(1).center() + QPointF(20, -10);
        const QRectF before = c.grid->pictureRect(1);
        c.grid->zoomBy(3, at);
        const QRectF after = c.grid->pictureRect(1);
        QCOMPARE(c.grid->zoom(), 3.0);
        const auto share = [&](const QRectF& whole) {
            return QPointF((at.x() - whole.left()) / whole.width(), (at.y() - whole.top()) / whole.height());
        };
        QVERIFY((share(before) - share(after)).manhattanLength() < 1e-9); // the point under the cursor stays
        for (int i = 0; i < int(c.cells().size()); ++i) {
            QVERIFY((place(i) - place(1)).manhattanLength() < 1e-9);
        }
        c.grid->fit();
        QCOMPARE(c.grid->pictureRect(1), before);
        QSignalSpy hovered(c.grid, &ComparisonGrid::hoveredAt);
        const Comparison::Cell& cell = c.cells()[1];
        const Rect patch = cell.geometry->patch(2, 1);
        const QRectF whole = c.grid->pictureRect(1);
        const double scale = whole.width() / cell.picture->pyramid.size().width();
        const QPointF point =
            whole.topLeft() + QPointF(patch.x + patch.width / 2, patch.y + patch.height / 2) * scale;
        QMouseEvent move(QEvent::MouseMove, point, c.grid->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                         {});
        QCoreApplication::sendEvent(c.grid, &move);
        QCOMPARE(c.grid->hovered(), 2 * 4 + 1);
        const QString told = c.child<QLabel>("compareReadOut")->text();
        QVERIFY2(told.contains(QStringLiteral("4 heads:")), qPrintable(told)); // the value in every column
    }

    void twoPanelsAreHeldTogether()
    {
        Compared c;
        QVERIFY(c.complete());
        QTest::mouseClick(c.grid, Qt::LeftButton, {}, c.grid->cellPlace(0).center().toPoint());
        for (const char* name : {"compareDifference", "compareNormalised", "compareBlink"}) {
            QVERIFY(!c.child<QCheckBox>(name)->isVisible()); // hidden until a second panel is chosen
        }
        QTest::mouseClick(c.grid, Qt::LeftButton, Qt::ShiftModifier, c.grid->cellPlace(2).center().toPoint());
        QCOMPARE(c.grid->first(), 0);
        QCOMPARE(c.grid->second(), 2);
        const auto alike = similarityOf(*c.cells()[0].map, *c.cells()[2].map);
        const QString told = c.child<QLabel>("compareChosen")->text();
        QVERIFY2(told.contains(QString::number(alike->pearson, 'f', 3)), qPrintable(told));
        QVERIFY(told.contains(QString::number(alike->iou, 'f', 3)));
        const QRect second = c.grid->cellPlace(2).toRect();
        const QRect first = c.grid->cellPlace(0).toRect();
        const QImage plain = c.grid->grab().toImage();
        QVERIFY(!c.child<QCheckBox>("compareNormalised")->isVisible());
        c.child<QCheckBox>("compareDifference")->setChecked(true);
        QVERIFY(c.child<QCheckBox>("compareNormalised")->isVisible());
        const QImage difference = c.grid->grab().toImage();
        QVERIFY(plain.copy(second) != difference.copy(second));
        QCOMPARE(c.grid->differenceTitle(), QStringLiteral("2 heads − 4 heads")); // not the column's alone
        const QRect below(second.left(), second.bottom() + c.grid->fontMetrics().height() + 6, second.width(),
                          2 * c.grid->fontMetrics().height());
        const QImage bars = difference.copy(below); // a difference has no predictions
        for (int x = 0; x < bars.width(); ++x) {
            QCOMPARE(bars.pixel(x, bars.height() / 2), bars.pixel(0, 0));
        }
        c.child<QCheckBox>("compareNormalised")->setChecked(true);
        QVERIFY(c.grid->grab().toImage().copy(second) != difference.copy(second));
        QVERIFY(c.grid->differenceTitle().contains(QStringLiteral("normalised")));
        c.child<QCheckBox>("compareNormalised")->setChecked(false);
        QCOMPARE(plain.copy(first), difference.copy(first));
        c.child<QCheckBox>("compareDifference")->setChecked(false);
        c.child<QCheckBox>("compareBlink")->setChecked(true);
        QTRY_VERIFY(c.grid->grab().toImage().copy(first) != plain.copy(first));
        QTRY_COMPARE(c.grid->grab().toImage().copy(first), plain.copy(first)); // and back
        QTest::keyClick(c.grid, Qt::Key_Right); // another first panel, no second
        QCOMPARE(c.grid->first(), 1);
        QCOMPARE(c.grid->second(), -1);
        QVERIFY(!c.child<QCheckBox>("compareBlink")->isChecked());
        QTest::keyClick(c.grid, Qt::Key_Return);
        QCOMPARE(c.bench.window->state().query().heads, 3);
    }

    void aClickAsksFromATokenInAllPanels()
    {
        Compared c;
        QVERIFY(c.complete());
        ViewState& state = c.bench.window->state();
        const auto pointOf = [&](int index, int row, int col) {
            const Comparison::Cell& cell = c.cells()[std::size_t(index)];
            const QRectF whole = c.grid->pictureRect(index);
            const double scale = whole.width() / cell.picture->pyramid.size().width();
            const Rect patch = cell.geometry->patch(row, col);
            return (whole.topLeft() + QPointF(patch.x + patch.width / 2, patch.y + patch.height / 2) * scale)
                .toPoint();
        };
        QTest::mouseClick(c.grid, Qt::LeftButton, {}, pointOf(1, 1, 2)); // relevance has no query token
        QCOMPARE(state.query().options.query, -1);
        QCOMPARE(c.grid->first(), 1);

        state.setMethod("attention");
        QVERIFY(c.bench.settle());
        QVERIFY(c.complete());
        const engine::MapPtr fromClassToken = c.cells()[4].map;
        QTest::mouseMove(c.grid, QPoint(1, 1));
        QTest::mouseClick(c.grid, Qt::LeftButton, {}, pointOf(1, 1, 2));
        QCOMPARE(state.query().options.query, 6); // in the main window, too
        QCOMPARE(state.query().options.method, std::string("attention"));
        QVERIFY(c.bench.settle());
        QVERIFY(c.complete());
        for (const Comparison::Cell& cell : c.cells()) {
            QCOMPARE(cell.key.options.query, 6);
        }
        QVERIFY(c.cells()[4].map->values != fromClassToken->values); // another picture, the same token
        QCOMPARE(c.cells()[1].map.get(), c.bench.window->board().cells()[1].map.get());
        state.actions().overlay->setChecked(false); // only the mark differs
        const QImage marked = c.grid->grab().toImage();
        // The brightest pixel on the upper edge of that patch, beside the white square of the pictures.
        const auto brightest = [&](const QImage& image, int index) {
            const QRectF whole = c.grid->pictureRect(index);
            const Comparison::Cell& cell = c.cells()[std::size_t(index)];
            const Rect patch = cell.geometry->patch(1, 2);
            const double scale = whole.width() / cell.picture->pyramid.size().width();
            const QPointF edge = whole.topLeft() + QPointF(patch.x + 0.75 * patch.width, patch.y) * scale;
            int most = 0;
            for (int dy = -2; dy <= 2; ++dy) {
                most = std::max(most, image.pixelColor(edge.toPoint() + QPoint(0, dy)).lightness());
            }
            return most;
        };
        for (int i = 0; i < int(c.cells().size()); ++i) {
            QVERIFY2(brightest(marked, i) > 180, qPrintable(QString::number(brightest(marked, i))));
        }
        state.askClassToken();
        QVERIFY(c.bench.settle());
        QVERIFY(c.complete());
        QVERIFY(brightest(c.grid->grab().toImage(), 4) < 100); // without the mark there is the bare picture
        state.askToken(6);
        QVERIFY(c.bench.settle());
        QVERIFY(c.complete());
        state.actions().overlay->setChecked(true);

        c.grid->zoomBy(3, c.grid->cellPlace(0).center()); // a drag is still a pan
        const QPointF seen = c.grid->pictureRect(0).topLeft();
        const QPoint from = c.grid->cellPlace(0).center().toPoint();
        QTest::mousePress(c.grid, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, from + QPoint(40, 25), c.grid->mapToGlobal(from + QPoint(40, 25)),
                         Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(c.grid, &move);
        QTest::mouseRelease(c.grid, Qt::LeftButton, {}, from + QPoint(40, 25));
        QVERIFY(c.grid->pictureRect(0).topLeft() != seen);
        QCOMPARE(state.query().options.query, 6);
        c.grid->fit();
        QTest::mouseClick(c.grid, Qt::LeftButton, Qt::ShiftModifier, pointOf(2, 0, 0)); // the second panel
        QCOMPARE(state.query().options.query, 6);
        QTest::keyClick(c.grid, Qt::Key_Escape);
        QCOMPARE(state.query().options.query, -1);
        QVERIFY(c.complete());
        QVERIFY(c.bench.settle());
        QCOMPARE(c.cells()[4].map->values, fromClassToken->values);
    }

    // Ctrl + arrows point at a patch of the chosen panel and Space asks from it, as the mouse does.
    void patchesByKeyboard()
    {
        Compared c;
        QVERIFY(c.complete());
        ViewState& state = c.bench.window->state();
        state.setMethod("attention");
        QVERIFY(c.bench.settle());
        QVERIFY(c.complete());
        const auto* readOut = c.child<QLabel>("compareReadOut");
        QTest::keyClick(c.grid, Qt::Key_Space); // points at no patch
        QCOMPARE(state.query().options.query, -1);
        QTest::keyClick(c.grid, Qt::Key_Right,
                        Qt::ControlModifier); // the first: the middle of the first panel
        QCOMPARE(c.grid->first(), 0);
        QCOMPARE(c.grid->hovered(), 2 * 4 + 2);
        QTest::keyClick(c.grid, Qt::Key_Right, Qt::ControlModifier);
        QTest::keyClick(c.grid, Qt::Key_Right, Qt::ControlModifier); // stops at the edge
        QTest::keyClick(c.grid, Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(c.grid->hovered(), 1 * 4 + 3);
        QVERIFY2(readOut->text().contains(QStringLiteral("token 7")), qPrintable(readOut->text()));
        QTest::keyClick(c.grid, Qt::Key_Right); // another panel, the same place
        QCOMPARE(c.grid->first(), 1);
        QCOMPARE(c.grid->hovered(), 1 * 4 + 3);
        QTest::keyClick(c.grid, Qt::Key_Space);
        QCOMPARE(state.query().options.query, 7);
        QVERIFY(c.bench.settle());
        QVERIFY(c.complete());
        QCOMPARE(c.cells()[0].key.options.query, 7);
        QTest::keyClick(c.grid, Qt::Key_Escape);
        QCOMPARE(state.query().options.query, -1);
    }

    // Between different grids, a token maps to the token at the same place.
    void tokensOfOtherGrids()
    {
        QCOMPARE(samePlace(0, {4, 4}, {8, 8}), 9); // the first patch's centre lies in the fourth of its four
        QCOMPARE(samePlace(15, {4, 4}, {8, 8}), 63);
        QCOMPARE(samePlace(63, {8, 8}, {4, 4}), 15);
        QCOMPARE(samePlace(2 * 7 + 3, {5, 7}, {5, 7}), 2 * 7 + 3);
        QCOMPARE(samePlace(1 * 3 + 2, {2, 3}, {4, 9}), 3 * 9 + 7);
        Compared c;
        QVERIFY(c.complete());
        auto* columns = c.child<QComboBox>("compareColumns");
        columns->setCurrentIndex(int(Comparison::Columns::Models));
        Q_EMIT columns->activated(columns->currentIndex());
        c.window->comparison().addModel(
            QStringLiteral(HYDRA_SOURCE_DIR "/models/hydravit-scenes.safetensors"));
        QTRY_COMPARE_WITH_TIMEOUT(c.window->comparison().columnTitles().size(), 2, 60'000);
        c.bench.window->state().setMethod("attention");
        c.bench.window->state().askToken(15);
        QVERIFY(c.bench.settle());
        QVERIFY(c.complete());
        QCOMPARE(c.cells()[0].key.options.query, 15);
        QCOMPARE(c.cells()[1].key.options.query, 63);
        QVERIFY2(c.cells()[1].failure.isEmpty(), qPrintable(c.cells()[1].failure));
        c.window->comparison().askToken(c.cells()[1], 8 * 2 + 5); // and back
        QCOMPARE(c.bench.window->state().query().options.query, 4 * 1 + 2);
    }

    // A closed comparison makes no requests.
    void aHiddenComparisonIsIdle()
    {
        Compared c;
        QVERIFY(c.complete());
        c.window->close();
        QVERIFY(c.cells().empty());
        c.bench.window->state().setMethod("rollout");
        QVERIFY(c.bench.settle());
        QVERIFY(c.cells().empty());
    }
};

HYDRA_TEST(TestCompare, QApplication)
#include "test_compare.moc"
