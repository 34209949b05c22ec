// SPDX-License-Identifier: GPL-3.0-or-later
// Clients of `hydrascope-cli serve`: over its standard streams, and over a socket.
#pragma once

#include <QDir>
#include <QtTest>

#include <cerrno>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "tests/app/cli.h"

namespace hydra::test {

inline constexpr int servedLimit = 120'000; // after which a test counts as hung

inline std::string question(const Json& id, const char* command, const Json& arguments)
{
    return Json{{"id", id}, {"command", command}, {"arguments", arguments}}.dump() + "\n";
}

// A document without the values that differ from run to run.
inline Json withoutTimes(Json document)
{
    if (document.is_object()) {
        for (const char* each : {"ms", "seconds", "peak_mb"}) { // the peak is that of a whole process
            document.erase(each);
        }
    }
    if (document.is_structured()) {
        for (Json& each : document) {
            each = withoutTimes(each);
        }
    }
    return document;
}

// The program on its standard streams.
class Served
{
public:
    explicit Served(const QStringList& words = {}, const QString& folder = {})
    {
        if (!folder.isEmpty()) {
            m_process.setWorkingDirectory(folder);
        }
        m_process.start(QStringLiteral(HYDRA_CLI), QStringList{QStringLiteral("serve")} + words);
    }
    ~Served()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    [[nodiscard]] QProcess& process() { return m_process; }
    void say(const std::string& text) { m_process.write(text.data(), qint64(text.size())); }
    // The next line; null at the end.
    [[nodiscard]] Json line()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(servedLimit)) {
                return {};
            }
        }
        return Json::parse(m_process.readLine().toStdString());
    }
    // The next line that is not progress.
    [[nodiscard]] Json answer()
    {
        Json found = line();
        while (found.contains("progress")) {
            found = line();
        }
        return found;
    }
    [[nodiscard]] Json asked(const Json& id, const char* command, const Json& arguments)
    {
        say(question(id, command, arguments));
        return answer();
    }
    [[nodiscard]] int ended()
    {
        m_process.closeWriteChannel();
        return m_process.waitForFinished(servedLimit) && m_process.exitStatus() == QProcess::NormalExit
            ? m_process.exitCode()
            : -1;
    }

private:
    QProcess m_process;
};

// A connection to a server's socket.
class SocketClient
{
public:
    explicit SocketClient(const QString& path)
        : m_file(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::snprintf(address.sun_path, sizeof(address.sun_path), "%s", qPrintable(path));
        if (::connect(m_file, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) {
            close();
        }
    }
    ~SocketClient() { close(); }
    SocketClient(SocketClient&& other) noexcept
        : m_file(std::exchange(other.m_file, -1))
        , m_read(std::move(other.m_read))
    { }
    SocketClient(const SocketClient&) = delete;
    SocketClient& operator=(const SocketClient&) = delete;

    [[nodiscard]] bool connected() const { return m_file >= 0; }
    void close()
    {
        if (m_file >= 0) {
            ::close(std::exchange(m_file, -1));
        }
    }
    void saysNoMore() { ::shutdown(m_file, SHUT_WR); }
    void say(const std::string& text)
    {
        for (std::size_t from = 0; from < text.size();) {
            const ssize_t gone = ::send(m_file, text.data() + from, text.size() - from, MSG_NOSIGNAL);
            if (gone <= 0) {
                return;
            }
            from += std::size_t(gone);
        }
    }
    // The next line within MILLISECONDS; null if none comes.
    [[nodiscard]] Json line(int milliseconds = servedLimit)
    {
        while (true) {
            if (const std::size_t end = m_read.find('\n'); end != std::string::npos) {
                Json found = Json::parse(m_read.substr(0, end));
                m_read.erase(0, end + 1);
                return found;
            }
            pollfd file{m_file, POLLIN, 0};
            char part[65536];
            if (m_file < 0 || ::poll(&file, 1, milliseconds) <= 0) {
                return {};
            }
            const ssize_t got = ::recv(m_file, part, sizeof(part), 0);
            if (got <= 0) {
                return {};
            }
            m_read.append(part, std::size_t(got));
        }
    }
    [[nodiscard]] Json answer(int milliseconds = servedLimit)
    {
        Json found = line(milliseconds);
        while (found.contains("progress")) {
            found = line(milliseconds);
        }
        return found;
    }
    [[nodiscard]] Json asked(const Json& id, const char* command, const Json& arguments)
    {
        say(question(id, command, arguments));
        return answer();
    }

private:
    int m_file;
    std::string m_read;
};

} // namespace hydra::test
