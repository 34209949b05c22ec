// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/session_keeper.h"

#include "core/base/file.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/data_file.h"
#include "ui/state/fit_query.h"
#include "ui/state/session_reach.h"
#include "ui/state/settings_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QScopedValueRollback>

#include <utility>

namespace hydra::ui {

namespace {

constexpr int copyAfterMs = 2000; // after the last change; a crash loses at most this
constexpr int mostKnownFolders = 64;
constexpr int previewSide = 256; // preview size of file managers, in pixels

QString shippedName(const QString& path)
{
    return Library::shippedModels().contains(QFileInfo(path).absoluteFilePath())
        ? QFileInfo(path).completeBaseName()
        : path;
}

// Writes SESSION to PATH. Returns an error message, empty on success.
QString written(const SessionFile& session, const QString& path)
{
    const QByteArray bytes = toJson(session, QFileInfo(path).absoluteDir());
    if (bytes.size() > mostSessionBytes) { // too large to be opened again
        return SessionKeeper::tr("%1 could not be written: %2")
            .arg(path, SessionKeeper::tr("it lists more pictures than a session can hold"));
    }
    return writeWhole(path, bytes);
}

QByteArray previewOf(const QImage& view)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    const QSize size = view.size().boundedTo({previewSide, previewSide});
    const QImage small = view.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return !view.isNull() && buffer.open(QIODevice::WriteOnly) && small.save(&buffer, "PNG") ? bytes
                                                                                             : QByteArray();
}

ReadSession readFrom(const QString& path, const QStringList& known, const CancelToken& cancel)
{
    const Bytes bytes = readFile(Path(QFile::encodeName(path).toStdString()), mostSessionBytes);
    const QDir beside = QFileInfo(path).absoluteDir();
    ReadSession read =
        sessionFrom(QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())), beside,
                    path, cancel);
    read.beyond = filesBeyond(read.session, beside, known, cancel);
    return read;
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
        m_lock->setStaleLockTime(0); // stale only once its process is gone, however long it ran
        m_keeps = canBeLock(m_lock->fileName()) && m_lock->tryLock();
    }
    m_timer.setSingleShot(true);
    m_timer.setInterval(copyAfterMs);
    connect(&m_timer, &QTimer::timeout, this, &SessionKeeper::keepCopy);
    for (const auto signal : {&ViewState::modelChanged, &ViewState::pictureChanged, &ViewState::queryChanged,
                              &ViewState::lookChanged}) {
        connect(&state, signal, this, &SessionKeeper::follow);
    }
    connect(&library, &Library::modelAsked, this, &SessionKeeper::modelAsked);
    connect(&library, &Library::listChanged, this, &SessionKeeper::touch);
}

SessionKeeper::~SessionKeeper()
{
    if (m_reading) {
        m_reading->cancel();
    }
}

SessionFile SessionKeeper::now() const
{
    SessionFile session;
    if (const ModelPtr& model = m_state.model()) {
        session.program = model->program.has_value();
        session.model = session.program ? text(model->path) : shippedName(text(model->path));
        session.modelId = text(model->id);
        session.overrides = model->overrides;
    }
    session.images = m_library.opened();
    session.current = int(session.images.indexOf(m_library.currentPath()));
    session.order = m_library.order() == Library::Order::Nearest // this order is not saved
        ? Library::Order::Opened
        : m_library.order();
    session.filter = m_library.filter();
    session.narrowing = m_library.narrowing();
    if (m_state.picture()) {
        session.imageId = text(m_state.picture()->image.id);
    }
    if (const SaePtr& sae = m_state.sae()) {
        session.sae = text(sae->source);
        session.saeId = text(sae->id);
    }
    session.query = m_state.query();
    session.untrained = m_state.offersUntrained();
    session.look = m_state.look();
    session.layout = m_layout ? m_layout() : nlohmann::json();
    return session;
}

void SessionKeeper::touch()
{
    if (m_keeps) {
        m_timer.start();
    }
}

bool SessionKeeper::save(const QString& path)
{
    SessionFile session = now();
    session.preview = m_preview ? previewOf(m_preview()) : QByteArray();
    const QString trouble = written(session, path);
    if (trouble.isEmpty()) { // the user opened these files by hand
        know(filesBeyond(session, QFileInfo(path).absoluteDir(),
                         m_state.settings().get<QStringList>(Setting::KnownFolders)));
    } else {
        Q_EMIT refused(trouble);
    }
    return trouble.isEmpty();
}

// Reads on another thread: a folder of pictures may be large, or on a slow disk.
void SessionKeeper::read(const QString& path, bool recovering)
{
    giveUp();
    const CancelToken cancel;
    m_reading = cancel;
    m_recovering = recovering;
    const auto known = m_state.settings().get<QStringList>(Setting::KnownFolders);
    inBackground(
        m_disk.pool, this, cancel, [path, known, cancel] { return readFrom(path, known, cancel); },
        [this, path](const Outcome<ReadSession>& outcome) {
            m_reading.reset();
            if (outcome.ok() && !m_recovering && !outcome.value().beyond.isEmpty()) {
                m_far.emplace(path, outcome.value());
                Q_EMIT farWanted(path, outcome.value().beyond);
            } else if (outcome.ok()) {
                take(path, outcome.value());
            } else {
                refuse(spoken(outcome.error()));
            }
        });
}

void SessionKeeper::refuse(const QString& message)
{
    if (!std::exchange(m_recovering, false)) {
        Q_EMIT refused(message);
        return;
    }
    const QString aside = setAside(); // else it would fail again at every start
    Q_EMIT failed(aside.isEmpty() ? message : tr("%1. The file is kept as %2.").arg(message, aside));
    Q_EMIT nothingRecovered();
}

void SessionKeeper::take(const QString& path, const ReadSession& read)
{
    m_opening = read.session;
    m_modelBefore = m_state.model();
    m_pictureBefore = m_state.picture();
    m_pictureFailed = m_saeAsked = m_saeEnded = false;
    m_incomplete = !read.missing.isEmpty();
    Q_EMIT opened(path);
    if (m_recovering) {
        Q_EMIT reported(tr("Hydrascope did not shut down cleanly. Your last session was restored."));
    } else if (read.olderLayout) {
        Q_EMIT reported(tr("This session is from an earlier version; the panel layout was not changed."));
    }
    if (!read.missing.isEmpty()) {
        Q_EMIT failed(tr("%1 pictures are missing, starting with %2. Put them next to the session file, or "
                         "open their folder.")
                          .arg(QString::number(read.missing.size()), read.missing.front()));
    }
    if (!m_opening->images.isEmpty()) {
        m_library.openList(m_opening->images, m_opening->current, m_opening->filter, m_opening->order,
                           m_opening->narrowing);
    } else if (!m_state.picture()) {
        m_library.openSamples(); // else no picture would be shown
    }
    m_waiting.reset();
    if (m_opening->program) { // a program is not started unasked
        m_waiting = std::exchange(m_opening, std::nullopt);
        Q_EMIT programWanted(m_waiting->model);
    } else if (read.modelMissing) {
        Q_EMIT modelWanted(m_opening->model);
    } else {
        openModel(m_opening->model);
    }
}

void SessionKeeper::openWith(const QString& model)
{
    if (m_waiting && m_waiting->model == model) {
        m_opening = std::exchange(m_waiting, std::nullopt);
        m_modelBefore = m_state.model();
    }
    if (m_opening) {
        openModel(model);
    }
}

void SessionKeeper::openFar()
{
    if (m_far) {
        const auto [path, read] = *std::exchange(m_far, std::nullopt);
        know(read.beyond);
        take(path, read);
    }
}

// Remembers the folders, so that later sessions from there open without asking.
void SessionKeeper::know(const QStringList& files)
{
    for (const QString& folder : foldersOf(files)) {
        m_state.settings().remember(Setting::KnownFolders, folder, mostKnownFolders);
    }
}

void SessionKeeper::giveUp()
{
    m_far.reset();
    if (m_reading) {
        m_reading->cancel();
        m_reading.reset();
    }
    const bool had = m_opening.has_value();
    m_opening.reset();
    m_modelBefore.reset();
    m_pictureBefore.reset();
    if (std::exchange(m_recovering, false)) {
        if (const QString aside = setAside(); !aside.isEmpty()) {
            Q_EMIT reported(tr("Your last session is kept as %1.").arg(aside));
        }
    }
    if (had) {
        touch(); // keep copies of the current session again
    }
}

void SessionKeeper::openingFailed(bool modelComes)
{
    if (!m_opening) {
        return;
    }
    m_pictureFailed = true; // then the question goes to the picture already open
    if (!modelComes && m_state.model() == m_modelBefore) {
        giveUp();
    } else {
        follow();
    }
}

// A request for another model ends the opening; the user's answers about the session's own model do not.
void SessionKeeper::modelAsked(const QString& path)
{
    if (m_asking) {
        m_opening->model = path; // the full path
    } else if (busy() && !(m_opening && m_opening->model == path)) {
        giveUp();
    }
}

void SessionKeeper::openModel(const QString& path)
{
    const QScopedValueRollback asking(m_asking, true);
    m_opening->program ? m_library.openProgram(path) : m_library.openModel(path, m_opening->overrides);
}

// Applies the question once model and picture are open: a plan needs the model's depth, a token the picture's
// grid.
void SessionKeeper::follow()
{
    touch();
    const bool pictureCame =
        m_opening && (m_opening->images.isEmpty() || m_pictureFailed || m_state.picture() != m_pictureBefore);
    if (!m_opening || m_state.model() == m_modelBefore || !m_state.model() || !pictureCame) {
        return;
    }
    if (m_opening->sae.isEmpty() || m_saeEnded) {
        apply();
    } else if (!std::exchange(m_saeAsked, true)) { // it belongs to the model
        Q_EMIT saeWanted(m_opening->sae);
    }
}

void SessionKeeper::saeEnded()
{
    m_saeEnded = m_saeAsked;
    follow();
}

void SessionKeeper::apply()
{
    const SessionFile session = *std::exchange(m_opening, std::nullopt);
    const bool recovered = std::exchange(m_recovering, false);
    m_modelBefore.reset();
    m_pictureBefore.reset();
    m_state.offerUntrained(session.untrained);
    PictureAsk query = session.query;
    QStringList notes;
    query.plan = planFor(m_state.model()->config, session.planText, notes);
    const bool otherModel = text(m_state.model()->id) != session.modelId;
    m_state.restore(query, session.look);
    if (!notes.isEmpty()) {
        Q_EMIT failed(notes.join(QStringLiteral(". ")));
    }
    if (recovered && (m_incomplete || !notes.isEmpty())) { // the next copy would lack parts of this one
        if (const QString aside = setAside(); !aside.isEmpty()) {
            Q_EMIT reported(tr("Your last session is kept as %1.").arg(aside));
        }
    }
    if (!session.layout.empty()) {
        Q_EMIT layoutRead(session, recovered);
    }
    QStringList changed;
    if (otherModel) {
        changed << tr("the model");
    }
    if (m_state.sae() && text(m_state.sae()->id) != session.saeId) {
        changed << tr("the autoencoder");
    }
    if (m_state.picture() && !session.imageId.isEmpty()
        && text(m_state.picture()->image.id) != session.imageId) {
        changed << tr("the picture");
    }
    if (!changed.isEmpty()) {
        Q_EMIT failed(
            tr("This is not the file that the session was saved with: %1").arg(changed.join(tr(" and "))));
    }
}

void SessionKeeper::keepCopy()
{
    const bool unseen = m_waiting && m_recovering; // the copy holds more than the window shows
    if (!m_keeps || !m_state.ready() || busy() || unseen) {
        return;
    }
    m_disk.pool.start([this, session = now(), path = copyPath()] {
        const QString trouble = written(session, path);
        QMetaObject::invokeMethod(
            this,
            [this, trouble] {
                if (!trouble.isEmpty() && !m_copyFailed) {
                    Q_EMIT refused(trouble);
                }
                m_copyFailed = !trouble.isEmpty();
            },
            Qt::QueuedConnection);
    });
}

bool SessionKeeper::recover()
{
    if (!m_keeps || std::exchange(m_recovered, true) || !QFile::exists(copyPath())) {
        return false;
    }
    read(copyPath(), true);
    return true;
}

QString SessionKeeper::setAside()
{
    constexpr int most = 1000;
    for (int i = 1; i <= most; ++i) {
        const QString path = m_folder + QStringLiteral("/not-opened-%1.hydrascope").arg(i);
        if (QFile::rename(copyPath(), path)) { // rename() never overwrites
            return path;
        }
    }
    m_keeps = false; // the file stays and is not overwritten
    return {};
}

void SessionKeeper::end()
{
    m_timer.stop();
    m_disk.pool.waitForDone();
    if (m_keeps) {
        if (!m_recovering) { // else its contents were not shown yet
            QFile::remove(copyPath());
        }
        m_lock->unlock();
        m_keeps = false;
    }
}

} // namespace hydra::ui
