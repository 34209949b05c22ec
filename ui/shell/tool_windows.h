// SPDX-License-Identifier: GPL-3.0-or-later
// The windows beside the main one. Each is made when first asked for; its command opens it, brings it to the
// front, and closes it once it is there, and a setting remembers its place. Another one is one line in the
// constructor.
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
class ViewState;

class ToolWindows : public QObject
{
    Q_OBJECT

public:
    // PARENT is the main window; patches that are pointed at there, on CANVAS, are marked here, and the other
    // way round.
    ToolWindows(ViewState& state, Board& board, Insides& insides, Library& library, EngineBridge& bridge,
                Canvas& canvas, MessageBar& messages, QWidget& parent);
    ~ToolWindows() override; // the windows go before what they ask

    template<class Window>
    [[nodiscard]] Window& get() // made now if nobody asked before
    {
        return static_cast<Window&>(made(Window::staticMetaObject));
    }
    void closeAll();

private:
    struct Entry
    {
        const QMetaObject* kind;
        Setting place;
        std::function<QWidget*()> make;
        QWidget* window = nullptr;
    };
    template<class Window>
    void add(QAction* command, Setting place, std::function<Window*()> make);
    [[nodiscard]] QWidget& made(const QMetaObject& kind);

    ViewState& m_state;
    QWidget& m_parent;
    std::vector<Entry> m_entries;
};

} // namespace hydra::ui
