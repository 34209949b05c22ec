// SPDX-License-Identifier: GPL-3.0-or-later
// A target's value, such as a class's logit, as an exact sum: what each token adds through each head, each
// projection's bias, each MLP, the embedding, and a constant (reference.md "Exact decomposition"; Gandelsman
// et al., ICLR 2024). The norms' deviations are held; nothing else is approximated.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/frozen_reader.h"
#include "core/explain/parts.h"

namespace hydra {

// EVENLY: as the authors' program splits it. No part is centred; what the last norm's mean takes and its bias
// adds goes in equal shares to the embedding, every block's attention and every MLP, and attention's share
// and its projection's bias in equal shares to its heads and tokens. The same information, kept for
// comparison. Throws Error{Usage} for a target that does not fit the trace.
[[nodiscard]] Decomposition decompose(const Trace& trace, const Target& target, bool evenly = false,
                                      const CancelToken& cancel = {});

// READER of the tokens that follow BLOCK, past the norm between the two, where there is one, its deviations
// held.
void passNorm(const Trace& trace, int block, FrozenReader& reader);

// What every token adds through every head of BLOCK, by way of all tokens that READER reads: [heads,T]. Zero
// below a block that drops its input (t2t), which nothing passes but through attention.
[[nodiscard]] at::Tensor headTerms(const Trace& trace, const FrozenReader& reader, int block);
// What each head of BLOCK adds to the embedding that a CLIP compares with texts, before that is made one
// long: [heads,E]. Throws Error{Usage} for what is no CLIP that reads its class token.
[[nodiscard]] at::Tensor headVectors(const Trace& trace, int block);
// The heads of that: the network's own where a kind has a head for every feature, whose terms of a head's
// features add up.
[[nodiscard]] int termHeads(const Trace& trace, int block);

} // namespace hydra
