// SPDX-License-Identifier: GPL-3.0-or-later
// A temporary folder for one model file at a time; opens it or checks its refusal.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/format/safetensors.h"

#include <QTemporaryDir>

#include <map>
#include <string>

#include "tests/support/refusal.h"

namespace hydra::test {

class ModelFolder
{
public:
    using KeyValues = std::map<std::string, std::string>;

    [[nodiscard]] Path inFolder(const std::string& name) const
    {
        return Path(m_folder.path().toStdString()) / name;
    }
    [[nodiscard]] Path write(const NamedTensors& tensors, const KeyValues& words = {}) const
    {
        writeSafetensors(inFolder("model.safetensors"), tensors, words);
        return inFolder("model.safetensors");
    }
    [[nodiscard]] VitConfig configOf(const NamedTensors& tensors, const KeyValues& words = {},
                                     const ModelOverrides& overrides = {}) const
    {
        return loadCheckpoint(write(tensors, words), overrides).config;
    }
    [[nodiscard]] bool refused(const char* says, const NamedTensors& tensors, const KeyValues& words = {},
                               const ModelOverrides& overrides = {}) const
    {
        return refusedWith(says, [&] { (void)configOf(tensors, words, overrides); });
    }

private:
    QTemporaryDir m_folder;
};

} // namespace hydra::test
