// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/store_list.h"

#include "app/cli/console.h"
#include "app/cli/option_lists.h"
#include "core/base/error.h"
#include "core/base/limits.h"
#include "core/image/load.h"
#include "core/shard/store_scan.h"

#include <algorithm>

namespace hydra::cli {

bool wantsStore(const CommonSettings& settings)
{
    if (!settings.store.empty()) {
        (void)shard::storeFormat(settings.store);
        return true;
    }
    const char* const alone = settings.shard ? "shard" // --list is allowed without --store
        : settings.jobs                      ? "jobs"
        : settings.progress                  ? "progress"
                                             : nullptr;
    if (alone != nullptr) {
        throw usageError("--%1 needs --store FILE.jsonl or FILE.tar", alone);
    }
    return false;
}

void requireStored(const CommonSettings& settings, const char* with)
{
    if (!settings.unstored.empty()) {
        throw usageError("--%1 cannot be combined with %2, where each picture has its own results",
                         settings.unstored, with);
    }
}

bool takesList(const CommonSettings& settings, std::size_t most)
{
    if (wantsStore(settings)) {
        return true;
    }
    const std::vector<std::string> given(
        settings.places.begin() + std::ptrdiff_t(std::min(settings.firstInput(), settings.places.size())),
        settings.places.end());
    const bool tar = std::any_of(given.begin(), given.end(), shard::isTar);
    std::error_code failed; // a command for one folder takes a picture as a list of one
    const bool picture = most == 1 && given.size() == 1 && looksLikeImage(given[0])
        && std::filesystem::is_regular_file(given[0], failed);
    const bool listed = most == 1 && settings.list.has_value();
    if (!tar && !picture && !listed && given.size() <= most) {
        return false;
    }
    requireStored(settings,
                  tar           ? phrase("a tar")
                      : picture ? phrase("a single picture")
                      : listed  ? "--list"
                                : phrase("several inputs"));
    return true;
}

shard::PictureList pictureList(const CommonSettings& settings, std::size_t from, const shard::Shard& shard,
                               const TakesInput& takesInput)
{
    shard::PictureList list(shard);
    allowManyFiles(); // up to a thousand tars are open at once
    if (!settings.list.has_value()) {
        (void)settings.place(from, phrase("INPUT: pictures, folders or tars, or --list FILE"));
    }
    for (std::size_t i = from; i < settings.places.size(); ++i) {
        const std::string& input = settings.places[i];
        if (!takesInput || !takesInput(list, input)) {
            list.add(input, interruption());
        }
    }
    if (settings.list) {
        list.addLines(*settings.list, interruption());
    }
    list.finish();
    return list;
}

} // namespace hydra::cli
