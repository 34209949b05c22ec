// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that need LibTorch. They are in a library of their own, which the program loads when one of
// them is asked for: LibTorch takes half a second and 150 MB before it has done anything.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

#include <string>

namespace hydra::cli {

// Its function in the library, by name: the whole command line once more, which is run. Gives the exit code.
inline constexpr const char* networkFunction = "hydrascopeNetworkCommand";
using NetworkFunction = int (*)(int argc, char** argv);

[[nodiscard]] Json runPredict(const Arguments& arguments);
[[nodiscard]] Json runExplain(const Arguments& arguments);
[[nodiscard]] Json runVideo(const Arguments& arguments);
[[nodiscard]] Json runWalk(const Arguments& arguments);
[[nodiscard]] Json runDecompose(const Arguments& arguments);
[[nodiscard]] Json runBench(const Arguments& arguments);
[[nodiscard]] Json runProfile(const Arguments& arguments);
[[nodiscard]] Json runFaithfulness(const Arguments& arguments);
[[nodiscard]] Json runProbe(const Arguments& arguments);
[[nodiscard]] Json runEmbed(const Arguments& arguments);
[[nodiscard]] Json runRank(const Arguments& arguments);
[[nodiscard]] Json runImportance(const Arguments& arguments);
[[nodiscard]] Json runRegisters(const Arguments& arguments);
[[nodiscard]] Json runMeans(const Arguments& arguments);
[[nodiscard]] Json runSynth(const Arguments& arguments);
[[nodiscard]] Json runTrain(const Arguments& arguments);
[[nodiscard]] Json runInfo(const Arguments& arguments);
[[nodiscard]] Json runConvert(const Arguments& arguments);
[[nodiscard]] Json runEvaluate(const Arguments& arguments);
[[nodiscard]] Json runFeatures(const Arguments& arguments);
[[nodiscard]] Json runNearest(const Arguments& arguments);
[[nodiscard]] Json runKnn(const Arguments& arguments);
[[nodiscard]] Json runFigure(const Arguments& arguments);

} // namespace hydra::cli
