// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/vision.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hydra::paint {

namespace {

using Matrix = std::array<std::array<float, 3>, 3>;

// Table 1 of the paper, last row of each deficiency.
constexpr Matrix protanopia{{{{0.152286F, 1.052583F, -0.204868F}},
                             {{0.114503F, 0.786281F, 0.099216F}},
                             {{-0.003882F, -0.048116F, 1.051998F}}}};
constexpr Matrix deuteranopia{{{{0.367322F, 0.860646F, -0.227968F}},
                               {{0.280085F, 0.672501F, 0.047413F}},
                               {{-0.011820F, 0.042940F, 0.968881F}}}};
constexpr Matrix tritanopia{{{{1.255528F, -0.076749F, -0.178779F}},
                             {{-0.078411F, 0.930809F, 0.147602F}},
                             {{0.004733F, 0.691367F, 0.303900F}}}};

constexpr std::size_t steps = 4096; // of linear light, fine enough for all levels of sRGB

double linear(double level)
{
    return level <= 0.04045 ? level / 12.92 : std::pow((level + 0.055) / 1.055, 2.4);
}

double encoded(double light)
{
    return light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
}

struct Tables
{
    std::array<float, 256> light{};
    std::array<std::uint8_t, steps + 1> level{};

    Tables()
    {
        for (std::size_t i = 0; i < light.size(); ++i) {
            light[i] = float(linear(double(i) / 255));
        }
        for (std::size_t i = 0; i <= steps; ++i) {
            level[i] = std::uint8_t(std::lround(255 * encoded(double(i) / steps)));
        }
    }
};

const Matrix& matrixOf(Vision vision)
{
    return vision == Vision::Protanopia ? protanopia
        : vision == Vision::Tritanopia  ? tritanopia
                                        : deuteranopia;
}

} // namespace

void simulate(Vision vision, Argb* pixels, std::size_t count)
{
    if (vision == Vision::Usual) {
        return;
    }
    static const Tables tables;
    const Matrix& m = matrixOf(vision);
    for (std::size_t i = 0; i < count; ++i) {
        const Argb pixel = pixels[i];
        const float in[3] = {tables.light[(pixel >> 16U) & 0xffU], tables.light[(pixel >> 8U) & 0xffU],
                             tables.light[pixel & 0xffU]};
        Argb out = pixel & 0xff000000U;
        for (std::size_t c = 0; c < 3; ++c) {
            const float light = std::clamp(m[c][0] * in[0] + m[c][1] * in[1] + m[c][2] * in[2], 0.0F, 1.0F);
            out |= Argb(tables.level[std::size_t(light * float(steps) + 0.5F)]) << (16U - 8U * unsigned(c));
        }
        pixels[i] = out;
    }
}

} // namespace hydra::paint
