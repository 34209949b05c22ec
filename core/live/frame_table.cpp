// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/frame_table.h"

#include "core/base/foreign_words.h"

#include <cstdio>

namespace hydra::engine {

namespace {

std::string fixed(double value, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

} // namespace

std::string frameTableHead()
{
    return "frame,seconds,k,class,class_name,probability,ms,age_ms,kept\n";
}

std::string frameTableRow(const LivePicture& picture, const VitConfig& config, double age, double deadline)
{
    const std::vector<int>& ranking = picture.prediction->ranking;
    const int first = ranking.empty() ? -1 : ranking.front();
    const double probability =
        first < 0 ? 0 : double(picture.prediction->probabilities[static_cast<std::size_t>(first)]);
    std::string row = std::to_string(picture.number) + ',' + fixed(picture.seconds, 4) + ','
        + std::to_string(picture.heads) + ',';
    row += first < 0
        ? ",,"
        : std::to_string(first) + ',' + csvField(config.className(first)) + ',' + fixed(probability, 6);
    row += ',' + fixed(picture.milliseconds, 2) + ',' + fixed(age, 2) + ',';
    row += deadline > 0 ? (age <= deadline ? "1" : "0") : "";
    return row + '\n';
}

} // namespace hydra::engine
