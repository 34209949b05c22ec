// SPDX-License-Identifier: GPL-3.0-or-later
// A target's value, such as a class's logit, as an exact sum: what each token adds through each head, each
// projection's bias, each MLP, the embedding, and a constant (reference.md "Exact decomposition"; Gandelsman
// et al., ICLR 2024). The norms' deviations are held constant; all else is exact.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/frozen_reader.h"
#include "core/explain/parts.h"

namespace hydra {

// EVENLY splits as the authors' program does. Parts are not centred: what the last norm's mean subtracts and
// its bias adds goes in equal shares to the embedding, every block's attention and every MLP; attention's
// share and its projection's bias go in equal shares to its heads and tokens. It is the same information,
// kept for comparison. Throws Error{Usage} for a target that does not fit the trace.
[[nodiscard]] Decomposition decompose(const Trace& trace, const Target& target, bool evenly = false,
                                      const CancelToken& cancel = {});

// Moves READER from the tokens after BLOCK's own output norm to those before it, with the norm's deviations
// held constant. Without such a norm READER stays as it is.
void passNorm(const Trace& trace, int block, FrozenReader& reader);

// What every token adds through every head of BLOCK, summed over all tokens that READER reads: [heads,T].
// Zero below a block that drops its input (t2t), because there only attention passes it on.
[[nodiscard]] at::Tensor headTerms(const Trace& trace, const FrozenReader& reader, int block);
// What each head of BLOCK adds to the embedding that a CLIP compares with texts, before it is scaled to
// length one: [heads,E]. Throws Error{Usage} unless the network is a CLIP that reads its class token.
[[nodiscard]] at::Tensor headVectors(const Trace& trace, int block);
// The number of heads in headTerms(). Kinds with one head per feature have the network's own number: the
// terms of a head's features are summed.
[[nodiscard]] int termHeads(const Trace& trace, int block);

} // namespace hydra
