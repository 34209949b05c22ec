// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figure_drawing.h"

#include "core/base/file.h"
#include "core/base/new_file.h"
#include "ui/figures/figure_file.h"
#include "ui/figures/layout.h"

#include <clocale>

namespace hydra::cli {

DrawingTable::DrawingTable()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
        if (type == QtCriticalMsg || type == QtFatalMsg) { // a missing XDG_RUNTIME_DIR is nobody's worry
            warn(message.toStdString());
        }
    });
    m_application = std::make_unique<QGuiApplication>(m_count, m_words);
    std::setlocale(LC_ALL, "C"); // Qt takes the user's: numbers on the command line have points
}

Json saved(const ui::FigureSpec& spec, const ui::FigureData& data, const std::filesystem::path& file)
{
    const ui::FigureFormat format = ui::figureFormatOf(file.string());
    const ui::FigurePage page = ui::layOut(spec, data);
    ui::FigureSpec set = ui::published(spec, file.string());
    // The font that was found is part of the line that makes the figure again.
    set.font = page.font;
    const ui::FigureProvenance provenance = ui::provenanceOf(set, data, page, format);
    const Bytes bytes = ui::encodedFigure(page, provenance, format);
    interruption().check();
    writeFileAtomically(file, bytes.data(), bytes.size());
    Json document{{"file", file.string()},        {"format", name(format)},
                  {"width_mm", page.width},       {"height_mm", page.height},
                  {"dpi", spec.page.dpi},         {"font", page.font},
                  {"bytes", bytes.size()},        {"caption", page.caption.toStdString()},
                  {"command", provenance.command}};
    return document;
}

} // namespace hydra::cli
