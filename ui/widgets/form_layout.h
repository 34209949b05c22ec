// SPDX-License-Identifier: GPL-3.0-or-later
// A form: labels on the left, fields on the right, each row as high as its field.
#pragma once

#include <QGridLayout>

namespace hydra::ui {

// A grid, because QFormLayout of Qt 6.4 damages the heap: a row that is hidden keeps the place that it had in
// the list of visible rows, and heightForWidth() writes the row's height there, behind the end of the list
// that is shorter now. A grid gives a row that is hidden no height and no spacing.
class FormLayout : public QGridLayout
{
public:
    explicit FormLayout(QWidget* parent = nullptr);

    void addRow(QWidget* label, QWidget* field);
    void addRow(QWidget* wide); // below labels and fields
    void addStretch();
    // The row of FIELD, with its label.
    void setRowVisible(QWidget* field, bool shown);

    // Without a field that grows, rows stay at the top.
    void setGeometry(const QRect& room) override;

private:
    int m_rows = 0;
};

} // namespace hydra::ui
