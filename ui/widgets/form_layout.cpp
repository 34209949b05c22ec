// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form_layout.h"

#include <QWidget>

#include <algorithm>

namespace hydra::ui {

FormLayout::FormLayout(QWidget* parent)
    : QGridLayout(parent)
{
    setColumnStretch(1, 1);
}

void FormLayout::addRow(QWidget* label, QWidget* field)
{
    const QSizePolicy policy = field->sizePolicy();
    const bool grows = policy.horizontalPolicy() != QSizePolicy::Fixed; // otherwise the grid centres it
    const bool tall = policy.verticalPolicy() & QSizePolicy::ExpandFlag;
    addWidget(label, m_rows, 0, tall ? Qt::AlignTop : Qt::Alignment());
    addWidget(field, m_rows, 1, grows ? Qt::Alignment() : Qt::AlignLeft);
    ++m_rows;
}

void FormLayout::addRow(QWidget* wide)
{
    addWidget(wide, m_rows++, 0, 1, 2);
}

void FormLayout::addStretch()
{
    addItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding), m_rows++, 0);
}

void FormLayout::setRowVisible(QWidget* field, bool shown)
{
    int row = 0, column = 0, rows = 0, columns = 0;
    getItemPosition(indexOf(field), &row, &column, &rows, &columns);
    for (int at = 0; at < column + columns; ++at) {
        itemAtPosition(row, at)->widget()->setVisible(shown);
    }
}

void FormLayout::setGeometry(const QRect& room)
{
    QRect rows = room;
    if (!(expandingDirections() & Qt::Vertical)) {
        const int wanted = hasHeightForWidth() ? totalHeightForWidth(room.width()) : totalSizeHint().height();
        rows.setHeight(std::min(rows.height(), wanted));
    }
    QGridLayout::setGeometry(rows);
}

} // namespace hydra::ui
