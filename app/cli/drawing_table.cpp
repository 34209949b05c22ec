// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figure_settings.h"
#include "ui/figures/figure_file.h"

#include <clocale>

namespace hydra::cli {

DrawingTable::DrawingTable()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
        if (type == QtCriticalMsg || type == QtFatalMsg) { // a missing XDG_RUNTIME_DIR does not matter
            warn(message.toStdString());
        }
    });
    m_application = std::make_unique<QGuiApplication>(m_count, m_words);
    std::setlocale(LC_ALL, "C"); // Qt sets the user's; command lines use decimal points
}

Json saved(const ui::FigureSpec& spec, const ui::FigureData& data, const std::filesystem::path& file)
{
    const ui::WrittenFigure made = ui::writeFigure(spec, data, file.string(), interruption());
    const ui::FigurePage& page = made.page;
    Json document{{"file", file.string()},
                  {"format", wordOf(*formatOf<FigureFormat>(file))},
                  {"width_mm", page.width},
                  {"height_mm", page.height},
                  {"dpi", spec.page.dpi},
                  {"font", page.font},
                  {"bytes", made.bytes},
                  {"caption", page.caption.toStdString()},
                  {"command", made.provenance.command}};
    return document;
}

} // namespace hydra::cli
