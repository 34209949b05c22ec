// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/read_prompts.h"

#include "ui/paint/format.h"

#include <QEvent>

namespace hydra::ui {

ReadPrompts::ReadPrompts(QWidget* parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("readPrompts"));
    setAccessibleName(tr("What the model reads"));
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setToolTip(
        tr("<b>What the model reads</b><br>Each prompt as it was cleaned, and its tokens: the pieces that "
           "the model knows. A model answers best to text that is cleaned as in its training."));
}

void ReadPrompts::setWords(const std::shared_ptr<const WordMap>& words)
{
    m_words = words;
    fill();
}

void ReadPrompts::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        fill();
    }
}

void ReadPrompts::fill()
{
    QString html;
    const QString chip = palette().color(QPalette::AlternateBase).name();
    const QString ink = palette().color(QPalette::Text).name();
    const bool dark = palette().color(QPalette::Base).lightness() <= 127;
    const QString warning = QColor(dark ? 0xf0b050 : 0x8a4b00).name();
    for (const ReadPrompt& prompt : m_words ? m_words->prompts : std::vector<ReadPrompt>()) {
        html +=
            QStringLiteral("<p style=\"margin-bottom:6px\">%1").arg(ui::text(prompt.clean).toHtmlEscaped());
        html += QStringLiteral("<br>");
        for (const std::string& piece : prompt.pieces) {
            html += QStringLiteral("<span style=\"background-color:%1;color:%2\">&nbsp;%3&nbsp;</span> ")
                        .arg(chip, ink, ui::text(piece).toHtmlEscaped());
        }
        for (const QString& lost :
             {prompt.changed ? tr("Cleaning changed more than case and spaces.") : QString(),
              prompt.cut ? tr("Too long: its end is cut off.") : QString()}) {
            html += lost.isEmpty()
                ? QString()
                : QStringLiteral("<br><span style=\"color:%1\">\u26a0 %2</span>").arg(warning, lost);
        }
        html += QStringLiteral("</p>");
    }
    setText(html);
    setVisible(!html.isEmpty());
}

} // namespace hydra::ui
