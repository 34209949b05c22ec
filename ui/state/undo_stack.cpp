// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/undo_stack.h"

#include <algorithm>
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

History::Shown History::shown() const
{
    return {m_state.query(), m_state.look(),
            m_state.picture() ? m_state.picture()->image.id : engine::ImageId()};
}

void History::restart()
{
    m_now = shown();
    m_past.clear();
    m_future.clear();
    m_sinceChange.invalidate();
    syncActions();
}

void History::note()
{
    const Shown now = shown();
    if (now.picture != m_now.picture) {
        turnTo(now.picture);
    }
    if (now == m_now) { // an undo comes back as a change, and so does a new picture
        return;
    }
    const bool isLook = now.query == m_now.query;
    const bool alone = std::exchange(m_alone, false);
    const bool sameStep = !alone && m_sinceChange.isValid() && m_sinceChange.elapsed() < m_stepMs
        && isLook == m_lastWasLook && m_future.empty();
    if (!sameStep || m_past.empty()) {
        m_past.push_back(m_now);
        if (m_past.size() > longestHistory) {
            m_past.erase(m_past.begin());
        }
    }
    m_now = now;
    m_future.clear();
    m_lastWasLook = isLook;
    if (alone) {
        m_sinceChange.invalidate(); // nor does it take in what follows
    } else {
        m_sinceChange.start();
    }
    syncActions();
}

// A token and the patches that were taken out are of one picture: with another they are gone, which is no
// step, and no step brings them to it.
void History::turnTo(const engine::ImageId& picture)
{
    const auto turned = [&](Shown& step) {
        if (step.picture != picture) {
            step.query.options.query = MapOptions().query;
            step.query.without.patches.clear();
            step.picture = picture;
        }
    };
    turned(m_now);
    for (std::vector<Shown>* steps : {&m_past, &m_future}) {
        std::for_each(steps->begin(), steps->end(), turned);
        steps->erase(std::unique(steps->begin(), steps->end()), steps->end());
        while (!steps->empty() && steps->back() == m_now) {
            steps->pop_back();
        }
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
    m_now = shown(); // what of it still fits
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
