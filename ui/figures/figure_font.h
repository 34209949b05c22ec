// SPDX-License-Identifier: GPL-3.0-or-later
// Text of figures, measured in millimetres. Sizes are set in units of the page (1/100 mm), so that no
// screen's resolution has a say. Needs a QGuiApplication.
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

#include <string>

namespace hydra::ui {

constexpr double pageUnit = 0.01; // mm: one unit of a figure's painter
constexpr double mmPerPoint = 25.4 / 72;

// The family that figures are set in: ASKED, or the first of a list that is installed. Throws Error{Usage}
// where ASKED is not installed.
[[nodiscard]] std::string figureFont(const std::string& asked);

// In units of the page.
[[nodiscard]] QFont pageFont(const std::string& family, double points, bool bold = false);

class TextRuler
{
public:
    TextRuler(std::string family, double points);

    [[nodiscard]] const std::string& family() const { return m_family; }
    [[nodiscard]] double points() const { return m_points; }
    [[nodiscard]] double lineHeight() const { return 1.25 * m_points * mmPerPoint; } // mm
    [[nodiscard]] double width(const QString& text, bool bold = false) const; // mm
    // TEXT, cut with an ellipsis where it is wider than ROOM mm.
    [[nodiscard]] QString elided(const QString& text, double room, bool bold = false) const;
    // In lines of at most ROOM mm, broken at spaces, and a word that is wider at its hyphens; at most COUNT
    // of them, the last elided.
    [[nodiscard]] QStringList lines(const QString& text, double room, int count) const;

private:
    std::string m_family;
    double m_points;
};

} // namespace hydra::ui
