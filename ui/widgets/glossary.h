// SPDX-License-Identifier: GPL-3.0-or-later
// The ten words that one needs, of resources/help/guide.md: one sentence and a picture each, at the mouse.
#pragma once

#include <QStringList>

class QLabel;

namespace hydra::ui {

struct Word
{
    const char* id; // its picture: resources/help/words/ID.svg
    const char* name;
    const char* sentence; // in English, as in the guide
};

inline constexpr int wordCount = 10;
[[nodiscard]] const Word* words(); // wordCount of them
// Pictures and sentences of IDS for a tool tip, in the window's language.
[[nodiscard]] QString wordsTip(const QStringList& ids);
// The id of what NAME says, in the window's language and with or without "&"; empty: none of them.
[[nodiscard]] QString wordNamed(const QString& name);
// LABEL uses these words: a dotted line is beneath it, and the mouse or a screen reader finds what they mean.
// Its own tool tip stays above.
void teach(QLabel* label, const QStringList& ids);

} // namespace hydra::ui
