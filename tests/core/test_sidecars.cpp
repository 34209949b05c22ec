// SPDX-License-Identifier: GPL-3.0-or-later
// The configuration files beside the weights: every value they give, and values they must not set.
#include "core/checkpoint/checkpoint.h"
#include "core/format/safetensors.h"

#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/program.h"
#include "tests/support/sidecar_folder.h"

using namespace hydra;
using namespace hydra::test;

class TestSidecars : public QObject, private SidecarFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { clear(); }

    void huggingFaceSaysEverything()
    {
        const VitConfig c = openWith(huggingFace(), preprocessor()).config;
        QCOMPARE(c.numHeads.value, 4);
        QCOMPARE(c.normEps.value, 1e-12);
        QCOMPARE(c.className(2), std::string("cat"));
        QCOMPARE(c.cropMode.value, CropMode::Squash);
        QCOMPARE(c.cropFraction.value, 1.);
        QCOMPARE(c.interpolation.value, Interpolation::Bilinear);
        QCOMPARE(c.mean.value[1], 0.25);
        QCOMPARE(c.std.value[2], 1.);
        QCOMPARE(c.architecture.value, std::string("vit"));
        for (const Provenance from :
             {c.numHeads.from, c.normEps.from, c.classNames.from, c.cropMode.from, c.interpolation.from,
              c.mean.from, c.std.from, c.embedDim.from, c.depth.from, c.mlpHidden.from, c.imageHeight.from,
              c.patchSize.from, c.activation.from, c.architecture.from}) {
            QCOMPARE(from, Provenance::Config);
        }
    }

    // Precedence: user > file > config.
    void whoIsBelieved()
    {
        writeSafetensors(folder() / "model.safetensors", plainVit(),
                         {{"num_heads", "8"}, {"norm_eps", "1e-5"}});
        ModelOverrides user;
        user.numHeads = 2;
        const VitConfig c = openWith(huggingFace(), {}, user).config;
        QCOMPARE(c.numHeads.value, 2);
        Json other = huggingFace();
        other["num_attention_heads"] = 16;
        QVERIFY(openWith(other).id != openWith(huggingFace()).id); // another model from the same bytes
        QCOMPARE(c.normEps.value, 1e-5);
        QCOMPARE(c.normEps.from, Provenance::File);
        QCOMPARE(c.activation.from, Provenance::Config);
    }

    void activations_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("meant");
        QTest::newRow("gelu") << "gelu" << int(Activation::Gelu);
        QTest::newRow("quick") << "quick_gelu" << int(Activation::QuickGelu);
        QTest::newRow("tanh") << "gelu_pytorch_tanh" << int(Activation::GeluTanh);
        QTest::newRow("new") << "gelu_new" << int(Activation::GeluTanh);
    }
    void activations()
    {
        QFETCH(QString, said);
        QFETCH(int, meant);
        Json config = huggingFace();
        config["hidden_act"] = said.toStdString();
        QCOMPARE(int(openWith(config).config.activation.value), meant);
    }

    void preprocessorsOfEveryAge()
    {
        Json p = preprocessor();
        p["size"] = 12; // before 4.25
        QCOMPARE(openWith(huggingFace(), p).config.cropMode.value, CropMode::Squash);
        p["size"] = {{"shortest_edge", 16}};
        p["do_center_crop"] = true;
        p["crop_size"] = {{"height", 14}, {"width", 14}};
        p["resample"] = 3;
        VitConfig c = openWith(huggingFace(), p).config;
        QCOMPARE(c.cropMode.value, CropMode::Center);
        QCOMPARE(c.cropFraction.value, 0.875);
        QCOMPARE(c.interpolation.value, Interpolation::Bicubic);
        p["do_center_crop"] = false;
        QCOMPARE(openWith(huggingFace(), p).config.cropFraction.value, 1.);
        p["do_normalize"] = false;
        c = openWith(huggingFace(), p).config;
        QCOMPARE(c.mean.value, (std::array<double, 3>{0, 0, 0}));
        QCOMPARE(c.std.value, (std::array<double, 3>{1, 1, 1}));
        p = preprocessor();
        p["rescale_factor"] = 1 / 127.5; // pixels on [0, 2]: (2x - m) / s = (x - m/2) / (s/2)
        c = openWith(huggingFace(), p).config;
        QVERIFY(std::fabs(c.mean.value[1] - 0.125) < 1e-9 && std::fabs(c.std.value[2] - 0.5) < 1e-9);
        p["resample"] = 1;
        QVERIFY(openWith(huggingFace(), p).notes.front().text().find("resample 1") != std::string::npos);
    }

    void timmsConfig()
    {
        const Json config{{"architecture", "vit_tiny_patch4_clip_quickgelu_12"},
                          {"num_classes", 5},
                          {"num_features", 128},
                          {"global_pool", "token"},
                          {"label_names", {"n1", "n2", "n3", "n4", "n5"}},
                          {"label_descriptions", {{"n2", "bee"}}},
                          {"pretrained_cfg",
                           {{"input_size", {3, 12, 12}},
                            {"interpolation", "bilinear"},
                            {"crop_pct", 0.95},
                            {"crop_mode", "center"},
                            {"mean", {0.5, 0.5, 0.5}},
                            {"std", {0.5, 0.5, 0.5}},
                            {"license", "apache-2.0"}}}};
        const VitConfig c = openWith(config).config;
        QCOMPARE(c.imageHeight.from, Provenance::Config);
        QCOMPARE(c.cropFraction.value, 0.95);
        QCOMPARE(c.mean.from, Provenance::Config);
        QCOMPARE(c.activation.value, Activation::QuickGelu);
        QCOMPARE(c.className(1), std::string("bee"));
        QCOMPARE(c.className(2), std::string("n3"));
        QCOMPARE(c.architecture.value, std::string("vit_tiny_patch4_clip_quickgelu_12"));
    }

    void clipKeepsBothTowersTogether()
    {
        Json vision = huggingFace();
        vision["model_type"] = "clip_vision_model";
        vision["hidden_act"] = "quick_gelu";
        const VitConfig c = openWith(Json{{"model_type", "clip"},
                                          {"hidden_size", 999},
                                          {"vision_config", vision},
                                          {"text_config", {{"hidden_size", 7}}}})
                                .config;
        QCOMPARE(c.numHeads.value, 4);
        QCOMPARE(c.activation.value, Activation::QuickGelu);
        QCOMPARE(c.architecture.value, std::string("clip"));
    }

    void othersAreLeftAlone()
    {
        QCOMPARE(openWith(Json{{"learning_rate", 1}}).config.numHeads.from, Provenance::Default);
        // A configuration that merely lies beside the file and belongs to another model is no reason to
        // refuse it.
        Json other = huggingFace();
        other["hidden_size"] = 768;
        put("config.json", other.dump());
        const Checkpoint c = loadCheckpoint(folder() / "model.safetensors");
        QCOMPARE(c.config.numHeads.value, 2);
        QVERIFY(c.notes.front().text().find("another network") != std::string::npos);
        QVERIFY(
            refusedWith("config.json: metadata says embed_dim 768", [&] { (void)loadCheckpoint(folder()); }));
        // Names that fit another classifier are not used, and a note says so.
        Json names = huggingFace();
        names["id2label"] = {{"0", "ant"}, {"1", "bee"}};
        const Checkpoint two = openWith(names);
        QVERIFY(two.config.classNames.value.empty());
        QVERIFY(two.notes.front().text().find("names 2 classes") != std::string::npos);
        names["id2label"] = {
            {"0", "LABEL_0"}, {"1", "LABEL_1"}, {"2", "LABEL_2"}, {"3", "LABEL_3"}, {"4", "LABEL_4"}};
        QVERIFY(openWith(names).config.classNames.value.empty());
        names["image_size"] = 224; // the size before the positions were resampled
        QVERIFY(openWith(names).notes.front().text().find("224x224") != std::string::npos);
    }

    void refusesWhatIsNotRun()
    {
        for (const auto& [type, says] :
             {std::pair("beit", "relative position"), std::pair("dinov3_vit", "rotary"),
              std::pair("swin", "pyramid"), std::pair("bert", "text model")}) {
            Json config = huggingFace();
            config["model_type"] = type;
            QVERIFY(refused(says, config));
        }
        Json config = huggingFace();
        config["use_swiglu_ffn"] = true;
        QVERIFY(refused("SwiGLU", config));
        config = huggingFace();
        config["num_channels"] = 1;
        QVERIFY(refused("channels", config));
        config = huggingFace();
        config["hidden_act"] = "relu";
        QVERIFY(refused("config.json: metadata 'activation' is 'relu'", config));
    }

    // An entry that decides a number but has another form is refused, not taken for absent.
    void whatIsThereInAnotherFormIsRefused()
    {
        for (const char* key : {"hidden_size", "num_hidden_layers", "num_attention_heads", "layer_norm_eps",
                                "image_size", "patch_size", "hidden_act"}) {
            Json config = huggingFace();
            config[key] = nullptr;
            QVERIFY(refused((std::string(key) + ": expected a value, found null").c_str(), config));
        }
        for (const Json& value : {Json(), Json(1), Json::array({"vit"}), Json{{"a", 1}}}) {
            Json config = huggingFace();
            config["model_type"] = value;
            QVERIFY(refused("model_type: expected a text, found ", config));
        }
        for (const Json& value : {Json("true"), Json(1), Json::array({true})}) {
            Json config = huggingFace();
            config["use_swiglu_ffn"] = value;
            QVERIFY(refused("use_swiglu_ffn: expected true or false, found ", config));
            for (const char* key : {"do_normalize", "do_rescale", "do_center_crop"}) {
                Json p = preprocessor();
                p[key] = value;
                QVERIFY(refused(": expected true or false, found ", huggingFace(), p));
            }
        }
        QVERIFY(refused("vision_config: expected an object",
                        Json{{"model_type", "clip"}, {"vision_config", {1}}}));
        const auto preprocessing = [&](const char* says, const char* key, const Json& value) {
            Json p = preprocessor();
            p[key] = value;
            return refused(says, huggingFace(), p);
        };
        QVERIFY(preprocessing("resample: expected a whole number", "resample", "bilinear"));
        QVERIFY(preprocessing("resample: expected a whole number", "resample", true));
        for (const char* key : {"image_mean", "do_normalize", "do_rescale", "rescale_factor"}) {
            QVERIFY(
                preprocessing((std::string(key) + ": expected a value, found null").c_str(), key, nullptr));
        }
        QVERIFY(preprocessing("resample: expected a whole number, found null", "resample", nullptr));
        QVERIFY(preprocessing("width: expected a number", "size", {{"height", 12}, {"width", "12"}}));
        QVERIFY(preprocessing("size: expected shortest_edge or height", "size", Json::object()));
        Json p = preprocessor(); // as later libraries write it, with unused entries as null
        p["size"] = {{"height", 12}, {"width", 12}, {"longest_edge", nullptr}, {"shortest_edge", nullptr}};
        p["do_center_crop"] = p["crop_size"] = nullptr;
        QCOMPARE(openWith(huggingFace(), p).config.cropMode.value, CropMode::Squash);
        const Json timm{{"architecture", "vit_tiny_patch4_12"}, {"num_classes", 5}, {"num_features", 128}};
        const auto ofTimm = [&](const char* says, const char* pointer, const Json& value) {
            Json config = timm;
            config[Json::json_pointer(pointer)] = value;
            return refused(says, config);
        };
        for (const char* part : {"/pretrained_cfg", "/model_args"}) {
            for (const Json& value : {Json(), Json::array(), Json("x"), Json(1)}) {
                QVERIFY(ofTimm(": expected an object { ... }, found ", part, value));
            }
        }
        for (const char* pointer : {"/pretrained_cfg/mean", "/pretrained_cfg/input_size", "/num_classes",
                                    "/pretrained_cfg/interpolation", "/pretrained_cfg/crop_pct"}) {
            QVERIFY(ofTimm(": expected a value, found null", pointer, Json()));
        }
        QVERIFY(ofTimm("use_post_norm: expected true or false", "/model_args/use_post_norm", "true"));
        QVERIFY(ofTimm("'act_layer'", "/model_args/act_layer", "Gelu")
                || ofTimm("Gelu", "/model_args/act_layer", "Gelu"));
        Json config = timm;
        config["model_args"] = {{"img_size", nullptr}, {"use_post_norm", nullptr}}; // timm: unset
        QCOMPARE(openWith(config).config.normPosition.value, NormPosition::Pre);
    }

    void hostileNumbers()
    {
        for (const char* key : {"hidden_size", "num_hidden_layers", "num_attention_heads", "layer_norm_eps",
                                "image_size", "patch_size", "hidden_act", "intermediate_size"}) {
            for (const Json& value : {Json(-1), Json(1e300), Json(99999999999999LL), Json("x"), Json(true),
                                      Json::array(), Json{{"a", 1}}, Json::array({Json::array({1})})}) {
                Json config = huggingFace();
                config[key] = value;
                QVERIFY2(refused("config.json", config), (std::string(key) + value.dump()).c_str());
            }
        }
        for (const char* key : {"image_mean", "image_std", "rescale_factor", "size", "crop_size"}) {
            for (const Json& value : {Json(-1e300), Json("x"), Json::array({1, 2}), Json{{"height", "x"}}}) {
                Json p = preprocessor();
                p["do_center_crop"] = true;
                p["crop_size"] = 8;
                p[key] = value;
                const QString text = test::refusalOf([&] { (void)openWith(huggingFace(), p); });
                QVERIFY2(text == "<accepted>" || !text.startsWith('<'), qPrintable(text));
            }
        }
        Json p = preprocessor();
        p["image_std"] = {0, 0, 0};
        QVERIFY(refused("preprocessor_config.json", huggingFace(), p));
    }

    void hostileDocuments()
    {
        const auto refusedText = [&](const char* says, const std::string& text) {
            put("config.json", text);
            return refusedWith(says, [&] { (void)loadCheckpoint(folder()); });
        };
        QVERIFY(refusedText("is not JSON", ""));
        QVERIFY(refusedText("expected a JSON object", "[1, 2]"));
        QVERIFY(refusedText("is not JSON", "{\"model_type\": "));
        QVERIFY(refusedText("nested more than", std::string(1'000'000, '[')));
        std::string deep = "{\"a\":";
        for (int i = 0; i < 100'000; ++i) {
            deep += "{\"a\":";
        }
        QVERIFY(refusedText("nested more than", deep));
        const std::string whole = huggingFace().dump();
        for (std::size_t at = 0; at < whole.size(); at += 3) {
            std::string damaged = whole;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x15);
            put("config.json", damaged);
            const QString text = test::refusalOf([&] { (void)loadCheckpoint(folder()); });
            QVERIFY2(text == "<accepted>" || !text.startsWith('<'), qPrintable(text));
        }
    }
};

HYDRA_TEST(TestSidecars, QCoreApplication)
#include "test_sidecars.moc"
