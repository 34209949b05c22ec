// SPDX-License-Identifier: GPL-3.0-or-later
// A picture, or a program behind a pipe, that is open while its object lives, so that a list of thousands
// leaves no picture in memory.
#pragma once

#include "core/base/file.h"
#include "core/engine/open_files.h"

#include <chrono>
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

class BorrowedProgram
{
public:
    // As OpenFiles::openProgram().
    BorrowedProgram(Session& session, const std::string& command, std::chrono::milliseconds patience,
                    const CancelToken& cancel);
    ~BorrowedProgram(); // ends it, which may take a moment; what it answered is forgotten
    BorrowedProgram(const BorrowedProgram&) = delete;
    BorrowedProgram& operator=(const BorrowedProgram&) = delete;

    [[nodiscard]] const OpenedModel& model() const noexcept { return m_model; }
    [[nodiscard]] const PredictorFacts& facts() const;

private:
    Session& m_session;
    const OpenedModel m_model;
    const ProgramPtr m_program;
};

} // namespace hydra::engine
