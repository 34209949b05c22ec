// SPDX-License-Identifier: GPL-3.0-or-later
// A form: labels on the left, fields on the right, each row as high as its field.
#pragma once

#include <QGridLayout>

namespace hydra::ui {

// A grid, because QFormLayout of Qt 6.4 damages the heap: a hidden row keeps its index in the list of visible
// rows, and heightForWidth() writes the row's height there, past the end of the list, which is shorter now. A
// grid gives a hidden row no height and no spacing.
class FormLayout : public QGridLayout
{
public:
    explicit FormLayout(QWidget* parent = nullptr);

    void addRow(QWidget* label, QWidget* field);
    void addRow(QWidget* wide); // spans the label and field columns
    void addStretch();
    // Shows or hides the row of FIELD with its label.
    void setRowVisible(QWidget* field, bool shown);

    // If no field grows, rows stay at the top.
    void setGeometry(const QRect& room) override;

private:
    int m_rows = 0;
};

} // namespace hydra::ui
