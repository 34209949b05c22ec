// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/basis_job.h"

#include "core/base/error.h"
#include "core/base/over_pictures.h"
#include "core/engine/embedding.h"
#include "core/engine/session.h"
#include "core/explain/feature_fit.h"
#include "core/explain/features.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>

namespace hydra::engine {

namespace {

constexpr std::int64_t mostRowBytes = std::int64_t(128) << 20; // of all rows, float64

// The patches of all pictures, thinned out evenly if there are too many.
class Gathering
{
public:
    Gathering(Session& session, const BasisRequest& request, const CancelToken& cancel)
        : m_session(session)
        , m_request(request)
        , m_cancel(cancel)
    { }

    void add(const EmbeddingPicture& picture)
    {
        const ReadPicture read = readPicture(m_session, picture, m_request.model, m_request.ask.size);
        const PictureAsk& ask = m_request.ask;
        const auto trace = m_session.pass(ask.networkHere(read.id, m_request.model), *read.input, m_cancel);
        const int depth = static_cast<int>(trace->blocks.size());
        const int block = ask.options.block;
        if (block < -1 || block >= depth) {
            throw usageError("block: expected 0 to %1, got %2", depth - 1, block);
        }
        m_block = block < 0 ? depth - 1 : block;
        const FeatureRows found = rowsToFit(*trace, ask.options.facet, m_block);
        const std::int64_t all = found.rows.numel() * std::int64_t(sizeof(double))
            * static_cast<std::int64_t>(m_request.pictures.size());
        const std::int64_t stride = std::max<std::int64_t>(1, (all + mostRowBytes - 1) / mostRowBytes);
        const std::int64_t first = static_cast<std::int64_t>(m_parts.size()) % stride;
        if (found.rows.size(0) <= first) {
            return;
        }
        m_parts.push_back(found.rows.slice(0, first, c10::nullopt, stride).contiguous());
        for (auto i = static_cast<std::size_t>(first); i < found.border.size();
             i += static_cast<std::size_t>(stride)) {
            m_border.push_back(found.border[i]);
        }
        ++m_count;
        if (m_names.size() < FeatureBasis::mostNames) {
            m_names.push_back(picture.name);
        }
    }

    [[nodiscard]] FeatureBasis basis() const
    {
        if (m_parts.empty()) {
            throw inputError("features as colours: none of %1 pictures could be read",
                             m_request.pictures.size());
        }
        FeatureBasis basis = hydra::fitBasis({at::cat(m_parts), m_border}, m_request.ask.options.foreground);
        basis.model = m_request.model;
        basis.attention = m_request.ask.plan.text();
        basis.without = m_request.ask.without.text();
        basis.heads = m_request.ask.heads;
        basis.block = m_block;
        basis.facet = m_request.ask.options.facet;
        basis.pictures = m_names;
        basis.pictureCount = m_count;
        return basis;
    }

private:
    Session& m_session;
    const BasisRequest& m_request;
    const CancelToken& m_cancel;
    std::vector<at::Tensor> m_parts; // [n,D] for each picture
    std::vector<bool> m_border;
    std::vector<std::string> m_names;
    std::int64_t m_count = 0;
    int m_block = 0;
};

} // namespace

FittedBasis fitBasis(Session& session, const BasisRequest& request, const Progress& progress,
                     const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    const std::size_t count = request.pictures.size();
    if (count == 0) {
        throw usageError("features as colours: expected at least one picture to fit a basis on");
    }
    Gathering all(session, request, cancel);
    FittedBasis found;
    const auto& pictures = request.pictures;
    overPictures(
        count, [&](std::size_t i) { return pictures[i].name; }, [&](std::size_t i) { all.add(pictures[i]); },
        notedIn(found.notes, count), progress, cancel);
    cancel.check();
    found.basis = all.basis();
    report(progress, 1, "");
    return found;
}

} // namespace hydra::engine
