// SPDX-License-Identifier: GPL-3.0-or-later
// A CSV file with a header: labels, boxes.
#pragma once

#include "core/base/file.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

// One line of a CSV file; quotes may surround a field, a doubled quote inside stands for one. What follows
// the MOST + 1st field is left out: a line of commas costs no more.
constexpr std::size_t mostCsvColumns = 512;
[[nodiscard]] std::vector<std::string> csvFields(std::string_view line, std::size_t most = mostCsvColumns,
                                                 char separator = ',');

// Fields end at commas, semicolons or tabs, of which the header has most, or at what a first line "sep=;"
// says, as spreadsheets write it.
class CsvTable
{
public:
    // Throws Error{Input} when the file cannot be read, is larger than 64 MiB, is no text (text_file.h), or
    // has more than 512 columns, two million rows or eight million cells. Empty lines are left out, and so
    // are blanks around the names of columns.
    explicit CsvTable(const Path& path);

    [[nodiscard]] std::optional<std::size_t> column(const std::string& name) const;
    // Throws Error{Input} naming the columns there are.
    [[nodiscard]] std::size_t neededColumn(const std::string& name) const;

    [[nodiscard]] std::size_t rows() const noexcept { return m_rows.size(); }
    // Throw Error{Input} naming the line where it has no such cell, or no finite number in it.
    [[nodiscard]] const std::string& cell(std::size_t row, std::size_t column) const;
    [[nodiscard]] double number(std::size_t row, std::size_t column) const; // between semicolons 0,5, too
    [[nodiscard]] std::string place(std::size_t row) const; // "boxes.csv: line 7"

private:
    Path m_path;
    char m_separator = ',';
    std::vector<std::string> m_header;
    std::vector<std::vector<std::string>> m_rows;
    std::vector<int> m_lines;
};

} // namespace hydra
