// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of a video, a folder, a camera or a stream with their maps, within a deadline: the picture, its
// player, how many heads each frame had, and how old its picture was. Method, block, class and looks are
// those of the main window.
#pragma once

#include "ui/models/live_curves.h"
#include "ui/shell/tool_window.h"
#include "ui/state/live_session.h"
#include "ui/widgets/form.h"

#include <QTimer>

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace hydra::ui {

class PlotView;
class ElidedLabel;
class FrameView;
class MessageBar;
class ViewState;

class LiveWindow : public ToolWindow
{
    Q_OBJECT

public:
    LiveWindow(ViewState& state, EngineBridge& bridge, QWidget* parent);

    // Opens a file, a folder, "camera:0" or a URL, and comes to the front. HEADS: the head count; 0: set by
    // the deadline.
    void open(const QString& where, int heads = 0);
    void open(FrameReader::Open source, const QString& name, int heads = 0); // opens what SOURCE returns
    [[nodiscard]] LiveSession& session() { return m_session; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool asksPictures() const override { return false; }
    [[nodiscard]] bool settled() const; // for a screenshot: all frames were shown, or many

Q_SIGNALS:
    void pictureTaken(const QImage& picture, const QString& name); // to open in the main window

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* buildSource();
    [[nodiscard]] QWidget* buildPlayer();
    [[nodiscard]] QWidget* buildDeadline();
    [[nodiscard]] QWidget* buildCharts();
    void connectAll();
    void fillCameras();
    bool begin(); // false if no model is open
    void ask(); // sends the main window's present question
    void present(const LiveShownPtr& shown);
    void follow(); // the session's state
    void showPlaying(bool playing);
    void setIcons();
    void drawCharts();
    void offerHeads(); // the head counts of the model
    void takeOver(int place); // takes the head count from the slider, not the deadline
    void take();
    void record();
    [[nodiscard]] LiveSettings settings() const;
    [[nodiscard]] QString figuresText(const LiveShown& shown) const;
    [[nodiscard]] QString askedText(const LiveShown& shown) const;

    ViewState& m_state;
    LiveSession m_session;
    LiveCurves m_curves;
    QTimer m_drawSoon; // charts, a few times a second
    QString m_told; // the source's last message
    bool m_playing = false; // as the button shows
    int m_frame = 0; // as its slider shows
    int m_place = 0; // of the head count among the model's
    bool m_looped = false, m_byDeadline = true; // the deadline sets the head count
    ValueForm m_form; // for these values

    MessageBar* m_messages;
    FrameView* m_view;
    ElidedLabel* m_name;
    QPushButton* m_openFile;
    QPushButton* m_openFolder;
    QPushButton* m_cameras;
    QMenu* m_cameraMenu;
    QToolButton* m_play;
    QToolButton* m_step;
    QSlider* m_position;
    QLabel* m_time;
    QCheckBox* m_loop;
    QDoubleSpinBox* m_deadline;
    QCheckBox* m_automatic;
    QSlider* m_heads;
    QLabel* m_headsText;
    ElidedLabel* m_figures;
    ElidedLabel* m_prediction;
    ElidedLabel* m_asked; // the question that the map answers
    QPushButton* m_take;
    QPushButton* m_record;
    QList<PlotView*> m_charts;
};

} // namespace hydra::ui
