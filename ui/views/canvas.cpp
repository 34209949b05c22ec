// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/canvas.h"

#include "ui/paint/format.h"
#include "ui/paint/patch_words.h"
#include "ui/views/read_out.h"

#include <QPainter>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double dimmedOpacity = 0.35; // of a map that belongs to an older query
constexpr int maxOverlaySide = 640; // beyond it, a scaled overlay looks the same

} // namespace

Canvas::Canvas(ViewState& state, Board& board, QWidget* parent)
    : CellView(parent)
    , m_state(state)
    , m_board(board)
{
    setObjectName(QStringLiteral("canvas"));
    setAccessibleName(tr("Picture with relevance map"));
    sayStandIn();
    connect(&state, &ViewState::pictureChanged, this, [this] {
        m_cursor = -1;
        const PicturePtr& picture = m_state.picture();
        m_viewport.setPicture(picture ? picture->pyramid.size() : QSize());
        moved();
    });
    connect(&state, &ViewState::lookChanged, this, qOverload<>(&Canvas::update));
    connect(&board, &Board::currentChanged, this, &Canvas::followBoard);
    connectActions();
}

void Canvas::connectActions()
{
    Actions& on = m_state.actions();
    connect(on.fit, &QAction::triggered, this, [this] {
        m_viewport.fit();
        moved();
    });
    connect(on.fitInput, &QAction::triggered, this, [this] {
        if (m_board.seen()) {
            const Rect& seen = m_board.seen()->geometry.seen;
            m_viewport.fit({seen.x, seen.y, seen.width, seen.height});
            moved();
        }
    });
    connect(on.actualSize, &QAction::triggered, this, [this] {
        m_viewport.zoomTo(1.0 / devicePixelRatioF(), m_viewport.centre());
        moved();
    });
    connect(on.zoomIn, &QAction::triggered, this, [this] { onZoom(1.25, m_viewport.centre()); });
    connect(on.zoomOut, &QAction::triggered, this, [this] { onZoom(0.8, m_viewport.centre()); });
}

void Canvas::followBoard()
{
    if (underMouse()) {
        onPoint(mouse());
    }
    if (!m_board.stale() && m_board.shownMap() != m_spoken) {
        m_spoken = m_board.shownMap();
        tellAll(this);
        if (markedCell() >= 0) {
            tellMarked(this, cellText(markedCell()));
        }
    }
    sayStandIn();
    update();
}

void Canvas::setTopRoom(double points)
{
    m_viewport.setTopRoom(points);
    moved();
}

SpokenCells::CellGrid Canvas::cells() const
{
    return m_board.seen() && m_state.picture()
        ? CellGrid{m_board.seen()->geometry.rows(), m_board.seen()->geometry.cols()}
        : CellGrid{};
}

QString Canvas::cellText(int cell) const
{
    const engine::MapPtr& map = m_instead ? m_instead : m_board.shownMap();
    return patchText(m_board.seen()->geometry, m_board.stale() && !m_instead ? nullptr : map.get(), cell)
        + (tooltipOf(cell).isEmpty() ? QString() : QStringLiteral("   ") + tooltipOf(cell));
}

QRectF Canvas::cellPlace(int cell) const
{
    const InputGeometry& geometry = m_board.seen()->geometry;
    return m_viewport.toWidget(toRectF(geometry.patch(cell / geometry.cols(), cell % geometry.cols())));
}

int Canvas::markedCell() const
{
    const int query = m_state.markedPatch();
    const int marked = m_cursor >= 0 ? m_cursor : query;
    return marked < cellCount() ? marked : -1;
}

void Canvas::sayStandIn()
{
    const int heads = m_board.markedStandIn();
    m_standIn = heads > 0
        ? tr("Shown: %1. Computing %2…").arg(headCount(heads), headCount(m_state.query().heads))
        : QString();
    const QString help = tr("After Enter, the arrow keys walk from patch to patch: Enter asks from a patch, "
                            "Delete drops it or puts it back, Esc ends the walk. Shift and the arrow keys "
                            "move the query token, Alt and the arrow keys the picture.");
    setAccessibleDescription(m_standIn.isEmpty() ? help : m_standIn + QLatin1Char(' ') + help);
}

void Canvas::paintStandIn(QPainter& painter) const
{
    constexpr int margin = 8;
    const QRect words =
        painter.fontMetrics().boundingRect(m_standIn).adjusted(-margin, -margin / 2, margin, margin / 2);
    const QRect box(QPoint(margin, height() - margin - words.height()), words.size());
    QColor back = palette().color(QPalette::Window);
    back.setAlphaF(0.9F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(back);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(box, Qt::AlignCenter, m_standIn);
}

void Canvas::pointAt(int patch)
{
    if (patch != m_pointed) {
        m_pointed = patch;
        update();
    }
}

void Canvas::setWords(std::vector<PatchWord> words, QStringList tooltips)
{
    m_words = std::move(words);
    m_tooltips = std::move(tooltips);
    followBoard();
}

QString Canvas::tooltipOf(int patch) const
{
    return patch >= 0 && patch < m_tooltips.size() ? m_tooltips[patch] : QString();
}

// The lens's text comes first, because the end of a line may be cut.
QString Canvas::lineOf(const QString& values, int patch) const
{
    const QString tooltip = tooltipOf(patch);
    return tooltip.isEmpty() ? values : tooltip + QStringLiteral("   ·   ") + values;
}

void Canvas::paintWords(QPainter& painter, const PictureView& shown) const
{
    constexpr int margin = 8;
    const double below = m_standIn.isEmpty() ? 0 : painter.fontMetrics().height() + 2.0 * margin;
    const QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin - below);
    paintWordLegend(painter, wordsWithoutRoom(shown, place(), painter.font()), room, palette());
}

void Canvas::showInstead(const engine::MapPtr& map)
{
    if (map != m_instead) {
        m_instead = map;
        update();
    }
}

void Canvas::showBefore(const engine::MapPtr& before, double share)
{
    if (before != m_before || share != m_beforeShare) {
        m_before = before;
        m_beforeShare = share;
        update();
    }
}

void Canvas::moved()
{
    Q_EMIT zoomed(m_viewport.zoom() * devicePixelRatioF());
    update();
}

int Canvas::patchAt(const QPointF& point) const
{
    const QPointF pixel = m_viewport.toPicture(point);
    return m_board.seen() ? m_board.seen()->geometry.patchAt(pixel.x(), pixel.y()) : -1;
}

PictureView Canvas::view() const
{
    PictureView view;
    view.picture = &m_state.picture()->pyramid;
    view.geometry = m_board.seen() ? &m_board.seen()->geometry : nullptr;
    view.map = m_board.shownMap();
    view.range = m_board.range(view.map);
    view.look = m_state.look();
    view.overlay = m_state.showsMap();
    view.outline = m_state.showsTruth() ? &m_state.picture()->outline : nullptr;
    view.words = m_words.empty() ? nullptr : &m_words;
    view.query = m_state.markedPatch();
    view.dropped = m_state.query().without.patches;
    if (const engine::PredictionPtr found = m_board.fullPrediction()) {
        for (const FoundBox& each : found->boxes) {
            view.boxes.push_back(toRectF(each.box));
        }
        const ClassChoice& target = m_state.query().target;
        view.box = target.kind == ClassChoice::Kind::Box ? target.value : -1;
    }
    return view;
}

// The smallest box under POINT, because boxes may be nested.
int Canvas::boxAt(const QPointF& point) const
{
    const QPointF pixel = m_viewport.toPicture(point);
    const std::vector<QRectF> boxes = m_state.picture() ? view().boxes : std::vector<QRectF>();
    const auto area = [&](int box) {
        return boxes[std::size_t(box)].width() * boxes[std::size_t(box)].height();
    };
    int found = -1;
    for (int box = 0; box < int(boxes.size()); ++box) {
        const bool inside = boxes[std::size_t(box)].contains(pixel);
        found = inside && (found < 0 || area(box) < area(found)) ? box : found;
    }
    return found;
}

PicturePlace Canvas::place() const
{
    PicturePlace place;
    place.whole = m_viewport.toWidget(QRectF(QPointF(0, 0), m_state.picture()->pyramid.size()));
    place.visible = QRectF(rect());
    place.finestMap = maxOverlaySide;
    return place;
}

QRectF Canvas::frame() const
{
    return m_state.picture() ? CellView::frame() : QRectF();
}

void Canvas::paintCells(QPainter& painter, const QRect&)
{
    painter.fillRect(rect(), palette().color(QPalette::Dark));
    if (!m_state.picture()) {
        return;
    }
    PictureView shown = view();
    if (m_instead) {
        shown.map = m_instead;
        shown.range = rangeOf(*m_instead, rangeRule(shown.look));
    }
    const PicturePlace where = place();
    shown.mapOpacity = m_board.dimmed() ? dimmedOpacity : 1;
    m_painter.paint(painter, shown, where);
    if (m_before && m_beforeShare > 0) {
        PictureView before = shown;
        before.map = m_before;
        before.dropped.clear();
        painter.save();
        painter.setClipRect(QRectF(0, 0, where.whole.left() + m_beforeShare * where.whole.width(), height()));
        m_beforePainter.paint(painter, before, where);
        painter.restore();
    }
    paintWords(painter, shown);
    if (m_hovered >= 0) {
        paintPatch(painter, shown, where, m_hovered, {});
        if (const QString tooltip = tooltipOf(m_hovered); !tooltip.isEmpty()) {
            paintWholeWord(painter, shown, where, m_hovered, tooltip, QRectF(rect()).adjusted(4, 4, -4, -4));
        }
    }
    if (m_pointed >= 0) {
        paintPatch(painter, shown, where, m_pointed, palette().color(QPalette::Highlight));
    }
    if (m_cursor >= 0 && m_cursor < cellCount()) {
        painter.setRenderHint(QPainter::Antialiasing);
        paintRing(painter, cellPlace(m_cursor), 2, palette().color(QPalette::Highlight));
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    if (m_board.opening()) { // another picture or model is being opened, so this one is out of date
        QColor veil = palette().color(QPalette::Dark);
        veil.setAlphaF(float(1 - dimmedOpacity));
        painter.fillRect(rect(), veil);
    }
    if (!m_standIn.isEmpty()) {
        paintStandIn(painter);
    }
}

QImage Canvas::rendered() const
{
    if (!m_state.picture()) {
        return {};
    }
    QImage image(size() * devicePixelRatioF(), QImage::Format_RGB32);
    image.setDevicePixelRatio(devicePixelRatioF());
    image.fill(palette().color(QPalette::Dark));
    QPainter painter(&image);
    const PictureView shown = view();
    ViewPainter().paint(painter, shown, place());
    paintWords(painter, shown);
    return image;
}

} // namespace hydra::ui
