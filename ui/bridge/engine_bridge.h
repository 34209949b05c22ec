// SPDX-License-Identifier: GPL-3.0-or-later
// The window's session and its desk. Requests go down at once. The desk answers on its own thread; answers
// reach the GUI thread by queued invocation and are dropped if no owner wants them any more.
#pragma once

#include "core/base/cancel.h"
#include "core/engine/borrowed.h"
#include "core/engine/embedding.h"
#include "core/engine/question.h"
#include "ui/bridge/background.h"
#include "ui/bridge/picture.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QObject>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace hydra::ui {

using ModelPtr = std::shared_ptr<const engine::OpenedModel>;
using SaePtr = std::shared_ptr<const engine::OpenedSae>;

// A subscription: CALL receives the answers to QUESTIONS, whichever owner requested them. It lasts as long as
// the object.
struct Hearing
{
    std::vector<engine::Question> questions;
    std::function<void(const engine::Question&, const Outcome<engine::Answer>&)> call;
};

class EngineBridge : public QObject
{
    Q_OBJECT

public:
    explicit EngineBridge(QObject* parent = nullptr);
    ~EngineBridge() override;

    // Replaces OWNER's requests; answered() is emitted once for each.
    void want(const engine::Owner& owner, const std::vector<engine::Wish>& wishes);
    [[nodiscard]] std::shared_ptr<Hearing> hearing(decltype(Hearing::call) call);
    // Calls CALL(key, answer, failure) for each answer of KEY's kind, whichever owner requested it; on
    // failure the answer is null and FAILURE the error message.
    template<class Key, class Call>
    void hear(QObject* context, Call call);
    template<class Key>
    [[nodiscard]] engine::AnswerPtr<Key> cached(const Key& key) const
    {
        return std::get<engine::AnswerPtr<Key>>(known(key));
    }
    // Stops running work and drops waiting requests; no answer arrives until the next request.
    void cancel();

    // The opened file replaces the shown one. Only the newest request counts; a slow file does not delay the
    // next picture.
    void openModel(const QString& path, const ModelOverrides& overrides = {});
    // Opens the program that COMMAND starts, in place of the model; it runs until it is replaced.
    void openProgram(const QString& command);
    void stopOpeningModel();
    void openImage(const QString& path); // a file, or a resource (":/scenes/...")
    void openPicture(const QImage& image, const QString& name, const Truth& truth = {});
    [[nodiscard]] bool openingModel() const { return m_model.underWay; }
    [[nodiscard]] bool openingPicture() const { return m_picture.underWay; }
    // Opens the autoencoder SOURCE ("sae.pt#block=10") for MODEL; emits saeOpened(), saeAsks() or
    // saeFailed().
    void openSae(const QString& source, const ModelId& model);
    [[nodiscard]] bool openingSae() const { return m_sae.underWay; }
    [[nodiscard]] bool opening() const { return openingModel() || openingPicture() || openingSae(); }
    // Open without replacing what is shown; emit imageBeside() and modelBeside().
    void openImageBeside(const QString& path);
    void openModelBeside(const QString& path);
    // Opens a picture without showing it, until giveBack(); emits pictureLent(). One at a time, on its own
    // thread, so that it delays no other work.
    void lendPicture(const QString& path);
    void giveBack(const QString& path, const ImageId& image);
    // Reads the file of TARGET for its id; emits targetRead(). If the file cannot be read, the id is missing
    // and a question about TARGET fails with the reason.
    void readTarget(const ClassChoice& target);

    // Computes off the GUI thread where the model sees the picture; emits geometryBeside().
    void look(const ImageId& image, const ModelId& model, const InputSize& size);
    [[nodiscard]] std::optional<engine::SeenImage> seen(const ImageId& image, const ModelId& model,
                                                        const InputSize& size) const;
    // Prepares pictures and models that are opened from now on for this size.
    void setSize(const InputSize& size);
    void checkMachine();
    // Replaces the running embedding; results of older ones are dropped.
    void embed(const engine::EmbeddingRequest& request);
    void stopEmbedding(bool keep); // KEEP: emits embeddingEnded() with the points so far

    // For blocking requests from other threads.
    [[nodiscard]] engine::Session& session() const { return *m_session; }

Q_SIGNALS:
    void answered(const engine::Question& question, const Outcome<engine::Answer>& outcome);
    // A partial map of many passes, while an owner wants it.
    void grown(const MapKey& key, const engine::MapPtr& map);
    void rested(const engine::Owner& owner); // OWNER has no open requests left
    void modelOpened(const ModelPtr& model);
    void imageOpened(const PicturePtr& picture);
    void imageBeside(const QString& path, const PicturePtr& picture, const QString& failure);
    void modelBeside(const ModelPtr& model);
    void pictureLent(const QString& path, const ImageId& image); // empty IMAGE: unreadable
    void targetRead(const ClassChoice& target);
    void geometryBeside(const ImageId& image, const ModelId& model, const InputSize& size,
                        const InputGeometry& geometry);
    void openFailed(const QString& message); // the model could not be opened
    void besideFailed(const QString& message); // the model to compare with could not be opened
    void engineFailed(const QString& message); // an error outside any question
    void imageFailed(const QString& message); // the picture could not be opened
    void openingChanged(); // opening()
    // The model can be read once the user answers MISSING; OVERRIDES are the answers so far.
    void modelAsks(const QString& path, const ModelOverrides& overrides, const MissingValue& missing,
                   const QString& message);
    void saeOpened(const SaePtr& sae);
    void saeAsks(const QString& source, const MissingValue& missing,
                 const QString& message); // like modelAsks()
    void saeFailed(const QString& message);
    void saeFound(const QString& path); // the file opened as a model is an autoencoder
    void embeddingStarted(const engine::EmbeddingStartPtr& start);
    void embeddingMoved(const engine::EmbeddingFramePtr& frame);
    void embeddingEnded(const engine::EmbeddingEndPtr& end);
    void embeddingFailed(const QString& message);
    void embeddingProgressed(double fraction, const QString& what);
    void progressed(double fraction, const QString& what); // 1 and "" when idle
    void machineWarning(const QString& message);

private:
    // A request that is not an engine question has a token; a newer request or a stop cancels it, and its
    // result is dropped.
    struct Request
    {
        CancelToken token;
        bool underWay = false;

        CancelToken renew(bool starts);
    };
    [[nodiscard]] engine::Answer known(const engine::Question& question) const;
    [[nodiscard]] engine::Listener listener();
    void take(const engine::Question& question, const Outcome<engine::Answer>& outcome);
    // A null model means that PATH is an autoencoder.
    void takeModel(const QString& path, const ModelOverrides& overrides, const Outcome<ModelPtr>& outcome);
    using Program = std::shared_ptr<const engine::BorrowedProgram>;
    void run(Program program); // null: no program; ends the previous one
    void open(const QString& name, std::function<engine::OpenedImage()> read);
    void takePicture(const Outcome<PicturePtr>& outcome);
    void warm(const ImageId* image, const ModelId* model);
    void showProgress();

    std::unique_ptr<engine::Session> m_session;
    Program m_program; // the program that is the model
    std::vector<std::weak_ptr<const Hearing>> m_hearings; // in order of creation
    Request m_model, m_picture, m_sae;
    CancelToken m_embedding; // if cancelled, its result is dropped
    engine::KeepFlag m_keep; // of the latest embedding
    double m_fraction = 1; // progress of the engine
    QString m_what;
    std::mutex m_lastMutex; // guards the three below, which any thread uses
    ImageId m_lastImage;
    ModelId m_lastModel;
    InputSize m_lastSize;
    std::unique_ptr<engine::Desk> m_desk;
    Background m_models, m_lenders;
    Background m_pictures{2}; // the next picture need not wait for a large one
    Background m_helpers; // for files opened beside and the machine check
    Background m_embedder;
};

// The answer to a question of KEY's kind; null on failure (see failureOf()).
template<class Key>
[[nodiscard]] engine::AnswerPtr<Key> answerOf(const Outcome<engine::Answer>& outcome)
{
    return outcome.ok() ? std::get<engine::AnswerPtr<Key>>(outcome.value()) : nullptr;
}
[[nodiscard]] inline QString failureOf(const Outcome<engine::Answer>& outcome)
{
    return outcome.ok() ? QString() : spoken(outcome.error());
}

template<class Key, class Call>
void EngineBridge::hear(QObject* context, Call call)
{
    connect(this, &EngineBridge::answered, context,
            [call](const engine::Question& question, const Outcome<engine::Answer>& outcome) {
                if (const auto* key = std::get_if<Key>(&question)) {
                    call(*key, answerOf<Key>(outcome), failureOf(outcome));
                }
            });
}

} // namespace hydra::ui
