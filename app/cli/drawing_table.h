// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn without a window, and the figure that is written.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "ui/figures/figure_data.h"

#include <QGuiApplication>

#include <filesystem>
#include <memory>

namespace hydra::cli {

// Fonts and painters need an application; it opens no window and talks to no display.
class DrawingTable
{
public:
    DrawingTable();

private:
    int m_count = 1;
    char m_name[15] = "hydrascope-cli";
    char* m_words[2] = {m_name, nullptr};
    std::unique_ptr<QGuiApplication> m_application;
};

// The figure as FILE; what there is to say of it.
[[nodiscard]] Json saved(const ui::FigureSpec& spec, const ui::FigureData& data,
                         const std::filesystem::path& file);
// figure with --predictor: maps of pictures by methods that need no network.
[[nodiscard]] Json runFigureThrough(const FigureSettings& settings, FigureKind kind, const std::string& file);

} // namespace hydra::cli
