// SPDX-License-Identifier: GPL-3.0-or-later
// Text of figures, measured in millimetres. Sizes are in units of the page (1/100 mm), independent of the
// screen's resolution. Needs a QGuiApplication.
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

#include <string>

namespace hydra::ui {

constexpr double pageUnit = 0.01; // mm: one unit of a figure's painter
constexpr double mmPerPoint = 25.4 / 72;

// The font family of figures: ASKED or, if that is empty, the first installed one of a list. Throws
// Error{Usage} if ASKED is not installed, Error{Input} if no font of the list is.
[[nodiscard]] std::string figureFont(const std::string& asked);

// A font sized in units of the page.
[[nodiscard]] QFont pageFont(const std::string& family, double points, bool bold = false);

class TextRuler
{
public:
    TextRuler(std::string family, double points);

    [[nodiscard]] const std::string& family() const { return m_family; }
    [[nodiscard]] double points() const { return m_points; }
    [[nodiscard]] double lineHeight() const { return 1.25 * m_points * mmPerPoint; } // mm
    [[nodiscard]] double width(const QString& text, bool bold = false) const; // mm
    // TEXT, cut with an ellipsis if it is wider than ROOM mm.
    [[nodiscard]] QString elided(const QString& text, double room, bool bold = false) const;
    // TEXT in at most COUNT lines of ROOM mm, the last elided; broken at spaces, and too wide words at their
    // hyphens.
    [[nodiscard]] QStringList lines(const QString& text, double room, int count) const;

private:
    std::string m_family;
    double m_points;
};

} // namespace hydra::ui
