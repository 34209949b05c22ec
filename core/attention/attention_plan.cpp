// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_plan.h"

#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/nearest.h"
#include "core/model/vit_config.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hydra {

namespace {

std::vector<std::string_view> split(std::string_view text, char at)
{
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + 1);
    }
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ') {
        text.remove_prefix(1);
    }
    while (!text.empty() && text.back() == ' ') {
        text.remove_suffix(1);
    }
    return text;
}

// A whole number without sign, at most six digits: all counts in the grammar are far smaller.
int number(std::string_view word, std::string_view what)
{
    const bool digits = !word.empty() && word.size() <= 6
        && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits) {
        throw usageError("attention plan: expected %1, got '%2'", what, word);
    }
    return std::stoi(std::string(word));
}

std::vector<std::string> kindNames()
{
    std::vector<std::string> names;
    for (const KindInfo& info : attentionKinds()) {
        names.emplace_back(info.name);
    }
    return names;
}

void parseOption(std::string_view option, BlockAttention& block)
{
    if (block.kind == AttentionKind::Linear && option.substr(0, 6) == "heads=") {
        block.heads = number(option.substr(6), "heads=N");
        if (block.heads == 0) {
            throw usageError("attention plan: linear needs at least one head");
        }
    } else if (block.kind == AttentionKind::Linear && (option == "phi=head" || option == "phi=whole")) {
        block.whole = option == "phi=whole";
    } else if (block.kind == AttentionKind::Window && option.substr(0, 5) == "size=") {
        block.window = number(option.substr(5), "size=N");
        if (block.window == 0) {
            throw usageError("attention plan: a window needs at least one patch");
        }
    } else {
        throw usageError("attention plan: %1 does not take '%2'; linear takes heads=N and phi=head or "
                         "phi=whole, window takes size=N",
                         name(block.kind), option);
    }
}

BlockAttention parseKind(std::string_view text)
{
    const auto parts = split(text, ',');
    const auto colon = parts[0].find(':');
    const std::string_view kind = trimmed(parts[0].substr(0, colon));
    const auto& kinds = attentionKinds();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const KindInfo& info) { return kind == info.name; });
    if (found == kinds.end()) {
        throw usageError("attention plan: unknown kind '%1'; expected one of %2%3", kind,
                         briefList(kindNames()), didYouMean(kind, kindNames()));
    }
    BlockAttention block;
    block.kind = found->kind;
    if (colon != std::string_view::npos) {
        const std::string_view kernel = trimmed(parts[0].substr(colon + 1));
        const auto& names = kernelNames();
        const auto at = std::find(names.begin(), names.end(), kernel);
        if (!found->choosesKernel) {
            throw usageError("attention plan: %1 takes no kernel, got '%2'", kind, kernel);
        }
        if (at == names.end()) {
            throw usageError("attention plan: unknown kernel '%1' for %2; expected one of %3%4", kernel, kind,
                             briefList(names), didYouMean(kernel, names));
        }
        block.kernel = static_cast<Kernel>(at - names.begin());
    }
    for (std::size_t i = 1; i < parts.size(); ++i) {
        parseOption(trimmed(parts[i]), block);
    }
    return block;
}

int countOf(std::string_view where, std::size_t prefix, int depth)
{
    const int count = number(where.substr(prefix), phrase("a number of blocks"));
    if (count > depth) {
        throw usageError("attention plan: '%1' names %2 blocks; the network has %3", where, count, depth);
    }
    return count;
}

std::vector<int> parseWhere(std::string_view where, int depth)
{
    std::vector<int> blocks;
    if (where == "all") {
        for (int i = 0; i < depth; ++i) {
            blocks.push_back(i);
        }
    } else if (where.substr(0, 5) == "back:") {
        for (int i = depth - countOf(where, 5, depth); i < depth; ++i) {
            blocks.push_back(i);
        }
    } else if (where.substr(0, 6) == "front:") {
        for (int i = 0, end = countOf(where, 6, depth); i < end; ++i) {
            blocks.push_back(i);
        }
    } else if (where.substr(0, 11) == "interleave:") {
        const int count = countOf(where, 11, depth);
        if (2 * count > depth + 1) {
            throw usageError("attention plan: '%1' needs every other block of %2 blocks", where, depth);
        }
        for (int i = 0; i < count; ++i) {
            blocks.push_back(depth - 1 - 2 * i); // every second block, counted from the back
        }
    } else {
        constexpr int anyBlock = 999'999;
        const auto listed = integerList(where, 0, anyBlock);
        if (!listed) {
            throw usageError("attention plan: expected all, back:N, front:N, interleave:N or blocks from 0 "
                             "to %1, as 0,3,7-11; got '%2'",
                             depth - 1, where);
        }
        blocks = *listed;
        if (const int last = *std::max_element(blocks.begin(), blocks.end()); last >= depth) {
            throw usageError("attention plan: block %1 does not exist; the network has blocks 0 to %2", last,
                             depth - 1);
        }
    }
    return blocks;
}

std::string whereText(const std::vector<int>& blocks, int depth)
{
    const int count = static_cast<int>(blocks.size());
    if (count == depth) {
        return "all";
    }
    const bool contiguous = blocks.back() - blocks.front() == count - 1;
    if (contiguous && blocks.back() == depth - 1) {
        return "back:" + std::to_string(count);
    }
    if (contiguous && blocks.front() == 0) {
        return "front:" + std::to_string(count);
    }
    bool interleaved = count > 1;
    for (int i = 0; i < count; ++i) {
        interleaved = interleaved && blocks[static_cast<std::size_t>(count - 1 - i)] == depth - 1 - 2 * i;
    }
    if (interleaved) {
        return "interleave:" + std::to_string(count);
    }
    return integerListText(blocks);
}

} // namespace

const std::vector<std::string>& kernelNames()
{
    static const std::vector<std::string> names{"cosine",          "tanh-l2", "mean",      "tanh-softmax",
                                                "sigmoid-softmax", "l1",      "cosine+ln", "tanh-l2+ln"};
    return names;
}

const char* name(Kernel kernel) noexcept
{
    return kernelNames()[static_cast<std::size_t>(kernel)].c_str();
}

std::string text(const BlockAttention& block)
{
    std::string result = name(block.kind);
    if (infoOf(block.kind).choosesKernel) {
        result += std::string(":") + name(block.kernel);
    }
    if (block.kind == AttentionKind::Window) {
        result += ",size=" + std::to_string(block.window);
    }
    if (block.kind == AttentionKind::Linear) {
        result += (block.heads > 0 ? ",heads=" + std::to_string(block.heads) : "")
            + (block.whole ? ",phi=whole" : ",phi=head");
    }
    return result;
}

int phiParts(const BlockAttention& block, int heads) noexcept
{
    return block.kind == AttentionKind::Linear && !block.whole ? heads : 1;
}

std::string writtenPlan(const std::string& words, const char* phi)
{
    std::string result;
    for (const std::string_view entry : split(words, ';')) {
        const bool first = entry.data() == words.data();
        const auto at = std::min(entry.find('@'), entry.size());
        const std::string_view kind = entry.substr(0, at);
        const bool linear = trimmed(kind.substr(0, kind.find_first_of(":,"))) == "linear";
        const bool says = kind.find("phi=") != std::string_view::npos;
        result += (first ? "" : ";") + std::string(kind) + (linear && !says ? std::string(",") + phi : "")
            + std::string(entry.substr(at));
    }
    return result;
}

Kernel kernelOf(const BlockAttention& block) noexcept
{
    switch (block.kind) {
    case AttentionKind::AftSimple:
        return Kernel::SigmoidSoftmax;
    case AttentionKind::PolyNl:
        return Kernel::Mean; // (n1/sqrt T) * sum_t (K_t/sqrt T) * V_t
    default:
        return block.kernel;
    }
}

AttentionPlan AttentionPlan::softmax(int depth)
{
    return {std::vector<BlockAttention>(static_cast<std::size_t>(depth))};
}

AttentionPlan AttentionPlan::parse(const std::string& text, const AttentionPlan& base)
{
    AttentionPlan plan = base;
    const int depth = static_cast<int>(base.blocks.size());
    if (text.size() > 4096) {
        throw usageError("attention plan: %1 characters; at most 4096", text.size());
    }
    if (trimmed(text).empty()) {
        return plan;
    }
    for (const std::string_view entry : split(text, ';')) {
        const auto at = entry.find('@');
        const BlockAttention block = parseKind(trimmed(entry.substr(0, at)));
        const std::string_view where = at == std::string_view::npos ? "all" : trimmed(entry.substr(at + 1));
        for (const int i : parseWhere(where, depth)) {
            plan.blocks[static_cast<std::size_t>(i)] = block;
        }
    }
    return plan;
}

AttentionPlan trainedPlan(const VitConfig& config)
{
    return AttentionPlan::parse(config.attentionPlan, AttentionPlan::softmax(config.depth));
}

std::string AttentionPlan::text() const
{
    std::vector<BlockAttention> kinds; // in order of first appearance, without softmax, the base
    for (const BlockAttention& block : blocks) {
        if (block.kind != AttentionKind::Softmax
            && std::find(kinds.begin(), kinds.end(), block) == kinds.end()) {
            kinds.push_back(block);
        }
    }
    std::string result;
    for (const BlockAttention& kind : kinds) {
        std::vector<int> where;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            if (blocks[i] == kind) {
                where.push_back(static_cast<int>(i));
            }
        }
        result += (result.empty() ? "" : ";") + hydra::text(kind) + "@"
            + whereText(where, static_cast<int>(blocks.size()));
    }
    return result.empty() ? "softmax" : result;
}

} // namespace hydra
