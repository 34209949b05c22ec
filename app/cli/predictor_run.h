// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands that ask a program behind a pipe have in common (--predictor COMMAND, in place of MODEL).
#pragma once

#include "app/cli/inputs.h"
#include "app/cli/settings.h"
#include "core/image/preprocess.h"
#include "core/predictor/predictor.h"

namespace hydra::cli {

// Whether --predictor is given. Throws Error{Usage} for one of its options without it.
[[nodiscard]] bool asksPredictor(const Arguments& arguments);
// The commands themselves, with --predictor.
[[nodiscard]] Json runPredictThrough(const Arguments& arguments);
[[nodiscard]] Json runExplainThrough(const Arguments& arguments);
[[nodiscard]] Json runFaithfulnessThrough(const Arguments& arguments);

// The program that --predictor names, started. Throws Error{Usage} for options beyond ALLOWED and, where
// METHODS are asked for, those of methods that need no network.
[[nodiscard]] std::unique_ptr<Predictor> startPredictor(const Arguments& arguments,
                                                        std::vector<std::string> allowed, bool methods);

// WORK on each picture of every INPUT, as eachInput() does.
void eachPicture(const Arguments& arguments, const Predictor& predictor, const std::filesystem::path& folder,
                 const std::function<void(const Input&, const ModelInput&, const Progress& within)>& work);

[[nodiscard]] ShownPicture shownTo(const Predictor& predictor, const at::Tensor& pixels);
// SCORES [1,classes] of a picture, the largest first; and the class that CHOICE means.
[[nodiscard]] std::vector<int> rankingOf(const at::Tensor& scores);
[[nodiscard]] int classMeant(const engine::ClassChoice& choice, const std::vector<int>& ranking);

} // namespace hydra::cli
