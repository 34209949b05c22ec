// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/question_line.h"

#include "ui/paint/format.h"
#include "ui/shell/question_menus.h"
#include "ui/shell/question_words.h"
#include "ui/state/board.h"
#include "ui/state/size_choice.h"
#include "ui/state/view_state.h"
#include "ui/widgets/glossary.h"
#include "ui/widgets/theme.h"

#include <QKeyEvent>
#include <QMenu>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int leastLetters = 4; // of a chip that is cut
constexpr int sideRoom = 7, arrowRoom = 14; // beside the text, and for the menu's arrow

} // namespace

ViewChip::ViewChip(const char* id, QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(QLatin1String(id));
    setProperty("role", QStringLiteral("button"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    hide();
}

void ViewChip::keyPressEvent(QKeyEvent* event)
{
    const QString text = event->text();
    if (m_asks && event->modifiers() == Qt::NoModifier && !text.isEmpty() && text.at(0).isLetterOrNumber()) {
        Q_EMIT typed(text);
    } else {
        QToolButton::keyPressEvent(event);
    }
}

void ViewChip::say(const QString& lead, const QString& strong, const QString& tail, const QString& help,
                   const QString& brief)
{
    m_brief = brief;
    m_lead = lead;
    m_strong = strong;
    m_tail = tail;
    setText(lead + strong + tail);
    setAccessibleName(text());
    setAccessibleDescription(help);
    setToolTip(plainTip(help));
    setVisible(!text().isEmpty());
    updateGeometry();
}

QFont ViewChip::strongFont() const
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    return strong;
}

int ViewChip::widthOf(bool whole) const
{
    const int strong = QFontMetrics(strongFont()).horizontalAdvance(m_strong);
    constexpr int rounding = 2; // of three texts' widths
    return rounding
        + (whole ? fontMetrics().horizontalAdvance(m_lead) + fontMetrics().horizontalAdvance(m_tail) : 0)
        + strong + (m_asks ? arrowRoom : 0);
}

int ViewChip::wholeWidth() const
{
    return widthOf(true) + 2 * sideRoom;
}

QSize ViewChip::sizeHint() const
{
    return {m_isBrief ? std::min(briefWidth(), wholeWidth()) : wholeWidth(),
            QToolButton::sizeHint().height()};
}

int ViewChip::briefWidth() const
{
    const QString undo = m_asks ? QString() : m_tail; // the undo sign stays
    return widthOf(false) + fontMetrics().horizontalAdvance(m_brief + undo) + 2 * sideRoom;
}

QSize ViewChip::minimumSizeHint() const
{
    const int letters = fontMetrics().horizontalAdvance(QLatin1Char('m')) * leastLetters + 2 * sideRoom;
    return {std::min(sizeHint().width(), letters), sizeHint().height()};
}

// Without room, the choice (cut at its end) and the undo sign stay.
void ViewChip::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    option.features &= ~QStyleOptionToolButton::HasMenu;
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const bool whole = width() >= wholeWidth();
    QRect room = rect().adjusted(sideRoom, 0, -sideRoom, 0);
    painter.setPen(palette().color(QPalette::ButtonText));
    const auto draw = [&](const QString& words, const QFont& font) {
        const QFontMetrics metrics(font);
        painter.setFont(font);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(words, Qt::ElideRight, room.width()));
        room.setLeft(room.left() + metrics.horizontalAdvance(words));
    };
    if (m_asks) {
        const QPointF tip(width() - sideRoom - 2, height() / 2.0 + 2);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.drawPolyline(
            QPolygonF({tip + QPointF(-7, -3.5), tip + QPointF(-3.5, 0), tip + QPointF(0, -3.5)}));
        room.setRight(room.right() - arrowRoom);
    }
    const QString cross = m_asks ? QString() : m_tail; // the undo sign stays
    const int crossRoom = whole ? 0 : fontMetrics().horizontalAdvance(cross);
    draw(whole ? m_lead : m_brief, font());
    room.setRight(room.right() - crossRoom);
    draw(m_strong, strongFont());
    room.setRight(room.right() + crossRoom);
    room.setLeft(std::min(room.left(), room.right() - crossRoom));
    draw(whole ? m_tail : cross, font());
}

Legend::Legend(ViewState& state, Board& board, QWidget* parent)
    : QLabel(parent)
    , m_state(state)
    , m_board(board)
{
    setObjectName(QStringLiteral("legend"));
    setTextFormat(Qt::RichText);
    teach(this, {QStringLiteral("map")});
    hide();
    connect(&board, &Board::currentChanged, this, &Legend::follow);
    connect(&board, &Board::predictionsChanged, this, &Legend::follow);
    connect(&state, &ViewState::lookChanged, this, &Legend::follow);
}

QSize Legend::minimumSizeHint() const
{
    constexpr int most = 84; // points
    return {std::min(m_least, most), QLabel::minimumSizeHint().height()};
}

void Legend::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    lay();
}

void Legend::lay()
{
    setText(m_low + (width() < m_whole ? QStringLiteral("<br>") : QStringLiteral("&nbsp;&nbsp; ")) + m_high);
}

void Legend::follow()
{
    const engine::MapPtr& map = m_board.shownMap();
    const bool tells = map && map->isSigned && map->classIndex >= 0 && m_state.ready() && m_state.showsMap();
    setVisible(tells);
    if (!tells) {
        return;
    }
    const VitConfig& config = m_state.model()->config;
    const bool contrast = map->againstIndex >= 0;
    const QString against = contrast ? ui::text(config.className(map->againstIndex)) : tr("against");
    const QString inFavour = contrast ? ui::text(config.className(map->classIndex)) : tr("for");
    const paint::ColourTable& colours = paint::colourTable(m_state.look().signedColours);
    const auto patch = [&](std::size_t at, const QString& words) {
        return QStringLiteral("<span style=\"color:%1\">■</span>&nbsp;%2")
            .arg(QColor(colours[at]).name(), words.toHtmlEscaped());
    };
    constexpr std::size_t low = 24, high = 255 - low;
    m_low = patch(low, against);
    m_high = patch(high, inFavour);
    const auto widthOf = [this](const QString& html) {
        QTextDocument line; // same layout as the label's
        line.setDefaultFont(font());
        line.setDocumentMargin(0);
        line.setHtml(html);
        return int(std::ceil(line.idealWidth())) + 1;
    };
    m_whole = widthOf(m_low + QStringLiteral("&nbsp;&nbsp; ") + m_high);
    m_least = widthOf(m_low + QStringLiteral("<br>") + m_high);
    lay();
    setAccessibleName(
        contrast ? tr("One end of the colours speaks for %1, the other for %2").arg(against, inFavour)
                 : tr("One end of the colours speaks against the class, the other for it"));
}

QuestionLine::QuestionLine(ViewState& state, Board& board, QWidget* parent)
    : QHBoxLayout()
    , m_state(state)
{
    setSpacing(space::normal);
    const auto add = [&](const char* id, auto words, const QString& end) {
        auto* chip = new ViewChip(id, parent);
        m_chips.append(chip);
        addWidget(chip, 0, Qt::AlignTop);
        const auto say = [this, chip, words, end] {
            const QuestionPart now = m_state.ready() ? words(m_state) : QuestionPart();
            const int at = int(now.pattern.indexOf(QLatin1String("%1")));
            if (at < 0) {
                chip->say({}, {}, {}, {}, {});
            } else {
                chip->say(now.pattern.left(at), now.strong, now.pattern.mid(at + 2) + end, now.help,
                          now.brief);
            }
        };
        QObject::connect(&state, &ViewState::queryChanged, chip, say);
        QObject::connect(&board, &Board::predictionsChanged, chip, say); // they bring the class names
        return chip;
    };
    const auto asks = [&](const char* id, auto words, auto fill) {
        ViewChip* chip = add(id, words, {});
        auto* menu = new QMenu(chip);
        QObject::connect(menu, &QMenu::aboutToShow, chip, [this, menu, fill] {
            if (m_state.ready()) {
                fill(*menu);
            }
        });
        QObject::connect(menu, &QMenu::aboutToHide, chip, [chip] { // it did not see the mouse leave
            chip->setAttribute(Qt::WA_UnderMouse, chip->rect().contains(chip->mapFromGlobal(QCursor::pos())));
            chip->update();
        });
        chip->setMenu(menu);
        chip->setAsks();
        chip->setPopupMode(QToolButton::InstantPopup);
    };
    const auto undoes = [&](const char* id, auto words, const QString& end, auto goBack) {
        ViewChip* chip = add(id, words, end);
        QObject::connect(chip, &QToolButton::clicked, chip, goBack);
        return chip;
    };
    const QString cross = QStringLiteral("  ×");
    asks(
        "targetChip", [&board](ViewState& on) { return targetWords(on, board); },
        [&state, &board](QMenu& menu) { fillTargets(menu, state, board); });
    asks(
        "againstChip", [&board](ViewState& on) { return againstWords(on, board); },
        [&state, &board](QMenu& menu) { fillAgainst(menu, state, board); });
    ViewChip* const method = add("methodChip", methodWords, {});
    method->setAsks();
    QObject::connect(method, &QToolButton::clicked, state.actions().chooseMethod, &QAction::trigger);
    undoes("queryChip", queryWords, cross, [&state] {
        state.actions().classToken->trigger();
    })->setFocusPolicy(Qt::NoFocus); // Esc does the same with any focus
    asks("headsChip", headsWords, [&state](QMenu& menu) { fillHeads(menu, state); });
    asks("sizeChip", sizeWordsOf, [&state](QMenu& menu) { fillSizes(menu, state); });
    undoes("planChip", planWords, cross, [&state] { state.setPlan(state.trainedPlan()); });
    undoes("changesChip", withoutWords, cross, [&state] { state.setWithout({}); });
}

// Shows all parts whole, or all of them briefly, which leaves room for the choices. Parts that do not fit in
// a row go to the next; a remark wraps into lines of its own.
void QuestionLine::setGeometry(const QRect& place)
{
    QLayout::setGeometry(place);
    const QRect room = contentsRect();
    int needed = -spacing();
    for (const ViewChip* chip : m_chips) {
        needed += chip->isHidden() ? 0 : chip->wholeWidth() + spacing();
    }
    for (ViewChip* chip : m_chips) {
        chip->sayBriefly(needed > room.width());
    }
    QPoint at = room.topLeft();
    int below = at.y();
    for (int i = 0; i < count(); ++i) {
        QWidget* const each = itemAt(i)->widget();
        if (!each || each->isHidden()) {
            continue;
        }
        const int width = std::min(each->sizeHint().width(), room.width());
        if (at.x() > room.left() && at.x() + width > room.right() + 1) {
            at = {room.left(), below + spacing() / 2};
        }
        const int height =
            each->hasHeightForWidth() ? each->heightForWidth(width) : each->sizeHint().height();
        each->setGeometry(QStyle::visualRect(each->layoutDirection(), room, QRect(at, QSize(width, height))));
        below = std::max(below, at.y() + height);
        at.rx() += width + spacing();
    }
    if (below - place.top() != m_height) {
        m_height = below - place.top();
        Q_EMIT heightChanged(m_height);
    }
}

QString QuestionLine::sentence() const
{
    QString all;
    for (const ViewChip* chip : m_chips) {
        const QString part = chip->text().remove(QStringLiteral("  ×"));
        const bool asks = chip->asks(); // the others are remarks
        all += part.isEmpty() ? QString()
                              : (all.isEmpty() ? QString()
                                     : asks    ? QStringLiteral(" ")
                                               : QStringLiteral(", "))
                + part;
    }
    return all;
}

} // namespace hydra::ui
