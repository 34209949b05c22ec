// SPDX-License-Identifier: GPL-3.0-or-later
// A display of our own (Xvfb) with the xcb plugin: a translucent colour on a window of a real platform
// differs from what the offscreen plugin paints. Without Xvfb, the test falls back to offscreen and says so.
#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

namespace hydra::test {

class RealDisplay
{
public:
    // Create it before the QApplication. Sets the environment to this display, or to offscreen without Xvfb.
    RealDisplay()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QString server = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
        if (server.isEmpty()) {
            return;
        }
        // The server chooses a free number and writes it to its standard output.
        m_server.start(server,
                       {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                        QStringLiteral("0"), QStringLiteral("1600x1000x24"), QStringLiteral("-nolisten"),
                        QStringLiteral("tcp")});
        QByteArray number;
        while (!number.contains('\n') && m_server.waitForReadyRead(20'000)) {
            number += m_server.readAllStandardOutput();
        }
        if (!number.contains('\n')) {
            return;
        }
        qputenv("DISPLAY", ":" + number.trimmed());
        qputenv("QT_QPA_PLATFORM", "xcb");
        qunsetenv("WAYLAND_DISPLAY");
        m_there = true;
    }
    ~RealDisplay()
    {
        m_server.terminate();
        if (!m_server.waitForFinished(5000)) {
            m_server.kill();
            m_server.waitForFinished();
        }
    }
    RealDisplay(const RealDisplay&) = delete;
    RealDisplay& operator=(const RealDisplay&) = delete;

    [[nodiscard]] bool there() const { return m_there; }

private:
    QProcess m_server;
    bool m_there = false;
};

} // namespace hydra::test
