// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/feature_file.h"

#include "core/format/safetensors.h"

#include <ATen/ATen.h>

namespace hydra::engine {

DataFacts featureFacts(const NetworkKey& key, const std::string& software, const std::string& modelName,
                       const std::string& picture, const std::string& heads)
{
    return {{"software", software},         {"model_name", modelName},
            {"model", key.model},           {"picture", picture},
            {"image", key.image},           {"heads", heads},
            {"attention", key.plan.text()}, {"without", key.without.text()},
            {"size", text(key.size)}};
}

void writeFeatures(const Path& path, std::vector<NamedArray> arrays, const DataFacts& facts)
{
    const std::string provenance = factsJson(facts);
    if (path.extension() != ".safetensors") {
        arrays.push_back(namedText("provenance", provenance));
        writeFileAtomically(path, npzBytes(arrays));
        return;
    }
    NamedTensors tensors;
    for (NamedArray& array : arrays) {
        const auto type = array.type == "<f2" ? at::kHalf : at::kFloat;
        tensors[array.name] = at::from_blob(array.bytes.data(), array.shape, type);
    }
    writeSafetensors(path, tensors, {{"provenance", provenance}});
}

} // namespace hydra::engine
