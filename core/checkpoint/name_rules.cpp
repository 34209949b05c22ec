// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/name_rules.h"

#include <vector>

namespace hydra {

bool beginsWith(const std::string& text, const std::string& prefix)
{
    return text.compare(0, prefix.size(), prefix) == 0;
}

bool endsWith(const std::string& text, const std::string& suffix)
{
    return text.size() >= suffix.size()
        && text.compare(text.size() - suffix.size(), suffix.size(), suffix) == 0;
}

std::optional<std::string> renamed(const std::string& name, const NameRule& rule)
{
    constexpr std::size_t mostDigits = 6;
    std::vector<std::string> numbers;
    std::string rest;
    std::size_t at = 0;
    for (const char* p = rule.from; *p != '\0'; ++p) {
        if (*p == '*') {
            rest = name.substr(at);
            at = name.size();
        } else if (*p == '#' || *p == '@') {
            std::size_t end = at;
            while (end < name.size() && name[end] >= '0' && name[end] <= '9') {
                ++end;
            }
            if (end == at || end - at > mostDigits) {
                return std::nullopt;
            }
            if (*p == '#') {
                numbers.push_back(name.substr(at, end - at));
            }
            at = end;
        } else if (at < name.size() && name[at] == *p) {
            ++at;
        } else {
            return std::nullopt;
        }
    }
    if (at != name.size()) {
        return std::nullopt;
    }
    std::size_t next = 0;
    std::string result;
    for (const char* p = rule.to; *p != '\0'; ++p) {
        result += *p == '#' ? numbers.at(next++) : *p == '*' ? rest : std::string(1, *p);
    }
    return result;
}

} // namespace hydra
