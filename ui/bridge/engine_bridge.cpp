// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/engine_bridge.h"

#include "core/base/memory.h"
#include "core/engine/desk.h"
#include "core/image/load.h"
#include "core/sae/sae_words.h"
#include "core/tensor/machine.h"
#include "ui/paint/spoken.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hydra::ui {

// Cancels the previous request.
CancelToken EngineBridge::Request::renew(bool starts)
{
    token.cancel();
    token = CancelToken();
    underWay = starts;
    return token;
}

EngineBridge::EngineBridge(QObject* parent)
    : QObject(parent)
    , m_session(std::make_unique<engine::Session>())
    , m_desk(std::make_unique<engine::Desk>(*m_session, listener()))
{ }

EngineBridge::~EngineBridge()
{
    m_model.token.cancel();
    m_picture.token.cancel();
    m_sae.token.cancel();
}

engine::Answer EngineBridge::known(const engine::Question& question) const
{
    return session().known(question);
}

// Called on the desk's thread, which ends before the bridge is destroyed.
engine::Listener EngineBridge::listener()
{
    engine::Listener to;
    to.answered = [this](const engine::Question& question, const Outcome<engine::Answer>& outcome) {
        tellLater(this, {}, [this, question, outcome] { take(question, outcome); });
    };
    to.grown = [this](const engine::Question& question, const engine::MapPtr& map) {
        tellLater(this, {}, [this, question, map] {
            if (m_desk->wanted(question)) {
                Q_EMIT grown(std::get<MapKey>(question), map);
            }
        });
    };
    to.progress = [this](double fraction, const Message& what) {
        tellLater(this, {}, [this, fraction, what] {
            m_fraction = fraction;
            m_what = spoken(what);
            showProgress();
        });
    };
    to.failed = [this](const Message& message) {
        tellLater(this, {}, [this, message] { Q_EMIT engineFailed(spoken(message)); });
    };
    return to;
}

void EngineBridge::showProgress()
{
    if (!opening()) { // else the opening's progress is shown
        Q_EMIT progressed(m_fraction, m_what);
    }
}

void EngineBridge::want(const engine::Owner& owner, const std::vector<engine::Wish>& wishes)
{
    const bool wanted = m_desk->wants(owner);
    if (!wanted && wishes.empty()) {
        return;
    }
    m_desk->want(owner, wishes);
    if (wishes.empty()) {
        Q_EMIT rested(owner);
    }
}

std::shared_ptr<Hearing> EngineBridge::hearing(decltype(Hearing::call) call)
{
    const auto gone = [](const std::weak_ptr<const Hearing>& each) { return each.expired(); };
    m_hearings.erase(std::remove_if(m_hearings.begin(), m_hearings.end(), gone), m_hearings.end());
    auto made = std::make_shared<Hearing>(Hearing{{}, std::move(call)});
    m_hearings.emplace_back(made);
    return made;
}

void EngineBridge::take(const engine::Question& question, const Outcome<engine::Answer>& outcome)
{
    const std::vector<engine::Owner> owners = m_desk->take(question);
    if (owners.empty()) {
        return;
    }
    for (const std::weak_ptr<const Hearing>& each : std::vector(m_hearings)) { // calls may change the list
        const std::shared_ptr<const Hearing> hearing = each.lock();
        if (hearing
            && std::find(hearing->questions.begin(), hearing->questions.end(), question)
                != hearing->questions.end()) {
            hearing->call(question, outcome);
        }
    }
    Q_EMIT answered(question, outcome);
    for (const engine::Owner& owner : owners) {
        if (!m_desk->wants(owner)) {
            Q_EMIT rested(owner);
        }
    }
}

void EngineBridge::cancel()
{
    (void)m_model.renew(false);
    (void)m_picture.renew(false);
    (void)m_sae.renew(false);
    for (const engine::Owner& owner : m_desk->cancel()) {
        Q_EMIT rested(owner);
    }
    Q_EMIT progressed(1, {});
    Q_EMIT openingChanged();
}

void EngineBridge::openModel(const QString& path, const ModelOverrides& overrides)
{
    const CancelToken token = m_model.renew(true);
    (void)m_sae.renew(false); // it belonged to the previous model
    Q_EMIT progressed(0, tr("opening %1").arg(QFileInfo(path).fileName()));
    Q_EMIT openingChanged();
    inBackground(
        m_models.pool, this, token,
        [this, path, overrides, cancel = token] {
            try {
                auto model = std::make_shared<const engine::OpenedModel>(
                    session().files().openModel(localPath(path), overrides, {}, cancel));
                warm(nullptr, &model->id);
                return ModelPtr(model);
            } catch (const Error& error) {
                if (error.code() == ErrorCode::Cancelled || !holdsAutoencoder(localPath(path))) {
                    throw;
                }
                return ModelPtr();
            }
        },
        [this, path, overrides](const Outcome<ModelPtr>& outcome) { takeModel(path, overrides, outcome); });
}

void EngineBridge::openProgram(const QString& command)
{
    const CancelToken token = m_model.renew(true);
    (void)m_sae.renew(false);
    Q_EMIT progressed(0, tr("starting %1").arg(command));
    Q_EMIT openingChanged();
    inBackground(
        m_models.pool, this, token,
        [this, command = command.toStdString(), token] {
            constexpr auto patience = std::chrono::seconds(120); // the default of --patience
            auto program =
                std::make_shared<const engine::BorrowedProgram>(session(), command, patience, token);
            token.check();
            warm(nullptr, &program->model().id);
            return program;
        },
        [this, command](const Outcome<Program>& outcome) {
            if (!outcome.ok()) {
                takeModel(command, {}, outcome.error());
                return;
            }
            const auto model = std::make_shared<const engine::OpenedModel>(outcome.value()->model());
            takeModel(command, {}, ModelPtr(model));
            run(outcome.value());
        });
}

// On a helper thread, as ending a program may take long.
void EngineBridge::run(Program program)
{
    m_helpers.pool.start([gone = std::exchange(m_program, std::move(program))]() mutable { gone.reset(); });
}

void EngineBridge::stopOpeningModel()
{
    (void)m_model.renew(false);
    showProgress();
    Q_EMIT openingChanged();
}

void EngineBridge::openSae(const QString& source, const ModelId& model)
{
    const CancelToken token = m_sae.renew(true);
    Q_EMIT progressed(0, tr("opening %1").arg(QFileInfo(source).fileName()));
    Q_EMIT openingChanged();
    inBackground(
        m_models.pool, this, token,
        [this, source, model] { return engine::openSae(session(), localPath(source), model); },
        [this, source](const Outcome<engine::OpenedSae>& outcome) {
            m_sae.underWay = false;
            showProgress();
            if (outcome.ok()) {
                Q_EMIT saeOpened(std::make_shared<const engine::OpenedSae>(outcome.value()));
            } else if (outcome.error().missingValue()) {
                Q_EMIT saeAsks(source, *outcome.error().missingValue(), spoken(outcome.error()));
            } else {
                Q_EMIT saeFailed(spoken(outcome.error()));
            }
            Q_EMIT openingChanged();
        });
}

void EngineBridge::takeModel(const QString& path, const ModelOverrides& overrides,
                             const Outcome<ModelPtr>& outcome)
{
    m_model.underWay = false;
    showProgress();
    Q_EMIT openingChanged();
    if (outcome.ok() && !outcome.value()) {
        Q_EMIT saeFound(path);
    } else if (outcome.ok()) {
        Q_EMIT modelOpened(outcome.value());
        outcome.value()->program ? void() : run(nullptr);
    } else if (outcome.error().missingValue()) {
        Q_EMIT modelAsks(path, overrides, *outcome.error().missingValue(), spoken(outcome.error()));
    } else {
        Q_EMIT openFailed(spoken(outcome.error()));
    }
}

void EngineBridge::openImage(const QString& path)
{
    open(path, [this, path] { return openedImage(session(), path); });
}

void EngineBridge::openPicture(const QImage& image, const QString& name, const Truth& truth)
{
    open(name, [this, image, name, truth] {
        return session().files().openPicture(fromQImage(image), name.toStdString(), truth);
    });
}

void EngineBridge::open(const QString& name, std::function<engine::OpenedImage()> read)
{
    const CancelToken token = m_picture.renew(true);
    Q_EMIT progressed(0, tr("opening %1").arg(QFileInfo(name).fileName()));
    Q_EMIT openingChanged();
    inBackground(
        m_pictures.pool, this, token,
        [this, read = std::move(read), cancel = token] {
            const engine::OpenedImage image = read();
            cancel.check();
            PicturePtr picture = pictureOf(image); // here, as it takes 0.1 s for a large photograph
            warm(&image.id, nullptr);
            return picture;
        },
        [this](const Outcome<PicturePtr>& outcome) { takePicture(outcome); });
}

void EngineBridge::takePicture(const Outcome<PicturePtr>& outcome)
{
    m_picture.underWay = false;
    showProgress();
    if (outcome.ok()) {
        Q_EMIT imageOpened(outcome.value());
    } else {
        Q_EMIT imageFailed(spoken(outcome.error()));
    }
    Q_EMIT openingChanged();
}

// Resizes the latest picture for the latest model, one of which is new, on a worker thread, so that seen()
// does not block the GUI thread.
void EngineBridge::warm(const ImageId* newImage, const ModelId* newModel)
{
    ImageId image;
    ModelId model;
    InputSize size;
    {
        const std::lock_guard lock(m_lastMutex);
        size = m_lastSize;
        image = m_lastImage = newImage != nullptr ? *newImage : m_lastImage;
        model = m_lastModel = newModel != nullptr ? *newModel : m_lastModel;
    }
    if (!image.empty() && !model.empty()) {
        (void)seen(image, model, size);
    }
}

void EngineBridge::openImageBeside(const QString& path)
{
    inBackground(
        m_helpers.pool, this, m_helpers.token,
        [this, path] { return pictureOf(openedImage(session(), path)); },
        [this, path](const Outcome<PicturePtr>& outcome) {
            Q_EMIT imageBeside(path, outcome.ok() ? outcome.value() : nullptr,
                               outcome.ok() ? QString() : spoken(outcome.error()));
        });
}

void EngineBridge::lendPicture(const QString& path)
{
    inBackground(
        m_lenders.pool, this, m_lenders.token,
        [this, path] {
            if (isResource(path)) {
                return openedImage(session(), path).id;
            }
            const std::string file = localPath(path);
            return session().files().openBytes(readFile(file, ImageLimits().maxBytes), file).id;
        },
        [this, path](const Outcome<ImageId>& outcome) {
            Q_EMIT pictureLent(path, outcome.ok() ? outcome.value() : ImageId());
        });
}

void EngineBridge::giveBack(const QString& path, const ImageId& image)
{
    if (!isResource(path)) { // resources are few and small, and are kept
        m_lenders.pool.start([this, image] { session().forget(image); });
    }
}

void EngineBridge::openModelBeside(const QString& path)
{
    inBackground(
        m_helpers.pool, this, m_helpers.token,
        [this, path, cancel = m_helpers.token] {
            return session().files().openModel(localPath(path), {}, {}, cancel);
        },
        [this](const Outcome<engine::OpenedModel>& outcome) {
            if (outcome.ok()) {
                Q_EMIT modelBeside(std::make_shared<const engine::OpenedModel>(outcome.value()));
            } else {
                Q_EMIT besideFailed(spoken(outcome.error()));
            }
        });
}

void EngineBridge::readTarget(const ClassChoice& target)
{
    inBackground(
        m_helpers.pool, this, m_helpers.token,
        [this, target] { return session().files().openTarget(target); },
        [this, target](const Outcome<ClassChoice>& outcome) {
            Q_EMIT targetRead(outcome.ok() ? outcome.value() : target);
        });
}

void EngineBridge::setSize(const InputSize& size)
{
    const std::lock_guard lock(m_lastMutex);
    m_lastSize = size;
}

void EngineBridge::look(const ImageId& image, const ModelId& model, const InputSize& size)
{
    inBackground(
        m_helpers.pool, this, m_helpers.token,
        [this, image, model, size] { return seen(image, model, size); },
        [this, image, model, size](const Outcome<std::optional<engine::SeenImage>>& outcome) {
            if (outcome.ok() && outcome.value()) {
                Q_EMIT geometryBeside(image, model, size, outcome.value()->geometry);
            }
        });
}

std::optional<engine::SeenImage> EngineBridge::seen(const ImageId& image, const ModelId& model,
                                                    const InputSize& size) const
{
    try {
        return session().seen(image, model, size);
    } catch (const std::exception&) {
        return std::nullopt; // image or model is not known yet, or memory is short
    }
}

void EngineBridge::checkMachine()
{
    inBackground(
        m_helpers.pool, this, m_helpers.token, [] { return measureMachine(); },
        [this](const Outcome<MachineSpeed>& outcome) {
            if (outcome.ok() && !outcome.value().warning.empty()) {
                Q_EMIT machineWarning(spoken(outcome.value().warning));
            }
        });
}

void EngineBridge::embed(const engine::EmbeddingRequest& request)
{
    const CancelToken token = renewed(m_embedding);
    m_keep = engine::KeepFlag();
    engine::EmbeddingObserver to;
    to.started = [this, token](const engine::EmbeddingStartPtr& start) {
        tellLater(this, token, [this, start] { Q_EMIT embeddingStarted(start); });
    };
    to.moved = [this, token](const engine::EmbeddingFramePtr& frame) {
        tellLater(this, token, [this, frame] { Q_EMIT embeddingMoved(frame); });
    };
    to.progress = [this, token](double fraction, const Message& what) {
        tellLater(this, token,
                  [this, fraction, what] { Q_EMIT embeddingProgressed(fraction, spoken(what)); });
    };
    const auto work = [this, request, to, stop = m_embedder.renewed(), keep = m_keep] {
        stayInBackground(); // one thread at low priority, so that the desk keeps its cores
        engine::EmbeddingRequest alone = request;
        alone.options.tsne.threads = 1; // the result does not depend on it
        const auto end =
            std::make_shared<const engine::EmbeddingEnd>(embedPictures(session(), alone, to, stop, keep));
        giveBackFreedMemory();
        return end;
    };
    inBackground(m_embedder.pool, this, token, work, [this](const Outcome<engine::EmbeddingEndPtr>& outcome) {
        if (outcome.ok()) {
            Q_EMIT embeddingEnded(outcome.value());
        } else if (outcome.error().code() != ErrorCode::Cancelled) { // if cancelled, there is no result
            Q_EMIT embeddingFailed(spoken(outcome.error()));
        }
    });
}

void EngineBridge::stopEmbedding(bool keep)
{
    keep ? m_keep.set() : m_embedding.cancel();
    m_embedder.token.cancel();
}

} // namespace hydra::ui
