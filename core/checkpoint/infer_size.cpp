// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/checkpoint/infer_parts.h"
#include "core/format/shape_text.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

constexpr int mostPositions = 1 << 20;

using Size = std::pair<int, int>; // height, width in pixels

std::string sizeText(const Size& size)
{
    return join(size.first, "x", size.second);
}

bool isOfWholePatches(const Size& size, int patch)
{
    const auto [height, width] = size;
    return height >= patch && width >= patch && height % patch == 0 && width % patch == 0;
}

// Every grid of PATCHES patches as "HEIGHTxWIDTH" in pixels, squarest first.
std::vector<std::string> gridsOf(int patches, int patch)
{
    std::vector<std::string> grids;
    for (int rows = static_cast<int>(std::sqrt(patches)); rows >= 1 && grids.size() < 40; --rows) {
        if (patches % rows == 0) {
            const int cols = patches / rows;
            grids.push_back(join(rows * patch, "x", cols * patch));
            if (rows != cols) {
                grids.push_back(join(cols * patch, "x", rows * patch));
            }
        }
    }
    return grids;
}

int squareRoot(int value) // 0 if it is not whole
{
    const int root = value > 0 ? static_cast<int>(std::lround(std::sqrt(value))) : 0;
    return root * root == value ? root : 0;
}

// The grids that the position embedding can serve.
struct Positions
{
    int count, prefix, patch;
    int token; // class and distillation token: registers may have no position

    [[nodiscard]] int patchesOf(Size size) const { return (size.first / patch) * (size.second / patch); }
    [[nodiscard]] bool fit(Size size) const
    {
        const auto [height, width] = size;
        const std::int64_t patches = std::int64_t(height / patch) * (width / patch);
        return isOfWholePatches(size, patch)
            && (patches + prefix == count || patches == count || patches + token == count);
    }
    [[nodiscard]] int square() const // pixels; 0 if no square grid fits
    {
        for (const int without : {prefix, token, 0}) {
            if (const int root = squareRoot(count - without); root > 0) {
                return root * patch;
            }
        }
        return 0;
    }
};

// The grid of a relative bias: its table has (2 h - 1)(2 w - 1) rows and three for the class token.
std::optional<Size> sizeOfTable(const Evidence& evidence, int patch)
{
    for (const char* name :
         {"blocks.0.attn.relative_position_bias_table", "rel_pos_bias.relative_position_bias_table"}) {
        if (evidence.has(name)) {
            const int side = squareRoot(evidence.side(name, 2, 0, mostPositions) - 3);
            if (side == 0 || side % 2 == 0) {
                throw inputError("%1: tensor %2 has shape %3; expected a relative position bias of a square "
                                 "grid: (2 h - 1)^2 + 3 rows",
                                 evidence.file, printable(name), shapeText(evidence.tensor(name, 2).sizes()));
            }
            return Size((side + 1) / 2 * patch, (side + 1) / 2 * patch);
        }
    }
    return std::nullopt;
}

// Sets the input size: that of the prepared picture if the network accepts it, else OWN.
void setSize(VitConfig& config, const Known<Size>& own, bool coversPrefix, const Evidence& evidence,
             Notes& notes)
{
    const auto prepared = evidence.facts.first(&Metadata::pictureSize);
    const auto any = evidence.flag("any_size");
    Known<Size> size = own;
    if (prepared && prepared->value != own.value && own.from != Provenance::User) {
        const bool takes = prepared->from == Provenance::File || (any && any->value);
        if (takes && !config.relativeBias && isOfWholePatches(prepared->value, config.patchSize)) {
            size = *prepared;
        } else {
            notes.push_back(message("the configuration prepares pictures of %1 pixels for a network with "
                                    "inputs of %2: %3 is used",
                                    sizeText(prepared->value), sizeText(own.value), sizeText(own.value)));
        }
    }
    if (config.positionEmbedding && size.value != own.value) {
        config.positionGrid.set({own.value.first / config.patchSize, own.value.second / config.patchSize},
                                own.from);
    }
    config.imageHeight.set(size.value.first, size.from);
    config.imageWidth.set(size.value.second, size.from);
    config.posEmbedCoversPrefix.set(coversPrefix, Provenance::Inferred);
}

// For networks without position embedding: any size is allowed, one of them is the default.
Known<Size> sizeWithoutPositions(const Evidence& evidence, int patch, const std::optional<Size>& user,
                                 const std::optional<Known<Size>>& stated)
{
    constexpr int usual = 224;
    const auto table = sizeOfTable(evidence, patch);
    const int side = std::max(1, usual / patch) * patch;
    const Known<Size> size = choose<Size>(user, stated, table, {side, side});
    const auto [height, width] = size.value;
    if (!isOfWholePatches(size.value, patch)) {
        throw inputError("%1: image size %2x%3 (%4): expected multiples of the patch size %5", evidence.file,
                         height, width, name(size.from), patch);
    }
    if (table && size.value != *table) {
        throw inputError(
            "%1: image size %2x%3 (%4) does not fit the relative position bias, which covers %5x%6",
            evidence.file, height, width, name(size.from), table->first, table->second);
    }
    return size;
}

} // namespace

void setImageSize(VitConfig& config, const Evidence& evidence, Notes& notes)
{
    const int patch = config.patchSize;
    const int prefix = config.prefixTokens();
    std::optional<Size> user;
    if (const auto& height = evidence.user.imageSize) {
        user.emplace(*height, evidence.user.imageWidth.value_or(*height));
    }
    auto stated = evidence.facts.first(&Metadata::imageSize);
    if (!config.positionEmbedding) {
        setSize(config, sizeWithoutPositions(evidence, patch, user, stated), false, evidence, notes);
        return;
    }
    const Positions positions{evidence.side("pos_embed", 3, 1, mostPositions), prefix, patch,
                              prefix - config.registerTokens.value};
    const int square = positions.square();
    const auto guess = square > 0 ? std::optional(Size(square, square)) : std::nullopt;
    if (stated && square > 0 && !positions.fit(stated->value)) {
        notes.push_back(
            message(stated->from == Provenance::Config
                        ? phrase("the configuration says %1 pixels, but the position embedding covers %2x%3")
                        : phrase("the file says %1 pixels, but the position embedding covers %2x%3"),
                    sizeText(stated->value), square, square));
        stated.reset();
    }
    if (!user && !stated && !guess) {
        throw inputError(
            "%1: pos_embed has %2 positions and %3 prefix tokens, which do not form a square grid of "
            "patches; set --image-size HEIGHTxWIDTH, or img_size as \"HEIGHT,WIDTH\" in the file's metadata",
            evidence.file, positions.count, prefix)
            .asking({"image-size", gridsOf(positions.count - prefix, patch)});
    }
    const Known<Size> size = choose<Size>(user, stated, guess, {});
    const auto [height, width] = size.value;
    if (!positions.fit(size.value)) {
        throw inputError("%1: image size %2x%3 (%4) does not fit pos_embed with %5 positions, %6 prefix "
                         "tokens and patches of %7 pixels; other picture sizes are chosen at run time",
                         evidence.file, height, width, name(size.from), positions.count, prefix, patch);
    }
    setSize(config, size, positions.patchesOf(size.value) + prefix == positions.count, evidence, notes);
}

} // namespace hydra
