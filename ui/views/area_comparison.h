// SPDX-License-Identifier: GPL-3.0-or-later
// Two numbers as areas: the square that softmax would fill with weights between tokens, and what is held
// instead, at the same scale.
#pragma once

#include <QWidget>

#include <cstdint>

namespace hydra::ui {

class AreaComparison : public QWidget
{
    Q_OBJECT

public:
    explicit AreaComparison(QWidget* parent = nullptr);
    void setNumbers(std::int64_t large, std::int64_t small);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::int64_t m_large = 1, m_small = 1;
};

} // namespace hydra::ui
