// SPDX-License-Identifier: GPL-3.0-or-later
// All methods as small maps of this picture, by the question that each answers: the recommended ones, then
// group by group. The one under the mouse or the keyboard is shown large, with what it tells; a press, or
// Return, takes it, Esc leaves. Nothing is computed while it is closed.
#pragma once

#include "ui/state/other_maps.h"
#include "ui/views/map_thumbnail.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QScrollArea;

namespace hydra::ui {

class MethodCell;

class MethodGallery : public QFrame
{
    Q_OBJECT

public:
    MethodGallery(ViewState& state, Board& board, EngineBridge& bridge, QWidget* parent);

    void openAt(const QWidget& anchor); // below it, as far as the screen has room

protected:
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    friend class MethodCell;

    void followNetwork();
    QWidget* buildCells();
    QWidget* buildPreview();
    void preview(int cell); // large, with what it tells
    void take(int cell);
    void step(QPoint by); // to the cell that lies there
    void search(const QString& typed); // the best method for it; none changes nothing

    ViewState& m_state;
    std::string m_network; // its kind (evidence.h)
    OtherMaps m_maps;
    MapThumbnail m_small, m_large;
    QList<MethodCell*> m_cells; // as they stand
    int m_previewed = -1;
    QString m_typed;
    QPointer<QWidget> m_from; // had the keyboard when typing began
    QScrollArea* m_area = nullptr;
    QWidget* m_picture = nullptr;
    QLabel *m_title = nullptr, *m_teaches = nullptr, *m_badge = nullptr, *m_keys = nullptr;
};

} // namespace hydra::ui
