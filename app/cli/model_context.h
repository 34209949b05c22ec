// SPDX-License-Identifier: GPL-3.0-or-later
// `serve --mcp`: the Model Context Protocol (JSON-RPC 2.0, one message a line), with questions as tools.
// Tools read files below one folder, and write only temporary files.
#pragma once

#include "app/cli/served_line.h"

#include <string>
#include <string_view>

namespace hydra::cli {

class ModelContext : public Speech
{
public:
    [[nodiscard]] std::string greeting(const std::string&) const override { return {}; }
    [[nodiscard]] ServedLine read(std::string_view line, const std::string& folder) const override;
    [[nodiscard]] std::string line(const std::string& id, Says what, const Json& value,
                                   const Json& warnings) const override;
};

// Returns whether an agent may use OPTION: it must not name a file.
[[nodiscard]] bool isOfTool(const OptionInfo& option);
[[nodiscard]] Json textPart(const std::string& text); // part of a tool's answer
[[nodiscard]] Json toolOf(const Command& command); // {"name", "description", "inputSchema"}

} // namespace hydra::cli
