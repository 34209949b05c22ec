// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tool_windows.h"

#include "ui/shell/compare_window.h"
#include "ui/shell/dock.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/features_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/guided.h"
#include "ui/shell/head_matrix_window.h"
#include "ui/shell/help_window.h"
#include "ui/shell/live_window.h"
#include "ui/shell/places.h"
#include "ui/shell/predictor_window.h"
#include "ui/shell/questions_window.h"
#include "ui/shell/rounds_window.h"
#include "ui/shell/training_window.h"
#include "ui/shell/walk_window.h"
#include "ui/views/canvas.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/window_place.h"

#include <QAction>
#include <QKeyEvent>
#include <QTabBar>
#include <QTimer>

#include <algorithm>

namespace hydra::ui {

namespace {

template<class Window>
Window* pointingAlong(Window* window, Canvas& canvas)
{
    QObject::connect(window, &Window::pointedAt, &canvas, &Canvas::pointAt);
    QObject::connect(&canvas, &Canvas::pointedAt, window, &Window::pointAt);
    return window;
}

// Shows the text of SIGNAL in MESSAGES.
template<class Window, class Signal>
Window* telling(Window* window, Signal signal, MessageBar& messages, MessageBar::Kind kind)
{
    QObject::connect(window, signal, &messages,
                     [&messages, kind](const QString& message) { messages.tell(kind, message); });
    return window;
}

// Opens a training's weights in the main window.
TrainingWindow* openingModels(TrainingWindow* window, Library& library)
{
    QObject::connect(window, &TrainingWindow::modelWanted, window, [window, &library](const QString& path) {
        library.openModel(path);
        Q_EMIT window->pictureWanted();
    });
    return window;
}

// Opens the guide's links in the main window.
template<class Window>
Window* guiding(Window* window, ViewState& state, Library& library, MessageBar& messages)
{
    auto* guided = new Guided(state, library, window);
    QObject::connect(window, &Window::showWanted, guided, [window, guided](const QUrl& link) {
        Q_EMIT window->pictureWanted(); // first, so that what the link opens is in front
        guided->show(link);
    });
    (void)telling(guided, &Guided::failed, messages, MessageBar::Kind::Error);
    return window;
}

// Opens a taken frame in the main window.
LiveWindow* showingPictures(LiveWindow* window, EngineBridge& bridge)
{
    QObject::connect(window, &LiveWindow::pictureTaken, window,
                     [window, &bridge](const QImage& picture, const QString& name) {
                         bridge.openPicture(picture, name);
                         Q_EMIT window->pictureWanted();
                     });
    return window;
}

// Restores the window's last position and size, as far as the screen has room.
void put(QWidget& window, const Settings& settings, const QWidget& mainWindow)
{
    putWindow(window, settings.place(window.objectName()));
    keepOnScreen(window, &mainWindow);
}

// Behaviour of every window, which owns this: Ctrl+W closes it. Esc does, too, unless a patch is marked,
// which it clears first. A place is not closed but left.
class Manners : public QObject
{
public:
    Manners(QWidget& window, ViewState& state, std::function<void()> closed)
        : QObject(&window)
        , m_window(window)
        , m_state(state)
        , m_closed(std::move(closed))
    {
        window.installEventFilter(this);
    }

    // Keys that a field or a view inside the window uses do not arrive here.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched != &m_window) {
            return false;
        }
        if (event->type() == QEvent::Hide && m_window.isWindow()) {
            m_state.settings().setPlace(m_window.objectName(), windowPlace(m_window));
        }
        if (event->type() == QEvent::Close) {
            const bool place = !m_window.isWindow();
            if (place) {
                event->ignore();
            }
            m_closed();
            return place;
        }
        const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
        if (!key || !closes(*static_cast<QKeyEvent*>(event))) {
            return false;
        }
        if (event->type() == QEvent::KeyPress) {
            m_window.close();
        } else {
            event->accept(); // before the command of the same key gets it
        }
        return true;
    }

private:
    [[nodiscard]] bool closes(const QKeyEvent& key) const
    {
        const bool asksPatch = m_state.markedPatch() >= 0;
        return (key.key() == Qt::Key_W && key.modifiers() == Qt::ControlModifier)
            || (key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier && !asksPatch);
    }

    QWidget& m_window;
    ViewState& m_state;
    const std::function<void()> m_closed; // called when the window is closed
};

} // namespace

ToolWindows::ToolWindows(ViewState& state, Board& board, Insides& insides, Library& library,
                         EngineBridge& bridge, Canvas& canvas, MessageBar& messages, Places& places,
                         QWidget& parent)
    : m_state(state)
    , m_places(places)
    , m_canvas(canvas)
    , m_parent(parent)
{
    using Kind = MessageBar::Kind;
    Actions& on = state.actions();
    add<CompareWindow>(
        on.showCompare,
        [&] {
            return telling(new CompareWindow(state, library, bridge, &parent), &CompareWindow::failed,
                           messages, Kind::Error);
        },
        tr("Compare"));
    add<HeadMatrixWindow>(
        on.showHeads,
        [&] {
            auto* window = new HeadMatrixWindow(state, board, insides, &parent);
            connect(window, &HeadMatrixWindow::figureWanted, this,
                    [this](const QString& method, bool sorted, bool oneRange) {
                        auto& dialog = get<FigureDialog>();
                        dialog.form().setHeadMatrix(method.toStdString(), sorted, oneRange);
                        bringToFront(dialog);
                    });
            return window;
        },
        tr("Heads"));
    if (auto* trust = parent.findChild<Dock*>(QStringLiteral("trustDock"))) {
        places.addPanel(tr("Trust"), *trust, *on.showTrust);
    }
    add<EmbeddingWindow>(
        on.showEmbedding,
        [&] { return pointingAlong(new EmbeddingWindow(state, board, library, bridge, &parent), canvas); },
        tr("Embedding"));
    add<WalkWindow>(
        on.showWalk, [&] { return pointingAlong(new WalkWindow(state, board, &parent), canvas); },
        tr("Layer"));
    add<FeaturesWindow>(
        on.showFeatures,
        [&] {
            auto* window = new FeaturesWindow(state, board, &parent);
            connect(&canvas, &Canvas::pointedAt, window, &FeaturesWindow::pointAt);
            connect(window, &FeaturesWindow::sheetWanted, this, [this](const QString& index) {
                auto& dialog = get<FigureDialog>();
                dialog.form().setFeature(index);
                bringToFront(dialog);
            });
            return window;
        },
        tr("Features"));
    add<RoundsWindow>(
        on.showRounds, [&] { return new RoundsWindow(state, board, &parent); }, tr("Rounds"));
    add<PredictorWindow>(
        on.showPredictor,
        [&] {
            auto* window = new PredictorWindow(state, board, library, &parent);
            connect(window, &PredictorWindow::runs, this,
                    [this, place = placeOf<PredictorWindow>()](bool runs) { m_places.offer(place, runs); });
            return window;
        },
        tr("Predictor"));
    m_places.offer(placeOf<PredictorWindow>(), false);
    add<LiveWindow>(
        on.showLive, [&] { return showingPictures(new LiveWindow(state, bridge, &parent), bridge); },
        tr("Live"));
    add<TrainingWindow>(
        on.showTraining,
        [&] { return openingModels(new TrainingWindow(state.settings(), on, &parent), library); },
        tr("Training"));
    add<FigureDialog>(on.makeFigure, [&] {
        return telling(new FigureDialog(state, board, library, bridge, &parent), &FigureDialog::reported,
                       messages, Kind::Info);
    });
    add<QuestionsWindow>(on.questions,
                         [&] { return guiding(new QuestionsWindow(&parent), state, library, messages); });
    add<HelpWindow>(on.reference,
                    [&] { return guiding(new HelpWindow(on, &parent), state, library, messages); });
    connect(on.beforeAfter, &QAction::triggered, this, [this] { get<CompareWindow>().showBeforeAfter(); });
    connect(on.matchPatches, &QAction::triggered, this, [this] { get<CompareWindow>().showMatches(); });
    connect(on.ownWindow, &QAction::triggered, this, [this] { choosePlaceApart(m_places.current()); });
    connect(&places, &Places::apartWanted, this, &ToolWindows::choosePlaceApart);
    connect(&places, &Places::chosen, this, &ToolWindows::choose);
    connect(&places, &Places::moved, this, &ToolWindows::followPlace);
    connect(&state, &ViewState::pictureChanged, this, [this] { // shows a newly opened picture
        if (m_places.shown() && !m_places.shown()->asksPictures()) {
            showPicture();
        }
    });
    connect(&state, &ViewState::modelChanged, this, &ToolWindows::followModel);
    followModel();
    followPlace();
}

ToolWindows::~ToolWindows()
{
    for (const Entry& entry : m_entries) {
        delete entry.window;
    }
}

template<class Window>
int ToolWindows::placeOf() const
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [](const Entry& each) { return each.kind == &Window::staticMetaObject; });
    return entry->place;
}

template<class Window>
void ToolWindows::add(QAction* command, std::function<Window*()> make, const QString& tab)
{
    m_entries.push_back({&Window::staticMetaObject, std::move(make), nullptr,
                         tab.isEmpty() ? 0 : m_places.add(tab, command->toolTip())});
    connect(command, &QAction::triggered, this, [this, at = m_entries.size() - 1] { open(m_entries[at]); });
}

QWidget& ToolWindows::made(const QMetaObject& kind)
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry& each) { return each.kind == &kind; });
    Q_ASSERT(entry != m_entries.end());
    if (entry->window) {
        return *entry->window;
    }
    entry->window = entry->make();
    new Manners(*entry->window, m_state,
                [this, at = entry - m_entries.begin()] { takeLeave(m_entries[std::size_t(at)]); });
    put(*entry->window, m_state.settings(), m_parent);
    if (auto* tool = qobject_cast<ToolWindow*>(entry->window)) {
        connect(tool, &ToolWindow::wanted, this, [this, place = entry->place] {
            m_places.show(place);
            bringToFront(m_parent);
        });
        connect(tool, &ToolWindow::pictureWanted, this, [this] {
            showPicture();
            bringToFront(m_parent);
        });
        const bool apart = m_allApart
            || m_state.settings().get<QStringList>(Setting::PlacesApart).contains(tool->objectName());
        if (entry->place > 0 && !apart) {
            m_places.hold(entry->place, tool);
        }
    }
    return *entry->window;
}

QList<QWidget*> ToolWindows::all()
{
    QList<QWidget*> windows;
    for (const Entry& entry : m_entries) {
        windows.append(&made(*entry.kind));
    }
    return windows;
}

void ToolWindows::open(Entry& entry)
{
    const bool figure = entry.kind == &FigureDialog::staticMetaObject;
    if (figure && m_places.shown() && m_places.shown()->makeFigure()) {
        return; // the place saved a figure of all that it shows
    }
    QWidget& window = made(*entry.kind);
    auto* tool = qobject_cast<ToolWindow*>(&window);
    if (!tool) {
        bringToFront(window);
    } else if (tool->isWindow()) {
        tool->toggle();
    } else if (m_places.current() == entry.place) {
        showPicture();
    } else {
        m_places.show(entry.place);
        tool->takeKeyboard();
    }
}

// If the tabs have the focus, it stays there, so that arrow keys go on to the next tab.
void ToolWindows::choose(int place)
{
    const bool stays = m_places.tabs().hasFocus();
    auto& tool = static_cast<ToolWindow&>(made(*at(place)->kind));
    tool.comeForward();
    if (stays && !tool.isWindow()) {
        m_places.tabs().setFocus();
    } else {
        tool.takeKeyboard();
    }
}

ToolWindows::Entry* ToolWindows::at(int place)
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry& each) { return place > 0 && each.place == place; });
    return entry == m_entries.end() ? nullptr : &*entry;
}

void ToolWindows::showPicture()
{
    m_places.showPicture();
    m_canvas.setFocus();
}

void ToolWindows::choosePlaceApart(int place)
{
    if (Entry* entry = at(place)) {
        auto& tool = static_cast<ToolWindow&>(made(*entry->kind));
        if (!tool.isWindow()) {
            m_places.release(place);
            tool.setParent(&m_parent, Qt::Window);
            put(tool, m_state.settings(), m_parent);
            rememberApart(tool, true);
        }
        tool.comeForward();
        tool.takeKeyboard();
    }
}

void ToolWindows::rememberApart(const QWidget& window, bool apart)
{
    QStringList names = m_state.settings().get<QStringList>(Setting::PlacesApart);
    names.removeAll(window.objectName());
    if (apart) {
        names.append(window.objectName());
    }
    m_state.settings().set(Setting::PlacesApart, names);
}

// Returns the window of a place to its tab when the user closes it.
void ToolWindows::takeLeave(Entry& entry)
{
    auto* tool = qobject_cast<ToolWindow*>(entry.window);
    if (!tool || entry.place == 0 || m_closing || m_allApart) {
        return;
    }
    if (!tool->isWindow()) {
        showPicture();
        return;
    }
    QTimer::singleShot(0, tool, [this, tool, place = entry.place] {
        if (!tool->isVisible()) { // it has really closed
            rememberApart(*tool, false);
            m_places.hold(place, tool);
        }
    });
}

void ToolWindows::followModel()
{
    m_places.offer(placeOf<RoundsWindow>(), m_state.model() && m_state.model()->config.thinks());
}

void ToolWindows::followPlace()
{
    m_state.actions().ownWindow->setEnabled(m_places.shown() != nullptr);
    Q_EMIT placeChanged();
}

void ToolWindows::closeAll()
{
    m_closing = true;
    for (const Entry& entry : m_entries) {
        if (entry.window && entry.window->isWindow()) {
            entry.window->close();
        }
    }
    m_closing = false;
}

} // namespace hydra::ui
