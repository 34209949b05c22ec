// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/outline.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/checkpoint/facts.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/file_words.h"
#include "core/checkpoint/infer_config.h"
#include "core/checkpoint/model_glance.h"
#include "core/checkpoint/name_facts.h"
#include "core/checkpoint/name_rules.h"
#include "core/checkpoint/refused_kinds.h"
#include "core/checkpoint/sidecars.h"
#include "core/checkpoint/training_file.h"
#include "core/format/averaged_words.h"
#include "core/format/shape_text.h"
#include "core/model/model_overrides.h"
#include "core/model/named_tensors.h"
#include "core/nn/patch_embedding.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace hydra {

namespace {

// FlexiViT (Beyer et al. 2023): the same weights for other patch sizes. reference.md "Families and
// containers".
constexpr int mostSide = 96; // pixels; FlexiViT was trained from 8 to 48

int rootOf(std::int64_t value)
{
    const auto root = static_cast<int>(std::llround(std::sqrt(double(value))));
    return std::int64_t(root) * root == value ? root : 0;
}

// If USER chooses another patch size than the kernel's and the network is a FlexiViT (it resizes positions
// bilinearly): resizes kernel and position embedding, in float32, and sets USER's picture size to the closest
// one to the network's own. Otherwise does nothing. Throws Error{Input} where that grid is impossible.
void choosePatchSize(NamedTensors& tensors, const Facts& facts, ModelOverrides& user, const std::string& file)
{
    const auto kernel = tensors.find("patch_embed.proj.weight");
    const auto positions = tensors.find("pos_embed");
    const auto how =
        facts.first([](const Metadata& words) { return words.choice<PositionResize>({"position_resize"}); });
    const bool flexible = how && how->value == PositionResize::Bilinear;
    if (!user.patchSize || !flexible || kernel == tensors.end() || kernel->second.dim() != 4
        || kernel->second.size(3) == *user.patchSize) {
        return;
    }
    const int side = *user.patchSize;
    const std::int64_t rows =
        positions != tensors.end() && positions->second.dim() == 3 && positions->second.size(0) == 1
        ? positions->second.size(1)
        : 0;
    const int grid = rootOf(rows);
    const std::int64_t old = kernel->second.size(3);
    if (grid == 0 || side > mostSide || old < 1 || old > mostSide || kernel->second.size(2) != old) {
        throw inputError("%1: patches of %2 pixels: expected at most %3, a square kernel, and positions of a "
                         "square grid of patches only; found %4",
                         file, side, mostSide, shapeText(kernel->second.sizes()));
    }
    const int own = grid * static_cast<int>(old);
    const int height = user.imageSize.value_or(std::max(1, int(std::lround(double(own) / side))) * side);
    const int width = user.imageSize ? user.imageWidth.value_or(height) : height;
    if (height % side != 0 || width % side != 0) {
        throw inputError("%1: image size %2x%3: expected multiples of the patch size %4", file, height, width,
                         side);
    }
    const at::Tensor resized = resizePositions(positions->second[0].to(at::kDouble), grid, grid,
                                               height / side, width / side, PositionResize::Bilinear);
    positions->second = resized.unsqueeze(0).to(at::kFloat);
    kernel->second = resizePatchKernel(kernel->second, side, true).to(at::kFloat).contiguous();
    user.imageSize = height;
    user.imageWidth = width;
}

// Reports all missing and mis-shaped tensors at once, as a user who has to fix a file needs the whole list.
void checkTensors(const std::vector<ExpectedTensor>& expected, const NamedTensors& found,
                  const std::string& file)
{
    constexpr std::size_t mostListed = 10;
    std::vector<Message> problems;
    for (const ExpectedTensor& want : expected) {
        const auto have = found.find(want.name);
        if (have == found.end()) {
            if (want.required) {
                problems.push_back(message("%1: missing, expected %2", want.name, shapeText(want.shape)));
            }
        } else if (have->second.sizes() != at::IntArrayRef(want.shape)) {
            problems.push_back(message("%1: expected %2, found %3", want.name, shapeText(want.shape),
                                       shapeText(have->second.sizes())));
        } else if (!at::isFloatingType(have->second.scalar_type())) {
            problems.push_back(message("%1: expected floating point, found %2", want.name,
                                       c10::toString(have->second.scalar_type())));
        }
    }
    if (problems.empty()) {
        return;
    }
    if (problems.size() > mostListed) {
        const std::size_t more = problems.size() - mostListed;
        problems.resize(mostListed);
        problems.push_back(message("and %1 more", more));
    }
    throw inputError("%1: %2", file, listed(problems, "; "));
}

// Checks that the requested set was found: a file with one set of weights cannot stand in for the other.
void checkWeightSet(std::optional<WeightSet> wanted, const std::string& way, const std::string& file)
{
    if (wanted && (*wanted == WeightSet::Averaged) != saysAveraged(way)) {
        throw inputError(*wanted == WeightSet::Averaged
                             ? phrase("%1: expected averaged weights (state_dict_ema, model_ema, teacher, "
                                      "...) for --weights %2; the file contains none")
                             : phrase("%1: expected weights that are not averaged (state_dict, model, "
                                      "student, ...) for --weights %2; the file contains none"),
                         file, name(*wanted));
    }
}

void append(Notes& list, Notes more)
{
    list.insert(list.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// A config.json beside a single file may belong to another model and is then ignored; in a folder opened as a
// model the two belong together, and a contradiction is an error.
bool describesAnother(const KeyValues& config, const TimmNamed& named, const Path& path)
{
    std::error_code failed;
    const auto width = config.find("embed_dim");
    const auto patch = named.tensors.find("patch_embed.proj.weight");
    return !std::filesystem::is_directory(path, failed) && width != config.end()
        && patch != named.tensors.end() && patch->second.dim() > 0
        && width->second != std::to_string(patch->second.size(0));
}

// BESIDE receives decisive facts from outside the file: the words of the configuration beside it, its name.
Facts factsOf(const RawCheckpoint& raw, const TimmNamed& named, const Path& path, const ModelOverrides& user,
              std::vector<Message>& notes, std::string& beside)
{
    const std::string file = raw.file.string();
    Facts facts;
    facts.add(raw.facts, file, Provenance::File);
    facts.add(wordsOfTrainer(raw.facts), file, Provenance::File);
    if (raw.format != "safetensors") {
        for (FileFacts& each : fileFacts(raw.facts, named, file, notes)) {
            facts.add(std::move(each.words), each.where, Provenance::File);
        }
    }
    Sidecars found = readSidecars(raw.file);
    if (describesAnother(found.config.words, named, path)) {
        notes.push_back(message("%1 describes another network and was ignored", found.config.file));
    } else {
        append(notes, std::move(found.notes));
        for (Sidecar* each : {&found.config, &found.preprocessor}) {
            for (const auto& [word, value] : each->words) {
                beside += word == "picture_size" || word == "any_size" ? "" : word + '=' + value + '\n';
            }
            facts.add(std::move(each->words), each->file, Provenance::Config);
        }
    }
    addName(facts, named, file, user, beside);
    facts.add(named.facts, file, Provenance::Inferred);
    facts.add(named.usual, file, Provenance::Default);
    return facts;
}

// Moves raw's tensors into OUTLINE and fills the checkpoint from them.
void readTensors(Outline& outline, const Path& path, const ModelOverrides& overrides)
{
    RawCheckpoint& raw = outline.raw;
    const std::string file = raw.file.string();
    Checkpoint& result = outline.checkpoint;
    TimmNamed named = toTimmNames(std::move(raw.tensors), file, overrides);
    checkWeightSet(overrides.weights, raw.chosen + "/" + named.prefix, file);
    NamedTensors& tensors = named.tensors;
    refuseOddTensors(tensors, file);
    result.family = named.family;
    append(result.notes, std::move(named.notes));
    const Facts facts = factsOf(raw, named, path, overrides, result.notes, outline.beside);
    const auto flip = facts.first([](const Metadata& words) { return words.flag({"flip_channels"}); });
    outline.flipped = flip && flip->value;
    ModelOverrides user = overrides;
    choosePatchSize(tensors, facts, user, file);
    result.config = inferConfig(tensors, facts, user, file, result.notes);
    const auto stated = facts.first(&Metadata::imageSize), prepared = facts.first(&Metadata::pictureSize);
    if (prepared && (!stated || stated->value != prepared->value)
        && prepared->value == std::pair(result.config.imageHeight.value, result.config.imageWidth.value)) {
        outline.beside += join("picture ", prepared->value.first, "x", prepared->value.second, '\n');
    }

    const std::vector<ExpectedTensor> expected = timmTensors(result.config, tensors);
    checkTensors(expected, tensors, file);
    for (const ExpectedTensor& each : expected) {
        if (const auto found = tensors.find(each.name); found != tensors.end()) {
            outline.tensors.insert(tensors.extract(found));
        }
    }
    result.unexpected = std::move(named.unexpected);
    std::vector<std::string> unknown;
    for (const auto& [name, unused] : tensors) {
        (mayBeLeftAlone(name) ? result.unexpected : unknown).push_back(name);
    }
    if (!unknown.empty()) {
        refuseUnknownTensors(unknown, file);
    }
}

} // namespace

Outline outlineOf(const Path& path, const ModelOverrides& overrides, const Progress& progress,
                  const CancelToken& cancel)
{
    const Progress reading = [&](double fraction, const Message& what) {
        cancel.check();
        report(progress, 0.6 * fraction, what);
    };
    Outline outline;
    outline.raw = openRawCheckpoint(path, reading, cancel, overrides.weights);
    RawCheckpoint& raw = outline.raw;
    const std::string file = raw.file.string();
    if (isTrainingFile(raw.facts)) {
        takeTrainingWeights(raw, file, overrides.weights);
    }
    cancel.check();

    report(progress, 0.6, phrase("checking the tensors"));
    Checkpoint& result = outline.checkpoint;
    result.path = raw.file;
    result.format = raw.format;
    result.chosen = raw.chosen;
    result.notes = std::move(raw.notes);
    try {
        readTensors(outline, path, overrides);
        if (Message note = noteOnKind(raw.file); !note.empty()) {
            result.notes.push_back(std::move(note));
        }
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Input) {
            refuseNamedKind(raw.file, error);
        }
        throw;
    }
    return outline;
}

ModelGlance glanceAt(const Path& path, const CancelToken& cancel)
{
    const Outline outline = outlineOf(path, {}, {}, cancel);
    const VitConfig& c = outline.checkpoint.config;
    return {outline.raw.file, c.architecture, c.imageHeight, c.imageWidth, c.numClasses, c.trainedHeads};
}

} // namespace hydra
