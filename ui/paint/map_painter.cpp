// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/map_painter.h"

#include <memory>

namespace hydra::ui {

QImage paintMap(const Map& map, const Look& look, const ValueRange& range, const QSize& size)
{
    auto pixels =
        std::make_unique<paint::Pixels>(paint::paintMap(map, look, range, size.width(), size.height()));
    if (pixels->argb.empty()) {
        return {};
    }
    // The image uses the pixels without copying, and its last copy frees them.
    auto* bytes = reinterpret_cast<uchar*>(pixels->argb.data());
    const int width = pixels->width;
    const int height = pixels->height;
    return {bytes,
            width,
            height,
            qsizetype(width) * qsizetype(sizeof(paint::Argb)),
            QImage::Format_ARGB32_Premultiplied,
            [](void* buffer) { delete static_cast<paint::Pixels*>(buffer); },
            pixels.release()};
}

} // namespace hydra::ui
