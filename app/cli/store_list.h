// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures that a store is of, as the command line names them.
#pragma once

#include "app/cli/command_settings.h"
#include "core/shard/picture_list.h"

#include <functional>
#include <limits>
#include <string>

namespace hydra::cli {

// Whether --store is given. Throws Error{Usage} where one of the others is, without it.
[[nodiscard]] bool wantsStore(const CommonSettings& settings);

// Whether the command works through a list of pictures (store_run.h): into --store, or without it where an
// INPUT is a tar, or there are more than MOST, which it reads at once; where that is one folder, of a
// picture. Throws Error{Usage} for options that do not go with it.
[[nodiscard]] bool takesList(const CommonSettings& settings,
                             std::size_t most = std::numeric_limits<std::size_t>::max());
// An option that a list does not honour would be ignored without a word: it does not go WITH "--store".
// Throws Error{Usage}.
void requireStored(const CommonSettings& settings, const char* with);

// Adds what is in the list beyond the INPUTs that PictureList::add() understands; true where it has taken
// INPUT.
using TakesInput = std::function<bool(shard::PictureList&, const std::string& input)>;

// Every INPUT from position FROM on, and those of --list.
[[nodiscard]] shard::PictureList pictureList(const CommonSettings& settings, std::size_t from,
                                             const shard::Shard& shard, const TakesInput& takesInput = {});

} // namespace hydra::cli
