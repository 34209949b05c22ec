// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/neighbour_accuracy.h"

#include "core/tensor/machine.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace hydra::ui {

namespace {

constexpr auto reportEvery = std::chrono::milliseconds(100);

} // namespace

NeighbourAccuracy::NeighbourAccuracy(ViewState& state, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_bridge(bridge)
{
    connect(&state, &ViewState::queryChanged, this, &NeighbourAccuracy::follow);
}

NetworkKey NeighbourAccuracy::network(int heads) const
{
    return m_state.query().ofAnyPicture().network(ImageId(), m_state.model()->id, heads);
}

std::optional<engine::KnnRow> NeighbourAccuracy::of(int heads) const
{
    const auto found = std::find_if(m_found.begin(), m_found.end(), [&](const auto& each) {
        return m_state.model() && each.first == network(heads);
    });
    return found == m_found.end() ? std::nullopt : std::optional(found->second);
}

QString NeighbourAccuracy::words() const
{
    if (m_busy) {
        return tr("%1 compared").arg(percent(m_fraction));
    }
    const std::optional<engine::KnnRow> row = m_state.model() ? of(m_state.query().heads) : std::nullopt;
    return !m_problem.isEmpty() ? m_problem
        : row                   ? tr("%1 of %2 pictures by their %3 nearest neighbours")
                    .arg(percent(row->top1))
                    .arg(row->images)
                    .arg(m_options.neighbours)
              : tr("Not measured yet");
}

template<class Call>
void NeighbourAccuracy::post(const CancelToken& token, Call call)
{
    tellLater(this, token, [this, call = std::move(call)] {
        call();
        Q_EMIT changed();
    });
}

void NeighbourAccuracy::measure(const QString& folder)
{
    if (!m_state.model()) {
        return;
    }
    stop();
    m_folder = folder;
    m_problem.clear();
    m_found.clear();
    m_asked.clear();
    for (const int k : m_state.offeredHeads()) {
        m_asked.push_back(network(k));
    }
    m_busy = true;
    m_fraction = 0;
    m_thread.pool.start([this, token = m_thread.renewed(), asked = m_asked, options = m_options,
                         path = QFile::encodeName(folder).toStdString()] {
        stayInBackground();
        std::size_t done = 0;
        const Progress tell = seldom(reportEvery, [&](double fraction, const std::string&) {
            post(token,
                 [this, share = (double(done) + fraction) / double(asked.size())] { m_fraction = share; });
        });
        const auto outcome = Outcome<bool>::of([&] {
            const engine::KnnFolders folders(path);
            const engine::IndexWatch watch{tell};
            for (const NetworkKey& key : asked) {
                const engine::IndexPtr index = engine::buildIndex(
                    m_bridge.session(), {key, engine::picturesAt(folders.paths())}, {}, watch, token);
                token.check();
                const engine::KnnRow row = folders.accuracy(*index, options, {}, token);
                post(token, [this, key, row] { m_found.emplace_back(key, row); });
                done += 1;
            }
            return true;
        });
        post(token, [this, outcome] {
            m_busy = false;
            m_problem = outcome.ok() || outcome.error().code() == ErrorCode::Cancelled
                ? QString()
                : spoken(outcome.error());
        });
    });
    Q_EMIT changed();
}

void NeighbourAccuracy::stop()
{
    m_thread.token.cancel();
    if (std::exchange(m_busy, false)) {
        Q_EMIT changed();
    }
}

void NeighbourAccuracy::follow()
{
    const bool same =
        m_state.model() && !m_asked.empty() && m_asked.front() == network(m_asked.front().sub.heads);
    if (!same) {
        m_problem.clear();
        stop();
    }
}

} // namespace hydra::ui
