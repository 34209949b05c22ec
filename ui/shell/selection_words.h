// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the selected points of an embedding of whole pictures as a sum of words: what sets them apart
// from all points (reference.md "Concepts: a picture in words"). Hidden if the model reads no texts.
#pragma once

#include "ui/bridge/background.h"
#include "ui/models/embedding_run.h"

#include <QLabel>

namespace hydra::ui {

class SelectionWords : public QLabel
{
    Q_OBJECT

public:
    SelectionWords(ViewState& state, EngineBridge& bridge, const EmbeddingRun& run, QWidget* parent);
    void setSelection(const std::vector<int>& points); // indices in the run's cloud

private:
    void take(const Outcome<engine::Concepts>& found);

    ViewState& m_state;
    EngineBridge& m_bridge;
    const EmbeddingRun& m_run;
    Background m_thread;
};

} // namespace hydra::ui
