// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_through.h"

#include "core/base/error.h"
#include "core/explain/black_box.h"

#include <c10/core/GradMode.h>

#include <chrono>

namespace hydra {

bool needsNoNetwork(const MethodInfo& method)
{
    return method.blackBox == BlackBox::Occlusion || method.blackBox == BlackBox::Rise
        || method.blackBox == BlackBox::Shapley;
}

ClassValue measuredBy(const MapOptions& options)
{
    return methodInfo(options.method).blackBox == BlackBox::Rise ? ClassValue::Probability : options.measured;
}

Map explainThrough(const Scorer& scorer, const ShownPicture& shown, const MapOptions& options,
                   const CancelToken& cancel, const Watch& watch)
{
    const c10::NoGradGuard noGrad;
    const MethodInfo& info = methodInfo(options.method);
    if (!needsNoNetwork(info)) {
        throw usageError("method ", info.id, " reads the inside of a network, and a predictor shows none");
    }
    requireOptions(info, options);
    const auto start = std::chrono::steady_clock::now();
    const Target none;
    const Kept nothing;
    Question question{options, 0, 0, none, cancel, nothing, watch.progress};
    const auto mapOf = [&](const TokenValues& found) {
        Map map = mapWith(
            found.pixels.defined() ? found.pixels : found.patches.view({shown.rows, shown.cols}), found);
        map.isSigned = info.isSigned;
        map.milliseconds =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
        return map;
    };
    if (watch.grown) {
        question.grown = [&](const TokenValues& found) { watch.grown(mapOf(found)); };
    }
    Asking asking(scorer, shown, question, measuredBy(options));
    return mapOf(info.blackBox == BlackBox::Rise          ? riseMap(asking)
                     : info.blackBox == BlackBox::Shapley ? shapleyMap(asking)
                                                          : occlusionMap(asking));
}

} // namespace hydra
