// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve_command.h"

#include "app/cli/model_context.h"
#include "app/cli/serve_loop.h"
#include "app/cli/settings.h"
#include "app/cli/tool_answers.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/language/language.h"

#include <chrono>
#include <csignal>
#include <mutex>
#include <thread>

namespace hydra::cli {

namespace {

constexpr auto betweenLines = std::chrono::milliseconds(100);

const char* codeOf(const Error& error)
{
    switch (error.code()) {
    case ErrorCode::Usage:
        return "usage";
    case ErrorCode::Input:
        return "input";
    case ErrorCode::Cancelled:
        return "cancelled";
    case ErrorCode::Internal:
        break;
    }
    return "internal";
}

// What is said on the way to an answer: from any thread.
class Progressing
{
public:
    Progressing(const Speech& speech, ServeLoop& loop, const Turn& turn)
        : m_speech(speech)
        , m_loop(loop)
        , m_turn(turn)
    { }
    void report(double fraction, const std::string& doing)
    {
        const std::lock_guard lock(m_mutex);
        const auto now = std::chrono::steady_clock::now();
        if (now - m_last >= betweenLines) {
            m_last = now;
            m_loop.say(m_turn, m_speech.progressed(m_turn.line.id, fraction, spoken(doing)));
        }
    }
    void warning(const std::string& message)
    {
        constexpr std::size_t most = 100;
        const std::lock_guard lock(m_mutex);
        if (m_warnings.size() < most) {
            m_warnings.push_back(message);
        }
    }
    [[nodiscard]] const Json& warnings() const noexcept { return m_warnings; }

private:
    const Speech& m_speech;
    ServeLoop& m_loop;
    const Turn& m_turn;
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
    Json m_warnings = Json::array();
};

Json answerOwn(const Turn& turn, const AnswerCommand& answer)
{
    const Arguments arguments = argumentsOf(*turn.line.command, turn.line.arguments, [&] {
        requireFolder(turn.folder);
        return turn.folder.string();
    });
    return answer({turn.line.command, arguments});
}

std::string answerOf(const Speech& speech, ServeLoop& loop, const Turn& turn,
                     const std::function<Json(const Turn&)>& answer)
{
    Progressing progressing(speech, loop, turn);
    const Hearer hearer{
        turn.cancel, [&](double fraction, const std::string& doing) { progressing.report(fraction, doing); },
        [&](const std::string& message) { progressing.warning(message); }};
    hearBy(&hearer);
    std::string line;
    try {
        turn.cancel.check();
        const Json document = answer(turn);
        turn.cancel.check(); // what was finished by then is not all
        line = speech.answered(turn.line.id, document, progressing.warnings());
    } catch (...) {
        const Error error = reasonOf(std::current_exception());
        line = speech.refused(turn.line.id, codeOf(error), spoken(error.what()), progressing.warnings());
    }
    hearBy(nullptr);
    return line;
}

void answerAll(const Speech& speech, const ServedSocket* socket,
               const std::function<Json(const Turn&)>& answer)
{
    ServeLoop loop(speech, socket);
    const KeptEngine kept;
    std::thread conversing([&] { loop.converse(); });
    std::exception_ptr failure;
    try {
        while (const std::optional<Turn> turn = loop.next()) {
            loop.done(*turn, answerOf(speech, loop, *turn, answer));
        }
    } catch (...) {
        failure = std::current_exception();
        loop.abandon();
    }
    conversing.join();
    if (failure) {
        std::rethrow_exception(failure);
    }
}

} // namespace

int runServe(const Arguments& arguments, const AnswerCommand& answer)
{
    if (!arguments.positional().empty()) {
        throw usageError("serve takes no words but options; got '", arguments.positional().front(), "'");
    }
    if (arguments.has("mcp") != arguments.has("folder")
        || (arguments.has("mcp") && arguments.has("socket"))) {
        throw usageError("expected --mcp with --folder FOLDER and without --socket");
    }
    std::signal(SIGPIPE, SIG_IGN); // who is gone is seen where it is written to
    if (arguments.has("mcp")) {
        const Fence fence(arguments.text("folder").value());
        answerAll(ModelContext(), nullptr,
                  [&](const Turn& turn) { return answerAsTool(turn, fence, answer); });
        return 0;
    }
    std::optional<ServedSocket> socket;
    if (const auto path = arguments.text("socket")) {
        socket.emplace(*path);
    }
    answerAll(OwnSpeech(), socket ? &*socket : nullptr,
              [&](const Turn& turn) { return answerOwn(turn, answer); });
    return 0;
}

} // namespace hydra::cli
