// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/checkpoint.h"

#include "core/base/error.h"
#include "core/checkpoint/infer_config.h"
#include "core/checkpoint/metadata.h"
#include "core/checkpoint/printable.h"
#include "core/checkpoint/raw_checkpoint.h"
#include "core/checkpoint/timm_names.h"
#include "core/checkpoint/timm_tensors.h"

#include <ATen/ATen.h>

#include <cmath>
#include <sstream>

namespace hydra {

namespace {

// Everything that is missing or mis-shaped at once: who has to fix a file wants the whole list.
void checkTensors(const std::vector<ExpectedTensor>& expected, const NamedTensors& found,
                  const std::string& file)
{
    constexpr std::size_t mostListed = 10;
    std::vector<std::string> problems;
    for (const ExpectedTensor& want : expected) {
        const auto have = found.find(want.name);
        if (have == found.end()) {
            if (want.required) {
                problems.push_back(want.name + ": missing, expected " + shapeText(want.shape));
            }
        } else if (have->second.sizes() != at::IntArrayRef(want.shape)) {
            problems.push_back(want.name + ": expected " + shapeText(want.shape) + ", found "
                               + shapeText(have->second.sizes()));
        } else if (!at::isFloatingType(have->second.scalar_type())) {
            problems.push_back(want.name + ": expected floating point, found "
                               + c10::toString(have->second.scalar_type()));
        }
    }
    if (problems.empty()) {
        return;
    }
    std::string text;
    for (std::size_t i = 0; i < std::min(problems.size(), mostListed); ++i) {
        text += (i == 0 ? "" : "; ") + problems[i];
    }
    if (problems.size() > mostListed) {
        text += "; and " + std::to_string(problems.size() - mostListed) + " more";
    }
    throw inputError(file, ": ", text);
}

// One float32 copy at most; what is float32 in the file is used in place.
at::Tensor plainFloat(const std::string& name, const at::Tensor& stored, const std::string& file)
{
    at::Tensor plain = stored.to(at::kFloat).contiguous();
    if (!std::isfinite(plain.sum(at::kDouble).item<double>())) {
        throw inputError(file, ": tensor ", printable(name),
                         " holds NaN or infinity, or float64 beyond float32");
    }
    return plain;
}

// "" when nothing is overridden; else a short hash, because the same file read otherwise is another model.
std::string overridesMark(const ModelOverrides& overrides, const VitConfig& config)
{
    std::ostringstream text;
    text.precision(17);
    const auto put = [&](const char* key, const auto& known) {
        if (known.from == Provenance::User) {
            text << key << known.value << ';';
        }
    };
    const auto putTriple = [&](const char* key, const Known<std::array<double, 3>>& known) {
        if (known.from == Provenance::User) {
            text << key << known.value[0] << ',' << known.value[1] << ',' << known.value[2] << ';';
        }
    };
    put("heads", config.numHeads);
    put("patch", config.patchSize);
    put("size", config.imageHeight);
    put("eps", config.normEps);
    put("crop", config.cropFraction);
    putTriple("mean", config.mean);
    putTriple("std", config.std);
    text << (overrides.activation ? name(*overrides.activation) : "") << ';'
         << (overrides.pool ? name(*overrides.pool) : "") << ';'
         << (overrides.interpolation ? name(*overrides.interpolation) : "") << ';';
    if (overrides.labels) {
        for (const std::string& label : config.classNames.value) {
            text << label << '\n';
        }
    }
    const std::string said = text.str();
    return said == ";;;" ? "" : ":" + sha256(said.data(), said.size()).substr(0, 16);
}

} // namespace

Checkpoint loadCheckpoint(const Path& path, const ModelOverrides& overrides, const Progress& progress,
                          const CancelToken& cancel)
{
    cancel.check();
    report(progress, 0, "reading the model file");
    RawCheckpoint stored = readRawCheckpoint(path, {}, cancel);
    Checkpoint result;
    result.path = stored.file;
    result.format = stored.format;
    const std::string file = result.path.string();
    cancel.check();

    report(progress, 0.6, "checking the tensors");
    NamedTensors tensors = tidyNames(std::move(stored.tensors), file);
    refuseOtherFamilies(tensors, file);
    result.config = inferConfig(tensors, Metadata(std::move(stored.facts), file), overrides, file);
    result.id = stored.hash + overridesMark(overrides, result.config);

    const std::vector<ExpectedTensor> expected = timmTensors(result.config, tensors);
    checkTensors(expected, tensors, file);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        cancel.check();
        report(progress, 0.6 + 0.4 * double(i) / double(expected.size()), expected[i].name);
        if (auto found = tensors.find(expected[i].name); found != tensors.end()) {
            result.tensors.emplace(found->first, plainFloat(found->first, found->second, file));
            tensors.erase(found);
        }
    }
    for (const auto& [name, unused] : tensors) {
        result.unexpected.push_back(name);
    }
    report(progress, 1, "");
    return result;
}

} // namespace hydra
