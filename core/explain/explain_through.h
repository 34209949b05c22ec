// SPDX-License-Identifier: GPL-3.0-or-later
// The verb of explain.h for who has no trace: occlusion, RISE and Shapley values through a scorer.
#pragma once

#include "core/explain/explain.h"
#include "core/explain/scorer.h"

namespace hydra {

// Neither class nor target are said in the map: SCORER knows them. Throws Error{Usage} for a method that
// reads a network, Error{Cancelled}.
[[nodiscard]] Map explainThrough(const Scorer& scorer, const ShownPicture& shown, const MapOptions& options,
                                 const CancelToken& cancel = {}, const Watch& watch = {});

// Whether METHOD asks for nothing but what pictures are worth.
[[nodiscard]] bool needsNoNetwork(const MethodInfo& method);

} // namespace hydra
