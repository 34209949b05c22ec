// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/concepts.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/tensor/gemm.h"
#include "core/text/prompts.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <tuple>

namespace hydra {

namespace {

constexpr double nearlyZero = 1e-12;

at::Tensor unitRows(const at::Tensor& x)
{
    return x / x.norm(2, {-1}, true).clamp_min(nearlyZero);
}

at::Tensor rowsOf(const at::Tensor& all, const std::vector<std::int64_t>& words)
{
    return all.index_select(0, at::tensor(words, at::kLong)).to(at::kDouble);
}

// The words that take part, and their weights.
struct Active
{
    std::vector<std::int64_t> words;
    std::vector<double> weights;

    [[nodiscard]] at::Tensor rows(const at::Tensor& all) const { return rowsOf(all, words); }
    // w D
    [[nodiscard]] at::Tensor made(const at::Tensor& all) const
    {
        return words.empty() ? at::zeros({all.size(1)}, at::kDouble)
                             : at::mv(rows(all).t(), at::tensor(weights, at::kDouble));
    }
    [[nodiscard]] bool has(std::int64_t word) const
    {
        return std::find(words.begin(), words.end(), word) != words.end();
    }
    void dropBelow(double least)
    {
        for (std::size_t i = words.size(); i-- > 0;) {
            if (weights[i] <= least) {
                words.erase(words.begin() + std::ptrdiff_t(i));
                weights.erase(weights.begin() + std::ptrdiff_t(i));
            }
        }
    }
};

// Returns the best weights for c with these words, of either sign; undefined if there is no solution. One
// word more than there are dimensions is linearly dependent: the ridge then lets a word leave, and changes no
// result.
at::Tensor unbounded(const at::Tensor& rows, const at::Tensor& c, double lambda)
{
    constexpr double ridge = 1e-11;
    const at::Tensor products = at::matmul(rows, rows.t()) + ridge * at::eye(rows.size(0), at::kDouble);
    const auto [factor, failed] = at::linalg_cholesky_ex(products);
    if (failed.item<int>() != 0) {
        return {};
    }
    return at::cholesky_solve((at::mv(rows, c) - lambda / 2).unsqueeze(1), factor).squeeze(1).contiguous();
}

// Moves the weights of ACTIVE, whose last word is new, to their optimum; drops words whose weight would be
// negative.
void settle(Active& active, const at::Tensor& all, const at::Tensor& c, double lambda)
{
    while (!active.words.empty()) {
        const at::Tensor best = unbounded(active.rows(all), c, lambda);
        if (!best.defined()) {
            active.dropBelow(0); // the new one
            return;
        }
        const double* const to = best.data_ptr<double>();
        double step = 1;
        for (std::size_t i = 0; i < active.words.size(); ++i) {
            if (to[i] <= 0) {
                step = std::min(step, active.weights[i] / (active.weights[i] - to[i]));
            }
        }
        for (std::size_t i = 0; i < active.words.size(); ++i) {
            const double moved = active.weights[i] + step * (to[i] - active.weights[i]);
            active.weights[i] = step < 1 && to[i] <= 0 && moved < nearlyZero ? 0 : moved;
        }
        if (step >= 1) {
            return;
        }
        active.dropBelow(0);
    }
}

// Returns the best words outside ACTIVE that fit REST [E] better than LEAST.
std::vector<std::int64_t> candidates(const Active& active, const at::Tensor& all, const at::Tensor& rest,
                                     double least)
{
    constexpr std::int64_t most = 64;
    at::Tensor fits = affine(rest.to(at::kFloat).unsqueeze(0), all, {})[0];
    if (!active.words.empty()) {
        fits.index_fill_(0, at::tensor(active.words, at::kLong), -std::numeric_limits<float>::infinity());
    }
    const auto [values, places] = fits.topk(std::min(most, fits.size(0)));
    std::vector<std::int64_t> found;
    for (std::int64_t i = 0; i < values.size(0) && values[i].item<double>() > least; ++i) {
        found.push_back(places[i].item<std::int64_t>());
    }
    return found;
}

// Moves ACTIVE to the optimum over its own words and those of POOL; returns false if no word of POOL helps.
bool takeIn(Active& active, const std::vector<std::int64_t>& pool, const at::Tensor& all, const at::Tensor& c,
            double lambda, double least)
{
    bool helped = false;
    if (pool.empty()) {
        return helped;
    }
    const at::Tensor rows = rowsOf(all, pool);
    std::vector<bool> refused(pool.size(), false);
    for (;;) {
        const at::Tensor fits = at::mv(rows, c - active.made(all));
        std::size_t best = pool.size();
        for (std::size_t i = 0; i < pool.size(); ++i) {
            const double fit = fits.data_ptr<double>()[i];
            if (fit > least && !refused[i] && !active.has(pool[i])
                && (best == pool.size() || fit > fits.data_ptr<double>()[best])) {
                best = i;
            }
        }
        if (best == pool.size()) {
            return helped;
        }
        const std::vector<std::int64_t> before = active.words;
        active.words.push_back(pool[best]);
        active.weights.push_back(0);
        settle(active, all, c, lambda);
        if (active.words == before) {
            refused[best] = true; // it fitted only by rounding
        } else {
            refused.assign(pool.size(), false);
            helped = true;
        }
    }
}

} // namespace

std::vector<std::string> wordsOf(const std::string& lines, const std::string& where)
{
    std::vector<std::string> words = promptLines(lines, "word", mostWords, where);
    if (words.size() < 2) {
        throw inputError("%1: expected at least two words, one per line; got %2", where, words.size());
    }
    std::set<std::string> seen;
    for (const std::string& word : words) {
        if (!seen.insert(word).second) {
            throw inputError("%1: word %2: expected each word once, got it twice", where, printable(word));
        }
    }
    return words;
}

at::Tensor wordRows(const at::Tensor& directions)
{
    return unitRows(directions - directions.mean(0, true)).to(at::kFloat).contiguous();
}

at::Tensor directionOf(const at::Tensor& x)
{
    const at::Tensor exact = x.to(at::kCPU, at::kDouble);
    const double length = exact.norm().item<double>();
    if (!(length > nearlyZero) || !std::isfinite(length)) {
        throw inputError("the embedding has no direction: its length is %1", length);
    }
    return exact / length;
}

at::Tensor embeddingsOf(const SubWeights& w, const at::Tensor& pooled)
{
    const at::Tensor p = w.measure.defined() ? w.measure : w.head.weight;
    return p.defined() ? affine(pooled.to(p.device()).contiguous(), p, {}) : pooled;
}

std::vector<WordSum::Part> nearestWords(const at::Tensor& direction, const at::Tensor& rows,
                                        std::size_t count)
{
    const at::Tensor cosines = affine(directionOf(direction).to(at::kFloat).unsqueeze(0), rows, {})[0];
    const auto [values, places] = cosines.topk(std::min(static_cast<std::int64_t>(count), cosines.size(0)));
    std::vector<WordSum::Part> found;
    for (std::int64_t i = 0; i < values.size(0); ++i) {
        found.push_back({places[i].item<std::int64_t>(), values[i].item<double>()});
    }
    return found;
}

WordSum sumOfWords(const at::Tensor& embedding, const at::Tensor& mean, const at::Tensor& rows, double lambda,
                   const CancelToken& cancel)
{
    constexpr double rounding = 1e-6; // of products in float32
    const at::Tensor z = directionOf(embedding);
    const at::Tensor c = mean.defined() ? unitRows(z - mean) : z;
    Active active;
    const double least = lambda / 2 + rounding;
    do {
        cancel.check();
    } while (takeIn(active, candidates(active, rows, c - active.made(rows), least), rows, c, lambda, least));
    const at::Tensor made = active.made(rows);
    WordSum sum;
    for (std::size_t i = 0; i < active.words.size(); ++i) {
        sum.parts.push_back({active.words[i], active.weights[i]});
    }
    std::sort(sum.parts.begin(), sum.parts.end(), [](const WordSum::Part& a, const WordSum::Part& b) {
        return std::tie(b.weight, a.word) < std::tie(a.weight, b.word);
    });
    sum.left = (c - made).square().sum().item<double>();
    const at::Tensor sumRow = unitRows(mean.defined() ? unitRows(made) + mean : made);
    sum.cosine = sumRow.dot(z).item<double>();
    return sum;
}

WordSum spanOfWords(const at::Tensor& covariance, const at::Tensor& directions, std::size_t count,
                    const CancelToken& cancel)
{
    constexpr std::int64_t axes = 80; // as the authors do
    const auto [variances, vectors] = at::linalg_eigh(covariance.to(at::kDouble)); // ascending
    const double total = variances.sum().item<double>();
    const auto still = (variances <= variances.max() * 1e-10).sum().item<std::int64_t>(); // rounding
    const std::int64_t first = std::max(still, variances.size(0) - axes);
    at::Tensor spread = at::diag(variances.narrow(0, first, variances.size(0) - first).clamp_min(0));
    const at::Tensor texts = at::matmul(directions.to(at::kDouble), vectors.narrow(1, first, spread.size(0)));
    at::Tensor along = (at::matmul(texts, spread) * texts).sum(1); // remaining variance along each text
    at::Tensor off = at::eye(spread.size(0), at::kDouble); // minus the axes taken so far
    WordSum found;
    found.left = 1;
    while (found.parts.size() < count && total > nearlyZero) {
        cancel.check();
        const auto best = along.argmax().item<std::int64_t>();
        if (!(along[best].item<double>() > nearlyZero * total)) {
            break;
        }
        const at::Tensor axis = unitRows(at::mv(off, texts[best])), moved = at::mv(spread, axis);
        const double taken = axis.dot(moved).item<double>();
        found.parts.push_back({best, taken / total});
        found.left -= taken / total;
        const at::Tensor t = at::mv(texts, axis), both = at::outer(axis, moved);
        along = along - 2 * t * at::mv(texts, moved) + taken * t.square();
        along[best] = 0;
        spread = spread - both - both.t(); // valid for axes orthogonal to this one
        off = off - at::outer(axis, axis);
    }
    return found;
}

} // namespace hydra
