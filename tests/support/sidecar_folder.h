// SPDX-License-Identifier: GPL-3.0-or-later
// A small model's folder with configurations beside the weights, as Hugging Face writes them.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/format/safetensors.h"

#include <QTemporaryDir>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/plain_vit.h"
#include "tests/support/refusal.h"

namespace hydra::test {

using Json = nlohmann::json;

inline Json huggingFace()
{
    return Json{{"model_type", "vit"},
                {"hidden_size", 128},
                {"num_hidden_layers", 2},
                {"num_attention_heads", 4},
                {"intermediate_size", 256},
                {"hidden_act", "gelu"},
                {"layer_norm_eps", 1e-12},
                {"image_size", 12},
                {"patch_size", 4},
                {"num_channels", 3},
                {"id2label", {{"0", "ant"}, {"1", "bee"}, {"2", "cat"}, {"3", "dog"}, {"4", "elk"}}}};
}

inline Json preprocessor()
{
    return Json{{"do_resize", true},
                {"size", {{"height", 12}, {"width", 12}}},
                {"resample", 2},
                {"do_rescale", true},
                {"rescale_factor", 1 / 255.0},
                {"do_normalize", true},
                {"image_mean", {0.5, 0.25, 0.125}},
                {"image_std", {0.5, 0.5, 1}}};
}

class SidecarFolder
{
public:
    [[nodiscard]] Path folder() const { return Path(m_folder.path().toStdString()) / "model"; }
    void clear() const
    {
        std::filesystem::remove_all(folder());
        std::filesystem::create_directory(folder());
        writeSafetensors(folder() / "model.safetensors", plainVit(), {});
    }
    void put(const char* name, const std::string& text) const
    {
        std::ofstream(folder() / name, std::ios::binary) << text;
    }
    [[nodiscard]] Checkpoint openWith(const Json& config, const Json& preprocessing = {},
                                      const ModelOverrides& user = {}) const
    {
        put("config.json", config.dump());
        if (!preprocessing.is_null()) {
            put("preprocessor_config.json", preprocessing.dump());
        }
        return loadCheckpoint(folder(), user);
    }
    // Those of MODEL's notes that are about the files beside it.
    [[nodiscard]] static std::vector<Message> notesOf(const Checkpoint& model)
    {
        std::vector<Message> notes;
        for (const std::string& note : model.notes) {
            if (note.find(".json") != std::string::npos) {
                notes.push_back(note.substr(note.find(".json") + 5));
            }
        }
        return notes;
    }
    [[nodiscard]] bool refused(const char* says, const Json& config, const Json& preprocessing = {}) const
    {
        return refusedWith(says, [&] { (void)openWith(config, preprocessing); });
    }

private:
    QTemporaryDir m_folder;
};

} // namespace hydra::test
