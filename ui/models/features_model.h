// SPDX-License-Identifier: GPL-3.0-or-later
// The features of an autoencoder that are active in a picture or in one patch, with each one's contribution
// to the class; the reconstruction error has a row of its own.
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
    double value = 0; // in the patch, or the largest in the picture
    int patch = -1; // patch with the largest value
    double share = 0; // share of the picture's patches in which it is active
    std::optional<double> often{}; // share of the patches of the indexed folder
    std::optional<double> brings{}, exact{}; // contribution to the class: by gradient, by ablation
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
    // Fills the rows for PATCH; -1: for the whole picture. PARTS and INDEX may be null. WANTED features have
    // a row even if inactive.
    void fill(const engine::FeatureCodes& codes, int patch, const engine::SaeParts* parts,
              const FeatureIndex* index, const Interventions& changes, const std::vector<int>& wanted);
    [[nodiscard]] static QString meaning(Column column);
};

} // namespace hydra::ui
