// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/word_shelf.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/over_pictures.h"
#include "core/base/text_file.h"
#include "core/base/update_file.h"
#include "core/engine/borrowed.h"
#include "core/engine/session.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"
#include "core/model/imagenet_names.h"
#include "core/tensor/machine.h"
#include "core/text/concepts.h"

#include <ATen/ATen.h>

#include <set>

namespace hydra::engine {

namespace {

// Drops duplicates: a bird and a machine share their name, and so do two bathing suits.
std::vector<std::string> imagenetWords()
{
    std::vector<std::string> words;
    std::set<std::string> seen;
    for (const std::string& name : imagenetNames()) {
        if (seen.insert(name).second) {
            words.push_back(name);
        }
    }
    return words;
}

// The pictures in FOLDER, with path, size and time in STAMPS: a rewritten picture changes the mean's id.
std::vector<std::string> picturesOf(const std::string& folder, std::string& stamps)
{
    std::vector<std::string> paths;
    for (const Path& path : listPictures(folder)) {
        paths.push_back(path.string());
        stamps += paths.back() + '\0' + stampOfFile(path) + '\n';
    }
    return paths;
}

at::Tensor directionIn(Session& session, const NetworkKey& key, const CancelToken& cancel)
{
    const NetworkPtr network = session.network(key, cancel);
    const InputPtr input = session.files().input(key.image, key.model, key.size);
    useThreadsFor(macsOf(network->config(), key));
    at::Tensor tokens;
    (void)network->forward(input->pixels, key.sub, key.plan, cancel, nullptr, &tokens);
    return directionOf(embeddingsOf(*network->weights(key.sub), network->pooled(tokens, key.sub)[0])[0]);
}

} // namespace

ConceptSources WordShelf::open(const std::string& file, const std::string& folder)
{
    const auto keep = [this](const std::string& id, std::vector<std::string> lines) {
        const std::lock_guard lock(m_mutex);
        m_lines.insert(id, std::make_shared<const std::vector<std::string>>(std::move(lines)), 1);
    };
    ConceptSources opened;
    std::string bytes; // hashed for the ids
    std::vector<std::string> words;
    if (file.empty()) {
        words = imagenetWords();
        bytes = "imagenet";
    } else {
        bytes = readText(file, mostWordBytes);
        words = wordsOf(bytes, file);
    }
    opened.count = words.size();
    opened.words = sha256(bytes.data(), bytes.size());
    keep(opened.words, std::move(words));
    if (!folder.empty()) {
        std::string stamps;
        std::vector<std::string> paths = picturesOf(folder, stamps);
        opened.pictures = paths.size();
        opened.mean = sha256(stamps.data(), stamps.size());
        keep(opened.mean, std::move(paths));
    }
    return opened;
}

WordShelf::Lines WordShelf::lines(const std::string& id)
{
    const std::lock_guard lock(m_mutex);
    if (const Lines* found = m_lines.find(id)) {
        return *found;
    }
    throw inputError("the list of words or the folder is no longer open; choose it again");
}

WordShelf::List WordShelf::words(const std::string& id, const OpenFiles::Reading& reading,
                                 const Progress& progress, const CancelToken& cancel)
{
    constexpr std::size_t batch = 64;
    const Lines all = lines(id);
    const std::string key = id + '|' + reading.plain + '|' + reading.reader->id();
    for (;;) {
        std::size_t done = 0;
        {
            const std::lock_guard lock(m_mutex);
            std::shared_ptr<Read>* known = m_read.find(key);
            if (known == nullptr) {
                m_read.insert(key, std::make_shared<Read>(), 1);
                known = m_read.find(key);
            }
            if ((*known)->rows.defined()) {
                return {all, (*known)->rows};
            }
            done = (*known)->batches.size();
        }
        const std::size_t from = done * batch, to = std::min(all->size(), from + batch);
        report(progress, double(from) / double(all->size()), message("word %1 of %2", from, all->size()));
        cancel.check();
        Prompts some;
        some.classes.assign(all->begin() + std::ptrdiff_t(from), all->begin() + std::ptrdiff_t(to));
        const at::Tensor rows = reading.reader->directions(some, cancel);
        const std::lock_guard lock(m_mutex);
        std::shared_ptr<Read>* const known = m_read.find(key);
        if (known != nullptr && (*known)->batches.size() == done && !(*known)->rows.defined()) {
            (*known)->batches.push_back(rows);
            if (to == all->size()) {
                (*known)->rows = wordRows(at::cat(std::exchange((*known)->batches, {}), 0));
            }
        }
    }
}

DirectionSums WordShelf::mean(const ConceptsKey& key, const ModelId& plain, Session& session,
                              const Progress& progress, const CancelToken& cancel)
{
    const Lines paths = lines(key.mean);
    const NetworkKey known = key.network.of(key.mean).ofModel(plain);
    for (;;) {
        DirectionSums now;
        {
            const std::lock_guard lock(m_mutex);
            const DirectionSums* const found = m_means.find(known);
            now = found != nullptr ? *found : now;
        }
        if (now.next == paths->size()) {
            return now;
        }
        report(progress, double(now.next) / double(paths->size()), (*paths)[now.next]);
        addPicture(now, *paths, {key.network}, session, cancel);
        now.ids.clear(); // unused here, and each picture would copy them
        const std::lock_guard lock(m_mutex);
        m_means.insert(known, std::move(now), 1);
    }
}

void addPicture(DirectionSums& sums, const std::vector<std::string>& paths,
                const std::vector<NetworkKey>& likes, Session& session, const CancelToken& cancel)
{
    const std::string& path = paths[sums.next];
    std::vector<at::Tensor> now = sums.sums;
    now.resize(likes.size());
    try {
        const Borrowed picture(session, path);
        for (std::size_t i = 0; i < likes.size(); ++i) {
            const NetworkKey key = likes[i].of(picture.id());
            const at::Tensor one = naming(path, [&] { return directionIn(session, key, cancel); });
            now[i] = now[i].defined() ? now[i] + one : one;
        }
        sums.ids.push_back(picture.id());
        sums.sums = std::move(now);
        ++sums.pictures;
    } catch (const Error& error) {
        if (!leavesOut(error) || paths.size() == 1) {
            throw;
        }
        sums.leftOut.emplace_back(messageOf(error));
    }
    if (++sums.next == paths.size() && sums.pictures == 0) {
        throw inputError("none of %1 pictures can be read: %2", paths.size(), sums.leftOut.front());
    }
}

} // namespace hydra::engine
