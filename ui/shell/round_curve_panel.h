// SPDX-License-Identifier: GPL-3.0-or-later
// Over a labelled folder: accuracy, answering round and cost of a network that answers in rounds, for every
// threshold. Measured on a thread of its own and drawn meanwhile.
#pragma once

#include "core/base/outcome.h"
#include "core/engine/rounds_job.h"
#include "ui/bridge/background.h"
#include "ui/models/round_curves.h"
#include "ui/state/view_state.h"

#include <QWidget>

class QPushButton;

namespace hydra::ui {

class PlotView;
class ElidedLabel;

class RoundCurvePanel : public QWidget
{
    Q_OBJECT

public:
    RoundCurvePanel(ViewState& state, QWidget* parent);

    void measure(const QString& folder); // replaces a running measurement
    void setThreshold(double nats); // marked in the charts
    [[nodiscard]] const RoundCurve& curve() const { return m_curve; }
    [[nodiscard]] bool busy() const { return m_running; }

private:
    void choose();
    void cancel() { m_thread.token.cancel(); }
    void save();
    void followModel(); // drops the curve of another network
    void take(const RoundCurve& curve);
    void end(const QString& failure, bool whole);
    void draw();
    void follow();
    [[nodiscard]] std::string written(const std::string& format) const; // a file's content

    ViewState& m_state;
    QPushButton* m_measure;
    QPushButton* m_cancel;
    QPushButton* m_save;
    ElidedLabel* m_words;
    QList<PlotView*> m_charts;
    RoundCurve m_curve;
    QString m_folder, m_said; // said: the last error or message
    NetworkKey m_asked; // of the curve, without picture and head count
    double m_threshold = 0;
    CancelToken m_counts; // cancelled: drops reports of older measurements
    bool m_running = false;
    Background m_thread;
};

} // namespace hydra::ui
