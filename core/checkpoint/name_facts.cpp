// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/name_facts.h"

#include "core/base/error.h"
#include "core/checkpoint/architecture_names.h"
#include "core/checkpoint/facts.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/registry.h"
#include "core/format/shape_text.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <vector>

namespace hydra {

namespace {

// Finds timm's networks that fit a file's tensors if no source names the network: different networks can have
// the same tensors.

// The size of a tensor's DIMENSION; 0 if it does not exist.
std::int64_t sizeOf(const NamedTensors& tensors, const std::string& name, std::int64_t dimension)
{
    const auto found = tensors.find(name);
    return found != tensors.end() && found->second.dim() > dimension ? found->second.size(dimension) : 0;
}

bool isSquare(std::int64_t value)
{
    const auto root = static_cast<std::int64_t>(std::llround(std::sqrt(double(value))));
    return value > 0 && root * root == value;
}

std::int64_t depthOf(const NamedTensors& tensors)
{
    std::int64_t depth = 0;
    while (tensors.count("blocks." + std::to_string(depth) + ".norm1.weight") != 0) {
        ++depth;
    }
    return depth;
}

// The parts of a style, as far as tensors show them.
struct Shown
{
    const NamedTensors& tensors;
    bool keyBias, gammas;

    [[nodiscard]] bool has(const char* name) const { return tensors.count(name) != 0; }
    [[nodiscard]] bool block(const char* name) const
    {
        return tensors.count("blocks.0." + std::string(name)) != 0;
    }
    [[nodiscard]] bool attention(const ArchitectureStyle& s) const
    {
        return s.qkvBias == block("attn.qkv.bias") && (!s.qkvBias || s.keyBias == keyBias)
            && s.projBias == block("attn.proj.bias") && s.attnNorm == block("attn.norm.weight")
            && s.relativeBias
            == (block("attn.relative_position_bias_table")
                || has("rel_pos_bias.relative_position_bias_table"))
            && (s.rotation.kind == Rotation::Kind::Mixed) == has("rope.freqs");
    }
    [[nodiscard]] bool mlp(const ArchitectureStyle& s) const
    {
        const bool split = block("mlp.fc1_g.weight");
        const bool packed = sizeOf(tensors, "blocks.0.mlp.fc1.weight", 0)
            == 2 * sizeOf(tensors, "blocks.0.mlp.fc2.weight", 1);
        const bool gated = s.mlp == MlpKind::Gated;
        return split == (gated && !s.packed) && (split || packed == (gated && s.packed))
            && s.mlpNorm == block("mlp.norm.weight");
    }
    [[nodiscard]] bool norms(const ArchitectureStyle& s) const
    {
        const char* const last = has("fc_norm.weight") ? "fc_norm" : has("norm.weight") ? "norm" : "";
        const bool named = !s.layerScale || gammas == (s.rotation.present() || s.relativeBias);
        return std::string(s.finalNorm) == last && s.normPre == has("norm_pre.weight")
            && s.layerScale == block("ls1.gamma") && named
            && (s.normKind == NormKind::Rms) == !block("norm1.bias");
    }
    [[nodiscard]] bool tokens(const ArchitectureStyle& s) const
    {
        const std::int64_t rows = sizeOf(tensors, "pos_embed", 1);
        const std::int64_t prefix = int(s.classToken) + int(s.distToken) + s.registers;
        const bool placed =
            *s.positions == '\0' ? rows == 0 : isSquare(rows - (*s.positions == 'a' ? prefix : 0));
        return s.classToken == has("cls_token") && s.distToken == has("dist_token")
            && s.registers == sizeOf(tensors, "reg_token", 1) && placed
            && (s.pool == Pool::Attention) == has("attn_pool.latent");
    }
};

// The rows whose parts match NAMED; only those of its width, depth and patch if there are any.
std::vector<const NamedArchitecture*> rowsThatFit(const TimmNamed& named)
{
    const NamedTensors& t = named.tensors;
    const Shown shown{t, named.facts.count("key_bias") == 0, named.gammas};
    if (!shown.block("attn.qkv.weight")) {
        return {};
    }
    const std::int64_t width = sizeOf(t, "patch_embed.proj.weight", 0);
    const std::int64_t patch = sizeOf(t, "patch_embed.proj.weight", 3);
    const std::int64_t depth = depthOf(t);
    std::vector<const NamedArchitecture*> all, exact;
    for (const NamedArchitecture& row : namedArchitectures()) {
        const ArchitectureStyle& style = row.look();
        if (!shown.attention(style) || !shown.mlp(style) || !shown.norms(style) || !shown.tokens(style)) {
            continue;
        }
        all.push_back(&row);
        if (row.width == width && row.depth == depth && row.patch == patch) {
            exact.push_back(&row);
        }
    }
    return exact.empty() ? all : exact;
}

// Whether only the name distinguishes ROW: norms after the branches, a rotation without tensors.
bool isKnownByName(const NamedArchitecture& row)
{
    return row.look().normPosition == NormPosition::Post || row.look().rotation.kind == Rotation::Kind::Axial;
}

// The facts that ROWS share and that no tensor shows, in the words of Metadata; empty for plain networks,
// which have the usual values of their family.
KeyValues wordsOfRows(const std::vector<const NamedArchitecture*>& rows)
{
    KeyValues common;
    for (const NamedArchitecture* row : rows) {
        KeyValues words = wordsOfName(row->name, 0, true);
        const ArchitectureStyle& style = row->look();
        const bool plain = !style.rotation.present() && !style.relativeBias && style.pool != Pool::Attention
            && style.mlp == MlpKind::Plain && !style.attnNorm && !style.mlpNorm && *style.finalNorm != '\0'
            && style.keyBias == style.qkvBias && style.normKind == NormKind::Layer;
        if (plain) {
            return {};
        }
        for (const char* other : {"num_heads", "img_size", "mean", "std", "crop_pct", "crop_mode",
                                  "interpolation", "position_resize"}) {
            words.erase(other); // differs between networks
        }
        if (row == rows.front()) {
            common = words;
        }
        for (auto word = common.begin(); word != common.end();) {
            const auto same = words.find(word->first);
            word = same == words.end() || same->second != word->second ? common.erase(word) : std::next(word);
        }
    }
    return common;
}

int widthOf(const TimmNamed& named)
{
    const auto patch = named.tensors.find("patch_embed.proj.weight");
    const bool shaped = patch != named.tensors.end() && patch->second.dim() > 0;
    return shaped ? static_cast<int>(std::min<std::int64_t>(patch->second.size(0), 1 << 20)) : 0;
}

[[noreturn]] void ask(const std::string& file, const Message& why, const std::vector<std::string>& answers)
{
    const bool plain = std::find(answers.begin(), answers.end(), "plain") != answers.end();
    const bool named = !answers.empty() && answers.front() != "plain";
    throw inputError("%1: %2. Opened as another network, it would give wrong results: give its timm name "
                     "with --architecture%3%4",
                     file, why, named ? message(", such as %1", answers.front()) : Message(),
                     plain ? phrase(". If it is a plain one, use --architecture plain") : "")
        .asking({"architecture", answers});
}

// The names of ROWS that can answer a question, and "plain" if the tensors could be a plain network's.
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
        throw inputError("%1: %2 is not supported: %3", file, printable(architecture), why);
    }
}

// Refuses a Hugging Face configuration that requires parts which the tensors lack.
void refuseContradiction(const std::string& type, const TimmNamed& named, const std::string& file)
{
    const NamedTensors& t = named.tensors;
    const bool relative = t.count("blocks.0.attn.relative_position_bias_table") != 0
        || t.count("rel_pos_bias.relative_position_bias_table") != 0;
    const bool turned = named.facts.count("rotation") != 0;
    for (const auto& [name, has, what] :
         {std::tuple("beit", relative, phrase("relative position bias")),
          std::tuple("data2vec-vision", relative, phrase("relative position bias")),
          std::tuple("dinov3_vit", turned, phrase("rotary position embedding"))}) {
        if (type == name && !has) {
            throw inputError(
                "%1: its configuration says %2, a network with %3, but its tensors belong to another network",
                file, printable(type), what);
        }
    }
}

// Whether WORDS equal the default preprocessing.
bool isUsualPicture(const KeyValues& words)
{
    const KeyValues usual{{"mean", "0.485,0.456,0.406"},
                          {"std", "0.229,0.224,0.225"},
                          {"crop_pct", "0.9"},
                          {"crop_mode", name(CropMode::Center)},
                          {"interpolation", name(Interpolation::Bicubic)}};
    return std::all_of(usual.begin(), usual.end(), [&](const auto& each) {
        const auto found = words.find(each.first);
        return found == words.end() || found->second == each.second;
    });
}

// For an unnamed network: adds what the rows that fit its tensors agree on, or assumes a plain network.
// LOOKS: the special part that an unknown name suggests; or "".
void addUnnamed(Facts& facts, const TimmNamed& named, const std::string& file, const Message& looks)
{
    const std::vector<const NamedArchitecture*> rows = rowsThatFit(named);
    const NamedTensors& t = named.tensors;
    const bool nowhere = t.count("pos_embed") == 0 && t.count("rope.freqs") == 0
        && t.count("blocks.0.attn.relative_position_bias_table") == 0
        && t.count("rel_pos_bias.relative_position_bias_table") == 0;
    const auto byName = std::find_if(rows.begin(), rows.end(),
                                     [](const NamedArchitecture* row) { return isKnownByName(*row); });
    // A fit to plain rows, which are far more common, takes precedence over rows that only a name
    // distinguishes.
    const bool usuallyPlain = std::any_of(rows.begin(), rows.end(), [](const NamedArchitecture* row) {
        return !isKnownByName(*row) && row->look().keyBias;
    });
    if (!looks.empty()) {
        ask(file, looks, answersOf(rows, named));
    }
    if (nowhere) {
        ask(file,
            phrase("no tensor 'pos_embed': a network with rotary or relative positions, and nothing "
                   "indicates which"),
            answersOf(rows, named));
    }
    if (byName != rows.end() && !usuallyPlain) {
        const bool post = (*byName)->look().normPosition == NormPosition::Post;
        ask(file,
            message(post ? phrase("its tensors also fit a network with norms after attention and MLP "
                                  "(res-post-norm), and nothing indicates which it is")
                         : phrase("its tensors also fit a network with rotary position embedding, and "
                                  "nothing indicates which it is")),
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
    const auto askAbout = [](const std::string& name, const Message& looks) {
        return looks.empty()
            ? Message(looks)
            : message("%1 is an unknown name, and similar ones have %2", printable(name), looks);
    };
    if (user.architecture) {
        refuseName(*user.architecture, file);
        KeyValues words = wordsOfName(*user.architecture, width, true); // at any width
        if (words.count("norm_position") == 0 && *user.architecture != plain) {
            throw inputError("%1: architecture %2 (user): expected %3, hydravit, or a Vision Transformer's "
                             "name in timm, such as vit_base_patch16_224",
                             file, printable(*user.architecture), plain);
        }
        facts.add(std::move(words), file, Provenance::Registry);
    } else if (stated) {
        refuseName(stated->value, file);
        refuseContradiction(stated->value, named, file);
        const KeyValues words = wordsOfName(stated->value, width, stated->from == Provenance::File);
        facts.add(words, file, Provenance::Registry);
        if (words.count("norm_position") == 0 && !placed) {
            addUnnamed(facts, named, file, askAbout(stated->value, whatOnlyItsRowSays(stated->value)));
        }
    } else {
        const FileNameHint hint = hintOfFileName(file);
        if (hint.row != nullptr && hint.row->width == width && *hint.row->look().notRun == '\0') {
            const KeyValues words = wordsOfName(hint.architecture, width, true);
            const bool usual = hint.row->heads * 64 == width && hint.row->activation == Activation::Gelu
                && isUsualPicture(words);
            beside +=
                usual && !isKnownByName(*hint.row) ? std::string() : join("named ", hint.row->name, '\n');
            facts.add(words, file, Provenance::Registry);
        } else if (!placed && !hint.plain) {
            addUnnamed(facts, named, file,
                       hint.looks.empty() ? Message(hint.looks)
                                          : message("its name, %1, belongs to a network of another kind: %2",
                                                    printable(hint.name), hint.looks));
        }
    }
}

} // namespace hydra
