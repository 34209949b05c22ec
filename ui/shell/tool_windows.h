// SPDX-License-Identifier: GPL-3.0-or-later
// The tools beside the picture: places with a tab, which may become windows of their own, and tools that
// always are windows. Each is made on first use. Its command opens it, brings it to the front, or closes it
// if it is in front; settings remember its position. To add one, add one line to the constructor.
#pragma once

#include "ui/state/settings.h"

#include <QObject>

#include <functional>
#include <vector>

class QAction;

namespace hydra::ui {

class Board;
class Canvas;
class EngineBridge;
class Insides;
class Library;
class MessageBar;
class Places;
class ToolWindow;
class ViewState;

class ToolWindows : public QObject
{
    Q_OBJECT

public:
    // PARENT is the main window. Patches under the mouse on its CANVAS are marked in the tools, and the other
    // way round.
    ToolWindows(ViewState& state, Board& board, Insides& insides, Library& library, EngineBridge& bridge,
                Canvas& canvas, MessageBar& messages, Places& places, QWidget& parent);
    ~ToolWindows() override; // deletes the windows before what they use

    template<class Window>
    [[nodiscard]] Window& get() // made on first use
    {
        return static_cast<Window&>(made(Window::staticMetaObject));
    }
    [[nodiscard]] QList<QWidget*> all(); // makes the missing ones
    void closeAll();
    void keepApart() { m_allApart = true; } // from now on, for screenshots of single windows
    void showPicture(); // the first place

Q_SIGNALS:
    void placeChanged();

private:
    struct Entry
    {
        const QMetaObject* kind;
        std::function<QWidget*()> make;
        QWidget* window = nullptr;
        int place = 0; // 0: none
    };
    template<class Window>
    void add(QAction* command, std::function<Window*()> make, const QString& tab = {});
    template<class Window>
    [[nodiscard]] int placeOf() const;
    [[nodiscard]] QWidget& made(const QMetaObject& kind);
    void open(Entry& entry);
    void choose(int place);
    void choosePlaceApart(int place); // in a window of its own
    void rememberApart(const QWidget& window, bool apart);
    void takeLeave(Entry& entry); // when its window was closed
    void followPlace();
    void followModel();
    [[nodiscard]] Entry* at(int place);

    ViewState& m_state;
    Places& m_places;
    Canvas& m_canvas;
    QWidget& m_parent;
    std::vector<Entry> m_entries;
    bool m_allApart = false;
    bool m_closing = false; // while closeAll() runs
};

} // namespace hydra::ui
