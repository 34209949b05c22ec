// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as the command line asks for it.
#pragma once

#include "app/cli/command_settings.h"
#include "ui/figures/figure_spec.h"

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

} // namespace hydra::cli
