// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/architecture_names.h"

#include "core/base/error.h"
#include "core/checkpoint/name_rules.h"

#include <array>
#include <cctype>
#include <cstring>

namespace hydra {

namespace {

constexpr Activation gelu = Activation::Gelu;
constexpr Activation quick = Activation::QuickGelu;
constexpr Activation byTanh = Activation::GeluTanh;

// Of timm 1.0.29: every name of its pretrained networks whose forward pass is the one that is run here.
constexpr std::array<NamedArchitecture, 116> plainNetworks{{
    {"deit3_base_patch16_224", 768, 12, gelu, 1e-6},
    {"deit3_base_patch16_384", 768, 12, gelu, 1e-6},
    {"deit3_huge_patch14_224", 1280, 16, gelu, 1e-6},
    {"deit3_large_patch16_224", 1024, 16, gelu, 1e-6},
    {"deit3_large_patch16_384", 1024, 16, gelu, 1e-6},
    {"deit3_medium_patch16_224", 512, 8, gelu, 1e-6},
    {"deit3_small_patch16_224", 384, 6, gelu, 1e-6},
    {"deit3_small_patch16_384", 384, 6, gelu, 1e-6},
    {"deit_base_distilled_patch16_224", 768, 12, gelu, 1e-6},
    {"deit_base_distilled_patch16_384", 768, 12, gelu, 1e-6},
    {"deit_base_patch16_224", 768, 12, gelu, 1e-6},
    {"deit_base_patch16_384", 768, 12, gelu, 1e-6},
    {"deit_small_distilled_patch16_224", 384, 6, gelu, 1e-6},
    {"deit_small_patch16_224", 384, 6, gelu, 1e-6},
    {"deit_tiny_distilled_patch16_224", 192, 3, gelu, 1e-6},
    {"deit_tiny_patch16_224", 192, 3, gelu, 1e-6},
    {"eva_large_patch14_196", 1024, 16, gelu, 1e-6},
    {"eva_large_patch14_336", 1024, 16, gelu, 1e-6},
    {"flexivit_base", 768, 12, gelu, 1e-6},
    {"flexivit_large", 1024, 16, gelu, 1e-6},
    {"flexivit_small", 384, 6, gelu, 1e-6},
    {"test_vit", 64, 2, gelu, 1e-6},
    {"test_vit2", 64, 2, gelu, 1e-6},
    {"vit_base_patch14_dinov2", 768, 12, gelu, 1e-6},
    {"vit_base_patch14_reg1_tipsv2", 768, 12, gelu, 1e-6},
    {"vit_base_patch14_reg4_dinov2", 768, 12, gelu, 1e-6},
    {"vit_base_patch16_224", 768, 12, gelu, 1e-6},
    {"vit_base_patch16_224_miil", 768, 12, gelu, 1e-6},
    {"vit_base_patch16_384", 768, 12, gelu, 1e-6},
    {"vit_base_patch16_clip_224", 768, 12, gelu, 1e-5},
    {"vit_base_patch16_clip_384", 768, 12, gelu, 1e-5},
    {"vit_base_patch16_clip_quickgelu_224", 768, 12, quick, 1e-5},
    {"vit_base_patch16_plus_clip_240", 896, 14, gelu, 1e-5},
    {"vit_base_patch16_siglip_gap_224", 768, 12, gelu, 1e-6},
    {"vit_base_patch16_siglip_gap_256", 768, 12, gelu, 1e-6},
    {"vit_base_patch16_siglip_gap_384", 768, 12, gelu, 1e-6},
    {"vit_base_patch16_siglip_gap_512", 768, 12, gelu, 1e-6},
    {"vit_base_patch32_224", 768, 12, gelu, 1e-6},
    {"vit_base_patch32_384", 768, 12, gelu, 1e-6},
    {"vit_base_patch32_clip_224", 768, 12, gelu, 1e-5},
    {"vit_base_patch32_clip_256", 768, 12, gelu, 1e-5},
    {"vit_base_patch32_clip_384", 768, 12, gelu, 1e-5},
    {"vit_base_patch32_clip_448", 768, 12, gelu, 1e-5},
    {"vit_base_patch32_clip_quickgelu_224", 768, 12, quick, 1e-5},
    {"vit_base_patch32_siglip_gap_256", 768, 12, byTanh, 1e-6},
    {"vit_base_patch8_224", 768, 12, gelu, 1e-6},
    {"vit_betwixt_patch16_reg1_gap_256", 640, 10, gelu, 1e-6},
    {"vit_betwixt_patch16_reg4_gap_256", 640, 10, gelu, 1e-6},
    {"vit_betwixt_patch16_reg4_gap_384", 640, 10, gelu, 1e-6},
    {"vit_betwixt_patch32_clip_224", 640, 10, gelu, 1e-5},
    {"vit_giant_patch14_clip_224", 1408, 16, gelu, 1e-5},
    {"vit_giant_patch16_gap_224", 1408, 16, gelu, 1e-6},
    {"vit_giantopt_patch16_siglip_gap_256", 1536, 16, byTanh, 1e-6},
    {"vit_giantopt_patch16_siglip_gap_384", 1536, 16, byTanh, 1e-6},
    {"vit_gigantic_patch14_clip_224", 1664, 16, gelu, 1e-5},
    {"vit_gigantic_patch14_clip_378", 1664, 16, gelu, 1e-5},
    {"vit_gigantic_patch14_clip_quickgelu_224", 1664, 16, quick, 1e-5},
    {"vit_huge_patch14_224", 1280, 16, gelu, 1e-6},
    {"vit_huge_patch14_clip_224", 1280, 16, gelu, 1e-5},
    {"vit_huge_patch14_clip_336", 1280, 16, gelu, 1e-5},
    {"vit_huge_patch14_clip_378", 1280, 16, gelu, 1e-5},
    {"vit_huge_patch14_clip_quickgelu_224", 1280, 16, quick, 1e-5},
    {"vit_huge_patch14_clip_quickgelu_378", 1280, 16, quick, 1e-5},
    {"vit_huge_patch14_gap_224", 1280, 16, gelu, 1e-6},
    {"vit_huge_patch16_gap_448", 1280, 16, gelu, 1e-6},
    {"vit_intern300m_patch14_448", 1024, 16, gelu, 1e-6},
    {"vit_large_patch14_clip_224", 1024, 16, gelu, 1e-5},
    {"vit_large_patch14_clip_336", 1024, 16, gelu, 1e-5},
    {"vit_large_patch14_clip_quickgelu_224", 1024, 16, quick, 1e-5},
    {"vit_large_patch14_clip_quickgelu_336", 1024, 16, quick, 1e-5},
    {"vit_large_patch14_dinov2", 1024, 16, gelu, 1e-6},
    {"vit_large_patch14_reg1_tipsv2", 1024, 16, gelu, 1e-6},
    {"vit_large_patch14_reg4_dinov2", 1024, 16, gelu, 1e-6},
    {"vit_large_patch16_224", 1024, 16, gelu, 1e-6},
    {"vit_large_patch16_384", 1024, 16, gelu, 1e-6},
    {"vit_large_patch16_siglip_gap_256", 1024, 16, gelu, 1e-6},
    {"vit_large_patch16_siglip_gap_384", 1024, 16, gelu, 1e-6},
    {"vit_large_patch16_siglip_gap_512", 1024, 16, byTanh, 1e-6},
    {"vit_large_patch32_224", 1024, 16, gelu, 1e-6},
    {"vit_large_patch32_384", 1024, 16, gelu, 1e-6},
    {"vit_little_patch16_reg1_gap_256", 320, 5, gelu, 1e-6},
    {"vit_little_patch16_reg4_gap_256", 320, 5, gelu, 1e-6},
    {"vit_medium_patch16_clip_224", 512, 8, gelu, 1e-5},
    {"vit_medium_patch16_gap_240", 512, 8, gelu, 1e-6},
    {"vit_medium_patch16_gap_256", 512, 8, gelu, 1e-6},
    {"vit_medium_patch16_gap_384", 512, 8, gelu, 1e-6},
    {"vit_medium_patch16_reg1_gap_256", 512, 8, gelu, 1e-6},
    {"vit_medium_patch16_reg4_gap_256", 512, 8, gelu, 1e-6},
    {"vit_medium_patch32_clip_224", 512, 8, gelu, 1e-5},
    {"vit_mediumd_patch16_reg4_gap_256", 512, 8, gelu, 1e-6},
    {"vit_mediumd_patch16_reg4_gap_384", 512, 8, gelu, 1e-6},
    {"vit_small_patch14_dinov2", 384, 6, gelu, 1e-6},
    {"vit_small_patch14_reg4_dinov2", 384, 6, gelu, 1e-6},
    {"vit_small_patch16_224", 384, 6, gelu, 1e-6},
    {"vit_small_patch16_384", 384, 6, gelu, 1e-6},
    {"vit_small_patch32_224", 384, 6, gelu, 1e-6},
    {"vit_small_patch32_384", 384, 6, gelu, 1e-6},
    {"vit_small_patch8_224", 384, 6, gelu, 1e-6},
    {"vit_so150m2_patch16_reg1_gap_256", 832, 13, gelu, 1e-6},
    {"vit_so150m2_patch16_reg1_gap_384", 832, 13, gelu, 1e-6},
    {"vit_so150m2_patch16_reg1_gap_448", 832, 13, gelu, 1e-6},
    {"vit_so150m_patch16_reg4_gap_256", 896, 14, gelu, 1e-6},
    {"vit_so150m_patch16_reg4_gap_384", 896, 14, gelu, 1e-6},
    {"vit_so400m_patch14_reg1_tipsv2", 1152, 16, gelu, 1e-6},
    {"vit_so400m_patch14_siglip_gap_224", 1152, 16, gelu, 1e-6},
    {"vit_so400m_patch14_siglip_gap_378", 1152, 16, gelu, 1e-6},
    {"vit_so400m_patch14_siglip_gap_384", 1152, 16, gelu, 1e-6},
    {"vit_so400m_patch14_siglip_gap_448", 1152, 16, gelu, 1e-6},
    {"vit_so400m_patch14_siglip_gap_896", 1152, 16, gelu, 1e-6},
    {"vit_so400m_patch16_siglip_gap_256", 1152, 16, byTanh, 1e-6},
    {"vit_so400m_patch16_siglip_gap_384", 1152, 16, byTanh, 1e-6},
    {"vit_so400m_patch16_siglip_gap_512", 1152, 16, byTanh, 1e-6},
    {"vit_tiny_patch16_224", 192, 3, gelu, 1e-6},
    {"vit_tiny_patch16_384", 192, 3, gelu, 1e-6},
    {"vit_wee_patch16_reg1_gap_256", 256, 4, gelu, 1e-6},
    {"vit_xsmall_patch16_clip_224", 256, 4, gelu, 1e-5},
}};

struct RefusedName
{
    const char* part; // of the name; with '^' in front, its beginning
    const char* why;
    bool looksPlain = false; // its tensors do not tell
};

// In this order: the more telling part first.
constexpr std::array<RefusedName, 60> refusedNames{{
    {"thinkingvit", "tokens that go through the blocks again (ThinkingViT)"},
    {"progresvit", "gates and growing pictures (ProgResViT)"},
    {"relpos", "relative position bias (RelPos ViT)"},
    {"_rpn", "norms after attention and MLP (res-post-norm)", true},
    {"eva02_enormous", "norms after attention and MLP (EVA-02 enormous)"},
    {"beit3", "norms inside attention and MLP (BEiT-3)"},
    {"beit", "relative position bias (BEiT)"},
    {"data2vec", "relative position bias (BEiT)"},
    {"eva0", "rotary position embedding (EVA-02)"},
    {"eva_giant", "separate query and value biases (EVA)"},
    {"dinov3", "rotary position embedding (DINOv3)"},
    {"eupe", "rotary position embedding (EUPE)"},
    {"vit_pe_", "rotary position embedding (Perception Encoder)"},
    {"_rope", "rotary position embedding", true},
    {"_dwee", "differential attention"},
    {"_dlittle", "differential attention"},
    {"_dpwee", "differential attention beside the MLP"},
    {"_pwee", "attention and MLP side by side"},
    {"_xp_", "attention and MLP side by side"},
    {"_18x2_", "two attentions side by side"},
    {"naflex", "pictures of any shape (NaFlexViT)"},
    {"test_vit3", "attention pooling"},
    {"vit_giant_patch14_dinov2", "a gated MLP (SwiGLU)"},
    {"vit_giant_patch14_reg", "a gated MLP (SwiGLU)"},
    {"aimv2", "RMSNorm and a gated MLP (AIMv2)"},
    {"_r50_s", "a convolutional network before the blocks (hybrid ViT)"},
    {"_r26_s", "a convolutional network before the blocks (hybrid ViT)"},
    {"_r_s16_", "a convolutional network before the blocks (hybrid ViT)"},
    {"_mci_", "a convolutional network before the blocks (hybrid ViT)"},
    {"vit_hybrid", "a convolutional network before the blocks (hybrid ViT)"},
    {"samvit", "windows and relative position bias (SAM)"},
    {"hiera", "a pyramid of stages (Hiera)"},
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
}};

// Lower case, without the hub's user before it and the tag behind it.
std::string bareName(std::string name)
{
    const std::size_t slash = name.rfind('/');
    name = slash == std::string::npos ? name : name.substr(slash + 1);
    name = name.substr(0, name.find('.'));
    for (char& c : name) {
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return name;
}

bool contains(const std::string& text, const char* part)
{
    return text.find(part) != std::string::npos;
}

const RefusedName* refusalOf(const std::string& bare)
{
    for (const RefusedName& refused : refusedNames) {
        if (refused.part[0] == '^' ? beginsWith(bare, refused.part + 1) : contains(bare, refused.part)) {
            return &refused;
        }
    }
    static constexpr RefusedName attentionPooling{"siglip", "attention pooling (SigLIP)"};
    return contains(bare, "siglip") && !contains(bare, "siglip_gap") ? &attentionPooling : nullptr;
}

// Whether WORD stands in TEXT with neither letter nor digit beside it.
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

// The longest row's name that stands in TEXT: "vit_base_patch16_224" is part of another's.
const NamedArchitecture* rowIn(const std::string& text)
{
    const NamedArchitecture* found = nullptr;
    for (const NamedArchitecture& row : plainNetworks) {
        if (standsIn(text, row.name)
            && (found == nullptr || std::strlen(row.name) > std::strlen(found->name))) {
            found = &row;
        }
    }
    return found;
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

const NamedArchitecture* namedArchitecture(const std::string& name)
{
    const std::string bare = bareName(name);
    for (const NamedArchitecture& row : plainNetworks) {
        if (bare == row.name) {
            return &row;
        }
    }
    return nullptr;
}

Words wordsOfName(const std::string& architecture, int width, bool foreign)
{
    if (const NamedArchitecture* row = namedArchitecture(architecture)) {
        Words words{{"activation", name(row->activation)},
                    {"norm_eps", join(row->normEps)},
                    {"norm_position", name(NormPosition::Pre)}};
        if (!foreign || row->width == width) {
            words.emplace("num_heads", std::to_string(row->heads));
        }
        return words;
    }
    const std::string bare = bareName(architecture);
    Words words;
    if (contains(bare, "quickgelu")) { // as timm names them
        words.emplace("activation", name(Activation::QuickGelu));
    }
    if (contains(bare, "hydravit")) {
        words.emplace("norm_position", name(NormPosition::Pre));
    }
    if (contains(bare, "hydravit_dyn") && width % 64 == 0) { // its authors': heads of 64 at every width
        words.emplace("num_heads", std::to_string(width / 64));
    }
    return words;
}

std::string whyNotRun(const std::string& architecture)
{
    const RefusedName* refused = refusalOf(bareName(architecture));
    return refused == nullptr ? std::string() : refused->why;
}

FileNameHint hintOfFileName(const Path& file)
{
    std::string text = file.filename().string();
    if (namedAsAll(text)) {
        text = file.parent_path().filename().string();
    }
    const std::string shown = text.substr(0, 200);
    for (char& c : text) {
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    for (const RefusedName& refused : refusedNames) {
        if (refused.looksPlain && contains(text, refused.part)) {
            return {nullptr, refused.why, shown};
        }
    }
    return {rowIn(text), {}, shown};
}

} // namespace hydra
