// SPDX-License-Identifier: GPL-3.0-or-later
// The first picture with Qt's decoders, for the second in which the engine's are not there yet. None of them
// sees a file that the engine would refuse: what it is and what it costs is asked of its header, as the
// engine asks it, and the decoder is the one for what was found.
#pragma once

#include <QImage>
#include <QString>

#include <functional>

namespace hydra::app {

// Whether PATH is a plain file, or one of the program's own, that begins as a picture does.
[[nodiscard]] bool isPicture(const QString& path);

// Upright, at most SIDE pixels wide and high where its decoder can do that; null where it is no picture for a
// glance, or of a kind that waits for the window. Calls READY once: no library is loaded any more behind it.
// Not for the GUI's thread.
[[nodiscard]] QImage firstPictureIn(const QString& path, int side, const std::function<void()>& ready);

} // namespace hydra::app
