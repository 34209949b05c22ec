// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one JSON object key by key with messages that name file and key, and refuses keys nobody asked for.
#pragma once

#include "core/base/error.h"

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace hydra {

// VALUE as a message may show it: short, and no control characters. Its nesting must be bounded (parseJson).
[[nodiscard]] std::string shown(const nlohmann::json& value);

class JsonFields
{
public:
    // WHERE names the object in messages: "train.json: data".
    JsonFields(const nlohmann::json& object, std::string where);

    [[nodiscard]] bool has(const char* key) const { return m_object.contains(key); }
    // Each takes the value of KEY into INTO when the key is there, and checks type and range (inclusive).
    void number(const char* key, double low, double high, double& into);
    void integer(const char* key, std::int64_t low, std::int64_t high, int& into);
    void whole(const char* key, std::int64_t low, std::int64_t high, std::int64_t& into);
    void seed(const char* key, std::uint64_t& into);
    void text(const char* key, std::string& into);
    void boolean(const char* key, bool& into);
    void integers(const char* key, std::int64_t low, std::int64_t high, std::vector<int>& into);
    void numbers(const char* key, double low, double high, std::vector<double>& into);
    // The object under KEY; an empty one when it is absent.
    [[nodiscard]] JsonFields child(const char* key);

    void require(const char* key) const; // throws when KEY is absent
    void finish() const; // throws when a key was never asked for
    [[nodiscard]] const std::string& where() const noexcept { return m_where; }

private:
    [[nodiscard]] const nlohmann::json* find(const char* key);
    [[nodiscard]] Error wrong(const std::string& key, const std::string& expected,
                              const nlohmann::json& found) const;
    [[nodiscard]] double checked(const std::string& key, double low, double high,
                                 const nlohmann::json& value) const;
    [[nodiscard]] std::int64_t checkedInteger(const std::string& key, std::int64_t low, std::int64_t high,
                                              const nlohmann::json& value) const;

    nlohmann::json m_object;
    std::string m_where;
    std::set<std::string> m_known;
};

} // namespace hydra
