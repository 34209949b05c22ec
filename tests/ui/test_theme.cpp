// SPDX-License-Identifier: GPL-3.0-or-later
// Both themes on a real display: text is readable on its background, a tick differs from none, and no pixel
// is black that the palette does not have.
#include "ui/shell/figure_dialog.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QTableView>

#include <cmath>
#include <map>

#include "tests/support/program.h"
#include "tests/ui/real_display.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

bool realDisplay = false;

double linear(int channel)
{
    const double c = channel / 255.0;
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(QRgb colour)
{
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

// WCAG 2: 1 for equal colours, 21 for black on white; text needs 4.5, the edge of a control 3.
double contrast(QRgb a, QRgb b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

// The screen's pixels at PLACE, in points of WIDGET.
QImage onScreen(const QWidget& widget, const QRect& place)
{
    const QPoint corner = widget.mapToGlobal(place.topLeft());
    return widget.screen()
        ->grabWindow(0, corner.x(), corner.y(), place.width(), place.height())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

struct Seen
{
    QRgb ground = 0; // the most frequent colour
    double contrast = 0; // of the colour that stands out most
    int black = 0; // pixels
};

Seen seenIn(const QImage& image)
{
    std::map<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            ++counts[image.pixel(x, y)];
        }
    }
    Seen seen;
    int most = 0;
    for (const auto& [colour, count] : counts) {
        seen.ground = count > most ? colour : seen.ground;
        most = std::max(most, count);
        seen.black += colour == 0xff000000U ? count : 0;
    }
    for (const auto& [colour, count] : counts) {
        seen.contrast = std::max(seen.contrast, contrast(colour, seen.ground));
    }
    return seen;
}

int differing(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            count += int(contrast(a.pixel(x, y), b.pixel(x, y)) > 1.5);
        }
    }
    return count;
}

// What is wrong in PICTURE of WHAT, with the theme; empty if it can be read.
QString unreadable(const QImage& picture, const QString& what, bool text = true)
{
    const Seen seen = seenIn(picture);
    QStringList wrong;
    if (seen.black > 0) {
        wrong << QStringLiteral("%1 pixels of pure black").arg(seen.black);
    }
    if (text && seen.contrast < 4.5) {
        wrong << QStringLiteral("contrast %1 on #%2")
                     .arg(seen.contrast, 0, 'f', 2)
                     .arg(seen.ground & 0xffffff, 6, 16, QLatin1Char('0'));
    }
    if (!wrong.isEmpty() && qEnvironmentVariableIsSet("HYDRA_KEEP_PICTURES")) {
        picture.save(qEnvironmentVariable("HYDRA_KEEP_PICTURES") + QStringLiteral("/")
                     + QString(what).replace(QLatin1Char(' '), QLatin1Char('-')) + QStringLiteral(".png"));
    }
    return wrong.isEmpty() ? QString() : what + QStringLiteral(": ") + wrong.join(QStringLiteral(", "));
}

void wait()
{
    QTest::qWait(120); // the display has no vertical blank to wait for
}

QStringList unreadableItems(const QAbstractItemView& view, const QString& what)
{
    QStringList wrong;
    for (int row = 0; row < view.model()->rowCount(view.rootIndex()); ++row) {
        const QRect place = view.visualRect(view.model()->index(row, 0, view.rootIndex()));
        if (view.viewport()->rect().contains(place)) {
            wrong << unreadable(onScreen(*view.viewport(), place),
                                QStringLiteral("%1 row %2").arg(what).arg(row));
        }
    }
    wrong << unreadable(onScreen(view, view.rect()), what + QStringLiteral(" whole"));
    wrong.removeAll(QString());
    return wrong;
}

// Ticks and unticks ROW: its box must change, and stand out in both states.
QString confusedTick(QAbstractItemView& view, int row, const QString& what)
{
    QAbstractItemModel* model = view.model();
    const QModelIndex index = model->index(row, 0);
    const auto state = index.data(Qt::CheckStateRole).value<Qt::CheckState>();
    QRect place = view.visualRect(index);
    place.setWidth(24); // the box, without its words
    wait();
    const QImage before = onScreen(*view.viewport(), place);
    model->setData(index, state == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    QImage after = before;
    for (int tries = 0; tries < 40 && differing(before, after) < 60; ++tries) { // a busy machine paints late
        wait();
        after = onScreen(*view.viewport(), place);
    }
    model->setData(index, state, Qt::CheckStateRole);
    QStringList wrong;
    if (differing(before, after) < 60) {
        wrong << QStringLiteral("%1 pixels tell a tick from none").arg(differing(before, after));
    }
    for (const QImage& image : {before, after}) {
        if (seenIn(image).contrast < 3) {
            wrong << QStringLiteral("a box of contrast %1").arg(seenIn(image).contrast);
        }
        wrong << unreadable(image, QStringLiteral("box"), false);
    }
    wrong.removeAll(QString());
    return wrong.isEmpty() ? QString() : what + QStringLiteral(": ") + wrong.join(QStringLiteral(", "));
}

QStringList unreadableMenu(QMenu& menu, const QString& what)
{
    menu.popup(QPoint(60, 60));
    wait();
    QStringList wrong;
    for (const QAction* action : menu.actions()) {
        const QRect place = menu.actionGeometry(const_cast<QAction*>(action));
        const QImage picture = onScreen(menu, place);
        if (!action->isSeparator() && action->isEnabled() && !action->text().isEmpty()) {
            wrong << unreadable(picture, what + QLatin1Char(' ') + action->text());
        }
        if (action->isCheckable() && action->isEnabled()) {
            const QImage box = picture.copy(0, 0, 26, picture.height());
            if (seenIn(box).contrast < 3) {
                wrong << QStringLiteral("%1 %2: a box of contrast %3")
                             .arg(what, action->text())
                             .arg(seenIn(box).contrast);
            }
        }
    }
    wrong << unreadable(onScreen(menu, menu.rect()), what + QStringLiteral(" whole"), false);
    menu.hide();
    wrong.removeAll(QString());
    return wrong;
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!realDisplay) {
            QSKIP("NO DISPLAY: Xvfb is not installed or did not start, so nobody has looked at the themes");
        }
    }

    void init() { applyTheme(Theme::Light); }

    void everythingCanBeRead_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << int(Theme::Light);
        QTest::newRow("dark") << int(Theme::Dark);
    }
    void everythingCanBeRead()
    {
        QFETCH(int, theme);
        applyTheme(Theme(theme));
        Bench bench;
        bench.window->move(0, 0);
        QVERIFY(QTest::qWaitForWindowExposed(bench.window.get()));
        QVERIFY(bench.settle());
        QStringList wrong;

        // Class search: its list is a window of its own.
        auto* search = bench.child<QLineEdit>("classSearch");
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("e"));
        QAbstractItemView* found = search->completer()->popup();
        QTRY_VERIFY(found->isVisible());
        wait();
        wrong << unreadableItems(*found, QStringLiteral("class search"));
        found->setCurrentIndex(found->model()->index(1, 0));
        wait();
        wrong << unreadableItems(*found, QStringLiteral("class search, one chosen"));
        found->hide();

        auto* order = bench.child<QComboBox>("imageOrder");
        order->showPopup();
        wait();
        wrong << unreadableItems(*order->view(), QStringLiteral("choices"));
        order->hidePopup();

        // Check boxes in a table, in a list, and alone.
        bench.window->state().actions().showAttention->trigger();
        auto* blocks = bench.child<QTableView>("planTable");
        wait();
        wrong << confusedTick(*blocks, 1, QStringLiteral("blocks"));
        bench.window->state().setPlan(
            AttentionPlan::parse("hydra:cosine@0,2", bench.window->state().trainedPlan()));
        wait();
        wrong << unreadableItems(*blocks, QStringLiteral("blocks"));

        bench.window->state().actions().showLook->trigger();
        wait();
        for (QCheckBox* box : bench.child<QWidget>("lookPanel")->findChildren<QCheckBox*>()) {
            if (box->isEnabled() && box->visibleRegion().boundingRect() == box->rect()) {
                wrong << unreadable(onScreen(*box, box->rect()), box->text());
            }
        }

        for (const QAction* action : bench.window->menuBar()->actions()) {
            wrong << unreadableMenu(*action->menu(), action->text());
            for (const QAction* sub : action->menu()->actions()) {
                if (sub->menu() && sub->isEnabled()) {
                    wrong << unreadableMenu(*sub->menu(), sub->text());
                }
            }
        }

        bench.window->state().actions().makeFigure->trigger();
        auto* dialog = bench.child<FigureDialog>("figureDialog");
        dialog->move(100, 60);
        auto* kind = dialog->findChild<QComboBox*>(QStringLiteral("figureKind"));
        kind->setCurrentIndex(1); // head counts
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        auto* methods = dialog->findChild<QListWidget*>(QStringLiteral("figureMethods"));
        wait();
        wrong << unreadableItems(*methods, QStringLiteral("methods of a figure"));
        wrong << confusedTick(*methods, 1, QStringLiteral("methods of a figure"));

        wrong.removeAll(QString());
        for (const QString& what : wrong) { // a message of QVERIFY2 is cut after a thousand letters
            qWarning("%s", qPrintable(what));
        }
        QCOMPARE(wrong.size(), 0);
    }
};

namespace {

int onRealDisplay(int argc, char** argv)
{
    const hydra::test::RealDisplay display; // before the QApplication
    realDisplay = display.there();
    return hydra::test::runTest<TestTheme, QApplication>(argc, argv);
}

} // namespace

HYDRA_TEST_MAIN(onRealDisplay)
#include "test_theme.moc"
