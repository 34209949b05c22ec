// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/feature_folder.h"

#include "core/base/error.h"
#include "core/tensor/machine.h"
#include "ui/paint/pyramid.h"
#include "ui/paint/spoken.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr auto reportEvery = std::chrono::milliseconds(100);

Path asPath(const QString& file)
{
    return Path(QFile::encodeName(file).toStdString());
}

FeatureFolder::Sight sightOf(const IndexedPictures& pictures, const std::string& name,
                             const FeatureIndex::Best& best)
{
    FeatureFolder::Sight made{text(name), {}, double(best.value), best.patch, {}, {}};
    try {
        const FeatureSight found = pictures.sight(name, best.patch);
        made.picture = toQImage(found.picture);
        made.square = QRect(found.x, found.y, found.side, found.side);
    } catch (const Error& error) {
        made.problem = spoken(messageOf(error));
    }
    return made;
}

} // namespace

FeatureFolder::FeatureFolder(ViewState& state, QObject* parent)
    : QObject(parent)
    , m_state(state)
{
    connect(&state, &ViewState::saeChanged, this, &FeatureFolder::follow);
    follow();
}

FeatureFolder::~FeatureFolder()
{
    for (CancelToken* token : {&m_all, &m_making, &m_looking}) {
        token->cancel();
    }
}

template<class Work, class Take>
void FeatureFolder::start(Background& thread, const CancelToken& token, Work work, Take take)
{
    ++m_reading;
    const auto done = [this, token, take = std::move(take)](const Outcome<decltype(work())>& outcome) {
        --m_reading;
        if (!token.cancelled()) {
            take(outcome);
        }
    };
    inBackground(
        thread.pool, this, {},
        [token, work = std::move(work)] {
            stayInBackground();
            token.check();
            return work();
        },
        done);
}

IndexedBy FeatureFolder::wanted() const
{
    return indexOf(m_model->id, m_model->overrides.prompts.has_value(), m_sae->id);
}

void FeatureFolder::follow()
{
    m_all.cancel();
    m_all = CancelToken();
    m_making.cancel();
    m_looking.cancel();
    m_model = m_state.model();
    m_sae = m_state.sae();
    m_index.reset();
    m_sights.clear();
    m_file.clear();
    m_problem.clear();
    m_busy = false;
    if (m_model && m_sae) {
        using Found = std::pair<std::string, IndexPtr>;
        start(
            m_reader, m_all,
            [sae = Path(m_sae->file), open = wanted()] {
                const Path path = indexBeside(sae, open);
                return path.empty()
                    ? Found()
                    : Found(path.string(), std::make_shared<FeatureIndex>(readFeatureIndex(path)));
            },
            [this](const Outcome<Found>& outcome) {
                if (outcome.ok() && outcome.value().second && !m_index) {
                    take(QFile::decodeName(outcome.value().first.c_str()), outcome.value().second);
                }
            });
    }
    Q_EMIT changed();
    Q_EMIT sightsChanged();
}

void FeatureFolder::open(const QString& file)
{
    if (!m_sae) {
        return;
    }
    start(
        m_reader, m_all,
        [path = asPath(file), open = wanted()]() -> IndexPtr {
            auto read = std::make_shared<FeatureIndex>(readFeatureIndex(path));
            requireIndexOf(*read, path, open);
            return read;
        },
        [this, file](const Outcome<IndexPtr>& outcome) { take(file, outcome); });
}

void FeatureFolder::take(const QString& file, const Outcome<IndexPtr>& outcome)
{
    if (outcome.ok() && outcome.value()->features() != std::size_t(m_sae->features)) {
        m_problem = tr("%1: an index of %2 features; the autoencoder has %3")
                        .arg(file)
                        .arg(outcome.value()->features())
                        .arg(m_sae->features);
    } else if (outcome.ok()) {
        m_index = outcome.value();
        m_heads = indexedBy(*m_index, asPath(file)).heads;
        m_file = file;
        m_problem.clear();
        m_place = std::make_shared<Place>();
        look(std::exchange(m_feature, -1));
    } else {
        m_problem = spoken(outcome.error()); // the open index is kept
    }
    Q_EMIT changed();
}

QString FeatureFolder::suggested(const QString& folder) const
{
    const QFileInfo sae(text(m_sae->file));
    return (sae.isDir() ? QDir(sae.filePath()) : sae.dir())
        .filePath(QStringLiteral("%1.index.k%2.safetensors")
                      .arg(QFileInfo(QDir::cleanPath(folder)).fileName())
                      .arg(m_state.query().heads));
}

void FeatureFolder::make(const QString& folder, const QString& out)
{
    if (!m_sae || m_busy) {
        return;
    }
    m_making = CancelToken();
    m_busy = true;
    m_fraction = 0;
    m_problem.clear();
    FolderIndexRequest asked{m_model->path,
                             m_sae->source,
                             m_model->overrides,
                             m_state.query().heads,
                             QFile::encodeName(folder).toStdString(),
                             asPath(out)};
    FeatureIndexWatch watch;
    watch.progress = seldom(reportEvery, [this, token = m_making](double fraction, const std::string&) {
        tellLater(this, token, [this, fraction] {
            m_fraction = fraction;
            Q_EMIT changed();
        });
    });
    // After stop() the finished part is still shown.
    start(
        m_maker, m_all,
        [asked, watch, token = m_making]() -> IndexPtr {
            try {
                return std::make_shared<FeatureIndex>(indexFolder(asked, watch, token));
            } catch (const Error& error) {
                if (error.code() != ErrorCode::Cancelled
                    || !QFileInfo::exists(QFile::decodeName(asked.out.c_str()))) {
                    throw;
                }
                return std::make_shared<FeatureIndex>(readFeatureIndex(asked.out));
            }
        },
        [this, out](const Outcome<IndexPtr>& outcome) {
            m_busy = false;
            const bool nothing = !outcome.ok() && outcome.error().code() == ErrorCode::Cancelled;
            nothing ? Q_EMIT changed() : take(out, outcome);
        });
    Q_EMIT changed();
}

void FeatureFolder::stop()
{
    m_making.cancel();
}

void FeatureFolder::setPlace(const QString& folder)
{
    if (m_index) {
        auto moved = std::make_shared<FeatureIndex>(*m_index);
        moved->folder = QFile::encodeName(folder).toStdString();
        m_index = moved;
        m_place = std::make_shared<Place>();
        look(std::exchange(m_feature, -1));
        Q_EMIT changed();
    }
}

void FeatureFolder::look(int feature)
{
    if (feature == m_feature) {
        return;
    }
    m_feature = feature;
    m_looking.cancel();
    m_looking = CancelToken();
    m_sights.clear();
    if (m_index && feature >= 0 && std::size_t(feature) < m_index->features()) {
        start(
            m_reader, m_looking,
            [this, token = m_looking, index = m_index, place = m_place, config = m_model->config, feature] {
                if (!place->pictures && place->problem.empty()) {
                    try {
                        place->pictures = std::make_unique<IndexedPictures>(index->folder, config, token);
                    } catch (const Error& error) {
                        if (error.code() == ErrorCode::Cancelled) {
                            throw;
                        }
                        place->problem = messageOf(error);
                    }
                }
                const auto* best = &index->best[std::size_t(feature) * strongestPictures];
                for (int i = 0; i < shownSights && best[i].picture >= 0; ++i) {
                    token.check();
                    const std::string& name = index->names[std::size_t(best[i].picture)];
                    const Sight made = place->pictures
                        ? sightOf(*place->pictures, name, best[i])
                        : Sight{text(name), spoken(place->problem), double(best[i].value), best[i].patch, {},
                                {}};
                    tellLater(this, token, [this, made] {
                        m_sights.push_back(made);
                        Q_EMIT sightsChanged();
                    });
                }
                return true;
            },
            [](const Outcome<bool>&) {});
    }
    Q_EMIT sightsChanged();
}

} // namespace hydra::ui
