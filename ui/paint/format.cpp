// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTextDocument>

#include <array>
#include <cmath>

namespace hydra::ui {

namespace {

struct Unit
{
    double size;
    const char* name;
};
constexpr std::array<Unit, 4> units = {{{1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}}};

// Three significant digits, never an exponent.
QString threeDigits(double value)
{
    const int decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return QLocale().toString(value, 'f', decimals);
}

} // namespace

void usePointsInNumbers()
{
    QLocale::setDefault(QLocale::c());
}

QString compactCount(std::int64_t count)
{
    for (const Unit& unit : units) {
        if (double(count) >= unit.size) {
            return QStringLiteral("%1 %2").arg(threeDigits(double(count) / unit.size),
                                               QLatin1String(unit.name));
        }
    }
    return QLocale().toString(qlonglong(count));
}

QString percent(double share)
{
    if (share > 0 && share < 0.001) {
        return QStringLiteral("< %1 %").arg(QLocale().toString(0.1, 'f', 1));
    }
    return QStringLiteral("%1 %").arg(QLocale().toString(share * 100, 'f', 1));
}

QString headCount(int heads)
{
    return heads == 1 ? QCoreApplication::translate("Format", "1 head")
                      : QCoreApplication::translate("Format", "%1 heads").arg(heads);
}

QString rankedName(int rank)
{
    return rank == 1 ? QCoreApplication::translate("Format", "predicted class")
        : rank == 2  ? QCoreApplication::translate("Format", "2nd class")
        : rank == 3  ? QCoreApplication::translate("Format", "3rd class")
                     : QCoreApplication::translate("Format", "%1th class").arg(rank);
}

QString decimal(double value, char format, int digits)
{
    return QLocale().toString(value, format, digits).replace(QLatin1Char('-'), QChar(0x2212));
}

QString signedDecimal(double value, char format, int digits)
{
    return (value < 0 ? QString() : QStringLiteral("+")) + decimal(value, format, digits);
}

QString mapValue(double value)
{
    if (!std::isfinite(value)) {
        return QCoreApplication::translate("Format", "not a number");
    }
    return decimal(value, 'g', 4);
}

QString costNumber(double value)
{
    if (value != 0 && std::fabs(value) < 0.001) {
        return decimal(value, 'g', 2);
    }
    const int decimals = value >= 1000 ? 0 : value >= 100 ? 1 : value >= 1 ? 2 : 3;
    return decimal(value, 'f', decimals);
}

QString milliseconds(double ms)
{
    if (ms >= 1000) {
        return QStringLiteral("%1 s").arg(QLocale().toString(ms / 1000, 'f', 1));
    }
    return QStringLiteral("%1 ms").arg(QLocale().toString(ms, 'f', ms < 10 ? 1 : 0));
}

QString plainTip(const QString& text)
{
    return Qt::mightBeRichText(text)
        ? QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped())
        : text;
}

} // namespace hydra::ui
