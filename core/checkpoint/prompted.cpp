// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/prompted.h"

#include "core/base/error.h"
#include "core/model/override_fields.h"
#include "core/nn/sub_weights.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// The same file asked in other words is another model.
std::string promptedId(const std::string& plain, const TextReader& reader, const Prompts& prompts)
{
    std::string said = plain + '\n' + reader.vocabulary().id() + '\n';
    for (const std::string& text : prompts.classes) {
        said += text + '\n';
    }
    said += '\n';
    for (const std::string& text : prompts.templates) {
        said += text + '\n';
    }
    constexpr std::size_t mark = 16;
    return plain.substr(0, plain.find(':')) + ':' + sha256(said.data(), said.size()).substr(0, mark);
}

} // namespace

TextReaderPtr textReaderOf(const Checkpoint& plain, const ModelOverrides& overrides,
                           const CancelToken& cancel)
{
    const std::string file = plain.path.string();
    if (!plain.config.embeds.value) {
        throw inputError(file,
                         ": no prompts for this model: expected a CLIP with both towers and their "
                         "projections; its picture tower has no projection to compare with texts");
    }
    if (plain.config.pool != Pool::Token) {
        throw inputError(file, ": no prompts for this model: expected a CLIP that reads its class token");
    }
    TextTower tower = readTextTower(plain.path, plain.config.activation, plain.config.numClasses,
                                    overrides.weights, cancel);
    const std::optional<Path> beside = vocabularyBeside(plain.path);
    if (!overrides.vocabulary && !beside) {
        throw inputError(file,
                         ": prompts need the model's vocabulary, which is a file of its own: put OpenAI's "
                         "bpe_simple_vocab_16e6.txt.gz (in the repository openai/CLIP) or Hugging Face's "
                         "merges.txt beside the model, or name the file with --vocabulary")
            .asking({"vocabulary", {}});
    }
    const Path vocabulary = overrides.vocabulary ? Path(*overrides.vocabulary) : *beside;
    Vocabulary read(vocabulary, tower.tokens);
    return std::make_shared<const TextReader>(std::move(tower), std::move(read));
}

Checkpoint withPrompts(const Checkpoint& plain, const TextReader& reader, const ModelOverrides& overrides,
                       const CancelToken& cancel)
{
    const Prompts prompts = promptsOf(overrides.prompts.value_or(""), overrides.templates.value_or(""));
    std::size_t cut = 0;
    const at::Tensor directions = reader.directions(prompts, cancel, &cut);
    Checkpoint made = plain;
    const at::Tensor projection = plain.tensors.at("head.weight"); // [E,D]
    made.id = promptedId(plain.id, reader, prompts);
    made.tensors[measureName] = projection;
    made.tensors["head.weight"] = at::matmul(directions * reader.tower().scale, projection).contiguous();
    made.tensors["head.bias"] = at::zeros({directions.size(0)});
    made.config.numClasses.set(static_cast<int>(directions.size(0)), Provenance::User);
    made.config.embeds.set(false, Provenance::User);
    made.config.classNames.set(prompts.classes, Provenance::User);
    // The other tower is of use now.
    made.notes.erase(std::remove_if(made.notes.begin(), made.notes.end(),
                                    [](const std::string& note) {
                                        return note.find(" were left out, e.g. ") != std::string::npos;
                                    }),
                     made.notes.end());
    made.notes.insert(made.notes.end(), reader.tower().notes.begin(), reader.tower().notes.end());
    if (cut > 0) {
        made.notes.push_back(join(cut, cut == 1 ? " sentence is" : " sentences are", " longer than the ",
                                  reader.tower().context,
                                  " tokens that the text tower reads, and cut as its authors cut"));
    }
    return made;
}

} // namespace hydra
