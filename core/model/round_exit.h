// SPDX-License-Identifier: GPL-3.0-or-later
// When a network that answers in rounds is sure enough to stop (reference.md "Rounds: ThinkingViT and
// ProgResViT"): with q the ten largest of softmax(logits), divided by their sum, the entropy e = - sum q ln
// q, in nats, 0 to ln 10. The network stops after the first round with e < threshold, strictly; the last
// round always answers. Plain numbers.
#pragma once

#include <cstddef>
#include <vector>

namespace hydra {

constexpr double mostThreshold = 100; // anything above ln 10 stops after the first round

// The entropy of one picture's LOGITS, for one or more classes; all of them if fewer than ten.
[[nodiscard]] double entropyOfFirstTen(const std::vector<double>& logits);
// The round that answers, from ENTROPIES of all rounds.
[[nodiscard]] std::size_t answeringRound(const std::vector<double>& entropies, double threshold);

} // namespace hydra
