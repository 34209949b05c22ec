// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/undo_stack.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/size_choice.h"

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

constexpr std::size_t longestHistory = 200;

struct Part
{
    QString name, value; // value: empty if it has no text
};

QString nameOf(const ClassChoice& choice, const ModelPtr& model)
{
    using Kind = ClassChoice::Kind;
    return !choice.isClass()                  ? spoken(targetName(choice))
        : choice.kind == Kind::Index && model ? text(model->config.className(choice.value))
        : choice.kind == Kind::Index          ? QString::number(choice.value)
        : choice.kind == Kind::Own            ? History::tr("own prediction")
                                              : rankedName(choice.value);
}

std::vector<Part> partsOf(const PictureAsk& from, const PictureAsk& to, const ModelPtr& model)
{
    std::vector<Part> parts;
    if (from.options.method != to.options.method) {
        parts.push_back({History::tr("map"), spoken(methodInfo(to.options.method).title)});
    }
    MapOptions options = from.options;
    options.method = to.options.method;
    if (!(options == to.options)) {
        parts.push_back({History::tr("settings of the map"), {}});
    }
    if (from.target != to.target) {
        parts.push_back({History::tr("class"), nameOf(to.target, model)});
    }
    if (from.against != to.against) {
        parts.push_back(
            {History::tr("compared with"), to.against ? nameOf(*to.against, model) : History::tr("nothing")});
    }
    if (from.heads != to.heads) {
        parts.push_back({History::tr("heads"), QString::number(to.heads)});
    }
    if (from.scheme != to.scheme) {
        parts.push_back({History::tr("slicing scheme"), QString::fromLatin1(titleOf(to.scheme))});
    }
    if (from.plan != to.plan) {
        parts.push_back({History::tr("attention"), {}});
    }
    if (from.size != to.size) {
        parts.push_back({History::tr("picture size"),
                         model ? sizeWords(to.size, model->config) : text(hydra::text(to.size))});
    }
    if (from.without != to.without || from.without.from != to.without.from) {
        QStringList off;
        for (const Interventions::Item& item : to.without.items()) {
            off << spoken(item.words);
        }
        parts.push_back({History::tr("parts switched off"),
                         off.isEmpty() ? History::tr("none") : off.join(QStringLiteral(", "))});
    }
    return parts;
}

} // namespace

QStringList changedParts(const PictureAsk& from, const PictureAsk& to)
{
    QStringList names;
    for (const Part& part : partsOf(from, to, nullptr)) {
        names << part.name;
    }
    return names;
}

QStringList changesIn(const PictureAsk& from, const PictureAsk& to, const ModelPtr& model)
{
    QStringList words;
    for (const Part& part : partsOf(from, to, model)) {
        words << (part.value.isEmpty() ? part.name : QStringLiteral("%1: %2").arg(part.name, part.value));
    }
    return words;
}

History::History(ViewState& state, QObject* parent)
    : QObject(parent)
    , m_state(state)
{
    connect(&state, &ViewState::modelChanged, this, &History::restart);
    connect(&state, &ViewState::queryChanged, this, &History::note);
    connect(&state, &ViewState::lookChanged, this, &History::note);
    connect(state.actions().undo, &QAction::triggered, this, [this] { undo(); });
    connect(state.actions().redo, &QAction::triggered, this, &History::redo);
    restart();
}

History::Shown History::shown() const
{
    return {m_state.query(), m_state.look(), m_state.picture() ? m_state.picture()->image.id : ImageId()};
}

void History::restart()
{
    m_now = shown();
    m_past.clear();
    m_future.clear();
    m_sinceChange.invalidate();
    syncActions();
}

void History::hold(bool on)
{
    m_held = on;
    m_sinceChange.invalidate();
    note();
}

void History::note()
{
    if (m_held) {
        return;
    }
    const Shown now = shown();
    if (now.picture != m_now.picture) {
        turnTo(now.picture);
    }
    if (now == m_now) { // an undo and a new picture also emit changes
        return;
    }
    const bool isLook = now.query == m_now.query;
    const bool alone = std::exchange(m_alone, false);
    const bool sameStep = !alone && m_sinceChange.isValid() && m_sinceChange.elapsed() < m_stepMs
        && isLook == m_lastWasLook && m_future.empty();
    if (!sameStep || m_past.empty()) {
        m_past.push_back(m_now);
        if (m_past.size() > longestHistory) {
            m_past.erase(m_past.begin());
        }
    }
    m_now = now;
    m_future.clear();
    m_lastWasLook = isLook;
    if (alone) {
        m_sinceChange.invalidate(); // a following change is a step of its own, too
    } else {
        m_sinceChange.start();
    }
    syncActions();
}

// Query token and removed patches belong to one picture. Turning to another drops them from all steps; this
// is not a step.
void History::turnTo(const ImageId& picture)
{
    const auto turned = [&](Shown& step) {
        if (step.picture != picture) {
            step.query.options.query = MapOptions().query;
            step.query.without.patches.clear();
            step.picture = picture;
        }
    };
    turned(m_now);
    for (std::vector<Shown>* steps : {&m_past, &m_future}) {
        std::for_each(steps->begin(), steps->end(), turned);
        steps->erase(std::unique(steps->begin(), steps->end()), steps->end());
        while (!steps->empty() && steps->back() == m_now) {
            steps->pop_back();
        }
    }
    syncActions();
}

void History::move(std::vector<Shown>& from, std::vector<Shown>& to)
{
    if (from.empty()) {
        return;
    }
    to.push_back(std::exchange(m_now, from.back()));
    from.pop_back();
    m_sinceChange.invalidate();
    m_state.restore(m_now.query, m_now.look);
    m_now = shown(); // the parts that still fit
    syncActions();
}

void History::undo(int steps)
{
    for (int i = 0; i < steps; ++i) {
        move(m_past, m_future);
    }
}

QStringList History::steps(int most) const
{
    QStringList words;
    const Shown* after = &m_now;
    for (auto before = m_past.rbegin(); before != m_past.rend() && words.size() < most; ++before) {
        QStringList changes = changesIn(before->query, after->query, m_state.model());
        if (before->look != after->look) {
            changes << tr("appearance");
        }
        words << changes.join(QStringLiteral(", "));
        after = &*before;
    }
    return words;
}

void History::syncActions()
{
    m_state.actions().undo->setEnabled(canUndo());
    m_state.actions().redo->setEnabled(canRedo());
}

} // namespace hydra::ui
