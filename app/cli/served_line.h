// SPDX-License-Identifier: GPL-3.0-or-later
// A line from a client of `serve` (resources/help/serve.md), and the arguments of its command. Lines are
// untrusted: any content is either parsed or refused.
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
        Answered // answered with REPLY
    };
    Kind kind = Kind::Answered;
    std::string id = "null"; // as JSON
    std::string cancels; // the id of another question, as JSON
    const Command* command = nullptr;
    Json arguments = Json::object();
    std::size_t bytes = 0; // of the line
    std::string reply;
    bool ends = false; // ends the connection after REPLY
};

// A protocol: parses and formats lines. Formatted lines may be empty.
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
        Cancelled // {"cancelled": whether that question existed}, the reply to a cancel request
    };
    // Returns the first line to a client whose folder is FOLDER.
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

// The protocol of the page serve.md.
class OwnSpeech : public Speech
{
public:
    [[nodiscard]] std::string greeting(const std::string& folder) const override;
    [[nodiscard]] ServedLine read(std::string_view line, const std::string& folder) const override;
    [[nodiscard]] std::string line(const std::string& id, Says what, const Json& value,
                                   const Json& warnings) const override;
};

// Returns the names that COMMAND's positional words have in a line: {{"model"}, {"folder", "input"}}.
[[nodiscard]] std::vector<std::vector<std::string>> placesOf(const Command& command);

// Returns GIVEN as arguments, checked like a command line. FOLDER creates the question's private folder; it
// is called only if the question writes there. Throws Error{Usage}.
[[nodiscard]] Arguments argumentsOf(const Command& command, const Json& given,
                                    const std::function<std::string()>& folder);

// Returns ID as JSON. Throws Error{Usage} unless it is an integer or a short text.
[[nodiscard]] std::string servedId(const Json& id);
// Returns DOCUMENT in one line; replaces invalid UTF-8.
[[nodiscard]] std::string inOneLine(const Json& document);

} // namespace hydra::cli
