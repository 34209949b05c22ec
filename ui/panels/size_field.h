// SPDX-License-Identifier: GPL-3.0-or-later
// The size that pictures are shown to the network in, and what a pass costs at it.
#pragma once

#include <QWidget>

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
    void take(const QString& words);

    ViewState& m_state;
    QComboBox* m_sizes;
    QLabel* m_cost;
};

} // namespace hydra::ui
