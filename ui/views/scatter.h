// SPDX-License-Identifier: GPL-3.0-or-later
// Many points of the plane: zooms to the cursor, pans, points at what is under the mouse, and takes a lasso.
// Where it looks is ScatterPlane's, how it is painted ScatterPainter's; only what changes is painted again.
#pragma once

#include "ui/views/cell_view.h"
#include "ui/views/scatter_painter.h"

namespace hydra::ui {

class Scatter : public CellView
{
    Q_OBJECT

public:
    explicit Scatter(QWidget* parent = nullptr);

    // Other points: nothing is selected or pointed at any more.
    void setPoints(PlanePoints points, const std::vector<ScatterPane>& panes = {});
    void movePoints(std::vector<float> x, std::vector<float> y); // the same points elsewhere
    void setLook(ScatterLook look); // of every point
    void setHidden(std::vector<std::uint8_t> hidden); // empty: none
    void setThumbnails(bool shown);
    [[nodiscard]] bool showsThumbnails() const { return m_painter.showsThumbnails(); }
    // SIDE: of a thumbnail, in widget points.
    void setThumbnailSource(std::function<Thumbnail(int point)> source, double side);
    void setWords(std::function<QString(int point)> words); // what a point is, for assistive technology
    void setLassoMode(bool on);
    [[nodiscard]] bool lassoMode() const { return m_lassoMode; }
    void setEmptyText(const QString& words); // instead of points
    void setStale(bool stale); // veiled: they answer an older question

    // Marks POINTS as somebody else's pointer does, and joins them in their order when JOINED.
    void setLinked(const std::vector<int>& points, bool joined);
    void pointAt(int point); // as the mouse would; -1: none
    void select(const std::vector<int>& points); // ascending
    void fit();
    // Points and marks as they stand, finely, on a figure's page.
    void draw(QPainter& painter);

    [[nodiscard]] const PlanePoints& points() const { return m_plane.points(); }
    [[nodiscard]] const PlaneView& view() const { return m_plane.view(); }
    [[nodiscard]] int pointed() const { return m_marks.pointed; }
    [[nodiscard]] const std::vector<int>& linked() const { return m_marks.linked; }
    [[nodiscard]] const std::vector<int>& selection() const { return m_selection; }
    [[nodiscard]] const std::vector<int>& thumbnails() const
    {
        return m_painter.thumbnails();
    } // of the last paint
    [[nodiscard]] QSize sizeHint() const override { return {760, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }

    [[nodiscard]] CellGrid cells() const override;
    [[nodiscard]] QString cellSaid(int cell) const override { return m_words ? m_words(cell) : QString(); }
    [[nodiscard]] QRectF cellPlace(int cell) const override
    {
        return {m_plane.place(cell) - QPointF(4, 4), QSizeF(8, 8)};
    }
    [[nodiscard]] int cellAt(const QPointF& point) const override { return m_plane.pointUnder(point); }
    [[nodiscard]] int markedCell() const override { return m_marks.pointed; }
    void chooseCell(int cell) override { Q_EMIT chosen(cell); }

Q_SIGNALS:
    void pointedAt(int point); // -1: none
    void chosen(int point); // double click, or Enter
    void selectionChanged();
    void thumbnailsWanted(bool shown); // key T
    void lassoWanted(bool on); // key L

protected:
    void paintCells(QPainter& painter, const QRect& part) override;
    [[nodiscard]] Qt::CursorShape shape() const override;
    void onPoint(const QPointF& at) override { pointAt(m_plane.pointUnder(at)); }
    void onLeave() override { pointAt(-1); }
    void onClick(const Press& press) override;
    void onOpen(const QPointF& at) override;
    void onPress(const Press& press) override;
    [[nodiscard]] bool dragsAtOnce(const Press& press) const override; // a lasso
    void onDrag(const Press& press) override;
    void onDrop() override;
    bool onZoom(double factor, const QPointF& at) override;
    bool onKey(const QKeyEvent& event, const QPoint& arrow) override;
    [[nodiscard]] bool takes(const QKeyEvent& key) const override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void changed(); // points, look or view
    void moveMark(const QPoint& direction);
    void selectAll();
    bool commandKey(const QKeyEvent& event);
    void paintLasso(QPainter& painter) const;
    [[nodiscard]] ScatterGround ground() const { return {size(), devicePixelRatioF(), palette()}; }

    mutable ScatterPlane m_plane; // finding a point may sort it first
    ScatterPainter m_painter;
    ScatterMarks m_marks;
    std::vector<int> m_selection;
    QString m_emptyText;
    std::function<QString(int)> m_words;
    bool m_stale = false, m_lassoMode = false;

    QPolygonF m_lasso; // of the plane; empty: none is being drawn
    QPointF m_corner; // its last one, in widget points
};

} // namespace hydra::ui
