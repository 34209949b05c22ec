// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/hub_cache.h"

#include "core/base/error.h"
#include "core/base/update_file.h"

#include <algorithm>
#include <cstdlib>

namespace hydra::hub {

namespace {

constexpr std::size_t longestName = 200;
constexpr const char *prefix = "models--", *between = "--";

bool isOf(const std::string& text, const char* others)
{
    const auto allowed = [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || std::string_view(others).find(c) != std::string_view::npos;
    };
    return !text.empty() && text.size() <= longestName && text.front() != '.' && text.front() != '-'
        && text.find("..") == std::string::npos && std::all_of(text.begin(), text.end(), allowed);
}

bool isPart(const std::string& text)
{
    return isOf(text, "-_.") && text.find(between) == std::string::npos;
}

} // namespace

bool isCommit(const std::string& text)
{
    return text.size() >= 7 && text.size() <= 64
        && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

bool isFileName(const std::string& text)
{
    return isOf(text, "-_.");
}

bool isRevision(const std::string& text)
{
    return isOf(text, "-_.+/") && text.front() != '/' && text.back() != '/'
        && text.find("//") == std::string::npos && text.find("/.") == std::string::npos;
}

std::optional<HubName> hubName(const std::string& text)
{
    const auto at = text.find('@');
    HubName name{text.substr(0, at), at == std::string::npos ? std::string() : text.substr(at + 1)};
    const auto slash = name.model.find('/');
    const bool fits = (slash == std::string::npos || isPart(name.model.substr(0, slash)))
        && isPart(slash == std::string::npos ? name.model : name.model.substr(slash + 1))
        && (at == std::string::npos || isRevision(name.revision));
    return fits ? std::optional(name) : std::nullopt;
}

Path placeOf(const char* variable, const Path& below)
{
    const char* given = std::getenv(variable);
    return given != nullptr && *given != '\0' ? (below.empty() ? Path(given) : Path(given) / below) : Path();
}

Path hubHome()
{
    for (const Path& place : {placeOf("HF_HOME"), placeOf("XDG_CACHE_HOME", "huggingface")}) {
        if (!place.empty()) {
            return place;
        }
    }
    return placeOf("HOME", ".cache/huggingface");
}

Path hubCache()
{
    for (const char* variable : {"HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE"}) { // the second is for old clients
        if (const Path given = placeOf(variable); !given.empty()) {
            return given;
        }
    }
    const Path home = hubHome();
    return home.empty() ? home : home / "hub";
}

Path folderOfModel(const std::string& model)
{
    std::string name = model;
    if (const auto slash = name.find('/'); slash != std::string::npos) {
        name.replace(slash, 1, between);
    }
    return hubCache() / (prefix + name);
}

std::optional<HubName> modelOfFolder(const Path& folder)
{
    std::string name = folder.filename().string();
    if (name.rfind(prefix, 0) != 0) {
        return std::nullopt;
    }
    name.erase(0, std::string_view(prefix).size());
    if (const auto at = name.find(between); at != std::string::npos) {
        name.replace(at, 2, "/");
    }
    return name.find('@') == std::string::npos ? hubName(name) : std::nullopt;
}

void refuseLinks(const Path& place)
{
    const Path cache = hubCache();
    Path at = cache;
    for (const Path& part : place.lexically_relative(cache)) {
        const bool ofModel = at == cache && modelOfFolder(part);
        at /= part;
        if (isLink(at) && !ofModel) {
            throw inputError("%1: expected a file or a folder of the cache, found a link", at.string());
        }
    }
}

} // namespace hydra::hub
