// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/token_embedding.h"

#include "core/base/error.h"
#include "core/nn/trace.h"
#include "core/tensor/device.h"
#include "core/tensor/finite.h"
#include "core/tsne/quality.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <set>

namespace hydra::engine {

namespace {

using Index = std::int64_t;

constexpr std::size_t judgedNeighbours = 5; // scikit-learn's default

std::vector<float> lengthsOf(const at::Tensor& rows)
{
    return floatsOf(rows.to(at::kDouble).norm(2, 1));
}

// The vectors of one embedding, and the token of each point.
struct Cloud
{
    int heads = 0; // 0: joint
    tsne::Vectors vectors;
    std::vector<EmbeddedToken> tokens;
};

Cloud gathered(const std::vector<const TokenVectors*>& parts, int heads)
{
    Cloud cloud;
    cloud.heads = heads;
    for (const TokenVectors* part : parts) {
        cloud.vectors.width = std::max(cloud.vectors.width, part->vectors.width);
        cloud.vectors.count += part->vectors.count;
    }
    if (cloud.vectors.count > mostPoints) {
        throw inputError(
            "embedding: at most %1 tokens, got %2; choose fewer inputs or head counts, or one token an image",
            mostPoints, cloud.vectors.count);
    }
    cloud.vectors.values.assign(cloud.vectors.count * cloud.vectors.width, 0.0F);
    std::size_t at = 0;
    for (const TokenVectors* part : parts) {
        for (std::size_t i = 0; i < part->vectors.count; ++i) {
            std::copy_n(part->vectors.row(i), part->vectors.width, cloud.vectors.row(at++));
            cloud.tokens.push_back({part->source, part->heads, part->places[i], 0, 0});
        }
    }
    return cloud;
}

std::vector<Cloud> cloudsOf(const std::vector<TokenVectors>& tokens, bool joint)
{
    std::set<int> headCounts;
    for (const TokenVectors& part : tokens) {
        headCounts.insert(joint ? 0 : part.heads);
    }
    std::vector<Cloud> clouds;
    for (const int heads : headCounts) {
        std::vector<const TokenVectors*> parts;
        for (const TokenVectors& part : tokens) {
            if (joint || part.heads == heads) {
                parts.push_back(&part);
            }
        }
        clouds.push_back(gathered(parts, heads));
    }
    return clouds;
}

void addRows(const Cloud& cloud, const tsne::Result& found, std::vector<EmbeddingRow>& rows)
{
    std::map<int, std::vector<std::size_t>> members;
    for (std::size_t i = 0; i < cloud.tokens.size(); ++i) {
        members[cloud.tokens[i].heads].push_back(i);
    }
    for (const auto& [heads, which] : members) {
        rows.push_back({heads, which.size(), tsne::compactness(found.points, which), found.divergence,
                        tsne::cosineSpread(cloud.vectors, which)});
    }
}

} // namespace

TokenVectors tokensOf(const Trace& trace, const TokenChoice& choice)
{
    const c10::NoGradGuard noGrad;
    const int depth = static_cast<int>(trace.blocks.size());
    if (choice.block < -1 || choice.block >= depth) {
        throw usageError("block: expected 0 to %1, got %2", depth - 1, choice.block);
    }
    const bool last = choice.block < 0 || choice.block == depth - 1;
    const at::Tensor leaving =
        trace.level(last ? trace.blocks.size() : std::size_t(choice.block) + 1); // [T,e]
    const bool normed = choice.block < 0 && trace.norm.output.defined();
    at::Tensor wanted = normed ? trace.norm.output : leaving;
    std::vector<float> lengths = lengthsOf(leaving);
    const Index patches = trace.patchTokens();
    Index from = 0;
    Index count = wanted.size(0);
    if (choice.kind == TokenChoice::Kind::Patches) {
        from = trace.prefix;
        count = patches;
    } else if (choice.kind == TokenChoice::Kind::Pooled) {
        count = 1;
        const bool both = trace.pool == Pool::TokenAndAverage && choice.block < 0;
        if (trace.pool == Pool::Average || trace.pool == Pool::Attention || both) {
            from = -1;
            wanted = choice.block < 0 ? trace.pooled.narrow(0, 0, 1)
                                      : wanted.narrow(0, trace.prefix, patches).mean(0, true);
            lengths = lengthsOf(leaving.narrow(0, trace.prefix, patches).mean(0, true));
        }
    }
    const at::Tensor rows = wanted.narrow(0, std::max<Index>(from, 0), count);
    requireFinite(rows, phrase("the tokens"));
    TokenVectors result;
    result.vectors = {floatsOf(rows), std::size_t(rows.size(0)), std::size_t(rows.size(1))};
    for (Index i = from; i < from + count; ++i) {
        int patch = static_cast<int>(i) - trace.prefix;
        const bool onGrid = i >= 0 && patch >= 0 && patch < patches;
        patch = onGrid && trace.kept.defined() ? trace.kept[patch].item<int>() : patch;
        result.places.push_back({static_cast<int>(i), onGrid ? patch / trace.cols : -1,
                                 onGrid ? patch % trace.cols : -1,
                                 lengths[std::size_t(std::max<Index>(i, 0))]});
    }
    return result;
}

std::vector<EmbeddedToken> drawnTokens(const std::vector<TokenVectors>& tokens, bool joint)
{
    std::vector<EmbeddedToken> drawn;
    for (const TokenVectors& part : tokens) {
        for (const TokenPlace& place : part.places) {
            drawn.push_back({part.source, part.heads, place, 0, 0});
        }
    }
    if (!joint) {
        std::stable_sort(drawn.begin(), drawn.end(),
                         [](const EmbeddedToken& a, const EmbeddedToken& b) { return a.heads < b.heads; });
    }
    return drawn;
}

std::vector<EmbeddingRow> compactnessOf(const std::vector<EmbeddedToken>& tokens, bool joint)
{
    // One cloud of points, or one for each head count, with its members.
    struct Part
    {
        tsne::Points points;
        std::map<int, std::vector<std::size_t>> members; // by head count
    };
    std::map<int, Part> parts;
    for (const EmbeddedToken& token : tokens) {
        if (std::isfinite(token.x) && std::isfinite(token.y)) {
            Part& part = parts[joint ? 0 : token.heads];
            part.members[token.heads].push_back(part.points.x.size());
            part.points.x.push_back(token.x);
            part.points.y.push_back(token.y);
        }
    }
    std::vector<EmbeddingRow> rows;
    for (const auto& [cloud, part] : parts) {
        for (const auto& [heads, which] : part.members) {
            rows.push_back({heads, which.size(), tsne::compactness(part.points, which), -1});
        }
    }
    return rows;
}

double perplexityFor(const EmbeddingOptions& options, std::size_t points)
{
    const double wanted = options.tsne.perplexity;
    return options.fitPerplexity ? std::min(wanted, std::max(2.0, std::floor(double(points) / 3))) : wanted;
}

Embedding embedTokens(const std::vector<TokenVectors>& tokens, const EmbeddingOptions& options,
                      const CancelToken& cancel, const EmbeddingWatch& watch)
{
    const auto start = std::chrono::steady_clock::now();
    std::vector<Cloud> clouds = cloudsOf(tokens, options.joint);
    if (clouds.empty()) {
        throw inputError("embedding: no tokens to embed");
    }
    Embedding result;
    result.exact = true;
    result.perplexity = options.tsne.perplexity;
    double trust = 0;
    bool judged = true;
    for (Cloud& cloud : clouds) {
        tsne::Options own = options.tsne;
        own.perplexity = perplexityFor(options, cloud.vectors.count);
        const tsne::Result found =
            tsne::embed(cloud.vectors, own, cancel, [&](int iteration, const tsne::Points& points) {
                if (watch) {
                    watch(cloud.heads, iteration, points);
                }
            });
        for (std::size_t i = 0; i < cloud.tokens.size(); ++i) {
            cloud.tokens[i].x = found.points.x[i];
            cloud.tokens[i].y = found.points.y[i];
        }
        addRows(cloud, found, result.rows);
        result.tokens.insert(result.tokens.end(), cloud.tokens.begin(), cloud.tokens.end());
        result.divergence += found.divergence / double(clouds.size());
        result.perplexity = std::min(result.perplexity, own.perplexity);
        result.iterations = std::max(result.iterations, found.iterations);
        result.exact = result.exact && found.exact;
        judged =
            judged && cloud.vectors.count <= options.judgedUpTo && cloud.vectors.count > 2 * judgedNeighbours;
        if (judged) {
            tsne::Crew crew(own.threads, cancel);
            trust += tsne::trustworthiness(cloud.vectors, found.points, judgedNeighbours, crew);
        }
    }
    result.trustworthiness = judged ? trust / double(clouds.size()) : -1;
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

} // namespace hydra::engine

namespace hydra {

template<>
const EnumWords<engine::TokenChoice::Kind>& enumWords<engine::TokenChoice::Kind>()
{
    using Kind = engine::TokenChoice::Kind;
    static const EnumWords<Kind> words{
        {Kind::All, "all"}, {Kind::Patches, "patches"}, {Kind::Pooled, "class"}};
    return words;
}

} // namespace hydra
