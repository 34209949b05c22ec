// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_font.h"

#include "core/base/error.h"

#include <QFontDatabase>
#include <QFontMetricsF>

#include <array>
#include <cmath>

namespace hydra::ui {

namespace {

// TEXT cut after each AT, which stays at the end of its piece.
QStringList cutAfter(const QString& text, QChar at)
{
    QStringList pieces;
    qsizetype from = 0;
    for (qsizetype place = text.indexOf(at); place >= 0; place = text.indexOf(at, from)) {
        pieces << text.mid(from, place + 1 - from);
        from = place + 1;
    }
    return pieces << text.mid(from);
}

} // namespace

std::string figureFont(const std::string& asked)
{
    const QStringList installed = QFontDatabase::families();
    if (!asked.empty()) {
        if (!installed.contains(QString::fromStdString(asked))) {
            throw usageError("--font: expected an installed family, got '%1'", asked);
        }
        return asked;
    }
    // scripts/install-dependencies.sh installs the first one, so that it is the same everywhere.
    constexpr std::array<const char*, 5> families = {"DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial",
                                                     "Helvetica"};
    for (const char* family : families) {
        if (installed.contains(QLatin1String(family))) {
            return family;
        }
    }
    throw inputError("figures need a font: expected one of DejaVu Sans, Liberation Sans, Noto Sans, Arial, "
                     "Helvetica, or --font FAMILY; found none of them among %1 families",
                     installed.size());
}

QFont pageFont(const std::string& family, double points, bool bold)
{
    QFont font(QString::fromStdString(family));
    font.setPixelSize(int(std::lround(points * mmPerPoint / pageUnit)));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting); // letters keep their positions at every resolution
    font.setStyleStrategy(QFont::PreferOutline);
    return font;
}

TextRuler::TextRuler(std::string family, double points)
    : m_family(std::move(family))
    , m_points(points)
{ }

double TextRuler::width(const QString& text, bool bold) const
{
    return QFontMetricsF(pageFont(m_family, m_points, bold)).horizontalAdvance(text) * pageUnit;
}

QString TextRuler::elided(const QString& text, double room, bool bold) const
{
    return QFontMetricsF(pageFont(m_family, m_points, bold))
        .elidedText(text, Qt::ElideRight, room / pageUnit);
}

QStringList TextRuler::lines(const QString& text, double room, int count) const
{
    QStringList found;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QString line;
        for (const QString& word : cutAfter(paragraph, QLatin1Char(' '))) {
            const bool fits = width(word.trimmed()) <= room; // else break it at its hyphens
            for (const QString& piece : fits ? QStringList(word) : cutAfter(word, QLatin1Char('-'))) {
                if (!line.isEmpty() && width((line + piece).trimmed()) > room) {
                    found << line.trimmed();
                    line.clear();
                }
                line += piece;
            }
        }
        found << line.trimmed();
    }
    if (found.size() > count) {
        const QString rest = found.mid(count - 1).join(QLatin1Char(' '));
        found = found.mid(0, count - 1) << rest;
    }
    for (QString& line : found) {
        line = elided(line, room);
    }
    return found;
}

} // namespace hydra::ui
