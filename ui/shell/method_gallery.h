// SPDX-License-Identifier: GPL-3.0-or-later
// All methods as small maps of this picture: the recommended ones, then groups by the question that they
// answer. The one under the mouse or the keyboard is shown large, with an explanation; a press or Return
// chooses it, Esc closes. No map is computed while the gallery is closed.
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

    void openAt(const QWidget& anchor); // below ANCHOR, but on the screen

protected:
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    friend class MethodCell;

    void followNetwork();
    QWidget* buildCells();
    QWidget* buildPreview();
    void preview(int cell); // large, with its explanation
    void take(int cell);
    void step(QPoint by); // to the nearest cell in that direction
    void search(const QString& typed); // focuses the best match; if none, shows all

    ViewState& m_state;
    std::string m_network; // the network's kind (evidence.h)
    OtherMaps m_maps;
    MapThumbnail m_small, m_large;
    QList<MethodCell*> m_cells; // in display order
    int m_previewed = -1;
    QString m_typed;
    QPointer<QWidget> m_from; // had the keyboard when typing began
    QScrollArea* m_area = nullptr;
    QWidget* m_picture = nullptr;
    QLabel *m_title = nullptr, *m_teaches = nullptr, *m_badge = nullptr, *m_keys = nullptr;
};

} // namespace hydra::ui
