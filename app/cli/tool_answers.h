// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of the tools of `serve --mcp`: texts, pictures of maps, and how reliable a map is.
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/serve_loop.h"

#include <functional>

namespace hydra::cli {

// Restricts a tool to FOLDER and its contents, with links resolved.
class Fence
{
public:
    explicit Fence(const Path& folder); // throws Error{Input} if it is not a folder
    // Returns GIVEN, relative to FOLDER, with links resolved. Throws Error{Usage} if it is outside, and if a
    // link beside or in it leads out, also through several links to folders.
    [[nodiscard]] std::string inside(const std::string& given) const;
    // Returns ARGUMENTS of COMMAND with their files resolved; the name of a shipped model is kept.
    [[nodiscard]] Json resolved(const Command& command, Json arguments) const;
    [[nodiscard]] const Path& folder() const noexcept { return m_folder; }

private:
    Path m_folder;
};

// Answers TURN, whose command is a tool, with {"content", "structuredContent"}.
[[nodiscard]] Json answerAsTool(const Turn& turn, const Fence& fence,
                                const std::function<Json(const Asked&)>& answer);

} // namespace hydra::cli
