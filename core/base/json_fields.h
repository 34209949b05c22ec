// SPDX-License-Identifier: GPL-3.0-or-later
// One JSON object of a file (a training's configuration, a session, presets), read key by key. All errors are
// Error{Input} that names the place, what was expected and what was found.
#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace hydra {

// VALUE for a message: truncated, without control characters. Its nesting must be bounded (parseJson).
[[nodiscard]] std::string shown(const nlohmann::json& value);

class JsonFields
{
public:
    // WHERE names the object in messages: "train.json: data".
    JsonFields(nlohmann::json object, std::string where);

    [[nodiscard]] bool has(const char* key) const { return m_object->contains(key); }
    [[nodiscard]] const nlohmann::json& all() const noexcept { return *m_object; } // unchecked
    [[nodiscard]] const nlohmann::json& value(const char* key); // unchecked; JSON null if absent

    // Return the value of KEY, which must be present and of that type; ranges are inclusive. 3.0 is a whole
    // number.
    [[nodiscard]] double number(const char* key, double low, double high);
    [[nodiscard]] std::int64_t whole(const char* key, std::int64_t low, std::int64_t high);
    [[nodiscard]] std::string text(const char* key);
    [[nodiscard]] bool flag(const char* key);
    [[nodiscard]] const nlohmann::json& list(const char* key, std::size_t most);
    [[nodiscard]] JsonFields object(const char* key);

    // The same, but if KEY is absent INTO stays unchanged.
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
    void finish() const; // throws if the object has a key that was never read
    [[noreturn]] void refuse(const char* key, const Message& expected);
    [[nodiscard]] const std::string& where() const noexcept { return m_where; }

private:
    JsonFields(std::shared_ptr<const nlohmann::json> object, std::string where);
    [[nodiscard]] Message placeOf(const char* key) const { return m_where + ": " + key; }
    [[nodiscard]] const nlohmann::json* find(const char* key);
    [[nodiscard]] const nlohmann::json* someOf(const char* key, const char* expected); // null if absent
    [[nodiscard]] double checked(const char* key, double low, double high, const nlohmann::json* value) const;
    [[nodiscard]] std::int64_t checkedWhole(const char* key, std::int64_t low, std::int64_t high,
                                            const nlohmann::json* value) const;

    std::shared_ptr<const nlohmann::json> m_object; // a child shares its parent's document
    std::string m_where;
    std::set<std::string> m_known;
};

} // namespace hydra
