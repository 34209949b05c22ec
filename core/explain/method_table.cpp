// SPDX-License-Identifier: GPL-3.0-or-later
// The descriptions of all methods without their code, so that a list of methods does not load LibTorch.
#include "core/explain/method_table.h"

#include "core/base/error.h"
#include "core/base/nearest.h"

#include <algorithm>
#include <iterator>

namespace hydra {

namespace {

enum Trait : unsigned
{
    OfClass = 1, // depends on the class
    UsesBlock = 2,
    UsesHead = 4, // and head fusion
    UsesQuery = 8,
    UsesStart = 16, // of a product over blocks
    IsSigned = 32,
    UsesDiscard = 64,
    PerPixel = 128,
    UsesFacet = 256,
    IsColours = 512,
    UsesGamma = 1024,
    UsesSteps = 2048, // averages a gradient over pictures
    OfLastBlock = 4096, // reads the last block only
    OfBox = 8192
};

struct Row
{
    const char *id, *title, *teaches;
    unsigned traits;
    int start = 0;
    BlackBox blackBox = BlackBox::None;
    int passes = 1;
    bool endsEarly = false;

    operator MethodInfo() const // NOLINT(google-explicit-constructor): a row converts to one
    {
        const auto has = [this](Trait trait) { return (traits & trait) != 0; };
        return {id,
                title,
                teaches,
                has(OfClass),
                has(UsesBlock),
                has(UsesHead),
                has(UsesQuery),
                has(UsesStart),
                has(IsSigned),
                has(UsesDiscard),
                has(PerPixel),
                has(UsesFacet),
                has(IsColours),
                start,
                has(UsesGamma),
                has(UsesSteps),
                has(OfLastBlock),
                blackBox,
                passes,
                endsEarly,
                has(OfBox)};
    }
};

const std::vector<MethodInfo>& allMethods()
{
    static const Row rows[] = {
        {"relevance", phrase("Relevance (LRP)"),
         phrase("Which patches support the class score. The logit's relevance is propagated back through "
                "every layer (LRP), weighted by the attention's gradient and rolled out over the blocks. "
                "Chefer et al., CVPR 2021; HydraViT Fig. 8. In Hydra and linear blocks the rule is our "
                "extension. On some photographs the terms cancel so far that changing the pixels by one part "
                "in ten million moves the map by several per cent."),
         OfClass | UsesStart},
        {"hydra-contribution", phrase("Token contribution"),
         phrase("How much each token adds to, or takes from, the class's logit through one block's "
                "attention: its term of the sum, times the logit's gradient. Exact for that block. Hydra "
                "Attention, Eq. 15-17; the same sum for softmax."),
         OfClass | UsesBlock | IsSigned},
        {"hydra-contribution:all", phrase("Token contribution, all blocks"),
         phrase("What each token adds to, or takes from, the class's logit through the attention of every "
                "block, added: its term of each block's sum, times the logit's gradient there. Our extension "
                "of Hydra Attention, Eq. 17, by one pass down."),
         OfClass | IsSigned},
        {"attention", phrase("Attention"),
         phrase(
             "Where one token looks: a row of softmax(QK/sqrt(d)) of a block and a head. Not class-specific. "
             "Click a patch to make it the query. For linear kinds the implied matrix phi(Q)phi(K), for "
             "Hydra its mean over features, for Super the magnitudes of its mixed rows, as shares."),
         UsesBlock | UsesHead | UsesQuery},
        {"rollout", phrase("Attention rollout"),
         phrase("Attention matrices multiplied over the blocks, each averaged with the identity for the "
                "residual: which patches can have reached the class token. Not class-specific. Abnar & "
                "Zuidema, 2020."),
         UsesHead | UsesStart | UsesDiscard},
        {"generic", phrase("Gradient-weighted rollout"),
         phrase("Rollout of the attention that raises the class's logit: (gradient x attention) where "
                "positive. Chefer et al., ICCV 2021. In Hydra and linear blocks the token-to-token "
                "contributions take its place: our extension."),
         OfClass | UsesStart},
        {"grad-cam", phrase("Grad-CAM"),
         phrase("The features that enter a block, weighted by how much the class's logit gains from each on "
                "average over the patches; the positive part. Selvaraju et al., 2017, with the usual recipe "
                "for transformers."),
         OfClass | UsesBlock},
        {"grad-cam-attn", phrase("Grad-CAM of attention"),
         phrase("The class token's attention, its heads weighted by their mean gradient; the positive part. "
                "The baseline of Chefer et al., CVPR 2021. In Hydra and linear blocks the implied matrix: "
                "our extension."),
         OfClass | UsesBlock},
        {"gradient", phrase("Gradient"),
         phrase("How fast the class's logit changes with each pixel: the largest of the three channels. "
                "Noisy by nature. Simonyan et al., 2014."),
         OfClass | PerPixel},
        {"input-x-gradient", phrase("Input times gradient"),
         phrase("Each pixel's value times the logit's gradient there: what the pixel would contribute if the "
                "network were linear. Input zero is the mean colour of the training images."),
         OfClass | IsSigned | PerPixel},
        {"smoothgrad", phrase("SmoothGrad"),
         phrase("The gradient averaged over 24 noisy copies of the picture, which cancels pixel-to-pixel "
                "noise. Smilkov et al., 2017."),
         OfClass | PerPixel, 0, BlackBox::None, 25},
        {"integrated-gradients", phrase("Integrated gradients"),
         phrase("The gradient gathered on the way from an empty picture to this one, times the picture: the "
                "values add up to the logit's gain on that way. Sundararajan et al., 2017."),
         OfClass | IsSigned | PerPixel, 0, BlackBox::None, 302, true},
        {"token-norm", phrase("Token norm"),
         phrase("The length of each token's feature vector after a block. Networks without registers store "
                "global information in a few very long background tokens. Darcet et al., ICLR 2024."),
         UsesBlock},
        {"pca", phrase("Features as colours"),
         phrase("Patches with like features have like colours: red, green and blue are the three leading "
                "principal components of a block's patches. Register tokens and outliers do not take part in "
                "the fit. A colour means nothing by itself. Oquab et al., 2023."),
         UsesBlock | UsesFacet | IsColours},
        {"similarity", phrase("Similarity to a patch"),
         phrase("How much each patch's features resemble those of the query: the cosine of the two vectors. "
                "The best match is ringed. Click a patch to ask about it. Amir et al., 2021."),
         UsesBlock | UsesQuery | UsesFacet},
        {"relevance:full", phrase("Relevance of pixels (LRP)"),
         phrase("Relevance propagated past the first block, through positions and patch embedding, down to "
                "pixels; no rollout. Chefer et al., CVPR 2021."),
         OfClass | IsSigned | PerPixel},
        {"relevance:last-layer", phrase("Relevance, last block"),
         phrase("The relevance of the last block's attention alone, weighted by its gradient: an ablation of "
                "Chefer et al., CVPR 2021."),
         OfClass},
        {"relevance:rollout", phrase("Relevance rollout"),
         phrase("The relevance of every block's attention, rolled out without the gradient: an ablation of "
                "Chefer et al., CVPR 2021."),
         OfClass | UsesStart},
        {"cp-lrp", "CP-LRP",
         phrase(
             "Red patches raise the score of the class, blue ones lower it. What each patch's pixels bring "
             "to the class's logit. Propagated back with attention held constant and a rule (gamma) that "
             "favours positive parts; fast, and stable. Ali et al., ICML 2022; Achtibat et al., ICML 2024."),
         OfClass | IsSigned | UsesGamma},
        {"cp-lrp:plain", phrase("CP-LRP, without gamma"),
         phrase("CP-LRP without the gamma rule. Gradient times input, with attention and normalisation held "
                "constant."),
         OfClass | IsSigned},
        {"attn-lrp", phrase("AttnLRP"),
         phrase("Red patches raise the score of the class, blue ones lower it. What each patch's pixels "
                "bring to the class's logit. Gradient times input where queries and keys receive a quarter "
                "and values half of attention's gradient. Achtibat et al., ICML 2024."),
         OfClass | IsSigned},
        {"libragrad", phrase("LibraGrad"),
         phrase("Red patches raise the score of the class, blue ones lower it. What each token brings to the "
                "class's logit. Token times gradient, with attention and normalisation held constant so that "
                "all parts, biases included, sum to the logit. Mehri et al., CVPR 2025."),
         OfClass | IsSigned},
        {"fullgrad-plus", phrase("FullGrad+"),
         phrase("Red patches raise the score of the class, blue ones lower it. What tokens and biases bring "
                "to the class's logit, added over all blocks. LibraGrad's token times gradient at the input "
                "of every block, and what every bias brings. Mehri et al., CVPR 2025."),
         OfClass | IsSigned},
        {"legrad", phrase("LeGrad"),
         phrase("Where more attention would raise the class's score. The positive part of the slope of a "
                "block's mean token, added over the last two blocks. Bousselham et al., ICCV 2025."),
         OfClass},
        {"legrad:all", phrase("LeGrad, all blocks"),
         phrase("LeGrad, added over all blocks. Bousselham et al., ICCV 2025."), OfClass},
        {"grad-eclip", phrase("Grad-ECLIP"),
         phrase("What the last block's values bring, where keys are close to the query. Values are weighted "
                "by the logit's gradient and by how close each key is to the class token's query; very fast. "
                "Zhao et al., ICML 2024."),
         OfClass},
        {"transition", phrase("Transition attention"),
         phrase("What attention carries from each patch to the class token. Weighted by a gradient averaged "
                "over 20 brightnesses of the picture. Yuan et al., 2021."),
         OfClass | UsesStart | UsesSteps, 4},
        {"beyond-intuition", phrase("Beyond Intuition"),
         phrase("Rollout whose heads count by their gradient. Weighted by a gradient averaged over 20 "
                "brightnesses of the picture. Chen et al., TMLR 2023."),
         OfClass | UsesStart | UsesSteps, 3},
        {"beyond-intuition:token", phrase("Beyond Intuition, by token"),
         phrase("Rollout whose tokens count by how much attention changes them. Weighted by a gradient "
                "averaged over 20 brightnesses of the picture. Chen et al., TMLR 2023."),
         OfClass | UsesStart | UsesSteps, 5},
        {"lens", phrase("Logit lens"),
         phrase("What each patch would say after a block: the class's logit, had the network ended there and "
                "read this patch alone. Early blocks were never trained to be read. nostalgebraist, 2020."),
         OfClass | UsesBlock},
        {"decomposition", phrase("Exact decomposition"),
         phrase("Red patches raise the score of the class, blue ones lower it. What each token adds straight "
                "to the class's logit through a block's heads, with the last norm's deviation held. With "
                "MLPs, biases and the embedding the parts sum to the logit. Gandelsman et al., ICLR 2024."),
         OfClass | UsesBlock | UsesHead | IsSigned},
        {"gradient-attention", phrase("Gradient-weighted attention"),
         phrase("Where a head looks and its look raises the class's logit: attention times its gradient "
                "where positive. One block of the gradient-weighted rollout. In Hydra and linear blocks the "
                "implied matrix: our extension."),
         OfClass | UsesBlock | UsesHead | UsesQuery},
        {"occlusion", phrase("Occlusion"),
         phrase("How much the class's logit drops when a square of the picture is painted over. One forward "
                "pass per position of the square; a pixel gets the mean of the squares that cover it. Zeiler "
                "& Fergus, 2014."),
         OfClass | IsSigned | PerPixel, 0, BlackBox::Occlusion},
        {"rise", "RISE",
         phrase("How probable the class is when a pixel is visible. The mean over a thousand random soft "
                "masks that let the picture through in places, one forward pass each. Petsiuk et al., 2018."),
         OfClass | PerPixel, 0, BlackBox::Rise},
        {"shapley", phrase("Shapley values of patches"),
         phrase("A fair share of the class's logit for each group of patches. What a group adds, averaged "
                "over all orders in which groups can enter the sequence; absent patches are not tokens at "
                "all. The shares sum to what all patches contribute. Shapley, 1953."),
         OfClass | IsSigned, 0, BlackBox::Shapley},
        {"vit-cx", "ViT-CX",
         phrase("What the class scores when only places with similar features are visible. Features of the "
                "last block are clustered into masks, and each is scored by two forward passes. Xie et al., "
                "IJCAI 2023."),
         OfClass | PerPixel, 0, BlackBox::VitCx},
        {"pool-attention", phrase("Attention of the answer"),
         phrase("Where the network looks as it reads its answer. The attention of the pooling head of SigLIP "
                "and Perception Encoder; in other networks, of the tokens that the classifier reads, in the "
                "last block."),
         UsesHead},
        {"where", phrase("Where is it?"),
         phrase("How well each patch alone fits the sentence or the class, without gradients. The last "
                "block's attention is skipped, so that a patch keeps its own values; the best one is ringed. "
                "Zhou et al., ECCV 2022 (MaskCLIP)."),
         OfClass | OfLastBlock},
        {"d-rise", "D-RISE",
         phrase(
             "How much a pixel helps to find a box. RISE, where a masked picture is weighted by its best "
             "match to the box: overlap times class similarity times objectness. Petsiuk et al., CVPR 2021."),
         OfClass | PerPixel | OfBox, 0, BlackBox::Rise},
    };
    static const std::vector<MethodInfo> table(std::begin(rows), std::end(rows));
    return table;
}

} // namespace

const std::vector<MethodInfo>& methodTable()
{
    static const std::vector<MethodInfo> table = [] {
        std::vector<MethodInfo> rows;
        std::copy_if(allMethods().begin(), allMethods().end(), std::back_inserter(rows),
                     [](const MethodInfo& info) { return !info.ofBox; });
        return rows;
    }();
    return table;
}

bool hasHeadMaps(const MethodInfo& info)
{
    return info.usesBlock && info.usesHead;
}

bool readsEveryBlock(const MethodInfo& info)
{
    return info.classSpecific && !info.usesBlock && !info.ofLastBlock && info.blackBox == BlackBox::None;
}

bool needsNoNetwork(const MethodInfo& method)
{
    return method.blackBox == BlackBox::Occlusion || method.blackBox == BlackBox::Rise
        || method.blackBox == BlackBox::Shapley;
}

Message whyNot(const MethodInfo& method, Answerer who)
{
    if (who == Answerer::Network) {
        return method.ofBox ? message("method %1 explains a box, and networks find none", method.id)
                            : Message();
    }
    if (!needsNoNetwork(method)) {
        return message("method %1 needs the inside of a network, which a predictor does not expose",
                       method.id);
    }
    if (method.ofBox && who == Answerer::Classes) {
        return message("method %1 explains a box, and this predictor answers with class scores", method.id);
    }
    return who == Answerer::Boxes && method.blackBox == BlackBox::Rise && !method.ofBox
        ? phrase("for a box, RISE is called d-rise")
        : "";
}

void requireFitting(const std::string& method, Answerer who)
{
    if (const Message why = whyNot(methodInfo(method), who); !why.empty()) {
        throw usageError(why);
    }
}

std::vector<std::string> methodIds()
{
    std::vector<std::string> ids;
    for (const MethodInfo& info : allMethods()) {
        ids.emplace_back(info.id);
    }
    return ids;
}

std::vector<std::string> methodsFor(Answerer who)
{
    std::vector<std::string> methods;
    for (const MethodInfo& info : allMethods()) {
        if (whyNot(info, who).empty()) {
            methods.emplace_back(info.id);
        }
    }
    return methods;
}

MapOptions usualOptions(const std::string& method)
{
    MapOptions options;
    options.method = method;
    if (methodInfo(method).ofBox) {
        options.masks = 5000;
        options.maskGrid = 16;
    }
    return options;
}

const MethodInfo* methodNamed(const std::string& id)
{
    const auto& table = allMethods();
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const MethodInfo& info) { return id == info.id; });
    return found == table.end() ? nullptr : &*found;
}

const MethodInfo& methodInfo(const std::string& id)
{
    const MethodInfo* const found = methodNamed(id);
    if (found == nullptr) {
        const std::vector<std::string> known = methodIds();
        throw usageError("method: unknown '%1'; expected one of %2%3", id, briefList(known),
                         didYouMean(id, known));
    }
    return *found;
}

} // namespace hydra
