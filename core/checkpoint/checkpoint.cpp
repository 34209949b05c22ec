// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/checkpoint.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/checkpoint/model_files.h"
#include "core/checkpoint/outline.h"
#include "core/checkpoint/prompted.h"
#include "core/format/raw_checkpoint.h"
#include "core/model/override_fields.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>
#include <string_view>

namespace hydra {

namespace {

// Makes at most one float32 copy; tensors stored as float32 are used in place.
at::Tensor plainFloat(const std::string& name, const at::Tensor& stored, const std::string& file)
{
    at::Tensor plain = stored.to(at::kFloat).contiguous();
    if (!std::isfinite(plain.sum(at::kDouble).item<double>())) {
        throw inputError("%1: tensor %2 holds NaN or infinity, or float64 beyond float32", file,
                         printable(name));
    }
    return plain;
}

void requireAllUnchanged(const std::vector<ByteBlock>& files)
{
    for (const ByteBlock& each : files) {
        requireUnchanged(each);
    }
}

// Sessions and journals store the mark below, so the first version's fields keep their encoding.
void putLaterFields(std::ostringstream& text, const ModelOverrides& overrides)
{
    // The order of heads is identified by its file's content, not by its path; prompts have their own mark.
    constexpr std::array<std::string_view, 22> first{
        "architecture", "num_heads",  "patch_size",    "image_height",  "image_width", "activation",
        "norm_eps",     "pool",       "mean",          "std",           "crop",        "crop_mode",
        "weights",      "labels",     "interpolation", "trained_heads", "head_order",  "prompts",
        "templates",    "vocabulary", "text_tower",    "clean"};
    for (const auto& field : overrideFields()) {
        const auto value = field.get(overrides);
        if (value && std::find(first.begin(), first.end(), field.key) == first.end()) {
            text << field.key << '=' << fieldText(*value) << ';';
        }
    }
}

// "" if the file is read without overrides; otherwise a short hash, because the same file read differently is
// another model. BESIDE holds the words of the configuration beside it.
std::string readingMark(const ModelOverrides& overrides, const VitConfig& config, const std::string& beside)
{
    std::ostringstream text;
    text << beside;
    text.precision(17);
    text << (overrides.weights ? name(*overrides.weights) : "");
    const auto put = [&](const char* key, const auto& known) {
        if (known.from == Provenance::User) {
            text << key << known.value << ';';
        }
    };
    const auto putTriple = [&](const char* key, const Known<std::array<double, 3>>& known) {
        if (known.from == Provenance::User) {
            text << key << known.value[0] << ',' << known.value[1] << ',' << known.value[2] << ';';
        }
    };
    put("heads", config.numHeads);
    put("patch", config.patchSize);
    put("size", config.imageHeight);
    put("width", config.imageWidth);
    put("eps", config.normEps);
    put("crop", config.cropFraction);
    putTriple("mean", config.mean);
    putTriple("std", config.std);
    for (const int k : overrides.trainedHeads.value_or(std::vector<int>())) {
        text << "k" << k << ';';
    }
    text << (overrides.cropMode ? name(*overrides.cropMode) : "") << ';'
         << (overrides.activation ? name(*overrides.activation) : "") << ';'
         << (overrides.pool ? name(*overrides.pool) : "") << ';'
         << (overrides.interpolation ? name(*overrides.interpolation) : "") << ';';
    if (overrides.labels) {
        for (const std::string& label : config.classNames.value) {
            text << label << '\n';
        }
    }
    if (overrides.architecture) {
        text << "architecture" << *overrides.architecture << ';';
    }
    putLaterFields(text, overrides);
    const std::string joined = text.str();
    return joined == ";;;;" ? "" : ":" + sha256(joined.data(), joined.size()).substr(0, 16);
}

// The order of heads from the user's file, or from the file beside the model if it belongs to this model.
std::optional<HeadOrder> headOrderFor(const Path& model, const std::string& hash, const ModelOverrides& user,
                                      VitConfig& config, std::vector<Message>& notes)
{
    const std::string given = user.headOrder.value_or("");
    const Path path = given.empty() ? headOrderBeside(model) : Path(given);
    if (given == "none" || (given.empty() && !isPlainFile(path))) {
        return std::nullopt;
    }
    const HeadOrder order = readHeadOrder(path);
    Message why;
    if (order.model != hash) {
        why = phrase("is for another model");
    } else if (config.trainedHeads.value.size() > 1) {
        why = phrase("orders heads, but this model was trained with its own order");
    }
    if (!why.empty() && !given.empty()) {
        throw inputError("%1: the file %2", path.string(), why);
    }
    if (!why.empty()) {
        notes.push_back(message("%1 %2 and was not used", path.string(), why));
        return std::nullopt;
    }
    config.headOrder.set(order.method, given.empty() ? Provenance::Config : Provenance::User);
    return order;
}

} // namespace

Checkpoint loadCheckpoint(const Path& path, const ModelOverrides& overrides, const Progress& progress,
                          const CancelToken& cancel)
{
    if (overrides.prompts) {
        const Checkpoint plain = loadCheckpoint(path, withoutPrompts(overrides), progress, cancel);
        return withPrompts(plain, *textReaderOf(plain, overrides, cancel), overrides, cancel);
    }
    if (overrides.textTower) {
        const Checkpoint plain = loadCheckpoint(path, withoutPrompts(overrides), progress, cancel);
        return withTextTower(plain, overrides, cancel);
    }
    Outline outline = outlineOf(path, overrides, progress, cancel);
    const std::string file = outline.raw.file.string();
    Checkpoint result = std::move(outline.checkpoint);
    const std::vector<ByteBlock> files = outline.raw.content;
    takeHash(outline.raw, cancel);
    const std::string& hash = outline.raw.hash;
    const std::optional<HeadOrder> order =
        headOrderFor(result.path, hash, overrides, result.config, result.notes);
    const std::string beside = outline.beside + (order ? "head order " + order->id + '\n' : std::string());
    result.id = hash + readingMark(overrides, result.config, beside);
    double done = 0;
    for (auto& [name, stored] : outline.tensors) {
        cancel.check();
        report(progress, 0.6 + 0.4 * done++ / double(outline.tensors.size()), name);
        try {
            if (outline.flipped && name == "patch_embed.proj.weight") {
                stored = stored.flip(1);
            }
            result.tensors.emplace(name, plainFloat(name, stored, file));
        } catch (const Error&) {
            requireAllUnchanged(files); // else these are the hashed numbers
            throw;
        }
        stored = at::Tensor();
    }
    if (order) {
        orderHeads(result.tensors, result.config, *order, file);
    }
    if (const Message note = result.config.trainingNote(); !note.empty()) {
        result.notes.push_back(note);
    }
    requireAllUnchanged(files);
    report(progress, 1, "");
    return result;
}

} // namespace hydra
