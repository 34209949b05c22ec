// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/stage.h"

#include "core/base/process_start.h"
#include "core/base/quiet_stderr.h"

#include <cstdio>

namespace hydra::app {

bool Application::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        if (!failed) {
            throw;
        }
        failed();
    }
    return true;
}

void tellTime(const char* what)
{
    if (!qEnvironmentVariableIsSet("HYDRASCOPE_TIME_START")) {
        return;
    }
    std::fprintf(ownStderr(), "%s %.2f s\n", what, secondsSinceStart());
}

} // namespace hydra::app
