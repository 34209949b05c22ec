// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/dino_txt.h"

#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/base/new_file.h"
#include "core/base/printable.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <map>
#include <vector>

namespace hydra {

namespace {

constexpr int mostBlocks = 64;

bool isDinoTxt(const Path& file)
{
    constexpr std::array<const char*, 4> kinds{".pth", ".pt", ".bin", ".safetensors"};
    const std::string name = file.filename().string(), kind = file.extension().string();
    return name.find("dinotxt") != std::string::npos
        && std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

// Takes the head's tensors one by one; all problems are reported together at the end.
class HeadReader
{
public:
    HeadReader(const TextTower& tower, NamedTensors& into)
        : m_tower(tower)
        , m_left(tower.visionHead)
        , m_into(into)
    { }

    // Moves FROM to TO; -1 in SHAPE means any size.
    void take(const std::string& from, const std::string& to, const std::vector<std::int64_t>& shape,
              bool optional = false)
    {
        const auto found = m_left.find(from);
        if (found == m_left.end()) {
            if (!optional) {
                m_problems.push_back(message("%1: missing, expected %2", from, shapeText(shape)));
            }
            return;
        }
        const at::Tensor stored = found->second;
        m_left.erase(found);
        bool fits = stored.dim() == std::int64_t(shape.size()) && at::isFloatingType(stored.scalar_type());
        for (std::size_t i = 0; fits && i < shape.size(); ++i) {
            fits = shape[i] == stored.size(std::int64_t(i));
        }
        const at::Tensor plain = fits ? stored.to(at::kFloat).contiguous() : stored;
        if (!fits) {
            m_problems.push_back(message("%1: expected floating point %2, found %3 %4", from,
                                         shapeText(shape), c10::toString(stored.scalar_type()),
                                         shapeText(stored.sizes())));
        } else if (!std::isfinite(plain.sum(at::kDouble).item<double>())) {
            m_problems.push_back(message("%1: holds NaN or infinity", from));
        }
        m_into[to] = plain;
    }
    void takeBoth(const std::string& from, const std::string& to, std::int64_t out, std::int64_t in = 0)
    {
        take(from + ".weight", to + ".weight",
             in > 0 ? std::vector<std::int64_t>{out, in} : std::vector<std::int64_t>{out});
        take(from + ".bias", to + ".bias", {out});
    }

    void finish(std::int64_t width) const
    {
        std::vector<Message> problems = m_problems;
        for (const auto& [name, unused] : m_left) {
            problems.push_back(message("%1: is unknown", printable(name)));
        }
        constexpr std::size_t mostListed = 10;
        if (problems.size() > mostListed) {
            const std::size_t more = problems.size() - mostListed;
            problems.resize(mostListed);
            problems.push_back(message("and %1 more", more));
        }
        if (!problems.empty()) {
            throw inputError(
                "%1: dino.txt's vision head for this backbone, which is %2 wide: visual_model.head.%3",
                m_tower.file, width, listed(problems, "; "));
        }
    }

private:
    const TextTower& m_tower;
    NamedTensors m_left;
    NamedTensors& m_into;
    std::vector<Message> m_problems;
};

} // namespace

Path textTowerFile(const Checkpoint& plain, const ModelOverrides& overrides)
{
    if (overrides.textTower) {
        return *overrides.textTower;
    }
    if (plain.config.embeds || plain.config.numClasses > 0 || plain.config.pool == Pool::Attention) {
        return plain.path;
    }
    std::vector<Path> found;
    std::error_code failed;
    for (const auto& each : std::filesystem::directory_iterator(folderOf(plain.path), failed)) {
        if (isDinoTxt(each.path()) && each.path() != plain.path && each.is_regular_file(failed)) {
            found.push_back(each.path());
        }
    }
    if (found.size() > 1) {
        std::sort(found.begin(), found.end());
        throw inputError("%1: several dino.txt files are next to the model; choose the one that belongs to "
                         "it with --text-tower: %2",
                         plain.path.string(),
                         listText(found, ", ", [](const Path& file) { return file.filename().string(); }))
            .asking({"text-tower", {}});
    }
    return found.empty() ? plain.path : found.front();
}

bool holdsVisionHead(const NamedTensors& tensors)
{
    return std::any_of(tensors.begin(), tensors.end(), [](const auto& each) {
        return each.first.find("visual_model.head.") != std::string::npos;
    });
}

Checkpoint withVisionHead(const Checkpoint& plain, const TextTower& tower)
{
    const VitConfig& c = plain.config;
    if (plain.tensors.count("norm.weight") == 0 || plain.tensors.count("norm.bias") == 0 || !c.classToken
        || c.numClasses > 0 || c.thinks() || c.normPosition == NormPosition::Post
        || plain.tensors.count("fc_norm.weight") > 0) {
        throw inputError("%1: no prompts for this model: dino.txt needs a backbone with a class token and a "
                         "last LayerNorm and without a classifier, such as DINOv3",
                         plain.path.string());
    }
    Checkpoint made = plain;
    const std::int64_t D = c.embedDim;
    const std::string last = "blocks." + std::to_string(c.depth - 1) + ".norm_out.";
    for (const char* what : {"weight", "bias"}) {
        made.tensors[last + what] = plain.tensors.at(std::string("norm.") + what);
    }
    HeadReader reader(tower, made.tensors);
    const auto w3 = tower.visionHead.find("blocks.0.mlp.w3.weight");
    const bool says = w3 != tower.visionHead.end() && w3->second.dim() == 2 && w3->second.size(1) > 0;
    const std::int64_t m = says ? w3->second.size(1) : D;
    int blocks = 0;
    while (blocks < mostBlocks
           && (blocks == 0 || tower.visionHead.count(join("blocks.", blocks, ".norm1.weight")) > 0)) {
        const std::string from = join("blocks.", blocks, '.'), to = join("blocks.", c.depth + blocks, '.');
        reader.takeBoth(from + "norm1", to + "norm1", D);
        reader.takeBoth(from + "norm2", to + "norm2", D);
        reader.take(from + "attn.qkv.weight", to + "attn.qkv.weight", {3 * D, D});
        reader.take(from + "attn.qkv.bias", to + "attn.qkv.bias", {3 * D}, true);
        reader.takeBoth(from + "attn.proj", to + "attn.proj", D, D);
        reader.takeBoth(from + "mlp.w1", to + "mlp.fc1_g", m, D);
        reader.takeBoth(from + "mlp.w2", to + "mlp.fc1_x", m, D);
        reader.takeBoth(from + "mlp.w3", to + "mlp.fc2", D, m);
        reader.take(from + "ls1.gamma", to + "ls1.gamma", {D});
        reader.take(from + "ls2.gamma", to + "ls2.gamma", {D});
        ++blocks;
    }
    reader.takeBoth("ln_final", "norm", D);
    reader.finish(D);
    made.config.visionHeadFrom.set(c.depth, Provenance::File);
    made.config.visionHeadHidden.set(static_cast<int>(m), Provenance::File);
    made.config.depth.set(c.depth + blocks, Provenance::File);
    made.config.pool.set(Pool::TokenAndAverage, Provenance::Inferred);
    made.notes.push_back(
        message("dino.txt: the last %1 blocks and the text tower come from %2", blocks, tower.file));
    return made;
}

} // namespace hydra
