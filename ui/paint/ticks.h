// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers beside a colour bar: round, few, and with one power of ten for all of them.
#pragma once

#include <QList>
#include <QString>

namespace hydra::ui {

struct Ticks
{
    QList<double> values; // ascending, within the range, multiples of 1, 2, 2.5 or 5 times a power of ten
    int exponent = 0; // every label is its value over ten to this; 0 where plain numbers are short
    int decimals = 0; // of every label

    [[nodiscard]] QString label(double value) const; // "−0.5"
    [[nodiscard]] QString factor() const; // "×10⁻⁴", empty for exponent 0
};

// At most MOST of them in LOW..HIGH; one where the two are equal.
[[nodiscard]] Ticks roundTicks(double low, double high, int most = 6);

} // namespace hydra::ui
