// SPDX-License-Identifier: GPL-3.0-or-later
// The data that the program passes to the library with the window. LibTorch, OpenCV and their hundreds of
// libraries take a second to load: the program does not link them, shows the picture, and loads them
// meanwhile.
#pragma once

#include <QApplication>

#include <atomic>
#include <functional>

namespace hydra::app {

class FirstWindow;
struct WindowSettings;

// An exception that reaches the event loop ends the current action, not the program.
class Application : public QApplication
{
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    // Called while an exception is being handled: rethrows it and reports it.
    std::function<void()> failed;
};

struct Stage
{
    Application* app = nullptr;
    const WindowSettings* options = nullptr; // the command line's options
    // Closes the window, called from the signal thread; null while there is no window.
    std::atomic<void (*)(int signal)> close{nullptr};
    FirstWindow* first = nullptr; // shown until the window is drawn; null if no window is wanted
};

// If HYDRASCOPE_TIME_START is set, prints the seconds since the process began to stderr: "window 1.21 s".
void tellTime(const char* what);

using WindowFunction = int (*)(Stage&);
inline constexpr const char* windowFunction = "hydrascopeWindow"; // extern "C", in the library

} // namespace hydra::app
