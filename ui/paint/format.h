// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers formatted for reading.
#pragma once

#include <QString>

#include <cstdint>
#include <string>

namespace hydra::ui {

// Sets decimal points, as in papers, for the window, charts and figures, regardless of the desktop's locale.
// Call before the first widget is created.
void usePointsInNumbers();
[[nodiscard]] QString compactCount(std::int64_t count); // 22 050 664 -> "22.1 M", 4.6e9 -> "4.61 G"
[[nodiscard]] QString percent(double share); // 0.873 -> "87.3 %", 0.0004 -> "< 0.1 %"
[[nodiscard]] QString headCount(int heads); // "6 heads"
[[nodiscard]] QString rankedName(int rank); // "predicted class", "2nd class"
// With a minus sign, not a hyphen, for negative numbers. FORMAT as in QString::number().
[[nodiscard]] QString decimal(double value, char format, int digits);
[[nodiscard]] QString signedDecimal(double value, char format, int digits); // "+0.5", "−0.5"
[[nodiscard]] QString mapValue(double value); // four significant digits, exponent only where needed
[[nodiscard]] QString costNumber(double value); // "1299", "17.56", "0.131", "0.00021": for tables and axes
[[nodiscard]] QString milliseconds(double ms); // "38 ms", "2.4 s"
// For tool tips: escapes TEXT, as Qt would read names of files and classes with tags as markup.
[[nodiscard]] QString plainTip(const QString& text);
[[nodiscard]] inline QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}
[[nodiscard]] inline QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

} // namespace hydra::ui
