// SPDX-License-Identifier: GPL-3.0-or-later
// The caches of OpenFiles, with the tensors that its public header omits.
#pragma once

#include "core/base/mapped_file.h"
#include "core/checkpoint/prompted.h"
#include "core/engine/lru_cache.h"
#include "core/engine/open_files.h"
#include "core/evaluate/targets.h"
#include "core/image/preprocess.h"
#include "core/nn/vision_transformer.h"
#include "core/predictor/predictor.h"

#include <list>
#include <mutex>
#include <unordered_map>

namespace hydra::engine {

// A program that answers one question at a time.
struct Program
{
    std::shared_ptr<Predictor> predictor;
    std::recursive_timed_mutex asking; // recursive: between two batches a server answers others, same thread
    std::optional<Error> ended; // its failure, rethrown by every later question
};

struct OpenFiles::Spoken
{
    TextReaderPtr reader;
    Prompts prompts;
    ModelId plain; // the same model without prompts
};

struct OpenFiles::Reading
{
    TextReaderPtr reader;
    ModelId plain; // the same model without prompts
};

struct OpenFiles::Source
{
    OpenedImage image;
    at::Tensor array; // [3,H,W], already normalised; undefined for pictures
};

// The last opened plain model: prompts change only the classifier, so that typing reads no file.
struct OpenFiles::Plain
{
    std::string path;
    ModelOverrides overrides;
    std::filesystem::file_time_type written;
    std::shared_ptr<const Checkpoint> checkpoint;
    NetworkPtr network;
    MappedFiles files; // the model's files
    std::optional<std::string> vocabulary, textTower; // as specified
    TextReaderPtr reader; // null until requested
};

struct OpenFiles::Caches
{
    // What is left of an evicted picture: a weak pointer, since it may still be shown, and its file. Rows of
    // an array share the array's memory.
    struct Known
    {
        std::weak_ptr<const Image> picture;
        std::string path;
        at::Tensor array;
        int users = 0; // openBytes() and openFrame() calls without a forget()
        bool stays = false; // was also opened by another function
        bool passes = false; // one frame of many: its results evict no others
    };
    // An opened model, and the state of its files at that time.
    struct Opened
    {
        std::string path, stamp;
        OpenedModel model;
    };
    void forgetOld(); // the caller holds the lock

    std::mutex mutex;
    LruCache<ModelId, NetworkPtr> models{3}; // models open at once
    LruCache<ModelId, NetworkPtr> prompted{8}; // share their weights with others
    LruCache<ModelId, Spoken> spoken{8};
    std::unordered_map<ModelId, ProgramPtr> programs; // until forgetProgram()
    Plain plain;
    LruCache<ImageId, Source> images{std::size_t(128) << 20}; // bytes of pixels
    LruCache<std::string, InputPtr> inputs{std::size_t(32) << 20}; // bytes
    LruCache<ModelId, Path> modelPaths{4096}; // a comparison may come back to any model
    LruCache<ModelId, MappedFiles> modelFiles{16};
    std::list<Opened> opened; // the most recent ones
    std::unordered_map<std::string, std::shared_ptr<const HeadMeans>> means; // by content
    std::unordered_map<ImageId, Known> known; // every picture opened so far, unless there are too many
    std::size_t arrayBytes = 0; // of the arrays in KNOWN
    LruCache<std::string, TargetFilePtr> targets{16}; // files, by hash
};

} // namespace hydra::engine
