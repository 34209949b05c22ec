// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/provenance.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/foreign_words.h"
#include "core/tensor/compute_on.h"

namespace hydra::ui {

FigureProvenance provenanceOf(const FigureSpec& spec, const FigureData& data, const FigurePage& page,
                              FigureFormat format)
{
    FigureProvenance p;
    p.software = "Hydrascope " HYDRA_UI_VERSION;
    p.title = join("Hydrascope: ", name(spec.kind));
    p.command = plainText(commandLine(spec, format));
    std::string text = page.caption.toStdString() + "\n";
    text += join("Model: ", data.model.name,
                 data.model.id.empty() ? std::string(", a shape without weights") : ", id " + data.model.id,
                 "\n");
    for (const FigureImage& image : data.images) {
        text += join("Picture: ", image.name, ", id ", image.id, "\n");
    }
    text += join("Computed on: ", computesOn().place(), "\n");
    text += join("Font: ", page.font, "\n");
    text += join("Page: ", spec.page.widthMm, " mm wide, pictures at ", spec.page.dpi, " dpi\n");
    text += join("Made with ", p.software, "; made again by: ", p.command);
    p.description = plainText(text);
    const std::string all = p.software + p.title + p.description;
    p.id = sha256(all.data(), all.size()).substr(0, 32);
    return p;
}

} // namespace hydra::ui
