// SPDX-License-Identifier: GPL-3.0-or-later
// What the open model costs at each head count, by formula and as measured on this machine. Holds the
// question (slicing scheme, image size, plan) and every measurement made so far: a changed question shows
// those that answer it.
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
    int width = 0; // of the tokens
    NetworkCost cost;
    SpeedPtr speed; // null until measured
    QString failure; // why it could not be
};

class CostModel : public RowsModel<CostRow>
{
    Q_OBJECT

public:
    CostModel(ViewState& state, EngineBridge& bridge, QObject* parent);

    [[nodiscard]] SliceScheme scheme() const { return m_scheme; }
    [[nodiscard]] int imageSize() const { return m_imageSize; } // pixels; 0: the model's own
    [[nodiscard]] AttentionPlan plan() const; // the chosen one, or the trained one
    void setScheme(SliceScheme scheme);
    void setImageSize(int pixels);
    void setTrainedPlan(bool trained);
    // Pixels that the patches of the open model divide, from about 224 to 1280, ascending.
    [[nodiscard]] QList<int> imageSizes() const;

    // At the chosen head count, PLAN in all sizes: for curves over the image size.
    [[nodiscard]] std::vector<CostRow> overSizes(const AttentionPlan& plan) const;
    // The three kinds of the Hydra paper's Table 4, in every block.
    [[nodiscard]] std::vector<AttentionPlan> comparedPlans() const;

    void measureHeads(); // every row
    void measureSizes(); // every compared plan at every size
    void stop();
    [[nodiscard]] int measuring() const { return int(m_pending.size()); } // that have not come
    [[nodiscard]] int asked() const { return m_asked; }
    [[nodiscard]] SpeedPtr lastSpeed() const { return m_last; }
    [[nodiscard]] NeighbourAccuracy& neighbours() const { return *m_neighbours; }
    // What is asked about is the network in view, not another scheme, size or plan.
    [[nodiscard]] bool asInView() const;

Q_SIGNALS:
    void changed(); // rows, or what overSizes() gives
    void measuringChanged();
    void failed(const QString& message);

protected:
    void rebuild(); // also when the question was changed by others

private:
    [[nodiscard]] CostRow rowFor(int heads, const AttentionPlan& plan, int imageSize) const;
    void measure(const std::vector<SpeedKey>& keys);
    void take(const SpeedKey& key, const SpeedPtr& speed, const QString& failure);
    void dropForeign(); // stops a measurement that no longer answers what is shown

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
