// SPDX-License-Identifier: GPL-3.0-or-later
// A line that a client says to `serve` (resources/help/serve.md), and the arguments of the command that it
// asks for. Lines come from outside: whatever they hold, they are read or refused.
#pragma once

#include "app/cli/commands.h"
#include "core/base/json.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra::cli {

inline constexpr int servedProtocol = 1;
inline constexpr std::size_t longestLine = std::size_t(1) << 20;
inline constexpr JsonLimits servedLimits{longestLine, 16, 100'000};

struct ServedLine
{
    enum class Kind
    {
        Question,
        Cancel,
        Said // and answered with that
    };
    Kind kind = Kind::Said;
    std::string id = "null"; // as JSON
    std::string cancels; // the id of another question, as JSON
    const Command* command = nullptr;
    Json arguments = Json::object();
    std::size_t bytes = 0; // of the line
    std::string said;
    bool ends = false; // the conversation, with what was said
};

// How a conversation is spelled, as lines that may be empty.
class Speech
{
public:
    Speech() = default;
    virtual ~Speech() = default;
    Speech(const Speech&) = delete;
    Speech& operator=(const Speech&) = delete;

    enum class Says
    {
        Progress, // {"fraction", "doing"}
        Result, // the document
        Error, // {"code", "message"}
        Cancelled // {"cancelled": whether another question was there}, to the wish to cancel it
    };
    // The first line to a client that has FOLDER.
    [[nodiscard]] virtual std::string greeting(const std::string& folder) const = 0;
    [[nodiscard]] virtual ServedLine read(std::string_view line, const std::string& folder) const = 0;
    [[nodiscard]] virtual std::string line(const std::string& id, Says what, const Json& value,
                                           const Json& warnings = Json::array()) const = 0;
    [[nodiscard]] std::string refused(const std::string& id, const char* code, const std::string& message,
                                      const Json& warnings = Json::array()) const
    {
        return line(id, Says::Error, {{"code", code}, {"message", message}}, warnings);
    }
};

// As the page serve.md spells it.
class OwnSpeech : public Speech
{
public:
    [[nodiscard]] std::string greeting(const std::string& folder) const override;
    [[nodiscard]] ServedLine read(std::string_view line, const std::string& folder) const override;
    [[nodiscard]] std::string line(const std::string& id, Says what, const Json& value,
                                   const Json& warnings) const override;
};

// What a place of COMMAND, of words that are no options, is called in a line: {{"model"}, {"folder",
// "input"}}.
[[nodiscard]] std::vector<std::vector<std::string>> placesOf(const Command& command);

// What LINE says, checked as a command line is. FOLDER makes the private folder of the question, where
// something is to be written there. Throws Error{Usage}.
[[nodiscard]] Arguments argumentsOf(const Command& command, const Json& given,
                                    const std::function<std::string()>& folder);

// ID as JSON. Throws Error{Usage} where it is neither an integer nor a short text.
[[nodiscard]] std::string servedId(const Json& id);
// DOCUMENT in one line; what is no UTF-8 is replaced.
[[nodiscard]] std::string inOneLine(const Json& document);

} // namespace hydra::cli
