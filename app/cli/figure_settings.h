// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as the command line asks for it.
#pragma once

#include "app/cli/arguments.h"
#include "ui/figures/figure_spec.h"

namespace hydra::cli {

// Page, font and looks onto SPEC. Throws Error{Usage} for what is out of bounds.
void readPage(ui::FigureSpec& spec, const Arguments& arguments);
// What SPEC.kind asks of a model of CONFIG, onto what suits the kind.
void readQuestion(ui::FigureSpec& spec, const Arguments& arguments, const VitConfig& config);
void readTsne(ui::FigureSpec& spec, const Arguments& arguments, const VitConfig& config);
// The model options that were given, as they were given.
[[nodiscard]] ui::FigureSpec::Options givenModelOptions(const Arguments& arguments);

} // namespace hydra::cli
