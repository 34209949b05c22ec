// SPDX-License-Identifier: GPL-3.0-or-later
// The part below the maps of a feature: pictures of a folder, classes of its decoder row, and what the top
// class loses without it.
#include "ui/figures/gather.h"
#include "ui/figures/layout.h"

#include <algorithm>

namespace hydra::ui {

namespace {

class FeatureSheet
{
public:
    FeatureSheet(FigurePage& page, const FigureSpec& spec, const FigureData& data)
        : m_page(page)
        , m_data(data)
        , m_text(page.font, spec.page.fontPt)
        , m_small(page.font, spec.page.fontPt * page::smallText)
        , m_width(page.width - 2 * page::margin)
        , m_sentences(asksSentences(spec))
    { }

    void layOut()
    {
        if (!m_data.feature->strongest.empty()) {
            layOutPictures();
        }
        const double top = m_page.height + 2 * page::gap;
        const double half = (m_width - 2 * page::gap) / 2;
        const double left = classes(page::margin, top, half);
        const double right = effects(page::margin + half + 2 * page::gap, top, half);
        m_page.height = std::max(left, right);
    }

private:
    void write(const QRectF& rect, const QString& words, const TextRuler& ruler,
               const QColor& colour = Qt::black, Qt::Alignment align = Qt::AlignLeft, bool bold = false)
    {
        TextMark mark;
        mark.rect = rect;
        mark.text = ruler.elided(words, rect.width(), bold);
        mark.align = align | Qt::AlignVCenter;
        mark.colour = colour;
        mark.points = ruler.points();
        mark.bold = bold;
        m_page.marks.emplace_back(mark);
    }

    double title(double left, double top, double width, const char* words)
    {
        write({left, top, width, m_text.lineHeight()}, QString::fromUtf8(words), m_text, page::quiet());
        return top + m_text.lineHeight() + 0.4;
    }

    void layOutPictures()
    {
        const auto& all = m_data.feature->strongest;
        double y = title(page::margin, m_page.height + 2 * page::gap, m_width, "Strongest on");
        constexpr std::size_t most = 9; // the room on a page, even for fewer pictures
        const double side = (m_width - double(most - 1) * page::gap) / double(most);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Image& picture = *all[i].picture;
            const double scale = side / std::max(picture.width, picture.height);
            PictureMark mark;
            mark.rect = {page::margin + double(i) * (side + page::gap), y, picture.width * scale,
                         picture.height * scale};
            mark.picture = all[i].picture;
            m_page.marks.emplace_back(mark);
            const Rect& patch = all[i].patch;
            const QRectF frame(mark.rect.left() + patch.x * scale, y + patch.y * scale, patch.width * scale,
                               patch.height * scale);
            constexpr double edge = 0.25, around = 0.7; // mm; visible on dark and on light
            LineMark ground;
            ground.points = {frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft(),
                             frame.topLeft()};
            ground.colour = Qt::white;
            ground.width = around;
            m_page.marks.emplace_back(ground);
            m_page.marks.emplace_back(BoxMark{frame, {}, edge});
            write({mark.rect.left(), y + side + 0.3, side, m_small.lineHeight()},
                  page::number(all[i].value, 3), m_small, Qt::black, Qt::AlignHCenter);
        }
        m_page.height = y + side + 0.3 + m_small.lineHeight();
    }

    [[nodiscard]] QString className(int index) const
    {
        return QString::fromStdString(m_data.model.config.className(index));
    }

    double classes(double left, double y, double width)
    {
        const auto& found = m_data.feature->classes;
        if (found.up.empty() && found.down.empty()) {
            return y;
        }
        y = title(left, y, width,
                  m_sentences ? "Sentences near its decoder row (cosine)" : "Classes it pushes");
        const auto change = [](double value) {
            return (value > 0 ? QStringLiteral("+") : QString()) + page::number(value, 3);
        };
        double number = 0;
        for (const auto* list : {&found.up, &found.down}) {
            for (const auto& each : *list) {
                number = std::max(number, m_small.width(change(each.change)) + 2 * page::gap);
            }
        }
        for (const auto* list : {&found.up, &found.down}) {
            for (const auto& each : *list) {
                write({left, y, number, m_small.lineHeight()}, change(each.change), m_small,
                      each.change > 0 ? page::accent() : page::quiet());
                write({left + number, y, width - number, m_small.lineHeight()}, className(each.index),
                      m_small);
                y += m_small.lineHeight();
            }
            y += 0.5;
        }
        return y;
    }

    double effects(double left, double y, double width)
    {
        if (m_data.feature->effects.empty()) {
            return y;
        }
        y = title(left, y, width, "The first class, without the feature");
        for (const FigureFeature::Effect& each : m_data.feature->effects) {
            write({left, y, width, m_small.lineHeight()},
                  QStringLiteral("%1: %2").arg(page::heads(each.heads), className(each.classIndex)), m_small,
                  Qt::black, Qt::AlignLeft, true);
            y += m_small.lineHeight();
            write({left, y, width, m_small.lineHeight()},
                  QStringLiteral("logit %1 \u2192 %2 (%3 \u2192 %4)")
                      .arg(page::number(each.logit), page::number(each.without), page::share(each.share),
                           page::share(each.shareWithout)),
                  m_small);
            y += m_small.lineHeight() + 0.5;
        }
        return y;
    }

    FigurePage& m_page;
    const FigureData& m_data;
    TextRuler m_text, m_small;
    double m_width;
    bool m_sentences;
};

} // namespace

void layOutFeature(FigurePage& page, const FigureSpec& spec, const FigureData& data)
{
    FeatureSheet(page, spec, data).layOut();
}

} // namespace hydra::ui
