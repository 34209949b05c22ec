// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/families.h"

#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/checkpoint/name_rules.h"
#include "core/checkpoint/own_classifier.h"
#include "core/format/averaged_words.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace hydra {

namespace {

// More specific families come first: timm's tell is a common name.
std::vector<const Family*> allFamilies()
{
    return {&huggingFaceFamily(), &huggingFaceDinov3Family(), &clipFamily(),
            &openAiClipFamily(),  &torchvisionFamily(),       &jaxFamily(),
            &timmFamily()};
}

// The prefix of NAME where it ends with TELL after a dot or slash; "?" otherwise.
std::string prefixBefore(const std::string& name, const std::string& tell)
{
    if (!endsWith(name, tell)) {
        return "?";
    }
    const std::string prefix = name.substr(0, name.size() - tell.size());
    return prefix.empty() || prefix.back() == '.' || prefix.back() == '/' ? prefix : "?";
}

// Every prefix behind which all of FAMILY's tells exist.
std::set<std::string> prefixesOf(const Family& family, const NamedTensors& stored)
{
    std::set<std::string> found;
    for (const auto& [name, unused] : stored) {
        const std::string prefix = prefixBefore(name, family.tells.front());
        if (prefix != "?" && std::all_of(family.tells.begin(), family.tells.end(), [&](const char* tell) {
                return stored.count(prefix + tell) != 0;
            })) {
            found.insert(prefix);
        }
    }
    return found;
}

// The network to use where a file holds several: averaged weights, the teacher.
std::string preferred(std::set<std::string> prefixes, const std::string& file, const ModelOverrides& user)
{
    if (user.network) {
        for (const char* dot : {"", "."}) {
            if (prefixes.count(*user.network + dot) != 0) {
                return *user.network + dot;
            }
        }
    } else {
        if (user.weights == WeightSet::Trained && prefixes.size() > 1) {
            for (auto prefix = prefixes.begin(); prefix != prefixes.end();) {
                prefix = saysAveraged(*prefix) ? prefixes.erase(prefix) : std::next(prefix);
            }
        }
        for (const char* word :
             {"ema", "teacher", "target_encoder", "base_encoder", "vision", "visual", "image"}) {
            std::vector<std::string> with;
            std::copy_if(prefixes.begin(), prefixes.end(), std::back_inserter(with),
                         [&](const std::string& prefix) { return prefix.find(word) != std::string::npos; });
            if (with.size() == 1) {
                return with.front();
            }
        }
        if (prefixes.size() == 1) {
            return *prefixes.begin();
        }
    }
    constexpr std::size_t mostListed = 5;
    Message list;
    std::size_t shown = 0;
    for (auto prefix = prefixes.begin(); prefix != prefixes.end() && shown < mostListed; ++prefix, ++shown) {
        list = list.empty() ? Message(printable(*prefix)) : message("%1 and %2", list, printable(*prefix));
    }
    if (prefixes.size() > shown) {
        list = message("%1 and %2 more", list, prefixes.size() - shown);
    }
    throw inputError(
        prefixes.size() == 1
            ? phrase("%1: contains a network with prefix %2; expected one; --network PREFIX chooses")
            : phrase(
                "%1: contains several networks, with prefixes %2; expected one; --network PREFIX chooses"),
        file, list)
        .asking({"network", {prefixes.begin(), prefixes.end()}});
}

struct Split
{
    std::string wrapper, own; // "module.", "vit."
};

Split splitPrefix(const std::string& prefix, const Family& family)
{
    std::string own;
    for (const char* candidate : family.prefixes) {
        const std::string text = candidate;
        const bool whole = prefix.size() == text.size()
            || (prefix.size() > text.size() && prefix[prefix.size() - text.size() - 1] == '.');
        if (endsWith(prefix, text) && whole && text.size() > own.size()) {
            own = text;
        }
    }
    return {prefix.substr(0, prefix.size() - own.size()), own};
}

struct LeftOut
{
    std::size_t count = 0;
    std::string example;
    void add(const std::string& name) { example = count++ == 0 ? name : example; }
};

// Whether NAME belongs to another network among PREFIXES than the one with prefix TAKEN.
bool ofAnother(const std::string& name, const std::set<std::string>& prefixes, const std::string& taken)
{
    return std::any_of(prefixes.begin(), prefixes.end(), [&](const std::string& prefix) {
        return prefix != taken && prefix.size() > taken.size() && beginsWith(name, prefix);
    });
}

// NAME of a tensor without the wrapper, in the family's own names.
std::string innerName(const std::string& name, const Split& split)
{
    const std::string inner = name.substr(split.wrapper.size());
    return beginsWith(inner, split.own) ? inner.substr(split.own.size()) : inner;
}

// timm's name for INNER, "" if it is not needed; nullopt where FAMILY has no rule. RULE receives the rule
// applied.
std::optional<std::string> newNameOf(const std::string& inner, const Family& family, NameRule* rule = nullptr)
{
    std::string name = inner;
    for (const NameRule& alias : family.aliases) {
        name = renamed(name, alias).value_or(name);
    }
    for (const NameRule& each : family.rules) {
        if (auto found = renamed(name, each)) {
            if (rule != nullptr) {
                *rule = each;
            }
            return found;
        }
    }
    return std::nullopt;
}

// Names that timm's family keeps, or that belong to rounds.
bool isTimms(const std::string& inner)
{
    constexpr std::array<const char*, 15> beginnings{
        {"blocks.", "norm", "fc_norm.", "cls_token", "pos_embed", "patch_embed.", "reg_token", "dist_token",
         "head_steps.", "attn_pool.", "rel_pos", "rope.", "fusion_", "cond_mlp.", "alpha."}};
    return renamed(inner, {"heads.#.*", ""})
        || std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const char* beginning) { return beginsWith(inner, beginning); });
}

// Takes a classifier that no rule of FAMILY finds: other layers that read the network's width.
void takeOwnClassifier(const Family& family, const Split& split, const std::set<std::string>& prefixes,
                       NamedTensors& stored, TimmNamed& result)
{
    std::vector<std::string> unread;
    for (const auto& [name, unused] : stored) {
        if (ofAnother(name, prefixes, result.prefix)) {
            continue;
        }
        if (!beginsWith(name, split.wrapper)) {
            unread.push_back(name);
            continue;
        }
        const std::string inner = innerName(name, split);
        NameRule rule{};
        const auto known = newNameOf(inner, family, &rule);
        if (known && (*known == "head.weight" || *known == "projection")) {
            return;
        }
        if (!known || (std::string(rule.from) == "*" && !isTimms(inner))) {
            unread.push_back(name);
        }
    }
    const at::Tensor& patch = stored.at(result.prefix + family.tells.front());
    if (patch.dim() < 2 || &family == &jaxFamily()) {
        return;
    }
    OwnClassifier own = takeClassifier(stored, unread, split.wrapper, patch.size(0));
    if (own.tensors.empty()) {
        if (!own.leftOut.empty()) {
            result.facts["head_left_out"] =
                listText(own.leftOut, ", ", [](const std::string& s) { return printable(s); });
        }
        return;
    }
    result.notes.push_back(message("the classifier is %1", printable(own.place)));
    result.tensors.merge(own.tensors);
    if (!own.steps.empty()) {
        result.facts["classifier_steps"] = own.steps;
    }
}

TimmNamed rename(const Family& family, const Split& split, const std::set<std::string>& prefixes,
                 NamedTensors stored, const std::string& file)
{
    TimmNamed result;
    result.family = family.id;
    result.prefix = split.wrapper + split.own;
    result.usual = family.usual;
    LeftOut outside, unneeded;
    std::map<std::string, std::string> origin;
    std::vector<std::string> names, unknown;
    takeOwnClassifier(family, split, prefixes, stored, result);
    for (const auto& [name, unused] : stored) {
        if (beginsWith(name, result.prefix) && !ofAnother(name, prefixes, result.prefix)) {
            const std::string inner = name.substr(result.prefix.size());
            const bool ofHead = mayBeLeftAlone(inner) && inner.find(".running_") != std::string::npos;
            if (!ofHead) { // else a batch norm in a head added by a training
                names.push_back(inner);
            }
        }
    }
    refuseOtherNetworks(names, file);
    for (auto& [name, tensor] : stored) {
        if (!beginsWith(name, split.wrapper) || ofAnother(name, prefixes, result.prefix)) {
            outside.add(name);
            continue;
        }
        const std::string inner = innerName(name, split);
        result.gammas = result.gammas || endsWith(inner, ".gamma_1");
        const std::optional<std::string> newName = newNameOf(inner, family);
        if (!newName) {
            (mayBeLeftAlone(inner) ? result.unexpected : unknown).push_back(name);
        } else if (newName->empty()) {
            unneeded.add(name);
        } else if (const auto [at, added] = origin.emplace(*newName, name); !added) {
            throw inputError("%1: tensor %2 and tensor %3 are both %4", file, printable(at->second),
                             printable(name), printable(*newName));
        } else {
            result.tensors.emplace(*newName, std::move(tensor));
        }
    }
    if (!unknown.empty()) {
        refuseUnknownTensors(unknown, file);
    }
    for (const auto& [left, why] : {std::pair(outside, phrase("are outside the network")),
                                    std::pair(unneeded, phrase("are not needed to analyse pictures"))}) {
        if (left.count > 0) {
            result.notes.push_back(message("%1 tensors %2 and were left out, e.g. %3", left.count, why,
                                           printable(left.example)));
        }
    }
    return result;
}

[[noreturn]] void refuseUnknown(const NamedTensors& stored, const std::string& file)
{
    std::vector<std::string> names;
    for (const auto& [name, unused] : stored) {
        names.push_back(name);
    }
    refuseOtherNetworks(names, file);
    for (const std::string& name : names) {
        if (const std::string what = whatItMeans(name); !what.empty()) {
            throw inputError("%1: tensor %2 belongs to a network with %3, but its other tensors are missing",
                             file, printable(name), what);
        }
    }
    throw names.empty()
        ? inputError("%1: expected a Vision Transformer with names of %2; the file contains no tensor", file,
                     listText(allFamilies(), ", ", [](const Family* family) { return family->title; }))
        : inputError("%1: expected a Vision Transformer with names of %2; found e.g. %3", file,
                     listText(allFamilies(), ", ", [](const Family* family) { return family->title; }),
                     printable(names.front()));
}

} // namespace

TimmNamed toTimmNames(NamedTensors stored, const std::string& file, const ModelOverrides& user)
{
    for (const Family* family : allFamilies()) {
        const std::set<std::string> prefixes = prefixesOf(*family, stored);
        if (prefixes.empty()) {
            continue;
        }
        const Split split = splitPrefix(preferred(prefixes, file, user), *family);
        TimmNamed result = rename(*family, split, prefixes, std::move(stored), file);
        result.saysAll = family != &timmFamily(); // many kinds of networks use timm's names
        if (prefixes.size() > 1) {
            result.notes.push_back(message("the file contains %1 networks; the one with prefix %2 was opened",
                                           prefixes.size(), printable(split.wrapper + split.own)));
        }
        if (family->prepare != nullptr) {
            family->prepare(result, file);
        }
        if (joinQkv(result.tensors, family->keysWithoutBias, file)) {
            result.facts["key_bias"] = "false";
        }
        giveTimmShapes(result.tensors);
        if (family->finish != nullptr) {
            family->finish(result, file);
        }
        if (const auto head = result.tensors.find("head.weight");
            head != result.tensors.end() && head->second.dim() == 2) {
            result.tensors.emplace("head.bias", at::zeros({head->second.size(0)})); // if it is missing
        }
        if (result.saysAll) {
            result.facts.emplace("norm_position", name(NormPosition::Pre));
        }
        return result;
    }
    refuseUnknown(stored, file);
}

namespace {

// Adds zero key biases where queries and values have a bias and the keys of all blocks have none.
bool addZeroKeyBiases(NamedTensors& tensors)
{
    NamedTensors zeros;
    for (const auto& [name, tensor] : tensors) {
        if (beginsWith(name, "blocks.") && endsWith(name, ".attn.k.bias")) {
            return false;
        }
        if (beginsWith(name, "blocks.") && endsWith(name, ".attn.q.bias")) {
            std::string key = name;
            key[name.size() - 6] = 'k';
            zeros.emplace(key, at::zeros_like(tensor));
        }
    }
    const bool any = !zeros.empty();
    tensors.merge(zeros);
    return any;
}

} // namespace

bool joinQkv(NamedTensors& tensors, bool keyless, const std::string& file)
{
    keyless = keyless && addZeroKeyBiases(tensors);
    std::vector<std::string> queries;
    for (const auto& [name, unused] : tensors) {
        if (beginsWith(name, "blocks.") && name.find(".attn.q.") != std::string::npos) {
            queries.push_back(name);
        }
    }
    for (const std::string& query : queries) {
        const std::size_t letter = query.find(".attn.q.") + 6;
        std::vector<at::Tensor> parts;
        for (const char part : {'q', 'k', 'v'}) {
            std::string name = query;
            name[letter] = part;
            const auto found = tensors.find(name);
            if (found == tensors.end()) {
                throw inputError("%1: tensor %2 is missing next to %3", file, printable(name),
                                 printable(query));
            }
            if (!parts.empty() && found->second.sizes() != parts.front().sizes()) {
                throw inputError("%1: %2 has shape %3; expected %4 as its query", file, printable(name),
                                 shapeText(found->second.sizes()), shapeText(parts.front().sizes()));
            }
            parts.push_back(found->second.to(at::kFloat));
            tensors.erase(found);
        }
        if (parts.front().dim() == 0) {
            throw inputError("%1: %2 is a single number", file, printable(query));
        }
        std::string joined = query;
        tensors[joined.replace(letter, 1, "qkv")] = at::cat(parts, 0);
    }
    return keyless;
}

void giveTimmShapes(NamedTensors& tensors)
{
    for (const char* name : {"cls_token", "dist_token", "reg_token", "pos_embed"}) {
        const auto found = tensors.find(name);
        while (found != tensors.end() && (found->second.dim() == 1 || found->second.dim() == 2)) {
            found->second = found->second.unsqueeze(0);
        }
    }
    for (const char* name : {"head.weight", "head_dist.weight"}) {
        const auto head = tensors.find(name);
        if (head != tensors.end() && head->second.dim() == 4 && head->second.size(2) == 1
            && head->second.size(3) == 1) { // a 1x1 convolution
            head->second = head->second.flatten(1);
        }
    }
    const auto patch = tensors.find("patch_embed.proj.weight");
    if (patch != tensors.end() && patch->second.dim() == 2) { // flattened in old files
        const std::int64_t pixels = patch->second.size(1) / 3;
        const auto side = static_cast<std::int64_t>(std::llround(std::sqrt(double(pixels))));
        if (side > 0 && patch->second.size(1) == 3 * side * side) {
            patch->second = patch->second.reshape({patch->second.size(0), 3, side, side});
        }
    }
}

void nameRegisters(NamedTensors& tensors)
{
    const auto registers = tensors.find("register_tokens");
    if (registers != tensors.end()) {
        tensors["reg_token"] =
            registers->second.dim() == 2 ? registers->second.unsqueeze(0) : registers->second;
        tensors.erase(registers);
    }
}

} // namespace hydra
