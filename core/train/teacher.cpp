// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/teacher.h"

#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"
#include "core/format/safetensors.h"
#include "core/format/tensor_view.h"
#include "core/model/class_names.h"
#include "core/train/augment.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace hydra {

namespace {

constexpr double maxKeptBytes = 64e9; // of answers
constexpr double tokenEps = 1e-6;
constexpr const char* cacheFormat = "hydrascope-teacher-1";

at::Tensor asTensor(const std::array<double, 3>& values)
{
    return at::tensor(at::ArrayRef<double>(values.data(), 3), at::kFloat).view({1, 1, 3, 1});
}

// Returns the pupil's patches with the teacher's normalisation.
at::Tensor renormalised(const at::Tensor& patches, const TrainConfig& pupil, const VitConfig& teacher)
{
    const at::Tensor parts = patches.view({patches.size(0), patches.size(1), 3, -1});
    const at::Tensor raw = parts * asTensor(pupil.std) + asTensor(pupil.mean);
    return (raw - asTensor(teacher.mean.value)) / asTensor(teacher.std.value);
}

// [B, P, 3 p p] -> [B, 3, H, W]
at::Tensor pixelsOf(const at::Tensor& patches, std::int64_t grid, std::int64_t patch)
{
    return patches.reshape({-1, grid, grid, 3, patch, patch})
        .permute({0, 3, 1, 4, 2, 5})
        .reshape({-1, 3, grid * patch, grid * patch});
}

// tokens [B, from * from, e], averaged over the patches of a grid of TO.
at::Tensor onGrid(const at::Tensor& tokens, std::int64_t from, std::int64_t to)
{
    if (from == to) {
        return tokens;
    }
    const std::int64_t width = tokens.size(2);
    const at::Tensor image = tokens.transpose(1, 2).reshape({-1, width, from, from});
    return at::adaptive_avg_pool2d(image, {to, to}).flatten(2).transpose(1, 2);
}

std::string fingerprintOf(const TrainConfig& config, const DataSet& set)
{
    std::error_code gone;
    const nlohmann::json whole = nlohmann::json::parse(config.identity());
    const nlohmann::json parts = {whole["teacher"]["path"],
                                  std::filesystem::file_size(config.teacher.path, gone),
                                  config.teacher.size,
                                  config.teacher.temperature,
                                  config.teacher.features > 0,
                                  config.teacher.views,
                                  config.seed,
                                  whole["data"],
                                  set.count,
                                  set.size,
                                  set.classNames,
                                  config.augment.flip,
                                  config.augment.zoom,
                                  config.augment.stretch};
    return parts.dump();
}

at::Tensor classesOf(const VitConfig& teacher, const std::vector<std::string>& names, const Path& file)
{
    std::vector<std::int64_t> indices;
    for (const std::string& name : names) {
        const auto found = classNamed("name:" + name, teacher, file.string());
        if (!found) {
            throw inputError("%1: cannot be the teacher: class \"%2\" is not among its %3", file.string(),
                             name, teacher.classNames.value.size());
        }
        indices.push_back(*found);
    }
    return at::tensor(indices, at::kLong);
}

} // namespace

Teacher::Teacher(const DataSet& set, const TrainConfig& config, const at::Device& device)
    : m_set(set)
    , m_config(config)
    , m_device(device)
{
    const Path& file = config.teacher.path;
    Checkpoint checkpoint = loadCheckpoint(file);
    const VitConfig& teacher = checkpoint.config;
    const int size = config.teacher.size > 0 ? config.teacher.size : config.imageSize;
    if (!teacher.classToken || size % teacher.patchSize != 0) {
        throw inputError(
            teacher.classToken ? phrase(
                "%1: cannot teach: expected a class token and patches that divide %2 px, found patches of %3")
                               : phrase("%1: cannot teach: expected a class token and patches that divide %2 "
                                        "px, found no class token, patches of %3"),
            file.string(), size, teacher.patchSize.value);
    }
    m_classes = classesOf(teacher, set.classNames, file).to(device);
    for (auto& [name, tensor] : checkpoint.tensors) {
        tensor = tensor.to(device);
    }
    m_network = std::make_unique<VisionTransformer>(teacher, std::move(checkpoint.tensors));
    m_plan = m_network->trainedPlan();
    if (config.teacher.views > 0) {
        const std::int64_t windows = std::int64_t{set.count} * config.teacher.views;
        const std::int64_t tokens = std::int64_t{set.grid()} * set.grid() + 1;
        const bool wanted = config.teacher.features > 0;
        const double bytes = 2.0 * static_cast<double>(windows) * (wanted ? double(tokens * width()) : 1);
        if (bytes > maxKeptBytes) {
            throw inputError("%1: the answers for %2 windows would take %3 GB: expected fewer \"views\"",
                             file.string(), windows, static_cast<int>(bytes / 1e9));
        }
        m_probabilities = at::empty({windows, set.classes()}, at::kFloat);
        m_tokens = wanted ? at::empty({windows, tokens, width()}, at::kHalf) : at::Tensor();
        m_known = at::zeros({windows}, at::kByte);
        m_fingerprint = fingerprintOf(config, set);
        m_stored.assign(static_cast<std::size_t>(config.teacher.views), false);
        for (int view = 0; view < config.teacher.views; ++view) {
            load(view);
        }
    }
}

Teacher::~Teacher() = default;

int Teacher::width() const
{
    return m_network->config().embedDim;
}

TeacherAnswer Teacher::look(const at::Tensor& patches) const
{
    const c10::NoGradGuard noGrad;
    const VitConfig& teacher = m_network->config();
    at::Tensor pixels =
        pixelsOf(renormalised(patches, m_config, teacher), m_set.grid(), m_set.patch).to(m_device);
    if (const int size = m_config.teacher.size; size > 0 && size != m_set.size) {
        pixels = at::upsample_bicubic2d(pixels, {size, size}, false);
    }
    at::Tensor tokens;
    const bool wanted = m_config.teacher.features > 0;
    const at::Tensor logits =
        m_network->forward(pixels, fullNetwork(teacher), m_plan, {}, nullptr, wanted ? &tokens : nullptr);
    TeacherAnswer answer;
    answer.probabilities = (logits.index_select(1, m_classes) / m_config.teacher.temperature).softmax(1);
    if (wanted) {
        const std::int64_t grid = pixels.size(2) / teacher.patchSize;
        const std::int64_t prefix =
            tokens.size(1) - grid * grid; // class token, then others that the pupil does not have
        const at::Tensor both = at::cat(
            {tokens.narrow(1, 0, 1), onGrid(tokens.narrow(1, prefix, grid * grid), grid, m_set.grid())}, 1);
        answer.tokens = at::layer_norm(both, {both.size(2)}, {}, {}, tokenEps);
    }
    return answer;
}

void Teacher::keep(std::int64_t window)
{
    const auto slot = static_cast<std::size_t>(window);
    const std::size_t picture = slot / static_cast<std::size_t>(m_config.teacher.views);
    const std::int64_t count = std::int64_t{m_set.grid()} * m_set.grid();
    at::Tensor patches = at::empty({1, count, std::int64_t{3} * m_set.patch * m_set.patch}, at::kFloat);
    renderView(m_set, picture, keptWindow(m_config, window), m_config.mean, m_config.std,
               patches.data_ptr<float>(), nullptr);
    const TeacherAnswer answer = look(patches);
    m_probabilities[window].copy_(answer.probabilities[0]);
    if (m_tokens.defined()) {
        m_tokens[window].copy_(answer.tokens[0]);
    }
    m_known.data_ptr<std::uint8_t>()[window] = 1;
}

Path Teacher::cacheFile(int view) const
{
    return m_config.output / "cache" / ("teacher-" + std::to_string(view) + ".safetensors");
}

at::Tensor Teacher::windowsOf(const at::Tensor& all, int view) const
{
    return all.view({m_set.count, m_config.teacher.views, -1}).select(1, view);
}

void Teacher::store(int view)
{
    if (m_stored.empty() || m_stored[static_cast<std::size_t>(view)]) {
        return;
    }
    std::error_code failed; // a failure shows when the file is written
    std::filesystem::create_directories(m_config.output / "cache", failed);
    NamedTensors tensors{{"known", windowsOf(m_known, view).contiguous()},
                         {"probabilities", windowsOf(m_probabilities, view).contiguous()}};
    if (m_tokens.defined()) {
        tensors["tokens"] = windowsOf(m_tokens, view).contiguous();
    }
    writeSafetensors(cacheFile(view), tensors, {{"format", cacheFormat}, {"about", m_fingerprint}});
    m_stored[static_cast<std::size_t>(view)] = true;
}

// Skips a file that is missing, damaged or of another teacher: it will be rewritten.
void Teacher::load(int view)
{
    try {
        Safetensors stored = readSafetensors(cacheFile(view));
        if (stored.metadata["format"] != cacheFormat || stored.metadata["about"] != m_fingerprint) {
            return;
        }
        const auto take = [&](const char* name, const at::Tensor& into) {
            const at::Tensor& from = stored.tensors.at(name);
            const at::Tensor part = windowsOf(into, view);
            if (from.sizes() != part.sizes() || from.scalar_type() != into.scalar_type()) {
                throw std::out_of_range(name);
            }
            part.copy_(from);
        };
        take("probabilities", m_probabilities);
        if (m_tokens.defined()) {
            take("tokens", m_tokens);
        }
        take("known", m_known);
        filesUnder(stored.tensors).requireUnchanged();
        m_stored[static_cast<std::size_t>(view)] = true;
    } catch (const Error&) {
    } catch (const std::out_of_range&) { }
}

void Teacher::prepare(const Batch& batch, Workers& workers)
{
    std::vector<std::int64_t> missing;
    const auto* const known = batch.windows.empty() ? nullptr : m_known.data_ptr<std::uint8_t>();
    for (const std::int64_t window : batch.windows) {
        if (!known[window]) {
            missing.push_back(window);
        }
    }
    if (missing.empty()) {
        return;
    }
    const auto count = static_cast<std::size_t>(workers.count());
    workers.run([&](int part) {
        const c10::NoGradGuard noGrad;
        for (auto i = static_cast<std::size_t>(part); i < missing.size(); i += count) {
            keep(missing[i]);
        }
    });
}

TeacherAnswer Teacher::kept(const std::vector<std::int64_t>& windows) const
{
    const at::Tensor which = at::tensor(windows, at::kLong);
    return {m_probabilities.index_select(0, which),
            m_tokens.defined() ? m_tokens.index_select(0, which).to(at::kFloat) : at::Tensor()};
}

TeacherAnswer Teacher::about(const Batch& batch, std::int64_t begin, std::int64_t count) const
{
    const c10::NoGradGuard noGrad;
    if (batch.windows.empty()) {
        return look(batch.patches.narrow(0, begin, count));
    }
    const auto first = batch.windows.begin() + begin;
    TeacherAnswer own = kept({first, first + count});
    if (!batch.mix.mixed()) {
        return own;
    }
    const auto last = batch.windows.rbegin() + begin;
    const TeacherAnswer other = kept({last, last + count});
    const double share = batch.mix.own;
    own.probabilities = own.probabilities * share + other.probabilities * (1 - share);
    if (own.tokens.defined()) {
        const at::Tensor blended = own.tokens * share + other.tokens * (1 - share);
        if (batch.mix.rows > 0) {
            copyBox(batch.mix, m_set.grid(), other.tokens.narrow(1, 1, own.tokens.size(1) - 1),
                    own.tokens.narrow(1, 1, own.tokens.size(1) - 1));
            own.tokens.select(1, 0).copy_(blended.select(1, 0));
        } else {
            own.tokens = blended;
        }
    }
    return own;
}

} // namespace hydra
