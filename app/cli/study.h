// SPDX-License-Identifier: GPL-3.0-or-later
// A study: a command's question to one model about each of many pictures. The command computes one picture's
// result; this code puts results into the document, into files of a folder, or into a store.
#pragma once

#include "app/cli/ask_settings.h"
#include "app/cli/inputs.h"
#include "app/cli/store_run.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hydra::cli {

// An opened model, and the question for every picture, from the command line.
struct Asking
{
    explicit Asking(const CommonSettings& given, bool readsSae = false);

    const CommonSettings& settings;
    std::shared_ptr<engine::Session> asked;
    engine::Session& session;
    engine::OpenedModel model;
    std::vector<int> heads;
    PictureAsk ask; // without head count and method

    [[nodiscard]] const VitConfig& config() const noexcept { return model.config; }
    [[nodiscard]] int onlyHeads() const; // throws Error{Usage} if there are several
    [[nodiscard]] NetworkKey network(const ImageId& image, int k) const
    {
        return ask.networkHere(image, model.id, k);
    }
    // Adds "size": [H, W] of the picture of KEY if --size is given.
    void addSize(Json& row, const NetworkKey& key) const;
    // Returns askedOf() with ROWS: LIST.
    [[nodiscard]] Json document(const char* rows, Json list) const;
};

// A picture during a study, and where its files go.
struct Pictured
{
    const engine::OpenedImage& image;
    std::string name, stem; // in the document; of its files
    const StorePicture* listed; // set for a list, whose results have no times; null for an INPUT
    Progress within;
    const CancelToken& cancel;
    std::filesystem::path folder; // empty: no files
    shard::StoreEntry entry; // for a list

    // Returns the start of a result: {"input": NAME}; for a list, {"image": ID}.
    [[nodiscard]] Json begun() const;
    [[nodiscard]] std::filesystem::path path(const std::string& suffix) const
    {
        return folder / (stem + "." + suffix);
    }
    // Runs WORK. For a picture that is an INPUT, returns false if it was interrupted, so that finished parts
    // are kept.
    template<class Work>
    [[nodiscard]] bool unlessStopped(Work&& work) const
    {
        if (listed == nullptr) {
            return unlessInterrupted(work);
        }
        work();
        return true;
    }
    // Writes BYTES as the file SUFFIX of the store or folder; returns its path, "" if it has none.
    std::string keep(const std::string& suffix, const std::string& bytes);
    // The same with the path in ROW["file"], if there is a folder or a list.
    void keep(Json& row, const std::string& suffix, const std::string& bytes);
};

struct Study
{
    const char* command;
    const char* rows; // name of the results in the document
    bool several; // a picture's result is a list of rows
    Json settings; // all that decides the results besides model, heads and ask
    // Returns the picture's result; null if no part was finished before an interruption.
    std::function<Json(Pictured&)> work;
    std::filesystem::path folder; // for files; empty: none
    std::size_t batch = 1;
    std::function<void(const std::vector<ImageId>&)> ahead{}; // called with a batch's pictures, before it
    TakesInput takesInput{};
};
// Returns the work of a study with SEVERAL: ROW at each head count, after the picture's name and k. Rows of a
// list have no times ("ms").
[[nodiscard]] std::function<Json(Pictured&)>
atEachHeadCount(const Asking& asking, std::function<Json(Pictured&, const NetworkKey&)> row);
// Return the document: of the INPUT pictures; of a list, through runStore(); of whichever the settings name.
[[nodiscard]] Json runPictures(Asking& asking, const Study& study);
[[nodiscard]] Json runListed(Asking& asking, const Study& study);
[[nodiscard]] inline Json runStudy(Asking& asking, const Study& study)
{
    return takesList(asking.settings) ? runListed(asking, study) : runPictures(asking, study);
}
// Throws Error{Usage} unless --store names a tar, which arrays need.
void requireTar(const CommonSettings& settings);

// Keeps SESSION's cache small: no picture is requested twice. HYDRA_MEMORY still sets the limit.
void rememberLittle(engine::Session& session);

} // namespace hydra::cli
