// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each head count of an embedding: whether its points are shown, how many they are, how compact.
#pragma once

#include "core/engine/token_embedding.h"
#include "ui/models/rows_model.h"

#include <QColor>

namespace hydra::ui {

struct CompactnessRow
{
    int heads = 0;
    bool shown = true;
    QRgb colour = 0; // where colours tell head counts apart; 0: they do not
    qulonglong points = 0;
    double compactness = -1; // mean distance to the centroid over the embedding's radius; -1: not yet
    double divergence = -1;
};

class CompactnessModel : public RowsModel<CompactnessRow>
{
    Q_OBJECT

public:
    explicit CompactnessModel(QObject* parent);

    // Keeps what is switched off, by head count.
    void setEmbedding(const std::vector<engine::EmbeddingRow>& rows);
    void reset(const std::vector<int>& heads); // of a new embedding: all shown
    void setColours(const std::vector<QRgb>& colours); // by row; empty: none
    [[nodiscard]] bool isShown(int heads) const;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void shownChanged();
};

} // namespace hydra::ui
