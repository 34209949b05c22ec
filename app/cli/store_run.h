// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a command over many pictures. With --store, results go into one shard, a file that a later run
// continues (core/shard); without it, into the document. A command supplies its work on one picture; all else
// is here.
#pragma once

#include "app/cli/ask_settings.h"
#include "app/cli/console.h"
#include "app/cli/store_list.h"
#include "core/shard/picture_list.h"
#include "core/shard/shard_store.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hydra::cli {

// One picture of the list while a command works on it.
struct StorePicture
{
    const shard::PictureList& list;
    const shard::Picture& picture;
    const CancelToken& givenUp; // its result is no longer needed; an interruption does not set it

    [[nodiscard]] std::string place() const { return list.place(picture); }
    [[nodiscard]] Bytes bytes() const { return list.read(picture); }
    [[nodiscard]] std::string label() const { return list.label(picture); }
    // Returns its label's index. Throws Error{Input} if the label is not one of the model's classes.
    [[nodiscard]] int classIndex(const VitConfig& config) const;
};

struct StoreJob
{
    std::string command;
    Json settings; // all that decides the results; the model by content
    // Returns a picture's entry; called on several threads. An Error{Input} refuses this picture only.
    std::function<shard::StoreEntry(const StorePicture&)> work{};
    // Called before each BATCH of pictures; its result lives until they are done. May be empty.
    std::function<std::shared_ptr<const void>(const std::vector<StorePicture>&)> ahead{};
    std::size_t batch = 1;
    const char* rows = nullptr; // the list in a result whose rows go into the document one by one
    TakesInput takesInput{};
    // Throws or warns if the list makes no sense. May be empty.
    std::function<void(const shard::PictureList&)> checks{};
};
// Adds the pictures of a folder with labels.csv, like runs without --store.
[[nodiscard]] TakesInput tablesOfLabels(const VitConfig& config);
// Returns the document: a summary of the run; without --store, also the results. An interrupted run with
// --store ends with code 4.
[[nodiscard]] Json runStore(const CommonSettings& settings, const StoreJob& job);

} // namespace hydra::cli
