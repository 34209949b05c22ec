// SPDX-License-Identifier: GPL-3.0-or-later
// codes: the features that a sparse autoencoder finds in each patch of pictures.
#include "app/cli/commands.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/format/named_array.h"

#include <mutex>

namespace hydra::cli {

namespace {

Json topOf(const engine::SaeReading& reading)
{
    Json top = Json::array();
    for (const auto& each : reading.top) {
        top.push_back({{"feature", each.feature}, {"patch", each.patch}, {"value", each.value}});
    }
    return top;
}

// Facts as JSON; numbers and booleans keep their type.
Json factsOf(const engine::SaeReading& reading)
{
    Json facts = Json::object();
    for (const engine::SaeFact& fact : reading.facts) {
        const Json value = Json::parse(fact.value, nullptr, false);
        facts[fact.key] = {{"value", value.is_discarded() ? Json(fact.value) : value}, {"from", fact.from}};
    }
    return facts;
}

} // namespace

Json runCodes(const OutSettings& settings)
{
    const std::filesystem::path out = settings.out.value_or("");
    const bool listed = takesList(settings);
    if (listed) {
        requireTar(settings);
    } else if (out.empty()) {
        throw usageError("--out: expected FILE.npz, or a folder for several pictures or head counts");
    }
    const std::string source = saeSourceOf(settings);
    Asking asking(settings, true);
    const std::string sae = engine::openAutoencoder(asking.session, source);
    const bool folder = out.extension() != ".npz";
    if (!folder && (inputPaths(settings, 1).size() > 1 || asking.heads.size() > 1)) {
        throw usageError("--out: one file holds one picture at one head count; expected a folder, got '%1'",
                         out.string());
    }
    std::mutex mutex; // guards the two below, which every reading sets again
    Json facts;
    std::vector<Message> notes;
    Study study{"codes", "results", true, {}, {}, folder ? out : ""};
    study.settings["sae"] = sae;
    study.work = atEachHeadCount(asking, [&](Pictured& picture, const NetworkKey& key) {
        const engine::SaeReading reading = asking.session.codes(key, sae, picture.cancel);
        Json row{{"explained_variance", reading.explainedVariance},
                 {"l0", reading.active},
                 {"top", topOf(reading)}};
        {
            const std::lock_guard lock(mutex);
            facts = factsOf(reading);
            notes = reading.notes;
        }
        const std::string arrays = npzBytes(reading.arrays);
        if (!folder) {
            writeFileAtomically(out, arrays);
        }
        const std::string file =
            folder ? picture.keep(join("k", key.sub.heads, ".npz"), arrays) : out.string();
        if (!listed) {
            row["files"] = {file};
        }
        return row;
    });
    Json document = runStudy(asking, study);
    for (const Message& note : notes) {
        warn(note);
    }
    document.update({{"sae_file", source}, {"sae", facts}});
    return document;
}

const Running runsCodes("codes", Parsed<runCodes>::by);

} // namespace hydra::cli
