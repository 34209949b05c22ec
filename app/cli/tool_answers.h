// SPDX-License-Identifier: GPL-3.0-or-later
// What the tools of `serve --mcp` answer with: texts, pictures of maps, and how sure a map is.
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/serve_loop.h"

#include <functional>

namespace hydra::cli {

// What a tool may see: FOLDER and what is in it, resolved.
class Fence
{
public:
    explicit Fence(const Path& folder); // throws Error{Input} where it is none
    // GIVEN, from FOLDER on, where its links lead. Throws Error{Usage} for what lies elsewhere, and for a
    // link beside or in it that leads out, through however many links to folders.
    [[nodiscard]] std::string inside(const std::string& given) const;
    // ARGUMENTS of COMMAND with their files resolved; the name of a shipped model stays.
    [[nodiscard]] Json resolved(const Command& command, Json arguments) const;
    [[nodiscard]] const Path& folder() const noexcept { return m_folder; }

private:
    Path m_folder;
};

// The question of TURN, whose command is a tool, as {"content", "structuredContent"}.
[[nodiscard]] Json answerAsTool(const Turn& turn, const Fence& fence,
                                const std::function<Json(const Asked&)>& answer);

} // namespace hydra::cli
