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

bool wantsStore(const Arguments& arguments)
{
    if (arguments.has("store")) {
        (void)shard::storeFormat(arguments.text("store").value());
        return true;
    }
    for (const OptionInfo& option : storeOptions()) {
        if (arguments.has(option.name) && option.name != "list") { // which goes with any inputs
            throw usageError("--", option.name, " needs --store FILE.jsonl or FILE.tar");
        }
    }
    return false;
}

void requireStored(const Arguments& arguments, const char* with)
{
    if (!arguments.unstored().empty()) {
        throw usageError("--", arguments.unstored().front(), " does not go with ", with,
                         ", of which each picture has its own results");
    }
}

bool takesList(const Arguments& arguments, std::size_t most)
{
    if (wantsStore(arguments)) {
        return true;
    }
    const Arguments inputs = arguments.after(1);
    const auto& given = inputs.positional();
    const bool tar = std::any_of(given.begin(), given.end(), shard::isTar);
    std::error_code failed; // a command that reads one folder at once takes a picture as a list of one
    const bool picture = most == 1 && given.size() == 1 && looksLikeImage(given[0])
        && std::filesystem::is_regular_file(given[0], failed);
    const bool listed = most == 1 && arguments.has("list");
    if (!tar && !picture && !listed && given.size() <= most) {
        return false;
    }
    requireStored(arguments,
                  tar           ? "a tar"
                      : picture ? "a single picture"
                      : listed  ? "--list"
                                : "several inputs");
    return true;
}

shard::PictureList pictureList(const Arguments& arguments, std::size_t from, const shard::Shard& shard,
                               const TakesInput& takesInput)
{
    shard::PictureList list(shard);
    allowManyFiles(); // a thousand tars of pictures are open at once
    if (!arguments.has("list")) {
        (void)arguments.positional(from, "INPUT: pictures, folders or tars, or --list FILE");
    }
    for (std::size_t i = from; i < arguments.positional().size(); ++i) {
        const std::string& input = arguments.positional()[i];
        if (!takesInput || !takesInput(list, input)) {
            list.add(input, interruption());
        }
    }
    if (const auto lines = arguments.text("list")) {
        list.addLines(*lines, interruption());
    }
    list.finish();
    return list;
}

} // namespace hydra::cli
