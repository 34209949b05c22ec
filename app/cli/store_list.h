// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures that a store is of, as the command line names them.
#pragma once

#include "app/cli/arguments.h"
#include "core/shard/picture_list.h"

#include <functional>
#include <string>

namespace hydra::cli {

// Whether --store is given. Throws Error{Usage} where one of the others is, without it.
[[nodiscard]] bool wantsStore(const Arguments& arguments);

// Adds what is in the list beyond the INPUTs that PictureList::add() understands; true where it has taken
// INPUT.
using TakesInput = std::function<bool(shard::PictureList&, const std::string& input)>;

// Every INPUT from position FROM on, and those of --list.
[[nodiscard]] shard::PictureList pictureList(const Arguments& arguments, std::size_t from,
                                             const shard::Shard& shard, const TakesInput& takesInput = {});

// A thousand stores, or tars of pictures, are open at once.
void allowManyFiles();

} // namespace hydra::cli
