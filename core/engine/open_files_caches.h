// SPDX-License-Identifier: GPL-3.0-or-later
// What OpenFiles keeps open, with the tensors that its public header leaves out.
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
    std::recursive_timed_mutex asking; // a server answers others between two batches, on the same thread
    std::optional<Error> ended; // its failure, which every later question throws
};

struct OpenFiles::Spoken
{
    TextReaderPtr reader;
    Prompts prompts;
    ModelId plain; // of the model without them
};

struct OpenFiles::Reading
{
    TextReaderPtr reader;
    ModelId plain; // of the model without prompts
};

struct OpenFiles::Source
{
    OpenedImage image;
    at::Tensor array; // [3,H,W], already normalised; undefined for pictures
};

// The plain model that was opened last: prompts change the classifier alone, so that typing reads no file.
struct OpenFiles::Plain
{
    std::string path;
    ModelOverrides said;
    std::filesystem::file_time_type written;
    std::shared_ptr<const Checkpoint> checkpoint;
    NetworkPtr network;
    MappedFiles files; // that it is made of
    std::optional<std::string> vocabulary, textTower; // as said
    TextReaderPtr reader; // null until it is asked for
};

struct OpenFiles::Caches
{
    // What is left of an evicted picture: a weak pointer, for it may still be shown, and its file. Rows of an
    // array share the array's memory.
    struct Known
    {
        std::weak_ptr<const Image> picture;
        std::string path;
        at::Tensor array;
        int users = 0; // between openBytes() or openFrame() and forget()
        bool stays = false; // was opened otherwise, too
        bool passes = false; // one frame of many: what is made of it pushes nothing out
    };
    // A model that was opened, and what its files were like then.
    struct Opened
    {
        std::string path, stamp;
        OpenedModel model;
    };
    void forgetOld(); // the lock is held

    std::mutex mutex;
    LruCache<ModelId, NetworkPtr> models{3}; // models open at once
    LruCache<ModelId, NetworkPtr> prompted{8}; // which share their weights with others
    LruCache<ModelId, Spoken> spoken{8};
    std::unordered_map<ModelId, ProgramPtr> programs; // until forgetProgram()
    Plain plain;
    LruCache<ImageId, Source> images{std::size_t(128) << 20}; // bytes of pixels
    LruCache<std::string, InputPtr> inputs{std::size_t(32) << 20}; // bytes
    LruCache<ModelId, Path> modelPaths{4096}; // a comparison may come back to any of them
    LruCache<ModelId, MappedFiles> modelFiles{16};
    std::list<Opened> opened; // the last ones
    std::unordered_map<std::string, std::shared_ptr<const HeadMeans>> means; // by content
    std::unordered_map<ImageId, Known> known; // every picture that was ever open, while there are few
    std::size_t arrayBytes = 0; // of those of it that are arrays
    LruCache<std::string, TargetFilePtr> targets{16}; // files, by their hash
};

} // namespace hydra::engine
