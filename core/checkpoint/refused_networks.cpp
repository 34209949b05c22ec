// SPDX-License-Identifier: GPL-3.0-or-later
// Networks that resemble a supported Vision Transformer but differ: recognised by a part of a tensor's name,
// and refused with the reason. name_rules.cpp refuses the networks not listed here, with a less specific
// message.
#include "core/base/error.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/refused_kinds.h"
#include "core/format/shape_text.h"

#include <array>

namespace hydra {

namespace {

struct Refusal
{
    const char* part; // of a tensor's name; '^' in front: its beginning; '*' at the end: a NameRule
    const char* why;
    WayOut way = WayOut::None;
};

// Networks and files by their proper names; more specific parts come first. Tensors that may be left alone
// beside a network (name_rules.h) are not checked.
constexpr std::array<Refusal, 63> byProperName{{
    {".hada_w", phrase("a LoHa adapter, which must be merged into its base model first"), WayOut::Merge},
    // Weights of 8 or 4 bits.
    {".SCB", phrase("quantised weights (bitsandbytes, 8 bits)"), WayOut::Dequantise},
    {".quant_state.", phrase("quantised weights (bitsandbytes, 4 bits)"), WayOut::Dequantise},
    {".absmax", phrase("quantised weights (bitsandbytes, 4 bits)"), WayOut::Dequantise},
    {".qweight", phrase("quantised weights (GPTQ, AWQ)"), WayOut::Dequantise},
    {".weight_packed", phrase("quantised weights (compressed-tensors)"), WayOut::Dequantise},
    {".weight_scale", phrase("quantised weights (fp8, int8)"), WayOut::Dequantise},
    {"_packed_params", phrase("quantised weights (PyTorch, 8 bits)"), WayOut::Dequantise},
    // Names that other libraries give to a plain ViT.
    {".attention_norm.",
     phrase("a plain ViT under the names of jeonsworld's ViT-pytorch. Renamed in Python it opens: for a, b "
            "in [(\"transformer.\", \"\"), (\"patch_embeddings\", \"patch_embeddings.projection\"), "
            "(\"attention_norm\", \"layernorm_before\"), (\"ffn_norm\", \"layernorm_after\"), (\"attn.out\", "
            "\"attention.output.dense\"), (\"attn.\", \"attention.attention.\"), (\"ffn.fc1\", "
            "\"intermediate.dense\"), (\"ffn.fc2\", \"output.dense\"), (\"encoder.encoder_norm\", "
            "\"layernorm\"), (\"head.\", \"classifier.\")]: w = {k.replace(a, b): v for k, v in w.items()}")},
    {".ffn.layers.0.0.",
     phrase("a plain ViT under the names of mmpretrain. Renamed in Python it opens: for a, b in "
            "[(\"ffn.layers.0.0\", \"mlp.fc1\"), (\"ffn.layers.1\", \"mlp.fc2\"), (\"backbone.layers\", "
            "\"blocks\"), (\"backbone.ln1\", \"norm\"), (\"backbone.\", \"\"), (\"ln\", \"norm\"), "
            "(\"projection\", \"proj\"), (\"head.layers.head\", \"head\")]: w = {k.replace(a, b): v for k, v "
            "in w.items()}")},
    {"to_patch_embedding.3.", phrase("a norm of the patches before positions are added (vit-pytorch)"),
     WayOut::Export},
    {"to_patch_embedding.",
     phrase("a plain ViT under the names of vit-pytorch. Renamed in Python it opens, with --eps 1e-5: for a, "
            "b in [(\"transformer.layers\", \"blocks\"), (\".0.norm.\", \".norm1.\"), (\".0.fn.to_qkv\", "
            "\".attn.qkv\"), (\".0.fn.to_out.0\", \".attn.proj\"), (\".1.norm.\", \".norm2.\"), "
            "(\".1.fn.net.0\", \".mlp.fc1\"), (\".1.fn.net.3\", \".mlp.fc2\"), (\"mlp_head.0\", \"norm\"), "
            "(\"mlp_head.1\", \"head\"), (\"pos_embedding\", \"pos_embed\"), (\"to_patch_embedding.1\", "
            "\"patch_embed.proj\")]: w = {k.replace(a, b): v for k, v in w.items()}; and its patch kernel k "
            "is k.reshape(D, P, P, 3).permute(0, 3, 1, 2)")},
    // A Vision Transformer inside a larger model.
    {"depth_head.", phrase("a DINOv2 with a depth decoder (Depth Anything)"), WayOut::Depth},
    {"neck.reassemble_stage.", phrase("a Vision Transformer with a depth decoder (Depth Anything, DPT)"),
     WayOut::Depth},
    {"multi_modal_projector.", phrase("a vision language model (LLaVA, PaliGemma)"), WayOut::Tower},
    {"mm_projector.", phrase("a vision language model (LLaVA)"), WayOut::Tower},
    {"connector.modality_projection.", phrase("a vision language model (SmolVLM, Idefics)"), WayOut::Asked},
    {"visual.merger.", phrase("a vision language model (Qwen-VL)"), WayOut::Asked},
    {"image_to_text_projection.", phrase("a vision language model (Kosmos-2)"), WayOut::Asked},
    {"image_proj_norm.", phrase("a pyramid of stages with a language model (Florence-2)"), WayOut::Asked},
    {"^query_tokens", phrase("a picture tower with a Q-Former and a language model (BLIP-2)"), WayOut::Asked},
    {"qformer.", phrase("a picture tower with a Q-Former and a language model (BLIP-2)"), WayOut::Asked},
    {"language_model.", phrase("a vision language model"), WayOut::Asked},
    // Detectors, segmentation, video.
    {"sam_mask_decoder.", phrase("Segment Anything (SAM 2)"), WayOut::Export},
    {"memory_attention.", phrase("Segment Anything (SAM 2)"), WayOut::Export},
    {"image_encoder.trunk.", phrase("a pyramid of stages (SAM 2's Hiera)"), WayOut::Export},
    {"detector_model.", phrase("Segment Anything (SAM 3)"), WayOut::Export},
    {"detector.backbone.", phrase("Segment Anything (SAM 3)"), WayOut::Export},
    {"tracker_neck.", phrase("Segment Anything (SAM 3)"), WayOut::Export},
    {"prompt_encoder.", phrase("Segment Anything (SAM)"), WayOut::Export},
    {"mask_decoder.", phrase("Segment Anything (SAM)"), WayOut::Export},
    {"simfp_", phrase("a pyramid over one scale (ViTDet)"), WayOut::Export},
    {"refpoint_embed.", phrase("a detector (RF-DETR, DAB-DETR)"), WayOut::Detector},
    {"sampling_offsets.", phrase("a detector with deformable attention (RF-DETR, RT-DETR)"),
     WayOut::Detector},
    {"query_position_embeddings.", phrase("a detector (DETR)"), WayOut::Detector},
    {"bbox_embed.", phrase("a detector (DETR)"), WayOut::Detector},
    {"bbox_predictor.", phrase("a detector (DETR, YOLOS)"), WayOut::Detector},
    {"box_head.", phrase("an open-vocabulary detector (OWL-ViT)"), WayOut::Detector},
    {".dfl.conv.", phrase("a convolutional detector (YOLO)"), WayOut::Detector},
    {"pixel_level_module.", phrase("a segmentation network (Mask2Former)"), WayOut::Export},
    {"pixel_decoder.", phrase("a segmentation network (Mask2Former)"), WayOut::Export},
    {"linear_fuse.", phrase("a pyramid of stages (SegFormer)"), WayOut::Export},
    {"attention.attention.q_bias", phrase("a video network (VideoMAE)"), WayOut::Export},
    {".temporal_", phrase("a video network (TimeSformer)"), WayOut::Export},
    // Transformers with another structure.
    {"radio_model.", phrase("positions cropped from a larger grid (C-RADIO)"), WayOut::Export},
    {"patch_generator.", phrase("positions cropped from a larger grid (C-RADIO)"), WayOut::Export},
    {"preprocessor.patchifier.", phrase("RMSNorm and a gated MLP (AIMv2)"), WayOut::Export},
    {".rms_norm1.", phrase("RMSNorm and a gated MLP (AIMv2)"), WayOut::Export},
    {"encoder.layers.#.ls1*", phrase("a network of its own (InternViT)"), WayOut::Export},
    {"^levels.", phrase("state spaces (MambaVision)"), WayOut::Export},
    {"model.levels.", phrase("state spaces (MambaVision)"), WayOut::Export},
    {".op.A_logs", phrase("state spaces (VMamba)"), WayOut::Export},
    {".mixer.A_log", phrase("state spaces (Vim)"), WayOut::Export},
    {".mixer.A_b_log", phrase("state spaces (Vim)"), WayOut::Export},
    {"token_mixer.mixer.", phrase("a convolutional network with attention at its end (FastViT)"),
     WayOut::Export},
    {"token_mixer.reparam_conv.", phrase("a convolutional network with attention at its end (FastViT)"),
     WayOut::Export},
    {"token_mixer.", phrase("a pyramid of stages without attention (PoolFormer, CAFormer)"), WayOut::Export},
    {"conv_kxk.", phrase("a convolutional network with transformers in it (MobileViT)"), WayOut::Export},
    {"patch_embed1.", phrase("a pyramid of stages (PVT, SegFormer)"), WayOut::Export},
    {"mlp.dwconv.", phrase("a pyramid of stages (PVT v2, SegFormer)"), WayOut::Export},
    {"stage0.", phrase("a pyramid of stages with convolutions (CvT)"), WayOut::Export},
    {".dwconv.", phrase("a convolutional network (ConvNeXt)"), WayOut::Export},
    {".conv_dw.", phrase("a convolutional network (ConvNeXt, MobileNet)"), WayOut::Export},
}};

// Networks by their parts, in any tensor; more specific parts come first here too.
constexpr std::array<Refusal, 49> byTensor{{
    {"^visual_model.head.",
     phrase("dino.txt's vision head and text tower, without a backbone; open the DINOv3 they belong to, with "
            "this file next to it or named with --text-tower")},
    {"lora_", phrase("a LoRA adapter, which must be merged into its base model first"), WayOut::Merge},
    {"adapter", phrase("an adapter inside the blocks; open its base model")},
    {"prompt", phrase("learned prompts among the tokens; open their base model")},
    {"head_rounds", phrase("a pyramid of stages that answers in rounds (ThinkingViT's Swin)"),
     WayOut::Export},
    {"lambda_q1", phrase("differential attention"), WayOut::Export},
    {"lambda_a", phrase("differential attention"), WayOut::Export},
    {"attn.temperature", phrase("cross-covariance attention (XCiT)"), WayOut::Export},
    {"local_mp.", phrase("cross-covariance attention (XCiT)"), WayOut::Export},
    {"in_norm.", phrase("attention and MLP in parallel"), WayOut::Export},
    {"mlp_out_proj.", phrase("attention and MLP in parallel"), WayOut::Export},
    {".attns.", phrase("two attentions in parallel"), WayOut::Export},
    {".gate.", phrase("a gate"), WayOut::Export},
    {"^embeds.", phrase("pictures of any aspect ratio (NaFlexViT)"), WayOut::Export},
    {"rel_pos_", phrase("relative position bias (SAM, ViTDet)"), WayOut::Export},
    {"rel_pos.", phrase("relative position bias"), WayOut::Export},
    {"^neck.", phrase("windows and a neck (SAM, ViTDet)"), WayOut::Export},
    {"blocks.#.proj.*", phrase("a pyramid of stages (Hiera)"), WayOut::Export},
    {"patch_embed.norm.", phrase("a norm of the patches before positions are added (AIMv2)"), WayOut::Export},
    {"lambda_k", phrase("differential attention"), WayOut::Export},
    {"attn.sub_norm.", phrase("differential attention"), WayOut::Export},
    {"downsample.", phrase("a pyramid of stages (Swin)"), WayOut::Export},
    {"layers.0.blocks.", phrase("a pyramid of stages (Swin)"), WayOut::Export},
    {"stages.", phrase("a pyramid of stages"), WayOut::Export},
    {"patch_embed.backbone.", phrase("a convolutional network before the blocks (hybrid ViT)"),
     WayOut::Export},
    {"patch_embeddings.backbone.", phrase("a convolutional network before the blocks (hybrid ViT)"),
     WayOut::Export},
    {"embedder.bit.", phrase("a convolutional network before the blocks (hybrid ViT)"), WayOut::Export},
    {"conv_root/", phrase("a convolutional network before the blocks (hybrid ViT)"), WayOut::Export},
    {"patch_embed.conv", phrase("a convolutional stem (LeViT, XCiT)"), WayOut::Export},
    {"patch_embed.proj.0.", phrase("a convolutional stem (XCiT)"), WayOut::Export},
    {"^conv_proj.0.", phrase("a convolutional stem"), WayOut::Export},
    {"MAPHead", phrase("attention pooling (SigLIP)")},
    {"blocks_token_only.", phrase("class attention (CaiT)"), WayOut::Export},
    {"proj_l.", phrase("talking heads (CaiT)"), WayOut::Export},
    {"detection_tokens", phrase("a detector (YOLOS)"), WayOut::Detector},
    {"Transformer/encoderblock/", phrase("blocks stacked into one tensor (big_vision)")},
    {"layer1.0.conv1.", phrase("a convolutional network (ResNet)"), WayOut::Export},
    {"^layer1.0.", phrase("a convolutional network (ResNet)"), WayOut::Export},
    {"visual.layer1.", phrase("a convolutional network (CLIP's ResNet)"), WayOut::Export},
    {"features.0.", phrase("a convolutional network (VGG, MobileNet, EfficientNet)"), WayOut::Export},
    {"conv_stem.", phrase("a convolutional network (EfficientNet)"), WayOut::Export},
    {"running_mean", phrase("a convolutional network with batch normalisation"), WayOut::Export},
    {"embeddings.word_embeddings.", phrase("a text model")},
    {"embed_tokens.", phrase("a text model")},
    {"^wte.", phrase("a text model")},
    {"transformer.wte.", phrase("a text model")},
    {"token_embedding.", phrase("a text model")},
    {"mixer_block", phrase("an MLP-Mixer"), WayOut::Export},
    {"mlp_tokens.", phrase("an MLP-Mixer"), WayOut::Export},
}};

// Supported parts; these meanings apply where a part does not fit its surroundings.
constexpr std::array<Refusal, 18> parts{{
    {"token_projectors.", phrase("gates and growing pictures (ProgResViT)")},
    {"cond_mlp.", phrase("gates and growing pictures (ProgResViT)")},
    {"fusion_", phrase("gates and growing pictures (ProgResViT)")},
    {"prog_ls", phrase("gates and growing pictures (ProgResViT)")},
    {".gate_", phrase("gates and growing pictures (ProgResViT)")},
    {"^alpha.", phrase("tokens that go through the blocks again (ThinkingViT)")},
    {"^proj_layer", phrase("tokens that go through the blocks again (ThinkingViT)")},
    {"relative_position_bias", phrase("relative position bias (BEiT, Swin)")},
    {"attn.q_bias", phrase("separate query and value biases (BEiT, EVA, DINOv3)")},
    {"attn.v_bias", phrase("separate query and value biases (BEiT, EVA, DINOv3)")},
    {"rope", phrase("rotary position embedding (EVA-02, DINOv3)")},
    {"embeddings.patch_embeddings.weight", phrase("rotary position embedding (DINOv3)")},
    {"attn_pool.", phrase("attention pooling (SigLIP, Perception Encoder)")},
    {"^head.probe", phrase("attention pooling (SigLIP)")},
    {"mlp.fc1_g.", phrase("a gated MLP (SwiGLU)")},
    {"mlp.fc1_x.", phrase("a gated MLP (SwiGLU)")},
    {"attn.norm.", phrase("a norm inside the attention")},
    {"mlp.norm.", phrase("a norm inside the MLP")},
}};

bool applies(const Refusal& refusal, const std::string& name)
{
    if (const std::string part = refusal.part; part.back() == '*') {
        return renamed(name, {refusal.part, ""}).has_value();
    }
    return refusal.part[0] == '^' ? beginsWith(name, refusal.part + 1)
                                  : name.find(refusal.part) != std::string::npos;
}

// The kind whose name prefixes the tensor in Hugging Face's library: "hiera.encoder..."
const RefusedKind* kindBefore(const std::string& name)
{
    const std::size_t dot = name.find('.');
    return dot == std::string::npos ? nullptr : refusedKind(name.substr(0, dot));
}

Message withWayOut(const Message& why, WayOut way)
{
    const Message sentence = wayOut(way);
    return sentence.empty() ? why : message("%1. %2", why, sentence);
}

// The most specific row of BYPROPERNAME or BYTENSOR that applies to NAMES, and the name it matched; nullptr
// without a match.
std::pair<const Refusal*, std::string> rowFor(const std::vector<std::string>& names)
{
    for (const Refusal& row : byProperName) {
        for (const std::string& name : names) {
            if (applies(row, name) && !mayBeLeftAlone(name)) {
                return {&row, name};
            }
        }
    }
    for (const Refusal& row : byTensor) {
        for (const std::string& name : names) {
            if (applies(row, name)) {
                return {&row, name};
            }
        }
    }
    return {nullptr, {}};
}

} // namespace

void refuseOtherNetworks(const std::vector<std::string>& names, const std::string& file)
{
    const auto refuse = [&](const std::string& name, const Message& why) {
        throw inputError("%1: tensor %2 belongs to a network that is not supported: %3", file,
                         printable(name), why);
    };
    for (const std::string& name : names) {
        if (const RefusedKind* const kind = kindBefore(name)) {
            refuse(name, withWayOut(kind->what, kind->way));
        }
    }
    if (const auto [row, name] = rowFor(names); row != nullptr) {
        refuse(name, withWayOut(row->why, row->way));
    }
}

std::string whatItMeans(const std::string& tensor)
{
    if (const RefusedKind* const kind = kindBefore(tensor)) {
        return kind->what;
    }
    if (const auto [row, name] = rowFor({tensor}); row != nullptr) {
        return row->why;
    }
    for (const Refusal& part : parts) {
        if (applies(part, tensor)) {
            return part.why;
        }
    }
    return {};
}

} // namespace hydra
