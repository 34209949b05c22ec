// SPDX-License-Identifier: GPL-3.0-or-later
// Principal components: for the start of an embedding, and to reduce many dimensions.
#pragma once

#include "core/tsne/crew.h"
#include "core/tsne/vectors.h"

namespace hydra::tsne {

// Returns the coordinates of the rows along the first COMPONENTS principal directions, [count, components];
// zero past the rank. Signs are chosen so that the coordinate of largest magnitude (the first of equals) is
// positive, as in scikit-learn. Eigenvectors are in double.
[[nodiscard]] Vectors principalComponents(const Vectors& data, std::size_t components, Crew& crew);

} // namespace hydra::tsne
