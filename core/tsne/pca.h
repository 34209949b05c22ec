// SPDX-License-Identifier: GPL-3.0-or-later
// Principal components: the start of an embedding, and fewer dimensions for what has many.
#pragma once

#include "core/tsne/crew.h"
#include "core/tsne/vectors.h"

namespace hydra::tsne {

// Coordinates of the rows along the first COMPONENTS principal directions, [count, components]; zero past the
// rank. The sign of each is such that its coordinate of largest magnitude is positive (the first of equals),
// as in scikit-learn. Eigenvectors in double.
[[nodiscard]] Vectors principalComponents(const Vectors& data, std::size_t components, Crew& crew);

} // namespace hydra::tsne
