// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers beside a colour bar: few, round, and with a common power of ten.
#pragma once

#include <QList>
#include <QString>

namespace hydra::ui {

struct Ticks
{
    QList<double> values; // ascending, within the range, multiples of 1, 2, 2.5 or 5 times a power of ten
    int exponent = 0; // labels are values divided by 10^exponent; 0 if plain numbers are short
    int decimals = 0; // of every label

    [[nodiscard]] QString label(double value) const; // "−0.5"
    [[nodiscard]] QString factor() const; // "×10⁻⁴", empty for exponent 0
};

// At most MOST ticks in LOW..HIGH; one if the two are equal.
[[nodiscard]] Ticks roundTicks(double low, double high, int most = 6);

} // namespace hydra::ui
