// SPDX-License-Identifier: GPL-3.0-or-later
// Accessibility: what self-painted views tell assistive technology, use by keyboard alone, contrast, room for
// larger and longer texts, less motion, and the preview of other colour visions.
#include "core/paint/vision.h"
#include "ui/paint/format.h"
#include "ui/shell/choice_menus.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/features_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/head_matrix_window.h"
#include "ui/shell/help_window.h"
#include "ui/shell/live_window.h"
#include "ui/shell/predictor_window.h"
#include "ui/shell/question_line.h"
#include "ui/shell/questions_window.h"
#include "ui/shell/rounds_window.h"
#include "ui/shell/training_window.h"
#include "ui/shell/walk_window.h"
#include "ui/state/file_picker.h"
#include "ui/state/window_language.h"
#include "ui/views/canvas.h"
#include "ui/views/comparison_grid.h"
#include "ui/views/matrix_view.h"
#include "ui/views/prediction_bars.h"
#include "ui/views/scatter.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/motion.h"
#include "ui/widgets/theme.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTabBar>
#include <QTextDocument>
#include <QToolButton>

#include <cmath>

#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::layoutRests;

namespace {

// WCAG 2.1: (lighter + 0.05) / (darker + 0.05) of relative luminance.
double luminance(const QColor& c)
{
    const auto linear = [](double v) {
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QString called(const QWidget* widget)
{
    return QStringLiteral("%1 \"%2\"")
        .arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
}

// Opens every window besides the main one and returns them.
QList<QWidget*> openWindows(Bench& bench)
{
    bench.setPlacesApart();
    const QList<QWidget*> windows = bench.window->tools().all();
    for (QWidget* window : windows) {
        window->show();
    }
    return windows;
}

void press(int key, Qt::KeyboardModifiers with = {})
{
    QTest::keyClick(QGuiApplication::focusWindow(), Qt::Key(key), with);
    QCoreApplication::processEvents();
}

// Presses Tab until WANTED has the keyboard.
bool tabTo(const QWidget* wanted)
{
    for (int i = 0; i < 150 && QApplication::focusWidget() != wanted; ++i) {
        press(Qt::Key_Tab);
    }
    return QApplication::focusWidget() == wanted;
}

bool scrolls(const QWidget* widget)
{
    for (const QWidget* at = widget->parentWidget(); at; at = at->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(at)) {
            return true;
        }
    }
    return false;
}

// Texts of WINDOW that have less room than they need.
QStringList cutOff(const QWidget& window, bool longWords)
{
    QStringList cut;
    const auto note = [&](const QWidget* widget, const QString& words, int has, int needs) {
        if (has + 1 < needs) {
            cut << QStringLiteral("%1: \"%2\" has %3 of %4")
                       .arg(called(widget), words.left(60))
                       .arg(has)
                       .arg(needs);
        }
    };
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->window() != &window || qobject_cast<const ElidedLabel*>(label)
            || label->text().isEmpty()) {
            continue;
        }
        if (label->wordWrap()) {
            note(label, label->text(), label->height(), label->heightForWidth(label->width()));
        } else if (label->sizePolicy().horizontalPolicy() != QSizePolicy::Ignored) {
            note(label, label->text(), label->width(), label->sizeHint().width());
            note(label, label->text(), label->height(), label->fontMetrics().height());
        }
    }
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        if (!button->isVisible() || button->window() != &window || button->text().isEmpty()
            || button->objectName().startsWith(QLatin1String("qt_"))
            || (tool && (tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()))) {
            continue;
        }
        const QString plain = QString(button->text()).remove(QLatin1Char('&'));
        const auto* part = qobject_cast<const ViewChip*>(button); // parts of the question may be brief
        note(button, plain, button->width(),
             part ? std::min(part->briefWidth(), part->wholeWidth())
                  : button->fontMetrics().horizontalAdvance(plain));
        note(button, plain, button->height(), button->fontMetrics().height());
    }
    for (const QComboBox* box : window.findChildren<QComboBox*>()) {
        // Boxes that may shorten the chosen text to save room show it whole in their list.
        const bool mayShorten =
            longWords && box->sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon;
        if (box->isVisible() && box->window() == &window && !mayShorten) {
            note(box, box->currentText(), box->width() - 22,
                 box->fontMetrics().horizontalAdvance(box->currentText()));
        }
    }
    // Controls outside the window that no scrolling reaches.
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool control = qobject_cast<const QAbstractButton*>(widget)
            || qobject_cast<const QComboBox*>(widget) || qobject_cast<const QSlider*>(widget);
        const QRect place(widget->mapTo(&window, QPoint()), widget->size());
        if (control && widget->isVisible() && widget->window() == &window && !scrolls(widget)
            && !qobject_cast<const QTabBar*>(widget->parentWidget()) && !window.rect().contains(place)
            && !widget->objectName().startsWith(QLatin1String("qt_"))
            && !widget->objectName().startsWith(QLatin1String("Scroll"))) {
            cut << called(widget) + QStringLiteral(" is outside");
        }
    }
    return cut;
}

} // namespace

class TestEveryone : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // WCAG 2.2, 2.5.8.
    void whatIsPressedIsLargeEnough()
    {
        constexpr int least = 24; // points
        applyTheme(Theme::Light);
        Bench bench;
        QVERIFY(bench.settle());
        QStringList small;
        for (const QSize& size : {QSize(1280, 760), QSize(1600, 1000)}) {
            bench.window->resize(size);
            QVERIFY(bench.settle());
            QTest::qWait(0);
            for (const QWidget* target : bench.window->findChildren<QWidget*>()) {
                const bool pressed = qobject_cast<const QAbstractButton*>(target) != nullptr
                    || qobject_cast<const QComboBox*>(target) != nullptr
                    || qobject_cast<const QAbstractSpinBox*>(target) != nullptr
                    || qobject_cast<const QAbstractSlider*>(target) != nullptr
                    || qobject_cast<const QLineEdit*>(target) != nullptr;
                const bool bar = qobject_cast<const QScrollBar*>(target) != nullptr;
                if (pressed && !bar && target->isVisible() && target->isEnabled()
                    && std::min(target->width(), target->height()) < least) {
                    small << QStringLiteral("%1 %2 %3: %4 x %5")
                                 .arg(QLatin1String(target->metaObject()->className()), target->objectName(),
                                      target->accessibleName())
                                 .arg(target->width())
                                 .arg(target->height());
                }
            }
        }
        small.removeDuplicates();
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

    void wordsStandOut()
    {
        for (const bool dark : {false, true}) {
            applyTheme(dark ? Theme::Dark : Theme::Light);
            const QPalette palette = QApplication::palette();
            using P = QPalette;
            const std::vector<std::pair<P::ColorRole, P::ColorRole>> pairs = {
                {P::WindowText, P::Window},
                {P::Text, P::Base},
                {P::Text, P::AlternateBase},
                {P::Text, P::Window},
                {P::ButtonText, P::Button},
                {P::PlaceholderText, P::Window},
                {P::PlaceholderText, P::Base},
                {P::PlaceholderText, P::AlternateBase},
                {P::PlaceholderText, P::Dark},
                {P::HighlightedText, P::Highlight},
                {P::Highlight, P::Window},
                {P::Highlight, P::Base},
                {P::Link, P::Window},
                {P::Link, P::Base},
                {P::ToolTipText, P::ToolTipBase},
                {P::Text, P::Dark},
                {P::BrightText, P::Window}};
            for (const auto& [words, ground] : pairs) {
                const double ratio = contrast(palette.color(words), palette.color(ground));
                QVERIFY2(ratio >= 4.5,
                         qPrintable(QStringLiteral("%1: %2 on %3: %4")
                                        .arg(dark ? QLatin1String("dark") : QLatin1String("light"),
                                             QVariant::fromValue(words).toString(),
                                             QVariant::fromValue(ground).toString())
                                        .arg(ratio)));
            }
            // Chosen or marked items lie on a wash of the accent colour.
            const QColor window = palette.color(P::Window);
            const QColor accent = palette.color(P::Highlight);
            const auto part = [](double a, double b) { return int(255 * (a + 0.18 * (b - a)) + 0.5); };
            const QColor wash(part(window.redF(), accent.redF()), part(window.greenF(), accent.greenF()),
                              part(window.blueF(), accent.blueF()));
            QVERIFY(contrast(palette.color(P::Text), wash) >= 4.5);
            QVERIFY2(contrast(palette.color(P::PlaceholderText), wash) >= 4.5, dark ? "dark" : "light");
            QVERIFY(contrast(accent, palette.color(P::AlternateBase)) >= 4.5);
            // Every rule of the style sheet that sets a text colour: on its own background, else the
            // window's.
            const QRegularExpression rule(QStringLiteral("([^{}]+)\\{([^}]*)\\}"));
            const QRegularExpression words(QStringLiteral("(?<![-a-z])color:\\s*(#[0-9a-f]{6})"));
            const QRegularExpression ground(QStringLiteral("background:\\s*(#[0-9a-f]{6})"));
            int rules = 0;
            auto match = rule.globalMatch(qApp->styleSheet());
            while (match.hasNext()) {
                const auto each = match.next();
                const auto ink = words.match(each.captured(2));
                const auto paper = ground.match(each.captured(2));
                if (!ink.hasMatch() || each.captured(1).contains(QLatin1String(":disabled"))) {
                    continue;
                }
                ++rules;
                const QList<QColor> grounds = paper.hasMatch()
                    ? QList<QColor>{QColor(paper.captured(1))}
                    : QList<QColor>{palette.color(QPalette::Window), palette.color(QPalette::Base)};
                for (const QColor& on : grounds) {
                    const double ratio = contrast(QColor(ink.captured(1)), on);
                    QVERIFY2(ratio >= 4.5,
                             qPrintable(each.captured().trimmed() + QStringLiteral(" %1").arg(ratio)));
                }
            }
            QVERIFY(rules >= 8);
            // Lines that show the focus and marks: 3 : 1.
            for (const QPalette::ColorRole role : {QPalette::Window, QPalette::Base, QPalette::Dark}) {
                QVERIFY(contrast(palette.color(QPalette::Highlight), palette.color(role)) >= 3);
            }
            // A message of each kind must be readable.
            for (const MessageBar::Kind kind :
                 {MessageBar::Kind::Info, MessageBar::Kind::Warning, MessageBar::Kind::Error}) {
                MessageBar bar;
                bar.resize(300, 40);
                bar.tell(kind, QStringLiteral("words"));
                const QColor paper(bar.grab().toImage().pixel(290, 3));
                QVERIFY(contrast(palette.color(QPalette::WindowText), paper) >= 4.5);
            }
        }
        applyTheme(Theme::Light);
    }

    // Icons have the colour of the theme's text and the requested size.
    void iconsAreOfTheTheme()
    {
        for (const bool dark : {false, true}) {
            applyTheme(dark ? Theme::Dark : Theme::Light);
            const QIcon icon = lineIcon(QStringLiteral("save"));
            QVERIFY(!icon.isNull());
            for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Active, QIcon::Disabled}) {
                const QColor wanted = QApplication::palette().color(
                    mode == QIcon::Disabled ? QPalette::Mid : QPalette::ButtonText);
                for (const int side : {16, 24, 37, 96}) {
                    const QImage drawn = icon.pixmap({side, side}, mode).toImage();
                    QCOMPARE(drawn.size(), QSize(side, side));
                    int ink = 0, other = 0;
                    for (int y = 0; y < side; ++y) {
                        for (int x = 0; x < side; ++x) {
                            const QColor there = drawn.pixelColor(x, y);
                            ink += int(there.alpha() == 255 && there.rgb() == wanted.rgb());
                            other += int(there.alpha() == 255 && there.rgb() != wanted.rgb());
                        }
                    }
                    QVERIFY2(ink > 0 && ink < side * side / 2, qPrintable(QString::number(ink)));
                    QCOMPARE(other, 0);
                }
            }
            QImage painted(40, 40,
                           QImage::Format_ARGB32_Premultiplied); // half the size at twice the resolution
            painted.setDevicePixelRatio(2);
            painted.fill(Qt::transparent);
            QPainter painter(&painted);
            icon.paint(&painter, QRect(0, 0, 20, 20));
            painter.end();
            painted.setDevicePixelRatio(1);
            const QImage square = icon.pixmap({40, 40}).toImage().convertToFormat(painted.format());
            QCOMPARE(painted, square);
            QImage wide(80, 40, painted.format()); // centred, not stretched
            wide.fill(Qt::transparent);
            QPainter across(&wide);
            icon.paint(&across, wide.rect());
            across.end();
            QCOMPARE(wide.copy(20, 0, 40, 40), square);
        }
        applyTheme(Theme::Light);
    }

    void nothingWithoutAName()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Actions& on = bench.window->state().actions();
        on.showCost->trigger();
        on.showTrust->trigger();
        on.showPrompts->trigger();
        on.showConcepts->trigger();
        QList<QWidget*> windows = openWindows(bench);
        windows.prepend(bench.window.get());
        QVERIFY(bench.settle());
        bench.window->tour().start();
        QStringList nameless;
        int widgets = 0;
        for (QWidget* window : windows) {
            for (QWidget* widget : window->findChildren<QWidget*>()) {
                if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible()
                    || widget->inherits("QComboBoxListView") // belongs to a box, which has its name
                    || widget->objectName().startsWith(QLatin1String("qt_"))) {
                    continue;
                }
                ++widgets;
                QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
                if (!spoken || spoken->text(QAccessible::Name).isEmpty()) {
                    const QString line = called(widget) + QStringLiteral(" in ") + called(window);
                    if (!nameless.contains(line)) {
                        nameless << line;
                    }
                }
            }
        }
        QVERIFY(widgets > 100);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }

    // For a widget without a description, Qt passes the tool tip to screen readers verbatim.
    void nothingIsSpokenInMarkup()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showCost->trigger();
        QList<QWidget*> windows = openWindows(bench);
        windows.prepend(bench.window.get());
        QVERIFY(bench.settle());
        const auto markedUp = [](QWidget* widget) {
            const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
            return spoken && Qt::mightBeRichText(spoken->text(QAccessible::Description));
        };
        QStringList wrong;
        int tips = 0;
        for (QWidget* window : windows) {
            for (QWidget* widget : window->findChildren<QWidget*>()) {
                tips += widget->isVisible() && Qt::mightBeRichText(widget->toolTip()) ? 1 : 0;
                if (widget->isVisible() && markedUp(widget)) {
                    wrong << called(widget);
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
        QVERIFY(tips > 50);
        QLabel label(bench.window.get());
        label.setToolTip(QStringLiteral("<b>One</b> (Ctrl+1)<br>a &lt; b &amp; c"));
        QCOMPARE(label.accessibleDescription(), QStringLiteral("One (Ctrl+1)\na < b & c"));
        label.setToolTip({});
        QCOMPARE(label.accessibleDescription(), QString());
        label.setAccessibleDescription(QStringLiteral("its own"));
        label.setToolTip(QStringLiteral("<b>other</b>"));
        QCOMPARE(label.accessibleDescription(), QStringLiteral("its own"));
    }

    void theMapIsATable()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* canvas = bench.child<Canvas>("canvas");
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(canvas);
        QCOMPARE(spoken->role(), QAccessible::Table);
        QCOMPARE(spoken->childCount(), 16);
        QVERIFY(spoken->tableInterface());
        QCOMPARE(spoken->tableInterface()->rowCount(), 4);
        const engine::MapPtr map = bench.window->board().shownMap();
        for (const int patch : {0, 6, 15}) {
            QAccessibleInterface* cell = spoken->tableInterface()->cellAt(patch / 4, patch % 4);
            QCOMPARE(cell, spoken->child(patch));
            QCOMPARE(spoken->indexOfChild(cell), patch);
            QCOMPARE(cell->role(), QAccessible::Cell);
            QCOMPARE(cell->text(QAccessible::Name),
                     QStringLiteral("row %1, column %2: %3")
                         .arg(patch / 4 + 1)
                         .arg(patch % 4 + 1)
                         .arg(mapValue(double(map->values[std::size_t(patch)]))));
            QVERIFY(cell->rect().contains(canvas->mapToGlobal(bench.pointOf(patch))));
            const QPoint at = cell->rect().center();
            QCOMPARE(spoken->childAt(at.x(), at.y()), cell);
            QCOMPARE(cell->tableCellInterface()->rowIndex(), patch / 4);
        }
        QVERIFY(spoken->text(QAccessible::Value).isEmpty());
        // Another map is announced once, and so is the marked patch with its value; no change, no
        // announcement.
        const int before = canvas->property("spokenTables").toInt();
        spoken->child(6)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().query().options.query, 6);
        const QString value = mapValue(double(bench.window->board().shownMap()->values[6]));
        QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("row 2, column 3: %1").arg(value));
        QCOMPARE(canvas->property("spokenValue").toString(),
                 QStringLiteral("row 2, column 3: %1").arg(value));
        QVERIFY(spoken->child(6)->state().selected);
        QCOMPARE(canvas->property("spokenTables").toInt(), before + 1);
        canvas->update();
        QVERIFY(bench.engineIsDone());
        QCOMPARE(canvas->property("spokenTables").toInt(), before + 1);
    }

    // A slider with two ends in the map's values; with one end if it is symmetric; no slider for colours.
    void theColourBarIsASlider()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        Board& board = bench.window->board();
        state.setMethod("relevance");
        QVERIFY(bench.settle());
        auto* bar = bench.child<QWidget>("colourBar");
        const QString before = bar->property("spokenValue").toString();
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(bar);
        QCOMPARE(spoken->role(), QAccessible::Slider);
        QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
        QVERIFY2(spoken->text(QAccessible::Description).startsWith(text(methodInfo("relevance").title)),
                 qPrintable(spoken->text(QAccessible::Description)));
        const ValueRange whole = rangeOf(*board.shownMap());
        QCOMPARE(spoken->text(QAccessible::Value),
                 QStringLiteral("from %1 to %2").arg(mapValue(whole.low), mapValue(whole.high)));
        QCOMPARE(before, spoken->text(QAccessible::Value)); // announced when it changed
        QCOMPARE(spoken->valueInterface()->currentValue().toDouble(), whole.high);
        QCOMPARE(spoken->childCount(), 2);
        QAccessibleInterface* upper = spoken->child(0);
        QAccessibleInterface* lower = spoken->child(1);
        QVERIFY(upper->isValid() && lower->isValid() && upper->parent() == spoken);
        QVERIFY(upper->text(QAccessible::Name) != lower->text(QAccessible::Name));
        QVERIFY(upper->rect().center().y() < lower->rect().center().y());
        QCOMPARE(spoken->indexOfChild(lower), 1);
        QCOMPARE(spoken->childAt(lower->rect().center().x(), lower->rect().center().y()), lower);
        QCOMPARE(upper->valueInterface()->maximumValue().toDouble(), whole.high);
        QCOMPARE(lower->valueInterface()->currentValue().toDouble(), whole.low);

        // Moving it acts as the keys do and is announced. Its limits stay the same.
        const double span = whole.high - whole.low;
        spoken->valueInterface()->setCurrentValue(whole.low + 0.75 * span);
        lower->valueInterface()->setCurrentValue(whole.low + 0.25 * span);
        QVERIFY(std::abs(state.look().rangeUntil - 0.75) < 1e-6);
        QVERIFY(std::abs(state.look().rangeFrom - 0.25) < 1e-6);
        QTRY_VERIFY(std::abs(upper->valueInterface()->currentValue().toDouble() - (whole.low + 0.75 * span))
                    < 1e-6 * span);
        QCOMPARE(bar->property("spokenValue").toString(),
                 QStringLiteral("from %1 to %2")
                     .arg(mapValue(board.range(board.shownMap()).low),
                          mapValue(board.range(board.shownMap()).high)));
        QVERIFY(std::abs(upper->valueInterface()->maximumValue().toDouble() - whole.high) < 1e-6 * span);
        QVERIFY(std::abs(lower->valueInterface()->minimumValue().toDouble() - whole.low) < 1e-6 * span);
        lower->valueInterface()->setCurrentValue(whole.high); // stops short of the other end
        QVERIFY(state.look().rangeFrom < state.look().rangeUntil);
        state.setLook({}); // resets the settings, which persist

        state.setMethod("hydra-contribution"); // a signed map
        QVERIFY(bench.settle());
        QVERIFY(board.range(board.shownMap()).isSigned);
        QCOMPARE(spoken->childCount(), 1);
        QVERIFY(!lower->isValid());
        const double reach = rangeOf(*board.shownMap()).high;
        spoken->valueInterface()->setCurrentValue(reach / 2);
        QVERIFY(std::abs(state.look().rangeUntil - 0.5) < 1e-6);
        QTRY_VERIFY(std::abs(spoken->valueInterface()->currentValue().toDouble() - reach / 2) < 1e-6 * reach);
        QVERIFY(std::abs(spoken->valueInterface()->maximumValue().toDouble() - reach) < 1e-6 * reach);
        state.setLook({});

        state.setMethod("pca"); // colours have no scale
        QVERIFY(bench.settle());
        QCOMPARE(spoken->role(), QAccessible::StaticText);
        QVERIFY(spoken->childCount() == 0 && !spoken->valueInterface());
        QVERIFY(spoken->text(QAccessible::Value).isEmpty());
        QVERIFY2(spoken->text(QAccessible::Description).startsWith(QStringLiteral("Three leading")),
                 qPrintable(spoken->text(QAccessible::Description)));
    }

    void otherViewsTellTheirValues()
    {
        Bench bench;
        QVERIFY(bench.settle());
        // Bars: a class and its share.
        auto* bars = bench.window->findChild<PredictionBars*>();
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(bars);
        QCOMPARE(spoken->role(), QAccessible::List);
        QCOMPARE(spoken->childCount(), 5);
        const engine::Prediction& said = *bench.window->board().current()->prediction;
        const int top = said.ranking.front();
        QCOMPARE(spoken->child(0)->text(QAccessible::Name),
                 QStringLiteral("%1 %2").arg(
                     QString::fromStdString(bench.window->state().model()->config.className(top)),
                     percent(double(said.probabilities[std::size_t(top)]))));
        // Every chart, grid, matrix and scatter with content has cells with texts.
        bench.window->state().actions().showTrust->trigger();
        const QList<QWidget*> windows = openWindows(bench);
        QTRY_VERIFY_WITH_TIMEOUT(!bench.window->tools().get<EmbeddingWindow>().cloud().empty(), 60'000);
        QTRY_VERIFY(!bench.window->tools().get<EmbeddingWindow>().running());
        QVERIFY(bench.settle());
        int views = 0;
        for (QWidget* window : QList<QWidget*>{bench.window.get()} + windows) {
            for (QWidget* widget : window->findChildren<QWidget*>()) {
                auto* cells = dynamic_cast<SpokenCells*>(widget);
                if (!cells || !widget->isVisible() || cells->cellCount() == 0) {
                    continue;
                }
                ++views;
                QAccessibleInterface* told = QAccessible::queryAccessibleInterface(widget);
                QCOMPARE(told->childCount(), cells->cellCount());
                for (const int cell : {0, cells->cellCount() / 2, cells->cellCount() - 1}) {
                    QAccessibleInterface* child = told->child(cell);
                    QVERIFY2(child && child->isValid() && !child->text(QAccessible::Name).isEmpty(),
                             qPrintable(called(widget)));
                    QVERIFY2(child->parent() == told, qPrintable(called(widget)));
                }
            }
        }
        QVERIFY2(views >= 8, qPrintable(QString::number(views)));
        auto* scatter = bench.window->tools().get<EmbeddingWindow>().findChild<Scatter*>();
        QCOMPARE(QAccessible::queryAccessibleInterface(scatter)->role(), QAccessible::List);
        auto* grid = bench.window->tools().get<CompareWindow>().findChild<ComparisonGrid*>();
        QTRY_VERIFY(QAccessible::queryAccessibleInterface(grid)
                        ->child(0)
                        ->text(QAccessible::Name)
                        .contains(QStringLiteral("map from")));
    }

    // Enter puts a cursor on the picture; without the cursor the arrows step through pictures.
    void patchesByKeyboard()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* canvas = bench.child<Canvas>("canvas");
        canvas->setFocus();
        press(Qt::Key_Right);
        QCOMPARE(bench.window->library().currentRow(), 1);
        press(Qt::Key_Left);
        QVERIFY(bench.settle());
        press(Qt::Key_Return);
        QCOMPARE(canvas->markedCell(), 10); // in the middle
        const QImage before = canvas->grab().toImage();
        press(Qt::Key_Right);
        press(Qt::Key_Up);
        QCOMPARE(canvas->markedCell(), 7);
        QVERIFY(canvas->grab().toImage() != before);
        QCOMPARE(bench.window->library().currentRow(), 0);
        QCOMPARE(bench.window->state().query().options.query, -1); // no patch is asked yet
        press(Qt::Key_Space);
        QCOMPARE(bench.window->state().query().options.query, 7);
        press(Qt::Key_Down);
        press(Qt::Key_Delete);
        QVERIFY(bench.window->state().query().without.hasPatch(11));
        press(Qt::Key_Delete);
        QVERIFY(bench.window->state().query().without.empty());
        press(Qt::Key_Escape); // removes the cursor
        QCOMPARE(canvas->markedCell(), 7); // the mark returns to the asked patch
        QCOMPARE(bench.window->state().query().options.query, 7);
        press(Qt::Key_Escape); // then acts as usual
        QCOMPARE(bench.window->state().query().options.query, -1);
    }

    void matrixCellsByKeyboard()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showWalk->trigger();
        auto& walk = bench.window->tools().get<WalkWindow>();
        QTRY_VERIFY(!walk.findChildren<MatrixView*>().isEmpty());
        MatrixView* matrix = walk.findChildren<MatrixView*>().front();
        QTRY_VERIFY(matrix->cellCount() > 4);
        QSignalSpy line(matrix, &MatrixView::readOut);
        QTest::keyClick(matrix, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(matrix, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(matrix->markedCell() % matrix->cells().columns, 1);
        QCOMPARE(line.back().front().toString(), matrix->cellText(matrix->markedCell()));
    }

    // From the first picture to a figure on disk by keyboard alone.
    void aFigureByKeyboard()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QTRY_VERIFY(QGuiApplication::focusWindow());
        press(Qt::Key_N); // another picture
        QCOMPARE(bench.window->library().currentRow(), 1);
        QVERIFY(bench.settle());
        press(Qt::Key_Minus); // fewer heads
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().query().heads, 3);
        press(Qt::Key_Return); // a patch
        press(Qt::Key_Left);
        press(Qt::Key_Return);
        QVERIFY(bench.settle());
        QCOMPARE(bench.window->state().query().options.query, 9);
        press(Qt::Key_E, Qt::ControlModifier);
        auto& dialog = bench.window->tools().get<FigureDialog>();
        QTRY_VERIFY(dialog.isVisible() && dialog.isActiveWindow());
        QTRY_VERIFY_WITH_TIMEOUT(dialog.settled(), 60'000);
        QAbstractButton* save = nullptr;
        for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>()) {
            save = button->text().contains(QStringLiteral("Save")) ? button : save;
        }
        QVERIFY(save && tabTo(save));
        FilePicker::next = bench.file("figure.png");
        press(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(bench.file("figure.png")), 60'000);
        QVERIFY(!QImage(bench.file("figure.png")).isNull());
    }

    // A screen of 1600 x 1000 pixels at scale 2.
    void everyLanguageFitsASmallScreen()
    {
        applyTheme(Theme::Light);
        for (const char* language : {"en", "de", "es", "ja", "zh_CN"}) {
            speak(QLatin1String(language));
            Bench bench;
            bench.window->library().openModel(
                QStringLiteral(HYDRA_SOURCE_DIR "/models/hydravit-photos.safetensors"));
            QVERIFY(QTest::qWaitFor([&] { return bench.window->state().maxHeads() == 12; }, 30'000));
            QVERIFY(bench.settle());
            for (int i = 0; i < 2; ++i) { // some parts shrink only once the window is narrow
                bench.window->resize(800, 500);
                QVERIFY(bench.settle() && layoutRests());
            }
            QString widest;
            for (const QWidget* part : bench.window->findChildren<QWidget*>()) {
                if (part->isVisible() && part->minimumSizeHint().width() > 150) {
                    widest +=
                        QStringLiteral("\n%1 %2").arg(called(part)).arg(part->minimumSizeHint().width());
                }
            }
            QVERIFY2(bench.window->width() <= 800 && bench.window->height() <= 500,
                     qPrintable(QStringLiteral("%1: %2 x %3")
                                    .arg(QLatin1String(language))
                                    .arg(bench.window->width())
                                    .arg(bench.window->height())
                                + widest));
            const auto* legend = bench.child<QLabel>("legend");
            QTextDocument words;
            words.setDefaultFont(legend->font());
            words.setDocumentMargin(0);
            words.setHtml(legend->text());
            QVERIFY(legend->isVisible());
            QVERIFY2(words.idealWidth() <= legend->width() && words.size().height() <= legend->height(),
                     qPrintable(QStringLiteral("%1: %2 of %3 points")
                                    .arg(QLatin1String(language))
                                    .arg(words.idealWidth())
                                    .arg(legend->width())));
        }
        speak(QStringLiteral("en"));
    }

    void roomForWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        QTest::newRow("English") << QStringLiteral("en") << 1.0;
        QTest::newRow("English, 150 %") << QStringLiteral("en") << 1.5;
        QTest::newRow("long words") << QStringLiteral("pseudo") << 1.0;
    }
    void roomForWords()
    {
        QFETCH(QString, language);
        QFETCH(double, scale);
        const bool longWords = language == QLatin1String("pseudo");
        applyTheme(Theme::Light);
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * scale);
        QApplication::setFont(large);
        speak(language);
        {
            Bench bench;
            QVERIFY(bench.settle());
            Actions& on = bench.window->state().actions();
            QStringList cut;
            for (QAction* panel : {on.showAttention, on.showLook, on.showModel, on.showExplain, on.showCost,
                                   on.showTrust, on.showPrompts, on.showConcepts}) {
                panel->trigger();
                QCoreApplication::processEvents();
                QVERIFY(bench.settle());
                QVERIFY(layoutRests());
                for (const QString& line : cutOff(*bench.window, longWords)) {
                    cut << (cut.contains(line) ? QString() : line);
                }
            }
            for (QWidget* window : openWindows(bench)) {
                QVERIFY(layoutRests());
                cut << cutOff(*window, longWords);
                window->close();
            }
            cut.removeAll(QString());
            speak(QStringLiteral("en"));
            QApplication::setFont(usual);
            QVERIFY2(cut.isEmpty(), qPrintable(QLatin1Char('\n') + cut.join(QLatin1Char('\n'))));
        }
    }

    void otherColourVisions()
    {
        const double lacking[3][9] = {
            {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
            {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
            {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}};
        QRandomGenerator random(3);
        for (int kind = 0; kind < 3; ++kind) {
            for (int i = 0; i < 2000; ++i) {
                const paint::Argb in = random.generate();
                double light[3];
                for (int c = 0; c < 3; ++c) {
                    const double v = double((in >> (16 - 8 * c)) & 255U) / 255;
                    light[c] = v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
                }
                paint::Argb out = in;
                paint::simulate(paint::Vision(kind + 1), &out, 1);
                QCOMPARE(out >> 24U, in >> 24U);
                for (int c = 0; c < 3; ++c) {
                    double mixed = 0;
                    for (int d = 0; d < 3; ++d) {
                        mixed += lacking[kind][3 * c + d] * light[d];
                    }
                    mixed = std::clamp(mixed, 0.0, 1.0);
                    const double level =
                        255 * (mixed <= 0.0031308 ? 12.92 * mixed : 1.055 * std::pow(mixed, 1 / 2.4) - 0.055);
                    QVERIFY(std::abs(level - double((out >> (16 - 8 * c)) & 255U)) <= 1.0);
                }
            }
            for (unsigned grey = 0; grey < 256; ++grey) {
                paint::Argb pixel = 0xff000000U | grey << 16U | grey << 8U | grey;
                const paint::Argb was = pixel;
                paint::simulate(paint::Vision(kind + 1), &pixel, 1);
                QVERIFY(std::abs(int(pixel & 255U) - int(was & 255U)) <= 1);
            }
        }
    }

    void thePreviewStaysOnTheScreen()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* canvas = bench.child<Canvas>("canvas");
        auto* chip = bench.child<QLabel>("visionChip");
        bench.window->resize(1700, 800); // room for the chip beside the question
        canvas->setFixedSize(1000, 300);
        QCoreApplication::processEvents();
        const auto screen = [&] { return canvas->parentWidget()->grab().toImage(); };
        const QImage saved = canvas->rendered();
        QImage shown;
        QTRY_VERIFY(std::exchange(shown, screen()) == shown); // the screen has settled
        auto* menu = bench.child<VisionMenu>("visionMenu");
        menu->actions()[2]->trigger();
        QVERIFY(chip->isVisible() && chip->text().contains(QStringLiteral("deuteranopia")));
        QVERIFY(screen() != shown);
        QCOMPARE(canvas->rendered(), saved);
        QVERIFY(bench.window->state().query() == bench.window->state().query());
        menu->actions()[0]->trigger();
        QVERIFY(!chip->isVisible());
        QTRY_COMPARE(screen(), shown);
    }

    void lessMotion()
    {
        Bench bench;
        Actions& on = bench.window->state().actions();
        if (reducedMotion()) {
            on.lessMotion->trigger();
        }
        QVERIFY(bench.window->dockOptions().testFlag(QMainWindow::AnimatedDocks));
        on.lessMotion->trigger();
        QVERIFY(reducedMotion() && on.lessMotion->isChecked());
        QVERIFY(!bench.window->dockOptions().testFlag(QMainWindow::AnimatedDocks));
        QCOMPARE(bench.settings.get<QString>(Setting::Motion), QStringLiteral("reduced"));
        on.lessMotion->trigger();
        QVERIFY(!reducedMotion());
    }

    // A message covers neither the chips nor the top of a fitted picture.
    void messagesHideNothing()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(bench.engineIsDone()); // stability has been judged: the chip stays visible
        auto* canvas = bench.child<Canvas>("canvas");
        auto* chip = bench.child<QLabel>("stabilityChip");
        chip->setText(QStringLiteral("Unstable: rounding moves it by 7 %"));
        chip->show();
        const double top = canvas->picturePlace().top();
        MessageBar& bar = bench.window->messages();
        bar.tell(MessageBar::Kind::Warning, QStringLiteral("This network was trained for 2, 3 and 4 heads."));
        QCoreApplication::processEvents();
        QTRY_VERIFY(bar.isVisible() && bar.height() > 10);
        const auto place = [&](const QWidget* widget) {
            return QRect(widget->mapTo(bench.window.get(), QPoint()), widget->size());
        };
        QTRY_VERIFY(!place(chip).intersects(place(&bar)));
        QCOMPARE(bench.window->childAt(place(chip).center()), chip); // no widget covers it
        QVERIFY(place(chip).intersects(place(canvas)));
        QCOMPARE(canvas->picturePlace().top(), top); // the picture has not moved
        const QString folder = qEnvironmentVariable("HYDRA_PICTURES"); // for visual inspection
        for (const Theme theme : {Theme::Dark, Theme::Light}) {
            applyTheme(theme);
            QCoreApplication::processEvents();
            const QImage seen = chip->grab().toImage();
            int least = 255, most = 0; // inside the frame
            for (int y = 4; y < seen.height() - 4; ++y) {
                for (int x = 4; x < seen.width() - 4; ++x) {
                    least = std::min(least, qGray(seen.pixel(x, y)));
                    most = std::max(most, qGray(seen.pixel(x, y)));
                }
            }
            QVERIFY2(most - least > 120,
                     qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most))); // it can be read
            if (!folder.isEmpty()) {
                bench.window->grab().save(QStringLiteral("%1/chips-%2.png").arg(folder, themeName(theme)));
            }
        }
        QVERIFY(!place(&bar).intersects(place(canvas)));
    }
};

HYDRA_TEST(TestEveryone, QApplication)
#include "test_everyone.moc"
