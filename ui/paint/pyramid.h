// SPDX-License-Identifier: GPL-3.0-or-later
// A picture in halved sizes, so that a large photograph is painted small without aliasing and without delay.
#pragma once

#include "core/image/image.h"

#include <QImage>
#include <QPainter>

#include <memory>
#include <mutex>
#include <vector>

namespace hydra::ui {

// Deep copies; call on a worker thread for large pictures.
[[nodiscard]] QImage toQImage(const Image& image); // RGB32
[[nodiscard]] QImage withoutColours(const QImage& image); // grey of the same luma
[[nodiscard]] Image fromQImage(const QImage& image); // alpha is blended with white

enum class Tones
{
    Colours,
    Grey // without colours, under a signed map
};

class Pyramid
{
public:
    Pyramid() = default;
    explicit Pyramid(const Image& image);

    [[nodiscard]] bool empty() const { return m_levels.empty(); }
    [[nodiscard]] QSize size() const { return empty() ? QSize() : m_levels.front().size(); }
    [[nodiscard]] QRgb pixel(int x, int y) const { return m_levels.front().pixel(x, y); }
    // Paints SOURCE (pixels of the picture) into TARGET; from 6 device pixels per picture pixel on, pixels
    // show as squares.
    void paint(QPainter& painter, const QRectF& target, const QRectF& source,
               Tones tones = Tones::Colours) const;

private:
    struct Greys // created on demand
    {
        std::mutex guard;
        std::vector<QImage> levels;
    };
    [[nodiscard]] QImage grey(std::size_t level) const;

    std::vector<QImage> m_levels; // each half the size of the previous one
    std::shared_ptr<Greys> m_greys = std::make_shared<Greys>();
};

using PyramidPtr = std::shared_ptr<const Pyramid>;

} // namespace hydra::ui
