// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a store, as the command line names them.
#pragma once

#include "app/cli/command_settings.h"
#include "core/shard/picture_list.h"

#include <functional>
#include <limits>
#include <string>

namespace hydra::cli {

// Returns whether --store is given. Throws Error{Usage} for one of its companion options without it.
[[nodiscard]] bool wantsStore(const CommonSettings& settings);

// Returns whether the command works through a list of pictures (store_run.h): with --store, if an INPUT is a
// tar, or if there are more INPUTs than the MOST that it reads at once; with MOST 1 (one folder), also for
// --list and for a single picture. Throws Error{Usage} for options not allowed with a list.
[[nodiscard]] bool takesList(const CommonSettings& settings,
                             std::size_t most = std::numeric_limits<std::size_t>::max());
// Throws Error{Usage} for an option that a list would silently ignore. WITH names what it is not allowed
// with, such as "--store".
void requireStored(const CommonSettings& settings, const char* with);

// Adds an INPUT that PictureList::add() does not understand; returns whether it took INPUT.
using TakesInput = std::function<bool(shard::PictureList&, const std::string& input)>;

// Returns every INPUT from position FROM on, and those of --list.
[[nodiscard]] shard::PictureList pictureList(const CommonSettings& settings, std::size_t from,
                                             const shard::Shard& shard, const TakesInput& takesInput = {});

} // namespace hydra::cli
