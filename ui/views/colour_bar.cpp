// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/colour_bar.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/paint/ticks.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr int barWidth = 14;
constexpr int gap = 6;
constexpr int mostNumbers = 6;
constexpr double keyStep = 0.02; // of the range

} // namespace

ColourBar::ColourBar(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
{
    setObjectName(QStringLiteral("colourBar"));
    setAccessibleName(tr("Colour bar"));
    setLayoutDirection(Qt::LeftToRight); // numbers are right of the bar in every language
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::SizeVerCursor);
    connect(&state, &ViewState::lookChanged, this, qOverload<>(&ColourBar::update));
    connect(&board, &Board::currentChanged, this, &ColourBar::followMap);
}

void ColourBar::followMap()
{
    const engine::MapPtr& map = shown();
    const ValueRange range = shownRange();
    const ValueRange whole = map ? rangeOf(*map) : range;
    if (!m_instead) { // a temporary map must not resize the bar, which would move the picture
        makeRoomFor(range);
    }
    m_low = whole.low;
    m_high = whole.high;
    m_from = m_state.look().rangeFrom;
    m_until = m_state.look().rangeUntil;
    const QString name = map ? title(*map) : spoken(m_state.method().title);
    setAccessibleDescription(
        map && !adjustable() ? legend(*map).join(QStringLiteral(". "))
                             : tr("%1, from %2 to %3").arg(name, mapValue(range.low), mapValue(range.high)));
    tellRange(this, rangeText());
    update();
}

void ColourBar::showInstead(const engine::MapPtr& map, const QString& name)
{
    if (map != m_instead) {
        m_instead = map;
        m_name = name;
        followMap();
    }
}

ValueRange ColourBar::shownRange() const
{
    return m_instead ? rangeOf(*m_instead, rangeRule(m_state.look())) : m_board.range(m_board.shownMap());
}

QSize ColourBar::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int numbers = std::max(metrics.horizontalAdvance(QStringLiteral("-0.000")), m_numbers);
    return {gap + barWidth + gap + numbers + gap + metrics.height() + gap, 200};
}

// Widens the bar for long numbers: a narrow range far from zero needs many digits, and the name must still
// fit.
void ColourBar::makeRoomFor(const ValueRange& range)
{
    int widest = 0;
    const Ticks ticks = roundTicks(range.low, range.high, mostNumbers);
    for (const double value : ticks.values) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(ticks.label(value)));
    }
    if (widest != m_numbers) {
        m_numbers = widest;
        updateGeometry();
    }
}

QString ColourBar::title(const Map& map) const
{
    if (m_instead && !m_name.isEmpty()) {
        return m_name;
    }
    const ClassChoice& target = m_board.shownKey().target;
    if (target.kind == ClassChoice::Kind::Feature) {
        return tr("Feature %1: activation").arg(target.value);
    }
    const QString method = spoken(methodInfo(m_board.shownKey().options.method).title);
    if (!map.target.empty()) {
        return tr("%1: %2").arg(method, spoken(map.target));
    }
    if (map.againstIndex < 0 || !m_state.model()) {
        return method;
    }
    const VitConfig& config = m_state.model()->config;
    return tr("%1: %2 − %3")
        .arg(method, text(config.className(map.classIndex)), text(config.className(map.againstIndex)));
}

void ColourBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Dark));
    const engine::MapPtr& map = shown();
    if (!map) {
        return;
    }
    painter.setOpacity(m_board.dimmed() ? 0.35 : 1); // as the map is dimmed
    if (map->channels > 1) {
        paintLegend(painter, *map);
        return;
    }
    const ValueRange range = shownRange();
    paintBar(painter, bar(), range);
    paintNumbers(painter, bar(), range);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(bar().adjusted(-2, -2, 2, 2), 4, 4);
    }

    // The name runs upwards along the right side, as on an axis.
    painter.save();
    painter.translate(width() - gap / 2.0, height() / 2.0);
    painter.rotate(-90);
    const QString name = fontMetrics().elidedText(title(*map), Qt::ElideRight, height() - 2 * gap);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(-height() / 2.0, -fontMetrics().height(), height(), fontMetrics().height()),
                     Qt::AlignCenter, name);
    painter.restore();
}

QRectF ColourBar::bar() const
{
    const int above = fontMetrics().height() + gap; // for the power of ten
    const int below = fontMetrics().height() / 2 + gap;
    return {double(gap), double(above), double(barWidth), double(height() - above - below)};
}

ValueRange ColourBar::wholeRange() const
{
    const ValueRange shown = shownRange();
    if (shown.isSigned) {
        const double share = std::clamp(m_until, paint::leastRangeShare, 1.0);
        return {shown.low / share, shown.high / share, true};
    }
    const double from = std::clamp(m_from, 0.0, 1 - paint::leastRangeShare);
    const double until = std::clamp(m_until, from + paint::leastRangeShare, 1.0);
    const double span = (shown.high - shown.low) / (until - from);
    return {shown.low - from * span, shown.low + (1 - from) * span, false};
}

SpokenEnds::End ColourBar::end(int index) const
{
    const bool lower = index == 1;
    const ValueRange shown = shownRange(), whole = wholeRange();
    const double span = whole.high - (whole.isSigned ? 0 : whole.low);
    const double apart = paint::leastRangeShare * span;
    End end;
    end.name = lower ? tr("Lower end of the range") : tr("Upper end of the range");
    end.value = lower ? shown.low : shown.high;
    end.least = lower ? whole.low : (shown.isSigned ? 0 : shown.low) + apart;
    end.most = lower ? shown.high - apart : whole.high;
    end.step = keyStep * span;
    const double y = lower ? bar().bottom() : bar().top();
    end.place = QRectF(0, y - gap, width(), 2 * gap);
    return end;
}

void ColourBar::moveEndTo(int index, double value)
{
    const ValueRange whole = wholeRange();
    const double low = whole.isSigned ? 0 : whole.low;
    if (adjustable() && std::isfinite(value) && whole.high > low) {
        moveEnd(index == 1, (value - low) / (whole.high - low));
    }
}

QString ColourBar::rangeText() const
{
    const ValueRange range = shownRange();
    return adjustable() ? tr("from %1 to %2").arg(mapValue(range.low), mapValue(range.high)) : QString();
}

void ColourBar::moveEnd(bool lower, double share)
{
    Look look = m_state.look();
    if (lower && !shownRange().isSigned) {
        look.rangeFrom = std::clamp(share, 0.0, look.rangeUntil - paint::leastRangeShare);
    } else {
        const double least = shownRange().isSigned ? 0 : look.rangeFrom;
        look.rangeUntil = std::clamp(share, least + paint::leastRangeShare, 1.0);
    }
    if (look != m_state.look()) {
        m_state.setLook(look);
    }
}

void ColourBar::resetRange()
{
    Look look = m_state.look();
    look.rangeFrom = 0;
    look.rangeUntil = 1;
    m_state.setLook(look);
}

// An end follows the pointer as on an axis: the bar's length stands for the range shown when the drag began.
void ColourBar::mousePressEvent(QMouseEvent* event)
{
    if (!adjustable() || event->button() != Qt::LeftButton) {
        event->ignore(); // the context menu is the picture's
        return;
    }
    const Look& look = m_state.look();
    const bool isSigned = shownRange().isSigned;
    const bool lower = event->position().y() > bar().center().y();
    const double shown = isSigned ? 2 * look.rangeUntil : look.rangeUntil - look.rangeFrom;
    const double perPixel = shown / std::max(1.0, bar().height());
    m_drag = Drag{lower, event->position().y(), lower && !isSigned ? look.rangeFrom : look.rangeUntil,
                  isSigned && lower ? -perPixel : perPixel};
}

void ColourBar::mouseMoveEvent(QMouseEvent* event)
{
    if (m_drag) {
        moveEnd(m_drag->lower, m_drag->share - (event->position().y() - m_drag->y) * m_drag->perPixel);
    }
}

void ColourBar::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (adjustable() && event->button() == Qt::LeftButton) {
        m_drag.reset();
        resetRange();
    }
}

void ColourBar::keyPressEvent(QKeyEvent* event)
{
    const bool lower =
        event->modifiers().testFlag(Qt::ShiftModifier) && adjustable() && !shownRange().isSigned;
    const double share = lower ? m_state.look().rangeFrom : m_state.look().rangeUntil;
    if (adjustable() && event->key() == Qt::Key_Home) {
        resetRange();
    } else if (adjustable() && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        moveEnd(lower, share + (event->key() == Qt::Key_Up ? keyStep : -keyStep));
    } else {
        QWidget::keyPressEvent(event);
    }
}

// Replaces the scale, which component colours do not have.
QStringList ColourBar::legend(const Map& map) const
{
    return {tr("Three leading components; colours mean nothing by themselves"),
            tr("Fitted on %1").arg(spoken(map.fittedOn))};
}

// Paints the legend upwards in two lines, in place of the scale.
void ColourBar::paintLegend(QPainter& painter, const Map& map) const
{
    const QStringList lines = legend(map);
    const int lineHeight = fontMetrics().height();
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.translate(width() / 2.0, height() / 2.0);
    painter.rotate(-90);
    for (int i = 0; i < lines.size(); ++i) {
        const QRectF place(-height() / 2.0 + gap, (i - 1) * (lineHeight + gap), height() - 2 * gap,
                           lineHeight);
        painter.drawText(place, Qt::AlignCenter,
                         fontMetrics().elidedText(lines[i], Qt::ElideRight, int(place.width())));
    }
}

void ColourBar::paintBar(QPainter& painter, const QRectF& bar, const ValueRange& range) const
{
    const ColourTable table = paint::barColours(m_state.look(), range.isSigned);
    QLinearGradient gradient(bar.bottomLeft(), bar.topLeft());
    for (int i = 0; i <= 64; ++i) { // many stops, because a gamma curve is steep in places
        gradient.setColorAt(i / 64.0, QColor(table[std::size_t(i * 255 / 64)]));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(bar, 3, 3);

    // Values below the threshold are not painted, so their part of the bar is struck out.
    const double threshold = m_state.look().threshold;
    if (threshold > 0) {
        const double reach = range.isSigned ? threshold / 2 : threshold;
        const double from = range.isSigned ? 0.5 - reach : 0.0;
        const double until = range.isSigned ? 0.5 + reach : reach;
        const QRectF hidden(bar.left(), bar.bottom() - until * bar.height(), bar.width(),
                            (until - from) * bar.height());
        painter.fillRect(hidden, palette().color(QPalette::Dark));
        painter.fillRect(hidden, QBrush(palette().color(QPalette::Mid), Qt::BDiagPattern));
    }
}

// Paints round numbers with a common power of ten, which is written once above them.
void ColourBar::paintNumbers(QPainter& painter, const QRectF& bar, const ValueRange& range) const
{
    const int lineHeight = fontMetrics().height();
    const double left = bar.right() + gap;
    const Ticks ticks =
        roundTicks(range.low, range.high, std::clamp(int(bar.height()) / (3 * lineHeight), 2, mostNumbers));
    const double span = range.high - range.low;
    for (const double value : ticks.values) {
        const double y = bar.bottom() - (span > 0 ? (value - range.low) / span : 0.5) * bar.height();
        painter.setPen(palette().color(QPalette::Mid)); // faint, so that it does not look like a minus sign
        painter.drawLine(QPointF(bar.right() + 1, y), QPointF(bar.right() + 3, y));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(left, y - lineHeight / 2.0, width(), lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, ticks.label(value));
    }
    painter.drawText(QRectF(bar.left(), bar.top() - lineHeight - gap / 2.0, width(), lineHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, ticks.factor());
    // Outliers outside the range have the colour of its end; an arrow marks that end.
    const auto arrow = [&](double base, double tip) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Text));
        painter.drawPolygon(
            QPolygonF{QPointF(bar.left(), base), QPointF(bar.right(), base), QPointF(bar.center().x(), tip)});
    };
    if (m_low < range.low) {
        arrow(bar.bottom() + 1, bar.bottom() + gap);
    }
    if (m_high > range.high && ticks.exponent == 0) {
        arrow(bar.top() - 1, bar.top() - gap);
    } else if (m_high > range.high) { // the arrow is a character beside the power of ten
        painter.drawText(
            QRectF(left, bar.top() - lineHeight - gap / 2.0, width() - left - lineHeight, lineHeight),
            Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("▲"));
    }
}

bool ColourBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const QString lock = m_state.look().lockRange ? tr("One range for all head counts.")
                                                      : tr("The range of this map alone.");
        const QString drag =
            adjustable() ? tr("Drag an end to change the range; double-click to reset it.") : QString();
        QToolTip::showText(
            static_cast<QHelpEvent*>(event)->globalPos(),
            QStringLiteral("<b>%1</b><br>%2<br><i>%3</i><br>%4")
                .arg(spoken(m_state.method().title), spoken(m_state.method().teaches), lock, drag),
            this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace hydra::ui
