// SPDX-License-Identifier: GPL-3.0-or-later
// The patch size of a FlexiViT, whose one set of weights serves many (Beyer et al. 2023): a slider with a
// place for each size of its training, 8 to 48 pixels, and for the size that is open.
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QSlider;

namespace hydra::ui {

class PatchSlider : public QWidget
{
    Q_OBJECT

public:
    explicit PatchSlider(QWidget* parent = nullptr);

    // What the open model has, in pixels.
    void setPatch(int patch);
    [[nodiscard]] const std::vector<int>& sizes() const noexcept { return m_sizes; } // ascending

Q_SIGNALS:
    void chosen(int patch); // the handle was let go of, or moved by a key

private:
    void say(int place);

    std::vector<int> m_sizes;
    QSlider* m_slider;
    QLabel* m_number;
};

} // namespace hydra::ui
