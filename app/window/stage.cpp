// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/stage.h"

#include "core/base/quiet_stderr.h"

#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace hydra::app {

namespace {

// The kernel counts a process's start in ticks since the machine's.
double startOfProcess()
{
    std::FILE* file = std::fopen("/proc/self/stat", "re");
    char line[1024] = {};
    const bool read = file != nullptr && std::fgets(line, sizeof line, file) != nullptr;
    if (file != nullptr) {
        (void)std::fclose(file);
    }
    const QByteArray after =
        read ? QByteArray(line).mid(QByteArray(line).lastIndexOf(')') + 2) : QByteArray();
    return after.split(' ').value(19).toDouble() / double(::sysconf(_SC_CLK_TCK)); // field 22 of the line
}

} // namespace

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
    timespec now = {};
    (void)::clock_gettime(CLOCK_BOOTTIME, &now);
    std::fprintf(ownStderr(), "%s %.2f s\n", what,
                 double(now.tv_sec) + 1e-9 * double(now.tv_nsec) - startOfProcess());
}

} // namespace hydra::app
