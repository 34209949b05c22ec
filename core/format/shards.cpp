// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/shards.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/format/shape_text.h"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::size_t largestIndex = std::size_t(32) << 20;
constexpr std::size_t mostShards = 1000;
constexpr std::size_t deepestIndex = 8;

// A name in the index's own folder, without characters that are special in paths.
bool isPlainFileName(const std::string& file)
{
    return !file.empty() && file.size() <= 255 && file.front() != '.'
        && file.find_first_of("/\\:") == std::string::npos
        && std::none_of(file.begin(), file.end(),
                        [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

nlohmann::json parsed(const std::uint8_t* data, std::size_t size, const std::string& name)
{
    if (size > largestIndex || std::memchr(data, 0, size) != nullptr) {
        throw inputError("%1: not an index of shards (%2 bytes; expected JSON of at most %3)", name, size,
                         largestIndex);
    }
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    nlohmann::json index;
    try {
        index = parseJson(text, name, {largestIndex, deepestIndex});
    } catch (const Error&) { // any error: not an index
    }
    if (!index.is_object() || !index.contains("weight_map") || !index["weight_map"].is_object()) {
        throw inputError("%1: expected an index of shards (JSON with a weight_map of tensor names to files)",
                         name);
    }
    return index;
}

} // namespace

std::map<std::string, std::vector<std::string>> parseShardIndex(const std::uint8_t* data, std::size_t size,
                                                                const std::string& name)
{
    std::map<std::string, std::vector<std::string>> shards;
    const nlohmann::json index = parsed(data, size, name);
    for (const auto& [tensor, file] : index["weight_map"].items()) {
        if (!file.is_string() || !isPlainFileName(file.get_ref<const std::string&>())) {
            throw inputError("%1: tensor %2: expected the name of a file next to the index, found %3", name,
                             printable(tensor),
                             printable(file.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace)));
        }
        shards[file.get<std::string>()].push_back(tensor);
    }
    if (shards.empty() || shards.size() > mostShards) {
        throw inputError("%1: an index of %2 files; expected 1 to %3", name, shards.size(), mostShards);
    }
    return shards;
}

} // namespace hydra
