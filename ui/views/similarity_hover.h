// SPDX-License-Identifier: GPL-3.0-or-later
// While no patch is fixed by a click, the similarity follows the mouse: the map of the patch under it stands
// in for the question's. The engine answers from the pass that is there, in less than a frame, so nothing is
// kept beside it and the GUI thread computes nothing.
#pragma once

#include "ui/views/canvas.h"

#include <QObject>

#include <optional>

namespace hydra::ui {

class SimilarityHover : public QObject
{
    Q_OBJECT

public:
    SimilarityHover(ViewState& state, EngineBridge& bridge, Canvas& canvas);

private:
    void point(int patch); // -1: at none

    ViewState& m_state;
    EngineBridge& m_bridge;
    Canvas& m_canvas;
    std::optional<engine::MapKey> m_wanted;
};

} // namespace hydra::ui
