// SPDX-License-Identifier: GPL-3.0-or-later
// A command's results for many pictures: with --store as one shard of a list, in a file that a later run
// continues (core/shard); without it, of a tar, in the document. The commands say what they do with one
// picture; all else is here.
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

// One picture of the list, on its way through a command.
struct StorePicture
{
    const shard::PictureList& list;
    const shard::Picture& picture;
    const CancelToken& givenUp; // nobody takes its result any more; an interruption is no reason

    [[nodiscard]] std::string place() const { return list.place(picture); }
    [[nodiscard]] Bytes bytes() const { return list.read(picture); }
    [[nodiscard]] std::string label() const { return list.label(picture); }
    // Of the model's classes. Throws Error{Input} where its label is none of them.
    [[nodiscard]] int classIndex(const VitConfig& config) const;
};

struct StoreJob
{
    std::string command;
    Json settings; // all that decides the results; the model by content
    // The entry of a picture, on several threads at once; one that throws Error{Input} is refused, and the
    // others are none the worse.
    std::function<shard::StoreEntry(const StorePicture&)> work{};
    // Before BATCH of them; what it returns lives until they are done. May be empty.
    std::function<std::shared_ptr<const void>(const std::vector<StorePicture>&)> ahead{};
    std::size_t batch = 1;
    const char* rows = nullptr; // the list in a result whose rows a document has by themselves
    TakesInput takesInput{};
    // Throws, or warns, where the list makes no sense. May be empty.
    std::function<void(const shard::PictureList&)> checks{};
};
// Adds the pictures of a folder with labels.csv, as without --store.
[[nodiscard]] TakesInput tablesOfLabels(const VitConfig& config);
// The document says what was done; without --store it has the results. An interrupted run with --store ends
// with code 4.
[[nodiscard]] Json runStore(const CommonSettings& settings, const StoreJob& job);

} // namespace hydra::cli
