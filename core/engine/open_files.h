// SPDX-License-Identifier: GPL-3.0-or-later
// The models and images that are open, and the network inputs made from them. Thread-safe.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/engine/results.h"
#include "core/model/model_overrides.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hydra {
struct TargetFile;
class VisionTransformer;
struct Autoencoder;
struct HeadMeans;
struct ModelInput;
struct Neuron;
} // namespace hydra

namespace hydra::engine {

using NetworkPtr = std::shared_ptr<const VisionTransformer>;
using InputPtr = std::shared_ptr<const ModelInput>;
using TargetFilePtr = std::shared_ptr<const TargetFile>;
using AutoencoderPtr = std::shared_ptr<const Autoencoder>;
struct Program; // open_files_caches.h
using ProgramPtr = std::shared_ptr<Program>;

class OpenFiles
{
public:
    OpenFiles();
    ~OpenFiles();
    OpenFiles(const OpenFiles&) = delete;
    OpenFiles& operator=(const OpenFiles&) = delete;

    // At once where it is open already and no file that it is made of has been written since.
    [[nodiscard]] OpenedModel openModel(const std::string& path, const ModelOverrides& overrides = {},
                                        const Progress& progress = {}, const CancelToken& cancel = {});
    // The program that COMMAND starts, which is asked like a model; its id is the hash of COMMAND and of what
    // it says of itself. Each answer may take PATIENCE. Throws as Predictor does.
    [[nodiscard]] OpenedModel openProgram(const std::string& command, std::chrono::milliseconds patience,
                                          const CancelToken& cancel = {});
    [[nodiscard]] OpenedImage openImage(const std::string& path);
    [[nodiscard]] OpenedImage openPicture(Image picture, const std::string& name, Truth truth = {});
    // An already normalised input [3,H,W] from a .npy file, row INDEX of a batch.
    [[nodiscard]] std::vector<OpenedImage> openArray(const std::string& path);

    // The file of a picture that lies elsewhere (in an archive); NAME stands for its path in messages.
    [[nodiscard]] OpenedImage openBytes(const Bytes& file, const std::string& name);
    // One frame of many: its cached results evict no others.
    [[nodiscard]] OpenedImage openFrame(Image picture, const std::string& name);
    // Undoes one openBytes() or openFrame(): after the last, no line of the picture stays. A run over a
    // million needs that.
    bool forget(const ImageId& id); // whether nobody has it open any more
    // Whether it is a frame and nothing else: answers about it lie aside in every cache.
    [[nodiscard]] bool passes(const ImageId& id);

    // The same, not cached: they have no id to ask for.
    [[nodiscard]] static OpenedImage readImage(const std::string& path);
    [[nodiscard]] static OpenedImage asOpened(Image picture, const std::string& name);

    struct Spoken; // open_files_caches.h
    // Throws Error{Usage} for a model whose classes are no prompts.
    [[nodiscard]] Spoken spoken(const ModelId& id);
    struct Reading;
    // What reads texts for a model with prompts, or for the one without that was opened last. Throws
    // Error{Usage} for others, Error{Input} where it has no text tower or its vocabulary is missing.
    [[nodiscard]] Reading reading(const ModelId& id, const CancelToken& cancel);

    // Throw Error{Input} for an id that is not open (any more). An evicted picture is read again from its
    // file.
    // Throws Error{Usage} for a program, which shows nothing of its inside.
    [[nodiscard]] NetworkPtr network(const ModelId& id);
    // Of a network, or of what a program is shown.
    [[nodiscard]] std::shared_ptr<const VitConfig> config(const ModelId& id);
    [[nodiscard]] ProgramPtr program(const ModelId& id); // null: a network
    [[nodiscard]] bool answers(const ModelId& id); // whether it is a program that has not ended
    bool forgetProgram(const ModelId& id, const ProgramPtr& program); // false: another one has its place
    // Throws Error{Input} where the file that the network's weights lie in has changed since it was opened:
    // what they are now is no answer, until the file is opened again.
    void requireUnchanged(const ModelId& id);
    // The files of ours beside the model, whose content ID is; of an empty ID whatever they hold. Throw
    // Error{Input} where there is none, or another.
    [[nodiscard]] std::shared_ptr<const HeadMeans> means(const ModelId& model, const std::string& id);
    [[nodiscard]] std::vector<Neuron> neurons(const ModelId& model, const std::string& id);
    // WITHOUT with the ids of the files that it refers to.
    [[nodiscard]] Interventions completed(const ModelId& model, Interventions without);
    [[nodiscard]] InputPtr input(const ImageId& image, const ModelId& model, const InputSize& size);

    // CHOICE with the id of its file, which is read; as it is where there is none. Throws what reading
    // throws.
    [[nodiscard]] ClassChoice openTarget(ClassChoice choice);
    // What the file of a direction or a probe holds, and the picture of a similarity: read again from its
    // path where it is not open. Throw Error{Input} for a file that has changed since.
    [[nodiscard]] TargetFilePtr targetFile(const ClassChoice& choice);
    // The autoencoder of a file that was opened as the target's or as openAutoencoder() says. Throws
    // Error{Input} where it is not open any more.
    [[nodiscard]] AutoencoderPtr autoencoder(const std::string& id);
    [[nodiscard]] AutoencoderPtr openAutoencoder(const std::string& source);
    // MADE in the place of what has its id: once it is known which formula its file is for.
    void replaceAutoencoder(AutoencoderPtr made);
    [[nodiscard]] ImageId reference(const ClassChoice& choice);
    [[nodiscard]] std::string pathOf(const ImageId& id); // empty where it has none
    [[nodiscard]] std::string nameOf(const ImageId& id); // for messages

    // BYTES for pictures and inputs together; the newest of each stays whatever its size.
    void setMemoryLimit(std::size_t bytes);
    [[nodiscard]] std::size_t cachedBytes();

private:
    struct Source;
    struct Plain;
    struct Caches;
    [[nodiscard]] std::optional<OpenedModel>
    openedBefore(const std::string& path, const ModelOverrides& overrides, const std::string& stamp);
    [[nodiscard]] OpenedModel openAnew(const std::string& path, const ModelOverrides& overrides,
                                       const Progress& progress, const CancelToken& cancel);
    [[nodiscard]] static Plain read(const std::string& path, const ModelOverrides& said,
                                    const Progress& progress, const CancelToken& cancel);
    [[nodiscard]] Plain plain(const std::string& path, const ModelOverrides& overrides,
                              const Progress& progress, const CancelToken& cancel);
    [[nodiscard]] OpenedModel openPrompted(const std::string& path, const ModelOverrides& overrides,
                                           const Progress& progress, const CancelToken& cancel);
    [[nodiscard]] Path modelPath(const ModelId& id);
    [[nodiscard]] OpenedImage keep(Source source, int users = 0, bool passes = false);
    [[nodiscard]] Source source(const ImageId& id);
    [[nodiscard]] std::optional<Source> again(const ImageId& id);

    std::unique_ptr<Caches> m_caches;
};

} // namespace hydra::engine
