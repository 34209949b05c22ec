// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out items from left to right and wraps them; items of a line are equally high.
#pragma once

#include <QLayout>
#include <QList>

namespace hydra::ui {

class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(int spacing);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override
    {
        return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
    }
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return arrange(QRect(0, 0, width, 0), false);
    }
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override; // the widest item, the highest item
    void setGeometry(const QRect& rect) override;

private:
    int arrange(const QRect& rect, bool move) const; // returns the height

    QList<QLayoutItem*> m_items; // owned
};

} // namespace hydra::ui
