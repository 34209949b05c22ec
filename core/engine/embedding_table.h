// SPDX-License-Identifier: GPL-3.0-or-later
// An embedding's points as CSV: the same table from the command line and from the window.
#pragma once

#include "core/engine/keys.h"
#include "core/engine/token_embedding.h"

#include <string>
#include <vector>

namespace hydra::engine {

// One picture, as it goes into the table.
struct EmbeddedSource
{
    std::string name;
    ImageId id;
    int classIndex = -1; // where the folder says it
};

// Columns input,k,token,row,col,norm,x,y, and class when BY_CLASS; SOURCES by EmbeddedToken::source. Numbers
// with nine digits, which is all that a float has. Points that were never placed are left out.
[[nodiscard]] std::string embeddingTable(const std::vector<EmbeddedToken>& tokens,
                                         const std::vector<EmbeddedSource>& sources, bool byClass);

} // namespace hydra::engine
