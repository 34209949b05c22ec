// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the picture: places with a tab, which may be windows of their own, and windows that
// always are. Each is made when first asked for; its command opens it, brings it to the front, and closes it
// once it is there; settings remember where it was. Another one is one line in the constructor.
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
    // PARENT is the main window; patches that are pointed at there, on CANVAS, are marked here, and the other
    // way round.
    ToolWindows(ViewState& state, Board& board, Insides& insides, Library& library, EngineBridge& bridge,
                Canvas& canvas, MessageBar& messages, Places& places, QWidget& parent);
    ~ToolWindows() override; // the windows go before what they ask

    template<class Window>
    [[nodiscard]] Window& get() // made now if nobody asked before
    {
        return static_cast<Window&>(made(Window::staticMetaObject));
    }
    [[nodiscard]] QList<QWidget*> all(); // makes those that are not there yet
    void closeAll();
    void keepApart() { m_allApart = true; } // from now on: a screenshot is of a window
    void showPicture(); // the first place

Q_SIGNALS:
    void placeChanged();

private:
    struct Entry
    {
        const QMetaObject* kind;
        std::function<QWidget*()> make;
        QWidget* window = nullptr;
        int place = 0; // none
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
    void takeLeave(Entry& entry); // its window was closed
    void followPlace();
    void followModel();
    [[nodiscard]] Entry* at(int place);

    ViewState& m_state;
    Places& m_places;
    Canvas& m_canvas;
    QWidget& m_parent;
    std::vector<Entry> m_entries;
    bool m_allApart = false;
    bool m_closing = false; // all of them
};

} // namespace hydra::ui
