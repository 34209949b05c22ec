// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/wipe.h"

#include "ui/paint/format.h"
#include "ui/views/arrow_step.h"
#include "ui/views/canvas.h"

#include <QPainter>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int grip = 13; // points wide
constexpr double step = 0.05; // of the picture, per arrow key press

} // namespace

Wipe::Wipe(ViewState& state, Board& board, EngineBridge& bridge, Canvas& canvas)
    : QWidget(&canvas)
    , m_state(state)
    , m_board(board)
    , m_canvas(canvas)
    , m_before(bridge, "before", [this] { follow(); })
{
    setObjectName(QStringLiteral("wipe"));
    setCursor(Qt::SplitHCursor);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Before and now"));
    setToolTip(
        tr("Drag this line: the map of the whole network is on its left, the current map on its right."));
    hide();
    connect(&state, &ViewState::queryChanged, this, &Wipe::ask);
    connect(&state, &ViewState::lookChanged, this, &Wipe::ask);
    connect(&board, &Board::currentChanged, this, &Wipe::follow);
    connect(&board, &Board::reset, this, &Wipe::ask);
    connect(&canvas, &Canvas::zoomed, this, &Wipe::follow);
}

void Wipe::ask()
{
    std::optional<MapKey> whole;
    if (m_state.ready() && m_state.showsMap() && !m_state.query().without.empty()) {
        const MapKey now = m_state.mapKey(m_state.query().heads);
        whole = now.on(now.network.changed({}));
    }
    m_before.ask(whole);
    follow();
}

void Wipe::setShare(double share)
{
    m_share = std::clamp(share, 0.0, 1.0);
    follow();
}

void Wipe::follow()
{
    const engine::MapPtr& before = m_before.answer();
    const bool shown = before && m_board.shownMap() && !m_board.opening();
    setVisible(shown);
    m_canvas.showBefore(shown ? before : nullptr, m_share);
    if (!shown) {
        m_share = m_before.key() ? m_share : 0; // without a question, starts at the edge the next time
        return;
    }
    const QRectF picture = m_canvas.picturePlace();
    const QRect inView = picture.toAlignedRect() & m_canvas.rect();
    const int at = int(std::lround(picture.left() + m_share * picture.width()));
    setGeometry(std::clamp(at, inView.left(), inView.right()) - grip / 2, inView.top(), grip,
                inView.height());
    setAccessibleDescription(tr("%1 of the picture shows the map before").arg(percent(m_share)));
    update();
}

void Wipe::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = width() / 2.0;
    const QColor line = hasFocus() ? palette().color(QPalette::Highlight) : QColor(Qt::white);
    for (const auto& [pen, colour] : {std::pair(3.0, QColor(0, 0, 0, 140)), std::pair(1.5, line)}) {
        painter.setPen(QPen(colour, pen));
        painter.drawLine(QPointF(middle, 0), QPointF(middle, height()));
    }
    painter.setPen(QPen(QColor(0, 0, 0, 140), 1));
    painter.setBrush(line);
    const QRectF knob(1, height() / 2.0 - 14, width() - 2, 28);
    painter.drawRoundedRect(knob, 5, 5);
    painter.setPen(QPen(QColor(0x40, 0x40, 0x40), 1.3));
    for (const double side : {-1.0, 1.0}) { // arrows to both sides
        const QPointF tip(middle + side * 4, knob.center().y());
        painter.drawPolyline(
            QPolygonF({tip + QPointF(-side * 2.5, -3.5), tip, tip + QPointF(-side * 2.5, 3.5)}));
    }
}

// Handled here so that the canvas does not take the press as a click on a patch.
void Wipe::mousePressEvent(QMouseEvent*) { }
void Wipe::mouseReleaseEvent(QMouseEvent*) { }

void Wipe::mouseMoveEvent(QMouseEvent* event)
{
    const QRectF picture = m_canvas.picturePlace();
    setShare((mapToParent(event->position()).x() - picture.left()) / std::max(1.0, picture.width()));
}

void Wipe::keyPressEvent(QKeyEvent* event)
{
    const QPoint by = arrowStep(*event);
    if (by.x() != 0) {
        setShare(m_share + by.x() * step);
    } else if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End) {
        setShare(event->key() == Qt::Key_Home ? 0 : 1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace hydra::ui
