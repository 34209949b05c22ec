// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/ticks.h"

#include "ui/paint/format.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

// The smallest round step that puts at most MOST multiples into LOW..HIGH.
double roundStep(double low, double high, int most)
{
    const double power = std::pow(10.0, std::floor(std::log10((high - low) / most)));
    for (const double step : {1.0, 2.0, 2.5, 5.0, 10.0, 20.0}) {
        const double first = std::ceil(low / (step * power) - 1e-9);
        const double last = std::floor(high / (step * power) + 1e-9);
        if (last - first + 1 <= most) {
            return step * power;
        }
    }
    return 50 * power;
}

QString raised(int exponent)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString out = exponent < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(exponent))) {
        out += digits[digit.digitValue()];
    }
    return out;
}

} // namespace

QString Ticks::label(double value) const
{
    const double shown = value / std::pow(10.0, exponent);
    return decimal(std::abs(shown) < 0.5 * std::pow(10.0, -decimals) ? 0.0 : shown, 'f', decimals);
}

QString Ticks::factor() const
{
    return exponent == 0 ? QString() : QStringLiteral("×10") + raised(exponent);
}

Ticks roundTicks(double low, double high, int most)
{
    Ticks ticks;
    const double largest = std::max(std::abs(low), std::abs(high));
    if (!std::isfinite(low) || !std::isfinite(high) || largest == 0) {
        ticks.values = {0};
        return ticks;
    }
    const int power = int(std::floor(std::log10(largest)));
    ticks.exponent = power < -2 || power > 3 ? power : 0;
    const double span = high - low;
    if (!(span > largest * 1e-9)) {
        ticks.values = {low};
        ticks.decimals = std::clamp(2 - power + ticks.exponent, 0, 6);
        return ticks;
    }
    const double step = roundStep(low, high, std::max(2, most));
    for (double i = std::ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; ++i) {
        ticks.values << i * step;
    }
    const double shown = step / std::pow(10.0, ticks.exponent);
    while (ticks.decimals < 6
           && std::abs(shown * std::pow(10.0, ticks.decimals)
                       - std::round(shown * std::pow(10.0, ticks.decimals)))
               > 1e-6) {
        ++ticks.decimals;
    }
    return ticks;
}

} // namespace hydra::ui
