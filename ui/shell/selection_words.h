// SPDX-License-Identifier: GPL-3.0-or-later
// The points that are selected in an embedding of whole pictures, as a sum of words: what sets them apart
// from all (reference.md "Concepts: a picture in words"). Hidden where the model reads no texts.
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
    void setSelection(const std::vector<int>& points); // of the run's cloud

private:
    void take(const Outcome<engine::Concepts>& found);

    ViewState& m_state;
    EngineBridge& m_bridge;
    const EmbeddingRun& m_run;
    Background m_thread;
};

} // namespace hydra::ui
