// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest of a convex function by L-BFGS (Nocedal & Wright, Algorithm 7.4 and 7.5) with halved steps.
#include "core/base/error.h"
#include "core/evaluate/linear_probe.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <cmath>
#include <deque>

namespace hydra::engine {

namespace {

constexpr int mostSteps = 500;
constexpr std::size_t strides = 10;
constexpr double flatEnough = 1e-7; // the largest slope at the end

struct Point
{
    at::Tensor at, slope; // [classes, e+1]; the bias is the last column
    double value = 0;
};

struct Problem
{
    at::Tensor features; // [N, e+1], the last column one
    at::Tensor labels; // [N, 1]
    double penalty;

    [[nodiscard]] Point look(const at::Tensor& at) const
    {
        const std::int64_t e = features.size(1) - 1;
        const auto count = double(features.size(0));
        const at::Tensor shares = at::log_softmax(features.matmul(at.t()), 1);
        const at::Tensor weights = at.narrow(1, 0, e);
        Point p{at, {}, 0};
        p.value = -shares.gather(1, labels).mean().item<double>()
            + penalty / 2 * weights.pow(2).sum().item<double>();
        const at::Tensor errors = shares.exp();
        errors.scatter_add_(1, labels, at::full_like(labels, -1, errors.options()));
        p.slope = errors.t().matmul(features) / count;
        p.slope.narrow(1, 0, e).add_(weights, penalty);
        return p;
    }
};

double productOf(const at::Tensor& a, const at::Tensor& b)
{
    return (a * b).sum().item<double>();
}

struct Stride
{
    at::Tensor step, change; // of the place, of the slope
    double product = 0;
};

// The slope times what is known of the inverse of the second derivatives.
at::Tensor directionOf(const at::Tensor& slope, const std::deque<Stride>& moves)
{
    at::Tensor q = slope.clone();
    std::vector<double> weights;
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        weights.push_back(productOf(move->step, q) / move->product);
        q -= move->change * weights.back();
    }
    if (!moves.empty()) {
        q *= moves.back().product / productOf(moves.back().change, moves.back().change);
    } else {
        q /= std::max(1.0, slope.norm().item<double>());
    }
    for (const Stride& move : moves) {
        q += move.step * (weights.back() - productOf(move.change, q) / move.product);
        weights.pop_back();
    }
    return -q;
}

} // namespace

Regression logisticRegression(const at::Tensor& features, const at::Tensor& labels, std::int64_t classes,
                              double penalty, const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const std::int64_t e = features.size(1);
    const Problem problem{at::cat({features, at::ones({features.size(0), 1}, features.options())}, 1),
                          labels.unsqueeze(1), penalty};
    Point now = problem.look(at::zeros({classes, e + 1}, features.options()));
    std::deque<Stride> moves;
    for (int step = 0; step < mostSteps && now.slope.abs().max().item<double>() > flatEnough; ++step) {
        cancel.check();
        const at::Tensor direction = directionOf(now.slope, moves);
        const double descent = productOf(direction, now.slope);
        double length = 1;
        Point next = problem.look(now.at + direction);
        while (next.value > now.value + 1e-4 * length * descent && length > 1e-12) {
            length /= 2;
            next = problem.look(now.at + direction * length);
        }
        if (!std::isfinite(next.value) || next.value >= now.value) {
            break; // as low as rounding lets it
        }
        Stride move{next.at - now.at, next.slope - now.slope, 0};
        move.product = productOf(move.step, move.change);
        if (move.product > 1e-16) {
            moves.push_back(std::move(move));
        }
        if (moves.size() > strides) {
            moves.pop_front();
        }
        now = std::move(next);
    }
    if (!std::isfinite(now.value)) {
        throw inputError("the probe cannot be trained: an embedding is not finite");
    }
    return {now.at.narrow(1, 0, e).contiguous(), now.at.select(1, e).contiguous()};
}

} // namespace hydra::engine
