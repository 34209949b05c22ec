// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/name_facts.h"

#include "core/base/error.h"
#include "core/checkpoint/architecture_names.h"
#include "core/checkpoint/styles.h"
#include "core/format/shape_text.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <tuple>

namespace hydra {

namespace {

int widthOf(const TimmNamed& named)
{
    const auto patch = named.tensors.find("patch_embed.proj.weight");
    const bool shaped = patch != named.tensors.end() && patch->second.dim() > 0;
    return shaped ? static_cast<int>(std::min<std::int64_t>(patch->second.size(0), 1 << 20)) : 0;
}

[[noreturn]] void ask(const std::string& file, const std::string& why,
                      const std::vector<std::string>& answers)
{
    const bool plain = std::find(answers.begin(), answers.end(), "plain") != answers.end();
    throw inputError(
        file, ": ", why,
        ". Read as another network it would give wrong results: say --architecture with its name "
        "in timm",
        answers.empty() || answers.front() == "plain" ? std::string() : join(", such as ", answers.front()),
        plain ? ". If it is a plain one, say --architecture plain" : "")
        .asking({"architecture", answers});
}

// The names of ROWS that can answer a question, and "plain" where the tensors could be a plain network's.
std::vector<std::string> answersOf(const std::vector<const NamedArchitecture*>& rows, const TimmNamed& named)
{
    constexpr std::size_t most = 24;
    std::vector<std::string> answers;
    for (const NamedArchitecture* row : rows) {
        if (answers.size() < most && *row->look().notRun == '\0') {
            answers.emplace_back(row->name);
        }
    }
    const NamedTensors& t = named.tensors;
    if (t.count("pos_embed") != 0 && (t.count("norm.weight") != 0 || t.count("fc_norm.weight") != 0)) {
        answers.emplace_back("plain");
    }
    return answers;
}

void refuseName(const std::string& architecture, const std::string& file)
{
    if (const std::string why = whyNotRun(architecture); !why.empty()) {
        throw inputError(file, ": ", printable(architecture), " is not run here: ", why);
    }
}

// A configuration of Hugging Face's that speaks of parts which the tensors have not.
void refuseContradiction(const std::string& type, const TimmNamed& named, const std::string& file)
{
    const NamedTensors& t = named.tensors;
    const bool relative = t.count("blocks.0.attn.relative_position_bias_table") != 0
        || t.count("rel_pos_bias.relative_position_bias_table") != 0;
    const bool turned = named.told.count("rotation") != 0;
    for (const auto& [name, has, what] : {std::tuple("beit", relative, "relative position bias"),
                                          std::tuple("data2vec-vision", relative, "relative position bias"),
                                          std::tuple("dinov3_vit", turned, "rotary position embedding")}) {
        if (type == name && !has) {
            throw inputError(file, ": its configuration says ", printable(type), ", a network with ", what,
                             ", but the tensors are another's");
        }
    }
}

// Whether WORDS prepare a picture as it is done where nothing says how.
bool isUsualPicture(const Words& words)
{
    const Words usual{{"mean", "0.485,0.456,0.406"},
                      {"std", "0.229,0.224,0.225"},
                      {"crop_pct", "0.9"},
                      {"crop_mode", name(CropMode::Center)},
                      {"interpolation", name(Interpolation::Bicubic)}};
    return std::all_of(usual.begin(), usual.end(), [&](const auto& each) {
        const auto found = words.find(each.first);
        return found == words.end() || found->second == each.second;
    });
}

// Nothing names the network: it is one of the rows that fit its tensors, where these agree, or a plain one.
// LOOKS: what a name that is no row has in common with rows; or "".
void addUnnamed(Facts& facts, const TimmNamed& named, const std::string& file, const std::string& looks)
{
    const std::vector<const NamedArchitecture*> rows = rowsThatFit(named);
    const NamedTensors& t = named.tensors;
    const bool nowhere = t.count("pos_embed") == 0 && t.count("rope.freqs") == 0
        && t.count("blocks.0.attn.relative_position_bias_table") == 0
        && t.count("rel_pos_bias.relative_position_bias_table") == 0;
    const auto told = std::find_if(rows.begin(), rows.end(),
                                   [](const NamedArchitecture* row) { return isToldByItsName(*row); });
    // Those that only a name tells from plain networks that are far more common are taken for these.
    const bool usuallyPlain = std::any_of(rows.begin(), rows.end(), [](const NamedArchitecture* row) {
        return !isToldByItsName(*row) && row->look().keyBias;
    });
    if (!looks.empty()) {
        ask(file, looks, answersOf(rows, named));
    }
    if (nowhere) {
        ask(file,
            "no tensor 'pos_embed': a network with rotary or relative positions, and nothing says which",
            answersOf(rows, named));
    }
    if (told != rows.end() && !usuallyPlain) {
        const bool post = (*told)->look().normPosition == NormPosition::Post;
        ask(file,
            join("its tensors are also those of a network with ",
                 post ? "norms after attention and MLP (res-post-norm)" : "rotary position embedding",
                 ", and nothing says which it is"),
            answersOf(rows, named));
    }
    facts.add(wordsOfRows(rows), file, Provenance::Default);
}

} // namespace

void addName(Facts& facts, const TimmNamed& named, const std::string& file, const ModelOverrides& user,
             std::string& beside)
{
    constexpr const char* plain = "plain";
    const int width = widthOf(named);
    const bool placed =
        named.saysAll || facts.first([](const Metadata& words) { return words.text({"norm_position"}); });
    const auto stated = facts.first([](const Metadata& words) {
        return words.text({"architecture", "arch"});
    });
    const auto askAbout = [](const std::string& name, const std::string& looks) {
        return looks.empty() ? looks
                             : printable(name) + " is no name that is known here, and its like have " + looks;
    };
    if (user.architecture) {
        refuseName(*user.architecture, file);
        Words words = wordsOfName(*user.architecture, width, true); // of any width
        if (words.count("norm_position") == 0 && *user.architecture != plain) {
            throw inputError(file, ": architecture ", printable(*user.architecture), " (user): expected ",
                             plain,
                             ", hydravit, or a Vision Transformer's name in timm, such as "
                             "vit_base_patch16_224");
        }
        facts.add(std::move(words), file, Provenance::Registry);
    } else if (stated) {
        refuseName(stated->value, file);
        refuseContradiction(stated->value, named, file);
        const Words words = wordsOfName(stated->value, width, stated->from == Provenance::File);
        facts.add(words, file, Provenance::Registry);
        if (words.count("norm_position") == 0 && !placed) {
            addUnnamed(facts, named, file, askAbout(stated->value, whatOnlyItsRowSays(stated->value)));
        }
    } else {
        const FileNameHint hint = hintOfFileName(file);
        if (hint.row != nullptr && hint.row->width == width && *hint.row->look().notRun == '\0') {
            const Words words = wordsOfName(hint.architecture, width, true);
            const bool usual = hint.row->heads * 64 == width && hint.row->activation == Activation::Gelu
                && isUsualPicture(words);
            beside +=
                usual && !isToldByItsName(*hint.row) ? std::string() : join("named ", hint.row->name, '\n');
            facts.add(words, file, Provenance::Registry);
        } else if (!placed && !hint.plain) {
            addUnnamed(facts, named, file,
                       hint.looks.empty() ? hint.looks
                                          : "its name, " + printable(hint.name)
                               + ", is that of a network of another kind: " + hint.looks);
        }
    }
}

} // namespace hydra
