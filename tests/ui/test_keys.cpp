// SPDX-License-Identifier: GPL-3.0-or-later
// The window by keyboard: Tab goes only to visible parts, letters work outside text fields, every panel opens
// and closes by its key, no mnemonic has two meanings.
#include "ui/panels/heads_panel.h"
#include "ui/shell/dock.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/method_gallery.h"
#include "ui/state/other_maps.h"
#include "ui/views/canvas.h"
#include "ui/views/head_slider.h"
#include "ui/views/strip.h"
#include "ui/widgets/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QWheelEvent>

#include <map>

#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::layoutRests;

namespace {

QString called(const QWidget* widget)
{
    return widget ? QStringLiteral("%1 \"%2\" %3")
                        .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                             widget->accessibleName())
                  : QStringLiteral("nothing");
}

// The viewport covers a chart or list, so its region counts.
bool seen(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget);
    return !(area ? area->viewport()->visibleRegion() : widget.visibleRegion()).isEmpty();
}

int differing(const QImage& a, const QImage& b)
{
    int count = a.size() == b.size() ? 0 : 1000;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            count += int(a.pixel(x, y) != b.pixel(x, y));
        }
    }
    return count;
}

// The mnemonics of all visible parts of WINDOW.
std::map<QChar, QStringList> mnemonics(const QWidget& window, const QMenuBar& menus)
{
    std::map<QChar, QStringList> found;
    const auto note = [&](const QString& words, const QString& what) {
        const QKeySequence key = QKeySequence::mnemonic(words);
        if (!key.isEmpty()) {
            found[key.toString().back().toUpper()] << what;
        }
    };
    for (const QAction* menu : menus.actions()) {
        note(menu->text(), menu->text());
    }
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->buddy() && label->isVisible() && label->window() == &window) {
            note(label->text(), label->text());
        }
    }
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->window() == &window) {
            note(button->text(), button->text());
        }
    }
    return found;
}

// The controls outside WINDOW that no scrolling reaches, or narrower than they need to be.
QStringList cutOff(const QWidget& window)
{
    QStringList cut;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool control = qobject_cast<const QAbstractButton*>(widget)
            || qobject_cast<const QComboBox*>(widget) || qobject_cast<const QLineEdit*>(widget)
            || qobject_cast<const QSlider*>(widget);
        if (!control || !widget->isVisible() || widget->window() != &window
            || widget->objectName().startsWith(QLatin1String("qt_"))
            || widget->objectName().startsWith(QLatin1String("Scroll"))) { // of a tab bar
            continue;
        }
        bool scrolls = false; // then controls outside can be reached
        for (const QWidget* at = widget->parentWidget(); at; at = at->parentWidget()) {
            scrolls =
                scrolls || qobject_cast<const QAbstractScrollArea*>(at) || qobject_cast<const QTabBar*>(at);
        }
        const QRect place(widget->mapTo(&window, QPoint()), widget->size());
        if ((!scrolls && !window.rect().contains(place))
            || widget->width()
                < std::min(widget->minimumSizeHint().width(), widget->maximumWidth()) * 9 / 10) {
            cut << called(widget)
                    + QStringLiteral(" %1 of %2").arg(widget->width()).arg(widget->minimumSizeHint().width());
        }
    }
    return cut;
}

// The button that closes DOCK: its own or its tab's; null before the window is laid out.
QAbstractButton* closerOf(const QWidget& window, const Dock& dock)
{
    auto* own = dock.findChild<QAbstractButton*>(dock.objectName() + QStringLiteral("Close"));
    if (own && own->isVisible()) {
        return own;
    }
    for (QTabBar* bar : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        for (int i = 0; i < bar->count(); ++i) {
            if (own && bar->isVisible() && bar->tabText(i) == dock.windowTitle()) {
                return qobject_cast<QAbstractButton*>(bar->tabButton(i, QTabBar::RightSide));
            }
        }
    }
    return nullptr;
}

// Brings the panel of SHOW to the front and waits until it is there.
bool broughtForward(Bench& bench, QAction* show)
{
    const Actions& on = bench.window->state().actions();
    const char* name = show == on.showExplain ? "explainDock"
        : show == on.showAttention            ? "attentionDock"
        : show == on.showLook                 ? "lookDock"
        : show == on.showModel                ? "modelDock"
        : show == on.showCost                 ? "costDock"
                                              : "trustDock";
    show->trigger();
    return QTest::qWaitFor([&] { return bench.child<Dock>(name)->inFront(); });
}

} // namespace

// Accepts every key, as a line edit accepts Ctrl+E with Qt's X11 keys, which the test display does not have.
class GreedyField : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();
            return true;
        }
        return QLineEdit::event(event);
    }
};

class TestKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Tab goes all the way round, with every panel in front once, including the panels below.
    void tabGoesWhereItIsSeen()
    {
        applyTheme(Theme::Light); // some focus marks come from the style sheet
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        on.showCost->trigger();
        on.showTrust->trigger();
        for (QAction* front : {on.showExplain, on.showAttention, on.showLook, on.showModel}) {
            QVERIFY(broughtForward(bench, front));
            bench.child<Canvas>("canvas")->setFocus();
            QStringList unseen, unmarked;
            int stops = 0;
            do {
                const QWidget* before = bench.window->focusWidget();
                QTest::keyClick(bench.window->windowHandle(), Qt::Key_Tab);
                QCoreApplication::processEvents();
                QWidget* now = bench.window->focusWidget();
                QVERIFY2(now && now != before,
                         qPrintable(called(before) + QStringLiteral(" holds the focus")));
                if (!seen(*now)) {
                    unseen << called(now);
                    continue;
                }
                // This part of the window must look different with and without the focus.
                const QRect place =
                    QRect(now->mapTo(bench.window.get(), QPoint()), now->size()).adjusted(-4, -4, 4, 4);
                const QImage with = bench.window->grab(place).toImage();
                now->clearFocus();
                QCoreApplication::processEvents();
                const QImage without = bench.window->grab(place).toImage();
                now->setFocus(Qt::TabFocusReason);
                if (differing(with, without) < 8) {
                    unmarked << called(now);
                }
            } while (bench.window->focusWidget() != bench.child<Canvas>("canvas") && ++stops < 120);
            QVERIFY2(unseen.isEmpty(),
                     qPrintable(front->text() + QLatin1Char('\n') + unseen.join(QLatin1Char('\n'))));
            QVERIFY2(unmarked.isEmpty(),
                     qPrintable(front->text() + QLatin1Char('\n') + unmarked.join(QLatin1Char('\n'))));
            QVERIFY2(stops > 15 && stops < 120, qPrintable(QString::number(stops)));
        }
    }

    void whatIsTypedBehindATabDoesNothing()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.child<QSlider>("headSlider")->setFocus();
        const double opacity = bench.window->state().look().opacity;
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(bench.window->windowHandle(), Qt::Key_Tab);
            const auto* now = qobject_cast<QSlider*>(bench.window->focusWidget());
            QVERIFY2(!now || now->objectName() == QLatin1String("headSlider"), qPrintable(called(now)));
        }
        QCOMPARE(bench.window->state().look().opacity, opacity);
    }

    void lettersWorkWhereNobodyTypes()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        const auto press = [&](QWidget* where, int key, Qt::KeyboardModifiers with = {}) {
            where->setFocus();
            QTest::keyClick(bench.window->windowHandle(), Qt::Key(key), with);
        };
        QWidget* const box = bench.child<QWidget>("headsPanel")->findChild<QCheckBox*>();
        QWidget* const list = bench.child<QListView>("images");
        QWidget* const strip = bench.child<QWidget>("strip");
        QWidget* const slider = bench.child<QSlider>("headSlider");
        for (QWidget* where : {box, list, strip, slider}) {
            const bool shown = on.overlay->isChecked();
            const bool searched = where == list || where == strip; // letters search the list
            press(where, Qt::Key_M);
            QVERIFY2((on.overlay->isChecked() != shown) != searched, qPrintable(called(where)));
            press(where, Qt::Key_N);
            QCOMPARE(bench.window->library().currentRow(), searched ? 0 : 1);
            press(where, Qt::Key_Right, Qt::ControlModifier);
            QCOMPARE(bench.window->library().currentRow(), 1);
            press(where, Qt::Key_Left, Qt::ControlModifier);
            QCOMPARE(bench.window->library().currentRow(), 0);
        }
        press(box, Qt::Key_Right);
        QCOMPARE(bench.window->library().currentRow(), 1);
        QVERIFY(bench.settle());
        press(slider, Qt::Key_Left); // the slider's own key
        QCOMPARE(bench.window->library().currentRow(), 1);
        QCOMPARE(bench.window->state().query().heads, 3);

        const bool shown = on.overlay->isChecked();
        auto* search = bench.child<QLineEdit>("classSearch");
        press(search, Qt::Key_M);
        press(search, Qt::Key_N);
        QCOMPARE(search->text(), QStringLiteral("mn"));
        QCOMPARE(on.overlay->isChecked(), shown);
        QCOMPARE(bench.window->library().currentRow(), 1);
        press(bench.child<QComboBox>("method"), Qt::Key_M); // searches its list
        QCOMPARE(on.overlay->isChecked(), shown);
    }

    // In a list or a closed box a letter is no command and changes no choice: it searches the list.
    void aLetterChangesNoBox()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QTRY_VERIFY(bench.window->isActiveWindow());
        const PictureAsk before = bench.window->state().query();
        auto* box = bench.child<QComboBox>("imageOrder");
        QVERIFY(box->count() > 1);
        const int was = box->currentIndex();
        const QString other = box->itemText(was == 0 ? 1 : 0);
        box->setFocus();
        QTest::keyClicks(box, other.left(1));
        QVERIFY(box->view()->isVisible());
        QCOMPARE(box->currentIndex(), was);
        QTest::keyClick(box->view(), Qt::Key_Escape);
        QTRY_VERIFY(!box->view()->isVisible());
        QCOMPARE(box->currentIndex(), was);
        // The methods' box opens the gallery, which continues with the letter.
        auto* methods = bench.child<QComboBox>("method");
        methods->setFocus();
        QTest::keyClicks(methods, QStringLiteral("p"));
        auto* gallery = bench.child<MethodGallery>("methodGallery");
        QVERIFY(gallery->isVisible());
        for (const char letter : {'c', 'a'}) {
            QTest::keyClick(gallery->focusWidget(), letter);
        }
        QCOMPARE(bench.child<QLabel>("galleryTitle")->text(), QStringLiteral("Features as colours"));
        QVERIFY(bench.window->state().query() == before);
        QTest::keyClick(gallery->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(bench.window->state().query().options.method, std::string("pca"));
        QVERIFY(bench.settle());
    }

    // By name, id, plain sentence and synonyms, with spaces; a text without matches changes no choice.
    void theGalleryIsSearchedByWords()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* gallery = bench.child<MethodGallery>("methodGallery");
        auto* chip = bench.child<QWidget>("methodChip");
        for (const auto& [words, method] : {std::pair{"pca", "pca"},
                                            {"logit lens", "lens"},
                                            {"gradcam", "grad-cam"},
                                            {"nostalgebraist", "lens"},
                                            {"xyzzy", "lens"},
                                            {"rise", "rise"}}) {
            QTest::mouseClick(chip, Qt::LeftButton);
            QVERIFY(gallery->isVisible());
            for (const char* letter = words; *letter != 0; ++letter) {
                QTest::keyClick(gallery->focusWidget(), *letter);
            }
            QTest::keyClick(gallery->focusWidget(), Qt::Key_Return);
            QVERIFY(!gallery->isVisible());
            QVERIFY2(bench.window->state().query().options.method == method, words);
            QVERIFY(bench.settle());
        }
    }

    // Methods that take milliseconds here have a picture; only the others are marked as slow.
    void quickMethodsHaveTheirPicture()
    {
        Bench bench;
        QVERIFY(bench.settle());
        OtherMaps maps(bench.window->state(), bench.window->bridge(),
                       {"gradient", "occlusion", "integrated-gradients", "rise"}, "test");
        maps.setShown(true);
        for (const OtherMaps::Cell& cell : maps.cells()) {
            QVERIFY2(cell.quick, qPrintable(cell.title));
        }
        QTRY_VERIFY_WITH_TIMEOUT(maps.complete(), 30'000);
        MapOptions options = bench.window->state().query().options;
        options.masks = 1'000'000;
        bench.window->state().setOptions(options);
        QTRY_VERIFY(!maps.cells().back().quick);
        QVERIFY(maps.cells().front().quick);
        // A tile has room for three lines, which also break at hyphens.
        const auto* gallery = bench.child<MethodGallery>("methodGallery");
        for (const QAbstractButton* cell : gallery->findChildren<QAbstractButton*>()) {
            if (cell->property("method").isValid()) {
                QVERIFY2(cell->height() >= 84 + 11 + 3 * cell->fontMetrics().lineSpacing(),
                         qPrintable(cell->text()));
            }
        }
    }

    // Ctrl with a letter is a command even in text fields; editing keys stay the field's.
    void commandsWorkInsideFields()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        auto* block = bench.child<QSpinBox>("layer");
        auto* search = bench.child<QLineEdit>("classSearch");
        auto* combo = bench.child<QComboBox>("method");
        const auto keeps = [](QWidget* field, const QKeySequence& keys) {
            QKeyEvent press(QEvent::ShortcutOverride, keys[0].key(), keys[0].keyboardModifiers());
            press.ignore();
            QCoreApplication::sendEvent(field, &press);
            return press.isAccepted();
        };
        GreedyField greedy(bench.window.get());
        int commands = 0;
        for (const QAction* action : on.findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
            for (const QKeySequence& keys : action->shortcuts()) {
                const int key = keys[0].key();
                const bool edits =
                    action == on.undo || action == on.redo || action == on.copyView || action == on.paste;
                if (edits || !keys[0].keyboardModifiers().testFlag(Qt::ControlModifier) || key > 0x7f) {
                    continue;
                }
                ++commands;
                for (QWidget* field : std::initializer_list<QWidget*>{block, search, combo, &greedy}) {
                    QVERIFY2(!keeps(field, keys), qPrintable(keys.toString() + called(field)));
                }
            }
        }
        QVERIFY(commands > 12);
        QVERIFY(keeps(&greedy, QKeySequence(Qt::CTRL | Qt::Key_A)));
        QVERIFY(keeps(&greedy, QKeySequence(Qt::CTRL | Qt::Key_Z)));
        QVERIFY(keeps(&greedy, QKeySequence(Qt::Key_M)));
        QVERIFY(keeps(search, QKeySequence(Qt::CTRL | Qt::Key_A)));
        QVERIFY(keeps(search, QKeySequence(Qt::CTRL | Qt::Key_V)));
        QVERIFY(keeps(search, QKeySequence(Qt::Key_E)));
        QVERIFY(keeps(search, QKeySequence(Qt::CTRL | Qt::Key_Left)));
        // With key presses, as a user does it.
        QTRY_VERIFY(bench.window->isActiveWindow());
        block->setFocus();
        QTest::keyClick(block, Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(bench.window->tools().get<FigureDialog>().isVisible());
        bench.window->tools().get<FigureDialog>().close();
    }

    // The wheel scrolls the panel, not a field under the cursor, even a focused one.
    void theWheelOnlyScrollsAPanel()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(broughtForward(bench, bench.window->state().actions().showAttention));
        bench.window->resize(1100, 420);
        QVERIFY(bench.settle() && layoutRests());
        auto* block = bench.child<QSpinBox>("whatIfBlock");
        auto* part = bench.child<QComboBox>("whatIfPart");
        block->setFocus(); // scrolls there
        block->setValue(1);
        QScrollArea* area = nullptr;
        for (QWidget* at = block; at && !area; at = at->parentWidget()) {
            area = qobject_cast<QScrollArea*>(at);
        }
        QVERIFY(area);
        QScrollBar* bar = area->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        for (QWidget* field : std::initializer_list<QWidget*>{block, part}) {
            bar->setValue(bar->maximum());
            const QPointF middle = field->rect().center();
            // Qt passes an ignored wheel event on to the parent, but not a synthetic one: the loop does.
            for (QWidget* at = field; at; at = at->parentWidget()) {
                const QPointF here = field->mapTo(at, middle.toPoint());
                QWheelEvent wheel(here, at->mapToGlobal(here), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                                  Qt::NoScrollPhase, false);
                wheel.ignore();
                QCoreApplication::sendEvent(at, &wheel);
                if (wheel.isAccepted()) {
                    break;
                }
            }
            QVERIFY2(bar->value() < bar->maximum(), qPrintable(called(field)));
            QVERIFY(field->focusPolicy() != Qt::WheelFocus);
        }
        QCOMPARE(block->value(), 1);
        QCOMPARE(part->currentIndex(), 0);
    }

    void aClickOnTheMarginOnlyFocuses()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* canvas = bench.child<Canvas>("canvas");
        bench.child<QSlider>("headSlider")->setFocus();
        const PictureAsk before = bench.window->state().query();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(4, canvas->height() - 4));
        QVERIFY(canvas->hasFocus());
        QVERIFY(bench.window->state().query() == before);
    }

    void everyPanelOpensAndClosesByItsKey()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        const std::vector<std::pair<const char*, QAction*>> panels = {
            {"explainDock", on.showExplain}, {"attentionDock", on.showAttention},
            {"lookDock", on.showLook},       {"modelDock", on.showModel},
            {"costDock", on.showCost},       {"trustDock", on.showTrust}};
        for (const auto& [name, key] : panels) {
            auto* dock = bench.child<Dock>(name);
            bench.child<Canvas>("canvas")->setFocus();
            key->trigger();
            QTRY_VERIFY2(dock->inFront(), name);
            QTRY_VERIFY2(dock->isAncestorOf(bench.window->focusWidget()), name);
            key->trigger();
            QVERIFY2(dock->isHidden(), name);
            QVERIFY2(bench.child<Canvas>("canvas")->hasFocus(), name);
            key->trigger();
            QTRY_VERIFY2(dock->inFront(), name);
        }
    }

    // The window keeps its size, so that it stays on the screen.
    void aPanelBelowTakesItsRoomFromTheStrip()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        auto* heads = bench.child<HeadsPanel>("headsPanel");
        auto* canvas = bench.child<Canvas>("canvas");
        bench.window->resize(1100, 760);
        QVERIFY(layoutRests());
        QVERIFY(heads->stripShown());
        const int height = canvas->height();
        on.showTrust->trigger();
        QVERIFY(layoutRests());
        QCOMPARE(bench.window->height(), 760);
        QVERIFY(!heads->stripShown());
        QVERIFY2(canvas->height() >= 120, qPrintable(QString::number(canvas->height())));
        on.showCost->trigger(); // a tab needs no more room
        QVERIFY(layoutRests());
        QCOMPARE(bench.window->height(), 760);
        on.showCost->trigger();
        on.showTrust->trigger(); // to the front,
        if (!bench.child<Dock>("trustDock")->isHidden()) {
            on.showTrust->trigger(); // and closed
        }
        QVERIFY(layoutRests());
        QCOMPARE(bench.window->height(), 760);
        QTRY_VERIFY(heads->stripShown());
        QTRY_VERIFY(std::abs(canvas->height() - height) <= 1);
    }

    void everyPanelHasAButtonThatClosesIt()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        QVERIFY(broughtForward(bench, on.showCost) && broughtForward(bench, on.showTrust));
        for (Dock* dock : bench.window->findChildren<Dock*>()) {
            if (dock->isHidden()) {
                dock->toggleViewAction()->trigger();
            }
            dock->present();
            QTRY_VERIFY2(dock->inFront(), qPrintable(dock->objectName()));
            QTRY_VERIFY2(closerOf(*bench.window, *dock) != nullptr, qPrintable(dock->objectName()));
            closerOf(*bench.window, *dock)->click();
            QVERIFY2(dock->isHidden(), qPrintable(dock->objectName()));
            dock->toggleViewAction()->trigger();
            QVERIFY2(!dock->isHidden(), qPrintable(dock->objectName()));
        }
    }

    // Menus are short, and no command is in two of them.
    void menusAreShort()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QList<QAction*> seen;
        QList<QMenu*> open;
        for (const QAction* action : bench.window->menuBar()->actions()) {
            open << action->menu();
        }
        QVERIFY(open.size() >= 6);
        while (!open.isEmpty()) {
            const QMenu* menu = open.takeFirst();
            int entries = 0;
            for (QAction* action : menu->actions()) {
                if (action->menu()) {
                    open << action->menu();
                }
                entries += action->isSeparator() ? 0 : 1;
                QVERIFY2(action->isSeparator() || !seen.contains(action), qPrintable(action->text()));
                seen << action;
            }
            QVERIFY2(entries <= 15, qPrintable(QStringLiteral("%1: %2").arg(menu->title()).arg(entries)));
        }
    }

    void noMnemonicMeansTwoThings()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        for (QAction* front : {on.showExplain, on.showAttention, on.showLook, on.showModel}) {
            QVERIFY(broughtForward(bench, front));
            for (const auto& [letter, whose] : mnemonics(*bench.window, *bench.window->menuBar())) {
                QVERIFY2(
                    whose.size() == 1,
                    qPrintable(QString(letter) + QStringLiteral(": ") + whose.join(QStringLiteral(", "))));
            }
        }
    }

    // On small screens the canvas keeps a minimum height, and no control is cut or outside.
    void fitsASmallScreen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("trust");
        QTest::newRow("960 x 600") << QSize(960, 600) << false;
        QTest::newRow("960 x 600 with Trust") << QSize(960, 600) << true;
        QTest::newRow("half of 1600 x 1000") << QSize(800, 500) << false;
        QTest::newRow("1280 x 760 with Trust") << QSize(1280, 760) << true;
    }
    void fitsASmallScreen()
    {
        QFETCH(QSize, size);
        QFETCH(bool, trust);
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        if (trust) {
            on.showTrust->trigger();
        }
        bench.window->resize(size);
        QVERIFY(bench.settle());
        QTRY_COMPARE(bench.window->size(), size);
        for (QAction* front : {on.showAttention, on.showLook, on.showModel, on.showExplain}) {
            QVERIFY(broughtForward(bench, front));
            QCOMPARE(bench.window->size(), size);
            QVERIFY(bench.window->minimumSizeHint().width() <= size.width() - 16); // other fonts are wider
            (void)QTest::qWaitFor([&] { return cutOff(*bench.window).isEmpty(); }); // once it is laid out
            const QStringList cut = cutOff(*bench.window);
            QVERIFY2(cut.isEmpty(),
                     qPrintable(front->text() + QLatin1Char('\n') + cut.join(QLatin1Char('\n'))));
        }
        const int least = size.height() >= 760 ? 290 : size.height() >= 600 && !trust ? 290 : 140;
        QTRY_VERIFY2(bench.child<Canvas>("canvas")->height() >= least,
                     qPrintable(QString::number(bench.child<Canvas>("canvas")->height())));
    }

    void sliderAndStripShareAnAxis()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* strip = bench.child<Strip>("strip");
        QVERIFY(strip->isVisible());
        auto* slider = bench.child<HeadSlider>("headSlider");
        for (int row = 0; row < strip->cellCount(); ++row) {
            const int thumbnail =
                strip->mapTo(bench.window.get(), strip->cellPlace(row).center().toPoint()).x();
            const int tick = slider->mapTo(bench.window.get(), QPoint(qRound(slider->xOf(row + 2)), 0))
                                 .x(); // offered: 2, 3, 4
            QVERIFY2(std::abs(thumbnail - tick) <= 2,
                     qPrintable(QStringLiteral("row %1: %2 under %3").arg(row).arg(thumbnail).arg(tick)));
        }
    }

    void theStripMakesRoomForThePicture()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* strip = bench.child<QWidget>("strip");
        auto* fold = bench.child<QAbstractButton>("foldStrip");
        bench.window->resize(1280, 520);
        QTRY_VERIFY(!strip->isVisible());
        fold->click(); // the user can show it
        QVERIFY(strip->isVisible());
        fold->click();
        bench.window->resize(1280, 900);
        QVERIFY(bench.settle());
        QTRY_COMPARE(bench.window->height(), 900);
        QVERIFY(!strip->isVisible()); // and hide it again for good
    }
};

HYDRA_TEST(TestKeys, QApplication)
#include "test_keys.moc"
