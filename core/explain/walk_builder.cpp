// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/walk_builder.h"

#include "core/base/error.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <limits>
#include <locale>
#include <sstream>

namespace hydra {

namespace {

// Rows computed at once: a few megabytes for any number of tokens.
constexpr std::int64_t rowsAtOnce = 256;

std::size_t cell(std::int64_t row, std::int64_t col, std::int64_t cols)
{
    return static_cast<std::size_t>(row * cols + col);
}

std::string subscript(int number)
{
    static const char* const digits[] = {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
    std::string out;
    for (const char c : std::to_string(number)) {
        out += digits[c - '0'];
    }
    return out;
}

// Sums and counts of the blocks of a matrix.
class Blocks
{
public:
    explicit Blocks(WalkMatrix& m)
        : m_matrix(m)
        , m_sums(cell(m.rows, 0, m.cols), 0.0)
        , m_counts(m_sums.size(), 0)
    { }

    void take(std::int64_t from, const at::Tensor& rows) // [count, wholeCols] float32, contiguous
    {
        const float* x = rows.data_ptr<float>();
        for (std::int64_t r = 0; r < rows.size(0); ++r) {
            for (std::int64_t c = 0; c < m_matrix.wholeCols; ++c, ++x) {
                if (std::isfinite(*x)) {
                    const std::size_t at =
                        cell((from + r) / m_matrix.rowsEach, c / m_matrix.colsEach, m_matrix.cols);
                    m_sums[at] += double(*x);
                    ++m_counts[at];
                    m_matrix.min = std::min(m_matrix.min, *x);
                    m_matrix.max = std::max(m_matrix.max, *x);
                }
            }
        }
    }
    void finish()
    {
        m_matrix.values.resize(m_sums.size());
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            m_matrix.values[i] = m_counts[i] > 0 ? static_cast<float>(m_sums[i] / double(m_counts[i]))
                                                 : std::numeric_limits<float>::quiet_NaN();
        }
        if (m_matrix.min > m_matrix.max) { // no finite value
            m_matrix.min = m_matrix.max = 0;
        }
    }

private:
    WalkMatrix& m_matrix;
    std::vector<double> m_sums;
    std::vector<std::int64_t> m_counts;
};

int blockOf(const Trace& trace, const WalkQuestion& question)
{
    const int blocks = static_cast<int>(trace.blocks.size());
    const int block = question.block < 0 ? blocks - 1 : question.block;
    if (question.block < -1 || block >= blocks) {
        throw usageError("walk-through: expected a block from 0 to %1, got %2", blocks - 1, question.block);
    }
    return block;
}

} // namespace

WalkMatrix meansOf(std::int64_t rows, std::int64_t cols, std::int64_t focus, const RowsOf& rowsOf,
                   const CancelToken& cancel)
{
    WalkMatrix m;
    const auto each = [](std::int64_t n) { return (n + WalkMatrix::maxSide - 1) / WalkMatrix::maxSide; };
    m.wholeRows = rows;
    m.wholeCols = cols;
    m.rowsEach = each(rows);
    m.colsEach = each(cols);
    m.rows = static_cast<int>((rows + m.rowsEach - 1) / m.rowsEach);
    m.cols = static_cast<int>((cols + m.colsEach - 1) / m.colsEach);
    m.min = std::numeric_limits<float>::infinity();
    m.max = -m.min;
    m.focus = focus;
    Blocks blocks(m);
    for (std::int64_t from = 0; from < rows; from += rowsAtOnce) {
        cancel.check();
        const at::Tensor some =
            rowsOf(from, std::min(rowsAtOnce, rows - from)).to(at::kCPU, at::kFloat).contiguous();
        blocks.take(from, some);
        if (focus >= from && focus < from + some.size(0)) {
            const float* row = some.data_ptr<float>() + (focus - from) * cols;
            m.focusRow.assign(row, row + cols);
        }
    }
    blocks.finish();
    return m;
}

WalkBuilder::WalkBuilder(const Trace& from, const WalkQuestion& question, const CancelToken& stop)
    : trace(from)
    , number(blockOf(from, question))
    , block(from.blocks[static_cast<std::size_t>(number)])
    , weights(from.weights->blocks[static_cast<std::size_t>(number)])
    , info(infoOf(block.attention.kind))
    , cancel(stop)
    , T(from.tokenCount())
    , inner(block.qkv.size(1) / 3)
    , d(inner)
    , query(block.qkv.narrow(1, 0, inner))
    , key(block.qkv.narrow(1, inner, inner))
    , value(block.qkv.narrow(1, 2 * inner, inner))
    , turned(block.turn.present())
{
    walk.block = number;
    walk.heads = headsToChoose(block.attention, from.layout.heads);
    walk.head = question.head;
    if (walk.head < 0 || walk.head >= walk.heads) {
        throw usageError("walk-through: block %1 (%2) has heads 0 to %3, got %4", walk.block,
                         text(block.attention), walk.heads - 1, walk.head);
    }
    d = inner / walk.heads;
    walk.kind = text(block.attention);
    walk.tokens = T;
    walk.prefix = from.prefix;
    walk.gridRows = from.rows;
    walk.gridCols = from.cols;
    const std::int64_t patches = std::int64_t(from.rows) * from.cols;
    if (question.query < -1 || question.query >= patches) {
        throw usageError("walk-through: expected a patch from 0 to %1 or -1 for the class token, got %2",
                         patches - 1, question.query);
    }
    walk.token = question.query < 0 ? 0 : from.tokenOf(question.query);
    if (from.kept.defined()) {
        const at::Tensor kept = from.kept.to(at::kCPU).contiguous();
        walk.kept.assign(kept.data_ptr<std::int64_t>(), kept.data_ptr<std::int64_t>() + kept.numel());
    }
}

at::Tensor WalkBuilder::ofHead(const at::Tensor& x) const
{
    return x.narrow(1, firstFeature(), d);
}

Message WalkBuilder::inWords(std::int64_t token) const
{
    return message(token < walk.prefix ? phrase("the %1") : "%1", tokenName(walk, token));
}

std::string WalkBuilder::headNumber(const char* symbol) const
{
    return walk.heads > 1 ? symbol + subscript(walk.head) : symbol;
}

std::string WalkBuilder::asTurned(const char* symbol) const
{
    return headNumber(turned ? (std::string(symbol) + "′").c_str() : symbol);
}

WalkStep& WalkBuilder::addTokens(StepWords words, const at::Tensor& x, std::int64_t firstCol,
                                 std::int64_t wholeCols)
{
    WalkMatrix m = meansOf(
        x.size(0), x.size(1), walk.token,
        [&](std::int64_t from, std::int64_t count) { return x.narrow(0, from, count); }, cancel);
    m.firstCol = firstCol;
    Message shape = shapeText(x.size(0), x.size(1));
    if (wholeCols > x.size(1)) {
        shape += message(" of %1", shapeText(x.size(0), wholeCols));
    }
    return add(std::move(words), std::move(m), std::move(shape));
}

WalkStep& WalkBuilder::add(StepWords words, WalkMatrix matrix, Message shape)
{
    addWords(std::move(words));
    WalkStep& step = walk.steps.back();
    step.shape = shape.empty() ? Message(shapeText(matrix.wholeRows, matrix.wholeCols)) : std::move(shape);
    if (matrix.isMean()) {
        step.shape += message(", means of %1 × %2", matrix.rowsEach, matrix.colsEach);
    }
    step.matrix = std::move(matrix);
    return step;
}

void WalkBuilder::addWords(StepWords w)
{
    walk.steps.push_back({std::move(w.id),
                          w.section,
                          std::move(w.operation),
                          std::move(w.title),
                          std::move(w.formula),
                          {},
                          std::move(w.explanation),
                          {}});
}

int headsToChoose(const BlockAttention& block, int layerHeads)
{
    const KindInfo& info = infoOf(block.kind);
    if (block.kind == AttentionKind::Linear) {
        return block.heads > 0 ? block.heads : layerHeads;
    }
    return info.oneHead || info.combination == Combination::Sums ? 1 : layerHeads;
}

Message tokenName(const WalkThrough& walk, std::int64_t token)
{
    if (token < walk.prefix) {
        return token == 0 ? message("class token") : message("prefix token %1", token);
    }
    const int patch = walk.patchOf(token);
    if (patch < 0) {
        return phrase("extra token");
    }
    const std::int64_t cols = std::max(1, walk.gridCols);
    return message("token %1 (row %2, col %3)", patch, patch / cols + 1, patch % cols + 1);
}

int WalkThrough::patchOf(std::int64_t number) const
{
    const std::int64_t place = number - prefix;
    const std::int64_t grid = std::int64_t(gridRows) * gridCols;
    const std::int64_t count = kept.empty() ? grid : static_cast<std::int64_t>(kept.size());
    if (place < 0 || place >= count) {
        return -1;
    }
    return kept.empty() ? static_cast<int>(place) : kept[static_cast<std::size_t>(place)];
}

std::int64_t WalkThrough::tokenOf(int patch) const
{
    if (patch < 0 || kept.empty()) {
        return patch < 0 ? -1 : patch + prefix;
    }
    const auto at = std::lower_bound(kept.begin(), kept.end(), patch);
    return at != kept.end() && *at == patch ? prefix + (at - kept.begin()) : -1;
}

std::size_t WalkThrough::bytes() const
{
    std::size_t bytes = sizeof(WalkThrough);
    for (const WalkStep& step : steps) {
        bytes += sizeof(WalkStep) + 512
            + (step.matrix.values.size() + step.matrix.focusRow.size()) * sizeof(float);
    }
    return bytes;
}

std::string shapeText(std::int64_t rows, std::int64_t cols)
{
    return join("[", rows, ", ", cols, "]");
}

std::string withCommas(std::int64_t number)
{
    std::string digits = std::to_string(number);
    for (std::size_t place = digits.size(); place > 3; place -= 3) {
        digits.insert(place - 3, ",");
    }
    return digits;
}

std::string sentence(std::string words)
{
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') {
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    }
    return words;
}

std::string threeDigits(double value)
{
    std::ostringstream digits; // in the classic locale, not the desktop's
    digits.imbue(std::locale::classic());
    digits << std::setprecision(3) << value;
    return digits.str();
}

} // namespace hydra
