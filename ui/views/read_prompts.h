// SPDX-License-Identifier: GPL-3.0-or-later
// The preprocessing of each prompt for the text tower: its cleaned form, its tokens as chips, and warnings
// about lost text (reference.md "Prompts and text towers").
#pragma once

#include "core/text/word_map.h"

#include <QLabel>

#include <memory>

namespace hydra::ui {

class ReadPrompts : public QLabel
{
    Q_OBJECT

public:
    explicit ReadPrompts(QWidget* parent = nullptr);
    void setWords(const std::shared_ptr<const WordMap>& words); // null: none

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();

    std::shared_ptr<const WordMap> m_words;
};

} // namespace hydra::ui
