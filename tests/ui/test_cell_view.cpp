// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, wheel and keys as every view of cells handles them, on a row of three cells.
#include "ui/views/cell_view.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QtTest>
#include <QWheelEvent>

#include "tests/support/program.h"

using namespace hydra::ui;

namespace {

class Row : public CellView
{
public:
    Row()
        : CellView(nullptr)
    {
        resize(90, 30);
    }
    [[nodiscard]] CellGrid cells() const override { return {1, 3}; }
    [[nodiscard]] QString cellText(int cell) const override { return QString::number(cell); }
    [[nodiscard]] QRectF cellPlace(int cell) const override { return QRectF(30.0 * cell, 0, 30, 30); }
    [[nodiscard]] int cellAt(const QPointF& point) const override { return int(point.x() / 30); }
    [[nodiscard]] int markedCell() const override { return marked; }
    void chooseCell(int cell) override { log << QStringLiteral("choose %1").arg(cell); }

    using CellView::cellAfter;
    int marked = -1;
    bool zooms = false, pans = false, mine = false;
    QStringList log;

protected:
    void paintCells(QPainter& painter, const QRect& part) override { painter.fillRect(part, Qt::white); }
    void onPoint(const QPointF& at) override { log << QStringLiteral("point %1").arg(cellAt(at)); }
    void onLeave() override { log << QStringLiteral("leave"); }
    void onClick(const Press& press) override
    {
        log << QStringLiteral("click %1").arg(cellAt(press.at))
                + (press.has(Qt::ShiftModifier) ? QStringLiteral(" S") : QString());
    }
    void onOpen(const QPointF& at) override { log << QStringLiteral("open %1").arg(cellAt(at)); }
    void onDrag(const Press& press) override
    {
        log << QStringLiteral("drag %1").arg((press.at - press.last).x());
    }
    void onDrop() override { log << QStringLiteral("drop"); }
    bool onZoom(double factor, const QPointF&) override
    {
        log << (!zooms           ? QStringLiteral("no zoom")
                    : factor > 1 ? QStringLiteral("zoom in")
                                 : QStringLiteral("zoom out"));
        return zooms;
    }
    bool onPan(const QPointF&) override
    {
        log << QStringLiteral("pan");
        return pans;
    }
    [[nodiscard]] bool takes(const QKeyEvent&) const override { return mine; }
};

void move(QWidget& to, const QPointF& at, Qt::MouseButtons down)
{
    QMouseEvent event(QEvent::MouseMove, at, to.mapToGlobal(at), Qt::NoButton, down, Qt::NoModifier);
    QCoreApplication::sendEvent(&to, &event);
}

bool wheel(QWidget& to, Qt::KeyboardModifiers with = {})
{
    QWheelEvent event({15, 15}, to.mapToGlobal(QPointF(15, 15)), {}, {0, 120}, Qt::NoButton, with,
                      Qt::NoScrollPhase, false);
    event.ignore();
    QCoreApplication::sendEvent(&to, &event);
    return event.isAccepted();
}

} // namespace

class TestCellView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClickIsNoDrag()
    {
        Row row;
        QTest::mouseClick(&row, Qt::LeftButton, Qt::ShiftModifier, {40, 10});
        QTest::mouseClick(&row, Qt::RightButton, {}, {40, 10}); // reserved for a menu
        QCOMPARE(row.log, QStringList{QStringLiteral("click 1 S")});
        row.log.clear();
        QTest::mousePress(&row, Qt::LeftButton, {}, {10, 10});
        move(row, {11, 10}, Qt::LeftButton); // a small movement is still a click
        QTest::mouseRelease(&row, Qt::LeftButton, {}, {11, 10});
        QCOMPARE(row.log, QStringList{QStringLiteral("click 0")});
        row.log.clear();
        QTest::mousePress(&row, Qt::LeftButton, {}, {10, 10});
        move(row, {50, 10}, Qt::LeftButton);
        move(row, {53, 10}, Qt::LeftButton);
        QTest::mouseRelease(&row, Qt::LeftButton, {}, {53, 10});
        QCOMPARE(row.log,
                 (QStringList{QStringLiteral("drag 40"), QStringLiteral("drag 3"), QStringLiteral("drop")}));
        row.log.clear();
        move(row, {70, 10}, Qt::NoButton);
        QTest::mouseDClick(&row, Qt::LeftButton, {}, {70, 10});
        QVERIFY(row.log.contains(QStringLiteral("point 2")) && row.log.contains(QStringLiteral("open 2")));
    }

    // A view that neither zooms nor pans leaves the wheel to the panel, which scrolls.
    void theWheelIsTheViewsThatUsesIt()
    {
        Row row;
        QVERIFY(!wheel(row));
        row.zooms = true;
        row.log.clear();
        QVERIFY(wheel(row));
        QCOMPARE(row.log, (QStringList{QStringLiteral("zoom in"), QStringLiteral("point 0")}));
        row.pans = true;
        row.log.clear();
        QVERIFY(wheel(row, Qt::ShiftModifier));
        QCOMPARE(row.log, (QStringList{QStringLiteral("pan"), QStringLiteral("point 0")}));
    }

    void keysChooseAndWalk()
    {
        Row row;
        QTest::keyClick(&row, Qt::Key_Return); // no cell is marked
        QVERIFY(row.log.isEmpty());
        row.marked = 2;
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            QTest::keyClick(&row, key);
        }
        QCOMPARE(row.log, QStringList(3, QStringLiteral("choose 2")));
        QCOMPARE(row.cellAfter(2, {1, 0}), 2); // stops at the last cell
        QCOMPARE(row.cellAfter(2, {-1, 0}), 1);
        QCOMPARE(row.cellAfter(1, {0, 5}), 1);
        for (const bool mine : {true, false}) {
            row.mine = mine;
            QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_F, Qt::NoModifier);
            key.ignore();
            QCoreApplication::sendEvent(&row, &key);
            QCOMPARE(key.isAccepted(), mine);
        }
    }
};

HYDRA_TEST(TestCellView, QApplication)
#include "test_cell_view.moc"
