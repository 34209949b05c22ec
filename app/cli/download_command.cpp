// SPDX-License-Identifier: GPL-3.0-or-later
// download: the one command that opens a connection.
#include "app/cli/commands.h"
#include "app/cli/light_commands.h"
#include "core/base/printable.h"
#include "core/hub/download.h"

namespace hydra::cli {

Json runDownload(const Arguments& arguments)
{
    const std::string& given =
        arguments.positional(0, "ORG/NAME[@REVISION]: a model of the Hugging Face hub");
    const auto name = hub::hubName(given);
    if (!name || arguments.positional().size() > 1) {
        throw usageError("expected one model of the hub as ORG/NAME or ORG/NAME@REVISION, got ",
                         printable(name ? arguments.positional()[1] : given));
    }
    hub::Download download(*name, interruption());
    const bool dry = arguments.has("dry-run");
    if (!dry) {
        warn(join(given, ": ", download.files().size(), " files, ", hub::inMegabytes(download.bytes()),
                  ", of which ", hub::inMegabytes(download.missing()), " are yet to be fetched; into ",
                  download.snapshot().string()));
    }
    const std::uint64_t missing = download.missing();
    if (!dry) {
        download.run(progressBar());
    }
    Json files = Json::array();
    for (const hub::HubFile& file : download.files()) {
        files.push_back({{"file", file.name},
                         {"bytes", file.bytes},
                         {"sha256", dry && !file.large ? Json() : Json(download.sha256(file))}});
    }
    return {{"files", files},
            {"bytes", download.bytes()},
            {dry ? "to_fetch" : "fetched", missing},
            {"snapshot", download.snapshot().string()}};
}

} // namespace hydra::cli
