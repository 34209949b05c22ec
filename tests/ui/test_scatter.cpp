// SPDX-License-Identifier: GPL-3.0-or-later
// The scatter plot without a model: markers, finding points, lasso, thumbnails, keys.
#include "ui/models/embedding_colours.h"
#include "ui/views/scatter.h"
#include "ui/views/thumbnail_places.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QtTest>
#include <QWheelEvent>

#include <cmath>
#include <random>

#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

PlanePoints cloud(int count, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    PlanePoints points;
    for (int i = 0; i < count; ++i) {
        points.x.push_back(normal(random));
        points.y.push_back(normal(random) * 0.7F);
        points.hidden.push_back(i % 5 == 3 ? 1 : 0);
    }
    points.x[std::size_t(count / 2)] = std::nanf(""); // without a place yet
    return points;
}

// A plot of 500 coloured points, 800 x 600.
struct Plot
{
    explicit Plot(int count = 500, unsigned seed = 3)
    {
        scatter.resize(800, 600);
        scatter.setPoints(cloud(count, seed));
        ScatterLook look;
        look.colours.assign(std::size_t(count), qRgb(200, 40, 40));
        scatter.setLook(look);
        scatter.show();
        scatter.setFocus();
    }
    [[nodiscard]] QPointF at(int point) const { return scatter.view().toWidget(scatter.points().at(point)); }
    void mouse(QEvent::Type type, const QPointF& p, Qt::MouseButton button, Qt::KeyboardModifiers keys = {})
    {
        const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
        QMouseEvent event(type, p, scatter.mapToGlobal(p), type == QEvent::MouseMove ? Qt::NoButton : button,
                          held, keys);
        QCoreApplication::sendEvent(&scatter, &event);
    }
    void drag(const QPolygonF& path, Qt::KeyboardModifiers keys)
    {
        mouse(QEvent::MouseButtonPress, path.first(), Qt::LeftButton, keys);
        for (const QPointF& p : path) {
            mouse(QEvent::MouseMove, p, Qt::LeftButton, keys);
        }
        mouse(QEvent::MouseButtonRelease, path.last(), Qt::LeftButton, keys);
    }
    Scatter scatter;
};

QPolygonF star(const QPointF& middle, double radius, int corners)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) { // every second corner inwards, and it crosses itself
        const double angle = i * 4 * M_PI / corners;
        const double reach = radius * (i % 2 == 0 ? 1 : 0.45);
        polygon << middle + QPointF(std::cos(angle), std::sin(angle)) * reach;
    }
    return polygon;
}

// Inside if a ray downwards crosses an odd number of edges: independent of the plot's own algorithm.
bool insideByRay(const QPolygonF& polygon, const QPointF& p)
{
    int crossings = 0;
    for (int i = 0; i < polygon.size(); ++i) {
        QPointF a = polygon[i];
        QPointF b = polygon[(i + 1) % polygon.size()];
        if (a.x() > b.x()) {
            std::swap(a, b);
        }
        if (a.x() <= p.x() && p.x() < b.x()) {
            const double share = (p.x() - a.x()) / (b.x() - a.x());
            crossings += a.y() + share * (b.y() - a.y()) > p.y() ? 1 : 0;
        }
    }
    return crossings % 2 == 1;
}

} // namespace

class TestScatter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The visible region and the search for points need no widget.
    void aPlaneFindsItsPoints()
    {
        ScatterPlane plane;
        plane.setWidget(QSizeF(256, 156));
        plane.set({{0, 10, 10, 20}, {0, 0, 5, 5}, {}}, {});
        for (int i = 0; i < 4; ++i) {
            const QPointF at = plane.place(i);
            QVERIFY(QRectF(27, 27, 202, 102).contains(at)); // inside the margin
            QCOMPARE(plane.pointUnder(at), i);
            QVERIFY(plane.backInside(i, QSizeF(256, 156)).isNull());
        }
        QCOMPARE(plane.pointUnder(plane.place(0) + QPointF(-40, 40)), -1);
        QCOMPARE(plane.next(1, QPoint(0, 1)), 2);
        plane.hide({0, 0, 1, 0});
        QVERIFY(!plane.shown(2) && !plane.shown(-1) && !plane.shown(4));
        QVERIFY(plane.pointUnder(plane.place(2)) != 2);
        plane.panBy(QPointF(0, -120));
        QCOMPARE(plane.place(0).y() + plane.backInside(0, QSizeF(256, 156)).y(), 24.0);
    }

    void markersLieWhereTheyShould()
    {
        for (std::size_t m = 0; m < markerCount; ++m) {
            for (const double part : {0.0, 0.3, 0.6}) {
                Splats splats;
                splats.prepare(5, qRgb(0, 0, 0));
                QImage image(40, 40, QImage::Format_RGB32);
                image.fill(Qt::black);
                splats.stamp(image, 20 + part, 18 - part, qRgb(255, 255, 255), static_cast<Marker>(m));
                double mass = 0, x = 0, y = 0;
                for (int row = 0; row < 40; ++row) {
                    for (int col = 0; col < 40; ++col) {
                        const double share = qGreen(image.pixel(col, row)) / 255.0;
                        mass += share;
                        x += share * (col + 0.5);
                        y += share * (row + 0.5);
                    }
                }
                QVERIFY2(std::abs(x / mass - (20 + part)) < 0.15, qPrintable(QString::number(x / mass)));
                QVERIFY(std::abs(y / mass - (18 - part)) < 1.0); // triangles are heavier at their base
                QVERIFY2(mass > 35 && mass < 100, qPrintable(QString::number(mass)));
                if (m == 0) {
                    QVERIFY(std::abs(mass - M_PI * 25) < 2);
                    QVERIFY(std::abs(y / mass - (18 - part)) < 0.15);
                }
            }
        }
    }

    void theRimKeepsMarkersApart()
    {
        Splats splats;
        const QRgb ground = qRgb(10, 200, 30);
        splats.prepare(4, ground);
        QImage image(30, 30, QImage::Format_RGB32);
        image.fill(qRgb(90, 90, 90));
        splats.stamp(image, 15, 15, qRgb(255, 0, 255), Marker::Disc);
        QCOMPARE(image.pixel(15, 15), qRgb(255, 0, 255));
        QVERIFY(qGreen(image.pixel(19, 15)) > 90); // the green of the background
        QCOMPARE(image.pixel(22, 15), qRgb(90, 90, 90));
    }

    void whatLiesOverTheEdgeIsCutOff()
    {
        Splats splats;
        splats.prepare(6, qRgb(0, 0, 0));
        QImage whole(60, 60, QImage::Format_RGB32);
        whole.fill(Qt::darkBlue);
        QImage part(20, 20, QImage::Format_RGB32);
        part.fill(Qt::darkBlue);
        for (const QPointF p : {QPointF(0, 0), QPointF(-3, 9), QPointF(19, 22), QPointF(25, -5),
                                QPointF(9, 9), QPointF(-9000, 1e12), QPointF(std::nan(""), 3)}) {
            splats.stamp(whole, p.x() + 20, p.y() + 20, qRgb(255, 200, 0), Marker::Diamond);
            splats.stamp(part, p.x(), p.y(), qRgb(255, 200, 0), Marker::Diamond);
        }
        QCOMPARE(part, whole.copy(20, 20, 20, 20));
    }

    void theNearestPointIsFound()
    {
        const PlanePoints points = cloud(3000, 5);
        PointIndex index;
        index.build(points);
        std::mt19937 random(1);
        std::uniform_real_distribution<double> anywhere(-3, 3);
        int found = 0;
        for (int trial = 0; trial < 2000; ++trial) {
            const QPointF at(anywhere(random), anywhere(random));
            const double reach = trial % 3 == 0 ? 0.02 : trial % 3 == 1 ? 0.2 : 9.0;
            int expected = -1;
            double least = reach;
            for (int i = 0; i < points.count(); ++i) {
                if (points.shown(i)
                    && std::hypot(points.at(i).x() - at.x(), points.at(i).y() - at.y()) < least) {
                    least = std::hypot(points.at(i).x() - at.x(), points.at(i).y() - at.y());
                    expected = i;
                }
            }
            QCOMPARE(index.nearest(points, at, reach), expected);
            found += expected >= 0 ? 1 : 0;
        }
        QVERIFY(found > 800 && found < 2000);
        PlanePoints none;
        index.build(none);
        QCOMPARE(index.nearest(none, {0, 0}, 5), -1);
        PlanePoints same{{1, 1, 1}, {2, 2, 2}, {}};
        index.build(same);
        QCOMPARE(index.nearest(same, {1, 2}, 0.1), 2); // painted on top
    }

    void theLassoHoldsWhatANaiveLoopFinds()
    {
        Plot plot;
        for (const int corners : {3, 5, 9, 41}) {
            const QPolygonF path = star({390, 310}, 150.0 + 3 * corners, corners);
            plot.drag(path, Qt::ShiftModifier);
            std::vector<int> expected;
            for (int i = 0; i < plot.scatter.points().count(); ++i) {
                if (plot.scatter.points().shown(i) && insideByRay(path, plot.at(i))) {
                    expected.push_back(i);
                }
            }
            QVERIFY2(expected.size() > 4 && expected.size() < 390,
                     qPrintable(QString::number(expected.size())));
            QCOMPARE(plot.scatter.selection(), expected);
        }
        // Lasso mode works without Shift; a drag without either moves the view.
        plot.scatter.setLassoMode(true);
        plot.drag(star({300, 300}, 80, 5), {});
        const std::vector<int> selected = plot.scatter.selection();
        QVERIFY(!selected.empty());
        plot.scatter.setLassoMode(false);
        const QPointF before = plot.at(0);
        plot.drag(QPolygonF() << QPointF(700, 20) << QPointF(720, 40) << QPointF(740, 50), {});
        QCOMPARE(plot.scatter.selection(), selected);
        QVERIFY(std::abs(plot.at(0).x() - before.x() - 40) < 1e-6);
        QTest::keyClick(&plot.scatter, Qt::Key_Escape);
        QVERIFY(plot.scatter.selection().empty());
        QTest::keyClick(&plot.scatter, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(plot.scatter.selection().size(),
                 std::size_t(500 - 100 - 1)); // without hidden points and the one without a place
    }

    void theWheelZoomsToTheCursor()
    {
        Plot plot;
        const QPointF cursor(200, 450);
        const QPointF before = plot.scatter.view().toPlane(cursor);
        const double scale = plot.scatter.view().scale();
        for (int i = 0; i < 9; ++i) {
            QWheelEvent wheel(cursor, plot.scatter.mapToGlobal(cursor), {}, {0, 120}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&plot.scatter, &wheel);
        }
        const QPointF after = plot.scatter.view().toPlane(cursor);
        QVERIFY(std::hypot(after.x() - before.x(), after.y() - before.y()) < 1e-9);
        QVERIFY(plot.scatter.view().scale() > 7 * scale);
        for (const Qt::Key key : {Qt::Key_F, Qt::Key_Home}) {
            QTest::keyClick(&plot.scatter, Qt::Key_PageUp);
            QVERIFY(!plot.scatter.view().fitted());
            QTest::keyClick(&plot.scatter, key);
            QVERIFY(plot.scatter.view().fitted());
            QCOMPARE(plot.scatter.view().scale(), scale);
        }
        // Once fitted, all points are inside, and stay so when points move or the widget grows.
        plot.scatter.resize(500, 900);
        std::vector<float> x = plot.scatter.points().x;
        for (float& value : x) {
            value *= 7;
        }
        plot.scatter.movePoints(x, plot.scatter.points().y);
        for (int i = 0; i < 500; ++i) {
            QVERIFY(!plot.scatter.points().shown(i) || QRectF(plot.scatter.rect()).contains(plot.at(i)));
        }
    }

    void arrowsLeadFromPointToPoint()
    {
        Plot plot;
        QTest::keyClick(&plot.scatter, Qt::Key_Right);
        int from = plot.scatter.pointed();
        QVERIFY(from >= 0);
        int steps = 0;
        for (const auto& [key, direction] :
             {std::pair(Qt::Key_Right, QPoint(1, 0)), std::pair(Qt::Key_Down, QPoint(0, 1)),
              std::pair(Qt::Key_Left, QPoint(-1, 0)), std::pair(Qt::Key_Up, QPoint(0, -1))}) {
            for (int i = 0; i < 5; ++i) {
                int expected = -1;
                double least = 1e30;
                for (int j = 0; j < 500; ++j) {
                    const QPointF away = plot.scatter.points().at(j) - plot.scatter.points().at(from);
                    const double along = away.x() * direction.x() + away.y() * direction.y();
                    const double across =
                        std::abs(away.x() * direction.y()) + std::abs(away.y() * direction.x());
                    if (j != from && plot.scatter.points().shown(j) && along > 0 && across <= along
                        && along + 2 * across < least) {
                        least = along + 2 * across;
                        expected = j;
                    }
                }
                QTest::keyClick(&plot.scatter, key);
                if (expected >= 0) {
                    QCOMPARE(plot.scatter.pointed(), expected);
                    ++steps;
                }
                from = plot.scatter.pointed();
            }
        }
        QVERIFY(steps > 12);
        QSignalSpy chosen(&plot.scatter, &Scatter::chosen);
        QTest::keyClick(&plot.scatter, Qt::Key_Return);
        QCOMPARE(chosen.last().first().toInt(), from);
        QTest::keyClick(&plot.scatter, Qt::Key_Space);
        QCOMPARE(plot.scatter.selection(), std::vector<int>{from});
    }

    void theMousePointsAtWhatIsUnderIt()
    {
        Plot plot(60);
        QSignalSpy pointed(&plot.scatter, &Scatter::pointedAt);
        plot.mouse(QEvent::MouseMove, plot.at(7), Qt::NoButton);
        QCOMPARE(plot.scatter.pointed(), 7);
        QCOMPARE(pointed.last().first().toInt(), 7);
        const QImage marked = plot.scatter.grab().toImage();
        plot.mouse(QEvent::MouseMove, {3, 3}, Qt::NoButton);
        QCOMPARE(plot.scatter.pointed(), -1);
        QVERIFY(plot.scatter.grab().toImage() != marked);
        std::vector<std::uint8_t> hidden(60, 0);
        hidden[7] = 1;
        plot.scatter.setHidden(hidden);
        plot.mouse(QEvent::MouseMove, plot.at(7), Qt::NoButton);
        QVERIFY(plot.scatter.pointed() != 7);
    }

    void thumbnailsDoNotOverlapAndFollowTheFilter()
    {
        Plot plot(2000);
        QImage picture(64, 64, QImage::Format_RGB32);
        picture.fill(Qt::green);
        plot.scatter.setThumbnailSource([&](int) { return Thumbnail{picture, QRectF(0, 0, 8, 8)}; }, 30);
        QVERIFY(plot.scatter.thumbnails().empty());
        QSignalSpy wanted(&plot.scatter, &Scatter::thumbnailsWanted);
        QTest::keyClick(&plot.scatter, Qt::Key_T);
        QCOMPARE(wanted.count(), 1);
        plot.scatter.setThumbnails(true);
        const auto check = [&](double side) {
            const QImage shown = plot.scatter.grab().toImage();
            const std::vector<int>& places = plot.scatter.thumbnails();
            QVERIFY(places.size() > 20);
            std::vector<std::uint8_t> chosen(2000, 0);
            for (const int i : places) {
                QVERIFY(plot.scatter.points().shown(i));
                chosen[std::size_t(i)] = 1;
                QCOMPARE(QColor(shown.pixel(plot.at(i).toPoint())), QColor(Qt::green));
            }
            const auto apart = [&](int i, int j) {
                const QPointF d = plot.at(i) - plot.at(j);
                return std::max(std::abs(d.x()), std::abs(d.y())) >= side;
            };
            const QRectF room =
                QRectF(plot.scatter.rect()).adjusted(side / 2, side / 2, -side / 2, -side / 2);
            for (int i = 0; i < 2000; ++i) {
                bool free = plot.scatter.points().shown(i) && room.contains(plot.at(i));
                for (const int j : places) {
                    QVERIFY(i == j || chosen[std::size_t(i)] == 0 || apart(i, j));
                    free = free && i != j && apart(i, j);
                }
                QVERIFY(!free); // no room for another one
            }
        };
        check(32);
        std::vector<std::uint8_t> hidden(2000, 0);
        for (std::size_t i = 0; i < 2000; i += 2) {
            hidden[i] = 1;
        }
        plot.scatter.setHidden(hidden);
        check(32);
        plot.scatter.select({1, 3, 5});
        (void)plot.scatter.grab();
        QCOMPARE(plot.scatter.thumbnails().front(), 1); // selected points come first
    }

    void coloursRepaintAndSelectionsStandOut()
    {
        Plot plot;
        const QImage red = plot.scatter.grab().toImage();
        ScatterLook look;
        look.colours.assign(500, qRgb(40, 90, 220));
        plot.scatter.setLook(look);
        const QImage blue = plot.scatter.grab().toImage();
        QVERIFY(red != blue);
        QCOMPARE(blue.pixel(plot.at(499).toPoint()), qRgb(40, 90, 220));
        plot.scatter.select({499});
        const QImage selected = plot.scatter.grab().toImage();
        QCOMPARE(selected.pixel(plot.at(499).toPoint()), qRgb(40, 90, 220));
        QVERIFY(selected.pixel(plot.at(0).toPoint()) != qRgb(40, 90, 220)); // unselected points fade
    }

    void rampsAscendInLightness()
    {
        for (const bool dark : {true, false}) {
            double before = -1;
            for (int i = 0; i <= 20; ++i) {
                const QColor colour = QColor::fromRgb(rampColour(i / 20.0, dark));
                const double light =
                    0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF();
                QVERIFY(light > before);
                before = light;
            }
        }
    }
};

HYDRA_TEST(TestScatter, QApplication)
#include "test_scatter.moc"
