// SPDX-License-Identifier: GPL-3.0-or-later
// A picture that is open while this object lives, so that a list of thousands leaves none of them in memory.
#pragma once

#include "core/base/file.h"
#include "core/engine/results.h"

#include <string>

namespace hydra::engine {

class Session;

class Borrowed
{
public:
    Borrowed(Session& session, const std::string& path); // reads the file
    Borrowed(Session& session, const Bytes& file, const std::string& name);
    Borrowed(Session& session, Image frame, const std::string& name); // evicts no other picture
    ~Borrowed();
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;

    [[nodiscard]] const OpenedImage& image() const noexcept { return m_image; }
    [[nodiscard]] const ImageId& id() const noexcept { return m_image.id; }

private:
    Session& m_session;
    OpenedImage m_image;
};

} // namespace hydra::engine
