// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/child_process.h"

#include "core/base/message.h"
#include "core/base/printable.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace hydra {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t readAtOnce = 1 << 16;
constexpr std::size_t mostWords = 400; // bytes of standard error that are kept
constexpr milliseconds look{50}; // interval of checks for cancellation
constexpr milliseconds farewell{500}; // grace period to exit by itself, and again after SIGTERM

// The child starts only once its watcher runs, so that it never outlives this process.
constexpr const char* waits = "read -r hydrascope && exec /bin/sh -c \"$1\" sh";
// The watcher of a group reads a pipe whose only writing end is ours, which closes when this process ends,
// also by a signal. The watcher is outside of the group, as the group may stop itself.
constexpr const char* watches =
    "trap '' HUP INT TERM; read -r end; kill -TERM -$1 && sleep 1 && kill -KILL -$1";

enum class Others // other open descriptors
{
    Inherited, // except close-on-exec ones, as for a terminal's command
    Closed
};

struct Pipe
{
    Descriptor read, write;

    Pipe()
    {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) {
            throw internalError("no pipe to a predictor: %1", std::strerror(errno));
        }
        read = Descriptor(ends[0]);
        write = Descriptor(ends[1]);
    }
};

Descriptor unblocked(Descriptor& end)
{
    ::fcntl(end, F_SETFL, ::fcntl(end, F_GETFL) | O_NONBLOCK);
    return std::move(end);
}

// Starts /bin/sh with SCRIPT, its argument WORD, and STREAMS as standard streams. Unblocks the signals that
// our threads block. Its own process group lets us kill all of it, and Ctrl-C reaches only this process.
pid_t shell(const char* script, const std::string& word, const std::array<int, 3>& streams, Others others)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawnattr_init(&how);
    for (const int i : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        ::posix_spawn_file_actions_adddup2(&files, streams[std::size_t(i)], i);
    }
    if (others == Others::Closed) {
        ::posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    }
    sigset_t none, usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGXFSZ}) {
        sigaddset(&usual, signal);
    }
    ::posix_spawnattr_setsigmask(&how, &none);
    ::posix_spawnattr_setsigdefault(&how, &usual);
    ::posix_spawnattr_setpgroup(&how, 0);
    ::posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    std::array<std::string, 5> texts{"sh", "-c", script, "sh", word};
    std::array<char*, 6> words{};
    std::transform(texts.begin(), texts.end(), words.begin(), [](std::string& each) { return each.data(); });
    pid_t id = -1;
    const int failed = ::posix_spawn(&id, "/bin/sh", &files, &how, words.data(), environ);
    ::posix_spawn_file_actions_destroy(&files);
    ::posix_spawnattr_destroy(&how);
    if (failed != 0) {
        throw internalError("the predictor cannot be started: %1", std::strerror(failed));
    }
    return id;
}

// write() that returns EPIPE for a pipe without a reader instead of raising SIGPIPE.
ssize_t writeQuietly(int file, const char* data, std::size_t size)
{
    sigset_t broken, before;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &broken, &before);
    const ssize_t written = ::write(file, data, size);
    const int reason = errno;
    if (written < 0 && reason == EPIPE && sigismember(&before, SIGPIPE) == 0) {
        const timespec now{0, 0};
        while (::sigtimedwait(&broken, nullptr, &now) < 0 && errno == EINTR) { }
    }
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    errno = reason;
    return written;
}

// Whether ID has ended within PATIENCE. It stays a zombie, so that its id, which is also its group's, is not
// reused.
bool hasEnded(pid_t id, milliseconds patience, siginfo_t& how)
{
    const auto until = Clock::now() + patience;
    for (;;) {
        how = {};
        if (::waitid(P_PID, static_cast<id_t>(id), &how, WEXITED | WNOHANG | WNOWAIT) != 0
            || how.si_pid == id) {
            return true;
        }
        if (Clock::now() >= until) {
            return false;
        }
        std::this_thread::sleep_for(milliseconds(5));
    }
}

} // namespace

ChildProcess::ChildProcess(const std::string& command, milliseconds patience)
    : m_patience(patience)
    , m_since(Clock::now())
{
    Pipe in, out, errors, ours;
    m_id = shell(waits, command, {in.read, out.write, errors.write}, Others::Inherited);
    try {
        m_watcher = shell(watches, std::to_string(m_id), {ours.read, ours.read, ours.read}, Others::Closed);
    } catch (...) {
        end();
        throw;
    }
    m_ours = std::move(ours.write);
    (void)writeQuietly(in.write, "\n", 1);
    m_input = unblocked(in.write);
    m_output = unblocked(out.read);
    m_errors = unblocked(errors.read);
}

ChildProcess::~ChildProcess()
{
    (void)m_input.close();
    (void)m_output.close();
    siginfo_t how = {};
    if (!hasEnded(m_id, farewell, how)) {
        ::kill(-m_id, SIGTERM);
        (void)hasEnded(m_id, farewell, how);
    }
    end();
}

void ChildProcess::end() noexcept
{
    ::kill(-m_id, SIGKILL); // the whole group
    if (m_watcher > 0) {
        ::kill(m_watcher, SIGKILL);
    }
    for (const pid_t id : {m_watcher, m_id}) {
        while (id > 0 && ::waitpid(id, nullptr, 0) < 0 && errno == EINTR) { }
    }
}

bool ChildProcess::take(Descriptor& from, std::string& into)
{
    char bytes[readAtOnce];
    const ssize_t count = ::read(from, bytes, sizeof bytes);
    if (count > 0) {
        into.append(bytes, static_cast<std::size_t>(count));
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
        (void)from.close();
        return false;
    }
    return true;
}

void ChildProcess::listen()
{
    (void)take(m_errors, m_words);
    if (m_words.size() > mostWords) {
        m_words.erase(0, m_words.size() - mostWords);
    }
}

void ChildProcess::give()
{
    const ssize_t count = writeQuietly(m_input, m_toSend.data() + m_sent, m_toSend.size() - m_sent);
    if (count < 0 && errno != EAGAIN && errno != EINTR) {
        (void)m_input.close();
        throw ended();
    }
    m_sent += static_cast<std::size_t>(std::max<ssize_t>(0, count));
    if (m_sent == m_toSend.size()) {
        m_toSend.clear();
        m_sent = 0;
    }
}

// Serves all three pipes at once, so that a child that blocks on writing output or errors can continue.
template<class Done>
void ChildProcess::pump(const CancelToken& cancel, const Done& done)
{
    while (!done()) {
        cancel.check();
        if (m_output < 0 && m_toSend.empty()) {
            throw ended();
        }
        if (Clock::now() - m_since > m_patience) {
            throw inputError(m_toSend.empty() ? phrase("did not reply within %1 s")
                                              : phrase("did not read its input within %1 s"),
                             double(m_patience.count()) / 1000);
        }
        pollfd ends[] = {
            {m_output, POLLIN, 0}, {m_errors, POLLIN, 0}, {m_toSend.empty() ? -1 : m_input, POLLOUT, 0}};
        if (::poll(ends, 3, static_cast<int>(look.count())) < 0 && errno != EINTR) {
            throw internalError("waiting for the predictor: %1", std::strerror(errno));
        }
        if (ends[1].revents != 0) {
            listen();
        }
        if (ends[0].revents != 0 && !take(m_output, m_received) && !done()) {
            throw ended();
        }
        if (ends[2].revents != 0) {
            give();
        }
    }
}

void ChildProcess::send(std::string bytes)
{
    if (m_output >= 0 && m_received.empty()) {
        (void)take(m_output, m_received);
    }
    if (!m_received.empty() || !m_toSend.empty()) {
        throw inputError(m_toSend.empty()
                             ? phrase("wrote more than its reply: %1")
                             : phrase("replied before reading its input; the input continues: %1"),
                         printable(m_received));
    }
    m_toSend = std::move(bytes);
    m_sent = 0;
    m_since = Clock::now();
}

std::string ChildProcess::readLine(std::size_t most, const CancelToken& cancel)
{
    std::size_t end = std::string::npos, looked = 0;
    pump(cancel, [&] {
        end = m_received.find('\n', looked);
        looked = m_received.size();
        if (std::min(end, looked) > most) {
            throw inputError("wrote a line of more than %1 bytes", most);
        }
        return end != std::string::npos;
    });
    std::string line = m_received.substr(0, end);
    m_received.erase(0, end + 1);
    return line;
}

std::string ChildProcess::read(std::size_t exactly, const CancelToken& cancel)
{
    pump(cancel, [&] { return m_received.size() >= exactly; });
    std::string bytes = m_received.substr(0, exactly);
    m_received.erase(0, exactly);
    return bytes;
}

// The error for a child whose pipe has ended.
Error ChildProcess::ended() const
{
    siginfo_t how = {};
    if (!hasEnded(m_id, farewell, how) || how.si_pid != m_id) {
        return inputError(m_output < 0 ? phrase("closed its output before replying")
                                       : phrase("closed its input before replying"));
    }
    if (how.si_code == CLD_EXITED) {
        return inputError("exited before replying, with exit code %1", how.si_status);
    }
    return inputError("was killed by signal %1 before replying", how.si_status);
}

Message ChildProcess::lastWords()
{
    const auto until = Clock::now() + farewell;
    pollfd lastWords{m_errors, POLLIN, 0};
    while (m_errors >= 0 && Clock::now() < until
           && ::poll(&lastWords, 1, static_cast<int>(look.count())) > 0) {
        listen();
        lastWords.fd = m_errors;
    }
    std::string words = m_words;
    words.erase(words.find_last_not_of(" \t\r\n") + 1);
    std::replace(words.begin(), words.end(), '\n', '|');
    return words.empty() ? Message(words) : message("; its last words: %1", escaped(words, mostWords));
}

} // namespace hydra
