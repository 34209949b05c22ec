// SPDX-License-Identifier: GPL-3.0-or-later
// A command's results for many pictures: with --store as one shard of a list, in a file that a later run
// continues (core/shard); without it, of a tar, in the document. The commands say what they do with one
// picture; all else is here.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/settings.h"
#include "app/cli/store_list.h"
#include "core/shard/picture_list.h"
#include "core/shard/shard_store.h"

#include <functional>
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
    // On several threads at once. Throws Error{Input} where the picture is to be refused.
    std::function<shard::StoreEntry(const StorePicture&)> work;
    // The same of several pictures, BATCH of them as a rule; where it is 1, this may be empty.
    std::function<std::vector<shard::StoreEntry>(const std::vector<StorePicture>&)> together{};
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
[[nodiscard]] Json runStore(const Arguments& arguments, const StoreJob& job);

// A picture of a store's list as an engine knows it, forgotten at the end.
class EnginePicture
{
public:
    EnginePicture(engine::Engine& engine, const StorePicture& picture);
    ~EnginePicture() { m_engine.forget(m_image.id); }
    EnginePicture(const EnginePicture&) = delete;
    EnginePicture& operator=(const EnginePicture&) = delete;
    [[nodiscard]] const engine::OpenedImage& image() const noexcept { return m_image; }

private:
    engine::Engine& m_engine;
    engine::OpenedImage m_image;
};

// ENGINE need not remember pictures that nobody asks about again; HYDRA_MEMORY still says how much it may.
void rememberLittle(engine::Engine& engine);
// What every command's results depend on: program, model, head counts, attention, size, what is switched
// off.
[[nodiscard]] Json storeSettings(const engine::ModelId& model, const std::vector<int>& heads,
                                 const engine::Ask& ask);
// A target by the content of its file.
[[nodiscard]] std::string storedTarget(const engine::ClassChoice& target);

} // namespace hydra::cli
