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

// Avoids printf, whose decimal point is a comma in some languages.
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
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n'; // file names may hold any bytes
}

std::size_t lengthOf(const DataColumn& column)
{
    return std::visit([](const auto& values) { return values.size(); }, column.values);
}

// Checks that all columns are as long as the first.
std::size_t rowsOf(const DataTable& table)
{
    const std::size_t rows = table.columns.empty() ? 0 : lengthOf(table.columns.front());
    for (const DataColumn& column : table.columns) {
        if (lengthOf(column) != rows) {
            throw internalError("column %1 has %2 rows of %3", column.name, lengthOf(column), rows);
        }
    }
    return rows;
}

// Replaces texts by indices in LIST, which holds the distinct ones in order of appearance.
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

// TEXT escaped for LaTeX, in one line.
std::string latexText(std::string_view text)
{
    std::string out;
    for (const char c : plainText(text)) {
        constexpr std::string_view special = "#$%&_{}";
        out += special.find(c) != std::string_view::npos ? std::string("\\") + c
            : c == '\\'                                  ? "\\textbackslash{}"
            : c == '^'                                   ? "\\textasciicircum{}"
            : c == '~'                                   ? "\\textasciitilde{}"
            : c == '\n' || c == '\r' || c == '\t'        ? " "
                                                         : std::string(1, c);
    }
    return out;
}

// Formatted for a paper.
template<class T>
std::string latexCell(const T& value)
{
    constexpr int digits = 4;
    if constexpr (std::is_same_v<T, std::string>) {
        return latexText(value);
    } else if constexpr (std::is_floating_point_v<T>) {
        return std::isfinite(value) ? numeral(value, std::chars_format::general, digits) : "--";
    } else {
        return numeral(value);
    }
}

template<class T>
std::string pythonCell(const T& value)
{
    if constexpr (std::is_same_v<T, std::string>) {
        return pythonString(plainText(value));
    } else if constexpr (std::is_floating_point_v<T>) {
        return std::isfinite(value) ? numberText(value) : "nan";
    } else {
        return numeral(value);
    }
}

// One line for each fact, prefixed with MARK.
std::string commented(const DataFacts& facts, const char* mark)
{
    std::string text;
    for (const auto& [name, fact] : facts) {
        const Json value = std::visit([](const auto& one) { return jsonOf(one); }, fact);
        // ASCII, in one line
        text += join(mark, name, ": ", value.dump(-1, ' ', true, Json::error_handler_t::replace), '\n');
    }
    return text;
}

// Uses booktabs.
std::string tableTex(const DataTable& table)
{
    const std::size_t rows = rowsOf(table);
    std::string kinds, heads, lines;
    for (const DataColumn& column : table.columns) {
        kinds += std::holds_alternative<std::vector<std::string>>(column.values) ? 'l' : 'r';
        heads += (heads.empty() ? "" : " & ") + latexText(column.name);
    }
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            lines += i > 0 ? " & " : "";
            lines += std::visit([row](const auto& values) { return latexCell(values[row]); },
                                table.columns[i].values);
        }
        lines += " \\\\\n";
    }
    return commented(table.facts, "% ") + "% \\usepackage{booktabs}\n\\begin{tabular}{" + kinds
        + "}\n\\toprule\n" + heads + " \\\\\n\\midrule\n" + lines + "\\bottomrule\n\\end{tabular}\n";
}

// A script that draws a chart: every column of numbers over the first one, a line for each word of the first
// column of words; bars if each word has one row. Three lines of the script select what is drawn, so that
// users can change it.
std::string tableScript(const DataTable& table)
{
    constexpr const char* drawing = R"(DATA = dict(COLUMNS)
words = [name for name, values in COLUMNS if any(isinstance(value, str) for value in values)]
numbers = [name for name, values in COLUMNS if name not in words and any(value == value for value in values)]
X = next((name for name in numbers if len(set(DATA[name])) > 1), numbers[0])
GROUPS = words[0] if words else None
groups = list(dict.fromkeys(DATA[GROUPS])) if GROUPS else [None]
BARS = 1 < len(groups) == len(DATA[X]) <= 60
Y = [name for name in numbers if (BARS or name != X) and len(set(DATA[name])) > 1]
POINTS = "x" in DATA and "y" in DATA
if POINTS:
    X, Y, groups, BARS = "x", ["y"], [None], False
    hues = next((DATA[name] for name in ("class", "k", "token") if len(set(DATA.get(name, []))) > 1), None)

high = len(groups) / 5 + 0.6 if BARS else 5 if POINTS else 1.8
figure, axes = plt.subplots(max(len(Y), 1), squeeze=False, sharex=not BARS, figsize=(5, high * max(len(Y), 1)))
for axis, name in zip(axes[:, 0], Y):
    if BARS:
        axis.barh([str(group).replace("$", r"\$") for group in groups], DATA[name])
        axis.invert_yaxis()
        axis.set_xlabel(name)
        continue
    if POINTS:
        axis.scatter(DATA[X], DATA[name], s=6, c=hues)
    for group in [] if POINTS else groups[:20]:
        rows = [i for i in range(len(DATA[X])) if group is None or DATA[GROUPS][i] == group]
        axis.plot([DATA[X][i] for i in rows], [DATA[name][i] for i in rows], ".-",
                  label=None if group is None else str(group).replace("$", r"\$"))
    axis.set_ylabel(name)
if not BARS:
    axes[-1, 0].set_xlabel(X)
if not BARS and len(groups) > 1 and Y:
    axes[0, 0].legend(fontsize="small")
figure.tight_layout()
if len(sys.argv) > 1:
    figure.savefig(sys.argv[1])
else:
    plt.show()
)";
    const std::size_t rows = rowsOf(table);
    std::string columns;
    for (const DataColumn& column : table.columns) {
        columns += "    (" + pythonCell(column.name) + ", [";
        for (std::size_t row = 0; row < rows; ++row) {
            columns += row > 0 ? ", " : "";
            columns +=
                std::visit([row](const auto& values) { return pythonCell(values[row]); }, column.values);
        }
        columns += "]),\n";
    }
    return "#!/usr/bin/env python3\n# Draws a chart with Matplotlib; with a name (chart.pdf) into that "
           "file.\n"
        + commented(table.facts, "# ")
        + "import sys\n\nimport matplotlib.pyplot as plt\n\nnan = float(\"nan\")\nCOLUMNS = [\n" + columns
        + "]\n" + std::string(drawing);
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

DataFacts withFacts(DataFacts facts, const nlohmann::ordered_json& more)
{
    for (const auto& [name, value] : more.items()) {
        facts.emplace_back(name, value.get<std::string>());
    }
    return facts;
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
    Json json = objectOf(table.facts);
    for (const DataColumn& column : table.columns) {
        const std::string name = arrayName(column.name);
        if (const auto* texts = std::get_if<std::vector<std::string>>(&column.values)) {
            arrays.push_back(numbered(name, *texts, json["names"][name]));
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
    arrays.push_back(namedText("provenance", textOf(json)));
    return arrays;
}

std::string tableFile(const DataTable& table, TableFormat format)
{
    switch (format) {
    case TableFormat::Csv:
        return tableCsv(table);
    case TableFormat::Json:
        return tableJson(table);
    case TableFormat::Npz:
        return npzBytes(tableArrays(table));
    case TableFormat::Tex:
        return tableTex(table);
    case TableFormat::Py:
        return tableScript(table);
    }
    throw internalError("table: unknown format");
}

} // namespace hydra
