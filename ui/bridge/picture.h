// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of the window: opened by the engine and prepared for painting.
#pragma once

#include "core/engine/question.h"
#include "ui/paint/pyramid.h"

#include <QLineF>
#include <QList>
#include <QString>

#include <memory>

namespace hydra::ui {

// An opened image with what painting it needs, prepared off the GUI thread.
struct Picture
{
    engine::OpenedImage image;
    Pyramid pyramid;
    QList<QLineF> outline{}; // of the object in its mask, in pixels of the picture
};
using PicturePtr = std::shared_ptr<const Picture>;

[[nodiscard]] bool isResource(const QString& path); // a file built into the program
[[nodiscard]] std::string localPath(const QString& path);
[[nodiscard]] PicturePtr pictureOf(const engine::OpenedImage& image);
// Opens a file or a built-in picture (":/scenes/..."). Throws Error{Input}.
[[nodiscard]] engine::OpenedImage openedImage(engine::Session& session, const QString& path);

} // namespace hydra::ui
