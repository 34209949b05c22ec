// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/live_window.h"

#include "ui/paint/answer_text.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/file_picker.h"
#include "ui/state/view_state.h"
#include "ui/views/frame_view.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int manyFrames = 100; // a screenshot waits for at most this many
using Phase = ReaderState::Phase;

QString timeText(double seconds)
{
    const int whole = int(seconds);
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

void LiveWindow::connectAll()
{
    const auto openChosen = [this](const QString& path) {
        if (!path.isEmpty()) {
            m_state.settings().set(Setting::LastVideoFolder, QFileInfo(path).absolutePath());
            open(path);
        }
    };
    connect(m_openFile, &QPushButton::clicked, this, [this, openChosen] {
        openChosen(FilePicker::open(FilePicker::File::Video, this,
                                    m_state.settings().get<QString>(Setting::LastVideoFolder)));
    });
    connect(m_openFolder, &QPushButton::clicked, this, [this, openChosen] {
        openChosen(FilePicker::open(FilePicker::File::PictureFolder, this,
                                    m_state.settings().get<QString>(Setting::LastVideoFolder)));
    });
    connect(m_cameraMenu, &QMenu::aboutToShow, this, &LiveWindow::fillCameras);
    connect(m_play, &QToolButton::clicked, this, [this] {
        const Phase phase = m_session.state().phase;
        if (phase == Phase::Ended) {
            m_session.seek(0);
        }
        m_session.pause(phase == Phase::Playing);
    });
    connect(m_step, &QToolButton::clicked, &m_session, &LiveSession::step);
    connect(m_take, &QPushButton::clicked, this, &LiveWindow::take);
    connect(m_record, &QPushButton::clicked, this, &LiveWindow::record);
    connect(&m_session, &LiveSession::seen, this, &LiveWindow::present);
    connect(&m_session, &LiveSession::changed, this, &LiveWindow::follow);
    connect(&m_session, &LiveSession::failed, this,
            [this](const QString& message) { m_messages->tell(MessageBar::Kind::Error, message); });
    connect(&m_session, &LiveSession::recorded, this, [this](const QString& file, qint64 frames) {
        m_messages->tell(MessageBar::Kind::Info,
                         tr("%1 frames recorded in %2.").arg(frames).arg(QFileInfo(file).fileName()));
        follow();
    });
    for (const auto change : {&ViewState::modelChanged, &ViewState::queryChanged, &ViewState::lookChanged}) {
        connect(&m_state, change, this, &LiveWindow::ask);
    }
    connect(&m_drawSoon, &QTimer::timeout, this, &LiveWindow::drawCharts);
}

void LiveWindow::fillCameras()
{
    m_cameraMenu->clear();
    for (const Device& device : cameras()) {
        const QString address = text(device.address);
        m_cameraMenu->addAction(text(device.name), this, [this, address] { open(address); });
    }
    if (m_cameraMenu->isEmpty()) {
        m_cameraMenu->addAction(tr("No camera is connected"))->setEnabled(false);
    }
}

LiveSettings LiveWindow::settings() const
{
    LiveSettings settings;
    settings.ask = m_state.query();
    settings.ask.heads = 0; // this window's slider sets them
    ClassChoice& target = settings.ask.target;
    if (target.kind == ClassChoice::Kind::Top && target.value == 1) {
        target.kind = ClassChoice::Kind::Own; // with Top the full network would run for each frame
    }
    settings.look = m_state.look();
    settings.frozen = true; // so that colours can be compared between frames
    return settings;
}

bool LiveWindow::begin()
{
    if (!m_state.model()) {
        m_messages->tell(MessageBar::Kind::Warning, tr("Open a model first."));
        return false;
    }
    m_messages->dismissErrors();
    m_told.clear();
    m_curves.forget();
    m_byDeadline = true;
    m_session.release();
    offerHeads();
    comeForward();
    return true;
}

void LiveWindow::open(const QString& where, int heads)
{
    const std::string address = QFile::encodeName(where).toStdString();
    open([address] { return openSource(address); }, where, heads);
}

void LiveWindow::open(FrameReader::Open source, const QString& name, int heads)
{
    if (!begin()) {
        return;
    }
    const std::vector<int>& offered = m_state.model()->config.trainedHeads.value;
    const auto place = std::find(offered.begin(), offered.end(), heads);
    if (place != offered.end()) {
        takeOver(int(place - offered.begin())); // as if the user had moved the slider
        m_form.follow();
    } else if (heads > 0) {
        m_messages->tell(MessageBar::Kind::Warning,
                         tr("Not trained: %1. The head count follows the deadline.").arg(headCount(heads)));
    }
    m_session.open(std::move(source), name, m_state.model(), settings());
}

void LiveWindow::ask()
{
    if (m_session.isOpen() && m_state.model()) {
        offerHeads();
        m_session.ask(m_state.model(), settings());
    }
}

// A smaller range may move the slider, which must not count as the user's choice.
void LiveWindow::offerHeads()
{
    const int last = int(m_state.model()->config.trainedHeads.value.size()) - 1;
    m_place = std::min(m_place, last);
    m_form.follow([&] { m_heads->setRange(0, last); });
}

void LiveWindow::takeOver(int place)
{
    m_place = place;
    m_byDeadline = false;
    const std::vector<int>& heads =
        m_state.model() ? m_state.model()->config.trainedHeads.value : std::vector<int>();
    if (place >= 0 && place < int(heads.size())) {
        m_session.takeOver(heads[std::size_t(place)]);
    }
}

QString LiveWindow::figuresText(const LiveShown& shown) const
{
    const DeadlineFigures& f = shown.figures;
    return tr("Delay %1 · frames %2 · dropped %3 · deadline kept %4")
        .arg(milliseconds(f.age))
        .arg(f.frames)
        .arg(f.dropped)
        .arg(percent(f.keptShare()));
}

// "FullGrad+ · golf ball", "Features as colours · 196 patches of frame 0, ...".
QString LiveWindow::askedText(const LiveShown& shown) const
{
    const LivePicture& made = shown.made;
    QStringList parts{spoken(methodInfo(shown.settings.ask.options.method).title)};
    if (made.map->classIndex >= 0) {
        parts << text(shown.model->config.className(made.map->classIndex));
    } else if (!made.map->target.empty()) {
        parts << spoken(made.map->target);
    }
    if (!made.map->fittedOn.empty()) {
        parts << spoken(made.map->fittedOn);
    }
    return parts.join(QStringLiteral(" · "));
}

void LiveWindow::present(const LiveShownPtr& shown)
{
    const LivePicture& made = shown->made;
    const VitConfig& config = shown->model->config;
    QString prediction = tr("frame %1").arg(made.number);
    if (const std::vector<int>& ranking = made.prediction->ranking; !ranking.empty()) {
        prediction = QStringLiteral("%1 · %2 · %3")
                         .arg(text(config.className(ranking.front())),
                              answerText(*made.prediction, ranking.front()), prediction);
    }
    m_prediction->setText(prediction);
    m_view->display(shown->shown, prediction);
    m_figures->setText(figuresText(*shown));
    m_asked->setText(askedText(*shown));
    m_curves.add(made.number, made.heads, shown->figures.age, made.prediction);
    const std::vector<int>& heads = config.trainedHeads.value;
    const auto place = std::find(heads.begin(), heads.end(), made.heads);
    if (m_byDeadline && place != heads.end()) {
        m_place = int(place - heads.begin());
        m_form.follow();
    }
    m_headsText->setText(headCount(made.heads));
    if (!m_drawSoon.isActive()) {
        m_drawSoon.start();
    }
}

void LiveWindow::showPlaying(bool playing)
{
    m_playing = playing;
    describe(m_play, "livePlay", playing ? tr("Pause") : tr("Play"),
             playing ? tr("<b>Pause</b> (Space)") : tr("<b>Play</b> (Space)"));
    setIcons();
}

void LiveWindow::setIcons()
{
    m_play->setIcon(lineIcon(m_playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_step->setIcon(lineIcon(QStringLiteral("step")));
}

void LiveWindow::follow()
{
    const bool open = m_session.isOpen();
    const ReaderState state = m_session.state();
    const bool playing = open && state.phase == Phase::Playing;
    m_name->setText(open ? m_session.name() : QString());
    setWindowTitle(open ? tr("Live — %1").arg(QFileInfo(m_session.name()).fileName()) : tr("Live"));
    if (playing != m_playing) {
        showPlaying(playing);
    }
    const bool readable = open && state.phase != Phase::Opening && state.phase != Phase::Failed;
    const bool file = readable && !state.info.live;
    m_play->parentWidget()->setVisible(readable);
    m_loop->setVisible(file);
    m_position->setVisible(file && state.info.frames > 1);
    m_heads->parentWidget()->setVisible(open);
    m_take->setVisible(m_session.last() != nullptr);
    m_record->setVisible(readable);
    m_record->setText(m_session.recording() ? tr("Stop &recording") : tr("&Record…"));
    if (!m_position->isSliderDown()) {
        m_frame = int(std::max<std::int64_t>(0, state.position - 1));
    }
    m_form.follow([&] {
        m_position->setMaximum(int(std::clamp<std::int64_t>(state.info.frames - 1, 0, 1'000'000'000)));
    });
    const double rate = state.info.rate;
    m_time->setText(!file || rate <= 0 ? QString()
                                       : QStringLiteral("%1 / %2").arg(
                                           timeText(double(state.position) / rate),
                                           state.info.frames > 0 ? timeText(double(state.info.frames) / rate)
                                                                 : QStringLiteral("–")));
    const QString message = spoken(state.message);
    if (message != m_told) {
        m_told = message;
        if (!message.isEmpty()) {
            m_messages->tell(
                state.phase == Phase::Failed ? MessageBar::Kind::Error : MessageBar::Kind::Warning, message);
        }
    }
}

void LiveWindow::drawCharts()
{
    const LiveShownPtr& last = m_session.last();
    if (!last || !isVisible()) {
        return;
    }
    const std::vector<Chart> charts = m_curves.charts(m_session.deadline(), last->model->config);
    for (qsizetype i = 0; i < m_charts.size(); ++i) {
        m_charts[i]->call(text(charts[std::size_t(i)].title));
        m_charts[i]->show(charts[std::size_t(i)]);
    }
}

void LiveWindow::take()
{
    if (const LiveShownPtr& last = m_session.last()) {
        m_state.setHeads(last->made.heads);
        if (const std::string& basis = last->made.basis; !basis.empty()) { // same colours in the main window
            MapOptions options = m_state.query().options;
            options.basis = basis;
            m_state.setOptions(options);
        }
        const QString name = QFileInfo(m_session.name()).completeBaseName();
        Q_EMIT pictureTaken(last->frame, tr("%1, frame %2").arg(name).arg(last->made.number));
    }
}

void LiveWindow::record()
{
    if (m_session.recording()) {
        m_session.stopRecording();
        return;
    }
    const QString file =
        FilePicker::save(FilePicker::File::NewRecording, this,
                         QFileInfo(m_session.name()).completeBaseName() + QStringLiteral("-maps.mp4"));
    if (!file.isEmpty()) {
        m_session.record(file);
    }
}

bool LiveWindow::settled() const
{
    const LiveShownPtr& last = m_session.last();
    if (!last) {
        return false;
    }
    const ReaderState state = m_session.state();
    return (state.phase == Phase::Ended && last->made.number + 1 >= state.position && !m_drawSoon.isActive())
        || last->figures.frames >= manyFrames;
}

QString LiveWindow::problem() const
{
    return m_messages->kind() == MessageBar::Kind::Error ? m_messages->message() : QString();
}

void LiveWindow::showEvent(QShowEvent* event)
{
    ToolWindow::showEvent(event);
    drawCharts();
}

// Pauses while hidden, except for a recording in a minimised window.
void LiveWindow::hideEvent(QHideEvent* event)
{
    if (!event->spontaneous() || !m_session.recording()) {
        m_session.pause(true);
    }
    ToolWindow::hideEvent(event);
}

void LiveWindow::closeEvent(QCloseEvent* event)
{
    if (m_session.recording()) {
        m_session.stopRecording();
    }
    ToolWindow::closeEvent(event);
}

void LiveWindow::changeEvent(QEvent* event)
{
    ToolWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_charts.size() > 0) {
        setIcons();
    }
}

} // namespace hydra::ui
