// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of ../shared/fixtures/architectures: a network, a picture, and the results of the authors' code.
#pragma once

#include "core/explain/target.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "core/nn/patch_embedding.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/modern_network.h"
#include "tests/support/shared.h"

namespace hydra::test::modern {

inline const std::vector<std::string> folders{"dinov3-mlp",
                                              "dinov3-swiglu",
                                              "dinov2-swiglu",
                                              "dinov2-swiglu-reg",
                                              "siglip-timm",
                                              "siglip-hf",
                                              "eva02/base",
                                              "eva02/tiny",
                                              "eva02/clip",
                                              "eva-postnorm",
                                              "perception-encoder/core",
                                              "perception-encoder/spatial",
                                              "beit",
                                              "flexivit",
                                              "rope-mixed"};

inline const std::string root = "fixtures/architectures/";

inline nlohmann::json factsOf(const std::string& folder)
{
    std::ifstream in(sharedFile(root + folder + "/expected.json"));
    return nlohmann::json::parse(in);
}

// One row of a folder's cases.
struct Case
{
    Case(const std::string& folder, int index)
        : path(sharedFile(root + folder))
        , facts(factsOf(folder)["cases"][std::size_t(index)])
        , made(modernNetwork(path, facts["checkpoint"], facts["pool"]))
        , expected(readSafetensors(path / facts["expected"].get<std::string>()).tensors)
        , pixels(readNpy(path / facts["input"].get<std::string>()).unsqueeze(0))
    {
        if (folder == "flexivit") {
            choosePatch();
        }
    }

    // Resamples the kernel and the positions for another patch size, as the loader does.
    void choosePatch()
    {
        const int size = facts["patch_size"];
        const bool bilinear = facts["resample"].value("interpolation", "bilinear") == "bilinear";
        at::Tensor& kernel = made.tensors["patch_embed.proj.weight"];
        at::Tensor& positions = made.tensors["pos_embed"];
        const int side = facts["grid"][0];
        kernel = resizePatchKernel(kernel.to(at::kDouble), size, bilinear);
        positions = resizePositions(positions[0].to(at::kDouble), 5, 5, side, side,
                                    bilinear ? PositionResize::Bilinear : PositionResize::BicubicAntialias)
                        .unsqueeze(0);
        made.config.patchSize.value = size;
        made.config.imageHeight.value = made.config.imageWidth.value = int(pixels.size(2));
    }

    [[nodiscard]] Trace trace(at::ScalarType type) const
    {
        NamedTensors tensors;
        for (const auto& [name, tensor] : made.tensors) { // a resampled kernel is float64
            tensors[name] = type == at::kFloat ? tensor.to(type) : tensor;
        }
        const VisionTransformer network(made.config, tensors);
        Trace found;
        (void)network.forward(pixels.to(type), fullNetwork(made.config), AttentionPlan::softmax(2), {},
                              &found);
        return found;
    }
    [[nodiscard]] Target target() const
    {
        const nlohmann::json& said = facts["target"];
        return said["kind"] == "logit"
            ? Target(said["class"].get<int>())
            : Target(Target::Kind::Direction, expected.at("direction"), "direction");
    }

    Path path;
    nlohmann::json facts;
    Modern made;
    NamedTensors expected;
    at::Tensor pixels;
};

// Adds the cases of the folders above; WITHTARGET: only those with gradients.
inline void addCases(bool withTarget)
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("index");
    for (const std::string& folder : folders) {
        if (!haveShared(root + folder + "/expected.json")) {
            continue;
        }
        const nlohmann::json cases = factsOf(folder)["cases"];
        for (std::size_t i = 0; i < cases.size(); ++i) {
            const std::string checkpoint = cases[i]["checkpoint"];
            const bool known = checkpoint.rfind("hf/", 0) != 0 && checkpoint != "original_names.pt";
            if (known && (!withTarget || cases[i].contains("target"))) {
                QTest::addRow("%s %zu %s %s", folder.c_str(), i, checkpoint.c_str(),
                              cases[i]["expected"].get<std::string>().c_str())
                    << QString::fromStdString(folder) << int(i);
            }
        }
    }
}

} // namespace hydra::test::modern
