// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/sae_config.h"

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/printable.h"
#include "core/train/config_fields.h"
#include "core/train/config_reading.h"

#include <functional>

namespace hydra {

namespace {

constexpr int mostFeatures = 1 << 20;
constexpr std::size_t mostBytes = 1 << 24;

// All settings that affect the weights, except paths and how they are read.
template<class Visitor, class Config>
void visitSae(Visitor& v, Config& c)
{
    v.integer("block", 0, 1000, c.block);
    v.integer("heads", 0, 128, c.heads);
    v.integer("features", 2, mostFeatures, c.features);
    v.integer("k", 1, 65'536, c.k);
    v.integers("prefixes", 1, mostFeatures, c.prefixes);
    v.integer("aux_k", 0, 65'536, c.auxK);
    v.number("aux_weight", 0, 100, c.auxWeight);
    v.integer("dead_after", 1, 2'000'000'000, c.deadAfter);
    v.seed("seed", c.seed);
    v.integer("steps", 1, detail::mostSteps, c.steps);
    v.integer("batch", 1, 1 << 20, c.batch);
    v.integer("pictures", 1, 1 << 20, c.pictures);
    v.number("learning_rate", 0, 10, c.learningRate);
    v.number("final_learning_rate", 0, 10, c.finalLearningRate);
    v.integer("warmup_steps", 0, detail::mostSteps, c.warmupSteps);
}

template<class Visitor, class Config>
void visitSaeRun(Visitor& v, Config& c)
{
    v.integers("val_heads", 1, 128, c.valHeads);
    v.integer("val_every", 1, detail::mostSteps, c.valEvery);
    v.integer("checkpoint_steps", 1, detail::mostSteps, c.checkpointSteps);
    v.integer("threads", 1, 1024, c.threads);
    v.boolean("half", c.half);
    v.text("title", c.title);
    v.text("licence", c.licence);
    v.text("notes", c.notes);
}

void readKind(JsonFields& fields, SaeConfig& into)
{
    std::string kind = "topk";
    fields.text("kind", kind);
    into.matryoshka = kind == "matryoshka";
    if (kind != "topk" && !into.matryoshka) {
        throw inputError("%1: kind: expected \"topk\" or \"matryoshka\", found %2", fields.where(),
                         printable(kind));
    }
}

void checkPrefixes(const std::string& where, SaeConfig& config)
{
    if (!config.matryoshka && !config.prefixes.empty()) {
        throw inputError("%1: prefixes: expected only with \"kind\": \"matryoshka\"", where);
    }
    if (config.matryoshka && config.prefixes.empty()) {
        for (int share = 16; share > 0; share /= 2) {
            config.prefixes.push_back(config.features / share);
        }
    }
    if (!std::is_sorted(config.prefixes.begin(), config.prefixes.end(), std::less_equal<>())
        || (!config.prefixes.empty()
            && (config.prefixes.front() < 1 || config.prefixes.back() != config.features))) {
        throw inputError("%1: prefixes: expected ascending numbers of features that end with %2", where,
                         config.features);
    }
}

} // namespace

SaeConfig SaeConfig::load(const Path& file)
{
    return parse(detail::configOver(file).dump(), file.string(), file.parent_path());
}

SaeConfig SaeConfig::parse(const std::string& text, const std::string& fileName, const Path& folder)
{
    const nlohmann::json root = parseJson(text, fileName, {mostBytes});
    SaeConfig config;
    JsonFields fields(root, fileName);
    for (const char* key : {"model", "block", "data", "val", "features", "steps"}) {
        fields.require(key);
    }
    detail::readPlace(fields, folder, config.name, config.output);
    std::string model;
    fields.text("model", model);
    config.model = detail::anchored(model, folder);
    detail::readData(fields.child("data"), folder, {}, false, config.data);
    detail::readData(fields.child("val"), folder, config.data, false, config.val);
    detail::requireApart(config.data, config.val, fileName + ": val");
    readKind(fields, config);
    detail::FieldReader reader(fields);
    visitSae(reader, config);
    visitSaeRun(reader, config);
    checkPrefixes(fileName, config);
    if (config.k > config.features) {
        throw inputError("%1: k: expected at most %2, the number of features; found %3", fileName,
                         config.features, config.k);
    }
    fields.finish();
    return config;
}

std::string SaeConfig::identity() const
{
    nlohmann::json out;
    detail::FieldWriter writer(out);
    visitSae(writer, *this);
    out["kind"] = matryoshka ? "matryoshka" : "topk";
    out["data"] = detail::dataJson(data, detail::nameAlone);
    out["model"] = detail::nameAlone(model);
    return out.dump();
}

} // namespace hydra
