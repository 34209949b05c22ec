// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flow_layout.h"

#include <algorithm>

namespace hydra::ui {

FlowLayout::FlowLayout(int spacing)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    (void)arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool move) const
{
    int y = rect.top();
    for (qsizetype first = 0; first < m_items.size();) {
        // As many as fit, but at least one.
        int width = m_items[first]->sizeHint().width();
        int height = m_items[first]->sizeHint().height();
        qsizetype end = first + 1;
        for (; end < m_items.size(); ++end) {
            const QSize next = m_items[end]->sizeHint();
            if (width + spacing() + next.width() > rect.width()) {
                break;
            }
            width += spacing() + next.width();
            height = std::max(height, next.height());
        }
        int x = rect.left();
        for (qsizetype i = first; i < end; ++i) {
            const int itemWidth = m_items[i]->sizeHint().width();
            if (move) {
                m_items[i]->setGeometry(QRect(x, y, itemWidth, height));
            }
            x += itemWidth + (m_items[i]->isEmpty() ? 0 : spacing()); // hidden items take no room
        }
        first = end;
        y += height + (end < m_items.size() ? spacing() : 0);
    }
    return y - rect.top();
}

} // namespace hydra::ui
