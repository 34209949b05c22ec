// SPDX-License-Identifier: GPL-3.0-or-later
// One random network, written under the names of each family: whoever wrote the file, the logits are the
// same. And what is refused, by name and with the reason.
#include "core/checkpoint/families.h"
#include "core/checkpoint/npy.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

#include "tests/support/reference_vit.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::refusedWith;

namespace {

using Words = std::map<std::string, std::string>;

// Width 128 in two heads of 64, so that the number of heads can be guessed.
NamedTensors timmNetwork()
{
    test::TinyShape shape;
    shape.heads = 2;
    shape.headDim = 64;
    shape.depth = 2;
    return test::tinyTensors(shape);
}

std::string number(int i)
{
    return std::to_string(i);
}

// Moves what is called FROM to TO, weight and bias.
void move(NamedTensors& into, const NamedTensors& from, const std::string& timm, const std::string& theirs)
{
    for (const char* part : {".weight", ".bias"}) {
        if (from.count(timm + part) != 0) {
            into[theirs + part] = from.at(timm + part);
        }
    }
}

NamedTensors asTorchvision(const NamedTensors& t, bool old)
{
    NamedTensors v;
    v["class_token"] = t.at("cls_token");
    v["encoder.pos_embedding"] = t.at("pos_embed");
    move(v, t, "patch_embed.proj", "conv_proj");
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = "encoder.layers.encoder_layer_" + number(i) + ".";
        move(v, t, from + "norm1", to + "ln_1");
        move(v, t, from + "norm2", to + "ln_2");
        v[to + "self_attention.in_proj_weight"] = t.at(from + "attn.qkv.weight");
        v[to + "self_attention.in_proj_bias"] = t.at(from + "attn.qkv.bias");
        move(v, t, from + "attn.proj", to + "self_attention.out_proj");
        move(v, t, from + "mlp.fc1", to + (old ? "mlp.linear_1" : "mlp.0"));
        move(v, t, from + "mlp.fc2", to + (old ? "mlp.linear_2" : "mlp.3"));
    }
    move(v, t, "norm", "encoder.ln");
    move(v, t, "head", "heads.head");
    return v;
}

// q, k and v apart, under NAMES.
void splitQkv(NamedTensors& into, const NamedTensors& t, const std::string& timm,
              const std::array<std::string, 3>& names)
{
    for (const char* part : {".weight", ".bias"}) {
        const auto parts = t.at(timm + part).chunk(3, 0);
        for (std::size_t i = 0; i < 3; ++i) {
            into[names[i] + part] = parts[i].clone();
        }
    }
}

NamedTensors asHuggingFace(const NamedTensors& t, const std::string& prefix, bool five)
{
    NamedTensors h;
    h[prefix + "embeddings.cls_token"] = t.at("cls_token");
    h[prefix + "embeddings.position_embeddings"] = t.at("pos_embed");
    move(h, t, "patch_embed.proj", prefix + "embeddings.patch_embeddings.projection");
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = prefix + (five ? "layers." : "encoder.layer.") + number(i) + ".";
        const std::string attention = to + (five ? "attention." : "attention.attention.");
        splitQkv(h, t, from + "attn.qkv",
                 {attention + (five ? "q_proj" : "query"), attention + (five ? "k_proj" : "key"),
                  attention + (five ? "v_proj" : "value")});
        move(h, t, from + "attn.proj", to + (five ? "attention.o_proj" : "attention.output.dense"));
        move(h, t, from + "norm1", to + "layernorm_before");
        move(h, t, from + "norm2", to + "layernorm_after");
        move(h, t, from + "mlp.fc1", to + (five ? "mlp.fc1" : "intermediate.dense"));
        move(h, t, from + "mlp.fc2", to + (five ? "mlp.fc2" : "output.dense"));
    }
    move(h, t, "norm", prefix + "layernorm");
    move(h, t, "head", "classifier");
    return h;
}

// CLIP: pre-norm, no patch bias, and a projection where the classifier was.
NamedTensors clipNetwork()
{
    NamedTensors t = timmNetwork();
    t.erase("patch_embed.proj.bias");
    t["norm_pre.weight"] = 1 + 0.1 * at::randn({128});
    t["norm_pre.bias"] = at::randn({128});
    t["head.bias"] = at::zeros({5});
    return t;
}

NamedTensors asOpenAiClip(const NamedTensors& t)
{
    NamedTensors c;
    c["visual.class_embedding"] = t.at("cls_token").flatten();
    c["visual.positional_embedding"] = t.at("pos_embed")[0].clone();
    c["visual.conv1.weight"] = t.at("patch_embed.proj.weight");
    move(c, t, "norm_pre", "visual.ln_pre");
    move(c, t, "norm", "visual.ln_post");
    c["visual.proj"] = t.at("head.weight").t().contiguous();
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = "visual.transformer.resblocks." + number(i) + ".";
        move(c, t, from + "norm1", to + "ln_1");
        move(c, t, from + "norm2", to + "ln_2");
        c[to + "attn.in_proj_weight"] = t.at(from + "attn.qkv.weight");
        c[to + "attn.in_proj_bias"] = t.at(from + "attn.qkv.bias");
        move(c, t, from + "attn.proj", to + "attn.out_proj");
        move(c, t, from + "mlp.fc1", to + "mlp.c_fc");
        move(c, t, from + "mlp.fc2", to + "mlp.c_proj");
        c["transformer.resblocks." + number(i) + ".ln_1.weight"] = at::ones({64}); // the text tower
    }
    c["token_embedding.weight"] = at::ones({7, 64});
    c["positional_embedding"] = at::ones({7, 64});
    c["logit_scale"] = at::ones({});
    return c;
}

NamedTensors asHuggingFaceClip(const NamedTensors& t)
{
    NamedTensors c;
    const std::string v = "vision_model.";
    c[v + "embeddings.class_embedding"] = t.at("cls_token").flatten();
    c[v + "embeddings.position_embedding.weight"] = t.at("pos_embed")[0].clone();
    c[v + "embeddings.position_ids"] = at::arange(37).unsqueeze(0);
    c[v + "embeddings.patch_embedding.weight"] = t.at("patch_embed.proj.weight");
    move(c, t, "norm_pre", v + "pre_layrnorm");
    move(c, t, "norm", v + "post_layernorm");
    c["visual_projection.weight"] = t.at("head.weight");
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = v + "encoder.layers." + number(i) + ".";
        splitQkv(c, t, from + "attn.qkv",
                 {to + "self_attn.q_proj", to + "self_attn.k_proj", to + "self_attn.v_proj"});
        move(c, t, from + "attn.proj", to + "self_attn.out_proj");
        move(c, t, from + "norm1", to + "layer_norm1");
        move(c, t, from + "norm2", to + "layer_norm2");
        move(c, t, from + "mlp.fc1", to + "mlp.fc1");
        move(c, t, from + "mlp.fc2", to + "mlp.fc2");
    }
    c["text_model.encoder.layers.0.layer_norm1.weight"] = at::ones({64});
    c["logit_scale"] = at::ones({});
    return c;
}

// Google's: [in, out], attention per head.
NamedTensors asJax(const NamedTensors& t, const std::string& prefix, bool big)
{
    NamedTensors j;
    const auto put = [&](const std::string& name, const at::Tensor& value) {
        j[prefix + name] = value.contiguous().clone();
    };
    const auto norm = [&](const std::string& name, const std::string& timm) {
        put(name + "/scale", t.at(timm + ".weight"));
        put(name + "/bias", t.at(timm + ".bias"));
    };
    const auto dense = [&](const std::string& name, const std::string& timm) {
        put(name + "/kernel", t.at(timm + ".weight").t());
        put(name + "/bias", t.at(timm + ".bias"));
    };
    put("cls", t.at("cls_token"));
    put("Transformer/posembed_input/pos_embedding", t.at("pos_embed"));
    put("embedding/kernel", t.at("patch_embed.proj.weight").permute({2, 3, 1, 0}));
    put("embedding/bias", t.at("patch_embed.proj.bias"));
    for (int i = 0; i < 2; ++i) {
        const std::string from = "blocks." + number(i) + ".";
        const std::string to = "Transformer/encoderblock_" + number(i) + "/";
        norm(to + "LayerNorm_0", from + "norm1");
        norm(to + (big ? "LayerNorm_1" : "LayerNorm_2"), from + "norm2");
        const std::string attention = to + "MultiHeadDotProductAttention_" + (big ? "0" : "1") + "/";
        const auto weights = t.at(from + "attn.qkv.weight").chunk(3, 0);
        const auto biases = t.at(from + "attn.qkv.bias").chunk(3, 0);
        const char* const parts[] = {"query", "key", "value"};
        for (std::size_t p = 0; p < 3; ++p) {
            put(attention + parts[p] + "/kernel", weights[p].t().reshape({128, 2, 64}));
            put(attention + parts[p] + "/bias", biases[p].reshape({2, 64}));
        }
        put(attention + "out/kernel", t.at(from + "attn.proj.weight").t().reshape({2, 64, 128}));
        put(attention + "out/bias", t.at(from + "attn.proj.bias"));
        dense(to + (big ? "MlpBlock_0/Dense_0" : "MlpBlock_3/Dense_0"), from + "mlp.fc1");
        dense(to + (big ? "MlpBlock_0/Dense_1" : "MlpBlock_3/Dense_1"), from + "mlp.fc2");
    }
    norm("Transformer/encoder_norm", "norm");
    dense("head", "head");
    return j;
}

NamedTensors behind(const std::string& prefix, const NamedTensors& t)
{
    NamedTensors w;
    for (const auto& [name, tensor] : t) {
        w[prefix + name] = tensor;
    }
    return w;
}

NamedTensors together(NamedTensors a, const NamedTensors& b)
{
    a.insert(b.begin(), b.end());
    return a;
}

struct Case
{
    const char* name;
    const char* family;
    std::function<NamedTensors()> stored;
};

const std::vector<Case>& plainCases()
{
    static const std::vector<Case> cases{
        {"timm", "timm", timmNetwork},
        {"DataParallel and torch.compile", "timm", [] { return behind("module._orig_mod.", timmNetwork()); }},
        {"Lightning, with its loss", "timm",
         [] {
             return together(behind("model.backbone.", timmNetwork()), {{"criterion.weight", at::ones({5})}});
         }},
        {"teacher and student", "timm",
         [] {
             NamedTensors student = timmNetwork();
             student["head.bias"] = at::zeros({5});
             return together(behind("teacher.backbone.", timmNetwork()),
                             behind("student.backbone.", student));
         }},
        {"two-dimensional patch embedding", "timm",
         [] {
             NamedTensors t = timmNetwork();
             t["patch_embed.proj.weight"] = t["patch_embed.proj.weight"].flatten(1);
             t["pre_logits.fc.weight"] = at::ones({3, 3});
             return t;
         }},
        {"torchvision", "torchvision", [] { return asTorchvision(timmNetwork(), false); }},
        {"torchvision before 0.13", "torchvision", [] { return asTorchvision(timmNetwork(), true); }},
        {"Hugging Face", "huggingface",
         [] {
             NamedTensors t = asHuggingFace(timmNetwork(), "vit.", false);
             t["vit.pooler.dense.weight"] = at::ones({128, 128});
             t["vit.embeddings.mask_token"] = at::ones({1, 1, 128});
             return t;
         }},
        {"Hugging Face without prefix", "huggingface",
         [] { return asHuggingFace(timmNetwork(), "", false); }},
        {"transformers 5", "huggingface", [] { return asHuggingFace(timmNetwork(), "vit.", true); }},
        {"Hugging Face in DataParallel", "huggingface",
         [] { return behind("module.", asHuggingFace(timmNetwork(), "vit.", false)); }},
        {"JAX", "jax", [] { return asJax(timmNetwork(), "", false); }},
        {"JAX optimiser state", "jax", [] { return asJax(timmNetwork(), "opt/target/", false); }},
        {"big_vision", "jax", [] { return asJax(timmNetwork(), "params/", true); }},
    };
    return cases;
}

} // namespace

class TestFamilies : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Checkpoint open(const NamedTensors& stored, const Words& words = {},
                                  const ModelOverrides& user = {}) const
    {
        const Path file = Path(m_folder.path().toStdString()) / "model.safetensors";
        writeSafetensors(file, stored, words);
        return loadCheckpoint(file, user);
    }
    static at::Tensor picture()
    {
        at::manual_seed(5);
        return at::randn({1, 3, 24, 24}, at::kDouble);
    }
    static at::Tensor logitsOf(const Checkpoint& c)
    {
        const VisionTransformer network(c.config, c.tensors);
        return network.forward(picture(), fullNetwork(c.config), AttentionPlan::softmax(2))[0];
    }

private Q_SLOTS:
    void logitsDoNotDependOnNames_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < plainCases().size(); ++i) {
            QTest::newRow(plainCases()[i].name) << int(i);
        }
    }
    void logitsDoNotDependOnNames()
    {
        QFETCH(int, index);
        const Case& each = plainCases()[std::size_t(index)];
        ModelOverrides user;
        user.normEps = 1e-6;
        const Checkpoint c = open(each.stored(), {}, user);
        QCOMPARE(c.family, std::string(each.family));
        QCOMPARE(c.config.numHeads.value, 2);
        QCOMPARE(c.config.depth.value, 2);
        QVERIFY(c.unexpected.empty());
        const at::Tensor expected = test::ReferenceVit(timmNetwork(), 2).logits(picture());
        QVERIFY(distance(logitsOf(c), expected) < 1e-5);
    }

    void clip()
    {
        const NamedTensors timm = clipNetwork();
        test::ReferenceVit reference(timm, 2, 1e-5);
        reference.activation = Activation::QuickGelu;
        const at::Tensor quick = reference.logits(picture());
        reference.activation = Activation::Gelu;
        const at::Tensor exact = reference.logits(picture());
        const Checkpoint huggingFace = open(asHuggingFaceClip(timm));
        QCOMPARE(huggingFace.family, std::string("clip"));
        QCOMPARE(huggingFace.config.activation.value, Activation::QuickGelu);
        QCOMPARE(huggingFace.config.mean.value[0], 0.48145466);
        QVERIFY(huggingFace.unexpected.empty());
        QVERIFY(distance(logitsOf(huggingFace), quick) < 1e-5);
        QVERIFY(huggingFace.config.embeds);
        QCOMPARE(huggingFace.config.className(3), std::string("dimension 3"));

        const Checkpoint laion = open(asOpenAiClip(timm)); // float32: not OpenAI's own
        QCOMPARE(laion.family, std::string("openai-clip"));
        QVERIFY(distance(logitsOf(laion), exact) < 1e-5);
        QVERIFY(laion.notes.front().find("outside") != std::string::npos);
        NamedTensors half;
        for (const auto& [name, tensor] : asOpenAiClip(timm)) {
            half[name] = tensor.to(at::kHalf);
        }
        QCOMPARE(open(half).config.activation.value, Activation::QuickGelu);
        QVERIFY(distance(logitsOf(open(half)), quick) < 2e-2);

        NamedTensors trunk = timm;
        const at::Tensor projection = trunk.at("head.weight");
        trunk.erase("head.weight");
        trunk.erase("head.bias");
        trunk = behind("visual.trunk.", trunk);
        trunk["visual.head.proj.weight"] = projection;
        trunk["text.token_embedding.weight"] = at::ones({7, 64});
        const Checkpoint open_clip = open(trunk);
        QCOMPARE(open_clip.family, std::string("timm"));
        QVERIFY(open_clip.config.embeds);
        QVERIFY(distance(logitsOf(open_clip), exact) < 1e-5);
    }

    void deit()
    {
        NamedTensors timm = timmNetwork();
        timm["dist_token"] = at::randn({1, 1, 128});
        timm["pos_embed"] = at::randn({1, 38, 128});
        timm["head_dist.weight"] = at::randn({5, 128}) / 10;
        timm["head_dist.bias"] = at::randn({5});
        NamedTensors stored = asHuggingFace(timm, "deit.", false);
        stored["deit.embeddings.distillation_token"] = timm.at("dist_token");
        move(stored, timm, "head", "cls_classifier");
        move(stored, timm, "head_dist", "distillation_classifier");
        stored.erase("classifier.weight");
        stored.erase("classifier.bias");
        Checkpoint c = open(stored, {{"norm_eps", "1e-6"}});
        QVERIFY(c.config.distToken);
        QCOMPARE(c.config.cropFraction.value, 0.875);
        QVERIFY(distance(logitsOf(c), test::ReferenceVit(timm, 2).logits(picture())) < 1e-5);
        // DeiTForImageClassification reads the class token alone.
        stored.erase("distillation_classifier.weight");
        stored.erase("distillation_classifier.bias");
        c = open(stored, {{"norm_eps", "1e-6"}});
        timm.erase("head_dist.weight");
        QVERIFY(distance(logitsOf(c), test::ReferenceVit(timm, 2).logits(picture())) < 1e-5);
        QVERIFY(c.notes.front().find("distillation") != std::string::npos);
    }

    // timm adds the class token's position to the token; DINOv2 and Hugging Face keep it.
    void dinov2()
    {
        NamedTensors timm = timmNetwork();
        timm["reg_token"] = at::randn({1, 4, 128});
        for (int i = 0; i < 2; ++i) {
            timm["blocks." + number(i) + ".ls1.gamma"] = at::randn({128});
            timm["blocks." + number(i) + ".ls2.gamma"] = at::randn({128});
        }
        timm["head.weight"] = at::randn({5, 256}) / 16;
        const at::Tensor all = timm.at("pos_embed");
        const at::Tensor token = timm.at("cls_token");
        NamedTensors reference = timm;
        reference["pos_embed"] = all.narrow(1, 1, 36);
        reference["cls_token"] = token + all.narrow(1, 0, 1);
        test::ReferenceVit vit(reference, 2);
        vit.pool = Pool::TokenAndAverage;
        const at::Tensor expected = vit.logits(picture());

        NamedTensors stored = asHuggingFace(timm, "dinov2_with_registers.", false);
        stored["dinov2_with_registers.embeddings.register_tokens"] = timm.at("reg_token");
        for (int i = 0; i < 2; ++i) {
            const std::string to = "dinov2_with_registers.encoder.layer." + number(i) + ".";
            const std::string from = "blocks." + number(i) + ".";
            stored[to + "layer_scale1.lambda1"] = timm.at(from + "ls1.gamma");
            stored[to + "layer_scale2.lambda1"] = timm.at(from + "ls2.gamma");
            for (const char* part : {".weight", ".bias"}) {
                for (const auto& [old, renamed] :
                     {std::pair("layernorm_before", "norm1"), std::pair("layernorm_after", "norm2"),
                      std::pair("intermediate.dense", "mlp.fc1"), std::pair("output.dense", "mlp.fc2")}) {
                    stored[to + renamed + part] = stored.at(to + old + part);
                    stored.erase(to + old + part);
                }
            }
        }
        const Checkpoint c = open(stored);
        QCOMPARE(c.config.pool.value, Pool::TokenAndAverage);
        QCOMPARE(c.config.registerTokens.value, 4);
        QCOMPARE(c.config.normEps.value, 1e-6);
        QVERIFY(!c.config.posEmbedCoversPrefix);
        QVERIFY(distance(logitsOf(c), expected) < 1e-5);

        // Facebook's own file: a teacher's backbone in chunks, no classifier.
        NamedTensors original;
        for (const auto& [name, tensor] : timm) {
            std::string theirs = name == "reg_token" ? "register_tokens" : name;
            if (name.rfind("blocks.", 0) == 0) {
                theirs = "blocks.0." + name.substr(7);
            }
            if (name.rfind("head.", 0) != 0) {
                original["teacher.backbone." + theirs] = tensor;
            }
        }
        original["teacher.backbone.mask_token"] = at::ones({1, 128});
        original["teacher.dino_head.mlp.0.weight"] = at::ones({2, 2});
        const Checkpoint backbone = open(original);
        QCOMPARE(backbone.config.numClasses.value, 0);
        const VisionTransformer network(backbone.config, backbone.tensors);
        at::Tensor tokens;
        (void)network.forward(picture(), fullNetwork(backbone.config), AttentionPlan::softmax(2), {}, nullptr,
                              &tokens);
        QVERIFY(distance(tokens[0], vit.tokens(picture())) < 1e-5);
    }

    // Encoders of masked autoencoders and I-JEPA: no classifier, and a decoder that is not looked at.
    void encoders()
    {
        NamedTensors timm = timmNetwork();
        timm.erase("head.weight");
        timm.erase("head.bias");
        const at::Tensor expected = test::ReferenceVit(timm, 2).tokens(picture());
        NamedTensors mae = timm;
        mae["mask_token"] = at::ones({1, 1, 64});
        mae["decoder_embed.weight"] = at::ones({64, 128});
        mae["decoder_blocks.0.norm1.weight"] = at::ones({64});
        Checkpoint c = open(mae);
        QVERIFY(c.unexpected.empty());
        at::Tensor tokens;
        const auto run = [&] {
            const VisionTransformer network(c.config, c.tensors);
            (void)network.forward(picture(), fullNetwork(c.config), AttentionPlan::softmax(2), {}, nullptr,
                                  &tokens);
        };
        run();
        QVERIFY(distance(tokens[0], expected) < 1e-5);

        NamedTensors jepa = timm;
        jepa.erase("cls_token");
        jepa["pos_embed"] = timm.at("pos_embed").narrow(1, 1, 36).contiguous();
        c = open(together(behind("target_encoder.module.", jepa),
                          {{"predictor.module.predictor_embed.weight", at::ones({2, 2})}}));
        QCOMPARE(c.config.pool.value, Pool::Average);
        QVERIFY(!c.config.classToken);
        run();
        QVERIFY(distance(tokens[0], test::ReferenceVit(jepa, 2).tokens(picture())) < 1e-5);
    }

    void fixturesGiveTheirLogits_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("Hugging Face folder") << "huggingface";
        QTest::newRow("Hugging Face file") << "huggingface/model.safetensors";
        QTest::newRow("timm") << "timm.safetensors";
        QTest::newRow("torchvision") << "torchvision.pth";
    }
    void fixturesGiveTheirLogits()
    {
        HYDRA_NEED_SHARED("fixtures/checkpoints/expected.json");
        QFETCH(QString, file);
        const Path folder = test::sharedFolder() / "fixtures/checkpoints";
        std::ifstream in(folder / "expected.json");
        const auto wanted = nlohmann::json::parse(in).at("logits").get<std::vector<float>>();
        ModelOverrides user;
        if (!file.startsWith("huggingface")) {
            user.numHeads = 3;
        }
        const Checkpoint c = loadCheckpoint(folder / file.toStdString(), user);
        const at::Tensor input = readNpy(folder / "input.npy");
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor logits =
            network.forward(input.dim() == 3 ? input.unsqueeze(0) : input, fullNetwork(c.config),
                            AttentionPlan::softmax(c.config.depth))[0];
        QVERIFY((logits - test::asTensor(wanted)).abs().max().item<double>() < 1e-4);
    }

    void trainedHeadsAreTheFilesOwn()
    {
        const NamedTensors t = timmNetwork();
        const Checkpoint plain = open(t);
        QCOMPARE(plain.config.trainedHeads.value, std::vector<int>{2});
        QVERIFY(plain.notes.back().find("nothing says") != std::string::npos);
        const Words trainer{{"args.model", "hydravit_dyn_patch16_224"},
                            {"args.heads", "[1, 2]"},
                            {"args.mean", "None"},
                            {"args.interpolation", "random"}};
        const Checkpoint hydra = open(t, trainer);
        QCOMPARE(hydra.config.trainedHeads.value, (std::vector<int>{1, 2}));
        QCOMPARE(hydra.config.trainedHeads.from, Provenance::File);
        QCOMPARE(hydra.config.architecture.value, std::string("hydravit_dyn_patch16_224"));
        QVERIFY(hydra.notes.empty());
        QCOMPARE(open(t, {{"args.heads", "16"}}).config.trainedHeads.from, Provenance::Default);
        ModelOverrides user;
        user.trainedHeads = std::vector<int>{2, 1};
        QCOMPARE(open(t, trainer, user).config.trainedHeads.value, (std::vector<int>{1, 2}));
        QCOMPARE(open(t, trainer, user).config.trainedHeads.from, Provenance::User);
        QVERIFY(open(t, {}, user).id != plain.id);
        user.trainedHeads = std::vector<int>{3};
        QVERIFY(refusedWith("trained heads", [&] { (void)open(t, {}, user); }));
    }

    void refusesOtherNetworks_data()
    {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<QString>("says");
        QTest::addColumn<bool>("alone"); // not beside a Vision Transformer's tensors
        const auto row = [](const char* name, const char* tensor, const char* says, bool alone = false) {
            QTest::newRow(name) << tensor << says << alone;
        };
        row("BEiT", "blocks.0.attn.relative_position_bias_table", "relative position");
        row("EVA", "blocks.0.attn.q_bias", "query and value biases");
        row("RoPE", "rope.freqs", "rotary");
        row("hybrid", "patch_embed.backbone.stem.conv.weight", "hybrid");
        row("Swin", "layers.0.blocks.0.norm1.weight", "Swin");
        row("SigLIP", "attn_pool.latent", "attention pooling");
        row("SwiGLU", "blocks.0.mlp.w12.weight", "SwiGLU");
        row("CaiT", "blocks_token_only.0.norm1.weight", "CaiT");
        row("LoRA", "blocks.0.attn.qkv.lora_A.weight", "LoRA");
        row("ResNet", "layer1.0.conv1.weight", "ResNet", true);
        row("GPT", "wte.weight", "text model", true);
        row("BERT", "bert.embeddings.word_embeddings.weight", "text model", true);
        row("DINOv3", "embeddings.patch_embeddings.weight", "DINOv3", true);
        row("hybrid JAX", "conv_root/kernel", "hybrid", true);
        row("nobody", "x", "expected a Vision Transformer", true);
    }
    void refusesOtherNetworks()
    {
        QFETCH(QString, tensor);
        QFETCH(QString, says);
        QFETCH(bool, alone);
        NamedTensors t = alone ? NamedTensors() : timmNetwork();
        t[tensor.toStdString()] = at::ones({2});
        QVERIFY(refusedWith(qPrintable(says), [&] { (void)open(t); }));
        QVERIFY(refusedWith(qPrintable("'" + tensor + "'"), [&] { (void)open(t); }));
    }

    void refusesWhatDoesNotFitTogether()
    {
        NamedTensors t = timmNetwork();
        t.erase("pos_embed");
        QVERIFY(refusedWith("rotary or relative", [&] { (void)open(t); }));
        const NamedTensors good = asHuggingFace(timmNetwork(), "vit.", false);
        const std::string key = "vit.encoder.layer.1.attention.attention.key.weight";
        t = good;
        t.erase(key);
        QVERIFY(refusedWith("no tensor 'blocks.1.attn.k.weight'", [&] { (void)open(t); }));
        t[key] = at::ones({64, 128});
        QVERIFY(refusedWith("expected [128, 128]", [&] { (void)open(t); }));
        t = good;
        t["vit.layers.0.layernorm_before.weight"] = at::ones({128});
        QVERIFY(refusedWith("are the same thing", [&] { (void)open(t); }));
        QVERIFY(refusedWith("several networks", [&] {
            (void)open(together(behind("a.", timmNetwork()), behind("b.", timmNetwork())));
        }));
        for (const char* kernel : {"query", "out"}) {
            t = asJax(timmNetwork(), "", false);
            t[std::string("Transformer/encoderblock_0/MultiHeadDotProductAttention_1/") + kernel
              + "/kernel"] = at::ones({128, 128});
            QVERIFY(refusedWith("expected 3 dimensions", [&] { (void)open(t); }));
        }
    }

    // Tensors of every number of dimensions in every place: refused, and by nothing but an Error.
    void survivesAnyShape()
    {
        for (const NamedTensors& good :
             {timmNetwork(), asHuggingFace(timmNetwork(), "vit.", false), asTorchvision(timmNetwork(), false),
              asJax(timmNetwork(), "", false), asOpenAiClip(clipNetwork())}) {
            for (const auto& [name, tensor] : good) {
                for (const std::vector<std::int64_t>& shape :
                     {std::vector<std::int64_t>{}, {0}, {3}, {2, 2}, {1, 0, 128}, {1, 2, 3}, {2, 2, 2, 2}}) {
                    NamedTensors t = good;
                    t[name] = at::ones(shape);
                    const QString text = test::refusalOf([&] { (void)open(t); });
                    QVERIFY2(text == "<accepted>" || !text.startsWith('<'),
                             qPrintable(QString::fromStdString(name) + ": " + text));
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestFamilies)
#include "test_families.moc"
