// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/desk.h"

#include "core/base/memory.h"
#include "core/base/message.h"
#include "core/explain/method_table.h"
#include "core/tensor/machine.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace hydra::engine {

namespace {

// Small: maps of small networks, except black-box maps, which use the whole machine.
bool isSmall(Session& session, const Question& question)
{
    const auto* map = std::get_if<MapKey>(&question);
    return map != nullptr && session.onOneThread(map->network)
        && methodInfo(map->options.method).blackBox == BlackBox::None;
}

} // namespace

Desk::Desk(Session& session, Listener listener)
    : Desk([&session](const Question& question, const Watch& watch,
                      const CancelToken& cancel) { return session.ask(question, watch, cancel); },
           [&session](const Question& question) { return isSmall(session, question); }, std::move(listener))
{ }

Desk::Desk(Ask ask, Small small, Listener listener)
    : m_ask(std::move(ask))
    , m_small(std::move(small))
    , m_listener(std::move(listener))
    , m_thread([this] { loop(); })
{ }

Desk::~Desk()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
        m_token.cancel();
    }
    m_wake.notify_all();
    m_thread.join();
}

void Desk::want(const Owner& owner, const std::vector<Wish>& wishes)
{
    std::vector<Task> tasks;
    for (const Wish& wish : wishes) { // pairs all but those for the current view
        const bool waits = wish.priority == Priority::Beside || wish.priority == Priority::Strip;
        tasks.push_back({wish, waits && m_small && m_small(wish.question)});
    }
    {
        const std::lock_guard lock(m_mutex);
        m_wishes.set(owner, std::move(tasks));
        m_asked = m_wishes.shown();
        interrupt();
    }
    m_wake.notify_all();
}

std::vector<Owner> Desk::take(const Question& question)
{
    const std::lock_guard lock(m_mutex);
    return m_wishes.take(question);
}

bool Desk::wants(const Owner& owner) const
{
    const std::lock_guard lock(m_mutex);
    return m_wishes.wants(owner);
}

bool Desk::wanted(const Question& question) const
{
    const std::lock_guard lock(m_mutex);
    return m_wishes.priorityOf(question).has_value();
}

std::vector<Owner> Desk::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_token.cancel();
    return m_wishes.clear();
}

// Cancels the running work where no owner lists it any more, or something more urgent waits.
void Desk::interrupt()
{
    std::optional<Priority> running;
    for (const Task& task : m_running) {
        if (const std::optional<Priority> priority = m_wishes.priorityOf(task.question)) {
            running = std::min(running.value_or(*priority), *priority);
        }
    }
    const std::vector<Task> next = m_wishes.next();
    if (!running || (!next.empty() && next.front().priority < *running)) {
        m_token.cancel(); // if still requested, it is in next()
    }
}

void Desk::loop()
{
    useWantedThreads();
    std::unique_lock lock(m_mutex);
    while (waitForWork(lock)) {
        lock.unlock();
        const Task& first = m_running.front();
        if (first.shown()) {
            m_showing = true;
            report(m_listener.progress, m_fraction, titleOf(first.question));
        }
        std::optional<Outcome<Answer>> beside;
        if (m_running.size() > 1 && haveTwo()) {
            m_two->run([&](int part) {
                part == 0 ? deliver(first, answerTo(first.question))
                          : void(beside = answerTo(m_running[1].question));
            });
        } else {
            deliver(first, answerTo(first.question));
        }
        if (m_running.size() > 1) {
            deliver(m_running[1], beside ? *beside : answerTo(m_running[1].question));
        }
        lock.lock();
        m_running.clear();
    }
}

// Waits until there is work; returns false when the desk stops.
bool Desk::waitForWork(std::unique_lock<std::mutex>& lock)
{
    constexpr auto restBeforeTrim = std::chrono::seconds(2);
    if (m_showing && m_wishes.shown() == 0) {
        m_showing = false;
        lock.unlock();
        report(m_listener.progress, 1, "");
        lock.lock();
    }
    const auto called = [this] { return m_stop || !m_wishes.next().empty(); };
    if (m_worked && !m_wake.wait_for(lock, restBeforeTrim, called)) {
        m_worked = false;
        lock.unlock();
        giveBackFreedMemory(); // later: the next pass would allocate all of it again
        lock.lock();
    }
    m_wake.wait(lock, called);
    m_worked = true;
    m_running = m_wishes.next();
    m_token = CancelToken();
    const double left = double(m_wishes.shown());
    m_fraction = 1 - left / std::max({left, double(m_asked), 1.0});
    m_share = 1 / std::max(left, 1.0);
    return !m_stop;
}

// Returns false if no thread can be started.
bool Desk::haveTwo()
{
    try {
        m_two ? void() : void(m_two.emplace(2));
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

Outcome<Answer> Desk::answerTo(const Question& question) const
{
    return Outcome<Answer>::of([&] { return m_ask(question, watchOf(question), m_token); });
}

// Reports progress, and partial maps.
Watch Desk::watchOf(const Question& question) const
{
    Watch watch;
    if (!std::holds_alternative<MapKey>(question) && !std::holds_alternative<ConceptsKey>(question)) {
        return watch;
    }
    const Task& shown = m_running.front();
    if (m_listener.progress && shown.shown() && shown.question == question) {
        watch.progress = [this, title = titleOf(question)](double fraction, const Message& what) {
            m_listener.progress(m_fraction + (1 - m_fraction) * m_share * fraction,
                                message("%1: %2", title, what));
        };
    }
    if (m_listener.grown) {
        watch.grown = [this, question](const Map& map) {
            m_listener.grown(question, std::make_shared<const Map>(map));
        };
    }
    return watch;
}

void Desk::deliver(const Task& task, const Outcome<Answer>& outcome)
{
    const bool stopped = !outcome.ok() && outcome.error().code() == ErrorCode::Cancelled;
    {
        const std::lock_guard lock(m_mutex);
        if ((stopped && m_token.cancelled()) || !m_wishes.answer(task.question)) {
            return; // if still requested, it restarts
        }
    }
    const auto delivered = Outcome<bool>::of([&] {
        if (m_listener.answered) {
            m_listener.answered(task.question, outcome);
        }
        return true;
    });
    if (!delivered.ok() && m_listener.failed) {
        m_listener.failed(message("%1: %2", titleOf(task.question), delivered.error()));
    }
}

} // namespace hydra::engine
