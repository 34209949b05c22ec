// SPDX-License-Identifier: GPL-3.0-or-later
// A scatter plot of many points: zooms to the cursor, pans, marks the point under the mouse, and selects by
// lasso. ScatterPlane holds the view, ScatterPainter paints; only changed parts are repainted.
#pragma once

#include "ui/views/cell_view.h"
#include "ui/views/scatter_painter.h"

namespace hydra::ui {

class Scatter : public CellView
{
    Q_OBJECT

public:
    explicit Scatter(QWidget* parent = nullptr);

    // Replaces the points; clears selection and pointed point.
    void setPoints(PlanePoints points, const std::vector<ScatterPane>& panes = {});
    void movePoints(std::vector<float> x, std::vector<float> y); // the same points elsewhere
    void setLook(ScatterLook look); // one entry per point
    void setHidden(std::vector<std::uint8_t> hidden); // empty: none
    void setThumbnails(bool shown);
    [[nodiscard]] bool showsThumbnails() const { return m_painter.showsThumbnails(); }
    // SIDE: a thumbnail's side in widget points.
    void setThumbnailSource(std::function<Thumbnail(int point)> source, double side);
    void setWords(std::function<QString(int point)> words); // a point's text for assistive technology
    void setLassoMode(bool on);
    [[nodiscard]] bool lassoMode() const { return m_lassoMode; }
    void setEmptyText(const QString& words); // shown if there are no points
    void setStale(bool stale); // veils the points: they belong to an older query

    // Marks POINTS for a pointer in another view, and connects them in order if JOINED.
    void setLinked(const std::vector<int>& points, bool joined);
    void pointAt(int point); // as the mouse would; -1: none
    void select(const std::vector<int>& points); // ascending
    void fit();
    // Draws the current points and marks in fine resolution for a figure.
    void draw(QPainter& painter);

    [[nodiscard]] const PlanePoints& points() const { return m_plane.points(); }
    [[nodiscard]] const PlaneView& view() const { return m_plane.view(); }
    [[nodiscard]] int pointed() const { return m_marks.pointed; }
    [[nodiscard]] const std::vector<int>& linked() const { return m_marks.linked; }
    [[nodiscard]] const std::vector<int>& selection() const { return m_selection; }
    [[nodiscard]] const std::vector<int>& thumbnails() const
    {
        return m_painter.thumbnails();
    } // shown in the last paint
    [[nodiscard]] QSize sizeHint() const override { return {760, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }

    [[nodiscard]] CellGrid cells() const override;
    [[nodiscard]] QString cellText(int cell) const override { return m_words ? m_words(cell) : QString(); }
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
    void changed(); // call after a change of points, look or view
    void moveMark(const QPoint& direction);
    void selectAll();
    bool commandKey(const QKeyEvent& event);
    void paintLasso(QPainter& painter) const;
    [[nodiscard]] ScatterGround ground() const { return {size(), devicePixelRatioF(), palette()}; }

    mutable ScatterPlane m_plane; // finding a point may build its index first
    ScatterPainter m_painter;
    ScatterMarks m_marks;
    std::vector<int> m_selection;
    QString m_emptyText;
    std::function<QString(int)> m_words;
    bool m_stale = false, m_lassoMode = false;

    QPolygonF m_lasso; // in plane coordinates; empty: no lasso is being drawn
    QPointF m_corner; // the last corner, in widget points
};

} // namespace hydra::ui
