// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a figure from the command line and draws it without a window.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "ui/figures/figure_data.h"

#include <QGuiApplication>

#include <filesystem>
#include <memory>

namespace hydra::cli {

// Reads page, font and looks into SPEC. Throws Error{Usage} for values out of bounds.
void readPage(ui::FigureSpec& spec, const PageSettings& settings);
// Reads the question of SPEC.kind to a model of CONFIG, over the kind's defaults.
void readQuestion(ui::FigureSpec& spec, const FigureSettings& settings, const VitConfig& config);
void readTsne(ui::FigureSpec& spec, const TsneSettings& settings, const VitConfig& config);
// Reads head counts, attention and picture size.
void readPass(ui::FigureSpec& spec, const CommonSettings& settings, const VitConfig& config);
// Returns the given model options.
[[nodiscard]] ui::FigureSpec::Options givenModelOptions(const CommonSettings& settings);

// The application that fonts and painters need; it opens no window and connects to no display.
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

// Saves the figure as FILE; returns its description.
[[nodiscard]] Json saved(const ui::FigureSpec& spec, const ui::FigureData& data,
                         const std::filesystem::path& file);

} // namespace hydra::cli
