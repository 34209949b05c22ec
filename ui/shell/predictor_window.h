// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe in place of a model: it is started by its command, the picture in view is shown to
// it, and its classes or boxes are explained by methods that need no network; how true a map is, and maps of
// all pictures of the list.
#pragma once

#include "ui/shell/tool_window.h"
#include "ui/state/library.h"
#include "ui/state/predictor_source.h"

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace hydra::ui {

class BoxView;
class FaithChart;
class FormBase;

class PredictorWindow : public ToolWindow
{
    Q_OBJECT

public:
    PredictorWindow(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent);
    ~PredictorWindow() override; // waits for a figure that is written
    [[nodiscard]] PredictorSource& source() { return m_source; }
    [[nodiscard]] QString answeredBy() const override
    {
        return m_source.running() || m_source.starting() ? m_source.command() : QString();
    }

Q_SIGNALS:
    void runs(bool running); // or starts
    void told(const QString& message);

protected:
    void beSeen(bool seen) override { m_source.setSeen(seen); }

private:
    [[nodiscard]] QWidget* buildCommand();
    [[nodiscard]] QWidget* buildBeside();
    void describeControls();
    void connectControls();
    void startOrStop();
    void follow();
    void followFacts(); // another program: its methods, its rows
    void fillRows();
    void showPicture();
    void explain(); // what is chosen in the list
    void explainAll(); // pictures of the list
    void saveFigure();
    void saveCurves();
    void followCurves();
    [[nodiscard]] int chosen() const; // row; -1: none
    [[nodiscard]] QString summary() const; // what it is, and what it does now
    [[nodiscard]] bool findsBoxes() const;
    [[nodiscard]] engine::MapPtr mapOfChosen() const;

    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    PredictorSource m_source;
    MapOptions m_options; // of the method
    QLineEdit* m_command;
    QPushButton *m_start, *m_explain, *m_figure, *m_measure, *m_all, *m_save;
    BoxView* m_view;
    FaithChart* m_chart;
    QTableWidget* m_rows;
    QComboBox* m_method;
    FormBase* m_form;
    QLabel *m_summary, *m_cost;
    QProgressBar* m_progress;
    Background m_writer;
};

} // namespace hydra::ui
