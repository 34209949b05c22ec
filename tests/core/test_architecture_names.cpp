// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of architecture names, against timm's own table (../shared/spec/timm_registry.csv); which
// tensors of a file may be ignored; and the provenance shown beside each fact.
#include "core/checkpoint/architecture_names.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/name_rules.h"
#include "core/format/safetensors.h"

#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/registry_table.h"
#include "tests/support/shared.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using hydra::test::plainVit;
using hydra::test::refusedWith;
using Json = nlohmann::json;

namespace { } // namespace

class TestArchitectureNames : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path folder() const { return Path(m_folder.path().toStdString()) / "inside"; }
    [[nodiscard]] Path write(const char* name, const NamedTensors& tensors,
                             const std::map<std::string, std::string>& words = {}) const
    {
        writeSafetensors(folder() / name, tensors, words);
        return folder() / name;
    }
    [[nodiscard]] VitConfig openAs(const char* name, const NamedTensors& tensors) const
    {
        return loadCheckpoint(write(name, tensors)).config;
    }

private Q_SLOTS:
    void init()
    {
        std::filesystem::remove_all(folder());
        std::filesystem::create_directory(folder());
    }

    // Rows give only the facts that no tensor tells. test_registry tests which rows exist.
    void theWholeRegistry()
    {
        HYDRA_NEED_SHARED("spec/timm_registry.csv");
        int known = 0, notSixtyFour = 0, notGelu = 0;
        for (const test::Row& row : test::readRegistry(test::sharedFile("spec/timm_registry.csv"))) {
            const std::string& name = row.at("name"); // with its tag
            const NamedArchitecture* found = namedArchitecture(name);
            QVERIFY2(found != nullptr || !whyNotRun(name).empty(), name.c_str());
            QCOMPARE(whyNotRun(name).empty(), test::isRun(row));
            if (found == nullptr || !test::isRun(row)) {
                continue;
            }
            ++known;
            QCOMPARE(std::string(found->name), row.at("architecture"));
            QCOMPARE(namedArchitecture(row.at("architecture")), found);
            QCOMPARE(namedArchitecture("timm/" + name), found);
            QCOMPARE(found->width, std::stoi(row.at("embed_dim")));
            QCOMPARE(found->heads, std::stoi(row.at("num_heads")));
            QCOMPARE(found->look().normEps, std::stod(row.at("norm_eps")));
            notSixtyFour += int(found->heads * 64 != found->width);
            notGelu += int(found->activation != Activation::Gelu);
            const KeyValues words = wordsOfName(name, found->width, true);
            QCOMPARE(words.at("num_heads"), row.at("num_heads"));
            QCOMPARE(words.at("norm_position"), row.at("norm_position"));
            QCOMPARE(Metadata(words, "").number({"norm_eps"}, 0, 1), std::optional(found->look().normEps));
            QCOMPARE(Metadata(words, "").activation(), std::optional(found->activation));
        }
        QVERIFY(known > 380 && notSixtyFour > 61 && notGelu > 40);
    }

    void whichNamesCount()
    {
        QCOMPARE(namedArchitecture("vit_so400m_patch14_siglip_gap_384.webli")->heads, 16);
        QCOMPARE(namedArchitecture("TIMM/ViT_Tiny_Patch16_224.augreg")->heads, 3);
        QVERIFY(namedArchitecture("vit_tiny_patch16_22") == nullptr && namedArchitecture("") == nullptr);
        QVERIFY(!whatOnlyItsRowSays("vit_small_patch16_rpn_256").empty()); // without a row: the rule
        QVERIFY(whatOnlyItsRowSays("vit_base_patch16_rpn_224").empty());
        QVERIFY(!whyNotRun("vit_tiny_patch16_xp_224").empty());
        QVERIFY(whyNotRun("hydravit_dyn_patch16_224").empty() && whyNotRun("my_vit").empty());
        QCOMPARE(wordsOfName("hydravit_dyn_patch16_224", 768, true).at("num_heads"), std::string("12"));
        QCOMPARE(wordsOfName("vit_base_patch16_224", 96, false).at("num_heads"), std::string("12"));
        QCOMPARE(wordsOfName("vit_base_patch16_224", 96, true).count("num_heads"), std::size_t(0));
        QVERIFY(wordsOfName("my_vit", 96, false).empty());
    }

    // A guess never has the provenance Inferred (a HydraViT of 12 heads of 16 looks like 3 of 64).
    void aGuessIsAssumed()
    {
        test::TinyShape shape;
        shape.heads = 12;
        shape.headDim = 16;
        shape.depth = 1;
        const Checkpoint c = loadCheckpoint(write("mystery.safetensors", test::tinyTensors(shape)));
        QCOMPARE(c.config.numHeads.value, 3);
        QCOMPARE(c.config.numHeads.from, Provenance::Default);
        QCOMPARE(c.config.headDim.from, Provenance::Default);
        QCOMPARE(c.config.activation.from, Provenance::Default);
        QCOMPARE(c.config.normEps.from, Provenance::Default);
        QCOMPARE(c.config.normPosition.from, Provenance::Default);
        QVERIFY(c.notes.front().text().find("3 of 64 features are assumed") != std::string::npos);
        // The classifiers of sub-networks tell how wide a head is.
        NamedTensors t = test::tinyTensors(shape);
        for (int k = 1; k <= 12; ++k) {
            t["heads." + std::to_string(k) + ".weight"] = at::ones({5, 16 * k});
            t["heads." + std::to_string(k) + ".bias"] = at::ones({5});
        }
        const VitConfig separate = openAs("mystery.safetensors", t);
        QCOMPARE(separate.numHeads.value, 12);
        QCOMPARE(separate.numHeads.from, Provenance::Inferred);
    }

    void fileNamesAreHints()
    {
        const NamedTensors t = test::tinyTensors({2, 32, 1});
        QCOMPARE(openAs("x.safetensors", t).numHeads.value, 1);
        const VitConfig named = openAs("test_vit.r160_in1k.safetensors", t);
        QCOMPARE(named.numHeads.value, 2);
        QCOMPARE(named.numHeads.from, Provenance::Registry);
        QCOMPARE(openAs("my_test_vit-7.safetensors", t).numHeads.value, 2);
        QCOMPARE(openAs("latest_vit.safetensors", t).numHeads.value, 1); // within another word
        QCOMPARE(openAs("vit_base_patch16_224.safetensors", t).numHeads.value, 1); // has another width
        QVERIFY(hintOfFileName("a/vit_huge_patch14_clip_quickgelu_224.pt").row->activation
                == Activation::QuickGelu);
        QVERIFY(hintOfFileName("deit_tiny_patch16_224-a1311bcf.pth").row->heads == 3);
        QVERIFY(hintOfFileName("vit_tiny_patch16_224.augreg/model.safetensors").row->heads == 3);
        QVERIFY(hintOfFileName("vit_tiny_patch16_224/mine.safetensors").row == nullptr);
        QVERIFY(!hintOfFileName("vit_small_patch16_rpn_256.pth").looks.empty());
        QCOMPARE(hintOfFileName("vit_base_patch16_clip_224.openai.safetensors").architecture,
                 std::string("vit_base_patch16_clip_224.openai"));
        QCOMPARE(wordsOfName("vit_base_patch16_clip_224.openai", 768, true).at("mean"),
                 std::string("0.48145466,0.4578275,0.40821073"));
        QCOMPARE(wordsOfName("vit_base_patch16_224", 768, true).count("mean"), std::size_t(0)); // by its tag
        // A file's metadata overrides its name.
        const Path file = write("x_rpn_y.safetensors", t);
        QVERIFY(refusedWith("--architecture plain", [&] { (void)loadCheckpoint(file); }));
        writeSafetensors(file, t, {{"architecture", "vit"}});
        QCOMPARE(loadCheckpoint(file).config.numHeads.value, 1);
    }

    // Two files of the same bytes are two models if the name decides a fact.
    void aNameThatDecidesIsPartOfTheIdentity()
    {
        const NamedTensors t = test::tinyTensors({2, 32, 1});
        const std::string bare = loadCheckpoint(write("x.safetensors", t)).id;
        QVERIFY(loadCheckpoint(write("test_vit.safetensors", t)).id != bare);
        QCOMPARE(loadCheckpoint(write("y.safetensors", t)).id, bare);
        // A different preparation of pictures makes another model.
        const NamedTensors tiny = test::tinyTensors({3, 64, 1});
        const std::string plain = loadCheckpoint(write("z.safetensors", tiny)).id;
        QCOMPARE(loadCheckpoint(write("deit_tiny_patch16_224.safetensors", tiny)).id, plain); // as usual
        QVERIFY(loadCheckpoint(write("vit_tiny_patch16_384.safetensors", tiny)).id != plain);
        ModelOverrides user;
        user.architecture = "test_vit";
        const Checkpoint said = loadCheckpoint(folder() / "x.safetensors", user);
        QCOMPARE(said.config.numHeads.value, 2);
        QCOMPARE(said.config.architecture.value, std::string("test_vit"));
        QCOMPARE(said.config.architecture.from, Provenance::User);
        QVERIFY(said.id != bare);
    }

    // Order of precedence: model_args, then the name; the user's name overrides names in files.
    void whoIsBelieved()
    {
        const NamedTensors t = test::tinyTensors({2, 32, 1});
        (void)write("model.safetensors", t);
        Json config{{"architecture", "test_vit"}, {"num_features", 64}};
        const auto open = [&](const ModelOverrides& user = {}) {
            std::ofstream(folder() / "config.json") << config.dump();
            return loadCheckpoint(folder(), user).config;
        };
        QCOMPARE(open().numHeads.value, 2);
        QCOMPARE(open().numHeads.from, Provenance::Registry);
        config["model_args"] = {{"num_heads", 4}, {"act_layer", "gelu_tanh"}};
        QCOMPARE(open().numHeads.value, 4);
        QCOMPARE(open().numHeads.from, Provenance::Config);
        QCOMPARE(open().activation.value, Activation::GeluTanh);
        config["model_args"] = {{"num_heads", 2}};
        config["architecture"] = "vit_base_patch16_rpn_224";
        QCOMPARE(open().normPosition.value, NormPosition::Post);
        QCOMPARE(open().normPosition.from, Provenance::Registry);
        config["architecture"] = "vit_small_patch16_rpn_256"; // matches no row
        QVERIFY(refusedWith("norms after", [&] { (void)open(); }));
        ModelOverrides user;
        user.architecture = "plain";
        QCOMPARE(open(user).normPosition.from, Provenance::User);
        QCOMPARE(open(user).architecture.value, std::string("vit"));
    }

    // Without any name, tensors that look like timm's post-norm network make the loader ask.
    void tensorsOfThePostNormNetworkAreAskedAbout()
    {
        NamedTensors t = hydra::test::postNormVit();
        const Path file = write("mine.safetensors", t);
        try {
            (void)loadCheckpoint(file);
            QFAIL("opened without a question");
        } catch (const Error& error) {
            QVERIFY(error.missingValue().has_value());
            QCOMPARE(error.missingValue()->option, std::string("architecture"));
        }
        t["blocks.0.attn.qkv.bias"] = at::ones({384});
        QCOMPARE(openAs("mine.safetensors", t).pool.value, Pool::Average);
    }

    // Each tensor is used, on the list of ignored ones, or refused.
    void aPositiveListDecides()
    {
        const auto with = [](const char* name) {
            NamedTensors t = plainVit(1);
            t[name] = at::ones({2});
            return t;
        };
        for (const char* harmless : {"mask_token", "decoder_blocks.0.norm1.weight", "pre_logits.fc.weight",
                                     "dino_head.mlp.0.weight", "head.last_layer.weight_g", "logit_scale"}) {
            QCOMPARE(loadCheckpoint(write("x.safetensors", with(harmless))).tensors.size(),
                     plainVit(1).size());
        }
        for (const char* unknown :
             {"extra", "blocks.0.extra.weight", "blocks.0.attn.q_scale", "register_bank",
              "blocks.0.mlp.fc3.weight", "norm2.weight", "token_mixer.0.weight", "blocks.0.decoder.weight",
              "blocks.0.mask_token"}) {
            const QString named = QStringLiteral("'") + unknown + "'";
            QVERIFY(refusedWith(qPrintable(named),
                                [&] { (void)loadCheckpoint(write("x.safetensors", with(unknown))); }));
        }
        // Tensors outside the network are not part of its pass.
        NamedTensors wrapped;
        for (const auto& [name, tensor] : plainVit(1)) {
            wrapped["model.backbone." + name] = tensor;
        }
        wrapped["model.criterion.weight"] = at::ones({5});
        wrapped["model.head.weight"] = at::ones({5});
        QVERIFY(!loadCheckpoint(write("x.safetensors", wrapped)).notes.empty());
        wrapped["model.backbone.visual_prompt"] = at::ones({5});
        QVERIFY(
            refusedWith("visual_prompt'", [&] { (void)loadCheckpoint(write("x.safetensors", wrapped)); }));
        QVERIFY(!mayBeLeftAlone("blocks.0.decoder") && !mayBeLeftAlone(""));
    }
};

HYDRA_TEST(TestArchitectureNames, QCoreApplication)
#include "test_architecture_names.moc"
