// SPDX-License-Identifier: GPL-3.0-or-later
// The open models and images, and the network inputs made from them. Thread-safe.
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

    // Returns the open model if none of its files has been written since; else reads it.
    [[nodiscard]] OpenedModel openModel(const std::string& path, const ModelOverrides& overrides = {},
                                        const Progress& progress = {}, const CancelToken& cancel = {});
    // Starts the program COMMAND, which then answers like a model; its id is the hash of COMMAND and of the
    // program's first line. Each answer may take PATIENCE. Throws as Predictor does.
    [[nodiscard]] OpenedModel openProgram(const std::string& command, std::chrono::milliseconds patience,
                                          const CancelToken& cancel = {});
    [[nodiscard]] OpenedImage openImage(const std::string& path);
    [[nodiscard]] OpenedImage openPicture(Image picture, const std::string& name, Truth truth = {});
    // Already normalised inputs [3,H,W] from a .npy file, one for each row of a batch.
    [[nodiscard]] std::vector<OpenedImage> openArray(const std::string& path);

    // A picture's FILE read from elsewhere (an archive); NAME replaces its path in messages.
    [[nodiscard]] OpenedImage openBytes(const Bytes& file, const std::string& name);
    // One frame of many: its cached results evict no others.
    [[nodiscard]] OpenedImage openFrame(Image picture, const std::string& name);
    // Undoes one openBytes() or openFrame(); the last one erases the picture's entry, which a run over a
    // million pictures needs.
    bool forget(const ImageId& id); // true: no user has it open any more
    // Whether it was only opened as a frame; its answers do not evict other answers from a cache.
    [[nodiscard]] bool passes(const ImageId& id);

    // The same, without caching: these pictures cannot be requested by id.
    [[nodiscard]] static OpenedImage readImage(const std::string& path);
    [[nodiscard]] static OpenedImage asOpened(Image picture, const std::string& name);

    struct Spoken; // open_files_caches.h
    // The prompts of a model. Throws Error{Usage} if its classes are not prompts.
    [[nodiscard]] Spoken spoken(const ModelId& id);
    struct Reading;
    // The text reader of a model with prompts, or of the last opened model without. Throws Error{Usage} for
    // others, Error{Input} if the model has no text tower or its vocabulary is missing.
    [[nodiscard]] Reading reading(const ModelId& id, const CancelToken& cancel);

    // Throw Error{Input} for an id that is not open (any more). An evicted picture is read again from its
    // file.
    // network() throws Error{Usage} for a program, which does not expose its inside.
    [[nodiscard]] NetworkPtr network(const ModelId& id);
    // The configuration of a network, or of a program's input.
    [[nodiscard]] std::shared_ptr<const VitConfig> config(const ModelId& id);
    [[nodiscard]] ProgramPtr program(const ModelId& id); // null for a network
    [[nodiscard]] bool answers(const ModelId& id); // whether it is a program that has not ended
    bool forgetProgram(const ModelId& id, const ProgramPtr& program); // false: it was replaced
    // Throws Error{Input} if the file with the network's weights has changed since it was opened: the mapped
    // weights are then invalid until the file is opened again.
    void requireUnchanged(const ModelId& id);
    // Our files beside the model, with content ID; an empty ID accepts any content. Throw Error{Input} if
    // there is no such file, or a different one.
    [[nodiscard]] std::shared_ptr<const HeadMeans> means(const ModelId& model, const std::string& id);
    [[nodiscard]] std::vector<Neuron> neurons(const ModelId& model, const std::string& id);
    // WITHOUT, completed with the ids of the files that it refers to.
    [[nodiscard]] Interventions completed(const ModelId& model, Interventions without);
    [[nodiscard]] InputPtr input(const ImageId& image, const ModelId& model, const InputSize& size);

    // Reads CHOICE's file and returns CHOICE with the file's id; unchanged if it has no file. Throws as
    // reading does.
    [[nodiscard]] ClassChoice openTarget(ClassChoice choice);
    // The content of the file of a direction or a probe, and the picture of a similarity: read again from its
    // path if it is not open. Throw Error{Input} for a file that has changed since.
    [[nodiscard]] TargetFilePtr targetFile(const ClassChoice& choice);
    // The autoencoder of a file opened as a target or by openAutoencoder(). Throws Error{Input} if it is not
    // open any more.
    [[nodiscard]] AutoencoderPtr autoencoder(const std::string& id);
    [[nodiscard]] AutoencoderPtr openAutoencoder(const std::string& source);
    // Replaces the autoencoder with MADE's id, once the formula of its file is known.
    void replaceAutoencoder(AutoencoderPtr made);
    [[nodiscard]] ImageId reference(const ClassChoice& choice);
    [[nodiscard]] std::string pathOf(const ImageId& id); // empty if it has none
    [[nodiscard]] std::string nameOf(const ImageId& id); // for messages

    // BYTES for pictures and inputs together; the newest of each is kept even if larger.
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
    [[nodiscard]] static Plain read(const std::string& path, const ModelOverrides& overrides,
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
