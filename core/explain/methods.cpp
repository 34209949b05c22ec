// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/methods.h"

#include "core/base/error.h"
#include "core/explain/method_table.h"

namespace hydra {

using Method = TokenValues(const Trace&, const MethodInput&);
// Defined in the files of their families.
Method attentionMap, attentionRollout, hydraContribution, hydraContributionOfAll, genericAttribution,
    relevancePropagation, relevanceOfPixels, relevanceOfLastBlock, relevanceRollout, cpLrp, cpLrpPlain,
    attnLrp, libraGrad, fullGradPlus, leGrad, leGradOfAll, gradEclip, transitionMap, beyondIntuition,
    beyondIntuitionOfTokens, tokenNorm, featureColours, featureSimilarity, gradCam, gradCamAttention,
    gradientMap, inputTimesGradient, smoothGrad, integratedGradients, lensMap, whereMap, decompositionMap,
    poolAttention, gradientAttentionMap, occlusionMap, riseMap, shapleyMap, vitCxMap;

namespace {

// The functions of the methods in methodTable().
const std::vector<MethodRow>& rows()
{
    static const std::vector<MethodRow> table{
        {methodInfo("relevance"), relevancePropagation, Precision::ExactPass},
        {methodInfo("hydra-contribution"), hydraContribution},
        {methodInfo("hydra-contribution:all"), hydraContributionOfAll},
        {methodInfo("attention"), attentionMap},
        {methodInfo("rollout"), attentionRollout},
        {methodInfo("generic"), genericAttribution},
        {methodInfo("grad-cam"), gradCam},
        {methodInfo("grad-cam-attn"), gradCamAttention, Precision::Double},
        {methodInfo("gradient"), gradientMap},
        {methodInfo("input-x-gradient"), inputTimesGradient},
        {methodInfo("smoothgrad"), smoothGrad},
        {methodInfo("integrated-gradients"), integratedGradients},
        {methodInfo("token-norm"), tokenNorm},
        {methodInfo("pca"), featureColours},
        {methodInfo("similarity"), featureSimilarity},
        {methodInfo("relevance:full"), relevanceOfPixels, Precision::Double},
        {methodInfo("relevance:last-layer"), relevanceOfLastBlock, Precision::ExactPass},
        {methodInfo("relevance:rollout"), relevanceRollout, Precision::ExactPass},
        {methodInfo("cp-lrp"), cpLrp},
        {methodInfo("cp-lrp:plain"), cpLrpPlain},
        {methodInfo("attn-lrp"), attnLrp},
        {methodInfo("libragrad"), libraGrad},
        {methodInfo("fullgrad-plus"), fullGradPlus},
        {methodInfo("legrad"), leGrad},
        {methodInfo("legrad:all"), leGradOfAll},
        {methodInfo("grad-eclip"), gradEclip},
        {methodInfo("transition"), transitionMap},
        {methodInfo("beyond-intuition"), beyondIntuition},
        {methodInfo("beyond-intuition:token"), beyondIntuitionOfTokens},
        {methodInfo("lens"), lensMap},
        {methodInfo("decomposition"), decompositionMap},
        {methodInfo("gradient-attention"), gradientAttentionMap},
        {methodInfo("occlusion"), occlusionMap},
        {methodInfo("rise"), riseMap},
        {methodInfo("shapley"), shapleyMap},
        {methodInfo("vit-cx"), vitCxMap},
        {methodInfo("pool-attention"), poolAttention},
        {methodInfo("where"), whereMap},
    };
    return table;
}

} // namespace

const MethodRow& methodRow(const std::string& id)
{
    const MethodInfo& asked = methodInfo(id);
    requireFitting(id, Answerer::Network);
    for (const MethodRow& row : rows()) {
        if (asked.id == row.info.id) { // pointers of the same table
            return row;
        }
    }
    throw internalError("method %1: not implemented", asked.id);
}

Precision precisionOf(const std::string& method)
{
    return methodRow(method).precision;
}

} // namespace hydra
