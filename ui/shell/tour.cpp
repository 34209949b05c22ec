// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tour.h"

#include "ui/paint/format.h"
#include "ui/shell/dock.h"
#include "ui/shell/places.h"
#include "ui/shell/tool_window.h"
#include "ui/shell/tool_windows.h"
#include "ui/state/library.h"
#include "ui/state/trust_state.h"
#include "ui/state/undo_stack.h"
#include "ui/views/canvas.h"
#include "ui/widgets/message_bar.h"

#include <QMainWindow>

#include <algorithm>

namespace hydra::ui {

namespace {

// The window or the place that contains ABOUT; null if that is WINDOW itself.
QWidget* toolOf(QWidget* about, const QWidget& window)
{
    QWidget* at = about;
    while (at && at != &window && !at->isWindow() && !qobject_cast<ToolWindow*>(at)) {
        at = at->parentWidget();
    }
    return at == &window ? nullptr : at;
}

} // namespace

Tour::Tour(ViewState& state, Board& board, ToolWindows& tools, Library& library, MessageBar& messages,
           QWidget& window)
    : m_stage{state, board, tools, window}
    , m_library(library)
    , m_messages(messages)
{
    connect(state.actions().tour, &QAction::triggered, this, &Tour::start);
    connect(&state, &ViewState::queryChanged, this, &Tour::followState);
    for (const auto signal : {&ViewState::modelChanged, &ViewState::pictureChanged}) {
        connect(&state, signal, this, [this] {
            if (running()) {
                giveWay();
            }
        });
        connect(&state, signal, this, &Tour::begin, Qt::QueuedConnection);
    }
    connect(&tools, &ToolWindows::placeChanged, this, [this] { // the user left the step's place
        if (running() && qobject_cast<ToolWindow*>(m_opened) && !m_opened->isVisible()) {
            m_opened = nullptr;
            giveWay();
        }
    });
    connect(&state, &ViewState::queryChanged, this, &Tour::tell);
    connect(&state, &ViewState::lookChanged, this, &Tour::tell); // a step may change only the look
    connect(&board, &Board::reset, this, &Tour::tell);
    connect(&board, &Board::currentChanged, this, &Tour::tell);
    connect(&board, &Board::predictionsChanged, this, &Tour::tell);
    EngineBridge& bridge = board.bridge();
    connect(&bridge, &EngineBridge::embeddingStarted, this, &Tour::tell, Qt::QueuedConnection);
    connect(&bridge, &EngineBridge::embeddingEnded, this, &Tour::tell, Qt::QueuedConnection);
}

Tour::~Tour()
{
    dropCard();
}

void Tour::start()
{
    leave();
    m_waiting = true;
    if (!m_stage.state.model()) {
        if (const QStringList shipped = Library::shippedModels(); !shipped.isEmpty()) {
            m_library.openDefaultModel(shipped.front());
        }
    }
    if (!m_stage.state.picture()) {
        m_library.openSamples();
    }
    begin();
}

void Tour::begin()
{
    ViewState& state = m_stage.state;
    if (!m_waiting || !state.ready()) {
        return;
    }
    m_waiting = false;
    state.settings().set(Setting::TourAnswered, true);
    m_messages.dismiss(MessageBar::Cause::Invitation);
    const auto* places = m_stage.window.findChild<Places*>();
    m_place = places ? places->current() : 0;
    m_stage.tools.showPicture();
    holdHistory(true);
    m_stage.before = state.query();
    m_model = state.model()->id;
    m_picture = state.picture()->image.id;
    m_look = state.look();
    m_showedMap = state.showsMap();
    if (const auto* window = qobject_cast<QMainWindow*>(&m_stage.window)) {
        m_layout = window->saveState();
    }
    if (const auto* trust = m_stage.window.findChild<TrustState*>()) {
        connect(trust, &TrustState::changed, this, &Tour::tell, Qt::UniqueConnection);
    }
    m_steps.clear();
    for (const TourStep& step : tourSteps()) {
        if (step.fits(m_stage)) {
            m_steps.push_back(&step);
        }
    }
    go(0);
}

void Tour::go(int step)
{
    if (step < 0 || step >= count()) {
        return;
    }
    clearAway();
    m_at = step;
    ViewState& state = m_stage.state;
    state.restore(m_stage.before, m_look);
    state.showMap(true);
    this->step().set(m_stage);
    m_expected = state.query();

    const auto* dockBefore = m_stage.window.findChild<Dock*>(QStringLiteral("trustDock"));
    const bool trustWasHidden = dockBefore && dockBefore->isHidden();
    QWidget* about = this->step().about(m_stage);
    if (!about) {
        about = &m_stage.window;
    }
    QWidget* host = about->window();
    if (QWidget* tool = toolOf(about, m_stage.window)) {
        m_opened = tool;
    } else if (about == dockBefore && trustWasHidden) {
        m_opened = about;
    }
    if (!m_card || m_card->parentWidget() != host) {
        dropCard();
        m_card = new TourCard(host, m_stage.window);
        connect(
            m_card, &TourCard::forwards, this, [this] { go(m_at + 1); }, Qt::QueuedConnection);
        connect(
            m_card, &TourCard::backwards, this, [this] { go(m_at - 1); }, Qt::QueuedConnection);
        connect(m_card, &TourCard::left, this, &Tour::leave, Qt::QueuedConnection);
        connect(m_card, &QObject::destroyed, this, [this] { m_at = -1; }); // deleted with its window
    }
    const char* title = this->step().title;
    m_card->present(about, m_at, count(), title ? tr(title) : text(methodInfo(defaultMethod()).title),
                    words());
}

// If a number will not come because its question failed, returns the failure instead.
QString Tour::words() const
{
    const QString words = step().words(m_stage);
    const Board::Cell* now = m_stage.board.current();
    return now && m_stage.state.announced() && !now->failure.isEmpty() && words.contains(QChar(0x2026))
        ? tr("This network has no answer here: %1").arg(now->failure)
        : words;
}

void Tour::tell()
{
    if (running() && m_card) {
        m_card->say(words());
    }
}

void Tour::followState()
{
    if (running() && m_stage.state.query() != m_expected) {
        giveWay();
    }
}

void Tour::clearAway()
{
    QWidget* opened = m_opened;
    m_opened = nullptr;
    if (auto* dock = qobject_cast<Dock*>(opened)) {
        dock->dismiss();
    } else if (opened && opened != &m_stage.window) {
        if (m_card && m_card->parentWidget() == opened) {
            dropCard();
        }
        opened->close(); // which only leaves a place
        m_stage.window.activateWindow();
    }
}

bool Tour::changedSomething() const
{
    const ViewState& state = m_stage.state;
    return state.query() != m_stage.before || state.look() != m_look || state.showsMap() != m_showedMap;
}

void Tour::end()
{
    m_at = -1;
    m_opened = nullptr;
    dropCard();
}

void Tour::dropCard()
{
    if (m_card) {
        disconnect(m_card, nullptr, this, nullptr);
        delete m_card;
    }
}

void Tour::leave()
{
    if (running()) {
        clearAway();
        end();
        putBack();
        if (auto* places = m_stage.window.findChild<Places*>()) {
            places->show(m_place);
        }
        holdHistory(false);
    }
}

// While ON, the history does not record the tour's changes as steps.
void Tour::holdHistory(bool on)
{
    if (auto* history = m_stage.window.findChild<History*>()) {
        history->hold(on);
    }
}

void Tour::giveWay()
{
    const bool changed = changedSomething();
    end();
    holdHistory(false);
    if (changed) {
        m_messages.offer(MessageBar::Kind::Info,
                         tr("The tour has ended; the window keeps its last settings."),
                         tr("Put everything back"), [this] { putBack(); });
    }
}

// If another picture is open now, restores the question without its patches.
void Tour::putBack()
{
    m_stage.tools.showPicture();
    ViewState& state = m_stage.state;
    if (state.ready() && state.model()->id == m_model) {
        PictureAsk query = m_stage.before;
        if (state.picture()->image.id != m_picture) {
            query.options.query = -1;
            query.without.patches.clear();
        }
        state.restore(query, m_look);
    }
    state.setLook(m_look);
    state.showMap(m_showedMap);
    if (auto* window = qobject_cast<QMainWindow*>(&m_stage.window)) {
        window->restoreState(m_layout);
    }
    if (auto* canvas = m_stage.window.findChild<Canvas*>()) {
        canvas->setFocus();
    }
}

} // namespace hydra::ui
