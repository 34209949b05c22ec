// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/index_job.h"

#include "core/attention/attention_plan.h"
#include "core/base/error.h"
#include "core/base/over_pictures.h"
#include "core/engine/borrowed.h"
#include "core/engine/feature_arrays.h"
#include "core/engine/session.h"
#include "core/evaluate/picture_index.h"
#include "core/question/ask_json.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

namespace hydra::engine {

namespace {

std::vector<float> embeddingOf(Session& session, const NetworkKey& like, const EmbeddingPicture& picture,
                               const CancelToken& cancel)
{
    const auto passing = picture.read
        ? std::make_unique<const Borrowed>(session, picture.read(), picture.name)
        : std::make_unique<const Borrowed>(session, picture.path);
    const std::vector<NamedArray> arrays =
        featureArrays(session, like.of(passing->id()), {{FeatureKind::Pooled}, {}}, cancel);
    const auto* const values = reinterpret_cast<const float*>(arrays.front().bytes.data());
    return {values, values + arrays.front().bytes.size() / sizeof(float)};
}

// Rows in one tensor, filled one by one.
class Growing
{
public:
    Growing(std::string question, std::size_t most)
        : m_most(static_cast<std::int64_t>(most))
        , m_stamps(at::empty({m_most, 2}, at::kLong))
    {
        m_index.question = std::move(question);
    }

    // Copies raw memory: a million operations on tensors would take longer than the search.
    void add(const std::string& name, const at::Tensor& stamp, const at::Half* row, std::int64_t width)
    {
        if (!m_rows.defined()) {
            m_rows = at::empty({m_most, width}, at::kHalf);
        }
        const auto at = static_cast<std::int64_t>(m_index.names.size());
        std::copy_n(row, width, m_rows.data_ptr<at::Half>() + at * width);
        std::copy_n(stamp.data_ptr<std::int64_t>(), 2, m_stamps.data_ptr<std::int64_t>() + 2 * at);
        m_index.names.push_back(name);
    }

    [[nodiscard]] bool empty() const { return m_index.names.empty(); }
    [[nodiscard]] IndexPtr now() const
    {
        const auto count = static_cast<std::int64_t>(m_index.names.size());
        PictureIndex index = m_index;
        index.rows = m_rows.narrow(0, 0, count);
        index.stamps = m_stamps.narrow(0, 0, count);
        return std::make_shared<const PictureIndex>(std::move(index));
    }

private:
    std::int64_t m_most;
    PictureIndex m_index; // without its tensors
    at::Tensor m_rows, m_stamps; // [most,d], [most,2]
};

} // namespace

std::string indexQuestion(const NetworkKey& like)
{
    nlohmann::ordered_json question{{"model", like.model}, {"heads", like.sub.heads}};
    question.update(passJson(like));
    question["size"] = text(like.size);
    return question.dump();
}

IndexPtr readIndexOf(const Path& file, const NetworkKey& like)
{
    auto read = std::make_shared<PictureIndex>(readIndex(file));
    if (auto asked = nlohmann::ordered_json::parse(read->question, nullptr, false);
        asked.is_object() && asked.contains("attention") && asked["attention"].is_string()) {
        asked["attention"] = writtenPlan(asked["attention"].get<std::string>());
        read->question = asked.dump();
    }
    const IndexPtr index = read;
    if (index->question != indexQuestion(like)) {
        throw usageError("%1: was made with %2, and this question uses %3", file.string(), index->question,
                         indexQuestion(like));
    }
    return index;
}

void keepIndex(const Path& file, const PictureIndex& index)
{
    writeIndex(file, index);
}

IndexPtr buildIndex(Session& session, const IndexRequest& request, const IndexPtr& before,
                    const IndexWatch& watch, const CancelToken& cancel)
{
    std::map<std::string, std::int64_t> known;
    for (std::size_t i = 0; before && i < before->names.size(); ++i) {
        known.emplace(before->names[i], static_cast<std::int64_t>(i));
    }
    const std::size_t count = request.pictures.size();
    Growing index(indexQuestion(request.like), count);
    bool same = before && before->names.size() == count;
    const at::Tensor oldRows = before ? before->rows.contiguous() : at::Tensor();
    const at::Tensor oldStamps = before ? before->stamps.contiguous() : at::Tensor();
    const auto* const rows = before ? oldRows.data_ptr<at::Half>() : nullptr;
    const auto* const stamps = before ? oldStamps.data_ptr<std::int64_t>() : nullptr;
    const std::int64_t width = before ? oldRows.size(1) : 0;
    const auto add = [&](const EmbeddingPicture& picture, std::size_t place) {
        const at::Tensor stamp = stampOf(picture.path);
        const auto old = known.find(picture.name);
        if (old != known.end()
            && std::equal(stamps + 2 * old->second, stamps + 2 * old->second + 2,
                          stamp.data_ptr<std::int64_t>())) {
            same = same && old->second == static_cast<std::int64_t>(place);
            index.add(picture.name, stamp, rows + old->second * width, width);
            return;
        }
        same = false;
        cancel.check();
        const at::Tensor row = indexRow(embeddingOf(session, request.like, picture, cancel));
        index.add(picture.name, stamp, row.data_ptr<at::Half>(), row.size(0));
    };
    auto reported = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < count; ++i) { // continues when cancelled: later rows of BEFORE are kept
        report(watch.progress, double(i) / double(count), request.pictures[i].name);
        try {
            add(request.pictures[i], i);
        } catch (const Error& error) {
            if (error.code() == ErrorCode::Cancelled) {
                continue;
            }
            if (!leavesOut(error) || count == 1) {
                throw;
            }
            if (watch.leftOut) {
                watch.leftOut(messageOf(error));
            }
        }
        const auto now = std::chrono::steady_clock::now();
        if (watch.grown && !index.empty() && now - reported >= watch.every) {
            watch.grown(index.now());
            reported = std::chrono::steady_clock::now();
        }
    }
    if (index.empty() && !cancel.cancelled()) {
        throw inputError("no picture to compare with");
    }
    return index.empty() ? nullptr : same ? before : index.now();
}

std::vector<NearPicture> nearestPictures(const PictureIndex& index, const PictureIndex& query,
                                         std::size_t count, const CancelToken& cancel)
{
    std::vector<NearPicture> found;
    for (const auto& [row, cosine] :
         nearestRows(index, query.rows[0], static_cast<std::int64_t>(count), cancel)) {
        found.push_back({index.names[static_cast<std::size_t>(row)], cosine});
    }
    return found;
}

} // namespace hydra::engine
