// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-cli for tests that run it hundreds of times: most of a short command's time goes into loading
// LibTorch.
//   warm-cli --serve SOCKET LIBRARY   loads the library of the networks once, forks for each command that it
//                                     gets, and ends with its standard input.
//   warm-cli WORDS...                 asks the server of $HYDRA_WARM_SOCKET, in place of $HYDRA_WARM_PROGRAM:
//                                     same words, folder, environment, streams and exit code. It runs the
//                                     program itself if there is no server, if a limit is set, and for
//                                     commands that load no LibTorch.
#include "app/cli/command_line.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <filesystem>
#include <iostream>
#include <poll.h>
#include <string>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

constexpr int streams = 3;

sockaddr_un addressOf(const char* name) // abstract address: its first byte is 0
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path + 1, name, sizeof address.sun_path - 2);
    return address;
}

bool whole(ssize_t (*step)(int, void*, std::size_t), int socket, void* bytes, std::size_t size)
{
    for (std::size_t done = 0; done < size;) {
        const ssize_t some = step(socket, static_cast<char*>(bytes) + done, size - done);
        if (some <= 0) {
            return false;
        }
        done += static_cast<std::size_t>(some);
    }
    return true;
}

ssize_t sent(int socket, void* bytes, std::size_t size)
{
    return ::send(socket, bytes, size, MSG_NOSIGNAL);
}

// Sends or receives the SIZE of the message that follows, with the three streams attached.
bool exchangeStreams(int socket, std::size_t& size, std::array<int, streams>& files, bool sends)
{
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof files)> beside{};
    iovec bytes{&size, sizeof size};
    msghdr message{};
    message.msg_iov = &bytes;
    message.msg_iovlen = 1;
    message.msg_control = beside.data();
    message.msg_controllen = beside.size();
    if (!sends) {
        if (::recvmsg(socket, &message, 0) != static_cast<ssize_t>(sizeof size)
            || CMSG_FIRSTHDR(&message) == nullptr) {
            return false;
        }
        std::memcpy(files.data(), CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof files);
        return true;
    }
    cmsghdr* header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof files);
    std::memcpy(CMSG_DATA(header), files.data(), sizeof files);
    return ::sendmsg(socket, &message, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof size);
}

// The folder, the number of words, the words, the environment: each ends with a 0 byte.
std::vector<char*> split(std::string& packed)
{
    std::vector<char*> parts;
    for (std::size_t at = 0; at < packed.size(); at += std::strlen(&packed[at]) + 1) {
        parts.push_back(&packed[at]);
    }
    return parts;
}

[[noreturn]] void runCommand(hydra::cli::NetworkFunction run, std::string& packed,
                             const std::array<int, streams>& files)
{
    std::vector<char*> parts = split(packed);
    const auto count = static_cast<std::ptrdiff_t>(std::stoi(parts.at(1)));
    std::vector<char*> words(parts.begin() + 2, parts.begin() + 2 + count);
    words.push_back(nullptr);
    ::clearenv();
    std::for_each(parts.begin() + 2 + count, parts.end(), ::putenv);
    for (int i = 0; i < streams; ++i) {
        ::dup2(files[static_cast<std::size_t>(i)], i);
        ::close(files[static_cast<std::size_t>(i)]);
    }
    const int status = ::chdir(parts.at(0)) == 0 ? run(static_cast<int>(count), words.data()) : 126;
    // Exit without destructors: LibTorch would remove its operators one by one, each on a page that is still
    // shared.
    std::cout.flush();
    std::fflush(nullptr);
    ::_exit(status);
}

// Runs one command in its own process, and kills it once its client is gone.
void answer(int socket, hydra::cli::NetworkFunction run)
{
    std::size_t size = 0;
    std::array<int, streams> files{};
    if (!exchangeStreams(socket, size, files, false)) {
        return;
    }
    std::string packed(size, '\0');
    if (!whole([](int from, void* to, std::size_t most) { return ::read(from, to, most); }, socket,
               packed.data(), size)) {
        return;
    }
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(socket);
        runCommand(run, packed, files);
    }
    std::for_each(files.begin(), files.end(), ::close);
    const auto ended = static_cast<int>(::syscall(SYS_pidfd_open, child, 0));
    std::array<pollfd, 2> watched{pollfd{ended, POLLIN, 0}, pollfd{socket, POLLRDHUP, 0}};
    ::poll(watched.data(), watched.size(), -1);
    if (watched[0].revents == 0) {
        ::kill(child, SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    (void)sent(socket, &status, sizeof status);
}

int serve(const char* name, const char* library)
{
    void* loaded = ::dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    const auto run = loaded == nullptr ? nullptr
                                       : reinterpret_cast<hydra::cli::NetworkFunction>(
                                           ::dlsym(loaded, hydra::cli::networkFunction)); // NOLINT
    const int listening = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = addressOf(name);
    if (run == nullptr || ::bind(listening, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0
        || ::listen(listening, 16) != 0) {
        std::fprintf(stderr, "warm-cli: %s\n", run == nullptr ? ::dlerror() : std::strerror(errno));
        return 1;
    }
    std::puts("ready");
    std::fflush(stdout);
    std::signal(SIGCHLD, SIG_IGN); // no status is read from the answering processes
    std::array<pollfd, 2> watched{pollfd{listening, POLLIN, 0}, pollfd{STDIN_FILENO, POLLIN, 0}};
    while (::poll(watched.data(), watched.size(), -1) > 0 && watched[1].revents == 0) {
        const int socket = ::accept4(listening, nullptr, nullptr, SOCK_CLOEXEC);
        if (socket >= 0 && ::fork() == 0) {
            std::signal(SIGCHLD, SIG_DFL);
            ::close(listening);
            answer(socket, run);
            ::_exit(0);
        }
        ::close(socket);
    }
    return 0;
}

bool mayAsk(const std::vector<std::string>& words)
{
    static const std::vector<std::string> light{"help",    "models", "download", "info",  "merge",
                                                "missing", "array",  "manual",   "serve", "completion"};
    for (const auto limit : {RLIMIT_FSIZE, RLIMIT_AS, RLIMIT_CPU, RLIMIT_DATA}) {
        rlimit found{};
        if (::getrlimit(limit, &found) != 0 || found.rlim_cur != RLIM_INFINITY) {
            return false;
        }
    }
    for (int i = 0; i < streams; ++i) {
        if (::fcntl(i, F_GETFD) < 0) {
            return false;
        }
    }
    return !words.empty() && words[0].substr(0, 1) != "-"
        && std::find(light.begin(), light.end(), words[0]) == light.end()
        && std::find(words.begin(), words.end(), "--help") == words.end();
}

// The status of the command; -1 if no server answers.
int asked(const char* program, const std::vector<std::string>& words)
{
    const char* name = std::getenv("HYDRA_WARM_SOCKET");
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = addressOf(name != nullptr ? name : "");
    if (name == nullptr || !mayAsk(words)
        || ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        return -1;
    }
    std::string packed = std::filesystem::current_path().string() + '\0' + std::to_string(words.size() + 1)
        + '\0' + program + '\0';
    for (const std::string& word : words) {
        packed += word + '\0';
    }
    for (char** each = environ; *each != nullptr; ++each) {
        packed += std::string(*each) + '\0';
    }
    std::size_t size = packed.size();
    std::array<int, streams> files{0, 1, 2};
    int status = 0;
    if (!exchangeStreams(socket, size, files, true) || !whole(sent, socket, packed.data(), size)
        || !whole([](int from, void* to, std::size_t most) { return ::read(from, to, most); }, socket,
                  &status, sizeof status)) {
        return -1;
    }
    return status;
}

} // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() == 3 && words[0] == "--serve") {
        return serve(argv[2], argv[3]);
    }
    const char* program = std::getenv("HYDRA_WARM_PROGRAM");
    if (program == nullptr) {
        std::fputs("warm-cli: HYDRA_WARM_PROGRAM is not set\n", stderr);
        return 127;
    }
    const int status = asked(program, words);
    if (status < 0) {
        ::execv(program, argv);
        std::perror(program);
        return 127;
    }
    if (WIFSIGNALED(status)) {
        std::signal(WTERMSIG(status), SIG_DFL);
        ::raise(WTERMSIG(status));
    }
    return WEXITSTATUS(status);
}
