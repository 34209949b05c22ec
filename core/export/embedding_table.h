// SPDX-License-Identifier: GPL-3.0-or-later
// An embedding's points as a table: the same from the command line and from the window.
#pragma once

#include "core/engine/token_embedding.h"
#include "core/export/data_table.h"
#include "core/question/keys.h"

#include <string>
#include <vector>

namespace hydra {

// One picture, as it goes into the table.
struct EmbeddedSource
{
    std::string name;
    ImageId id;
    int classIndex = -1; // where the folder says it
};

// Columns input,k,token,row,col,norm,x,y, and class and class_name of CLASSES where it is given; SOURCES by
// EmbeddedToken::source. Points that were never placed are left out.
[[nodiscard]] DataTable embeddingData(const std::vector<engine::EmbeddedToken>& tokens,
                                      const std::vector<EmbeddedSource>& sources, const VitConfig* classes,
                                      DataFacts facts);
// As "csv", "json" or "npz"; the last with points float32 [N, 2] beside the columns.
[[nodiscard]] std::string embeddingFile(const DataTable& table, TableFormat format);

} // namespace hydra
