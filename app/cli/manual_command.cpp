// SPDX-License-Identifier: GPL-3.0-or-later
// manual: writes the manual pages from the tables of --help.
#include "app/cli/commands.h"
#include "app/cli/manual_page.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/new_file.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

// Returns the date at the foot of a page, "2026-12-01". Not from the clock: equal programs write equal pages.
std::string dayOf(const ManualSettings& settings)
{
    const std::string& day = settings.day;
    constexpr const char* pattern = "0000-00-00";
    bool fits = day.empty() || day.size() == 10;
    for (std::size_t i = 0; fits && i < day.size(); ++i) {
        fits = pattern[i] == '-' ? day[i] == '-' : day[i] >= '0' && day[i] <= '9';
    }
    if (!fits) {
        throw usageError("--day: expected a date, like 2026-12-01, got '%1'", day);
    }
    return day;
}

} // namespace

Json runManual(const ManualSettings& settings)
{
    const OptionalText& out = settings.out;
    if (!out) {
        throw usageError("expected --out FOLDER: where the pages are written");
    }
    const std::string day = dayOf(settings);
    requireFolder(*out);
    Json names = Json::array();
    const auto write = [&](const std::string& name, const std::string& page) {
        const auto path = std::filesystem::path(*out) / (name + ".1");
        writeFileAtomically(path, page);
        names.push_back(path.string());
    };
    write("hydrascope", windowPage(day));
    write("hydrascope-cli", overviewPage(day));
    for (const Command& command : commands()) {
        write(std::string("hydrascope-cli-") + command.name, commandPage(command, day));
    }
    return {{"pages", names}};
}

} // namespace hydra::cli
