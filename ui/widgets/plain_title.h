// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a command or field without the marks for menus and buttons.
#pragma once

#include <QRegularExpression>
#include <QString>

namespace hydra::ui {

// Removes the access key from "&Open picture…" and from the Chinese and Japanese form "打开图像(&O)…"; "&&"
// becomes an ampersand.
[[nodiscard]] inline QString withoutKey(QString title)
{
    static const QRegularExpression keyInBrackets(QStringLiteral("\\s?[(（]&\\w[)）]"));
    title.remove(keyInBrackets);
    const QString ampersand(QChar(0x1));
    return title.replace(QStringLiteral("&&"), ampersand)
        .remove(QLatin1Char('&'))
        .replace(ampersand, QStringLiteral("&"));
}

// Also removes the ellipsis.
[[nodiscard]] inline QString plainTitle(const QString& title)
{
    return withoutKey(title).remove(QStringLiteral("…"));
}

} // namespace hydra::ui
