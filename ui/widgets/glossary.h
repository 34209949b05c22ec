// SPDX-License-Identifier: GPL-3.0-or-later
// The ten basic terms of resources/help/guide.md: a tooltip shows one sentence and a picture for each.
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
// Rich text for a tooltip: pictures and sentences of IDS, in the window's language.
[[nodiscard]] QString wordsTip(const QStringList& ids);
// The id of the word called NAME in the window's language, with or without "&"; empty if unknown.
[[nodiscard]] QString wordNamed(const QString& name);
// Marks LABEL as using these words: it gets a dotted underline, and its tooltip explains them below its own
// text.
void teach(QLabel* label, const QStringList& ids);

} // namespace hydra::ui
