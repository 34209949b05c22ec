// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/data_table.h"

#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/tensor/compute_on.h"

#include <charconv>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Json = nlohmann::ordered_json;

constexpr int digitsOfFloat = 9;

// Not printf, whose decimal point is a comma where the user's language has one.
template<class T, class... Format>
std::string numeral(T value, Format... format)
{
    char text[64];
    const auto written = std::to_chars(text, text + sizeof text, value, format...);
    return {text, written.ptr};
}

Json jsonOf(std::int64_t value)
{
    return value;
}

Json jsonOf(float value)
{
    return std::isfinite(value) ? Json(double(value)) : Json();
}

Json jsonOf(double value)
{
    return std::isfinite(value) ? Json(value) : Json();
}

Json jsonOf(const std::string& value)
{
    return value;
}

Json jsonOf(const std::vector<std::string>& values)
{
    return values;
}

std::string cellText(std::int64_t value)
{
    return numeral(value);
}

std::string cellText(float value)
{
    return numberText(value);
}

std::string cellText(double value)
{
    return numberText(value);
}

std::string cellText(const std::string& value)
{
    return csvField(value);
}

Json objectOf(const DataFacts& facts)
{
    Json json = Json::object();
    for (const auto& [name, fact] : facts) {
        json[name] = std::visit([](const auto& value) { return jsonOf(value); }, fact);
    }
    return json;
}

std::string textOf(const Json& json)
{
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n'; // a file's name may be any bytes
}

std::size_t lengthOf(const DataColumn& column)
{
    return std::visit([](const auto& values) { return values.size(); }, column.values);
}

// All columns are as long as the first.
std::size_t rowsOf(const DataTable& table)
{
    const std::size_t rows = table.columns.empty() ? 0 : lengthOf(table.columns.front());
    for (const DataColumn& column : table.columns) {
        if (lengthOf(column) != rows) {
            throw internalError("column ", column.name, " has ", lengthOf(column), " rows of ", rows);
        }
    }
    return rows;
}

// Texts as places in the list of those that occur, in the order of their coming.
NamedArray numbered(const std::string& name, const std::vector<std::string>& texts, Json& list)
{
    std::map<std::string, std::int64_t> places;
    std::vector<std::int64_t> numbers;
    list = Json::array();
    for (const std::string& text : texts) {
        const auto [place, isNew] = places.try_emplace(text, static_cast<std::int64_t>(places.size()));
        numbers.push_back(place->second);
        if (isNew) {
            list.push_back(text);
        }
    }
    return namedArray(name, numbers, {static_cast<std::int64_t>(numbers.size())});
}

} // namespace

std::string numberText(float value)
{
    return std::isfinite(value) ? numeral(value, std::chars_format::general, digitsOfFloat) : std::string();
}

std::string numberText(double value)
{
    return std::isfinite(value) ? numeral(value) : std::string();
}

std::string factsJson(const DataFacts& facts)
{
    return textOf(objectOf(facts));
}

std::string tableCsv(const DataTable& table)
{
    const std::size_t rows = rowsOf(table);
    std::string text;
    for (const DataColumn& column : table.columns) {
        text += (text.empty() ? "" : ",") + csvField(column.name);
    }
    text += '\n';
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            text += i > 0 ? "," : "";
            text += std::visit([row](const auto& values) { return cellText(values[row]); },
                               table.columns[i].values);
        }
        text += '\n';
    }
    return text;
}

std::string tableJson(const DataTable& table)
{
    Json json = objectOf(table.facts);
    Json& rows = json["rows"] = Json::array();
    const std::size_t count = rowsOf(table);
    for (std::size_t row = 0; row < count; ++row) {
        Json line = Json::object();
        for (const DataColumn& column : table.columns) {
            line[column.name] =
                std::visit([row](const auto& values) { return jsonOf(values[row]); }, column.values);
        }
        rows.push_back(std::move(line));
    }
    return textOf(json);
}

std::vector<NamedArray> tableArrays(const DataTable& table)
{
    (void)rowsOf(table);
    std::vector<NamedArray> arrays;
    Json said = objectOf(table.facts);
    for (const DataColumn& column : table.columns) {
        const std::string name = arrayName(column.name);
        if (const auto* texts = std::get_if<std::vector<std::string>>(&column.values)) {
            arrays.push_back(numbered(name, *texts, said["names"][name]));
        } else {
            std::visit(
                [&](const auto& values) {
                    if constexpr (!std::is_same_v<std::decay_t<decltype(values)>, std::vector<std::string>>) {
                        arrays.push_back(
                            namedArray(name, values, {static_cast<std::int64_t>(values.size())}));
                    }
                },
                column.values);
        }
    }
    arrays.push_back(namedText("provenance", textOf(said)));
    return arrays;
}

std::string tableFile(const DataTable& table, const std::string& format)
{
    if (format == "csv") {
        return tableCsv(table);
    }
    if (format == "json") {
        return tableJson(table);
    }
    if (format == "npz") {
        return npzBytes(tableArrays(table));
    }
    throw usageError("expected a name that ends in .csv, .json or .npz, got '.", format, "'");
}

} // namespace hydra
