// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/basis_keeper.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/engine/basis_job.h"
#include "core/engine/session.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QFile>
#include <QFileInfo>

namespace hydra::ui {

namespace {

constexpr auto moreOften = std::chrono::milliseconds(50); // shortest time between two progress signals

} // namespace

BasisKeeper::BasisKeeper(ViewState& state, Library& library, EngineBridge& bridge, const QString& folder,
                         QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_library(library)
    , m_bridge(bridge)
{
    m_bridge.session().setBasisFolder(QFile::encodeName(folder).toStdString());
}

void BasisKeeper::freeze()
{
    if (m_state.ready()) {
        const engine::OpenedImage& image = m_state.picture()->image;
        fit({{image.name, image.id, {}, {}}});
    }
}

void BasisKeeper::fitOnList()
{
    std::vector<engine::EmbeddingPicture> pictures;
    for (const QString& path : m_library.images()) {
        pictures.push_back(pictureAt(path));
        pictures.back().name = QFileInfo(path).fileName().toStdString(); // as files write it
    }
    if (m_state.ready() && !pictures.empty()) {
        fit(std::move(pictures));
    }
}

void BasisKeeper::fit(std::vector<engine::EmbeddingPicture> pictures)
{
    const PictureAsk ask = m_state.query().of(pictures.size());
    const engine::BasisRequest request{m_state.model()->id, ask, std::move(pictures)};
    start(
        [this, request](const CancelToken& token) {
            const Progress tell = seldom(moreOften, [this](double fraction, const std::string&) {
                QMetaObject::invokeMethod(this, [this, fraction] { Q_EMIT progressed(fraction); });
            });
            const engine::FittedBasis found = engine::fitBasis(m_bridge.session(), request, tell, token);
            return m_bridge.session().keep(found.basis);
        },
        {});
}

void BasisKeeper::read(const QString& file)
{
    start(
        [this, file](const CancelToken&) {
            return m_bridge.session().keep(readBasis(QFile::encodeName(file).toStdString()));
        },
        {});
}

void BasisKeeper::write(const QString& file)
{
    start(
        [this, file, id = m_state.query().options.basis](const CancelToken&) {
            const auto basis = m_bridge.session().basis(id);
            if (!basis) {
                throw usageError("no basis to save: keep one first");
            }
            writeFileAtomically(QFile::encodeName(file).toStdString(), basisBytes(*basis));
            return std::string();
        },
        tr("Saved %1").arg(QFileInfo(file).fileName()));
}

void BasisKeeper::release()
{
    MapOptions options = m_state.query().options;
    options.basis.clear();
    m_state.setOptions(options);
}

void BasisKeeper::cancel()
{
    m_thread.token.cancel();
    if (std::exchange(m_running, false)) {
        Q_EMIT changed();
    }
}

QString BasisKeeper::words() const
{
    const std::string& id = m_state.query().options.basis;
    const auto basis = id.empty() ? nullptr : m_bridge.session().basis(id);
    return basis ? tr("Fitted on %1").arg(spoken(fittedOn(*basis))) : QString();
}

void BasisKeeper::start(std::function<std::string(const CancelToken&)> work, const QString& done)
{
    cancel();
    const CancelToken token = m_thread.renewed();
    m_running = true;
    Q_EMIT changed();
    inBackground(
        m_thread.pool, this, token, [token, work = std::move(work)] { return work(token); },
        [this, done](const Outcome<std::string>& outcome) { take(outcome, done); });
}

void BasisKeeper::take(const Outcome<std::string>& outcome, const QString& done)
{
    m_running = false;
    if (!outcome.ok()) {
        Q_EMIT reported(spoken(outcome.error()), true);
    } else if (!outcome.value().empty()) {
        MapOptions options = m_state.query().options;
        options.basis = outcome.value();
        m_state.setOptions(options);
    } else {
        Q_EMIT reported(done, false);
    }
    Q_EMIT changed();
}

} // namespace hydra::ui
