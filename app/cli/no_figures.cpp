// SPDX-License-Identifier: GPL-3.0-or-later
// `figure` of a build without Qt (HYDRA_BUILD_UI=OFF): throws Error{Usage}.
#include "app/cli/commands.h"
#include "app/cli/figures.h"
#include "core/base/error.h"

namespace hydra::cli {

namespace {

Error noFigures()
{
    return usageError("this build cannot draw figures: it was built without Qt (HYDRA_BUILD_UI=OFF)");
}

} // namespace

void checkFigure(const PageSettings&, const std::string&)
{
    throw noFigures();
}

Json drawEmbedding(const EmbedSettings&, const std::filesystem::path&, const engine::OpenedModel&,
                   const std::vector<int>&, const std::vector<EmbeddedSource>&, const engine::Embedding&)
{
    throw noFigures();
}

Json runFigure(const FigureSettings&)
{
    throw noFigures();
}

const Running runsFigure("figure", Parsed<runFigure>::by);

} // namespace hydra::cli
