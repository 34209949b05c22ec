// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of what is asked and how it is painted. Quick changes of one kind (a slider being dragged)
// are one step. Another model begins a new history: its plan and heads are its own.
#pragma once

#include "ui/state/view_state.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include <vector>

namespace hydra::ui {

// What of a question is another in TO: "map", "class"; and with what it became: "class: tench".
[[nodiscard]] QStringList changedParts(const PictureAsk& from, const PictureAsk& to);
[[nodiscard]] QStringList changesIn(const PictureAsk& from, const PictureAsk& to, const ModelPtr& model);

class History : public QObject
{
    Q_OBJECT

public:
    explicit History(ViewState& state, QObject* parent = nullptr);

    void undo(int steps = 1);
    void redo() { move(m_future, m_past); }
    [[nodiscard]] bool canUndo() const { return !m_past.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_future.empty(); }
    // What each undo would take back, the last step first.
    [[nodiscard]] QStringList steps(int most) const;
    void standAlone() { m_alone = true; } // what changes next is a step of its own
    void hold(bool held); // while held, nothing is a step; what has changed then is one
    void setStepTime(int ms) { m_stepMs = ms; } // changes closer than this are one step

private:
    struct Shown
    {
        PictureAsk query;
        Look look;
        ImageId picture{}; // that it was asked of
        friend bool operator==(const Shown& a, const Shown& b)
        {
            return a.query == b.query && a.look == b.look;
        }
    };
    [[nodiscard]] Shown shown() const;
    void note();
    void restart();
    void turnTo(const ImageId& picture);
    void move(std::vector<Shown>& from, std::vector<Shown>& to);
    void syncActions();

    ViewState& m_state;
    Shown m_now;
    std::vector<Shown> m_past, m_future;
    QElapsedTimer m_sinceChange;
    bool m_lastWasLook = false;
    bool m_alone = false, m_held = false;
    int m_stepMs = 700;
};

} // namespace hydra::ui
