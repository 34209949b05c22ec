// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the canvas while there is no model or no picture: says what is missing and how to get it.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace hydra::ui {

class ViewState;

class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(ViewState& state, QWidget* parent = nullptr);
    void tellTrouble(const QString& message); // why there is no picture; shown until there is one

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    ViewState& m_state;
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_openModel = nullptr;
    QPushButton* m_openImage = nullptr;
    QString m_trouble;
};

} // namespace hydra::ui
