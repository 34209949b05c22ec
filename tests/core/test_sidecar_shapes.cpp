// SPDX-License-Identifier: GPL-3.0-or-later
// Configurations beside the weights in the forms that older and newer libraries write, and entries that are
// not supported.
#include "core/base/error.h"

#include <ATen/ATen.h>

#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/sidecar_folder.h"

using namespace hydra;
using namespace hydra::test;

class TestSidecarShapes : public QObject, private SidecarFolder
{
    Q_OBJECT

private Q_SLOTS:
    void init() { clear(); }

    void processorsOfToday()
    {
        const VitConfig old = openWith(huggingFace(), preprocessor()).config;
        std::filesystem::remove(folder() / "preprocessor_config.json");
        for (const Json& today :
             {Json{{"processor_class", "CLIPProcessor"}, {"image_processor", preprocessor()}},
              preprocessor()}) {
            put("processor_config.json", today.dump());
            const VitConfig c = openWith(huggingFace()).config;
            QCOMPARE(c.mean.value, old.mean.value);
            QCOMPARE(c.std.value, old.std.value);
            QCOMPARE(c.cropMode.value, old.cropMode.value);
            QCOMPARE(c.interpolation.from, Provenance::Config);
        }
        Json other = preprocessor();
        other["image_mean"] = {0.1, 0.1, 0.1};
        put("processor_config.json", Json{{"image_processor", other}}.dump());
        const Checkpoint both = openWith(huggingFace(), preprocessor());
        QCOMPARE(both.config.mean.value[1], 0.1);
        QCOMPARE(notesOf(both),
                 std::vector<Message>{", as in transformers; preprocessor_config.json differs"});
        put("processor_config.json", other.dump()); // a form that today's library does not write
        QCOMPARE(openWith(huggingFace(), preprocessor()).config.mean.value[1], 0.25);
        put("processor_config.json", R"({"processor_class": "CLIPProcessor"})");
        QVERIFY(notesOf(openWith(huggingFace(), preprocessor())).empty());
    }

    // Unsupported entries that change the picture are named, in one line.
    void whatIsNotDoneIsNamed()
    {
        const auto named = [&](const Json& patch) {
            Json p = preprocessor();
            p.merge_patch(patch);
            const auto notes = notesOf(openWith(huggingFace(), p));
            return notes.size() == 1 ? notes[0].text().substr(2) : join(notes.size());
        };
        const std::string start = "preprocesses pictures in unsupported ways: ";
        QCOMPARE(named(R"({"do_pad": true, "size": {"height": null, "width": null, "shortest_edge": 12,
                          "longest_edge": 16}, "do_center_crop": true, "crop_size": 12})"_json),
                 start + "do_pad, size.longest_edge");
        QCOMPARE(named(R"({"size": {"height": null, "width": null, "longest_edge": 16}})"_json),
                 start + "size.longest_edge");
        QCOMPARE(named(R"({"do_resize": false})"_json), start + "do_resize: false");
        QCOMPARE(named(R"({"do_thumbnail": true, "do_align_long_axis": true, "do_convert_rgb": true})"_json),
                 start + "do_align_long_axis, do_thumbnail");
        QCOMPARE(named(R"({"do_what_comes": true, "keep_aspect_ratio": true, "do_other": false})"_json),
                 start + "do_what_comes, keep_aspect_ratio");
        QCOMPARE(named(R"({"size": {"height": null, "width": null, "shortest_edge": 12}})"_json),
                 start + "size.shortest_edge without a crop (the centre square is used)");
        QCOMPARE(named(R"({"do_pad": false, "do_reduce_labels": true})"_json), std::string("0"));
    }

    void sizesAndCrops()
    {
        const auto how = [&](const Json& patch) {
            Json p = preprocessor();
            p.merge_patch(patch);
            return openWith(huggingFace(), p).config;
        };
        VitConfig c = how(R"({"size": 12, "crop_size": 12, "do_center_crop": true,
                              "feature_extractor_type": "CLIPFeatureExtractor"})"_json);
        QCOMPARE(c.cropMode.value, CropMode::Center); // its number is the shortest edge's
        c = how(R"({"size": 16, "crop_size": 12, "do_center_crop": true,
                    "feature_extractor_type": "DeiTFeatureExtractor"})"_json);
        QCOMPARE(c.cropMode.value, CropMode::Squash);
        QCOMPARE(c.cropFraction.value, 0.75);
        c = how(R"({"size": {"height": null, "width": null, "shortest_edge": 12}, "crop_pct": 0.875})"_json);
        QCOMPARE(c.cropMode.value, CropMode::Center);
        QCOMPARE(c.cropFraction.value, 0.875);
    }

    void namesOfEveryShape()
    {
        const auto open = [&](const Json& ids, const Json& labels = {}) {
            Json config = huggingFace();
            config["id2label"] = ids;
            config["label2id"] = labels;
            return openWith(config);
        };
        QCOMPARE(open({"ant", "bee", "cat", "dog", "elk"}).config.className(4), std::string("elk"));
        const Json numbers{{"ant", 0}, {"bee", 4}, {"cat", "2"}, {"dog", 3}, {"elk", 1}};
        QCOMPARE(open(Json(), numbers).config.className(1), std::string("elk"));
        QCOMPARE(open(Json::object(), numbers).config.className(2), std::string("cat"));
        for (const Json& odd :
             {Json{{"1", "ant"}, {"2", "bee"}, {"3", "cat"}, {"4", "dog"}, {"5", "elk"}},
              Json{{"0", "ant"}, {"2", "bee"}}, Json{{"0", "ant"}, {"1", nullptr}}, Json(7)}) {
            const Checkpoint model = open(odd);
            QVERIFY(model.config.classNames.value.empty());
            QVERIFY(notesOf(model).size() == 1
                    && notesOf(model)[0].text().find("the names were ignored") != std::string::npos);
        }
        Json twice = numbers;
        twice["bee"] = 0;
        QCOMPARE(notesOf(open(Json(), twice)).size(), std::size_t(1));
        Json timm{{"architecture", "vit_tiny_patch4_12"},
                  {"num_classes", 5},
                  {"label_names", {"a", "b", "c", "d", "e"}},
                  {"id2label", huggingFace()["id2label"]}};
        const Checkpoint both = openWith(timm);
        QCOMPARE(both.config.className(0), std::string("a"));
        QVERIFY(notesOf(both).front().text().find("label_names and id2label differ") != std::string::npos);
        timm.erase("label_names");
        QCOMPARE(openWith(timm).config.className(1), std::string("bee"));
        timm["pretrained_cfg"] = {
            {"crop_border_pixels", 4}, {"test_crop_pct", 1.0}, {"test_input_size", 288}};
        QVERIFY(notesOf(openWith(timm)).front().text().find("crop_border_pixels is not supported")
                != std::string::npos);
    }

    void backbonesInsideOthers()
    {
        Json inner = huggingFace();
        inner.erase("id2label");
        inner["image_size"] = {8, 16};
        inner["patch_size"] = {4, 4};
        NamedTensors wide = plainVit();
        wide["pos_embed"] = at::zeros({1, 9, 128});
        writeSafetensors(folder() / "model.safetensors", wide, {});
        const VitConfig c = openWith(Json{{"model_type", "some_detector"},
                                          {"backbone_config", inner},
                                          {"hidden_size", 999},
                                          {"id2label", huggingFace()["id2label"]}})
                                .config;
        QCOMPARE(c.numHeads.value, 4);
        QCOMPARE(c.imageHeight.value, 8);
        QCOMPARE(c.imageWidth.value, 16);
        QCOMPARE(c.imageWidth.from, Provenance::Config);
        QCOMPARE(c.className(1), std::string("bee"));
        // Its pass differs, which its tensors do not show.
        QVERIFY(test::refusedWith("ViTPose", [&] {
            (void)openWith(Json{{"model_type", "vitpose"}, {"backbone_config", inner}});
        }));
    }
};

HYDRA_TEST(TestSidecarShapes, QCoreApplication)
#include "test_sidecar_shapes.moc"
