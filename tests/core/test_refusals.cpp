// SPDX-License-Identifier: GPL-3.0-or-later
// Models that cannot supported are refused by their names, with the way out: recognised by configuration,
// tensor names and tensor shapes.
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/families.h"
#include "core/checkpoint/refused_kinds.h"

#include <QtTest>

#include <algorithm>
#include <fstream>

#include "tests/support/foreign_names.h"
#include "tests/support/model_folder.h"
#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::test;

namespace {

const char* const onnxLine = "--predictor \"python3 with_onnx.py model.onnx\"";
const char* const boxesLine = "--predictor \"python3 with_ultralytics.py\"";
const char* const askedLine = "--predictor \"python3 with_http.py";

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

using Pairs = std::vector<std::pair<std::string, std::string>>;

// The pairs in a line of Python in TEXT: for a, b in [("x", "y"), ...].
Pairs pairsIn(const QString& text)
{
    Pairs pairs;
    const QRegularExpression pair(QStringLiteral("\\(\"([^\"]*)\", \"([^\"]*)\"\\)"));
    for (auto each = pair.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        pairs.emplace_back(match.captured(1).toStdString(), match.captured(2).toStdString());
    }
    return pairs;
}

NamedTensors withReplaced(const NamedTensors& tensors, const Pairs& pairs)
{
    NamedTensors result;
    for (const auto& [name, tensor] : tensors) {
        std::string other = name;
        for (const auto& [from, to] : pairs) {
            other = replaced(other, from, to);
        }
        result[other] = tensor;
    }
    return result;
}

NamedTensors asJeonsworld(const NamedTensors& t)
{
    return withReplaced(asHuggingFace(t, "transformer.", false),
                        {{"patch_embeddings.projection", "patch_embeddings"},
                         {"layernorm_before", "attention_norm"},
                         {"layernorm_after", "ffn_norm"},
                         {"attention.attention.", "attn."},
                         {"attention.output.dense", "attn.out"},
                         {"intermediate.dense", "ffn.fc1"},
                         {"output.dense", "ffn.fc2"},
                         {"transformer.layernorm", "transformer.encoder.encoder_norm"},
                         {"classifier", "head"}});
}

NamedTensors asMmpretrain(const NamedTensors& t)
{
    NamedTensors m;
    for (const auto& [name, tensor] : t) {
        m[name.rfind("head.", 0) == 0 ? replaced(name, "head.", "head.layers.head.") : "backbone." + name] =
            tensor;
    }
    return withReplaced(m,
                        {{"patch_embed.proj", "patch_embed.projection"},
                         {"backbone.norm.", "backbone.ln1."},
                         {"norm1", "ln1"},
                         {"norm2", "ln2"},
                         {"mlp.fc1", "ffn.layers.0.0"},
                         {"mlp.fc2", "ffn.layers.1"},
                         {"blocks", "layers"}});
}

// The tensors of a plain network in vit-pytorch's layout, its patches as rows of p1, p2, c.
NamedTensors asVitPytorch(const NamedTensors& t)
{
    NamedTensors v;
    for (const auto& [name, tensor] : t) {
        if (name.find("qkv.bias") == std::string::npos) {
            v[name] = tensor;
        }
    }
    const at::Tensor kernel = t.at("patch_embed.proj.weight");
    v["patch_embed.proj.weight"] = kernel.permute({0, 2, 3, 1}).reshape({kernel.size(0), -1}).contiguous();
    v = withReplaced(v,
                     {{"blocks", "transformer.layers"},
                      {".norm1", ".0.norm"},
                      {".attn.qkv", ".0.fn.to_qkv"},
                      {".attn.proj", ".0.fn.to_out.0"},
                      {".norm2", ".1.norm"},
                      {".mlp.fc1", ".1.fn.net.0"},
                      {".mlp.fc2", ".1.fn.net.3"},
                      {"patch_embed.proj", "to_patch_embedding.1"},
                      {"pos_embed", "pos_embedding"}});
    moveLayer(v, t, "norm", "mlp_head.0");
    moveLayer(v, t, "head", "mlp_head.1");
    for (const char* old : {"norm.weight", "norm.bias", "head.weight", "head.bias"}) {
        v.erase(old);
    }
    return v;
}

} // namespace

class TestRefusals : public QObject, private ModelFolder
{
    Q_OBJECT

private:
    [[nodiscard]] QString said(const NamedTensors& tensors, const std::string& config = {}) const
    {
        std::filesystem::remove(inFolder("config.json"));
        if (!config.empty()) {
            std::ofstream(inFolder("config.json")) << config;
        }
        (void)write(tensors);
        return refusalOf([&] { (void)loadCheckpoint(inFolder("model.safetensors")); });
    }
    static NamedTensors strange() { return {{"something.of.its.own.weight", at::ones({2, 2})}}; }

private Q_SLOTS:
    void cleanup() { std::filesystem::remove(inFolder("config.json")); }

    void byTheirConfiguration_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("way");
        const auto rows = [](const char* types, const char* name, const char* way,
                             const char* key = "model_type") {
            const QStringList all = QString(types).split(' ');
            for (const QString& type : all) {
                QTest::newRow(qPrintable(type)) << QString(key) + "\": \"" + type << name << way;
            }
        };
        rows("depth_anything prompt_depth_anything", "Depth Anything", "backbone.save_pretrained(OUT)");
        rows("depth_pro", "Depth Pro", onnxLine);
        rows("rf_detr rf-detr", "RF-DETR", boxesLine);
        rows("hiera", "Hiera", onnxLine);
        rows("aimv2 aimv2_vision_model", "AIMv2", onnxLine);
        rows("RADIOModel", "C-RADIO", onnxLine, "architecture");
        rows("intern_vit_6b internvl_vision", "InternViT", onnxLine);
        rows("vjepa2", "V-JEPA 2", onnxLine);
        rows("sam2 sam2_video", "SAM 2", onnxLine);
        rows("sam3 sam3_tracker", "SAM 3", onnxLine);
        rows("sam sam_hq", "Segment Anything", onnxLine);
        rows("mobilevit mobilevitv2", "MobileViT", onnxLine);
        rows("fastvit", "FastViT", onnxLine);
        rows("fastvit_t8 fastvit_sa24.apple_in1k", "FastViT", onnxLine, "architecture");
        rows("mambavision", "MambaVision", onnxLine);
        rows("vim vmamba", "Mamba", onnxLine);
        rows("videomae", "VideoMAE", onnxLine);
        rows("swin swinv2 donut-swin", "Swin", onnxLine);
        rows("swinv2_tiny_window8_256", "Swin", onnxLine, "architecture");
        rows("convnext convnextv2 dinov3_convnext", "ConvNeXt", onnxLine);
        rows("owlvit owlv2", "OWL-ViT", boxesLine);
        rows("smolvlm idefics3", "SmolVLM", askedLine);
        rows("qwen2_vl qwen2_5_vl qwen3_vl", "Qwen-VL", askedLine);
        rows("llava llava_onevision", "LLaVA", "vision_tower.save_pretrained(OUT)");
        rows("paligemma", "PaliGemma", "vision_tower.save_pretrained(OUT)");
        rows("gemma3", "Gemma", "vision_tower.save_pretrained(OUT)");
        rows("florence2", "Florence-2", askedLine);
        rows("detr conditional_detr dab-detr deformable_detr rt_detr rt_detr_v2 d_fine", "DETR", boxesLine);
        rows("yolos", "YOLOS", boxesLine);
        rows("mask2former maskformer oneformer", "Mask2Former", onnxLine);
        rows("segformer", "SegFormer", onnxLine);
        rows("pvt pvt_v2", "PVT", onnxLine);
        rows("cvt", "CvT", onnxLine);
        rows("levit", "LeViT", onnxLine);
        rows("efficientformer", "EfficientFormer", onnxLine);
        rows("perceiver", "Perceiver", onnxLine);
        rows("git", "GIT", askedLine);
        rows("blip", "BLIP", askedLine);
        rows("blip-2", "BLIP-2", askedLine);
        rows("kosmos-2", "Kosmos-2", askedLine);
        rows("tips", "TIPS", onnxLine);
        rows("data2vec-text", "data2vec", "not supported");
        rows("whisper wav2vec2", "an audio network", "not supported");
        rows("bert roberta", "a text model", "not supported");
        rows("llama qwen3", "a language model", "not supported");
    }
    void byTheirConfiguration()
    {
        QFETCH(QString, key);
        QFETCH(QString, name);
        QFETCH(QString, way);
        const QString text = said(strange(), "{\"" + key.toStdString() + "\"}");
        for (const QString& part : {"this is " + name, key.section('"', 2), QString("not supported"), way}) {
            QVERIFY2(text.contains(part) || (part.startsWith("this is ") && text.contains(name)),
                     qPrintable(text));
        }
        QVERIFY2(text.contains("config.json"), qPrintable(text));
    }

    // A configuration of such a kind beside weights that can run does not prevent opening; an unreadable one
    // has no effect.
    void aConfigurationAloneRefusesNothing()
    {
        QCOMPARE(said(asHuggingFaceClip(clipNetwork()), R"({"model_type": "llava"})"), QString("<accepted>"));
        const auto notes = loadCheckpoint(inFolder("model.safetensors")).notes;
        QVERIFY(std::find(notes.begin(), notes.end(),
                          "this is LLaVA, a vision language model; only its Vision Transformer was opened")
                != notes.end());
        QVERIFY(said(strange(), R"({"model_type": "vit"})").contains("expected a Vision Transformer"));
        for (const char* odd : {"{", "[]", R"({"model_type": 5})", R"({"model_type": ""})",
                                R"({"architectures": []})", R"({"quantization_config": 4})"}) {
            QVERIFY2(said(strange(), odd).contains("expected a Vision Transformer"), odd);
        }
    }

    void noTypeStandsTwice()
    {
        QVERIFY(refusedKind("swin") != nullptr);
        QCOMPARE(refusedKind("donut-swin"), refusedKind("swin"));
        for (const char* opens : {"vit", "deit", "dinov2", "dinov3_vit", "clip", "siglip", "beit", "vit_mae",
                                  "ijepa", "data2vec-vision", "vitpose", "", "hydravit"}) {
            QVERIFY2(refusedKind(opens) == nullptr, opens);
        }
    }

    void byTheirTensors_data()
    {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("way");
        const auto row = [](const char* tensor, const char* name, const char* way) {
            QTest::newRow(tensor) << tensor << name << way;
        };
        row("depth_head.scratch.layer1_rn.weight", "Depth Anything", "pretrained.");
        row("neck.reassemble_stage.layers.0.projection.weight", "Depth Anything", "backbone.save_pretrained");
        row("transformer.decoder.layers.0.cross_attn.sampling_offsets.weight", "RF-DETR", boxesLine);
        row("refpoint_embed.weight", "RF-DETR", boxesLine);
        row("hiera.encoder.stages.0.layers.0.attn.qkv.weight", "Hiera", onnxLine);
        row("preprocessor.patchifier.proj.weight", "AIMv2", onnxLine);
        row("encoder.layers.0.rms_norm1.weight", "AIMv2", onnxLine);
        row("radio_model.model.patch_generator.embedder.weight", "C-RADIO", onnxLine);
        row("encoder.layers.0.ls1", "InternViT", onnxLine);
        row("image_encoder.trunk.blocks.0.norm1.weight", "SAM 2", onnxLine);
        row("sam_mask_decoder.iou_token.weight", "SAM 2", onnxLine);
        row("detector_model.vision_encoder.backbone.layers.0.layer_norm1.weight", "SAM 3", onnxLine);
        row("prompt_encoder.no_mask_embed.weight", "Segment Anything", onnxLine);
        row("mobilevit.encoder.layer.0.layer.0.expand_1x1.convolution.weight", "MobileViT", onnxLine);
        row("mobilevitv2.conv_stem.convolution.weight", "MobileViT", onnxLine);
        row("stages.2.1.conv_kxk.conv.weight", "MobileViT", onnxLine);
        row("stages.0.blocks.0.token_mixer.reparam_conv.weight", "FastViT", onnxLine);
        row("model.levels.2.blocks.0.mixer.A_log", "MambaVision", onnxLine);
        row("layers.0.mixer.A_log", "Vim", onnxLine);
        row("layers.0.blocks.0.op.A_logs", "VMamba", onnxLine);
        row("videomae.encoder.layer.0.attention.attention.q_bias", "VideoMAE", onnxLine);
        row("encoder.layer.0.attention.attention.q_bias", "VideoMAE", onnxLine);
        row("layers.0.blocks.0.attn.relative_position_index", "Swin", onnxLine);
        row("convnext.encoder.stages.0.layers.0.dwconv.weight", "ConvNeXt", onnxLine);
        row("stages.0.blocks.0.conv_dw.weight", "ConvNeXt", onnxLine);
        row("owlvit.vision_model.pre_layernorm.weight", "OWL-ViT", boxesLine);
        row("model.connector.modality_projection.proj.weight", "SmolVLM", askedLine);
        row("visual.merger.ln_q.weight", "Qwen-VL", askedLine);
        row("multi_modal_projector.linear_1.weight", "LLaVA", "vision_tower.save_pretrained");
        row("image_proj_norm.weight", "Florence-2", askedLine);
        row("query_position_embeddings.weight", "DETR", boxesLine);
        row("model.22.dfl.conv.weight", "YOLO", boxesLine);
        row("vit.embeddings.detection_tokens", "YOLOS", boxesLine);
        row("model.pixel_level_module.decoder.level_embed", "Mask2Former", onnxLine);
        row("segformer.encoder.patch_embeddings.0.proj.weight", "SegFormer", onnxLine);
        row("patch_embed1.proj.weight", "PVT", onnxLine);
        row("cvt.encoder.stages.0.cls_token", "CvT", onnxLine);
        row("levit.patch_embeddings.embedding_layer_1.convolution.weight", "LeViT", onnxLine);
        row("perceiver.embeddings.latents", "Perceiver", onnxLine);
        row("git.embeddings.position_ids", "GIT", askedLine);
        row("qformer.layernorm.weight", "BLIP-2", askedLine);
        row("image_to_text_projection.dense.weight", "Kosmos-2", askedLine);
        row("base_model.model.vit.encoder.layer.0.attention.attention.query.lora_A.weight", "LoRA",
            "merge_and_unload().save_pretrained(OUT)");
        row("encoder.layer.0.output.dense.SCB", "bitsandbytes", "dequantize()");
        row("encoder.layer.0.output.dense.weight.absmax", "bitsandbytes", "dequantize()");
        row("encoder.layer.0.output.dense.qweight", "GPTQ", "dequantize()");
        row("encoder.layer.0.output.dense.weight_scale", "fp8", "dequantize()");
        row("to_patch_embedding.3.weight", "vit-pytorch", onnxLine);
    }
    void byTheirTensors()
    {
        QFETCH(QString, tensor);
        QFETCH(QString, name);
        QFETCH(QString, way);
        const QString text = said({{tensor.toStdString(), at::ones({2})}, {"x", at::ones({1})}});
        for (const QString& part :
             {QStringLiteral("'%1' belongs to a network that is not supported").arg(tensor), name, way}) {
            QVERIFY2(text.contains(part), qPrintable(text));
        }
    }

    // Beside a plain network, the message names the most telling tensor, in any order of tensors.
    void theMostTellingTensorIsNamed()
    {
        NamedTensors t = plainVit(1);
        t["a_part_of_its_own.weight"] = at::ones({2});
        t["refpoint_embed.weight"] = at::ones({2});
        QVERIFY(said(t).contains(
            "'refpoint_embed.weight' belongs to a network that is not supported: a detector"));
    }

    void byTheirShapes()
    {
        for (const auto& [channels, says] :
             {std::pair(1, "[128, 1, 4, 4]: a network for grey pictures, with 1 channel"),
              std::pair(4, "[128, 4, 4, 4]: a network for pictures with 4 channels (RGBA)"),
              std::pair(13, "a network for pictures with 13 channels;")}) {
            NamedTensors t = plainVit(1);
            t["patch_embed.proj.weight"] = at::ones({128, channels, 4, 4});
            QVERIFY2(said(t).contains(says), qPrintable(said(t)));
        }
        NamedTensors t = plainVit(1);
        t["patch_embed.proj.weight"] = at::ones({128, 3, 2, 4, 4});
        QVERIFY(said(t).contains("[128, 3, 2, 4, 4], with frames: a video network"));
        QVERIFY(said(t).contains(onnxLine));
        t = plainVit(2);
        for (auto& [name, tensor] : t) {
            tensor =
                name.find("weight") != std::string::npos && tensor.dim() == 2 ? tensor.to(at::kChar) : tensor;
        }
        const QString quantised = said(t);
        QCOMPARE(quantised.count("8-bit"), 1);
        QVERIFY(quantised.contains("quantised weights") && quantised.contains("dequantize()"));
        const QString named =
            said(t, R"({"model_type": "vit", "quantization_config": {"quant_method": "bitsandbytes"}})");
        QVERIFY2(named.contains("its weights are quantised (") && named.contains("says 'bitsandbytes')"),
                 qPrintable(named));
    }

    // The message about grey pictures is right: three channels of a third each give the same answer.
    void aGreyNetworkOpensAsItsMessageSays()
    {
        NamedTensors t = plainVit(1);
        const at::Tensor grey = at::randn({128, 1, 4, 4});
        t["patch_embed.proj.weight"] = grey.repeat({1, 3, 1, 1}) / 3;
        QCOMPARE(said(t), QString("<accepted>"));
        const at::Tensor picture = at::randn({1, 1, 4, 4});
        QVERIFY(at::allclose((grey * picture).sum(),
                             (t.at("patch_embed.proj.weight") * picture.repeat({1, 3, 1, 1})).sum(), 1e-4,
                             1e-4));
    }

    // Runs each line of Python that renames tensors as the message gives it.
    void whatIsRenamedOpens()
    {
        for (const auto& [tensors, says] : {std::pair(asJeonsworld(timmNetwork()), "jeonsworld's"),
                                            std::pair(asMmpretrain(timmNetwork()), "mmpretrain"),
                                            std::pair(asVitPytorch(timmNetwork()), "vit-pytorch")}) {
            const QString text = said(tensors);
            QVERIFY2(text.contains(says) && text.contains("Renamed in Python it opens"), qPrintable(text));
            NamedTensors t = withReplaced(tensors, pairsIn(text));
            if (const auto kernel = t.find("patch_embed.proj.weight");
                kernel != t.end() && kernel->second.dim() == 2) {
                const at::Tensor whole = timmNetwork().at("patch_embed.proj.weight");
                kernel->second = kernel->second.reshape({whole.size(0), whole.size(2), whole.size(3), 3})
                                     .permute({0, 3, 1, 2})
                                     .contiguous();
            }
            QVERIFY2(said(t) == "<accepted>", qPrintable(said(t)));
        }
    }
};

HYDRA_TEST(TestRefusals, QCoreApplication)
#include "test_refusals.moc"
