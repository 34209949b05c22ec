// SPDX-License-Identifier: GPL-3.0-or-later
// A CSV file with a header, such as labels or boxes.
#pragma once

#include "core/base/file.h"
#include "core/base/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

// Splits one line of a CSV file. A field may be quoted; a doubled quote inside stands for one quote. Fields
// after the MOST + 1st are dropped, which bounds the cost of a line of commas.
constexpr std::size_t mostCsvColumns = 512;
[[nodiscard]] std::vector<std::string> csvFields(std::string_view line, std::size_t most = mostCsvColumns,
                                                 char separator = ',');

// The separator is a comma, semicolon or tab, the one that occurs most in the header, or the one that a first
// line "sep=;" names, as spreadsheets write it.
class CsvTable
{
public:
    // Throws Error{Input} when the file cannot be read, is larger than 64 MiB, is not text (text_file.h), or
    // has more than 512 columns, two million rows or eight million cells. Skips empty lines and trims the
    // names of columns.
    explicit CsvTable(const Path& path);

    [[nodiscard]] std::optional<std::size_t> column(const std::string& name) const;
    // Throws Error{Input} that lists the columns of the file.
    [[nodiscard]] std::size_t neededColumn(const std::string& name) const;

    [[nodiscard]] std::size_t rows() const noexcept { return m_rows.size(); }
    // Throw Error{Input} naming the line where the cell is missing or does not hold a finite number.
    [[nodiscard]] const std::string& cell(std::size_t row, std::size_t column) const;
    [[nodiscard]] double number(std::size_t row, std::size_t column) const; // with separator ';' also "0,5"
    [[nodiscard]] Message place(std::size_t row) const; // "boxes.csv: line 7"

private:
    Path m_path;
    char m_separator = ',';
    std::vector<std::string> m_header;
    std::vector<std::vector<std::string>> m_rows;
    std::vector<int> m_lines;
};

} // namespace hydra
