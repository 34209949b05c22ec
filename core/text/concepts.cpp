// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/concepts.h"

#include "core/base/error.h"
#include "core/base/printable.h"
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

// The words that take part, and their weights.
struct Active
{
    std::vector<std::int64_t> words;
    std::vector<double> weights;

    [[nodiscard]] at::Tensor rows(const at::Tensor& all) const
    {
        return all.index_select(0, at::tensor(words, at::kLong)).to(at::kDouble);
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

// What c is best made of with these words, signs aside; undefined where that has no answer. As many words as
// there are dimensions and one more are no basis: the ridge lets one of them leave, and moves no result.
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

// The weights of ACTIVE, whose last word is new, at their optimum: words that would go below zero leave.
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

} // namespace

std::vector<std::string> wordsOf(const std::string& lines, const std::string& where)
{
    std::vector<std::string> words = promptLines(lines, "word", mostWords, where);
    if (words.size() < 2) {
        throw inputError(where, ": expected words, one a line, at least two; got ", words.size());
    }
    std::set<std::string> seen;
    for (const std::string& word : words) {
        if (!seen.insert(word).second) {
            throw inputError(where, ": word ", printable(word), ": expected each word once, got it twice");
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
        throw inputError("the picture's embedding has no direction: its length is ", length);
    }
    return exact / length;
}

WordSum sumOfWords(const at::Tensor& embedding, const at::Tensor& mean, const at::Tensor& rows, double lambda,
                   const CancelToken& cancel)
{
    constexpr double rounding = 1e-6; // of products in float32
    const at::Tensor z = directionOf(embedding);
    const at::Tensor c = mean.defined() ? unitRows(z - mean) : z;
    Active active;
    std::vector<std::int64_t> refused;
    at::Tensor made = at::zeros_like(c);
    for (;;) {
        cancel.check();
        at::Tensor fits = at::mv(rows, (c - made).to(at::kFloat)).to(at::kDouble);
        for (const auto& known : {active.words, refused}) {
            if (!known.empty()) {
                fits.index_fill_(0, at::tensor(known, at::kLong), -std::numeric_limits<double>::infinity());
            }
        }
        const auto next = fits.argmax().item<std::int64_t>();
        if (!(fits[next].item<double>() > lambda / 2 + rounding)) {
            break;
        }
        const std::vector<std::int64_t> before = active.words;
        active.words.push_back(next);
        active.weights.push_back(0);
        settle(active, rows, c, lambda);
        if (active.words == before) {
            refused.push_back(next); // rounding alone spoke for it
            continue;
        }
        refused.clear();
        made = active.words.empty() ? at::zeros_like(c)
                                    : at::mv(active.rows(rows).t(), at::tensor(active.weights, at::kDouble));
    }
    WordSum sum;
    for (std::size_t i = 0; i < active.words.size(); ++i) {
        sum.parts.push_back({active.words[i], active.weights[i]});
    }
    std::sort(sum.parts.begin(), sum.parts.end(), [](const WordSum::Part& a, const WordSum::Part& b) {
        return std::tie(b.weight, a.word) < std::tie(a.weight, b.word);
    });
    sum.left = (c - made).square().sum().item<double>();
    const at::Tensor said = unitRows(mean.defined() ? unitRows(made) + mean : made);
    sum.cosine = said.dot(z).item<double>();
    return sum;
}

WordSum spanOfWords(const at::Tensor& covariance, const at::Tensor& directions, std::size_t count,
                    const CancelToken& cancel)
{
    constexpr std::int64_t axes = 80; // as the authors'
    const auto [variances, vectors] = at::linalg_eigh(covariance.to(at::kDouble)); // ascending
    const double total = variances.sum().item<double>();
    const std::int64_t first = std::max<std::int64_t>(0, variances.size(0) - axes);
    at::Tensor spread = at::diag(variances.narrow(0, first, variances.size(0) - first).clamp_min(0));
    at::Tensor texts = at::matmul(directions.to(at::kDouble), vectors.narrow(1, first, spread.size(0)));
    WordSum found;
    found.left = 1;
    while (found.parts.size() < count && total > nearlyZero) {
        cancel.check();
        const at::Tensor along = (at::matmul(texts, spread) * texts).sum(1);
        const auto best = along.argmax().item<std::int64_t>();
        if (!(along[best].item<double>() > nearlyZero * total)) {
            break;
        }
        const at::Tensor axis = unitRows(texts[best]);
        const double share = axis.dot(at::mv(spread, axis)).item<double>() / total;
        found.parts.push_back({best, share});
        found.left -= share;
        const at::Tensor off = at::eye(axis.size(0), at::kDouble) - at::outer(axis, axis);
        spread = at::matmul(off, at::matmul(spread, off));
        texts = at::matmul(texts, off);
    }
    return found;
}

} // namespace hydra
