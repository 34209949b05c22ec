// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the first picture with Qt's decoders, for the second until the engine's are loaded. A decoder never
// gets a file that the engine would refuse: kind and cost are read from the header, as the engine does, and
// the decoder is chosen by that kind.
#pragma once

#include <QImage>
#include <QString>

#include <functional>

namespace hydra::app {

// Returns whether PATH is a plain file or a resource of the program, and starts like a picture.
[[nodiscard]] bool isPicture(const QString& path);

// Returns the picture upright, at most SIDE pixels wide and high if its decoder can scale; null if it cannot
// be read, costs too much, or is of a kind left to the window. Calls READY once, after which it loads no
// library. Do not call it on the GUI's thread.
[[nodiscard]] QImage firstPictureIn(const QString& path, int side, const std::function<void()>& ready);

} // namespace hydra::app
