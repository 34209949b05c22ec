// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/engine/borrowed.h"
#include "core/export/dataset_question.h"

#include <cstdlib>
#include <memory>

namespace hydra::cli {

namespace {

shard::StoreEntry entryOf(const Study& study, engine::Session& session, const StorePicture& picture)
{
    const engine::Borrowed opened(session, picture.bytes(), picture.place());
    Pictured pictured{opened.image(), {}, {}, &picture, {}, picture.givenUp, {}, {}};
    Json result = study.work(pictured);
    if (study.several) {
        result = {{"image", opened.id()}, {study.rows, std::move(result)}};
    }
    pictured.entry.result = std::move(result);
    return std::move(pictured.entry);
}

// Opens PICTURES before a batch question; entryOf() then finds them open.
std::shared_ptr<const void> openedAhead(const Study& study, engine::Session& session,
                                        const std::vector<StorePicture>& pictures)
{
    const auto opened = std::make_shared<std::vector<std::unique_ptr<const engine::Borrowed>>>();
    std::vector<ImageId> images;
    for (const StorePicture& picture : pictures) {
        try {
            opened->push_back(
                std::make_unique<const engine::Borrowed>(session, picture.bytes(), picture.place()));
            images.push_back(opened->back()->id());
        } catch (const Error& error) {
            if (error.code() != ErrorCode::Input) { // else entryOf() fails in the same way
                throw;
            }
        }
    }
    study.ahead(images);
    return opened;
}

} // namespace

Asking::Asking(const CommonSettings& given, bool readsSae)
    : settings(given)
    , asked(commandSession())
    , session(*asked)
    , model(openModel(session, given))
    , heads(headsOf(given, model.config))
    , ask(askOf(session, given, model, readsSae))
{ }

int Asking::onlyHeads() const
{
    if (heads.size() != 1) {
        throw usageError("--heads: expected one head count");
    }
    return heads.front();
}

void Asking::addSize(Json& row, const NetworkKey& key) const
{
    if (!key.size.isOwn()) {
        const InputGeometry seen = session.seen(key.image, key.model, key.size).geometry;
        row["size"] = {seen.inputHeight, seen.inputWidth};
    }
}

Json Asking::document(const char* rows, Json list) const
{
    Json document = model.program ? Json{{"predictor", model.path}, {"kind", wordOf(*model.program)}}
                                  : askedOf(model.path, model.overrides, ask, config());
    document[rows] = std::move(list);
    return document;
}

Json Pictured::begun() const
{
    return listed != nullptr ? Json{{"image", image.id}} : Json{{"input", name}};
}

std::string Pictured::keep(const std::string& suffix, const std::string& bytes)
{
    if (listed != nullptr) {
        entry.files.emplace_back(suffix, bytes);
        return {};
    }
    writeFileAtomically(path(suffix), bytes);
    return path(suffix).string();
}

void Pictured::keep(Json& row, const std::string& suffix, const std::string& bytes)
{
    if (listed != nullptr || !folder.empty()) {
        const std::string file = keep(suffix, bytes);
        file.empty() ? void() : void(row["file"] = file);
    }
}

std::function<Json(Pictured&)> atEachHeadCount(const Asking& asking,
                                               std::function<Json(Pictured&, const NetworkKey&)> row)
{
    return [&asking, row = std::move(row)](Pictured& picture) {
        Json rows = Json::array();
        (void)picture.unlessStopped([&] {
            for (const int k : asking.heads) {
                const NetworkKey network = asking.network(picture.image.id, k);
                Json made = picture.listed == nullptr ? Json{{"input", picture.name}} : Json::object();
                made["k"] = k;
                made.update(row(picture, network));
                asking.addSize(made, network);
                picture.listed != nullptr ? void(made.erase("ms")) : void();
                rows.push_back(std::move(made));
            }
        });
        return rows;
    };
}

Json runListed(Asking& asking, const Study& study)
{
    rememberLittle(asking.session);
    StoreJob job{study.command, storeSettings(asking.model, asking.heads, asking.ask), {}};
    for (const auto& [name, value] : study.settings.items()) {
        job.settings[name] = value;
    }
    job.batch = study.batch;
    job.work = [&](const StorePicture& picture) { return entryOf(study, asking.session, picture); };
    if (study.ahead) {
        job.ahead = [&](const std::vector<StorePicture>& pictures) {
            return openedAhead(study, asking.session, pictures);
        };
    }
    job.rows = study.several ? study.rows : nullptr;
    job.takesInput = study.takesInput;
    return runStore(asking.settings, job);
}

Json runPictures(Asking& asking, const Study& study)
{
    Json results = Json::array();
    const auto some = [&](const std::vector<Input>& inputs, const Progress& within) {
        if (study.ahead) {
            std::vector<ImageId> images;
            for (const Input& input : inputs) {
                images.push_back(input.image.id);
            }
            study.ahead(images);
        }
        for (const Input& input : inputs) {
            Pictured picture{input.image, input.name,     input.stem,   nullptr,
                             within,      interruption(), study.folder, {}};
            Json result = study.work(picture);
            for (Json& row : study.several ? result : Json::array({result})) {
                if (!row.is_null()) {
                    results.push_back(std::move(row));
                }
            }
            interruption().check();
        }
    };
    eachInput(asking.session, asking.settings, study.folder, some, study.batch);
    return asking.document(study.rows, std::move(results));
}

void requireTar(const CommonSettings& settings)
{
    if (shard::storeFormat(settings.store) != shard::StoreFormat::Tar) {
        throw usageError("--store: features are arrays; expected a name that ends in .tar");
    }
}

void rememberLittle(engine::Session& session)
{
    if (std::getenv("HYDRA_MEMORY") == nullptr) {
        session.setMemoryLimit(engine::leastMemory);
    }
}

} // namespace hydra::cli
