// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the Live window: their names and their layout.
#include "ui/shell/live_window.h"
#include "ui/state/view_state.h"
#include "ui/views/frame_view.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>

namespace hydra::ui {

namespace {

constexpr int drawEvery = 250; // milliseconds between two drawings of the charts

} // namespace

LiveWindow::LiveWindow(ViewState& state, EngineBridge& bridge, QWidget* parent)
    : ToolWindow("liveWindow", tr("Live"), parent)
    , m_state(state)
    , m_session(bridge)
    , m_form(this)
    , m_messages(new MessageBar(this))
    , m_view(new FrameView(this))
    , m_name(new ElidedLabel(this))
    , m_openFile(new QPushButton(tr("Open &video…"), this))
    , m_openFolder(new QPushButton(tr("Open &folder…"), this))
    , m_cameras(new QPushButton(this))
    , m_cameraMenu(new QMenu(this))
    , m_play(new QToolButton(this))
    , m_step(new QToolButton(this))
    , m_position(m_form.slider("livePosition",
                               {[this] { return m_frame; },
                                [this](int frame) {
                                    m_frame = frame;
                                    m_session.seek(frame);
                                }},
                               0, 0, tr("Place in the video"), tr("<b>Place in the video</b>")))
    , m_time(new QLabel(this))
    , m_loop(m_form.flag("liveLoop",
                         {[this] { return m_looped; },
                          [this](bool on) {
                              m_looped = on;
                              m_session.setLoop(on);
                          }},
                         tr("&Loop"), tr("<b>Loop</b><br>Begins again at the end.")))
    , m_deadline(m_form.number("liveDeadline", {m_session, &LiveSession::deadline, &LiveSession::setDeadline},
                               1, 10'000, 0, tr("Deadline"),
                               tr("<b>Deadline</b><br>How old a picture may be when it is shown. Each frame "
                                  "has the largest head count whose measured time fits.")))
    , m_automatic(m_form.flag("liveAutomatic",
                              {[this] { return m_byDeadline; },
                               [this](bool on) {
                                   m_byDeadline = on;
                                   on ? m_session.release() : takeOver(m_place);
                               }},
                              tr("&Automatic"),
                              tr("<b>Automatic</b><br>The head count follows the deadline. Moving the slider "
                                 "switches this off.")))
    , m_heads(m_form.slider("liveHeads", {[this] { return m_place; }, [this](int place) { takeOver(place); }},
                            0, 0, tr("Heads"), tr("<b>Heads</b><br>Moves by itself until you move it.")))
    , m_headsText(new QLabel(this))
    , m_figures(new ElidedLabel(this))
    , m_prediction(new ElidedLabel(this))
    , m_asked(new ElidedLabel(this))
    , m_take(new QPushButton(tr("&Take picture"), this))
    , m_record(new QPushButton(this))
{
    m_view->setObjectName(QStringLiteral("liveView"));
    m_view->setHint(
        tr("Open a video, a folder of pictures or a camera: every frame is shown with its map, with as many "
           "heads as the deadline allows. Method, class and colours are those of the main window."));
    auto* left = new QWidget(this);
    auto* words = filled(new QHBoxLayout, {{m_prediction, 1}, {m_asked, 1}}, space::wide);
    filled(new QVBoxLayout(left),
           {buildSource(), {m_view, 1}, words, buildPlayer(), buildDeadline(), m_figures}, space::normal,
           {space::wide, space::normal, space::wide, space::wide});
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(buildCharts());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    filled(new QVBoxLayout(this), {m_messages, {split, 1}}, 0);
    m_drawSoon.setSingleShot(true);
    m_drawSoon.setInterval(drawEvery);
    addAction(state.actions().showLive);
    connectAll();
    showPlaying(false);
    resize(1120, 760);
    beginAt(m_openFile);
    follow();
}

QWidget* LiveWindow::buildSource()
{
    describe(m_openFile, "liveOpen", tr("Open a video"),
             tr("<b>Open a video</b><br>Every frame is shown, at the video's own rate."));
    describe(m_openFolder, "liveOpenFolder", tr("Open a folder of pictures"),
             tr("<b>Open a folder of pictures</b><br>They are shown one after the other, in natural order."));
    m_cameras->setText(tr("&Camera"));
    m_cameras->setMenu(m_cameraMenu);
    describe(m_cameras, "liveCameras", tr("Open a camera"),
             tr("<b>Open a camera</b><br>Only the newest picture is explained; those that arrive meanwhile "
                "count as dropped."));
    inRole(m_name, "quiet", "liveName");
    m_record->setObjectName(QStringLiteral("liveRecord"));
    m_take->setObjectName(QStringLiteral("liveTake"));
    m_take->setToolTip(tr("Opens this frame as a picture in the main window, with all its settings."));
    m_record->setToolTip(
        tr("Records what you see: as a video (.mp4, .avi, .mkv), or as a folder of PNG files if the name has "
           "no suffix. A table of predictions, head counts and times is saved next to it."));
    return filled(new QHBoxLayout(new QWidget(this)),
                  {m_openFile, m_openFolder, m_cameras, {m_name, 1}, m_take, m_record})
        ->parentWidget();
}

QWidget* LiveWindow::buildPlayer()
{
    m_play->setObjectName(QStringLiteral("livePlay"));
    describe(m_step, "liveStep", tr("Next frame"), tr("<b>Next frame</b> (.)"));
    m_step->setShortcut(QKeySequence(Qt::Key_Period));
    m_play->setShortcut(QKeySequence(Qt::Key_Space));
    m_time->setObjectName(QStringLiteral("liveTime"));
    m_loop->setAccessibleName(tr("Begin again at the end"));
    return filled(new QHBoxLayout(new QWidget(this)), {m_play, m_step, {m_position, 1}, m_time, m_loop})
        ->parentWidget();
}

QWidget* LiveWindow::buildDeadline()
{
    m_deadline->setSuffix(tr(" ms"));
    m_automatic->setAccessibleName(tr("Choose the head count by the deadline"));
    m_headsText->setObjectName(QStringLiteral("liveHeadsText"));
    m_headsText->setMinimumWidth(fontMetrics().horizontalAdvance(headCount(16)));
    inRole(m_figures, "quiet", "liveFigures");
    m_prediction->setObjectName(QStringLiteral("livePrediction"));
    m_prediction->setTextFormat(Qt::PlainText);
    inRole(m_asked, "quiet", "liveAsked");
    m_asked->setTextFormat(Qt::PlainText);
    m_asked->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* label = new QLabel(tr("&Deadline"), this);
    label->setBuddy(m_deadline);
    auto* heads = new QLabel(tr("&Heads"), this);
    heads->setBuddy(m_heads);
    return filled(new QHBoxLayout(new QWidget(this)),
                  {label, m_deadline, Gap{space::wide}, heads, {m_heads, 1}, m_headsText, m_automatic})
        ->parentWidget();
}

QWidget* LiveWindow::buildCharts()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const char* id : {"heads", "age", "classes"}) {
        auto* chart = curvePlot(QStringLiteral("liveChart-") + QLatin1String(id), page);
        column->addWidget(chart, 1);
        m_charts.append(chart);
    }
    return page;
}

} // namespace hydra::ui
