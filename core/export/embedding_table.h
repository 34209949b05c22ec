// SPDX-License-Identifier: GPL-3.0-or-later
// An embedding's points as a table: identical for the command line and the window.
#pragma once

#include "core/engine/token_embedding.h"
#include "core/export/data_table.h"
#include "core/question/keys.h"

#include <string>
#include <vector>

namespace hydra {

// One picture of the table.
struct EmbeddedSource
{
    std::string name;
    ImageId id;
    int classIndex = -1; // if the folder gives it
};

// Columns input,k,token,row,col,norm,x,y, and class and class_name from CLASSES if given; SOURCES indexed by
// EmbeddedToken::source. Omits points that were never placed.
[[nodiscard]] DataTable embeddingData(const std::vector<engine::EmbeddedToken>& tokens,
                                      const std::vector<EmbeddedSource>& sources, const VitConfig* classes,
                                      DataFacts facts);
// As "csv", "json" or "npz"; "npz" adds points float32 [N, 2].
[[nodiscard]] std::string embeddingFile(const DataTable& table, TableFormat format);

} // namespace hydra
