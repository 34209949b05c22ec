// SPDX-License-Identifier: GPL-3.0-or-later
// What clicks in views change: features, patches and interventions.
#include "core/model/override_fields.h"
#include "core/question/kept_patches.h"
#include "ui/paint/format.h"
#include "ui/state/fit_query.h"
#include "ui/state/size_choice.h"
#include "ui/state/view_state.h"

#include <algorithm>

namespace hydra::ui {

ClassChoice ViewState::featureTarget(int feature, std::vector<int> patches) const
{
    return {ClassChoice::Kind::Feature, feature, m_sae->id, m_sae->source, std::move(patches), m_sae->block};
}

bool ViewState::showsFeature() const
{
    return m_query.options.method == "lens" && m_query.target.kind == ClassChoice::Kind::Feature;
}

// The lens reads a feature at the output of its block, which is the last of such a pass.
void ViewState::showFeature(int feature, const std::vector<int>& patches)
{
    PictureAsk query = m_query;
    query.options.method = "lens";
    query.options.block = -1;
    query.target = featureTarget(feature, patches);
    query.against.reset();
    m_methodBeforeToken.clear();
    setQuery(query);
}

void ViewState::keepFeatures(PictureAsk& query) const
{
    Interventions& without = query.without;
    if (without.needsSae() && (!m_sae || without.sae != m_sae->id)) {
        without.features.clear();
        without.saeError = false;
    }
    without.sae = without.needsSae() ? without.sae : std::string();
    if (query.target.kind == ClassChoice::Kind::Feature) {
        const bool open = m_sae && query.target.id == m_sae->id && query.target.value < m_sae->features;
        query.target = open ? featureTarget(query.target.value, query.target.patches)
            : m_model       ? firstTarget(m_model->config)
                            : ClassChoice();
    }
}

void ViewState::toggleHead(int block, int head)
{
    Interventions without = m_query.without;
    without.toggleHead(block, head);
    setWithout(without);
}

void ViewState::toggleAttention(int block)
{
    Interventions without = m_query.without;
    without.toggleAttention(block);
    setWithout(without);
}

void ViewState::toggleMlp(int block)
{
    Interventions without = m_query.without;
    without.toggleMlp(block);
    setWithout(without);
}

void ViewState::togglePatch(int patch)
{
    Interventions without = m_query.without;
    without.togglePatch(patch);
    setWithout(without);
}

void ViewState::askToken(int patch)
{
    if (m_query.without.hasPatch(patch) || !offers("attention")) {
        return; // there is no token to ask
    }
    PictureAsk query = m_query;
    query.options.query = patch;
    query.options.kept.clear();
    if (!method().usesQuery && !showsFeature()) {
        m_methodBeforeToken = std::exchange(query.options.method, "attention");
    }
    setQuery(query);
}

void ViewState::keepToken(int patch)
{
    if (!method().usesFacet || !method().usesQuery || !ready()) {
        askToken(patch);
        return;
    }
    PictureAsk query = m_query;
    const ImageId& image = m_picture->image.id;
    KeptPatches kept = keptPatches(query.options.kept).value_or(KeptPatches{image, {}});
    if (kept.image != image) {
        kept = {image, {}};
    }
    if (query.options.query >= 0) {
        kept.patches.push_back(std::exchange(query.options.query, -1));
    }
    const auto there = std::find(kept.patches.begin(), kept.patches.end(), patch);
    if (there != kept.patches.end()) {
        kept.patches.erase(there);
    } else if (patch >= 0) {
        kept.patches.push_back(patch);
    }
    std::sort(kept.patches.begin(), kept.patches.end());
    query.options.kept = kept.patches.empty() ? std::string() : hydra::text(kept);
    setQuery(query);
}

void ViewState::matchPatches(const KeptPatches& kept)
{
    PictureAsk query = m_query;
    query.options.query = -1;
    query.options.kept = hydra::text(kept);
    if (query.options.method != "similarity") {
        m_methodBeforeToken = std::exchange(query.options.method, "similarity");
    }
    setQuery(query);
}

void ViewState::askClassToken()
{
    PictureAsk query = m_query;
    query.options.kept.clear();
    leaveToken(query);
    setQuery(query);
}

// Also restores the method before the click: the user did not choose the present one.
void ViewState::leaveToken(PictureAsk& query)
{
    query.options.query = -1;
    if (!m_methodBeforeToken.empty() && query.options.kept.empty()) {
        query.options.method = std::exchange(m_methodBeforeToken, {});
    }
}

void ViewState::forgetGrid(PictureAsk& query)
{
    query.options.kept.clear();
    leaveToken(query);
    query.target.patches.clear(); // the target stays, for all patches
    query.without.patches.clear();
}

} // namespace hydra::ui
