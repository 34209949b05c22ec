// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/refused_kinds.h"

#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/checkpoint/architecture_names.h"
#include "core/checkpoint/sidecars.h"
#include "core/format/shape_text.h"
#include "core/format/ways_out.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

namespace hydra {

namespace {

constexpr std::array<RefusedKind, 71> refusedKinds{{
    // A Vision Transformer inside a larger model.
    {"depth_anything,prompt_depth_anything", phrase("Depth Anything, a DINOv2 with a depth decoder"),
     WayOut::Depth},
    {"llava,llava_next,llava_onevision,llava_next_video,vipllava,video_llava",
     phrase("LLaVA, a vision language model"), WayOut::Tower},
    {"paligemma", phrase("PaliGemma, a vision language model"), WayOut::Tower},
    {"gemma3,gemma3n,gemma4", phrase("Gemma, a vision language model"), WayOut::Tower},
    {"smolvlm,smolvlm_vision,idefics,idefics2,idefics3",
     phrase("SmolVLM or Idefics, a vision language model"), WayOut::Asked},
    {"qwen2_vl,qwen2_5_vl,qwen3_vl,qwen3_vl_moe,qwen2_5_omni", phrase("Qwen-VL, a vision language model"),
     WayOut::Asked},
    {"internvl,internvl_chat", phrase("InternVL, a vision language model"), WayOut::Asked},
    {"florence2,florence_2,davit", phrase("Florence-2, a pyramid of stages (DaViT) with a language model"),
     WayOut::Asked},
    {"kosmos_2,kosmos_2_5", phrase("Kosmos-2, a vision language model"), WayOut::Asked},
    {"git", phrase("GIT, a captioning model"), WayOut::Asked},
    {"blip,blip_text_model", phrase("BLIP, a picture tower with a language model"), WayOut::Asked},
    {"blip_2,instructblip,instructblipvideo",
     phrase("BLIP-2, a picture tower with a Q-Former and a language model"), WayOut::Asked},
    {"mllama,mistral3,pixtral,phi3_v,phi4_multimodal,deepseek_vl,deepseek_vl_v2,deepseek_vl_hybrid,janus,"
     "chameleon,fuyu,aria,aya_vision,cohere2_vision,glm4v,glm4v_moe,minicpmv,molmo,ovis,ovis2,kimi_vl,"
     "got_ocr2,llama4,moondream1,fast_vlm,perception_lm,video_llama_3,lfm2_vl,emu3",
     phrase("a vision language model"), WayOut::Asked},
    {"colpali,colqwen2,colidefics", phrase("a document retrieval model (ColPali)"), WayOut::Asked},
    {"vision_encoder_decoder,trocr,donut,nougat,pix2struct",
     phrase("a text recognition model (TrOCR, Donut)"), WayOut::Asked},
    {"layoutlmv2,layoutlmv3,udop", phrase("a document model (LayoutLM)"), WayOut::Asked},
    {"vilt,flava,bridgetower,lxmert,visual_bert", phrase("a joint transformer for pictures and text (ViLT)"),
     WayOut::Asked},
    // Detectors and segmentation.
    {"rf_detr,lw_detr", phrase("RF-DETR, a detector"), WayOut::Detector},
    {"detr,conditional_detr,deformable_detr,dab_detr,deta,rt_detr,rt_detr_v2,d_fine,table_transformer",
     phrase("DETR, a detector"), WayOut::Detector},
    {"yolos", phrase("YOLOS, a detector"), WayOut::Detector},
    {"owlvit,owlv2", phrase("OWL-ViT, an open-vocabulary detector"), WayOut::Detector},
    {"grounding_dino,mm_grounding_dino,omdet_turbo", phrase("Grounding DINO, an open-vocabulary detector"),
     WayOut::Detector},
    {"sam,sam_vision_model,sam_hq,sam_hq_vision_model,vitdet,vitmatte,slimsam",
     phrase("Segment Anything (SAM), which has windows and a neck"), WayOut::Export},
    {"sam2,sam2_video,sam2_vision_model,sam2_hiera_det_model,edgetam,edgetam_video",
     phrase("SAM 2, whose trunk is a pyramid of stages (Hiera)"), WayOut::Export},
    {"sam3,sam3_video,sam3_tracker,sam3_tracker_video,sam3_vit_model,sam3_vision_model",
     phrase("SAM 3, whose trunk has rotary positions in windows"), WayOut::Export},
    {"maskformer,mask2former,oneformer", phrase("Mask2Former, a network for segmentation"), WayOut::Export},
    {"eomt,eomt_dinov3", phrase("EoMT, a Vision Transformer with queries for segmentation"), WayOut::Export},
    {"segformer", phrase("SegFormer, a pyramid of stages"), WayOut::Export},
    {"upernet", phrase("UPerNet, a network for segmentation"), WayOut::Export},
    {"clipseg,groupvit", phrase("a text-prompted segmentation network (CLIPSeg, GroupViT)"), WayOut::Export},
    {"dpt,zoedepth,glpn", phrase("a network for depth (DPT, ZoeDepth)"), WayOut::Export},
    {"depth_pro", phrase("Depth Pro, two Vision Transformers over patches of several scales"),
     WayOut::Export},
    {"superpoint,superglue,lightglue,efficientloftr,vggt", phrase("an image matching network"),
     WayOut::Export},
    // Transformers with another structure.
    {"hiera", phrase("Hiera, a pyramid of stages"), WayOut::Export},
    {"aimv2,aimv2_vision_model,aimv2_text_model", phrase("AIMv2, which has RMSNorm and a gated MLP"),
     WayOut::Export},
    {"radio,radiomodel,c_radio", phrase("C-RADIO, which crops its positions from a larger grid"),
     WayOut::Export},
    {"intern_vit_6b,internvl_vision,internvisionmodel", "InternViT", WayOut::Export},
    {"vjepa2,vjepa", phrase("V-JEPA 2, a video network"), WayOut::Export},
    {"videomae", phrase("VideoMAE, a video network"), WayOut::Export},
    {"timesformer,vivit,xclip,video_mae,internvideo2", phrase("a video network (TimeSformer, ViViT)"),
     WayOut::Export},
    {"siglip2,siglip2_vision_model", phrase("SigLIP 2 NaFlex, for pictures of any aspect ratio"),
     WayOut::Export},
    {"tips,tipsv2", "TIPS", WayOut::Export},
    {"mlcd,mlcd_vision_model", phrase("MLCD, a CLIP with rotary positions"), WayOut::Export},
    {"swin,swinv2,swin2sr,donut_swin,maskformer_swin", phrase("Swin, a pyramid of stages with windows"),
     WayOut::Export},
    {"pvt,pvt_v2", phrase("PVT, a pyramid of stages"), WayOut::Export},
    {"cvt", phrase("CvT, a pyramid of stages with convolutions"), WayOut::Export},
    {"levit", phrase("LeViT, a pyramid of stages with a convolutional stem"), WayOut::Export},
    {"efficientformer,swiftformer", phrase("EfficientFormer, a pyramid of stages with convolutions"),
     WayOut::Export},
    {"poolformer", phrase("PoolFormer, a pyramid of stages with pooling in place of attention"),
     WayOut::Export},
    {"nat,dinat", phrase("NAT, a pyramid of stages with neighbourhood attention"), WayOut::Export},
    {"focalnet", phrase("FocalNet, a pyramid of stages without attention"), WayOut::Export},
    {"van", phrase("VAN, a convolutional network"), WayOut::Export},
    {"vit_hybrid", phrase("a hybrid ViT, with a convolutional network before the blocks"), WayOut::Export},
    {"mgp_str", phrase("MGP-STR, a scene text recogniser"), WayOut::Export},
    {"imagegpt", phrase("ImageGPT, which generates pixels"), WayOut::Export},
    {"perceiver", phrase("Perceiver, whose latents read the pixels"), WayOut::Export},
    // Not transformers, or not of patches.
    {"mobilevit,mobilevitv2", phrase("MobileViT, a convolutional network with transformers in it"),
     WayOut::Export},
    {"fastvit", phrase("FastViT, a convolutional network with attention at its end"), WayOut::Export},
    {"mambavision", phrase("MambaVision, a state space network"), WayOut::Export},
    {"vim,vmamba,mamba,mamba2", phrase("Mamba (Vim, VMamba), a state space network"), WayOut::Export},
    {"convnext,convnextv2,dinov3_convnext", phrase("ConvNeXt, a convolutional network"), WayOut::Export},
    {"resnet,bit,regnet,efficientnet,mobilenet_v1,mobilenet_v2,hgnet_v2,textnet",
     phrase("a convolutional network (ResNet, EfficientNet)"), WayOut::Export},
    {"yolo,yolov5,yolov8,yolov10,yolo11", phrase("YOLO, a convolutional detector"), WayOut::Detector},
    {"stable_diffusion,unet2dconditionmodel,autoencoderkl,sd3transformer2dmodel,fluxtransformer2dmodel",
     phrase("an image generation network (diffusion)"), WayOut::None},
    {"dit,dittransformer2dmodel,sit", phrase("DiT, an image generation network (diffusion)"), WayOut::None},
    {"bert,roberta,distilbert,albert,electra,deberta,deberta_v2,xlm_roberta,modernbert,mpnet,nomic_bert",
     phrase("a text model (BERT)"), WayOut::None},
    {"gpt2,gpt_neo,gpt_neox,llama,mistral,mixtral,qwen2,qwen3,gemma,gemma2,phi,phi3,opt,bloom,falcon,gpt_oss",
     phrase("a language model"), WayOut::None},
    {"t5,mt5,bart,mbart,pegasus,marian", phrase("a text model (T5, BART)"), WayOut::None},
    {"whisper,wav2vec2,hubert,wavlm,clap,audio_spectrogram_transformer,data2vec_audio,seamless_m4t",
     phrase("an audio network"), WayOut::None},
    {"data2vec_text", phrase("data2vec for text"), WayOut::None},
    {"decision_transformer,time_series_transformer,patchtst,esm,graphormer", phrase("not a vision network"),
     WayOut::None},
}};

std::string plainType(std::string type)
{
    for (char& c : type) {
        c = c == '-' || c == '.' ? '_' : c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    }
    return type;
}

// The names of the model in CONFIG, the most specific first.
std::vector<std::string> namesOfConfig(const nlohmann::json& config)
{
    std::vector<std::string> names;
    for (const char* key : {"model_type", "architecture", "architectures"}) {
        const auto found = config.find(key);
        const bool list = found != config.end() && found->is_array() && !found->empty();
        const nlohmann::json value = found == config.end() ? nlohmann::json()
            : list                                         ? found->front()
                                                           : *found;
        if (value.is_string()) {
            names.push_back(value.get<std::string>());
        }
    }
    return names;
}

std::string quantisation(const nlohmann::json& config)
{
    const auto quantised = config.find("quantization_config");
    const bool there = quantised != config.end() && quantised->is_object();
    const auto method = there ? quantised->find("quant_method") : nlohmann::json::const_iterator();
    const bool named = there && method != quantised->end() && method->is_string();
    return named ? method->get<std::string>() : there ? "quantised" : std::string();
}

} // namespace

Message wayOut(WayOut way)
{
    switch (way) {
    case WayOut::None:
        break;
    case WayOut::Export:
        return byOnnx();
    case WayOut::Detector:
        return fromOutside("python3 with_ultralytics.py");
    case WayOut::Asked:
        return fromOutside("python3 with_http.py ADDRESS yes,no");
    case WayOut::Depth:
        return phrase("Its DINOv2 opens by itself; in Python: "
                      "AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT), or "
                      "for the authors' file torch.save({k: v for k, v in torch.load(FILE).items() if "
                      "k.startswith(\"pretrained.\")}, OUT)");
    case WayOut::Tower:
        return phrase("Its picture tower opens by itself if it is a CLIP or a SigLIP; in Python: "
                      "AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)");
    case WayOut::Merge:
        return phrase(
            "In Python: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)");
    case WayOut::Dequantise:
        return dequantised();
    }
    return {};
}

const RefusedKind* refusedKind(const std::string& type)
{
    const std::string wanted = plainType(type);
    const auto found = std::find_if(refusedKinds.begin(), refusedKinds.end(), [&](const RefusedKind& kind) {
        std::istringstream types(kind.types);
        for (std::string each; std::getline(types, each, ',');) {
            if (each == wanted) {
                return true;
            }
        }
        return false;
    });
    return found == refusedKinds.end() ? nullptr : &*found;
}

namespace {

nlohmann::json configBeside(const Path& file)
{
    const Path path = file.parent_path() / "config.json";
    try {
        return isPlainFile(path) ? readSidecarJson(path) : nlohmann::json();
    } catch (const Error&) { // the reader of the file reports the error
        return {};
    }
}

} // namespace

Message noteOnKind(const Path& file)
{
    for (const std::string& name : namesOfConfig(configBeside(file))) {
        if (const RefusedKind* kind = refusedKind(name)) {
            return message("this is %1; only its Vision Transformer was opened", kind->what);
        }
    }
    return {};
}

void refuseNamedKind(const Path& file, const Error& refusal)
{
    const Path path = file.parent_path() / "config.json";
    const nlohmann::json config = configBeside(file);
    if (const std::string method = quantisation(config); !method.empty()) {
        throw inputError("%1: its weights are quantised (%2 says %3), which is not supported. %4",
                         file.string(), path.string(), printable(method), dequantised());
    }
    for (const std::string& name : namesOfConfig(config)) {
        const RefusedKind* const kind = refusedKind(name);
        const bool explained =
            std::string_view(refusal.what()).find("network that is not supported") != std::string_view::npos;
        const std::string what = kind != nullptr ? kind->what : explained ? std::string() : whyNotRun(name);
        if (!what.empty()) {
            const Message way = wayOut(kind != nullptr ? kind->way : WayOut::Export);
            const Message why = message("%1: this is %2 (%3 says %4), which is not supported", file.string(),
                                        what, path.string(), printable(name));
            throw inputError(way.empty() ? why : message("%1. %2", why, way));
        }
    }
}

void refuseOddTensors(const NamedTensors& tensors, const std::string& file)
{
    const auto patch = tensors.find("patch_embed.proj.weight");
    const std::int64_t sides = patch == tensors.end() ? 0 : patch->second.dim();
    const std::string shape = sides > 1 ? shapeText(patch->second.sizes()) : std::string();
    if (sides == 5) {
        throw inputError("%1: its patches are %2, with frames: a video network (VideoMAE, V-JEPA, Qwen-VL), "
                         "which is not supported. %3",
                         file, shape, byOnnx());
    }
    const std::int64_t channels = sides == 4 ? patch->second.size(1) : 3;
    if (channels == 1) {
        throw inputError(
            "%1: its patches are %2: a network for grey pictures, with 1 channel; only 3 channels are "
            "supported. This one, expanded to 3 channels, gives the same answers for grey pictures; in "
            "Python: kernel = kernel.repeat(1, 3, 1, 1) / 3, and mean and std three times",
            file, shape);
    }
    if (channels != 3) {
        throw inputError(channels == 4 ? phrase("%1: its patches are %2: a network for pictures with %3 "
                                                "channels (RGBA); only 3 are supported. %4")
                                       : phrase("%1: its patches are %2: a network for pictures with %3 "
                                                "channels; only 3 are supported. %4"),
                         file, shape, channels, byOnnx());
    }
    for (const auto& [name, tensor] : tensors) {
        const auto type = tensor.scalar_type();
        if (tensor.dim() == 2 && (type == at::kChar || type == at::kByte)) {
            throw inputError(
                "%1: tensors like %2 are 8-bit integers: quantised weights, which are not supported. %3",
                file, printable(name), dequantised());
        }
    }
}

} // namespace hydra
