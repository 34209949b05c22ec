// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/provenance.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/tensor/compute_on.h"

#include <QString>

namespace hydra::ui {

FigureProvenance provenanceOf(const FigureSpec& spec, const FigureData& data, const FigurePage& page,
                              FigureFormat format)
{
    FigureProvenance p;
    p.software = "Hydrascope " HYDRA_UI_VERSION;
    p.title = join("Hydrascope: ", name(spec.kind));
    p.command = cleaned(commandLine(spec, format));
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
    p.description = cleaned(text);
    const std::string all = p.software + p.title + p.description;
    p.id = sha256(all.data(), all.size()).substr(0, 32);
    return p;
}

std::string cleaned(const std::string& text)
{
    // Through UTF-16, so that what is no UTF-8 (a file name may be anything) becomes a replacement character.
    QString clean;
    for (const QChar c : QString::fromStdString(text)) {
        const bool control = c.unicode() < 0x20 && c != QLatin1Char('\n') && c != QLatin1Char('\t');
        const bool forbidden = c.unicode() == 0x7f || c.unicode() >= 0xfffe;
        clean += control || forbidden ? QChar(0xfffd) : c;
    }
    return clean.toStdString();
}

std::string xmlEscaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped().toStdString();
}

} // namespace hydra::ui
