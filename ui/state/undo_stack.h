// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of question and looks. Quick changes of one kind (dragging a slider) are one step. Another
// model starts a new history, since plan and heads depend on it.
#pragma once

#include "ui/state/view_state.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include <vector>

namespace hydra::ui {

// The parts of the question that differ in TO: "map", "class"; and the same with new values: "class: tench".
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
    // The changes that each undo would revert, latest step first.
    [[nodiscard]] QStringList steps(int most) const;
    void standAlone() { m_alone = true; } // makes the next change a step of its own
    void hold(bool on); // while held, no steps are recorded; releasing records all changes as one
    void setStepTime(int ms) { m_stepMs = ms; } // changes closer than this are one step

private:
    struct Shown
    {
        PictureAsk query;
        Look look;
        ImageId picture{}; // the picture of the question
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
