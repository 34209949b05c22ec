// SPDX-License-Identifier: GPL-3.0-or-later
// `serve --mcp`: the Model Context Protocol (JSON-RPC 2.0, a message a line), with questions as tools. Tools
// read files below one folder, and write none that stay.
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

// Whether an agent may say OPTION: it is none that names a file.
[[nodiscard]] bool isOfTool(const OptionInfo& option);
[[nodiscard]] Json textPart(const std::string& text); // of what a tool answers
[[nodiscard]] Json toolOf(const Command& command); // {"name", "description", "inputSchema"}

} // namespace hydra::cli
