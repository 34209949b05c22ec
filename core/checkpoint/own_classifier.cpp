// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/own_classifier.h"

#include "core/checkpoint/batch_norm.h"
#include "core/checkpoint/name_rules.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace hydra {

namespace {

constexpr int mostSteps = 8; // layers with weights

// Parts that a training adds which read the network's width but are not classifiers.
constexpr std::array<const char*, 26> otherParts{
    {"projec",    "proj_head",  "proj_layer",   "visual_proj", "text_proj", "decoder", "predictor",
     "dino_head", "ibot",       "text",         "logit",       "pooler",    "mask",    "loss",
     "criterion", "queue",      "prototype",    "embed",       "token",     "lm_head", "optimizer",
     "opt/",      "last_layer", "transformer.", "momentum",    "head_dist"}};

struct Layer
{
    std::string stem; // "head.1" of head.1.weight
    std::map<std::string, at::Tensor> parts; // by the part of the name after the stem
    [[nodiscard]] at::Tensor part(const char* name) const
    {
        const auto found = parts.find(name);
        return found != parts.end() ? found->second : at::Tensor();
    }
    [[nodiscard]] bool isBatchNorm() const { return parts.count("running_mean") != 0; }
    [[nodiscard]] std::int64_t dimensions() const
    {
        return part("weight").defined() ? part("weight").dim() : 0;
    }
};

// "head.1" -> 1; -1 if the last part is not a number.
int indexOf(const std::string& stem)
{
    const std::string last = stem.substr(stem.rfind('.') + 1);
    constexpr std::size_t mostDigits = 4;
    const bool number = !last.empty() && last.size() <= mostDigits
        && last.find_first_not_of("0123456789") == std::string::npos;
    return number ? std::stoi(last) : -1;
}

std::string containerOf(const std::string& stem)
{
    const std::size_t dot = stem.rfind('.');
    return dot == std::string::npos ? std::string() : stem.substr(0, dot);
}

using Layers = std::vector<Layer>;

// The layers of the tensors NAMES, called INNER within the network.
Layers layersOf(const NamedTensors& stored, const std::vector<std::string>& names,
                const std::vector<std::string>& inner)
{
    std::map<std::string, Layer> byStem;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string stem = containerOf(inner[i]);
        const bool other = std::any_of(otherParts.begin(), otherParts.end(), [&](const char* part) {
            return inner[i].find(part) != std::string::npos;
        });
        if (!stem.empty() && !other && at::isFloatingType(stored.at(names[i]).scalar_type())) {
            byStem[stem].stem = stem;
            byStem[stem].parts.emplace(inner[i].substr(stem.size() + 1), stored.at(names[i]));
        }
    }
    Layers layers;
    for (auto& [stem, layer] : byStem) {
        layers.push_back(std::move(layer));
    }
    // Numbered layers of a container in their order; otherwise a norm before the layer it normalises.
    std::stable_sort(layers.begin(), layers.end(), [](const Layer& a, const Layer& b) {
        const auto place = [](const Layer& layer) {
            const int index = indexOf(layer.stem);
            return std::tuple(containerOf(layer.stem), index, index < 0 && layer.dimensions() != 1);
        };
        return place(a) < place(b);
    });
    return layers;
}

// A chain under construction: a linear layer at its end stays open for a batch norm that directly follows.
class Chain
{
public:
    explicit Chain(std::int64_t width)
        : m_width(width)
    { }

    // Whether LAYER reads the output of the layers before it; GAP: difference of their numbers in the
    // container.
    [[nodiscard]] bool add(const Layer& layer, int gap)
    {
        if (m_linear && gap > 1) {
            close();
            m_steps += "? ";
        }
        return layer.isBatchNorm()    ? addBatchNorm(layer)
            : layer.dimensions() == 2 ? addLinear(layer)
            : layer.dimensions() == 1 ? addNorm(layer)
                                      : false;
    }

    // False if the chain does not end with a linear layer, or has too many steps.
    [[nodiscard]] bool finish(OwnClassifier& found) const
    {
        if (!m_last.defined() || m_normed || m_count > mostSteps) {
            return false;
        }
        found.tensors = m_tensors;
        found.tensors["head.weight"] = m_last;
        found.tensors["head.bias"] = m_bias;
        found.steps = m_steps.empty() ? m_steps : m_steps.substr(0, m_steps.size() - 1);
        return true;
    }

private:
    // Closes the linear layer: later norms are no longer folded into it.
    void close()
    {
        if (!m_last.defined()) {
            return;
        }
        const std::string name = "head_steps." + std::to_string(m_count++);
        m_tensors[name + ".weight"] = m_last;
        m_tensors[name + ".bias"] = m_bias;
        m_steps += join("linear:", m_last.size(0), " ");
        m_last = at::Tensor();
    }

    [[nodiscard]] bool addLinear(const Layer& layer)
    {
        const at::Tensor weight = layer.part("weight").to(at::kFloat);
        const bool both = m_first && weight.size(1) == 2 * m_width; // class token and average side by side
        if ((weight.size(1) != m_width && !both) || weight.size(0) < 1) {
            return false;
        }
        close();
        at::Tensor bias = layer.part("bias");
        bias = bias.defined() ? bias.to(at::kFloat) : at::zeros({weight.size(0)});
        if (bias.dim() != 1 || bias.size(0) != weight.size(0)) {
            return false;
        }
        m_last = weight;
        m_bias = bias;
        if (m_norm.present()) {
            takeBefore(std::exchange(m_norm, {}), m_last, m_bias);
        }
        m_width = weight.size(0);
        m_first = m_normed = false;
        m_linear = true;
        return true;
    }

    [[nodiscard]] bool addBatchNorm(const Layer& layer)
    {
        const at::Tensor mean = layer.part("running_mean"), variance = layer.part("running_var");
        const at::Tensor gain = layer.part("weight"), offset = layer.part("bias");
        for (const at::Tensor& each : {mean, variance, gain, offset}) {
            if (each.defined() && (each.dim() != 1 || each.size(0) != m_width)) {
                return false;
            }
        }
        if (!variance.defined() || gain.defined() != offset.defined() || m_norm.present()) {
            return false;
        }
        const BatchNorm norm = batchNorm(mean, variance, gain, offset);
        if (m_last.defined()) {
            takeBehind(norm, m_last, m_bias);
            m_normed = true;
        } else {
            m_norm = norm; // for the next linear layer
        }
        m_first = false;
        return true;
    }

    [[nodiscard]] bool addNorm(const Layer& layer)
    {
        const at::Tensor weight = layer.part("weight"), bias = layer.part("bias");
        if (weight.size(0) != m_width || !bias.defined() || bias.sizes() != weight.sizes()
            || m_norm.present()) {
            return false;
        }
        close();
        const std::string name = "head_steps." + std::to_string(m_count++);
        m_tensors[name + ".weight"] = weight.to(at::kFloat);
        m_tensors[name + ".bias"] = bias.to(at::kFloat);
        m_steps += "norm ";
        m_first = false;
        return true;
    }

    std::int64_t m_width;
    bool m_first = true, m_linear = false, m_normed = false; // the last: m_last is normalised
    int m_count = 0;
    at::Tensor m_last, m_bias; // of the latest linear layer
    BatchNorm m_norm; // not yet folded into a linear layer
    NamedTensors m_tensors;
    std::string m_steps;
};

// Builds a chain of LAYERS, from one container. Those with names, such as fc1 and fc2, have a function
// between them.
bool isChain(const Layers& layers, std::int64_t width, OwnClassifier& found)
{
    Chain chain(width);
    const Layer* before = nullptr;
    for (const Layer& layer : layers) {
        const int index = indexOf(layer.stem);
        const bool linear = layer.dimensions() == 2;
        const int gap = before == nullptr              ? 1
            : index >= 0 && indexOf(before->stem) >= 0 ? index - indexOf(before->stem)
            : linear && before->dimensions() == 2      ? 2
                                                       : 1;
        if (!chain.add(layer, gap)) {
            return false;
        }
        before = &layer;
    }
    found.place = layers.size() == 1 ? layers.front().stem : containerOf(layers.front().stem);
    return chain.finish(found);
}

// Whether another layer with the same prefix reads the output of LAYERS, as the last layer of DINO's head
// does.
bool goesOn(const Layers& layers, const Layers& all, const std::vector<std::string>& names)
{
    const std::string container = containerOf(layers.front().stem);
    const std::string top = container.substr(0, container.find('.')) + '.';
    const auto isOf = [&](const std::string& stem) {
        return std::any_of(layers.begin(), layers.end(),
                           [&](const Layer& layer) { return layer.stem == stem; });
    };
    if (!container.empty()) {
        return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
            return beginsWith(name, top) && !isOf(containerOf(name));
        });
    }
    const at::Tensor last = layers.back().part("weight");
    return std::any_of(all.begin(), all.end(), [&](const Layer& other) {
        return !isOf(other.stem) && other.dimensions() == 2 && last.defined()
            && other.part("weight").size(1) == last.size(0);
    });
}

} // namespace

OwnClassifier takeClassifier(NamedTensors& stored, const std::vector<std::string>& names,
                             const std::string& prefix, std::int64_t width)
{
    std::vector<std::string> inner;
    std::transform(names.begin(), names.end(), std::back_inserter(inner), [&](const std::string& name) {
        return beginsWith(name, prefix) ? name.substr(prefix.size()) : name;
    });
    const Layers layers = layersOf(stored, names, inner);
    std::map<std::string, Layers> groups;
    for (const Layer& layer : layers) {
        groups[containerOf(layer.stem)].push_back(layer);
    }
    std::vector<OwnClassifier> found;
    const auto consider = [&](const Layers& group) {
        OwnClassifier one;
        if (goesOn(group, layers, inner) || !isChain(group, width, one)) {
            return false;
        }
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (std::any_of(group.begin(), group.end(),
                            [&](const Layer& layer) { return layer.stem == containerOf(inner[i]); })) {
                one.names.push_back(names[i]);
            }
        }
        found.push_back(std::move(one));
        return true;
    };
    for (const auto& [container, group] : groups) {
        if (!consider(group) && container.empty()) {
            for (const Layer& layer : group) {
                (void)consider({layer});
            }
        }
    }
    if (found.size() == 1) {
        for (const std::string& name : found.front().names) {
            stored.erase(name);
        }
        return std::move(found.front());
    }
    OwnClassifier none;
    for (const Layer& layer : layers) {
        const std::int64_t reads = layer.dimensions() == 2 ? layer.part("weight").size(1) : 0;
        if (reads == width || reads == 2 * width) {
            none.leftOut.push_back(layer.stem);
        }
    }
    return none;
}

} // namespace hydra
