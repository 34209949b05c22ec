// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/canvas.h"

#include "core/paint/outliers.h"
#include "ui/paint/format.h"
#include "ui/paint/outline.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int staleAfterMs = 150; // below, a change feels immediate and dimming would only flicker
constexpr int maxOverlaySide = 640; // beyond, scaling the overlay shows no difference

} // namespace

Canvas::Canvas(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
{
    setObjectName(QStringLiteral("canvas"));
    setAccessibleName(tr("Picture with relevance map"));
    setAccessibleDescription(
        tr("Shift and the arrow keys move the query token, Alt and the arrow keys the picture."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    grabGesture(Qt::PinchGesture);
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(staleAfterMs);
    connect(&m_staleTimer, &QTimer::timeout, this, [this] {
        m_dimMap = true;
        update();
    });
    connect(&state, &ViewState::pictureChanged, this, [this] {
        const PicturePtr& picture = m_state.picture();
        m_viewport.setPicture(picture ? picture->pyramid.size() : QSize());
        m_state.actions().truth->setEnabled(picture && !picture->outline.isEmpty());
        moved();
    });
    connect(&state, &ViewState::lookChanged, this, qOverload<>(&Canvas::update));
    connect(&board, &Board::currentChanged, this, &Canvas::followBoard);
    connectActions();
}

void Canvas::connectActions()
{
    Actions& on = m_state.actions();
    addActions(on.canvasActions());
    connect(on.fit, &QAction::triggered, this, [this] {
        m_viewport.fit();
        moved();
    });
    connect(on.actualSize, &QAction::triggered, this, [this] {
        m_viewport.zoomTo(1.0 / devicePixelRatioF(), m_viewport.centre());
        moved();
    });
    const auto zoom = [this](double factor) {
        m_viewport.zoomBy(factor, m_viewport.centre());
        moved();
    };
    connect(on.zoomIn, &QAction::triggered, this, [zoom] { zoom(1.25); });
    connect(on.zoomOut, &QAction::triggered, this, [zoom] { zoom(0.8); });
}

void Canvas::followBoard()
{
    if (!m_board.stale()) {
        m_staleTimer.stop();
        m_dimMap = false;
    } else if (!m_dimMap && !m_staleTimer.isActive()) {
        m_staleTimer.start();
    }
    if (underMouse()) {
        hover(m_last);
    }
    update();
}

void Canvas::pointAt(int patch)
{
    if (patch != m_pointed) {
        m_pointed = patch;
        update();
    }
}

void Canvas::moved()
{
    Q_EMIT zoomed(m_viewport.zoom() * devicePixelRatioF());
    update();
}

QRectF Canvas::seenRect() const
{
    return m_board.seen() ? m_viewport.toWidget(toRectF(m_board.seen()->geometry.seen)) : QRectF();
}

int Canvas::patchAt(const QPointF& point) const
{
    const QPointF pixel = m_viewport.toPicture(point);
    return m_board.seen() ? m_board.seen()->geometry.patchAt(pixel.x(), pixel.y()) : -1;
}

void Canvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Dark));
    if (!m_state.picture()) {
        return;
    }
    const Pyramid& picture = m_state.picture()->pyramid;
    const QRectF whole(QPointF(0, 0), picture.size());
    const QRectF visible =
        QRectF(m_viewport.toPicture(QPointF(0, 0)), QSizeF(size()) / m_viewport.zoom()) & whole;
    picture.paint(painter, m_viewport.toWidget(visible), visible);
    if (!m_board.seen()) {
        return;
    }
    paintDimmed(painter);
    if (m_state.actions().overlay->isChecked()) {
        paintOverlay(painter);
    }
    if (m_state.look().grid) {
        paintGrid(painter);
    }
    if (m_state.look().spareOutliers) {
        paintOutliers(painter);
    }
    paintTruth(painter);
    if (m_hovered >= 0) {
        paintToken(painter, m_hovered, {});
    }
    if (m_pointed >= 0) {
        paintToken(painter, m_pointed, palette().color(QPalette::Highlight));
    }
    if (m_state.query().options.query >= 0 && m_state.method().usesQuery) {
        paintToken(painter, m_state.query().options.query, Qt::white);
    }
    if (hasFocus() && m_focusByKey) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

// What the crop cut away is there, but the network has not seen it.
void Canvas::paintDimmed(QPainter& painter) const
{
    const QRectF seen = seenRect();
    const QRectF whole = m_viewport.toWidget(QRectF(QPointF(0, 0), m_state.picture()->pyramid.size()));
    if (whole.width() - seen.width() < 1 && whole.height() - seen.height() < 1) {
        return;
    }
    QPainterPath outside;
    outside.addRect(whole);
    outside.addRect(seen);
    QColor veil = palette().color(QPalette::Dark);
    veil.setAlphaF(0.62F);
    painter.fillPath(outside, veil); // odd-even: the hole is what is seen
}

void Canvas::paintOverlay(QPainter& painter)
{
    const QRectF seen = seenRect();
    if (!m_board.shownMap() || seen.isEmpty()) {
        return;
    }
    const double scale = devicePixelRatioF()
        * std::min(1.0, maxOverlaySide / (devicePixelRatioF() * std::max(seen.width(), seen.height())));
    const QSize wanted(std::max(1, int(seen.width() * scale)), std::max(1, int(seen.height() * scale)));
    painter.save();
    painter.setOpacity(m_dimMap ? 0.35 : 1.0);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_state.look().smooth);
    painter.drawImage(seen, overlayFor(wanted));
    painter.restore();
}

const QImage& Canvas::overlayFor(const QSize& size)
{
    const engine::MapPtr& map = m_board.shownMap();
    const ValueRange range = m_board.range(map);
    const Look& look = m_state.look();
    if (m_cache.map != map || m_cache.look != look || !(m_cache.range == range) || m_cache.size != size) {
        m_cache.map = map;
        m_cache.look = look;
        m_cache.range = range;
        m_cache.size = size;
        m_cache.image = paintMap(*map, look, range, size);
    }
    return m_cache.image;
}

void Canvas::paintGrid(QPainter& painter) const
{
    const InputGeometry& geometry = m_board.seen()->geometry;
    const QRectF seen = seenRect();
    if (seen.width() / geometry.cols() < 4) {
        return; // denser than anyone can see
    }
    painter.setPen(QPen(QColor(255, 255, 255, 70), 0));
    for (int col = 0; col <= geometry.cols(); ++col) {
        const double x = seen.left() + seen.width() * col / geometry.cols();
        painter.drawLine(QPointF(x, seen.top()), QPointF(x, seen.bottom()));
    }
    for (int row = 0; row <= geometry.rows(); ++row) {
        const double y = seen.top() + seen.height() * row / geometry.rows();
        painter.drawLine(QPointF(seen.left(), y), QPointF(seen.right(), y));
    }
}

// A ring in each patch whose value stands apart; maps per pixel have none.
void Canvas::paintOutliers(QPainter& painter)
{
    const engine::MapPtr& map = m_board.shownMap();
    const InputGeometry& geometry = m_board.seen()->geometry;
    if (!map || map->rows != geometry.rows() || map->cols != geometry.cols()) {
        return;
    }
    if (m_outliersOf != map) {
        m_outliersOf = map;
        m_outliers.clear();
        const paint::Fences fences = paint::fencesOf(map->values);
        for (std::size_t i = 0; i < map->values.size(); ++i) {
            if (fences.outside(double(map->values[i]))) {
                m_outliers.push_back(int(i));
            }
        }
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const int patch : m_outliers) {
        const QRectF box =
            m_viewport.toWidget(toRectF(geometry.patch(patch / geometry.cols(), patch % geometry.cols())));
        const double radius = std::min(box.width(), box.height()) * 0.36;
        painter.setPen(QPen(QColor(0, 0, 0, 200), 3));
        painter.drawEllipse(box.center(), radius, radius);
        painter.setPen(QPen(Qt::white, 1.4));
        painter.drawEllipse(box.center(), radius, radius);
    }
    painter.restore();
}

void Canvas::paintTruth(QPainter& painter) const
{
    if (m_state.actions().truth->isChecked()) {
        QTransform toWidget =
            QTransform::fromTranslate(m_viewport.toWidget(QPointF()).x(), m_viewport.toWidget(QPointF()).y());
        paintOutline(painter, m_state.picture()->outline,
                     toWidget.scale(m_viewport.zoom(), m_viewport.zoom()));
    }
}

// Two outlines, dark around COLOUR: seen on any picture.
void Canvas::paintToken(QPainter& painter, int patch, const QColor& colour) const
{
    const InputGeometry& geometry = m_board.seen()->geometry;
    if (patch >= geometry.rows() * geometry.cols()) {
        return;
    }
    const QRectF box =
        m_viewport.toWidget(toRectF(geometry.patch(patch / geometry.cols(), patch % geometry.cols())));
    painter.setBrush(Qt::NoBrush);
    if (colour.isValid()) {
        painter.setPen(QPen(QColor(0, 0, 0, 200), 4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(box);
    }
    painter.setPen(QPen(colour.isValid() ? colour : QColor(255, 255, 255, 150), colour.isValid() ? 2 : 1,
                        Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
}

QImage Canvas::rendered() const
{
    if (!m_state.picture()) {
        return {};
    }
    const Pyramid& picture = m_state.picture()->pyramid;
    const double scale = std::min(1.0, 4096.0 / std::max(picture.size().width(), picture.size().height()));
    const QSize size = (QSizeF(picture.size()) * scale).toSize();
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(scale, scale);
    picture.paint(painter, QRectF(QPointF(0, 0), picture.size()), QRectF(QPointF(0, 0), picture.size()));
    if (m_board.seen() && m_board.shownMap() && m_state.actions().overlay->isChecked()) {
        const QRectF seen = toRectF(m_board.seen()->geometry.seen);
        const engine::MapPtr& map = m_board.shownMap();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, m_state.look().smooth);
        painter.drawImage(seen,
                          paintMap(*map, m_state.look(), m_board.range(map), (seen.size() * scale).toSize()));
    }
    if (m_state.actions().truth->isChecked()) {
        painter.resetTransform();
        paintOutline(painter, m_state.picture()->outline, QTransform::fromScale(scale, scale));
    }
    painter.end();
    image.setText(QStringLiteral("Software"), QStringLiteral("Hydrascope " HYDRA_UI_VERSION));
    if (const Board::Cell* cell = m_board.current(); cell != nullptr && cell->map) {
        const engine::NetworkKey& network = cell->key.network;
        image.setText(QStringLiteral("Description"),
                      QStringLiteral("%1, k = %2, class %3, attention %4, model %5, image %6")
                          .arg(text(cell->key.options.method))
                          .arg(network.sub.heads)
                          .arg(cell->map->classIndex)
                          .arg(text(network.plan.text()), text(network.model), text(network.image)));
    }
    return image;
}

} // namespace hydra::ui
