// SPDX-License-Identifier: GPL-3.0-or-later
// --without and --from, for the commands that ask a network something.
#pragma once

#include "app/cli/settings.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/engine.h"
#include "core/nn/changes.h"

#include <memory>
#include <string>
#include <vector>

namespace hydra::cli {

// All that a network is asked of every picture, heads and method apart: askOf() and --without.
[[nodiscard]] engine::Ask askOf(engine::Engine& engine, const Arguments& arguments,
                                const engine::OpenedModel& model);
// Opens the picture of --from; what lies beside MODEL is named by content. Throws Error{Usage} where the
// words do not fit the model.
[[nodiscard]] Interventions withoutOf(engine::Engine& engine, const Arguments& arguments,
                                      const engine::OpenedModel& model);
// The same for the network of OPENED, which no engine holds; null without --without. Another picture's
// activations are refused.
[[nodiscard]] std::shared_ptr<const Changes> changesFor(const Arguments& arguments, const Checkpoint& opened);

} // namespace hydra::cli
