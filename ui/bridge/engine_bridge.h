// SPDX-License-Identifier: GPL-3.0-or-later
// The window's session and its desk. Questions go down at once; answers, which the desk gives on its own
// thread, hop to the GUI thread by queued invocation and are dropped when nobody wants them any more.
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

// What somebody waits for: CALL for the answers to these questions, whoever wants them, and for no others.
// It is heard of as long as it is held.
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

    // What OWNER wants from now on, instead of what it wanted before; answered() comes once for each.
    void want(const engine::Owner& owner, const std::vector<engine::Wish>& wishes);
    [[nodiscard]] std::shared_ptr<Hearing> hearing(decltype(Hearing::call) call);
    // CALL(key, answer, failure) for each answer to a question of KEY's kind, whoever asked; the answer is
    // null where FAILURE says why.
    template<class Key, class Call>
    void hear(QObject* context, Call call);
    template<class Key>
    [[nodiscard]] engine::AnswerPtr<Key> cached(const Key& key) const
    {
        return std::get<engine::AnswerPtr<Key>>(known(key));
    }
    // Stops what is running and forgets what waits; nothing arrives until the next request.
    void cancel();

    // What is opened takes the place of what is shown: the newest request counts, and one that is slow to
    // read does not keep the next one waiting.
    void openModel(const QString& path, const ModelOverrides& overrides = {});
    // The program that COMMAND starts, in place of the model; it runs until another takes its place.
    void openProgram(const QString& command);
    void stopOpeningModel();
    void openImage(const QString& path); // a file, or a resource (":/scenes/...")
    void openPicture(const QImage& image, const QString& name, const Truth& truth = {});
    [[nodiscard]] bool openingModel() const { return m_model.underWay; }
    [[nodiscard]] bool openingPicture() const { return m_picture.underWay; }
    // The autoencoder of SOURCE ("sae.pt#block=10") for MODEL: saeOpened(), or why not.
    void openSae(const QString& source, const ModelId& model);
    [[nodiscard]] bool openingSae() const { return m_sae.underWay; }
    [[nodiscard]] bool opening() const { return openingModel() || openingPicture() || openingSae(); }
    // Open without taking the place of what is shown; answered by imageBeside() and modelBeside().
    void openImageBeside(const QString& path);
    void openModelBeside(const QString& path);
    // Open without being looked at, until it is given back; answered by pictureLent(). One at a time, on a
    // thread of its own: nothing waits for it.
    void lendPicture(const QString& path);
    void giveBack(const QString& path, const ImageId& image);
    // Reads the file of TARGET for its id; answered by targetRead(), without an id where it cannot be read:
    // whoever asks about it hears why.
    void readTarget(const ClassChoice& target);

    // Where the model sees the picture, worked out off the GUI thread: geometryBeside().
    void look(const ImageId& image, const ModelId& model, const InputSize& size);
    [[nodiscard]] std::optional<engine::SeenImage> seen(const ImageId& image, const ModelId& model,
                                                        const InputSize& size) const;
    // Pictures and models that are opened from now on are made ready for this size.
    void setSize(const InputSize& size);
    void checkMachine();
    // Replaces the embedding that runs; what comes of older ones is dropped.
    void embed(const engine::EmbeddingRequest& request);
    void stopEmbedding(bool keep); // KEEP: embeddingEnded with what is there, where there is something

    // For what asks on a thread of its own and waits.
    [[nodiscard]] engine::Session& session() const { return *m_session; }

Q_SIGNALS:
    void answered(const engine::Question& question, const Outcome<engine::Answer>& outcome);
    // What is there by now of a map that takes many passes, while somebody wants it.
    void grown(const MapKey& key, const engine::MapPtr& map);
    void rested(const engine::Owner& owner); // all has come, or nobody wants the rest
    void modelOpened(const ModelPtr& model);
    void imageOpened(const PicturePtr& picture);
    void imageBeside(const QString& path, const PicturePtr& picture, const QString& failure);
    void modelBeside(const ModelPtr& model);
    void pictureLent(const QString& path, const ImageId& image); // "": it cannot be read
    void targetRead(const ClassChoice& target);
    void geometryBeside(const ImageId& image, const ModelId& model, const InputSize& size,
                        const InputGeometry& geometry);
    void openFailed(const QString& message); // the model that was to be opened could not be read
    void besideFailed(const QString& message); // nor could one to compare with
    void engineFailed(const QString& message); // outside any question
    void imageFailed(const QString& message); // the picture asked for last
    void openingChanged(); // opening()
    // A model that could be read if the user answered; OVERRIDES is what was already said.
    void modelAsks(const QString& path, const ModelOverrides& overrides, const Unsaid& unsaid,
                   const QString& message);
    void saeOpened(const SaePtr& sae);
    void saeAsks(const QString& source, const Unsaid& unsaid, const QString& message); // as modelAsks
    void saeFailed(const QString& message);
    void saeFound(const QString& path); // what was opened as a model is an autoencoder
    void embeddingStarted(const engine::EmbeddingStartPtr& start);
    void embeddingMoved(const engine::EmbeddingFramePtr& frame);
    void embeddingEnded(const engine::EmbeddingEndPtr& end);
    void embeddingFailed(const QString& message);
    void embeddingProgressed(double fraction, const QString& what);
    void progressed(double fraction, const QString& what); // 1 and "" when idle
    void machineWarning(const QString& message);

private:
    // What is asked for outside the table of questions has a token: whoever asks for something else, or no
    // longer, cancels it, and what comes of it is dropped.
    struct Request
    {
        CancelToken token;
        bool underWay = false;

        CancelToken renew(bool starts);
    };
    [[nodiscard]] engine::Answer known(const engine::Question& question) const;
    [[nodiscard]] engine::Listener listener();
    void take(const engine::Question& question, const Outcome<engine::Answer>& outcome);
    // Null: PATH is an autoencoder.
    void takeModel(const QString& path, const ModelOverrides& overrides, const Outcome<ModelPtr>& outcome);
    using Program = std::shared_ptr<const engine::BorrowedProgram>;
    void run(Program program); // null: none; the one before ends
    void open(const QString& name, std::function<engine::OpenedImage()> read);
    void takePicture(const Outcome<PicturePtr>& outcome);
    void warm(const ImageId* image, const ModelId* model);
    void showProgress();

    std::unique_ptr<engine::Session> m_session;
    Program m_program; // that is the model
    std::vector<std::weak_ptr<const Hearing>> m_hearings; // in the order of their making
    Request m_model, m_picture, m_sae;
    CancelToken m_embedding; // whose result is dropped
    engine::KeepFlag m_keep; // of the embedding asked for last
    double m_fraction = 1; // what the engine says of its progress
    QString m_what;
    std::mutex m_lastMutex; // of the two below, which any thread reads
    ImageId m_lastImage;
    ModelId m_lastModel;
    InputSize m_lastSize;
    std::unique_ptr<engine::Desk> m_desk;
    Background m_models, m_lenders;
    Background m_pictures{2}; // the next picture does not wait for a large one
    Background m_helpers; // what is opened beside, the machine check
    Background m_embedder;
};

// The answer to a question of KEY's kind; null where failureOf() says why.
template<class Key>
[[nodiscard]] engine::AnswerPtr<Key> answerOf(const Outcome<engine::Answer>& outcome)
{
    return outcome.ok() ? std::get<engine::AnswerPtr<Key>>(outcome.value()) : nullptr;
}
[[nodiscard]] inline QString failureOf(const Outcome<engine::Answer>& outcome)
{
    return outcome.ok() ? QString() : spoken(outcome.error().what());
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
