// SPDX-License-Identifier: GPL-3.0-or-later
// The features of an autoencoder that fire in a picture, or in one patch of it, with what each brings to the
// class; what the reconstruction leaves out is a row of its own.
#pragma once

#include "core/dictionary/feature_index.h"
#include "core/engine/question.h"
#include "ui/models/rows_model.h"

#include <map>
#include <optional>

namespace hydra::ui {

struct FeatureRow
{
    int feature = 0; // -1: the error of the reconstruction
    double value = 0; // in the patch, or the largest
    int patch = -1; // where it is
    double share = 0; // of the patches that were read
    std::optional<double> often{}; // of the patches of the indexed folder
    std::optional<double> brings{}, exact{}; // to the class: by its gradient, by ablation
    QString change{}; // "off", "3×"
};

class FeaturesModel : public RowsModel<FeatureRow>
{
    Q_OBJECT

public:
    enum Column
    {
        Number,
        Value,
        Share,
        Often,
        Brings,
        Exact
    };
    static constexpr int sortRole = Qt::UserRole;

    explicit FeaturesModel(QObject* parent);
    // Of PATCH; -1: of the picture. PARTS and INDEX may be null. What is not found and is WANTED has a row,
    // too.
    void fill(const engine::FeatureCodes& codes, int patch, const engine::SaeParts* parts,
              const FeatureIndex* index, const Interventions& changes, const std::vector<int>& wanted);
    [[nodiscard]] static QString meaning(Column column);
};

} // namespace hydra::ui
