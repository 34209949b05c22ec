// SPDX-License-Identifier: GPL-3.0-or-later
// A picture's embedding as a sparse, non-negative sum of words (SpLiCE, Bhalla et al., NeurIPS 2024;
// reference.md "Concepts: a picture in words"). With z, m and t directions of the picture, of a mean of
// pictures and of the words:
//   c = norm(z - m), rows of D = norm(t - mean t), w = argmin |c - w D|^2 + lambda |w|_1 over w >= 0
// by an active set (Lawson and Hanson, 1974), which finds the exact optimum.
#pragma once

#include "core/base/cancel.h"
#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

constexpr std::size_t mostWords = 50'000;
constexpr std::uint64_t mostWordBytes = std::uint64_t(8) << 20; // of a word list

struct WordSum
{
    struct Part
    {
        std::int64_t word = 0; // a row of D
        double weight = 0; // above 0
    };
    std::vector<Part> parts; // the largest first
    double cosine = 0; // of norm(norm(w D) + m) with z; 0 if no word takes part and there is no mean
    double left = 0; // |c - w D|^2, with |c|^2 = 1: the part that the words do not explain
};

// Splits LINES into words or phrases, one a line. Throws Error{Input} that begins with WHERE for fewer than
// two or too many, and for one that is not UTF-8, too long or repeated.
[[nodiscard]] std::vector<std::string> wordsOf(const std::string& lines, const std::string& where);
// Returns D [n,E] for DIRECTIONS [n,E]; its rows have length one.
[[nodiscard]] at::Tensor wordRows(const at::Tensor& directions);
// Returns X scaled to length one, in float64. Throws Error{Input} if X has no direction.
[[nodiscard]] at::Tensor directionOf(const at::Tensor& x);
// Returns what W's network compares with texts, [n,E], from POOLED [n,e], its classifier's input: P z for
// CLIP, with or without prompts; z itself for SigLIP.
[[nodiscard]] at::Tensor embeddingsOf(const SubWeights& w, const at::Tensor& pooled);
// Decomposes EMBEDDING [E]. MEAN [E] is a mean of directions; undefined for none.
[[nodiscard]] WordSum sumOfWords(const at::Tensor& embedding, const at::Tensor& mean, const at::Tensor& rows,
                                 double lambda, const CancelToken& cancel = {});

// Returns the COUNT words of ROWS with the largest cosines with DIRECTION [E]; the weights are the cosines.
[[nodiscard]] std::vector<WordSum::Part> nearestWords(const at::Tensor& direction, const at::Tensor& rows,
                                                      std::size_t count);

// Words for what varies from picture to picture, for example in a head's output (TextSpan, Gandelsman et al.,
// ICLR 2024). Within the span of the leading axes of COVARIANCE [E,E], takes the direction of largest
// variance, removes it, and repeats, COUNT times. Parts are in this order; their weights are shares of the
// variance, and `left` is the remaining share.
[[nodiscard]] WordSum spanOfWords(const at::Tensor& covariance, const at::Tensor& directions,
                                  std::size_t count, const CancelToken& cancel = {});

} // namespace hydra
