// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve_command.h"

#include "app/cli/ask_settings.h"
#include "app/cli/model_context.h"
#include "app/cli/serve_loop.h"
#include "app/cli/tool_answers.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/language/language.h"
#include "core/tensor/compute_on.h"

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
    case ErrorCode::Ended:
        return "input";
    case ErrorCode::Cancelled:
        return "cancelled";
    case ErrorCode::Internal:
        break;
    }
    return "internal";
}

// Returns whether a question measures time and must run alone.
bool measuresTime(const ServedLine& line)
{
    const std::string_view name = line.command->name;
    return name == "bench" || name == "profile" || line.arguments.contains("times");
}

class Server
{
public:
    Server(const Speech& speech, const PrivateSocket* socket, std::function<Json(const Turn&)> answer)
        : m_speech(speech)
        , m_loop(speech, socket)
        , m_answer(std::move(answer))
    { }

    void run()
    {
        std::thread conversing([&] { m_loop.converse(); });
        std::exception_ptr failure;
        try {
            while (const std::optional<Turn> turn = m_loop.next()) {
                m_loop.done(*turn, lineOf(*turn));
            }
        } catch (...) {
            failure = std::current_exception();
            m_loop.abandon();
        }
        conversing.join();
        if (failure) {
            std::rethrow_exception(failure);
        }
    }

private:
    // Messages while a question is answered, from any thread.
    struct Sent
    {
        std::mutex mutex;
        std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now();
        Json warnings = Json::array();
    };
    void progressed(Sent& sent, const Turn& turn, double fraction, const std::string& doing)
    {
        const std::lock_guard lock(sent.mutex);
        const auto now = std::chrono::steady_clock::now();
        if (now - sent.last >= betweenLines) {
            sent.last = now;
            m_loop.say(turn,
                       m_speech.line(turn.line.id, Speech::Says::Progress,
                                     {{"fraction", fraction}, {"doing", translated(doing)}}));
        }
    }

    // Answers other clients' questions during that of TURN, which then continues.
    void answerOthers(const Turn& turn)
    {
        while (const std::optional<Turn> other = m_loop.next(&turn)) {
            const ComputeOn before = computesOn();
            m_loop.done(*other, lineOf(*other));
            if (computesOn().text() != before.text()) {
                computeOn(before);
            }
        }
    }

    std::string lineOf(const Turn& turn)
    {
        constexpr std::size_t mostWarnings = 100;
        Sent sent;
        const bool alone = measuresTime(turn.line);
        const Hearer hearer{turn.cancel,
                            [&](double fraction, const std::string& doing) {
                                progressed(sent, turn, fraction, doing);
                                if (!alone && std::this_thread::get_id() == m_thread) {
                                    answerOthers(turn);
                                }
                            },
                            [&](const Message& message) {
                                const std::lock_guard lock(sent.mutex);
                                if (sent.warnings.size() < mostWarnings) {
                                    sent.warnings.push_back(message);
                                }
                            }};
        const Hearer* const before = hearBy(&hearer);
        std::string line;
        try {
            turn.cancel.check();
            const Json document = m_answer(turn);
            turn.cancel.check(); // a cancelled result is incomplete
            line = m_speech.line(turn.line.id, Speech::Says::Result, document, sent.warnings);
        } catch (...) {
            const Error error = reasonOf(std::current_exception());
            line = m_speech.refused(turn.line.id, codeOf(error), translated(error), sent.warnings);
        }
        hearBy(before);
        return line;
    }

    const Speech& m_speech;
    ServeLoop m_loop;
    std::function<Json(const Turn&)> m_answer;
    const KeptEngines m_kept;
    const std::thread::id m_thread = std::this_thread::get_id();
};

// Throws unless the question's program is the one that this server was started with.
void requireSamePredictor(const Json& arguments, const ServeSettings& settings)
{
    const auto named = arguments.find("predictor");
    if (named != arguments.end() && !named->is_null() && *named != settings.predictor.value_or("")) {
        throw usageError(settings.predictor
                             ? phrase("--predictor: expected the command that serve was started with, got %1")
                             : phrase("--predictor: expected the command that serve was started with, serve "
                                      "--predictor COMMAND, got %1"),
                         named->dump());
    }
}

} // namespace

int runServe(const ServeSettings& settings, const AnswerCommand& answer)
{
    if (!settings.places.empty()) {
        throw usageError("serve takes only options; got '%1'", settings.places.front());
    }
    if (settings.mcp != settings.folder.has_value() || (settings.mcp && settings.socket)) {
        throw usageError("expected --mcp with --folder FOLDER and without --socket");
    }
    std::signal(SIGPIPE, SIG_IGN); // a write then reports a client that has gone
    const auto answerOn = [&answer, usual = computesOn()](const Asked& asked) {
        if (asked.command->runsNetwork) {
            applyDevice(deviceRows().read(asked.arguments), usual);
        }
        return answer(asked);
    };
    if (settings.mcp) {
        const Fence fence(*settings.folder);
        Server(ModelContext(), nullptr, [&](const Turn& turn) {
            return answerAsTool(turn, fence, answerOn);
        }).run();
        return 0;
    }
    std::optional<PrivateSocket> socket;
    if (settings.socket) {
        socket.emplace(*settings.socket);
    }
    Server(OwnSpeech(), socket ? &*socket : nullptr, [&](const Turn& turn) {
        requireSamePredictor(turn.line.arguments, settings);
        return answerOn({turn.line.command, argumentsOf(turn)});
    }).run();
    return 0;
}

} // namespace hydra::cli
