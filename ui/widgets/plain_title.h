// SPDX-License-Identifier: GPL-3.0-or-later
// A command's or a field's name without what only a menu or a button needs.
#pragma once

#include <QRegularExpression>
#include <QString>

namespace hydra::ui {

// "&Open picture…" and, as Chinese and Japanese write it, "打开图像(&O)…" without the key; "&&" is an
// ampersand.
[[nodiscard]] inline QString withoutKey(QString title)
{
    static const QRegularExpression keyInBrackets(QStringLiteral("\\s?[(（]&\\w[)）]"));
    title.remove(keyInBrackets);
    const QString ampersand(QChar(0x1));
    return title.replace(QStringLiteral("&&"), ampersand)
        .remove(QLatin1Char('&'))
        .replace(ampersand, QStringLiteral("&"));
}

// And without the dots.
[[nodiscard]] inline QString plainTitle(const QString& title)
{
    return withoutKey(title).remove(QStringLiteral("…"));
}

} // namespace hydra::ui
