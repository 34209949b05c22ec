// SPDX-License-Identifier: GPL-3.0-or-later
// Synthetic scenes with known truth: solid objects, lit, shaded and textured, on a ground before a
// background. The label is the most visible object; every object has a mask. Deterministic from (seed,
// index), on every machine and thread count.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/image/image.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

[[nodiscard]] const std::vector<std::string>& sceneClasses(); // "sphere", "cube", "cone", "torus", ...

struct Scene
{
    Image image; // [size, size]
    std::vector<std::uint8_t> mask; // [size, size]: 0 background, 1 + i for object i
    std::vector<int> objectClasses; // class index of object i, all different
    std::vector<int> visiblePixels; // of object i
    int label = 0; // class of the most visible object; it shows at least 1.4 times as many pixels as the next
};

// One scene of SIZE x SIZE pixels (32..2048). Casts SAMPLES x SAMPLES rays (1..16) in pixels that differ from
// a neighbour, one in the others. Object 0 is the most visible.
[[nodiscard]] Scene renderScene(std::uint64_t seed, std::uint64_t index, int size, int samples = 2);

// Writes images/NNNNNN.png, masks/NNNNNN.png (0, 1, 2, 3 as in Scene::mask) and labels.csv
// (file,class_index,class,objects) under FOLDER; SCENES with indices 0..count-1. Reports progress and checks
// for cancellation per scene; written scenes are kept.
void writeScenes(const Path& folder, std::uint64_t seed, int count, int size, const Progress& progress,
                 const CancelToken& cancel);

// The same scenes in memory for training: pixels [count, size, size, 3] and labels; kept in CACHE (a folder)
// so that a resumed training need not render again. patchShares[i] is, per patch of `patch` pixels and class
// (background last), the share of pixels: [count, patches, classes + 1], quantised to 0..255.
struct SceneSet
{
    int count = 0, size = 0, patch = 0;
    std::vector<std::uint8_t> pixels, labels, patchShares;
};
[[nodiscard]] SceneSet sceneSet(std::uint64_t seed, int count, int size, int patch, const Path& cache,
                                const Progress& progress, const CancelToken& cancel);

} // namespace hydra
