// SPDX-License-Identifier: GPL-3.0-or-later
// A table that is shown somewhere, on its way to a file: CSV, JSON with what it is of, or NPZ with one array
// a column. Numbers are written so that they read back as the same numbers, whatever the user's language.
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

// What a file's numbers are of: program, model, picture, settings; in this order.
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
    std::vector<DataColumn> columns; // all of one length
};

// "%.9g", which is all that a float has, and the shortest text that reads back as this double; empty for what
// is not finite.
[[nodiscard]] std::string numberText(float value);
[[nodiscard]] std::string numberText(double value);

// FACTS, then what SAID says in texts.
[[nodiscard]] DataFacts withSaid(DataFacts facts, const nlohmann::ordered_json& said);
[[nodiscard]] std::string factsJson(const DataFacts& facts);
[[nodiscard]] std::string tableCsv(const DataTable& table); // without the facts
[[nodiscard]] std::string tableJson(const DataTable& table); // { FACTS, "rows": [ { COLUMN: VALUE } ] }
// Texts become numbers of the list that "provenance" has under "names", then COLUMN.
[[nodiscard]] std::vector<NamedArray> tableArrays(const DataTable& table);

// By the ending of a file's name: "csv", "json" or "npz". Throws Error{Usage} for another one.
[[nodiscard]] std::string tableFile(const DataTable& table, TableFormat format);

} // namespace hydra
