// SPDX-License-Identifier: GPL-3.0-or-later
// The costs of the open model at each head count, by formula and measured on this machine. Holds the question
// (slicing scheme, image size, plan) and all measurements so far; a changed question shows those that fit it.
#pragma once

#include "ui/models/neighbour_accuracy.h"
#include "ui/models/rows_model.h"
#include "ui/state/view_state.h"

#include <QList>

#include <unordered_map>
#include <unordered_set>

namespace hydra::ui {

struct CostRow
{
    SpeedKey key;
    bool trained = true;
    int width = 0; // features per token
    NetworkCost cost;
    SpeedPtr speed; // null until measured
    QString failure; // why the measurement failed
};

class CostModel : public RowsModel<CostRow>
{
    Q_OBJECT

public:
    CostModel(ViewState& state, EngineBridge& bridge, QObject* parent);

    [[nodiscard]] SliceScheme scheme() const { return m_scheme; }
    [[nodiscard]] int imageSize() const { return m_imageSize; } // pixels; 0: the model's own
    [[nodiscard]] AttentionPlan plan() const; // the query's, or the trained one
    void setScheme(SliceScheme scheme);
    void setImageSize(int pixels);
    void setTrainedPlan(bool trained);
    // Image sizes in pixels, multiples of the open model's patch, from about 224 to 1280, ascending.
    [[nodiscard]] QList<int> imageSizes() const;

    // PLAN at the chosen head count in all sizes, for curves over the image size.
    [[nodiscard]] std::vector<CostRow> overSizes(const AttentionPlan& plan) const;
    // The three kinds of the Hydra paper's Table 4, in every block.
    [[nodiscard]] std::vector<AttentionPlan> comparedPlans() const;

    void measureHeads(); // every row
    void measureSizes(); // every compared plan at every size
    void stop();
    [[nodiscard]] int measuring() const { return int(m_pending.size()); } // still to be measured
    [[nodiscard]] int asked() const { return m_asked; }
    [[nodiscard]] SpeedPtr lastSpeed() const { return m_last; }
    [[nodiscard]] NeighbourAccuracy& neighbours() const { return *m_neighbours; }
    // The question is about the current network, not another scheme, size or plan.
    [[nodiscard]] bool asInView() const;

Q_SIGNALS:
    void changed(); // the rows or overSizes() changed
    void measuringChanged();
    void failed(const QString& message);

protected:
    void rebuild(); // also called when the query changes

private:
    [[nodiscard]] CostRow rowFor(int heads, const AttentionPlan& plan, int imageSize) const;
    void measure(const std::vector<SpeedKey>& keys);
    void take(const SpeedKey& key, const SpeedPtr& speed, const QString& failure);
    void dropForeign(); // stops measurements that no longer fit a shown row

    struct Hash
    {
        std::size_t operator()(const SpeedKey& key) const { return hashOf(key); }
    };
    ViewState& m_state;
    EngineBridge& m_bridge;
    NeighbourAccuracy* m_neighbours;
    SliceScheme m_scheme = SliceScheme::HydraViT;
    int m_imageSize = 0;
    bool m_trainedPlan = false;
    int m_asked = 0;
    SpeedPtr m_last;
    std::unordered_map<SpeedKey, SpeedPtr, Hash> m_speeds;
    std::unordered_map<SpeedKey, QString, Hash> m_failures;
    std::unordered_set<SpeedKey, Hash> m_pending;
};

} // namespace hydra::ui
