// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as the command line asks for it, and draws it without a window.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "ui/figures/figure_data.h"

#include <QGuiApplication>

#include <filesystem>
#include <memory>

namespace hydra::cli {

// Page, font and looks onto SPEC. Throws Error{Usage} for what is out of bounds.
void readPage(ui::FigureSpec& spec, const PageSettings& settings);
// What SPEC.kind asks of a model of CONFIG, onto what suits the kind.
void readQuestion(ui::FigureSpec& spec, const FigureSettings& settings, const VitConfig& config);
void readTsne(ui::FigureSpec& spec, const TsneSettings& settings, const VitConfig& config);
// Head counts, attention and size of the picture.
void readPass(ui::FigureSpec& spec, const CommonSettings& settings, const VitConfig& config);
// The model options that were given.
[[nodiscard]] ui::FigureSpec::Options givenModelOptions(const CommonSettings& settings);

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

} // namespace hydra::cli
