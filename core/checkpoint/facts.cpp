// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/facts.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/number.h"
#include "core/format/shape_text.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

namespace hydra {

namespace {

constexpr std::size_t longestNames = std::size_t(8) << 20; // twice 22,000 class names take 2 MB
constexpr std::size_t longestNumbers = 64 << 10;

Message range(double least, double most)
{
    return message("from %1 to %2", least, most);
}

// The items of "1, 2,3", "[1, 2, 3]" and "(1, 2, 3)".
std::vector<std::string> words(const std::string& text)
{
    std::vector<std::string> found(1);
    for (const char c : text) {
        if (c == ',') {
            found.emplace_back();
        } else if (c != ' ' && c != '[' && c != ']' && c != '(' && c != ')') {
            found.back() += c;
        }
    }
    return found;
}

} // namespace

KeyValues wordsOfTrainer(const KeyValues& stored)
{
    constexpr std::pair<const char*, const char*> keys[] = {{"arch", "architecture"},
                                                            {"args.model", "architecture"},
                                                            {"args.img_size", "img_size"},
                                                            {"args.input_size", "img_size"},
                                                            {"args.crop_pct", "crop_pct"},
                                                            {"args.mean", "mean"},
                                                            {"args.std", "std"},
                                                            {"args.gp", "global_pool"},
                                                            {"args.interpolation", "interpolation"},
                                                            {"args.thinking_stages", "round_heads"},
                                                            {"args.progress_stages", "round_heads"},
                                                            {"args.progress_img_sizes", "round_sizes"}};
    KeyValues words;
    for (const auto& [key, word] : keys) {
        const auto found = stored.find(key);
        if (found != stored.end() && !found->second.empty() && found->second != "None") {
            words.emplace(word, found->second);
        }
    }
    if (const auto how = words.find("interpolation");
        how != words.end() && how->second != "bicubic" && how->second != "bilinear") {
        words.erase(how); // "random" describes training only
    }
    // Other trainers use an option of this name for other things.
    const auto heads = stored.find("args.heads");
    const auto model = words.find("architecture");
    if (heads != stored.end() && model != words.end()
        && model->second.find("hydravit") != std::string::npos) {
        words.emplace("trained_heads", heads->second);
    }
    return words;
}

Metadata::Metadata(std::map<std::string, std::string> values, std::string file)
    : m_values(std::move(values))
    , m_file(std::move(file))
{ }

const Metadata::Entry* Metadata::find(Keys keys) const
{
    for (const char* key : keys) {
        if (const auto found = m_values.find(key); found != m_values.end()) {
            return &*found;
        }
    }
    return nullptr;
}

Error Metadata::wrong(const Entry& entry, const Message& expected) const
{
    return inputError("%1: metadata %2 is %3; expected %4", m_file, printable(entry.first),
                      printable(entry.second), expected);
}

std::optional<std::string> Metadata::text(Keys keys) const
{
    const Entry* entry = find(keys);
    return entry == nullptr ? std::nullopt : std::optional(entry->second.substr(0, 4096));
}

std::optional<double> Metadata::number(Keys keys, double least, double most) const
{
    const Entry* entry = find(keys);
    if (entry == nullptr) {
        return std::nullopt;
    }
    const auto value = finiteNumberIn(entry->second);
    if (!value || *value < least || *value > most) {
        throw wrong(*entry, message("a number %1", range(least, most)));
    }
    return value;
}

std::optional<std::vector<int>> Metadata::integers(Keys keys, int least, int most) const
{
    const Entry* entry = find(keys);
    if (entry == nullptr) {
        return std::nullopt;
    }
    if (entry->second.size() > longestNumbers) {
        throw wrong(*entry, message("whole numbers %1", range(least, most)));
    }
    std::vector<int> values;
    for (const std::string& word : words(entry->second)) {
        const auto value = finiteNumberIn(word);
        if (!value || *value < least || *value > most || *value != std::floor(*value)) {
            throw wrong(*entry, message("whole numbers %1", range(least, most)));
        }
        values.push_back(static_cast<int>(*value));
    }
    return values;
}

std::optional<int> Metadata::integer(Keys keys, int least, int most) const
{
    const auto values = integers(keys, least, most);
    if (values && values->size() != 1) {
        throw wrong(*find(keys), message("one whole number %1", range(least, most)));
    }
    return values ? std::optional(values->front()) : std::nullopt;
}

std::optional<std::array<double, 3>> Metadata::triple(Keys keys, double least, double most) const
{
    const Entry* entry = find(keys);
    if (entry == nullptr) {
        return std::nullopt;
    }
    const auto parts =
        entry->second.size() > longestNumbers ? std::vector<std::string>() : words(entry->second);
    std::array<double, 3> values{};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto value = parts.size() == 3 ? finiteNumberIn(parts[i]) : std::nullopt;
        if (!value || *value < least || *value > most) {
            throw wrong(*entry, message("three numbers \"r,g,b\" %1", range(least, most)));
        }
        values[i] = *value;
    }
    return values;
}

std::optional<std::pair<int, int>> Metadata::imageSize() const
{
    return sizeIn({"img_size", "image_size", "input_size"});
}

std::optional<std::pair<int, int>> Metadata::pictureSize() const
{
    return sizeIn({"picture_size"});
}

std::optional<std::pair<int, int>> Metadata::sizeIn(Keys keys) const
{
    auto sides = integers(keys, 1, 65'535);
    if (!sides) {
        return std::nullopt;
    }
    if (sides->size() == 3 && sides->front() == 3) { // timm's input_size: channels first
        sides->erase(sides->begin());
    }
    if (sides->size() > 2) {
        throw wrong(*find(keys), phrase("\"SIDE\" or \"HEIGHT,WIDTH\""));
    }
    return std::pair(sides->front(), sides->back());
}

std::optional<Activation> Metadata::activation() const
{
    static const EnumWords<Activation> others{
        {Activation::QuickGelu, "quick_gelu"},       {Activation::QuickGelu, "quickgelu"},
        {Activation::Gelu, "gelu_python"},           {Activation::GeluTanh, "gelu_tanh"},
        {Activation::GeluTanh, "gelu_pytorch_tanh"}, {Activation::GeluTanh, "gelu_new"},
        {Activation::GeluTanh, "gelu_fast"},         {Activation::Silu, "swish"}};
    return choice<Activation>({"activation", "act_layer", "hidden_act", "act"}, others);
}

std::optional<Pool> Metadata::pool() const
{
    return choice<Pool>({"global_pool", "pool"}, {{Pool::Token, "cls"}, {Pool::Average, "average"}});
}

std::optional<Answers> Metadata::answers() const
{
    return choice<Answers>({"answers", "problem_type"},
                           {{Answers::Softmax, "single_label_classification"},
                            {Answers::Sigmoid, "multi_label_classification"},
                            {Answers::Values, "regression"}});
}

std::optional<bool> Metadata::flag(Keys keys) const
{
    static const EnumWords<bool> words{{true, "true"}, {false, "false"}, {true, "True"}, {false, "False"}};
    return oneOf(find(keys), words, {});
}

std::optional<std::vector<std::string>> Metadata::classNames() const
{
    const Entry* entry = find({"class_names", "label_names"});
    if (entry == nullptr || entry->second.empty()) {
        return std::nullopt;
    }
    std::vector<std::string> names;
    if (entry->second.size() > longestNames) {
        throw inputError("%1: metadata %2 has %3 bytes; expected class names of at most %4", m_file,
                         printable(entry->first), entry->second.size(), longestNames);
    }
    if (entry->second.front() != '[') {
        std::istringstream lines(entry->second);
        for (std::string line; std::getline(lines, line);) {
            names.push_back(line);
        }
        return names;
    }
    nlohmann::json json;
    try {
        json = parseJson(entry->second, m_file, {longestNames, 1});
    } catch (const Error&) { // reported below
    }
    if (!json.is_array()) {
        throw wrong(*entry, phrase("a JSON array of strings, or one name per line"));
    }
    for (const auto& item : json) {
        if (!item.is_string()) {
            throw wrong(*entry, phrase("a JSON array of strings, or one name per line"));
        }
        names.push_back(item.get<std::string>());
    }
    return names;
}

} // namespace hydra
