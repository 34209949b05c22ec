// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_plan.h"
#include "core/base/error.h"
#include "core/checkpoint/infer_parts.h"
#include "core/model/classifier_steps.h"
#include "core/model/imagenet_names.h"
#include "core/model/labels.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <numeric>

namespace hydra {

namespace {

constexpr int mostClasses = 1'000'000;

Known<int> findClasses(const Evidence& evidence, Notes& notes)
{
    const bool weight = evidence.has("head.weight");
    if (weight || evidence.has("head.bias")) { // if one is missing, the check of all tensors reports it
        return evidence.confirmed(
            evidence.side(weight ? "head.weight" : "head.bias", weight ? 2 : 1, 0, mostClasses),
            "num_classes", {}, {"num_classes"}, mostClasses);
    }
    const auto left = evidence.text({"head_left_out"});
    notes.push_back(
        left ? message("no classifier was found: %1 read the network, but are neither a chain of layers to "
                       "the classes nor known training-only heads; the embedding is explained (norm, "
                       "similarity to a picture, direction, probe), not a class",
                       left->value)
             : message("a backbone without a classifier: its embedding is explained (norm, similarity to a "
                       "picture, direction, probe), not a class"));
    return {0, Provenance::Inferred};
}

// The number of features that the classifier reads; 0 without a classifier.
std::int64_t widthRead(const Evidence& evidence)
{
    for (const char* first : {"head_steps.0.weight", "head.weight"}) {
        if (const auto found = evidence.tensors.find(first); found != evidence.tensors.end()) {
            return found->second.dim() > 0 ? found->second.size(-1) : 0;
        }
    }
    return 0;
}

// The steps before the classifier's last layer. A function that tensors do not show is the user's, else a
// ReLU.
Known<std::string> findSteps(const Evidence& evidence, int classes, int read, Notes& notes)
{
    const auto stated = classes > 0 ? evidence.text({"classifier_steps"}) : std::nullopt;
    const auto& user = evidence.user.headActivation;
    const bool open = stated && stated->value.find('?') != std::string::npos;
    if (user && !open) {
        throw inputError("%1: --head-activation: this model's classifier has no unknown activation",
                         evidence.file);
    }
    if (!stated) {
        return {};
    }
    std::string steps;
    for (const char c : stated->value) {
        steps += c == '?' ? user.value_or("relu") : std::string(1, c);
    }
    (void)stepsIn(steps, read);
    if (open && !user) {
        notes.push_back(message(
            "between the layers of the classifier (%1), ReLU is assumed, as no tensor tells; "
            "--head-activation changes it. The classifier is explained by its tangent at each picture",
            steps));
    }
    return {steps, user ? Provenance::User : open ? Provenance::Default : stated->from};
}

Known<Pool> findPool(const Evidence& evidence, int width, bool classToken)
{
    const bool wide = widthRead(evidence) == 2 * std::int64_t(width);
    const bool average = evidence.has("fc_norm.weight") || !classToken;
    const bool attends = evidence.has("attn_pool.latent");
    const Pool usual = attends ? Pool::Attention
        : wide                 ? Pool::TokenAndAverage
        : average              ? Pool::Average
                               : Pool::Token;
    Known<Pool> pool = choose<Pool>(evidence.user.pool, evidence.facts.first(&Metadata::pool),
                                    usual == Pool::Token ? std::nullopt : std::optional(usual), Pool::Token);
    if (attends != (pool == Pool::Attention)) {
        throw inputError(attends ? phrase("%1: pooling is %2 (%3), but the file has tensors of attention "
                                          "pooling (attn_pool.latent); expected map")
                                 : phrase("%1: pooling is %2 (%3), but the file has no tensor of attention "
                                          "pooling, such as 'attn_pool.latent'"),
                         evidence.file, name(pool.value), name(pool.from));
    }
    if (pool != Pool::Average && pool != Pool::Attention && !classToken) {
        throw inputError("%1: pooling by class token (%2), but the file has no 'cls_token'; expected avg",
                         evidence.file, name(pool.from));
    }
    return pool;
}

Known<std::vector<std::string>> findNames(const Evidence& evidence, int classes, bool embeds, Notes& notes)
{
    using Names = std::vector<std::string>;
    const bool named = classes > 0 && !embeds;
    const auto& labels = evidence.user.labels;
    const auto user = labels ? std::optional(readLabels(*labels)) : std::nullopt;
    const auto guess = named && classes == 1000 ? std::optional(imagenetNames()) : std::nullopt;
    const auto wrongCount = [&](const Names& names) {
        return !names.empty() && names.size() != static_cast<std::size_t>(classes);
    };
    auto stated = evidence.facts.first(&Metadata::classNames);
    if (!named) {
        stated.reset(); // the names are not those of outputs of this network
    } else if (stated && stated->from == Provenance::Config && wrongCount(*stated)) {
        notes.push_back(
            message("the configuration names %1 classes, but the classifier has %2; the names were ignored",
                    stated->value.size(), classes));
        stated.reset();
    }
    Known<Names> names = choose<Names>(user, stated, guess, {});
    if (wrongCount(names)) {
        throw inputError("%1: %2 class names, but the classifier has %3 classes",
                         labels ? *labels : evidence.file, names.value.size(), classes);
    }
    return names;
}

// A single output can only be a probability by its sigmoid: its softmax is always 1.
Known<Answers> findAnswers(const Evidence& evidence, int outputs)
{
    const auto& user = evidence.user.answers;
    if (user) {
        if (outputs == 1 && *user == Answers::Softmax) {
            throw inputError(
                "%1: the softmax of a single output is always 1; expected answers as sigmoid or values",
                evidence.file);
        }
        return {*user, Provenance::User};
    }
    const auto stated = evidence.facts.first(&Metadata::answers);
    if (outputs == 1 && (!stated || stated->value == Answers::Softmax)) {
        return {Answers::Sigmoid, Provenance::Inferred};
    }
    return stated.value_or(Known<Answers>());
}

using Heads = std::vector<int>;

// The architecture's name as stated by the user or a file; nullopt if the user says "plain".
std::optional<Known<std::string>> statedArchitecture(const Evidence& evidence)
{
    const auto& user = evidence.user.architecture;
    if (!user) {
        return evidence.text({"architecture", "arch"});
    }
    return *user == "plain" ? std::nullopt : std::optional(Known<std::string>{*user, Provenance::User});
}

// The head counts of HydraViT in its authors' training: 3 to MOST.
std::optional<Heads> hydraHeads(const std::optional<Known<std::string>>& architecture, int most)
{
    if (!architecture || architecture->value.find("hydravit") == std::string::npos || most < 3) {
        return std::nullopt;
    }
    Heads heads(static_cast<std::size_t>(most - 2));
    std::iota(heads.begin(), heads.end(), 3);
    return heads;
}

// The attention plan from kinds with their own weights: "super@0;super@1;...".
std::optional<std::string> planOfTensors(const Evidence& evidence, int depth)
{
    std::string plan;
    for (int i = 0; i < depth; ++i) {
        const std::string block = "blocks." + std::to_string(i) + ".attn.";
        if (evidence.has(block + "wq.weight") && !evidence.has(block + "qkv.weight")) {
            const char* const kind = evidence.has(block + "wa.weight") ? "super"
                : evidence.has(block + "wk.weight")                    ? "optimised"
                                                                       : "efficient";
            plan += (plan.empty() ? "" : ";") + std::string(kind) + "@" + std::to_string(i);
        }
    }
    return plan.empty() ? std::nullopt : std::optional(plan);
}

} // namespace

void setClassifier(VitConfig& config, const Evidence& evidence, Notes& notes)
{
    config.numClasses = findClasses(evidence, notes);
    config.embeds = choose<bool>({}, evidence.flag("embeds"), {}, false);
    config.pool = findPool(evidence, config.embedDim, config.classToken);
    if (config.distToken && config.numClasses > 0 && !evidence.has("head_dist.weight")) {
        notes.emplace_back(
            phrase("the distillation token has no classifier; only the class token's is used"));
    }
    config.classifierSteps = findSteps(evidence, config.numClasses, config.readWidth(config.embedDim), notes);
    config.answers = findAnswers(evidence, config.numClasses);
    config.classNames = findNames(evidence, config.numClasses, config.embeds, notes);
}

void setTraining(VitConfig& config, const Evidence& evidence)
{
    const int most = config.numHeads;
    const auto trained = evidence.integers({"trained_heads"}, 1, most);
    const auto stated = statedArchitecture(evidence);
    config.trainedHeads =
        choose<Heads>(evidence.user.trainedHeads, trained, hydraHeads(stated, most), {most});
    Heads& heads = config.trainedHeads.value;
    std::sort(heads.begin(), heads.end());
    heads.erase(std::unique(heads.begin(), heads.end()), heads.end());
    if (heads.empty() || heads.front() < 1 || heads.back() > most) {
        throw inputError("%1: trained heads (%2): expected numbers from 1 to %3", evidence.file,
                         name(config.trainedHeads.from), most);
    }
    config.attentionPlan =
        choose<std::string>({}, evidence.text({"attention"}), planOfTensors(evidence, config.depth), "");
    config.attentionPlan.value = writtenPlan(config.attentionPlan.value);
    const std::string kind = heads.size() > 1 ? "hydravit" : config.distToken ? "deit" : "vit";
    config.architecture = choose<std::string>({}, stated, kind, "");
}

} // namespace hydra
