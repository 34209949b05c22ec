// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/neighbour_accuracy.h"

#include "core/base/outcome.h"
#include "core/tensor/machine.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace hydra::ui {

namespace {

constexpr auto toldEvery = std::chrono::milliseconds(100);

} // namespace

NeighbourAccuracy::NeighbourAccuracy(ViewState& state, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_bridge(bridge)
{
    m_pool.setMaxThreadCount(1);
    connect(&state, &ViewState::queryChanged, this, &NeighbourAccuracy::follow);
}

NeighbourAccuracy::~NeighbourAccuracy()
{
    m_token.cancel();
    m_pool.waitForDone();
}

engine::NetworkKey NeighbourAccuracy::network(int heads) const
{
    return m_state.query().ofAnyPicture().network(engine::ImageId(), m_state.model()->id, heads);
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
void NeighbourAccuracy::post(int run, Call call)
{
    QMetaObject::invokeMethod(
        this,
        [this, run, call = std::move(call)] {
            if (run == m_run) {
                call();
                Q_EMIT changed();
            }
        },
        Qt::QueuedConnection);
}

void NeighbourAccuracy::measure(const QString& folder)
{
    if (!m_state.model()) {
        return;
    }
    stop();
    m_token = CancelToken();
    m_folder = folder;
    m_problem.clear();
    m_found.clear();
    m_asked.clear();
    for (const int k : m_state.offeredHeads()) {
        m_asked.push_back(network(k));
    }
    m_busy = true;
    m_fraction = 0;
    m_pool.start([this, run = ++m_run, asked = m_asked, options = m_options, token = m_token,
                  path = QFile::encodeName(folder).toStdString()] {
        stayInBackground();
        std::size_t done = 0;
        const auto tell = [&, last = std::chrono::steady_clock::now()](double fraction,
                                                                       const std::string&) mutable {
            if (const auto now = std::chrono::steady_clock::now(); now - last > toldEvery) {
                last = now;
                post(run, [this, share = (double(done) + fraction) / double(asked.size())] {
                    m_fraction = share;
                });
            }
        };
        const auto outcome = Outcome<bool>::of([&] {
            const engine::KnnFolders folders(path);
            const engine::IndexWatch watch{tell};
            for (const engine::NetworkKey& key : asked) {
                const engine::IndexPtr index = engine::buildIndex(
                    m_bridge.engine(), {key, engine::picturesAt(folders.paths())}, {}, watch, token);
                token.check();
                const engine::KnnRow row = folders.accuracy(*index, options, {}, token);
                post(run, [this, key, row] { m_found.emplace_back(key, row); });
                done += 1;
            }
            return true;
        });
        post(run, [this, outcome] {
            m_busy = false;
            m_problem = outcome.ok() || outcome.error().code() == ErrorCode::Cancelled
                ? QString()
                : spoken(outcome.error().what());
        });
    });
    Q_EMIT changed();
}

void NeighbourAccuracy::stop()
{
    m_token.cancel();
    if (m_busy) {
        m_busy = false;
        ++m_run;
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
