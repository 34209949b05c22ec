// SPDX-License-Identifier: GPL-3.0-or-later
// What the program hands to the library that is the window. LibTorch, OpenCV and their hundreds of libraries
// need a second to load: the program has none of them, shows the picture, and loads the rest meanwhile.
#pragma once

#include <QApplication>

#include <atomic>
#include <functional>

namespace hydra::app {

class FirstWindow;
struct WindowSettings;

// An exception that reaches the event loop ends what was being done, not the program.
class Application : public QApplication
{
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

    // Called while an exception is being handled: throws it again and says what it was.
    std::function<void()> failed;
};

struct Stage
{
    Application* app = nullptr;
    const WindowSettings* told = nullptr; // by the command line
    // Closes the window, from the thread that hears signals; null: it is not there.
    std::atomic<void (*)(int signal)> close{nullptr};
    FirstWindow* first = nullptr; // the window until the other one is drawn; none for a picture or for words
};

// Seconds since the process began, where HYDRASCOPE_TIME_START asks for them: "window 1.21 s" on stderr.
void tellTime(const char* what);

using WindowFunction = int (*)(Stage&);
inline constexpr const char* windowFunction = "hydrascopeWindow"; // extern "C", in the library

} // namespace hydra::app
