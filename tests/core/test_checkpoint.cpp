// SPDX-License-Identifier: GPL-3.0-or-later
// What the loader reads from a model file, and the provenance of each value.
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/words.h"
#include "core/format/safetensors.h"
#include "core/model/imagenet_names.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <fstream>

#include "tests/support/model_folder.h"
#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"

using namespace hydra;
using hydra::test::plainVit;
using hydra::test::refusedWith;

class TestCheckpoint : public QObject, private hydra::test::ModelFolder
{
    Q_OBJECT

private Q_SLOTS:
    void opensDeitTiny()
    {
        HYDRA_NEED_SHARED("models/deit_tiny_patch16_224.safetensors");
        const Checkpoint model =
            loadCheckpoint(test::sharedFolder() / "models/deit_tiny_patch16_224.safetensors");
        const VitConfig& c = model.config;
        QCOMPARE(c.depth.value, 12);
        QCOMPARE(c.embedDim.value, 192);
        QCOMPARE(c.numHeads.value, 3);
        QCOMPARE(c.numHeads.from, Provenance::Registry); // the file's name
        QCOMPARE(c.imageHeight.value, 224);
        QCOMPARE(c.imageWidth.value, 224);
        QCOMPARE(c.patchSize.value, 16);
        QCOMPARE(c.mlpHidden.value, 768);
        QCOMPARE(c.numClasses.value, 1000);
        QCOMPARE(c.tokens(), 197);
        QCOMPARE(c.className(1), std::string("goldfish"));
        QCOMPARE(c.cropFraction.value, 0.9);
        QCOMPARE(c.cropFraction.from, Provenance::Registry); // so too: all its weights are prepared alike
        QCOMPARE(c.trainedHeads.value, std::vector<int>{3});
        QCOMPARE(model.tensors.size(), std::size_t(152));
        QVERIFY(model.missing.empty() && model.unexpected.empty());
        std::int64_t parameters = 0; // as in the published DeiT-tiny
        for (const auto& [name, tensor] : model.tensors) {
            parameters += tensor.numel();
        }
        QCOMPARE(parameters, std::int64_t(5'717'416));
    }

    void opensSharedFixtures()
    {
        HYDRA_NEED_SHARED("fixtures/relevance-small/weights.safetensors");
        const Path fixtures = test::sharedFolder() / "fixtures";
        const VitConfig small = loadCheckpoint(fixtures / "relevance-small/weights.safetensors").config;
        QCOMPARE(small.numHeads.value, 3); // width 96: only the file can tell
        QCOMPARE(small.numHeads.from, Provenance::File);
        QCOMPARE(small.headDim.value, 32);
        QCOMPARE(small.imageHeight.value, 64);
        QCOMPARE(small.imageHeight.from, Provenance::File);
        QCOMPARE(small.normEps.from, Provenance::File);
        const VitConfig hydra = loadCheckpoint(fixtures / "hydra-small/weights.safetensors").config;
        QCOMPARE(hydra.headDim.value, 64);
        QCOMPARE(hydra.headDim.from, Provenance::File);
        QCOMPARE(hydra.numClasses.value, 7);
        ModelOverrides heads;
        heads.numHeads = 3;
        const VitConfig timm = loadCheckpoint(fixtures / "checkpoints/timm.safetensors", heads).config;
        QCOMPARE(timm.embedDim.value, 48);
        QCOMPARE(timm.numHeads.from, Provenance::User);
        QVERIFY(refusedWith("--num-heads",
                            [&] { (void)loadCheckpoint(fixtures / "checkpoints/timm.safetensors"); }));
        for (const char* file : {"state_dict.pth", "legacy.pth", "torchscript.pt"}) {
            const Checkpoint other = loadCheckpoint(fixtures / "checkpoints" / file, heads);
            QCOMPARE(other.config.depth.value, timm.depth.value);
            QVERIFY(other.missing.empty() && other.unexpected.empty());
            QVERIFY(other.format != "safetensors" && other.id.size() > 64);
        }
    }

    // The names are a contract with existing files and with other programs, so the test spells them out
    // again.
    void writesEachValueUnderItsName()
    {
        VitConfig c;
        c.architecture.value = "mine";
        c.imageHeight.value = 12;
        c.imageWidth.value = 16;
        c.patchSize.value = 4;
        c.embedDim.value = 128;
        c.depth.value = 2;
        c.numHeads.value = 8;
        c.headDim.value = 17;
        c.mlpHidden.value = 512;
        c.numClasses.value = 5;
        c.registerTokens.value = 3;
        c.activation.value = Activation::QuickGelu;
        c.pool.value = Pool::Average;
        c.normEps.value = 1e-5;
        c.qkScale.value = 0.25;
        c.mean.value = {0.5, 0.25, 0.1};
        c.std.value = {1, 0.3, 2};
        c.cropFraction.value = 0.875;
        c.cropMode.value = CropMode::Squash;
        c.interpolation.value = Interpolation::Bilinear;
        c.trainedHeads.value = {3, 4, 5, 8};
        c.attentionPlan.value = "hydra@back:2";
        KeyValues words{{"format", "pt"},
                        {"architecture", "mine"},
                        {"img_size", "12,16"},
                        {"patch_size", "4"},
                        {"embed_dim", "128"},
                        {"depth", "2"},
                        {"num_heads", "8"},
                        {"head_dim", "17"},
                        {"mlp_hidden", "512"},
                        {"num_classes", "5"},
                        {"register_tokens", "3"},
                        {"embeds", "false"},
                        {"norm_position", "pre"},
                        {"activation", "quick-gelu"},
                        {"global_pool", "avg"},
                        {"position_resize", "bicubic-antialias"},
                        {"norm_eps", "1e-05"},
                        {"qk_scale", "0.25"},
                        {"mean", "0.5,0.25,0.1"},
                        {"std", "1,0.3,2"},
                        {"crop_pct", "0.875"},
                        {"crop_mode", "squash"},
                        {"trained_heads", "3,4,5,8"},
                        {"interpolation", "bilinear"},
                        {"attention", "hydra@back:2"}};
        QVERIFY(wordsOf(c) == words);

        c.embeds.value = true; // values that most networks lack
        c.keyBias.value = false;
        c.classNames.value = {"a", "b c"};
        c.pool.value = Pool::Attention;
        c.poolHeads.value = 2;
        c.poolActivation.value = Activation::Silu;
        c.normKind.value = NormKind::Rms;
        c.normPosition.value = NormPosition::Post;
        c.positionResize.value = PositionResize::Bicubic;
        c.roundSizes.value = {8, 12};
        c.rotation.value.kind = Rotation::Kind::Axial;
        c.rotation.value.referenceCols = 7;
        for (const auto& [word, value] : KeyValues{{"embeds", "true"},
                                                   {"key_bias", "false"},
                                                   {"class_names", R"(["a","b c"])"},
                                                   {"global_pool", "map"},
                                                   {"pool_heads", "2"},
                                                   {"pool_activation", "silu"},
                                                   {"norm_kind", "rms"},
                                                   {"norm_position", "post"},
                                                   {"position_resize", "bicubic"},
                                                   {"round_sizes", "8,12"},
                                                   {"rotation", "axial"},
                                                   {"rotation_pairs", "halves"},
                                                   {"rotation_grid", "centres"},
                                                   {"rotation_base", "100"},
                                                   {"rotation_reference", "0,7"},
                                                   {"rotation_offset", "0"},
                                                   {"rotation_order", "ij"}}) {
            words[word] = value;
        }
        QVERIFY(wordsOf(c) == words);
        const Metadata odd({{"mlp", "odd"}}, "model");
        QVERIFY(test::refusalOf([&] { (void)odd.choice<MlpKind>({"mlp"}); }).contains("one of plain, gated"));
    }

    void saysWhereEachValueComesFrom()
    {
        const VitConfig bare = configOf(plainVit());
        QCOMPARE(bare.numHeads.value, 2);
        QCOMPARE(bare.numHeads.from, Provenance::Default); // a guess
        QCOMPARE(bare.depth.from, Provenance::Inferred);
        QCOMPARE(bare.imageHeight.value, 12);
        QCOMPARE(bare.imageHeight.from, Provenance::Inferred);
        QCOMPARE(bare.mean.from, Provenance::Default);
        QCOMPARE(bare.mean.value[2], 0.406);
        QCOMPARE(bare.normEps.value, 1e-6);
        QCOMPARE(bare.pool.value, Pool::Token);
        QCOMPARE(bare.architecture.value, std::string("vit"));
        QVERIFY(bare.classNames.value.empty());
        QCOMPARE(bare.className(3), std::string("class 3"));

        const KeyValues words{{"num_heads", "8"},
                              {"trained_heads", "[4, 3,5,8]"},
                              {"mean", "0.5, 0.25,0.125"},
                              {"std", "1,1,2"},
                              {"crop_pct", "1.0"},
                              {"interpolation", "bilinear"},
                              {"activation", "quick_gelu"},
                              {"norm_eps", "1e-5"},
                              {"attention", "hydra@back:2"},
                              {"class_names", R"(["a","b","c","d","e"])"},
                              {"arch", "mine"},
                              {"global_pool", "avg"},
                              {"crop_mode", "squash"},
                              {"patch_size", "4"},
                              {"img_size", "12,12"}};
        const VitConfig file = configOf(plainVit(), words);
        QCOMPARE(file.numHeads.value, 8);
        QCOMPARE(file.headDim.value, 16);
        QCOMPARE(file.trainedHeads.value, (std::vector<int>{3, 4, 5, 8}));
        QCOMPARE(file.mean.value[1], 0.25);
        QCOMPARE(file.std.value[2], 2.);
        QCOMPARE(file.cropFraction.value, 1.);
        QCOMPARE(file.interpolation.value, Interpolation::Bilinear);
        QCOMPARE(file.activation.value, Activation::QuickGelu);
        QCOMPARE(file.normEps.value, 1e-5);
        QCOMPARE(file.attentionPlan.value, std::string("hydra@back:2"));
        QCOMPARE(file.className(4), std::string("e"));
        QCOMPARE(file.architecture.value, std::string("mine"));
        QCOMPARE(file.pool.value, Pool::Average);
        QCOMPARE(file.cropMode.value, CropMode::Squash);
        for (const Provenance from :
             {file.numHeads.from, file.mean.from, file.trainedHeads.from, file.classNames.from,
              file.patchSize.from, file.imageWidth.from, file.pool.from}) {
            QCOMPARE(from, Provenance::File);
        }

        ModelOverrides user;
        user.numHeads = 4;
        user.cropFraction = 0.8;
        user.activation = Activation::Gelu;
        user.mean = std::array<double, 3>{0.1, 0.2, 0.3};
        const VitConfig said =
            configOf(plainVit(), {{"num_heads", "8"}, {"crop_pct", "1"}, {"head_dim", "16"}}, user);
        QCOMPARE(said.numHeads.value, 4);
        QCOMPARE(said.headDim.value, 32);
        QCOMPARE(said.cropFraction.value, 0.8);
        QCOMPARE(said.mean.value[0], 0.1);
        for (const Provenance from :
             {said.numHeads.from, said.cropFraction.from, said.activation.from, said.mean.from}) {
            QCOMPARE(from, Provenance::User);
        }
    }

    void idNamesFileAndOverrides()
    {
        const Path file = write(plainVit());
        ModelOverrides user;
        const std::string plain = loadCheckpoint(file).id;
        QCOMPARE(plain.size(), std::size_t(64));
        QCOMPARE(loadCheckpoint(file, user).id, plain);
        user.cropFraction = 0.8;
        const std::string cropped = loadCheckpoint(file, user).id;
        QVERIFY(cropped != plain && cropped.compare(0, 64, plain) == 0);
        user.cropFraction = 0.7;
        QVERIFY(loadCheckpoint(file, user).id != cropped);
    }

    void findsTokensAndGrid()
    {
        NamedTensors t = plainVit();
        t["dist_token"] = at::ones({1, 1, 128});
        t["head_dist.weight"] = at::ones({5, 128});
        t["head_dist.bias"] = at::ones({5});
        t["pos_embed"] = at::ones({1, 9 + 2, 128});
        VitConfig c = configOf(t);
        QVERIFY(c.distToken && c.posEmbedCoversPrefix);
        QCOMPARE(c.prefixTokens(), 2);
        QCOMPARE(c.architecture.value, std::string("deit"));

        t = plainVit();
        t["reg_token"] = at::ones({1, 4, 128});
        t["pos_embed"] = at::ones({1, 16, 128}); // patches only
        c = configOf(t);
        QCOMPARE(c.registerTokens.value, 4);
        QCOMPARE(c.imageWidth.value, 16);
        QVERIFY(!c.posEmbedCoversPrefix);

        t = plainVit();
        t["pos_embed"] = at::ones({1, 6 + 1, 128});
        QVERIFY(refused("not form a square grid", t));
        c = configOf(t, {{"img_size", "[8, 12]"}});
        QCOMPARE(c.gridHeight(), 2);
        QCOMPARE(c.gridWidth(), 3);
        QVERIFY(refused("does not fit pos_embed", t, {{"img_size", "16,12"}}));
        QVERIFY(refused("does not fit pos_embed", t, {{"img_size", "7,12"}}));
    }

    void takesVariants()
    {
        NamedTensors t = plainVit(1);
        t.erase("cls_token"); // averages, as SigLIP's and the *_gap models do
        t["pos_embed"] = at::ones({1, 9, 128});
        QCOMPARE(configOf(t).pool.value, Pool::Average);
        QVERIFY(refused("no 'cls_token'", t, {{"pool", "token"}}));

        t = plainVit(1);
        t["fc_norm.weight"] = t["norm.weight"];
        t["fc_norm.bias"] = t["norm.bias"];
        t.erase("norm.weight");
        t.erase("norm.bias");
        t["blocks.0.gamma_1"] = at::ones({128}); // DeiT III's own name for ls1.gamma
        t["blocks.0.gamma_2"] = at::ones({128});
        t.erase("blocks.0.attn.qkv.bias");
        t["norm_pre.weight"] = at::ones({128});
        t["norm_pre.bias"] = at::ones({128});
        t.erase("patch_embed.proj.bias");
        t["heads.1.weight"] = at::ones({5, 64});
        t["heads.1.bias"] = at::ones({5});
        t["classifier.weight"] = at::ones({1}); // foreign, and not needed
        const Checkpoint model = loadCheckpoint(write(t));
        QVERIFY(model.config.layerScale && !model.config.qkvBias && model.config.preNorm);
        QCOMPARE(model.config.pool.value, Pool::Average);
        QCOMPARE(model.unexpected, std::vector<std::string>{"classifier.weight"});
        QCOMPARE(model.tensors.count("blocks.0.ls2.gamma"), std::size_t(1));
        QCOMPARE(model.tensors.count("heads.1.weight"), std::size_t(1));

        NamedTensors wrapped;
        for (const auto& [name, tensor] : plainVit(1)) {
            wrapped["module.model." + name] = tensor;
        }
        wrapped["module.model.patch_embed.proj.weight"] = at::arange(128 * 48, at::kFloat).reshape({128, 48});
        const Checkpoint unwrapped = loadCheckpoint(write(wrapped));
        QCOMPARE(unwrapped.tensors.at("patch_embed.proj.weight")[1][2][3][3].item<float>(), 95.F);
    }

    void convertsToFloat()
    {
        NamedTensors t = plainVit(1);
        NamedTensors stored;
        for (const auto& [name, tensor] : t) {
            stored[name] = tensor.to(name == "head.bias" ? at::kDouble
                                         : name < "c"    ? at::kHalf
                                                         : at::kBFloat16);
        }
        const Checkpoint model = loadCheckpoint(write(stored));
        for (const auto& [name, tensor] : model.tensors) {
            QVERIFY(tensor.scalar_type() == at::kFloat && tensor.is_contiguous());
            QVERIFY(at::equal(tensor, stored.at(name).to(at::kFloat)));
        }
    }

    void readsLabels()
    {
        const auto named = [&](const std::string& text) {
            std::ofstream(inFolder("labels.txt"), std::ios::binary) << text;
            ModelOverrides user;
            user.labels = inFolder("labels.txt").string();
            return configOf(plainVit(1, 2, 3), {}, user);
        };
        QCOMPARE(named("ant\nbee\r\ncat\n").className(1), std::string("bee"));
        QCOMPARE(named("ant\nbee\ncat").classNames.from, Provenance::User);
        QCOMPARE(named("2\tn3\tcat\n0\tn1\tant\n1\tn2\tbee\n").className(2), std::string("cat"));
        QVERIFY(refusedWith("2 class names", [&] { (void)named("ant\nbee\n"); }));
        QVERIFY(refusedWith("occurs twice", [&] { (void)named("0\tn\ta\n0\tn\tb\n1\tn\tc\n"); }));
        QVERIFY(refusedWith("labels.txt:2", [&] { (void)named("0\tn\ta\nx\tn\tb\n"); }));
        QVERIFY(refusedWith("no class name", [&] { (void)named(""); }));
    }

    void namesImageNet()
    {
        HYDRA_NEED_SHARED("data/imagenet1k_labels.tsv");
        std::ifstream table(test::sharedFile("data/imagenet1k_labels.tsv"));
        std::size_t index = 0;
        std::string synset, name;
        while (table >> index >> synset && std::getline(table >> std::ws, name)) {
            QCOMPARE(imagenetNames().at(index), name);
            QCOMPARE(imagenetSynsets().at(index), synset);
        }
        QCOMPARE(index, std::size_t(999));
        QCOMPARE(imagenetNames().size(), std::size_t(1000));
    }

    void cancels()
    {
        const Path file = write(plainVit());
        CancelToken token;
        int reports = 0;
        const Progress stopEarly = [&](double fraction, const std::string&) {
            QVERIFY(fraction >= 0 && fraction <= 1);
            ++reports;
            token.cancel();
        };
        bool cancelled = false;
        try {
            (void)loadCheckpoint(file, {}, stopEarly, token);
        } catch (const Error& error) {
            cancelled = error.code() == ErrorCode::Cancelled;
        }
        QVERIFY(cancelled);
        QCOMPARE(reports, 1);
    }
};

HYDRA_TEST(TestCheckpoint, QCoreApplication)
#include "test_checkpoint.moc"
