// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/prompted.h"

#include "core/base/error.h"
#include "core/checkpoint/dino_txt.h"
#include "core/checkpoint/facts.h"
#include "core/format/raw_checkpoint.h"
#include "core/model/override_fields.h"
#include "core/nn/sub_weights.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// The id of PLAIN's file combined with JOINED, which makes another model.
std::string idWith(const std::string& plain, const std::string& joined)
{
    constexpr std::size_t mark = 16;
    return plain.substr(0, plain.find(':')) + ':' + sha256(joined.data(), joined.size()).substr(0, mark);
}

// The same file with other prompts is another model.
std::string promptedId(const std::string& plain, const TextReader& reader, const Prompts& prompts)
{
    std::string joined = plain + '\n' + reader.id() + '\n';
    joined += reader.tower().fileId.empty() ? "" : "text tower " + reader.tower().fileId + '\n';
    for (const std::string& text : prompts.classes) {
        joined += text + '\n';
    }
    joined += '\n';
    for (const std::string& text : prompts.templates) {
        joined += text + '\n';
    }
    if (prompts.clean) {
        joined += join("\nclean ", wordOf(*prompts.clean));
    }
    return idWith(plain, joined);
}

// SigLIP's picture feature is the output of its pooling head, dino.txt's the class token and the patches'
// mean, without a projection.
bool comparesAsItIs(const VitConfig& config)
{
    return config.numClasses == 0 && (config.pool == Pool::Attention || config.visionHeadFrom > 0);
}

std::int64_t featuresOf(const VitConfig& config)
{
    return config.numClasses > 0               ? config.numClasses
        : config.pool == Pool::TokenAndAverage ? 2 * config.embedDim
                                               : config.embedDim;
}

// The tokenizer's file: from OVERRIDES, or beside the model or its text tower.
Path tokenizerOf(const Path& model, const ModelOverrides& overrides, const TextTower& tower)
{
    std::optional<Path> beside = vocabularyBeside(model, !tower.causal);
    if (!beside && tower.file != model.string()) {
        beside = vocabularyBeside(tower.file, !tower.causal);
    }
    if (overrides.vocabulary) {
        return *overrides.vocabulary;
    }
    if (!beside) {
        throw inputError(
            tower.causal
                ? phrase("%1: prompts need the model's vocabulary: put OpenAI's bpe_simple_vocab_16e6.txt.gz "
                         "(repository openai/CLIP) or Hugging Face's merges.txt next to the model, or name "
                         "the file with --vocabulary")
                : phrase(
                    "%1: prompts need the model's tokenizer: put spiece.model, tokenizer.model or "
                    "tokenizer.json of its repository next to the model, or name the file with --vocabulary"),
            model.string())
            .asking({"vocabulary", {}});
    }
    return *beside;
}

TextTower towerOf(const Checkpoint& plain, const ModelOverrides& overrides, const CancelToken& cancel)
{
    const std::string file = plain.path.string();
    const Path towerFile = textTowerFile(plain, overrides);
    const bool backbone = !plain.config.embeds && !comparesAsItIs(plain.config);
    const auto refuse = [&file] {
        throw inputError(
            "%1: no prompts for this model: expected a CLIP with both towers and their projections; its "
            "picture tower has no projection to compare with texts. DINOv3 reads text with dino.txt: put its "
            "file next to the model, with dinotxt in its name, or name it with --text-tower",
            file)
            .asking({"text-tower", {}});
    };
    if (backbone && plain.config.numClasses > 0) {
        refuse();
    }
    RawCheckpoint raw = openRawCheckpoint(towerFile, {}, cancel, overrides.weights);
    if (backbone && towerFile == plain.path && !holdsVisionHead(raw.tensors)) {
        refuse();
    }
    if (plain.config.embeds.value && plain.config.pool != Pool::Token) {
        throw inputError("%1: no prompts for this model: expected a CLIP that reads its class token", file);
    }
    TextTower tower = readTextTower(towerFile, plain.config.activation,
                                    backbone ? 2 * plain.config.embedDim : featuresOf(plain.config),
                                    overrides.weights, cancel);
    if (backbone) {
        (void)withVisionHead(plain, tower); // checks that it fits
    }
    if (tower.file != file) {
        takeHash(raw, cancel);
        tower.fileId = raw.hash;
    }
    return tower;
}

} // namespace

Checkpoint withTextTower(const Checkpoint& plain, const ModelOverrides& overrides, const CancelToken& cancel)
{
    if (plain.config.embeds || comparesAsItIs(plain.config)) {
        return plain; // its pictures do not need the text tower
    }
    const TextTower tower = towerOf(plain, overrides, cancel);
    Checkpoint made = withVisionHead(plain, tower);
    made.id = idWith(plain.id, plain.id + "\ntext tower " + tower.fileId + '\n');
    return made;
}

TextReaderPtr textReaderOf(const Checkpoint& plain, const ModelOverrides& overrides,
                           const CancelToken& cancel)
{
    TextTower tower = towerOf(plain, overrides, cancel);
    if (!tower.visionHead.empty() && plain.config.visionHeadFrom == 0 && !overrides.prompts) {
        throw inputError("%1: texts are compared with the output of dino.txt's vision head: name its file "
                         "with --text-tower",
                         plain.path.string());
    }
    const Path read = tokenizerOf(plain.path, overrides, tower);
    Tokenizer tokenizer = tower.causal ? Tokenizer(Vocabulary(read, tower.tokens))
                                       : Tokenizer(PieceVocabulary(read, tower.tokens));
    return std::make_shared<const TextReader>(std::move(tower), std::move(tokenizer));
}

Checkpoint withPrompts(const Checkpoint& plain, const TextReader& reader, const ModelOverrides& overrides,
                       const CancelToken& cancel)
{
    Prompts prompts = promptsOf(overrides.prompts.value_or(""), overrides.templates.value_or(""));
    prompts.clean = overrides.clean;
    std::size_t cut = 0;
    const at::Tensor directions = reader.directions(prompts, cancel, &cut);
    const bool complete = reader.tower().visionHead.empty() || plain.config.visionHeadFrom > 0;
    Checkpoint made = complete ? plain : withVisionHead(plain, reader.tower());
    const at::Tensor projection = comparesAsItIs(made.config) ? at::eye(featuresOf(made.config))
                                                              : plain.tensors.at("head.weight"); // [E,D]
    made.id = promptedId(plain.id, reader, prompts);
    made.tensors[measureName] = projection;
    made.tensors["head.weight"] = at::matmul(directions * reader.tower().scale, projection).contiguous();
    made.tensors["head.bias"] = at::zeros({directions.size(0)});
    if (!reader.tower().causal) {
        made.tensors[ofEachName] = at::full({1}, reader.tower().bias);
    }
    const Answers usual = reader.tower().causal ? Answers::Softmax : Answers::Sigmoid;
    made.config.answers = choose<Answers>(overrides.answers, {}, usual, usual);
    if (made.config.answers == Answers::Sigmoid) {
        made.notes.emplace_back(
            phrase("each prompt has its own probability (a sigmoid); they need not add up to one"));
    }
    made.config.numClasses.set(static_cast<int>(directions.size(0)), Provenance::User);
    made.config.embeds.set(false, Provenance::User);
    made.config.classNames.set(prompts.classes, Provenance::User);
    // The other tower is used now, and there are classes.
    made.notes.erase(std::remove_if(made.notes.begin(), made.notes.end(),
                                    [](const Message& note) {
                                        return note.text().find(" were left out, e.g. ") != std::string::npos
                                            || note.text().find("classifier") != std::string::npos;
                                    }),
                     made.notes.end());
    made.notes.insert(made.notes.end(), reader.tower().notes.begin(), reader.tower().notes.end());
    if (cut > 0) {
        made.notes.push_back(message(cut == 1
                                         ? phrase("%1 sentence is longer than the %2 tokens that the text "
                                                  "tower reads, and was truncated as by its authors")
                                         : phrase("%1 sentences are longer than the %2 tokens that the text "
                                                  "tower reads, and were truncated as by their authors"),
                                     cut, reader.tower().context));
    }
    return made;
}

} // namespace hydra
