// SPDX-License-Identifier: GPL-3.0-or-later
// A training's folder in a window of its own: progress at the top, curves below each other over one axis, and
// the values under the mouse at the bottom. The curves follow the files while the training runs; if a file
// cannot be read, a message appears and the last curves stay.
#pragma once

#include "ui/models/training_curves.h"
#include "ui/shell/tool_window.h"
#include "ui/state/training_watch.h"
#include "ui/widgets/form.h"

class QLabel;
class QMimeData;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace hydra::ui {

class Actions;
class PlotView;
class ElidedLabel;
class MessageBar;
class Settings;

class TrainingWindow : public ToolWindow
{
    Q_OBJECT

public:
    TrainingWindow(Settings& settings, Actions& actions, QWidget* parent);

    void open(const QString& folder); // and comes to the front
    [[nodiscard]] const TrainingWatch& watch() const { return m_watch; }
    [[nodiscard]] const QList<PlotView*>& charts() const { return m_charts; } // losses, accuracy, rate
    // For a screenshot: whether the folder was read, and its problem; empty: none.
    [[nodiscard]] bool settled() const { return m_watch.answered(); }
    [[nodiscard]] QString problem() const { return m_watch.problem(); }
    [[nodiscard]] bool asksPictures() const override { return false; }

Q_SIGNALS:
    void modelWanted(const QString& path);

protected:
    void beSeen(bool seen) override { m_watch.setActive(seen); }
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] QWidget* buildHeader();
    [[nodiscard]] QWidget* buildEmpty();
    [[nodiscard]] QWidget* buildCharts();
    [[nodiscard]] QWidget* buildFooter();
    void follow(); // the watch
    void followProblem();
    void drawCharts();
    void mark(int row);
    void move(int rows);
    [[nodiscard]] TrainingAxis axis() const;
    [[nodiscard]] QString openable() const; // weights that can be opened; empty: none

    Settings& m_settings;
    Actions& m_actions;
    TrainingWatch m_watch;
    TrainingLogPtr m_drawn; // on screen
    int m_marked = -1;
    QString m_told; // the watch's last problem

    MessageBar* m_messages;
    QLabel* m_name;
    QLabel* m_state;
    ValueForm m_form;
    QComboBox* m_axis;
    QProgressBar* m_bar;
    ElidedLabel* m_progress;
    QLabel* m_notes;
    QStackedWidget* m_stack = nullptr; // a hint how to get curves, or the curves
    QLabel* m_hint = nullptr;
    QList<PlotView*> m_charts;
    QPushButton* m_copy;
    QPushButton* m_export;
    QPushButton* m_open;
};

// The training folder in DATA; empty: none.
[[nodiscard]] QString trainingFolderIn(const QMimeData& data);

} // namespace hydra::ui
