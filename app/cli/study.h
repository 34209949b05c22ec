// SPDX-License-Identifier: GPL-3.0-or-later
// A study: what a command asks one model about each of many pictures. It says what is found of one picture;
// whether that goes into the document, into files of a folder or into a store is the same for all.
#pragma once

#include "app/cli/ask_settings.h"
#include "app/cli/inputs.h"
#include "app/cli/store_run.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hydra::cli {

// A model opened, and what it is asked of every picture, as the command line says.
struct Asking
{
    explicit Asking(const CommonSettings& given, bool readsSae = false);

    const CommonSettings& settings;
    std::shared_ptr<engine::Session> asked;
    engine::Session& session;
    engine::OpenedModel model;
    std::vector<int> heads;
    PictureAsk ask; // head count and method apart

    [[nodiscard]] const VitConfig& config() const noexcept { return model.config; }
    [[nodiscard]] int onlyHeads() const; // Throws Error{Usage} where there are several.
    [[nodiscard]] NetworkKey network(const ImageId& image, int k) const
    {
        return ask.networkHere(image, model.id, k);
    }
    // "size": [H, W] of the picture of KEY, where --size said something.
    void addSize(Json& row, const NetworkKey& key) const;
    // askedOf() with ROWS: LIST.
    [[nodiscard]] Json document(const char* rows, Json list) const;
};

// A picture on its way through a study, and where its files go.
struct Pictured
{
    const engine::OpenedImage& image;
    std::string name, stem; // in the document; of files
    const StorePicture* listed; // of a list: there are no times in a result then; null: of the document
    Progress within;
    const CancelToken& cancel;
    std::filesystem::path folder; // empty: no files
    shard::StoreEntry entry; // of a list

    // Begins a result: {"input": NAME}, of a list {"image": ID}.
    [[nodiscard]] Json begun() const;
    [[nodiscard]] std::filesystem::path path(const std::string& suffix) const
    {
        return folder / (stem + "." + suffix);
    }
    // WORK; of a picture that is INPUT false where it was interrupted, so that what it has finished is kept.
    template<class Work>
    [[nodiscard]] bool unlessStopped(Work&& work) const
    {
        if (listed == nullptr) {
            return unlessInterrupted(work);
        }
        work();
        return true;
    }
    // BYTES as the file SUFFIX of the store, or of the folder; its path, "" where it has none.
    std::string keep(const std::string& suffix, const std::string& bytes);
    // The same in ROW["file"], where there is a folder or a list.
    void keep(Json& row, const std::string& suffix, const std::string& bytes);
};

struct Study
{
    const char* command;
    const char* rows; // what the document calls the results
    bool several; // a picture's result is a list of rows
    Json settings; // all that decides the results, beside model, heads and Ask
    // Its result; null where nothing was finished before an interruption.
    std::function<Json(Pictured&)> work;
    std::filesystem::path folder; // of files; empty: none
    std::size_t batch = 1;
    std::function<void(const std::vector<ImageId>&)> ahead{}; // of a batch; before each of it
    TakesInput takesInput{};
};
// The work of a study of SEVERAL rows: ROW at each head count, behind the picture's name and k. A list's have
// no times ("ms").
[[nodiscard]] std::function<Json(Pictured&)>
atEachHeadCount(const Asking& asking, std::function<Json(Pictured&, const NetworkKey&)> row);
// The document of the pictures that are INPUT; of a list of them what runStore() says; and whichever it is.
[[nodiscard]] Json runPictures(Asking& asking, const Study& study);
[[nodiscard]] Json runListed(Asking& asking, const Study& study);
[[nodiscard]] inline Json runStudy(Asking& asking, const Study& study)
{
    return takesList(asking.settings) ? runListed(asking, study) : runPictures(asking, study);
}
// Arrays need a tar. Throws Error{Usage}.
void requireTar(const CommonSettings& settings);

// ENGINE need not remember pictures that nobody asks about again; HYDRA_MEMORY still says how much it may.
void rememberLittle(engine::Session& session);

} // namespace hydra::cli
