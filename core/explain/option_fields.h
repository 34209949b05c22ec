// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a method's options: equality and hash of keys, provenance, sessions, presets, the command
// line, the command in a figure and the Explain panel read it. A new one is a member of MapOptions, a row
// here, and the method that obeys it.
#pragma once

#include "core/base/field.h"
#include "core/explain/map.h"

#include <vector>

namespace hydra {

struct VitConfig;

struct OptionField : Field<MapOptions>
{
    bool (*matters)(const MethodInfo&); // to a method; to the others it is reset
    int (*count)(const VitConfig&); // values below this: blocks, heads; null: the rule alone
    bool ofOnePicture; // no preset holds it
};

[[nodiscard]] const std::vector<OptionField>& optionFields();
// The rule as a model of CONFIG narrows it.
[[nodiscard]] FieldRule ruleFor(const OptionField& field, const VitConfig& config);
// OPTIONS with the fields that do not matter to its method as they are by default.
[[nodiscard]] MapOptions normalised(const MapOptions& options);
// What means the same in every picture: no query token. Patches that are kept are of the picture they name.
[[nodiscard]] MapOptions ofAnyPicture(MapOptions options);
// BLOCK of DEPTH as MapOptions::layer says it: the last is -1, so that one question has one key.
[[nodiscard]] constexpr int canonicalBlock(int block, int depth)
{
    return block == depth - 1 ? -1 : block;
}

} // namespace hydra
