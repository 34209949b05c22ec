// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/architecture_names.h"

#include "core/base/error.h"
#include "core/base/field.h"
#include "core/checkpoint/name_rules.h"
#include "core/checkpoint/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <sstream>

namespace hydra {

namespace {

// Parts of names whose details only a row tells: the user is asked about unknown names that contain them.
constexpr std::array<PartOfName, 7> relatives{{
    {"_rpn", "norms after attention and MLP (res-post-norm)"},
    {"eva02", "rotary position embedding (EVA-02)"},
    {"dinov3", "rotary position embedding (DINOv3)"},
    {"eupe", "rotary position embedding (EUPE)"},
    {"vit_pe_", "rotary position embedding (Perception Encoder)"},
    {"_rope", "rotary position embedding"},
    {"eva_giant", "norms before or after attention and MLP (EVA)"},
}};

std::string lower(std::string text)
{
    for (char& c : text) {
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return text;
}

// Lower case, without the hub's user before the name and the tag behind it.
std::string bareName(std::string name)
{
    const std::size_t slash = name.rfind('/');
    name = slash == std::string::npos ? name : name.substr(slash + 1);
    return lower(name.substr(0, name.find('.')));
}

bool contains(const std::string& text, const char* part)
{
    return text.find(part) != std::string::npos;
}

template<class Rules>
const char* whyOf(const Rules& rules, const std::string& bare)
{
    for (const PartOfName& rule : rules) {
        if (rule.part[0] == '^' ? beginsWith(bare, rule.part + 1) : contains(bare, rule.part)) {
            return rule.why;
        }
    }
    return "";
}

// model_types of Hugging Face: their tensor names and configuration replace a timm name.
bool isHuggingFaces(const std::string& bare)
{
    constexpr std::array<const char*, 4> types{
        {"dinov3_vit", "siglip", "siglip_vision_model", "data2vec-vision"}};
    return std::find(types.begin(), types.end(), bare) != types.end();
}

// Whether WORD occurs in TEXT without a letter or digit beside it.
bool standsIn(const std::string& text, const char* word)
{
    const std::size_t size = std::strlen(word);
    const auto solid = [&](std::size_t at) {
        return at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0;
    };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if (!(at > 0 && solid(at - 1)) && !solid(at + size)) {
            return true;
        }
    }
    return false;
}

// The row with the longest name in TEXT: "vit_base_patch16_224" is part of other names.
const NamedArchitecture* rowIn(const std::string& text)
{
    const NamedArchitecture* found = nullptr;
    for (const NamedArchitecture& row : namedArchitectures()) {
        if (standsIn(text, row.name)
            && (found == nullptr || std::strlen(row.name) > std::strlen(found->name))) {
            found = &row;
        }
    }
    return found;
}

// The tag of ROW that follows its name and a dot in TEXT; "" without one.
std::string tagIn(const std::string& text, const NamedArchitecture& row)
{
    const std::size_t at = text.find(std::string(row.name) + ".");
    if (at == std::string::npos) {
        return {};
    }
    const std::string behind = text.substr(at + std::strlen(row.name) + 1);
    std::string longest;
    std::istringstream tags(row.tags);
    for (std::string tag; tags >> tag;) {
        tag.resize(tag.find(':'));
        if (beginsWith(behind, tag) && tag.size() > longest.size()) {
            longest = tag;
        }
    }
    return longest;
}

// The preprocessing of ROW's authors: by the tag in NAME, or if all weights of ROW agree.
const PictureStyle* pictureOf(const NamedArchitecture& row, const std::string& name)
{
    const std::size_t dot = name.find('.');
    const std::string wanted = dot == std::string::npos ? std::string() : name.substr(dot + 1);
    int found = -1;
    std::istringstream tags(row.tags);
    for (std::string tag; tags >> tag;) {
        const std::size_t colon = tag.find(':');
        const int style = std::stoi(tag.substr(colon + 1));
        if (tag.substr(0, colon) == wanted) {
            return &pictureStyles()[std::size_t(style)];
        }
        found = found == -1 || found == style ? style : -2;
    }
    return found >= 0 ? &pictureStyles()[std::size_t(found)] : nullptr;
}

void addPicture(KeyValues& words, const PictureStyle& picture)
{
    words.emplace("mean", fieldText(picture.mean));
    words.emplace("std", fieldText(picture.std));
    words.emplace("crop_pct", exactText(picture.cropFraction));
    words.emplace("crop_mode", name(picture.cropMode));
    words.emplace("interpolation", name(picture.interpolation));
}

// Adds what the row states beyond a plain network.
void addParts(KeyValues& words, const NamedArchitecture& row, bool otherHeads)
{
    const ArchitectureStyle& style = row.look();
    for (auto& [word, value] : wordsOf(style.rotation)) {
        words.emplace(word, value);
    }
    const bool impliedPool = style.pool == Pool::Average && style.classToken && *style.finalNorm == 'n';
    if (impliedPool || (style.pool == Pool::Average && *style.finalNorm == '\0')) {
        words.emplace("global_pool", name(style.pool));
    }
    if (style.pool == Pool::Attention) {
        words.emplace("pool_activation", name(style.poolActivation));
        if (style.poolHeads != row.heads || !otherHeads) {
            words.emplace("pool_heads", std::to_string(style.poolHeads));
        }
    }
    if (*style.finalNorm == '\0') {
        words.emplace("final_norm", "none");
    }
    if (*style.positions == '\0' && !style.relativeBias) {
        words.emplace("img_size", std::to_string(row.side));
    }
    words.emplace(
        "position_resize",
        wordOf(contains(row.name, "flexi") ? PositionResize::Bilinear : PositionResize::BicubicAntialias));
}

bool namedAsAll(const std::string& file)
{
    const std::string stem = file.substr(0, file.find_first_of(".-"));
    for (const char* usual : {"model", "pytorch_model", "open_clip_pytorch_model", "open_clip_model",
                              "checkpoint", "model_best", "last", "best", "weights"}) {
        if (stem == usual) {
            return true;
        }
    }
    return false;
}

} // namespace

const ArchitectureStyle& NamedArchitecture::look() const
{
    return architectureStyles()[std::size_t(style)];
}

const NamedArchitecture* namedArchitecture(const std::string& name)
{
    const std::string bare = bareName(name);
    const auto& rows = namedArchitectures();
    const auto found = std::lower_bound(
        rows.begin(), rows.end(), bare,
        [](const NamedArchitecture& row, const std::string& wanted) { return row.name < wanted; });
    return found != rows.end() && bare == found->name ? &*found : nullptr;
}

KeyValues wordsOfName(const std::string& architecture, int width, bool foreign)
{
    if (const NamedArchitecture* row = namedArchitecture(architecture)) {
        KeyValues words{{"activation", name(row->activation)},
                        {"norm_eps", exactText(row->look().normEps)},
                        {"norm_position", name(row->look().normPosition)}};
        const bool asBuilt = !foreign || row->width == width;
        if (asBuilt) {
            words.emplace("num_heads", std::to_string(row->heads));
        }
        addParts(words, *row, !asBuilt || row->width != width);
        if (const PictureStyle* picture = pictureOf(*row, lower(architecture))) {
            addPicture(words, *picture);
        }
        return words;
    }
    const std::string bare = bareName(architecture);
    KeyValues words;
    if (contains(bare, "quickgelu")) { // as in timm's names
        words.emplace("activation", name(Activation::QuickGelu));
    }
    if (contains(bare, "hydravit")) {
        words.emplace("norm_position", name(NormPosition::Pre));
    }
    if (contains(bare, "hydravit_dyn") && width % 64 == 0) { // by its authors: heads of 64 at every width
        words.emplace("num_heads", std::to_string(width / 64));
    }
    return words;
}

const std::vector<PartOfName>& otherNetworks()
{
    static const std::vector<PartOfName> names{
        {"relpos", "relative position bias by a network (RelPos ViT)"},
        {"_dwee", "differential attention"},
        {"_dlittle", "differential attention"},
        {"_dpwee", "differential attention beside the MLP"},
        {"_pwee", "attention and MLP in parallel"},
        {"_xp_", "attention and MLP in parallel"},
        {"_18x2_", "two attentions in parallel"},
        {"naflex", "pictures of any aspect ratio (NaFlexViT)"},
        {"siglip2", "pictures of any shape (SigLIP 2 NaFlex)"},
        {"aimv2", "a norm of the patches before positions are added (AIMv2)"},
        {"_r50_s", "a convolutional network before the blocks (hybrid ViT)"},
        {"_r26_s", "a convolutional network before the blocks (hybrid ViT)"},
        {"_r_s16_", "a convolutional network before the blocks (hybrid ViT)"},
        {"_mci_", "a convolutional network before the blocks (hybrid ViT)"},
        {"vit_hybrid", "a convolutional network before the blocks (hybrid ViT)"},
        {"samvit", "windows and relative position bias (SAM)"},
        {"hiera", "a pyramid of stages (Hiera)"},
        {"vitpose", "patches that overlap, and a network for poses (ViTPose)"},
        {"vitamin", "a convolutional network before the blocks (ViTamin)"},
        {"^tnt_", "transformers within patches (TNT)"},
        {"crossvit", "two branches (CrossViT)"},
        {"convit", "gated positional attention (ConViT)"},
        {"^pit_", "a pyramid of stages (PiT)"},
        {"volo_", "outlook attention (VOLO)"},
        {"twins_", "a pyramid of stages (Twins)"},
        {"visformer", "a convolutional network before the blocks (Visformer)"},
        {"csatv2", "a pyramid of stages (CSATv2)"},
        {"swin", "a pyramid of stages (Swin)"},
        {"cait", "class attention (CaiT)"},
        {"xcit", "cross-covariance attention (XCiT)"},
        {"levit", "a convolutional stem (LeViT)"},
        {"mobilevit", "a convolutional network (MobileViT)"},
        {"maxvit", "a pyramid of stages (MaxViT)"},
        {"davit", "a pyramid of stages (DaViT)"},
        {"mvit", "a pyramid of stages (MViT)"},
        {"tiny_vit", "a pyramid of stages (TinyViT)"},
        {"efficientvit", "a pyramid of stages (EfficientViT)"},
        {"fastvit", "a convolutional network (FastViT)"},
        {"yolos", "a detector (YOLOS)"},
        {"owlv", "a detector (OWL-ViT)"},
        {"convnext", "a convolutional network"},
        {"resnet", "a convolutional network"},
        {"efficientnet", "a convolutional network"},
        {"mixer_", "an MLP-Mixer"},
        {"bert", "a text model"},
        {"gpt", "a text model"},
    };
    return names;
}

std::string whyNotRun(const std::string& architecture)
{
    if (const NamedArchitecture* row = namedArchitecture(architecture)) {
        return row->look().notRun;
    }
    const std::string bare = bareName(architecture);
    return isHuggingFaces(bare) ? "" : whyOf(otherNetworks(), bare);
}

std::string whatOnlyItsRowSays(const std::string& architecture)
{
    const std::string bare = bareName(architecture);
    const bool known = namedArchitecture(architecture) != nullptr || isHuggingFaces(bare);
    return known ? "" : whyOf(relatives, bare);
}

FileNameHint hintOfFileName(const Path& file)
{
    std::string text = file.filename().string();
    if (namedAsAll(text)) {
        text = file.parent_path().filename().string();
    }
    const std::string shown = text.substr(0, 200);
    text = lower(text);
    FileNameHint hint;
    hint.row = rowIn(text);
    hint.name = shown;
    if (hint.row != nullptr) {
        const std::string tag = tagIn(text, *hint.row);
        hint.architecture = hint.row->name + (tag.empty() ? "" : "." + tag);
    }
    hint.looks = whyOf(relatives, text);
    hint.plain = contains(text, "deit_3") || contains(text, "deit3");
    return hint;
}

} // namespace hydra
