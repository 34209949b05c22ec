// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/session_keeper.h"

#include "core/base/error.h"
#include "ui/paint/format.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <utility>

namespace hydra::ui {

namespace {

constexpr int copyAfterMs = 2000; // of the last change: at most this is lost

QString shippedName(const QString& path)
{
    return Library::shippedModels().contains(QFileInfo(path).absoluteFilePath())
        ? QFileInfo(path).completeBaseName()
        : path;
}

} // namespace

SessionKeeper::SessionKeeper(ViewState& state, Library& library, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_library(library)
    , m_folder(folder)
{
    if (!folder.isEmpty() && QDir().mkpath(folder)) {
        m_lock = std::make_unique<QLockFile>(copyPath() + QStringLiteral(".lock"));
        m_lock->setStaleLockTime(0); // stale when its process is gone, however long that one ran
        m_keeps = m_lock->tryLock();
    }
    m_timer.setSingleShot(true);
    m_timer.setInterval(copyAfterMs);
    connect(&m_timer, &QTimer::timeout, this, &SessionKeeper::keepCopy);
    for (const auto signal : {&ViewState::modelChanged, &ViewState::pictureChanged, &ViewState::queryChanged,
                              &ViewState::lookChanged}) {
        connect(&state, signal, this, &SessionKeeper::follow);
    }
}

QString SessionKeeper::copyPath() const
{
    return m_folder + QStringLiteral("/running.hydrascope");
}

SessionFile SessionKeeper::now() const
{
    SessionFile session;
    if (const ModelPtr& model = m_state.model()) {
        session.model = shippedName(text(model->path));
        session.modelId = text(model->id);
        session.overrides = model->overrides;
    }
    session.images = m_library.images();
    session.current = m_library.currentRow();
    if (m_state.picture()) {
        session.imageId = text(m_state.picture()->image.id);
    }
    session.query = m_state.query();
    session.untrained = m_state.actions().untrainedHeads->isChecked();
    session.look = m_state.look();
    session.windowState = m_windowState;
    return session;
}

bool SessionKeeper::save(const QString& path)
{
    QSaveFile file(path); // the old session or the new one, never half of it
    const QByteArray json = toJson(now(), QFileInfo(path).absoluteDir());
    if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit()) {
        return true;
    }
    Q_EMIT refused(tr("%1 could not be written: %2").arg(path, file.errorString()));
    return false;
}

bool SessionKeeper::open(const QString& path)
{
    return openFile(path, QFileInfo(path).absoluteDir());
}

bool SessionKeeper::openFile(const QString& path, const QDir& beside)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        Q_EMIT refused(tr("%1 cannot be read: %2").arg(path, file.errorString()));
        return false;
    }
    try {
        const ReadSession read = sessionFrom(file.readAll(), beside, path);
        m_opening = read.session;
        m_modelBefore = m_state.model();
        m_pictureBefore = m_state.picture();
        if (!read.missing.isEmpty()) {
            Q_EMIT failed(
                tr("Gone missing: %1 pictures, the first is %2. Put them beside the session, or open "
                   "their folder.")
                    .arg(QString::number(read.missing.size()), read.missing.front()));
        }
        if (!m_opening->images.isEmpty()) {
            m_library.openList(m_opening->images, m_opening->current);
        }
        if (read.modelMissing) {
            Q_EMIT modelWanted(m_opening->model);
        } else {
            openModel(m_opening->model);
        }
        return true;
    } catch (const Error& error) {
        Q_EMIT refused(text(error.what()));
        return false;
    }
}

void SessionKeeper::openWith(const QString& model)
{
    if (m_opening) {
        openModel(model);
    }
}

void SessionKeeper::openModel(const QString& path)
{
    m_library.openModel(path, m_opening->overrides);
}

// The question is put when both files it is about are there: a plan needs the model's depth, a token the
// picture's grid.
void SessionKeeper::follow()
{
    if (m_keeps) {
        m_timer.start();
    }
    const bool pictureCame =
        m_opening && (m_opening->images.isEmpty() || m_state.picture() != m_pictureBefore);
    if (m_opening && m_state.model() != m_modelBefore && m_state.model() && pictureCame) {
        apply();
    }
}

void SessionKeeper::apply()
{
    const SessionFile session = *std::exchange(m_opening, std::nullopt);
    m_modelBefore.reset();
    m_pictureBefore.reset();
    m_state.actions().untrainedHeads->setChecked(session.untrained);
    Query query = session.query;
    try {
        query.plan = AttentionPlan::parse(session.planText.toStdString(),
                                          AttentionPlan::softmax(m_state.model()->config.depth.value));
    } catch (const Error& error) {
        query.plan = m_state.trainedPlan();
        Q_EMIT failed(text(error.what()));
    }
    const bool otherModel = text(m_state.model()->id) != session.modelId;
    if (otherModel && session.query.heads > m_state.maxHeads()) {
        query.heads = m_state.maxHeads();
    }
    m_state.restore(query, session.look);
    if (!session.windowState.isEmpty()) {
        Q_EMIT windowStateRead(session.windowState);
    }
    QStringList changed;
    if (otherModel) {
        changed << tr("the model");
    }
    if (m_state.picture() && !session.imageId.isEmpty()
        && text(m_state.picture()->image.id) != session.imageId) {
        changed << tr("the picture");
    }
    if (!changed.isEmpty()) {
        Q_EMIT failed(tr("Not the file that the session was saved with: %1").arg(changed.join(tr(" and "))));
    }
}

void SessionKeeper::keepCopy()
{
    if (m_keeps && m_state.ready() && !m_opening) {
        (void)save(copyPath());
    }
}

bool SessionKeeper::recover()
{
    if (!m_keeps || !QFile::exists(copyPath())) {
        return false;
    }
    if (!openFile(copyPath(), QFileInfo(copyPath()).absoluteDir())) {
        QFile::remove(copyPath()); // or it would complain for ever
        return false;
    }
    Q_EMIT told(tr("The program did not end by itself the last time: this is what was open."));
    return true;
}

void SessionKeeper::end()
{
    m_timer.stop();
    if (m_keeps) {
        QFile::remove(copyPath());
        m_lock->unlock();
        m_keeps = false;
    }
}

} // namespace hydra::ui
