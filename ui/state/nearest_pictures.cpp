// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/nearest_pictures.h"

#include "core/tensor/machine.h"
#include "ui/paint/spoken.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace hydra::ui {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t mostKnown = 4; // indexes: 14 MB each for 9,000 pictures of width 768
constexpr std::size_t mostShown = 200; // of an index
constexpr auto tellEvery = 1s; // the list is sorted again each time
constexpr auto countEvery = 100ms;

QHash<QString, double> nearnessOf(const PictureIndex& index, const PictureIndex& query, std::size_t count)
{
    QHash<QString, double> cosines;
    for (const engine::NearPicture& each : engine::nearestPictures(index, query, count)) {
        cosines.insert(QString::fromStdString(each.name), each.cosine);
    }
    return cosines;
}

} // namespace

NearestPictures::NearestPictures(ViewState& state, Library& library, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_library(library)
    , m_bridge(bridge)
{
    connect(&state, &ViewState::queryChanged, this, &NearestPictures::follow);
    connect(&library, &Library::openedChanged, this, &NearestPictures::release);
}

std::optional<NetworkKey> NearestPictures::network() const
{
    return m_state.ready()
        ? std::optional(m_state.query().ofAnyPicture().network(ImageId(), m_state.model()->id))
        : std::nullopt;
}

void NearestPictures::find()
{
    if (m_state.ready() && !m_library.opened().isEmpty()) {
        m_picture = m_state.picture();
        m_path = m_library.currentPath();
        m_library.setNearness(text(m_picture->image.name), {});
        m_library.arrange(m_library.filter(), Library::Order::Nearest);
        start();
    }
}

void NearestPictures::follow()
{
    if (m_picture && network() && network() != m_network) {
        m_library.setNearness(m_library.nearTo(), {}); // results of another network
        start();
    }
}

void NearestPictures::release()
{
    if (m_opening) {
        return;
    }
    m_thread.token.cancel();
    m_counts.cancel();
    m_picture.reset();
    m_busy = false;
    m_library.setNearness({}, {});
    Q_EMIT changed();
}

engine::IndexPtr NearestPictures::known() const
{
    const auto known = std::find_if(m_known.begin(), m_known.end(),
                                    [&](const auto& each) { return m_network && each.first == *m_network; });
    return known == m_known.end() ? nullptr : known->second;
}

engine::EmbeddingPicture NearestPictures::like() const
{
    return {m_picture->image.name, {}, [image = m_picture->image.picture] { return *image; }, {}};
}

QString NearestPictures::keep(const QString& file) const
{
    const engine::IndexPtr index = known();
    const auto written = Outcome<bool>::of([&] {
        if (index) {
            engine::keepIndex(QFile::encodeName(file).toStdString(), *index);
        }
        return index != nullptr;
    });
    return written.ok() ? QString() : spoken(written.error());
}

void NearestPictures::lookInto(const QString& file)
{
    if (!m_picture || !network()) {
        return;
    }
    m_network = network();
    m_busy = true;
    m_fraction = 0;
    m_problem.clear();
    m_thread.pool.start([this, counts = renewed(m_counts), token = m_thread.renewed(), asked = *m_network,
                         like = like(), file] {
        stayInBackground();
        const auto found = Outcome<std::vector<engine::NearPicture>>::of([&] {
            const auto index = engine::readIndexOf(QFile::encodeName(file).toStdString(), asked);
            const auto query = engine::buildIndex(m_bridge.session(), {asked, {like}}, {}, {}, token);
            return query ? engine::nearestPictures(*index, *query, mostShown, token)
                         : std::vector<engine::NearPicture>();
        });
        tellLater(this, counts, [this, found, folder = QFileInfo(file).absolutePath()] {
            m_busy = false;
            if (!found.ok() && found.error().code() != ErrorCode::Cancelled) {
                m_problem = spoken(found.error());
            } else if (found.ok()) {
                show(found.value(), folder);
            }
            Q_EMIT changed();
        });
    });
    Q_EMIT changed();
}

// Names in an index are the paths given when it was made, or relative to its folder.
void NearestPictures::show(const std::vector<engine::NearPicture>& found, const QString& folder)
{
    QStringList list;
    QHash<QString, double> cosines;
    if (!m_path.isEmpty()) {
        list << m_path;
        cosines.insert(m_path, 1);
    }
    for (const engine::NearPicture& each : found) {
        const QString name = QFile::decodeName(each.name.c_str());
        const QString path = QFileInfo::exists(name) ? QFileInfo(name).absoluteFilePath()
                                                     : QDir(folder).absoluteFilePath(name);
        if (QFileInfo::exists(path) && !cosines.contains(path)) {
            list << path;
            cosines.insert(path, each.cosine);
        }
    }
    if (cosines.size() < 2) {
        m_problem = tr("None of the pictures is where the index says.");
        return;
    }
    const QString like = text(m_picture->image.name);
    m_opening = true; // keeps the compared picture
    m_library.openList(list, 0, {}, Library::Order::Nearest);
    m_library.setNearness(like, cosines);
    m_opening = false;
}

void NearestPictures::start()
{
    m_network = network();
    m_busy = true;
    m_fraction = 0;
    m_problem.clear();
    engine::IndexRequest asked{*m_network, {}};
    for (const QString& path : m_library.opened()) {
        asked.pictures.push_back(pictureAt(path));
    }
    m_thread.pool.start([this, counts = renewed(m_counts), token = m_thread.renewed(),
                         asked = std::move(asked), like = like(), before = known()] {
        stayInBackground();
        const auto outcome = Outcome<engine::IndexPtr>::of([&] {
            token.check();
            const auto query = engine::buildIndex(m_bridge.session(), {asked.like, {like}}, {}, {}, token);
            const auto post = [&](const engine::IndexPtr& index) {
                if (query && index) {
                    tellLater(this, counts,
                              [this, found = nearnessOf(*index, *query, asked.pictures.size())] {
                                  m_library.setNearness(m_library.nearTo(), found);
                              });
                }
            };
            const Progress count = seldom(countEvery, [&](double fraction, const std::string&) {
                tellLater(this, counts, [this, fraction] {
                    m_fraction = fraction;
                    Q_EMIT changed();
                });
            });
            const engine::IndexWatch watch{count, post, tellEvery, {}};
            engine::IndexPtr index = engine::buildIndex(m_bridge.session(), asked, before, watch, token);
            post(index);
            return index;
        });
        tellLater(this, counts, [this, outcome] { take(outcome); });
    });
    Q_EMIT changed();
}

void NearestPictures::take(const Outcome<engine::IndexPtr>& outcome)
{
    m_busy = false;
    if (!outcome.ok() && outcome.error().code() != ErrorCode::Cancelled) {
        m_problem = spoken(outcome.error());
    } else if (outcome.ok() && outcome.value()) {
        m_known.erase(std::remove_if(m_known.begin(), m_known.end(),
                                     [&](const auto& each) { return each.first == *m_network; }),
                      m_known.end());
        m_known.emplace_front(*m_network, outcome.value());
        m_known.resize(std::min(m_known.size(), mostKnown));
    }
    Q_EMIT changed();
}

} // namespace hydra::ui
