// SPDX-License-Identifier: GPL-3.0-or-later
// Many points of the plane: zooms to the cursor, pans, finds the point under the mouse, and takes a lasso.
// The points are stamped into an image that is kept until they or the view change; what is pointed at is
// painted over it, and only that is painted again.
#pragma once

#include "ui/paint/splats.h"
#include "ui/views/plane_view.h"
#include "ui/views/point_index.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <vector>

namespace hydra::ui {

// What stands for a point beside its marker: a part of a picture. Null picture: none.
struct Thumbnail
{
    QImage picture;
    QRectF part; // pixels of it
};

struct ScatterLook
{
    std::vector<QRgb> colours;
    std::vector<Marker> markers; // empty: discs
    std::vector<std::uint8_t> ringed; // empty: none
};

// A part of the plane with a name over it.
struct ScatterPane
{
    QRectF box;
    QString title;
};

class Scatter : public QWidget
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
    // SIDE: of a thumbnail, in widget points.
    void setThumbnailSource(std::function<Thumbnail(int point)> source, double side);
    void setLassoMode(bool on);
    void setEmptyText(const QString& words); // instead of points
    void setStale(bool stale); // veiled: they answer an older question

    // Marks POINTS as somebody else's pointer does, and joins them in their order when JOINED.
    void setLinked(const std::vector<int>& points, bool joined);
    void pointAt(int point); // as the mouse would; -1: none
    void select(const std::vector<int>& points); // ascending
    void fit();

    [[nodiscard]] const PlanePoints& points() const { return m_points; }
    [[nodiscard]] const PlaneView& view() const { return m_view; }
    [[nodiscard]] int pointed() const { return m_pointed; }
    [[nodiscard]] const std::vector<int>& linked() const { return m_linked; }
    [[nodiscard]] const std::vector<int>& selection() const { return m_selection; }
    [[nodiscard]] const std::vector<int>& thumbnails() const { return m_thumbnails; } // of the last paint
    [[nodiscard]] bool showsThumbnails() const { return m_showThumbnails; }
    [[nodiscard]] bool lassoMode() const { return m_lassoMode; }
    [[nodiscard]] QSize sizeHint() const override { return {760, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }

Q_SIGNALS:
    void pointedAt(int point); // -1: none
    void chosen(int point); // double click, or Enter
    void selectionChanged();
    void thumbnailsWanted(bool shown); // key T
    void lassoWanted(bool on); // key L

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override; // pinch

private:
    void changed(); // what the image shows
    void moved(); // the view
    void measure(); // the bounds of what is shown
    void renderPoints();
    void renderThumbnails(QPainter& painter);
    void paintMarks(QPainter& painter);
    void paintMarked(QPainter& painter);
    void paintPanes(QPainter& painter) const;
    void mark(QPainter& painter, int point, double size, const QColor& ring);
    void updateAround(const std::vector<int>& points);
    void finishLasso();
    void zoomStep(double factor, const QPointF& anchor);
    void bringIntoView(int point);
    void moveMark(const QPoint& direction);
    bool commandKey(const QKeyEvent& event);
    void updateCursor();
    [[nodiscard]] int pointUnder(const QPointF& at);
    [[nodiscard]] double radius() const; // of a marker, in widget points
    [[nodiscard]] std::vector<int> marked() const; // pointed at, linked

    PlanePoints m_points;
    PointIndex m_index; // empty: to be built when somebody asks
    ScatterLook m_look;
    std::vector<ScatterPane> m_panes;
    std::function<Thumbnail(int)> m_source;
    double m_thumbnailSide = 26;
    PlaneView m_view;
    Splats m_splats;
    QImage m_image; // empty: to be rendered
    std::vector<int> m_linked, m_selection, m_thumbnails;
    std::vector<std::uint8_t> m_selected; // of every point; empty: none
    bool m_joined = false, m_showThumbnails = false, m_lassoMode = false;
    int m_pointed = -1;
    QString m_emptyText;
    bool m_stale = false;

    QPolygonF m_lasso; // of the plane; empty: none is being drawn
    QPointF m_pressed, m_last;
    bool m_dragging = false;
};

} // namespace hydra::ui
