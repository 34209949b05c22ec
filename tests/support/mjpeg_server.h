// SPDX-License-Identifier: GPL-3.0-or-later
// Serves one stream of JPEG pictures by HTTP on 127.0.0.1, as network cameras do, and simulates its failures.
#pragma once

#include <arpa/inet.h>
#include <atomic>
#include <chrono>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace hydra::test {

class MjpegServer
{
public:
    enum class Then
    {
        Close, // closes after the last picture
        Stall, // sends no more data after the last picture
        Silent // accepts the connection, and never sends data
    };
    MjpegServer(std::vector<std::string> jpegs, Then then)
        : m_jpegs(std::move(jpegs))
        , m_then(then)
        , m_listening(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof place;
        if (::bind(m_listening, reinterpret_cast<sockaddr*>(&place), size) == 0
            && ::listen(m_listening, 4) == 0
            && ::getsockname(m_listening, reinterpret_cast<sockaddr*>(&place), &size) == 0) {
            m_port = ntohs(place.sin_port);
        }
        m_thread = std::thread([this] { serve(); });
    }
    ~MjpegServer()
    {
        m_stop = true;
        m_thread.join();
        ::close(m_listening);
    }
    MjpegServer(const MjpegServer&) = delete;
    MjpegServer& operator=(const MjpegServer&) = delete;

    [[nodiscard]] std::string address() const
    {
        return "http://127.0.0.1:" + std::to_string(m_port) + "/camera";
    }

private:
    void serve()
    {
        while (!m_stop) {
            pollfd waiting{m_listening, POLLIN, 0};
            if (::poll(&waiting, 1, 20) > 0) {
                const int caller = ::accept(m_listening, nullptr, nullptr);
                answer(caller);
                ::close(caller);
            }
        }
    }
    void answer(int caller)
    {
        const auto say = [&](const std::string& text) {
            return ::send(caller, text.data(), text.size(), MSG_NOSIGNAL) == ssize_t(text.size());
        };
        if (m_then != Then::Silent) {
            char request[4096];
            (void)!::read(caller, request, sizeof request);
            bool heard =
                say("HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n");
            for (std::size_t i = 0; heard && !m_stop && i < m_jpegs.size(); ++i) {
                heard = say("--frame\r\nContent-Type: image/jpeg\r\nContent-Length: "
                            + std::to_string(m_jpegs[i].size()) + "\r\n\r\n" + m_jpegs[i] + "\r\n");
                std::this_thread::sleep_for(std::chrono::milliseconds(10)); // the frame interval
            }
        }
        while (m_then != Then::Close && !m_stop) {
            pollfd gone{caller, POLLIN, 0};
            char rest[512];
            if (::poll(&gone, 1, 20) > 0 && ::read(caller, rest, sizeof rest) <= 0) {
                return; // the reader disconnected
            }
        }
    }

    std::vector<std::string> m_jpegs;
    Then m_then;
    int m_listening;
    int m_port = 0;
    std::atomic<bool> m_stop{false};
    std::thread m_thread;
};

} // namespace hydra::test
