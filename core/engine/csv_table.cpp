// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/csv_table.h"

#include "core/base/error.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace hydra::engine {

std::vector<std::string> csvFields(const std::string& line)
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
        } else if (c == ',' && !quoted) {
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
    const Bytes bytes = readFile(path, std::uint64_t(256) << 20);
    std::istringstream in(std::string(bytes.begin(), bytes.end()));
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        if (line.empty() || line == "\r") {
            continue;
        }
        if (m_header.empty()) {
            m_header = csvFields(line);
        } else {
            m_rows.push_back(csvFields(line));
            m_lines.push_back(number);
        }
    }
    if (m_header.empty()) {
        throw inputError(path.string(), ": expected a table with a header, found nothing");
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
    std::string all;
    for (const std::string& one : m_header) {
        all += (all.empty() ? "" : ", ") + one;
    }
    throw inputError(m_path.string(), ": expected a column '", name, "', found ", all);
}

const std::string& CsvTable::cell(std::size_t row, std::size_t column) const
{
    if (column >= m_rows.at(row).size()) {
        throw inputError(place(row), ": expected at least ", column + 1, " cells, found ",
                         m_rows[row].size());
    }
    return m_rows[row][column];
}

double CsvTable::number(std::size_t row, std::size_t column) const
{
    const std::string& text = cell(row, column);
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !std::isfinite(value)) {
        throw inputError(place(row), ": expected a number, found '", text, "'");
    }
    return value;
}

std::string CsvTable::place(std::size_t row) const
{
    return join(m_path.string(), ": line ", m_lines.at(row));
}

} // namespace hydra::engine
