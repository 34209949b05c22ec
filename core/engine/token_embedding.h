// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens as points of the plane (reference.md "Token embeddings"; HydraViT Fig. 7): the tokens of one or more
// images under one or more head counts, in one embedding or in one for each head count. Plain data; runs on
// the caller's thread.
#pragma once

#include "core/base/enum_words.h"
#include "core/tsne/tsne.h"

#include <cstddef>
#include <tuple>
#include <vector>

namespace hydra {
struct Trace;
}

namespace hydra::engine {

struct TokenChoice
{
    enum class Kind
    {
        All, // patches and prefix tokens
        Patches,
        Pooled // the one vector that the classifier reads: the class token, or the mean of the patches
    };
    Kind kind = Kind::All;
    int block = -1; // as tokens leave block 0..L-1; -1: as the classifier reads them, after the final norm

    friend bool operator==(const TokenChoice& a, const TokenChoice& b)
    {
        return a.kind == b.kind && a.block == b.block;
    }
};

struct TokenPlace
{
    int token = -1; // 0 is the first prefix token; -1 for a mean of patches
    int row = -1, col = -1; // of the patch grid; -1 for other tokens
    // Length of the token as it leaves its block, before the final norm makes all tokens alike: outliers of
    // an embedding are long (Darcet et al. 2024).
    float norm = 0;
};

// The tokens of one image under one head count.
struct TokenVectors
{
    int source = 0; // index of the image, set by the caller
    int heads = 0; // k
    std::vector<TokenPlace> places;
    tsne::Vectors vectors; // [places, e]
};

// The caller sets SOURCE and HEADS. Throws Error{Usage} for a block that the network does not have.
[[nodiscard]] TokenVectors tokensOf(const Trace& trace, const TokenChoice& choice);

struct EmbeddingOptions
{
    bool joint =
        true; // all in one embedding, vectors zero-padded to the widest; else one for each head count
    bool fitPerplexity = true; // lower it to what the number of points allows
    std::size_t judgedUpTo = 5000; // points; trustworthiness is not computed for more
    tsne::Options tsne;

    // Whether both options give the same points; compares only fields that callers set and that move points.
    friend bool operator==(const EmbeddingOptions& a, const EmbeddingOptions& b)
    {
        const auto json = [](const EmbeddingOptions& o) {
            return std::tuple(o.joint, o.fitPerplexity, o.tsne.perplexity, o.tsne.iterations, o.tsne.seed,
                              o.tsne.reduceTo);
        };
        return json(a) == json(b);
    }
};

struct EmbeddedToken
{
    int source = 0, heads = 0;
    TokenPlace place;
    float x = 0, y = 0;
};

// One head count.
struct EmbeddingRow
{
    int heads = 0;
    std::size_t points = 0;
    double compactness = 0; // mean distance to the centroid over the embedding's radius
    double divergence = 0; // Kullback-Leibler, of the embedding that holds the points
    double cosineSpread = -1; // of the tokens' features, before t-SNE; -1: not computed
};

struct Embedding
{
    std::vector<EmbeddedToken> tokens; // in the order given, by head count where embeddings are separate
    std::vector<EmbeddingRow> rows; // by head count
    double divergence = 0; // mean over the embeddings
    double perplexity = 0; // the lowest one used
    double trustworthiness = -1; // of 5 neighbours, mean over the embeddings; -1 if not computed
    int iterations = 0; // the most of any embedding
    bool exact = false; // every embedding used all pairs
    double seconds = 0;
};

constexpr std::size_t mostPoints = 200'000; // of one embedding

// Called with the points after an iteration. HEADS says which embedding; 0 is the joint one.
using EmbeddingWatch = std::function<void(int heads, int iteration, const tsne::Points& points)>;

// The tokens of the embedding, in the order of Embedding::tokens, without coordinates.
[[nodiscard]] std::vector<EmbeddedToken> drawnTokens(const std::vector<TokenVectors>& tokens, bool joint);
// Compactness of the current points, as one embedding or as one for each head count; divergences are -1.
[[nodiscard]] std::vector<EmbeddingRow> compactnessOf(const std::vector<EmbeddedToken>& tokens, bool joint);

// The perplexity of an embedding of POINTS: the wanted one, or the largest whole number that they allow.
[[nodiscard]] double perplexityFor(const EmbeddingOptions& options, std::size_t points);
// Throws as tsne::embed, and Error{Input} for more than 200,000 points.
[[nodiscard]] Embedding embedTokens(const std::vector<TokenVectors>& tokens, const EmbeddingOptions& options,
                                    const CancelToken& cancel = {}, const EmbeddingWatch& watch = {});

} // namespace hydra::engine

namespace hydra {

template<>
const EnumWords<engine::TokenChoice::Kind>&
enumWords<engine::TokenChoice::Kind>(); // "all", "patches", "class"

} // namespace hydra
