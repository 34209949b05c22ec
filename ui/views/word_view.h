// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence whose words are coloured by their contribution to its similarity to the picture (reference.md
// "Words, and pictures by sentence").
#pragma once

#include "core/text/word_map.h"

#include <QLabel>

#include <memory>

namespace hydra::ui {

class WordView : public QLabel
{
    Q_OBJECT

public:
    explicit WordView(QWidget* parent = nullptr);
    void setWords(const std::shared_ptr<const WordMap>& words); // null: none
    [[nodiscard]] const std::shared_ptr<const WordMap>& words() const { return m_words; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void show();

    std::shared_ptr<const WordMap> m_words;
};

} // namespace hydra::ui
