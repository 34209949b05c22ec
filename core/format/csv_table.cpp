// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/csv_table.h"

#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/base/number.h"
#include "core/base/printable.h"
#include "core/base/text_file.h"

#include <algorithm>

namespace hydra {

namespace {

constexpr std::uint64_t tableBytes = std::uint64_t(64) << 20;
constexpr std::ptrdiff_t tableRows = 2'000'000;
constexpr std::size_t tableCells = 8'000'000;

// The separator with the most fields in HEADER; the first of ALL on a tie.
char separatorOf(std::string_view header)
{
    constexpr std::string_view all = ",;\t";
    const auto fields = [&](char one) { return csvFields(header, mostCsvColumns, one).size(); };
    return *std::max_element(all.begin(), all.end(), [&](char a, char b) { return fields(a) < fields(b); });
}

} // namespace

std::vector<std::string> csvFields(std::string_view line, std::size_t most, char separator)
{
    std::vector<std::string> result(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"') {
            result.back() += '"';
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == separator && !quoted) {
            if (result.size() > most) {
                return result;
            }
            result.emplace_back();
        } else if (c != '\r') {
            result.back() += c;
        }
    }
    return result;
}

CsvTable::CsvTable(const Path& path)
    : m_path(path)
{
    const std::string text = readText(path, tableBytes);
    const auto ends = std::count(text.begin(), text.end(), '\n');
    if (ends > tableRows) { // empty lines count too: scanning them takes time
        throw inputError("%1: %2 lines, more than the %3 allowed here", path.string(), ends, tableRows);
    }
    constexpr std::string_view says = "sep=";
    std::size_t cells = 0;
    bool separated = false;
    int number = 1;
    for (std::string_view left = text; !left.empty(); ++number) {
        const std::string_view line = left.substr(0, left.find('\n'));
        left.remove_prefix(std::min(left.size(), line.size() + 1));
        if (line.empty()) {
            continue;
        }
        if (!separated) {
            separated = true;
            const bool matches = line.size() == says.size() + 1 && line.substr(0, says.size()) == says;
            m_separator = matches ? line.back() : separatorOf(line);
            if (matches) {
                continue;
            }
        }
        std::vector<std::string> fields = csvFields(line, mostCsvColumns, m_separator);
        cells += fields.size();
        if (fields.size() > mostCsvColumns || cells > tableCells) {
            throw inputError("%1: line %2: more than %3 columns, or more than %4 cells in all", path.string(),
                             number, mostCsvColumns, tableCells);
        }
        if (m_header.empty()) {
            for (const std::string& field : fields) {
                m_header.emplace_back(withoutBlanks(field));
            }
        } else {
            m_rows.push_back(std::move(fields));
            m_lines.push_back(number);
        }
    }
    if (m_header.empty()) {
        throw inputError("%1: expected a table with a header, found nothing", path.string());
    }
}

std::optional<std::size_t> CsvTable::column(const std::string& name) const
{
    const auto found = std::find(m_header.begin(), m_header.end(), name);
    return found == m_header.end() ? std::nullopt
                                   : std::optional<std::size_t>(std::size_t(found - m_header.begin()));
}

std::size_t CsvTable::neededColumn(const std::string& name) const
{
    if (const auto found = column(name)) {
        return *found;
    }
    throw inputError("%1: expected a column '%2', found %3", m_path.string(), name,
                     printable(listText(m_header, ", ")));
}

const std::string& CsvTable::cell(std::size_t row, std::size_t column) const
{
    if (column >= m_rows.at(row).size()) {
        throw inputError("%1: expected at least %2 cells, found %3", place(row), column + 1,
                         m_rows[row].size());
    }
    return m_rows[row][column];
}

double CsvTable::number(std::size_t row, std::size_t column) const
{
    const std::string& text = cell(row, column);
    std::string plain(withoutBlanks(text));
    if (m_separator == ';') { // where commas do not separate fields, spreadsheets use decimal commas
        std::replace(plain.begin(), plain.end(), ',', '.');
    }
    const auto value = finiteNumberIn(plain);
    if (!value) {
        throw inputError("%1: expected a number, found %2", place(row), printable(text));
    }
    return *value;
}

Message CsvTable::place(std::size_t row) const
{
    return message("%1: line %2", m_path.string(), m_lines.at(row));
}

} // namespace hydra
