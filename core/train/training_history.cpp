// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_history.h"

#include "core/base/error.h"
#include "core/base/number.h"
#include "core/base/printable.h"
#include "core/checkpoint/name_rules.h"
#include "core/format/csv_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <set>

namespace hydra {

namespace {

constexpr std::size_t mostRows = 200'000;
constexpr std::size_t mostColumns = 512;
constexpr std::size_t longestLine = 16'384;

using Column = TrainingHistory::Column;

// The bounds of a column's numbers; empty for an unknown name.
struct Bounds
{
    double low = 0, high = 1e15;
    bool needed = false; // no cell may be empty
    bool grows = false; // never decreases from row to row
    bool diverges = false; // may be NaN or out of bounds, then read as empty
};

std::optional<Bounds> boundsOf(const std::string& name)
{
    if (name == "epoch" || name == "step" || name == "seconds") {
        return Bounds{0, 1e15, true, true};
    }
    if (name == "learning_rate" || name == "images_per_second") {
        return Bounds{};
    }
    if (endsWith(name, "loss") || headsOfColumn(name, "loss_k") > 0) {
        return Bounds{-1e15, 1e15, false, false, true};
    }
    if (headsOfColumn(name) > 0) {
        return Bounds{0, 100};
    }
    return std::nullopt;
}

// The lines without their ends; text after the last line end is not a line.
class Lines
{
public:
    explicit Lines(const std::string& text)
        : m_text(text)
    { }
    bool next(std::string& line)
    {
        const std::size_t end = m_text.find('\n', m_at);
        if (end == std::string::npos) {
            return false;
        }
        line = m_text.substr(m_at, end - m_at);
        m_at = end + 1;
        ++m_number;
        return true;
    }
    [[nodiscard]] bool rest() const { return m_at < m_text.size(); }
    [[nodiscard]] std::size_t number() const { return m_number; }

private:
    const std::string& m_text;
    std::size_t m_at = 0, m_number = 0;
};

class Parser
{
public:
    explicit Parser(const std::string& file)
        : m_file(file)
    { }
    [[nodiscard]] TrainingHistory parse(std::string text);

private:
    [[nodiscard]] std::vector<std::string> cells(const std::string& line, const Lines& at) const;
    void readHeader(const std::vector<std::string>& names);
    void readRow(const std::vector<std::string>& row, std::size_t line);
    [[nodiscard]] double number(const std::string& cell, std::size_t which, std::size_t line) const;
    [[nodiscard]] Message place(std::size_t line) const { return message("%1: line %2", m_file, line); }

    const std::string& m_file;
    TrainingHistory m_history;
    std::size_t m_width = 0; // cells of a row
    std::vector<std::size_t> m_places; // of each known column in a row
    std::vector<Bounds> m_bounds;
};

std::vector<std::string> Parser::cells(const std::string& line, const Lines& at) const
{
    if (line.size() > longestLine) {
        throw inputError("%1: %2 characters, more than the %3 allowed here", place(at.number()), line.size(),
                         longestLine);
    }
    return csvFields(line, longestLine);
}

void Parser::readHeader(const std::vector<std::string>& names)
{
    m_width = names.size();
    if (m_width > mostColumns) {
        throw inputError("%1: %2 columns, more than the %3 allowed here", place(1), m_width, mostColumns);
    }
    std::set<std::string> seen;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!seen.insert(names[i]).second) {
            throw inputError("%1: two columns are named %2", place(1), printable(names[i]));
        }
        if (const auto bounds = boundsOf(names[i])) {
            m_history.columns.push_back({names[i], {}});
            m_places.push_back(i);
            m_bounds.push_back(*bounds);
        }
    }
    for (const char* needed : {"epoch", "step", "seconds", "loss"}) {
        if (seen.count(needed) == 0) {
            throw inputError("%1: expected a column '%2', as a training's history has; this is another table",
                             place(1), needed);
        }
    }
}

double Parser::number(const std::string& cell, std::size_t which, std::size_t line) const
{
    const Bounds& bounds = m_bounds[which];
    const Column& column = m_history.columns[which];
    const Message where = message("%1, column %2", place(line), column.name);
    if (cell.empty() && !bounds.needed) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const auto read = numberIn(cell);
    const double value = read.value_or(0);
    if (read && bounds.diverges && (!std::isfinite(value) || value < bounds.low || value > bounds.high)) {
        return std::numeric_limits<double>::quiet_NaN(); // diverged trainings can still be shown
    }
    if (!read || !std::isfinite(value)) {
        throw inputError("%1: expected a number, found %2", where, printable(cell));
    }
    if (value < bounds.low || value > bounds.high) {
        throw inputError("%1: expected a number from %2 to %3, found %4", where, bounds.low, bounds.high,
                         printable(cell));
    }
    if (bounds.grows && !column.values.empty() && value < column.values.back()) {
        throw inputError("%1: %2 after %3; expected rows in the order of the training", where,
                         printable(cell), column.values.back());
    }
    return value;
}

void Parser::readRow(const std::vector<std::string>& row, std::size_t line)
{
    if (row.size() != m_width) {
        throw inputError("%1: expected %2 cells, as the header has, found %3", place(line), m_width,
                         row.size());
    }
    if (m_history.rows() >= mostRows) {
        throw inputError("%1: more than the %2 rows allowed here", place(line), mostRows);
    }
    std::vector<double> values;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        values.push_back(number(row[m_places[i]], i, line));
    }
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        m_history.columns[i].values.push_back(values[i]);
    }
}

TrainingHistory Parser::parse(std::string text)
{
    m_history.text = std::move(text);
    Lines lines(m_history.text);
    std::string line;
    if (!lines.next(line)) {
        throw inputError("%1: expected a header line, found none", m_file);
    }
    readHeader(cells(line, lines));
    while (lines.next(line)) {
        if (!line.empty() && line != "\r") {
            readRow(cells(line, lines), lines.number());
        }
    }
    m_history.cutOff = lines.rest();
    return std::move(m_history);
}

} // namespace

const Column* TrainingHistory::column(const std::string& name) const
{
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&](const Column& each) { return each.name == name; });
    return found == columns.end() ? nullptr : &*found;
}

TrainingHistory parseTrainingHistory(std::string text, const std::string& file)
{
    return Parser(file).parse(std::move(text));
}

int headsOfColumn(const std::string& name, const std::string& start)
{
    int heads = 0;
    if (name.compare(0, start.size(), start) != 0) {
        return 0;
    }
    const auto [end, failed] = std::from_chars(name.data() + start.size(), name.data() + name.size(), heads);
    return failed == std::errc() && end == name.data() + name.size() && heads <= 65'536 ? heads : 0;
}

} // namespace hydra
