// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/colour_bar.h"

#include "ui/paint/format.h"

#include <QHelpEvent>
#include <QLinearGradient>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int barWidth = 14;
constexpr int gap = 6;
constexpr int ticks = 5;

} // namespace

ColourBar::ColourBar(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
{
    setObjectName(QStringLiteral("colourBar"));
    setAccessibleName(tr("Colour bar"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(&state, &ViewState::lookChanged, this, qOverload<>(&ColourBar::update));
    connect(&board, &Board::currentChanged, this, [this] {
        const engine::MapPtr& map = m_board.shownMap();
        const ValueRange range = m_board.range(map);
        const ValueRange whole = map ? rangeOf(*map) : range;
        m_low = whole.low;
        m_high = whole.high;
        setAccessibleDescription(tr("%1, from %2 to %3")
                                     .arg(map ? title(*map) : text(m_state.method().title),
                                          mapValue(range.low), mapValue(range.high)));
        update();
    });
}

QSize ColourBar::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {gap + barWidth + gap + metrics.horizontalAdvance(QStringLiteral("-0.00000")) + metrics.height()
                + gap,
            200};
}

QString ColourBar::title(const Map& map) const
{
    const QString method = text(m_state.method().title);
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
    const engine::MapPtr& map = m_board.shownMap();
    if (!map) {
        return;
    }
    const ValueRange range = m_board.range(map);
    const int inset = fontMetrics().height() / 2 + gap;
    const QRectF bar(gap, inset, barWidth, height() - 2 * inset);
    paintBar(painter, bar, range);
    paintNumbers(painter, bar, range);

    // The name reads upwards along the right side, as on an axis.
    painter.save();
    painter.translate(width() - gap / 2.0, height() / 2.0);
    painter.rotate(-90);
    const QString name = fontMetrics().elidedText(title(*map), Qt::ElideRight, height() - 2 * gap);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(-height() / 2.0, -fontMetrics().height(), height(), fontMetrics().height()),
                     Qt::AlignCenter, name);
    painter.restore();
}

void ColourBar::paintBar(QPainter& painter, const QRectF& bar, const ValueRange& range) const
{
    const ColourTable& table = colourTable(colourMapFor(m_state.look(), range.isSigned));
    QLinearGradient gradient(bar.bottomLeft(), bar.topLeft());
    for (int i = 0; i <= 32; ++i) {
        gradient.setColorAt(i / 32.0, QColor(table[std::size_t(i * 255 / 32)]));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(bar, 3, 3);

    // Values below the threshold are not painted: their part of the bar is struck out.
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

void ColourBar::paintNumbers(QPainter& painter, const QRectF& bar, const ValueRange& range) const
{
    const int lineHeight = fontMetrics().height();
    painter.setPen(palette().color(QPalette::Text));
    for (int i = 0; i < ticks; ++i) {
        const double share = double(i) / (ticks - 1);
        double value = range.low + share * (range.high - range.low);
        if (std::abs(value) < 1e-9 * std::max(std::abs(range.low), std::abs(range.high))) {
            value = 0; // the middle of a signed range is exactly zero
        }
        const double y = bar.bottom() - share * bar.height();
        // Outliers that the range leaves out have the colour of its end.
        const QString beyond = i == ticks - 1 && m_high > range.high ? QStringLiteral("≥ ")
            : i == 0 && m_low < range.low                            ? QStringLiteral("≤ ")
                                                                     : QString();
        painter.drawText(QRectF(bar.right() + gap, y - lineHeight / 2.0, width(), lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, beyond + QLocale().toString(value, 'g', 3));
    }
}

bool ColourBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const QString lock = m_state.look().lockRange ? tr("One range for all head counts.")
                                                      : tr("The range of this map alone.");
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                           QStringLiteral("<b>%1</b><br>%2<br><i>%3</i>")
                               .arg(text(m_state.method().title), text(m_state.method().teaches), lock),
                           this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace hydra::ui
