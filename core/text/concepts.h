// SPDX-License-Identifier: GPL-3.0-or-later
// A picture's embedding as a sparse, non-negative sum of words (SpLiCE, Bhalla et al., NeurIPS 2024;
// reference.md "Concepts: a picture in words"). With z, m and t directions of the picture, of a mean of
// pictures and of the words:
//   c = norm(z - m), rows of D = norm(t - mean t), w = argmin |c - w D|^2 + lambda |w|_1 over w >= 0
// by an active set (Lawson and Hanson, 1974): what is found is the optimum, not near it.
#pragma once

#include "core/base/cancel.h"
#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

constexpr std::size_t mostWords = 50'000;
constexpr std::uint64_t mostWordBytes = std::uint64_t(8) << 20; // of a list

struct WordSum
{
    struct Part
    {
        std::int64_t word = 0; // a row of D
        double weight = 0; // above 0
    };
    std::vector<Part> parts; // the largest first
    double cosine = 0; // of norm(norm(w D) + m) with z; 0 where no word takes part and there is no mean
    double left = 0; // |c - w D|^2, of one: what no word says
};

// LINES, one word or phrase a line. Throws Error{Input} that begins with WHERE for fewer than two, too many,
// what is no UTF-8, too long or there twice.
[[nodiscard]] std::vector<std::string> wordsOf(const std::string& lines, const std::string& where);
// D [n,E] of DIRECTIONS [n,E], rows of length one.
[[nodiscard]] at::Tensor wordRows(const at::Tensor& directions);
// X as a direction, float64. Throws Error{Input} where it has none.
[[nodiscard]] at::Tensor directionOf(const at::Tensor& x);
// What W's network compares with texts [n,E], of POOLED [n,e] that its classifier reads: P z of a CLIP, with
// prompts or without, z itself of a SigLIP.
[[nodiscard]] at::Tensor embeddingsOf(const SubWeights& w, const at::Tensor& pooled);
// Of EMBEDDING [E]; MEAN [E] of directions, undefined: none.
[[nodiscard]] WordSum sumOfWords(const at::Tensor& embedding, const at::Tensor& mean, const at::Tensor& rows,
                                 double lambda, const CancelToken& cancel = {});

// The COUNT words of ROWS whose cosine with DIRECTION [E] is largest, these as weights.
[[nodiscard]] std::vector<WordSum::Part> nearestWords(const at::Tensor& direction, const at::Tensor& rows,
                                                      std::size_t count);

// Words for what varies from picture to picture, as of a head (TextSpan, Gandelsman et al., ICLR 2024): of
// all directions, within the span of COVARIANCE's [E,E] leading axes, the one along which it is largest, then
// the same of what that leaves, COUNT times. Parts in this order, their weights shares of the variance;
// `left` is the rest of it.
[[nodiscard]] WordSum spanOfWords(const at::Tensor& covariance, const at::Tensor& directions,
                                  std::size_t count, const CancelToken& cancel = {});

} // namespace hydra
