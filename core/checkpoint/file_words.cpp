// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/file_words.h"

#include "core/base/error.h"
#include "core/base/number.h"
#include "core/base/printable.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

namespace hydra {

namespace {

struct KeyPath
{
    std::string parent, leaf; // "args.model_kwargs", "num_heads"
};

KeyPath splitPath(const std::string& path)
{
    const std::size_t dot = path.rfind('.');
    return dot == std::string::npos ? KeyPath{"", path} : KeyPath{path.substr(0, dot), path.substr(dot + 1)};
}

bool holdsPart(const std::string& text, const char* part)
{
    return text.find(part) != std::string::npos;
}

// The activation of a class or function in the words of Metadata: "torch.nn.modules.activation.GELU".
std::string activationIn(const std::string& stated)
{
    std::string word;
    for (const char c : splitPath(stated).leaf) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        }
    }
    if (const std::size_t end = word.rfind("activation"); end != std::string::npos && end > 0) {
        word.erase(end);
    }
    for (const auto& [name, meant] :
         {std::pair("quickgelu", "quick_gelu"), std::pair("gelutanh", "gelu_tanh"),
          std::pair("pytorchgelutanh", "gelu_tanh"), std::pair("gelupytorchtanh", "gelu_tanh"),
          std::pair("newgelu", "gelu_tanh"), std::pair("gelunew", "gelu_tanh"),
          std::pair("fastgelu", "gelu_tanh"), std::pair("gelufast", "gelu_tanh"),
          std::pair("gelupython", "gelu"), std::pair("swish", "silu")}) {
        if (word == name) {
            return meant;
        }
    }
    return word;
}

void takeValue(KeyValues& words, const std::string& word, std::string value)
{
    if (word == "activation") {
        value = activationIn(value);
    }
    if (word == "patch_size") { // has two sides
        const std::size_t comma = value.find(',');
        value = comma != std::string::npos && value.substr(0, comma) == value.substr(comma + 1)
            ? value.substr(0, comma)
            : value;
    }
    if (!value.empty() && value != "None") {
        words.emplace(word, value);
    }
}

// Whether PATH belongs to a network other than the picture's.
bool isOfAnother(const std::string& path)
{
    for (const char* part : {"text", "decoder", "pool", "optim", "predictor", "scheduler"}) {
        if (holdsPart(path, part)) {
            return true;
        }
    }
    return false;
}

bool isInBlock(const std::string& path) // has a component that ends with a number
{
    bool digit = false;
    for (const char c : path) {
        if (c == '.' && digit) {
            return true;
        }
        digit = c >= '0' && c <= '9';
    }
    return digit;
}

// The words of each dictionary by its path.
std::map<std::string, KeyValues> dictionaries(const KeyValues& stored)
{
    std::map<std::string, KeyValues> found;
    for (const auto& [path, value] : stored) {
        const auto [parent, leaf] = splitPath(path);
        if (leaf == "model_kwargs" && !value.empty() && value.front() == '[') { // ["num_heads=6"]
            const auto list = nlohmann::json::parse(value, nullptr, false);
            for (const auto& item : list.is_array() ? list : nlohmann::json::array()) {
                const std::string text = item.is_string() ? item.get<std::string>() : "";
                const std::size_t is = std::min(text.find('='), text.size());
                for (const auto& [key, word] : argumentWords) {
                    if (text.substr(0, is) == key && is < text.size()) {
                        takeValue(found[path], word, text.substr(is + 1));
                    }
                }
            }
        }
        if (parent.empty() || isOfAnother(parent) || (holdsPart(parent, "module") && isInBlock(parent))) {
            continue;
        }
        const bool ofPictures = splitPath(parent).leaf == "pretrained_cfg";
        for (const auto& [key, word] : argumentWords) {
            const bool others = leaf == "heads" && (parent == "args" || holdsPart(value, ","));
            if (leaf == key && !ofPictures && !others) {
                takeValue(found[parent], word, value);
            }
        }
        for (const auto& [key, word] : pictureWords) {
            if (leaf == key && ofPictures) {
                takeValue(found[parent], word, value);
            }
        }
    }
    return found;
}

// What WORDS and the tensors of NAMED disagree about; "" if they agree.
Message differenceOf(const KeyValues& words, const TimmNamed& named)
{
    const auto kernel = named.tensors.find("patch_embed.proj.weight");
    if (kernel == named.tensors.end() || kernel->second.dim() != 4) {
        return "";
    }
    std::int64_t depth = 0;
    while (named.tensors.count(join("blocks.", depth, ".norm1.weight")) != 0) {
        ++depth;
    }
    const std::int64_t width = kernel->second.size(0);
    for (const auto& [word, shape] : {std::pair("embed_dim", width), std::pair("depth", depth),
                                      std::pair("patch_size", kernel->second.size(3))}) {
        const auto stated = words.find(word);
        if (stated != words.end() && stated->second != std::to_string(shape)) {
            return message("%1 %2, and the tensors have %3", word, escaped(stated->second, 40), shape);
        }
    }
    const auto heads = words.find("num_heads");
    const auto count = heads != words.end() ? numberIn(heads->second) : std::nullopt;
    return heads == words.end() || (count && *count >= 1 && std::fmod(double(width), *count) == 0)
        ? Message()
        : message("num_heads %1, and the tensors are %2 wide", escaped(heads->second, 40), width);
}

// The statements of a whole module's blocks, which must agree.
class Blocks
{
public:
    Blocks(const KeyValues& stored, const TimmNamed& named)
    {
        const std::string own = "module." + named.prefix;
        const auto kernel = named.tensors.find("patch_embed.proj.weight");
        const double width =
            kernel != named.tensors.end() && kernel->second.dim() > 0 ? double(kernel->second.size(0)) : 1;
        for (const auto& [path, value] : stored) {
            const auto [parent, leaf] = splitPath(path);
            if (path.compare(0, own.size(), own) != 0 || isOfAnother(path) || !isInBlock(parent)) {
                continue;
            }
            const std::string part = splitPath(parent).leaf;
            const bool normal = holdsPart(part, "norm") || holdsPart(part, "ln");
            if (leaf == "num_heads" || leaf == "num_attention_heads" || leaf == "n_heads") {
                m_said["num_heads"].insert(value);
                readHeads(stored, parent + ".", width, value);
            } else if (leaf == "eps" && normal) {
                m_said["norm_eps"].insert(value);
            } else if (holdsPart(leaf, "act") && !holdsPart(value, "__torch__")) {
                readActivation(stored, path, value);
            } else if (holdsPart(value, "torch.nn.modules.activation.") && !holdsPart(value, "__torch__")) {
                readActivation(stored, path, value); // torchvision names these by number
            }
        }
    }

    [[nodiscard]] KeyValues words(const std::string& file) const
    {
        KeyValues words;
        for (const auto& [word, values] : m_said) {
            if (values.size() > 1) {
                throw inputError(
                    "%1: the blocks of this module have %2 %3 and %4; all blocks must have the same", file,
                    word, escaped(*values.begin(), 40), escaped(*values.rbegin(), 40));
            }
            words[word] = *values.begin();
        }
        return words;
    }

private:
    // Reads the head size, and a scale that differs from the usual one.
    void readHeads(const KeyValues& stored, const std::string& attention, double width,
                   const std::string& heads)
    {
        double size = width / std::max(1., numberIn(heads).value_or(1));
        for (const char* key : {"head_dim", "attention_head_size"}) {
            if (const auto dim = stored.find(attention + key); dim != stored.end()) {
                m_said["head_dim"].insert(dim->second);
                size = numberIn(dim->second).value_or(size);
            }
        }
        for (const char* key : {"scale", "scaling"}) {
            const auto scale = stored.find(attention + key);
            const auto value = scale != stored.end() ? numberIn(scale->second) : std::nullopt;
            if (value && std::fabs(*value * std::sqrt(size) - 1) > 1e-4) {
                m_said["qk_scale"].insert(scale->second);
            }
        }
    }

    void readActivation(const KeyValues& stored, const std::string& path, const std::string& value)
    {
        std::string word = activationIn(value);
        if (const auto how = stored.find(path + ".approximate");
            word == "gelu" && how != stored.end() && how->second == "tanh") {
            word = "gelu_tanh";
        }
        for (const char* other : {"identity", "dropout", "multihead", "multiheadattention", "softmax", ""}) {
            if (word == other) {
                return;
            }
        }
        m_said["activation"].insert(word);
    }

    std::map<std::string, std::set<std::string>> m_said;
};

} // namespace

std::vector<FileFacts> fileFacts(const KeyValues& stored, const TimmNamed& named, const std::string& file,
                                 Notes& notes)
{
    std::vector<FileFacts> all;
    if (stored.count("module") != 0) {
        if (KeyValues words = Blocks(stored, named).words(file); !words.empty()) {
            all.push_back({file, std::move(words)});
        }
    }
    for (auto& [path, words] : dictionaries(stored)) {
        if (const std::string difference = differenceOf(words, named); !difference.empty()) {
            notes.push_back(message("the file's %1 says %2, which was ignored", printable(path), difference));
            continue;
        }
        for (const FileFacts& before : all) {
            for (const auto& [word, value] : before.words) {
                const auto other = words.find(word);
                if (other != words.end() && other->second != value) {
                    notes.push_back(message("the file says %1 %2, and in %3 %4: %5 is used", word,
                                            escaped(value, 40), printable(path), escaped(other->second, 40),
                                            escaped(value, 40)));
                    words.erase(other);
                }
            }
        }
        if (!words.empty()) {
            all.push_back({join(file, " (", escaped(path, 80), ")"), std::move(words)});
        }
    }
    return all;
}

} // namespace hydra
