// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tool_windows.h"

#include "ui/shell/compare_window.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/features_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/guided.h"
#include "ui/shell/head_matrix_window.h"
#include "ui/shell/help_window.h"
#include "ui/shell/live_window.h"
#include "ui/shell/questions_window.h"
#include "ui/shell/rounds_window.h"
#include "ui/shell/training_window.h"
#include "ui/shell/walk_window.h"
#include "ui/views/canvas.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/window_place.h"

#include <QAction>
#include <QKeyEvent>

#include <algorithm>

namespace hydra::ui {

namespace {

template<class Window>
void openTool(Window& window)
{
    window.toggle();
}

void openTool(FigureDialog& dialog)
{
    bringToFront(dialog);
}

template<class Window>
Window* pointingAlong(Window* window, Canvas& canvas)
{
    QObject::connect(window, &Window::pointedAt, &canvas, &Canvas::pointAt);
    QObject::connect(&canvas, &Canvas::pointedAt, window, &Window::pointAt);
    return window;
}

// What SIGNAL says goes to MESSAGES.
template<class Window, class Signal>
Window* telling(Window* window, Signal signal, MessageBar& messages, MessageBar::Kind kind)
{
    QObject::connect(window, signal, &messages,
                     [&messages, kind](const QString& message) { messages.tell(kind, message); });
    return window;
}

// Weights of a training are opened in PARENT.
TrainingWindow* openingModels(TrainingWindow* window, Library& library, QWidget& parent)
{
    QObject::connect(window, &TrainingWindow::modelWanted, &parent, [&](const QString& path) {
        library.openModel(path);
        bringToFront(parent);
    });
    return window;
}

// What the guide shows is seen in PARENT.
template<class Window>
Window* guiding(Window* window, ViewState& state, Library& library, MessageBar& messages)
{
    auto* guided = new Guided(state, library, window);
    QObject::connect(window, &Window::showWanted, guided, [window, guided](const QUrl& link) {
        bringToFront(*window->parentWidget()); // what the link opens comes before it
        guided->show(link);
    });
    (void)telling(guided, &Guided::failed, messages, MessageBar::Kind::Error);
    return window;
}

// A frame that was taken is looked at in PARENT.
LiveWindow* showingPictures(LiveWindow* window, EngineBridge& bridge, QWidget& parent)
{
    QObject::connect(window, &LiveWindow::pictureTaken, &parent,
                     [&](const QImage& picture, const QString& name) {
                         bridge.openPicture(picture, name);
                         bringToFront(parent);
                     });
    return window;
}

// What every window does, which owns this: it is where and as large as it was when it was hidden, as far as
// the screen has room; Ctrl+W closes it, and so does Esc, where no patch is asked that it would leave first.
class Manners : public QObject
{
public:
    Manners(QWidget& window, Setting place, ViewState& state, const QWidget& mainWindow)
        : QObject(&window)
        , m_window(window)
        , m_place(place)
        , m_state(state)
    {
        putWindow(window, state.settings().get<QByteArray>(place));
        keepOnScreen(window, &mainWindow);
        window.installEventFilter(this);
    }

    // What a field or a view inside needs the key for never comes here.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == &m_window && event->type() == QEvent::Hide) {
            m_state.settings().set(m_place, windowPlace(m_window));
        }
        const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
        if (watched != &m_window || !key || !closes(*static_cast<QKeyEvent*>(event))) {
            return false;
        }
        if (event->type() == QEvent::KeyPress) {
            m_window.close();
        } else {
            event->accept(); // before it becomes the command of the same key
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
    const Setting m_place;
    ViewState& m_state;
};

} // namespace

ToolWindows::ToolWindows(ViewState& state, Board& board, Insides& insides, Library& library,
                         EngineBridge& bridge, Canvas& canvas, MessageBar& messages, QWidget& parent)
    : m_state(state)
    , m_parent(parent)
{
    using Kind = MessageBar::Kind;
    Actions& on = state.actions();
    add<WalkWindow>(on.showWalk, Setting::WalkGeometry,
                    [&] { return pointingAlong(new WalkWindow(state, board, &parent), canvas); });
    add<HeadMatrixWindow>(on.showHeads, Setting::HeadMatrixGeometry, [&] {
        auto* window = new HeadMatrixWindow(state, board, insides, &parent);
        connect(window, &HeadMatrixWindow::figureWanted, this,
                [this](const QString& method, bool sorted, bool oneRange) {
                    auto& dialog = get<FigureDialog>();
                    dialog.form().setHeadMatrix(method.toStdString(), sorted, oneRange);
                    bringToFront(dialog);
                });
        return window;
    });
    add<EmbeddingWindow>(on.showEmbedding, Setting::EmbeddingGeometry, [&] {
        return pointingAlong(new EmbeddingWindow(state, board, library, bridge, &parent), canvas);
    });
    add<CompareWindow>(on.showCompare, Setting::CompareGeometry, [&] {
        return telling(new CompareWindow(state, library, bridge, &parent), &CompareWindow::failed, messages,
                       Kind::Error);
    });
    connect(on.beforeAfter, &QAction::triggered, this, [this] { get<CompareWindow>().showBeforeAfter(); });
    connect(on.matchPatches, &QAction::triggered, this, [this] { get<CompareWindow>().showMatches(); });
    add<TrainingWindow>(on.showTraining, Setting::TrainingGeometry, [&] {
        return openingModels(new TrainingWindow(state.settings(), state.actions(), &parent), library, parent);
    });
    add<LiveWindow>(on.showLive, Setting::LiveGeometry,
                    [&] { return showingPictures(new LiveWindow(state, bridge, &parent), bridge, parent); });
    add<RoundsWindow>(on.showRounds, Setting::RoundsGeometry,
                      [&] { return new RoundsWindow(state, board, &parent); });
    add<FeaturesWindow>(on.showFeatures, Setting::FeaturesGeometry, [&] {
        auto* window = new FeaturesWindow(state, board, &parent);
        connect(&canvas, &Canvas::pointedAt, window, &FeaturesWindow::pointAt);
        connect(window, &FeaturesWindow::sheetWanted, this, [this](const QString& index) {
            auto& dialog = get<FigureDialog>();
            dialog.form().setFeature(index);
            bringToFront(dialog);
        });
        return window;
    });
    add<FigureDialog>(on.makeFigure, Setting::FigureGeometry, [&] {
        return telling(new FigureDialog(state, board, library, bridge, &parent), &FigureDialog::told,
                       messages, Kind::Info);
    });
    add<QuestionsWindow>(on.questions, Setting::QuestionsGeometry,
                         [&] { return guiding(new QuestionsWindow(&parent), state, library, messages); });
    add<HelpWindow>(on.reference, Setting::HelpGeometry, [&] {
        return guiding(new HelpWindow(state.actions(), &parent), state, library, messages);
    });
}

ToolWindows::~ToolWindows()
{
    for (const Entry& entry : m_entries) {
        delete entry.window;
    }
}

template<class Window>
void ToolWindows::add(QAction* command, Setting place, std::function<Window*()> make)
{
    m_entries.push_back({&Window::staticMetaObject, place, std::move(make)});
    connect(command, &QAction::triggered, this, [this] { openTool(get<Window>()); });
}

QWidget& ToolWindows::made(const QMetaObject& kind)
{
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry& each) { return each.kind == &kind; });
    Q_ASSERT(entry != m_entries.end());
    if (!entry->window) {
        entry->window = entry->make();
        new Manners(*entry->window, entry->place, m_state, m_parent);
    }
    return *entry->window;
}

void ToolWindows::closeAll()
{
    for (const Entry& entry : m_entries) {
        if (entry.window) {
            entry.window->close();
        }
    }
}

} // namespace hydra::ui
