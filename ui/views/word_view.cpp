// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/word_view.h"

#include "core/base/printable.h"
#include "ui/paint/format.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace hydra::ui {

namespace {

struct Piece
{
    std::string bytes;
    double relevance = 0;
    bool ends = false; // white space follows
};

// Tokens may end within a character; an incomplete one is joined with the next.
std::vector<Piece> piecesOf(const WordMap& words)
{
    std::vector<Piece> pieces;
    std::size_t at = 0; // byte offset in the sentence
    Piece next;
    for (std::size_t i = 0; i < words.pieces.size(); ++i) {
        next.bytes += words.pieces[i];
        next.relevance = std::max(next.relevance, words.relevance[i]);
        at += words.pieces[i].size();
        if (isUtf8(next.bytes)) {
            next.ends = at < words.sentence.size() && words.sentence[at] == ' ';
            at += next.ends ? 1 : 0;
            pieces.push_back(std::exchange(next, {}));
        }
    }
    return pieces;
}

} // namespace

WordView::WordView(QWidget* parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("wordView"));
    setAccessibleName(tr("Words of the prompt"));
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setToolTip(
        tr("<b>Words that matter</b><br>The darker a word, the more of the prompt's similarity to the "
           "picture comes from it (Chefer et al., 2021, for the text). Words are cut as the model reads "
           "them."));
}

void WordView::setWords(const std::shared_ptr<const WordMap>& words)
{
    m_words = words;
    show();
}

void WordView::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        show();
    }
}

void WordView::show()
{
    if (!m_words) {
        clear();
        return;
    }
    const std::vector<Piece> pieces = piecesOf(*m_words);
    double largest = 0;
    for (const Piece& piece : pieces) {
        largest = std::max(largest, piece.relevance);
    }
    const QColor paper = palette().color(QPalette::Base), ink = palette().color(QPalette::Text);
    const QColor full = paper.lightness() > 127 ? QColor(240, 140, 30) : QColor(190, 95, 10);
    QString html;
    for (const Piece& piece : pieces) {
        const double share = largest > 0 ? piece.relevance / largest : 0;
        const auto mixed = [share](int from, int to) { return int(from + share * (to - from)); };
        const QColor back(mixed(paper.red(), full.red()), mixed(paper.green(), full.green()),
                          mixed(paper.blue(), full.blue()));
        html += QStringLiteral("<span style=\"background-color:%1;color:%2\">%3</span>%4")
                    .arg(back.name(), ink.name(), ui::text(piece.bytes).toHtmlEscaped(),
                         piece.ends ? QStringLiteral(" ") : QString());
    }
    html += QStringLiteral("<br><span style=\"color:%1\">%2</span>")
                .arg(palette().color(QPalette::PlaceholderText).name(),
                     tr("similarity %1").arg(decimal(m_words->cosine, 'f', 3)));
    if (m_words->templates > 1) {
        html += tr(" – average of %1 templates; the words are the first one's").arg(m_words->templates);
    }
    if (m_words->cut) {
        html += tr(" – too long, cut");
    }
    setText(html);
}

} // namespace hydra::ui
