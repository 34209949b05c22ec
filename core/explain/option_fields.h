// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a method's options. Equality and hash of keys, provenance, sessions, presets, the command
// line, the command in a figure and the Explain panel read it. A new option needs a member of MapOptions, a
// row here, and a method that uses it.
#pragma once

#include "core/base/field.h"
#include "core/explain/map.h"

#include <vector>

namespace hydra {

struct VitConfig;

struct OptionField : Field<MapOptions>
{
    bool (*matters)(const MethodInfo&); // to this method; for other methods the field is reset
    int (*count)(const VitConfig&); // upper bound (exclusive): blocks, heads; null: only the rule bounds it
    bool ofOnePicture; // not stored in presets
};

[[nodiscard]] const std::vector<OptionField>& optionFields();
// FIELD's rule, narrowed to a model of CONFIG.
[[nodiscard]] FieldRule ruleFor(const OptionField& field, const VitConfig& config);
// OPTIONS with the fields that do not matter to its method reset to their defaults.
[[nodiscard]] MapOptions normalised(const MapOptions& options);
// OPTIONS without the query token, so that they mean the same in every picture. Kept patches stay: they name
// their picture.
[[nodiscard]] MapOptions ofAnyPicture(MapOptions options);
// BLOCK of DEPTH as MapOptions::block stores it: the last block is -1, so that equal questions have equal
// keys.
[[nodiscard]] constexpr int canonicalBlock(int block, int depth)
{
    return block == depth - 1 ? -1 : block;
}

} // namespace hydra
