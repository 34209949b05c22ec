// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/undo_stack.h"

#include <utility>

namespace hydra::ui {

namespace {

constexpr std::size_t longestHistory = 200;

} // namespace

History::History(ViewState& state, QObject* parent)
    : QObject(parent)
    , m_state(state)
{
    connect(&state, &ViewState::modelChanged, this, &History::restart);
    connect(&state, &ViewState::queryChanged, this, &History::note);
    connect(&state, &ViewState::lookChanged, this, &History::note);
    connect(state.actions().undo, &QAction::triggered, this, &History::undo);
    connect(state.actions().redo, &QAction::triggered, this, &History::redo);
    restart();
}

void History::restart()
{
    m_now = {m_state.query(), m_state.look()};
    m_past.clear();
    m_future.clear();
    m_sinceChange.invalidate();
    syncActions();
}

void History::note()
{
    const Shown shown{m_state.query(), m_state.look()};
    if (shown == m_now) { // an undo comes back as a change, and so does a new picture
        return;
    }
    const bool isLook = shown.query == m_now.query;
    const bool alone = std::exchange(m_alone, false);
    const bool sameStep = !alone && m_sinceChange.isValid() && m_sinceChange.elapsed() < m_stepMs
        && isLook == m_lastWasLook && m_future.empty();
    if (!sameStep || m_past.empty()) {
        m_past.push_back(m_now);
        if (m_past.size() > longestHistory) {
            m_past.erase(m_past.begin());
        }
    }
    m_now = shown;
    m_future.clear();
    m_lastWasLook = isLook;
    if (alone) {
        m_sinceChange.invalidate(); // nor does it take in what follows
    } else {
        m_sinceChange.start();
    }
    syncActions();
}

void History::move(std::vector<Shown>& from, std::vector<Shown>& to)
{
    if (from.empty()) {
        return;
    }
    to.push_back(std::exchange(m_now, from.back()));
    from.pop_back();
    m_sinceChange.invalidate();
    m_state.restore(m_now.query, m_now.look);
    m_now = {m_state.query(), m_state.look()}; // what of it still fits
    syncActions();
}

void History::undo()
{
    move(m_past, m_future);
}

void History::redo()
{
    move(m_future, m_past);
}

void History::syncActions()
{
    m_state.actions().undo->setEnabled(canUndo());
    m_state.actions().redo->setEnabled(canRedo());
}

} // namespace hydra::ui
