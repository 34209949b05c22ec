// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/size_choice.h"

#include "core/base/error.h"
#include "core/question/kept_patches.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace hydra::ui {

InputSize sizeFor(const VitConfig& config, const InputSize& size)
{
    try {
        return size.isOwn() ? size : inputSizeFor(config, text(size), {});
    } catch (const Error&) { // other patch size, or only one input size
        return {};
    }
}

std::vector<InputSize> offeredSizes(const VitConfig& config)
{
    const int patch = config.patchSize;
    const auto scaled = [&](int side, double factor) {
        return std::max(1, static_cast<int>(std::lround(side * factor / patch))) * patch;
    };
    std::vector<InputSize> sizes{{}};
    for (const double factor : {0.5, 1.5, 2.0, 3.0, 4.0}) {
        sizes.push_back({scaled(config.imageHeight, factor), scaled(config.imageWidth, factor), 0});
    }
    for (const double factor : {1.0, 2.0, 4.0}) {
        sizes.push_back({0, 0, scaled(std::max(config.imageHeight.value, config.imageWidth.value), factor)});
    }
    const auto refused = [&](const InputSize& size) {
        return !size.isOwn() && sizeFor(config, size).isOwn();
    };
    sizes.erase(std::remove_if(sizes.begin(), sizes.end(), refused), sizes.end());
    return sizes;
}

QString sizeWords(const InputSize& size, const VitConfig& config)
{
    if (size.longSide > 0) {
        return QCoreApplication::translate("SizeChoice", "%1 px on the longer side").arg(size.longSide);
    }
    return QCoreApplication::translate("SizeChoice", "%1 × %2 px")
        .arg(size.isOwn() ? config.imageWidth.value : size.width)
        .arg(size.isOwn() ? config.imageHeight.value : size.height);
}

int samePlace(int patch, const PatchGrid& from, const PatchGrid& to)
{
    const double row = (patch / from.cols + 0.5) / from.rows;
    const double col = (patch % from.cols + 0.5) / from.cols;
    return std::min(int(row * to.rows), to.rows - 1) * to.cols + std::min(int(col * to.cols), to.cols - 1);
}

std::string keptOn(const std::string& kept, const PatchGrid& from, const PatchGrid& to)
{
    std::optional<KeptPatches> all = keptPatches(kept);
    std::set<int> places;
    for (const int patch : all ? all->patches : std::vector<int>()) {
        places.insert(samePlace(patch, from, to));
    }
    if (places.empty()) {
        return {};
    }
    all->patches.assign(places.begin(), places.end());
    return hydra::text(*all);
}

PatchGrid patchGridOf(const VitConfig& config, const InputSize& size)
{
    const int side = config.patchSize.value;
    return size.height > 0 ? PatchGrid{size.height / side, size.width / side}
                           : PatchGrid{config.gridHeight(), config.gridWidth()};
}

} // namespace hydra::ui
