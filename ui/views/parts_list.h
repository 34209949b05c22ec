// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a logit as bars from a common zero, with their numbers: embedding, each block's attention and
// MLP, the constant, and the sum. A click on a block's attention opens its map.
#pragma once

#include "core/engine/results.h"
#include "ui/models/rows_model.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace hydra::ui {

struct PartRow
{
    QString title;
    double value = 0;
    int block = -1; // the block of an attention part; -1: no map
    bool total = false;
};

class PartsModel : public RowsModel<PartRow>
{
    Q_OBJECT

public:
    explicit PartsModel(QObject* parent = nullptr);
    void setParts(const engine::DecompositionPtr& parts); // null: none
    [[nodiscard]] double largest() const { return m_largest; } // largest magnitude of the parts

private:
    engine::DecompositionPtr m_parts;
    double m_largest = 0;
};

class PartsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    PartsDelegate(const PartsModel& model, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
    { }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const PartsModel& m_model;
};

class PartsList : public QListView
{
    Q_OBJECT

public:
    explicit PartsList(PartsModel& model, QWidget* parent = nullptr);

Q_SIGNALS:
    void opened(int block);

private:
    void choose(const QModelIndex& index);

    PartsModel& m_model;
};

} // namespace hydra::ui
