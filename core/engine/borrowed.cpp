// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/borrowed.h"

#include "core/engine/open_files_caches.h"
#include "core/engine/session.h"
#include "core/image/load.h"

namespace hydra::engine {

Borrowed::Borrowed(Session& session, const std::string& path)
    : Borrowed(session, readFile(path, ImageLimits().maxBytes), path)
{ }

Borrowed::Borrowed(Session& session, const Bytes& file, const std::string& name)
    : m_session(session)
    , m_image(session.files().openBytes(file, name))
{ }

Borrowed::Borrowed(Session& session, Image frame, const std::string& name)
    : m_session(session)
    , m_image(session.files().openFrame(std::move(frame), name))
{ }

Borrowed::~Borrowed()
{
    m_session.forget(m_image.id);
}

BorrowedProgram::BorrowedProgram(Session& session, const std::string& command,
                                 std::chrono::milliseconds patience, const CancelToken& cancel)
    : m_session(session)
    , m_model(session.files().openProgram(command, patience, cancel))
    , m_program(session.files().program(m_model.id))
{
    session.forgetAnswers(m_model.id); // left by an earlier start of the same command
}

BorrowedProgram::~BorrowedProgram()
{
    m_session.forgetProgram(m_model.id, m_program);
}

const PredictorFacts& BorrowedProgram::facts() const
{
    return m_program->predictor->facts();
}

} // namespace hydra::engine
