// SPDX-License-Identifier: GPL-3.0-or-later
// A displayed table, prepared for a file: CSV, JSON with its facts, or NPZ with one array per column. Numbers
// are written so that they read back unchanged, in every language.
#pragma once

#include "core/export/formats.h"
#include "core/format/named_array.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace hydra {

// The origin of a file's numbers: program, model, picture, settings; in this order.
using DataFact = std::variant<std::int64_t, double, std::string, std::vector<std::string>>;
using DataFacts = std::vector<std::pair<std::string, DataFact>>;

struct DataColumn
{
    std::string name;
    // NaN and infinity stand for unknown numbers.
    std::variant<std::vector<std::int64_t>, std::vector<float>, std::vector<double>, std::vector<std::string>>
        values;
};

struct DataTable
{
    DataFacts facts;
    std::vector<DataColumn> columns; // all of equal length
};

// "%.9g" for a float, which is its full precision; for a double the shortest text that reads back unchanged.
// Empty for values that are not finite.
[[nodiscard]] std::string numberText(float value);
[[nodiscard]] std::string numberText(double value);

// FACTS, followed by the entries of MORE as texts.
[[nodiscard]] DataFacts withFacts(DataFacts facts, const nlohmann::ordered_json& more);
[[nodiscard]] std::string factsJson(const DataFacts& facts);
[[nodiscard]] std::string tableCsv(const DataTable& table); // without FACTS
[[nodiscard]] std::string tableJson(const DataTable& table); // { FACTS, "rows": [ { COLUMN: VALUE } ] }
// Texts become indices in the list that "provenance" has under "names", then COLUMN.
[[nodiscard]] std::vector<NamedArray> tableArrays(const DataTable& table);

// The content of a file with TABLE in FORMAT.
[[nodiscard]] std::string tableFile(const DataTable& table, TableFormat format);

} // namespace hydra
