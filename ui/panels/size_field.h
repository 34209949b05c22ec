// SPDX-License-Identifier: GPL-3.0-or-later
// The size that pictures are shown to the network in, and what a pass costs at it.
#pragma once

#include "core/engine/results.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;

namespace hydra::ui {

class ViewState;

class SizeField : public QWidget
{
    Q_OBJECT

public:
    explicit SizeField(ViewState& state, QWidget* parent = nullptr);

private:
    void follow();
    void fill(); // for another model
    void take(const QString& words);

    ViewState& m_state;
    std::shared_ptr<const engine::OpenedModel> m_filledFor;
    QComboBox* m_sizes;
    QLabel* m_cost;
};

} // namespace hydra::ui
