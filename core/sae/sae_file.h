// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of an autoencoder's file and its project's configuration, in it or beside it.
#pragma once

#include "core/base/cancel.h"
#include "core/base/enum_words.h"
#include "core/base/file.h"
#include "core/base/message.h"
#include "core/model/named_tensors.h"

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace hydra {

struct SaeFile
{
    static constexpr int mostFeatures = 1 << 24;

    std::string name; // of the weights file, for messages
    std::string id; // hash of the weights, and of a configuration beside them
    NamedTensors tensors;
    nlohmann::json settings = nlohmann::json::object(); // the project's configuration
    std::string settingsFile; // the file that holds it, for messages
    bool isSaev = false; // a line of JSON, then a PyTorch file
    int schema = 0; // saev's version of its format

    // The value at PATH, "activation.params.top_k"; null if absent, or if it is a JSON null that means
    // "none".
    [[nodiscard]] const nlohmann::json* find(std::string_view path) const;
    // The value of the first of KEYS that is present: a text, true or false, a whole number from 0 to MOST,
    // one of WORDS. Throw Error{Input} naming file and key for a value of another form: it does not count as
    // absent.
    using Keys = std::initializer_list<const char*>;
    [[nodiscard]] std::optional<std::string> text(Keys keys) const;
    [[nodiscard]] bool flag(Keys keys, bool absent = false) const;
    [[nodiscard]] std::optional<int> number(Keys keys, int most) const;
    template<class Enum>
    [[nodiscard]] std::optional<Enum> choice(Keys keys, const EnumWords<Enum>& words) const
    {
        const char* const key = first(keys);
        std::string expected;
        for (const auto& [value, word] : words) {
            if (key == nullptr || *find(key) == word) {
                return key != nullptr ? std::optional(value) : std::nullopt;
            }
            expected += (expected.empty() ? "" : ", ") + std::string(word);
        }
        refuse(key, message("one of %1", expected));
    }
    [[nodiscard]] const char* first(Keys keys) const; // null: none is present
    [[noreturn]] void refuse(const char* key, const Message& expected) const;
    [[nodiscard]] bool has(const char* tensor) const { return tensors.count(tensor) > 0; }
    // TENSOR as finite float32 of SHAPE. Throws Error{Input} if it is missing, not finite or of another
    // shape.
    [[nodiscard]] at::Tensor take(const char* tensor, std::initializer_list<std::int64_t> shape) const;
    [[nodiscard]] at::Tensor takeIf(const char* tensor, std::initializer_list<std::int64_t> shape) const
    {
        return has(tensor) ? take(tensor, shape) : at::Tensor();
    }
};

// PATH: the weights, or a folder that holds them. Throws Error{Input}.
[[nodiscard]] SaeFile openSaeFile(const Path& path, const CancelToken& cancel);

} // namespace hydra
