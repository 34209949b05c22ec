// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/map_file.h"

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>
#include <vector>

namespace hydra::engine {

std::string mapCsv(const Map& map)
{
    std::string text;
    char number[32];
    for (std::size_t i = 0; i < map.values.size(); ++i) {
        const bool ends = (i + 1) % static_cast<std::size_t>(map.cols) == 0;
        std::snprintf(number, sizeof number, "%.9g", double(map.values[i]));
        text += number;
        text += ends ? '\n' : ',';
    }
    return text;
}

std::string mapNpy(const Map& map)
{
    std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + std::to_string(map.rows)
        + ", " + std::to_string(map.cols) + "), }";
    constexpr std::size_t before = 10; // magic, version, length
    constexpr std::size_t block = 64; // the data begin at a multiple of it
    header.append(block - (before + header.size() + 1) % block, ' ');
    header += '\n';
    std::string bytes = std::string("\x93NUMPY\x01\x00", 8);
    bytes += static_cast<char>(header.size() & 0xffU);
    bytes += static_cast<char>(header.size() >> 8U);
    bytes += header;
    const std::size_t start = bytes.size();
    bytes.resize(start + map.values.size() * sizeof(float));
    std::memcpy(bytes.data() + start, map.values.data(), map.values.size() * sizeof(float));
    return bytes;
}

std::string mapJson(const Map& map, const MapKey& key)
{
    nlohmann::ordered_json json{{"method", key.options.method},
                                {"k", key.network.sub.heads},
                                {"class", map.classIndex},
                                {"against", map.againstIndex},
                                {"attention", key.network.plan.text()},
                                {"block", key.options.layer},
                                {"head", key.options.head},
                                {"query", key.options.query},
                                {"start_block", key.options.startLayer},
                                {"discard", key.options.discard},
                                {"model", key.network.model},
                                {"image", key.network.image},
                                {"rows", map.rows},
                                {"cols", map.cols}};
    json["residual"] = map.residual ? nlohmann::ordered_json(*map.residual) : nlohmann::ordered_json();
    json["values"] = nlohmann::ordered_json::array();
    for (int row = 0; row < map.rows; ++row) {
        const auto begin = map.values.begin() + std::ptrdiff_t(row) * map.cols;
        json["values"].push_back(std::vector<float>(begin, begin + map.cols));
    }
    return json.dump(1) + '\n';
}

} // namespace hydra::engine
