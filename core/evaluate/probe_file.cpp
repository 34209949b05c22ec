// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_plan.h"
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/list_text.h"
#include "core/evaluate/linear_probe.h"
#include "core/format/safetensors.h"

#include <ATen/ATen.h>

#include <cmath>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr const char* probeKind = "hydrascope-probe";
constexpr int probeVersion = 1;
constexpr std::int64_t mostProbeClasses = 65'536;
constexpr int mostProbeHeads = 4096, mostPictures = 1'000'000'000;
constexpr double largestPenalty = 1e3;

LinearProbe factsFrom(JsonFields facts)
{
    if (facts.whole("version", 1, 1'000'000) > probeVersion) {
        throw inputError("%1: written by a later version", facts.where());
    }
    LinearProbe probe{facts.text("model"), static_cast<int>(facts.whole("heads", 0, mostProbeHeads)),
                      writtenPlan(facts.text("attention")),
                      facts.value("classes").get<std::vector<std::string>>()};
    probe.trained = static_cast<int>(facts.whole("trained", 0, mostPictures));
    probe.heldOut = static_cast<int>(facts.whole("held_out", 0, mostPictures));
    probe.trainAccuracy = facts.number("train_accuracy", 0, 1);
    probe.accuracy = facts.number("accuracy", 0, 1);
    probe.penalty = facts.number("penalty", 0, largestPenalty);
    const std::string scheme = facts.has("scheme") ? facts.text("scheme") : wordOf(SliceScheme());
    const auto known = enumNamed<SliceScheme>(scheme);
    if (!known) {
        facts.refuse("scheme", listText(wordsOf<SliceScheme>(), ", "));
    }
    probe.scheme = *known;
    return probe;
}

} // namespace

void saveProbe(const Path& path, const LinearProbe& probe)
{
    nlohmann::ordered_json facts{{"version", probeVersion},    {"model", probe.model},
                                 {"heads", probe.heads},       {"attention", probe.plan},
                                 {"classes", probe.classes},   {"trained", probe.trained},
                                 {"held_out", probe.heldOut},  {"train_accuracy", probe.trainAccuracy},
                                 {"accuracy", probe.accuracy}, {"penalty", probe.penalty}};
    if (probe.scheme != SliceScheme()) {
        facts["scheme"] = wordOf(probe.scheme);
    }
    writeSafetensors(
        path, {{"weight", probe.weight}, {"bias", probe.bias}},
        {{"format", probeKind},
         {"probe", facts.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)}});
}

LinearProbe probeFrom(const Bytes& bytes, const std::string& name)
{
    const Safetensors file = parseSafetensors(bytes.data(), bytes.size(), name);
    const auto kind = file.metadata.find("format");
    const auto facts = file.metadata.find("probe");
    if (kind == file.metadata.end() || kind->second != probeKind || facts == file.metadata.end()
        || file.tensors.count("weight") == 0 || file.tensors.count("bias") == 0) {
        throw inputError("%1: expected a linear probe (made by hydrascope-cli probe)", name);
    }
    LinearProbe probe;
    try {
        probe = factsFrom({parseJson(facts->second, name), name});
    } catch (const nlohmann::json::exception& error) {
        throw inputError("%1: damaged: %2", name, jsonReason(error));
    }
    const at::Tensor& weight = file.tensors.at("weight");
    const at::Tensor& bias = file.tensors.at("bias");
    const auto classes = static_cast<std::int64_t>(probe.classes.size());
    if (classes < 2 || classes > mostProbeClasses || weight.dim() != 2 || bias.dim() != 1
        || weight.size(0) != classes || bias.size(0) != classes || weight.size(1) < 1) {
        throw inputError("%1: weight %2 and bias %3 do not match %4 classes", name, weight.sizes(),
                         bias.sizes(), classes);
    }
    probe.weight = weight.to(at::kDouble).contiguous();
    probe.bias = bias.to(at::kDouble).contiguous();
    if (!probe.weight.isfinite().all().item<bool>() || !probe.bias.isfinite().all().item<bool>()) {
        throw inputError("%1: the weights are not finite", name);
    }
    return probe;
}

} // namespace hydra
