// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/model_files.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/printable.h"
#include "core/format/safetensors.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Document = nlohmann::json;

constexpr int mostBlocksOfFile = 4096, mostHeadsOfFile = 16'384, mostUnits = 1 << 22;
constexpr std::size_t mostRanked = 1 << 16;
constexpr std::uint64_t mostBytesOfFile = 64ULL << 20;
constexpr const char* orderKind = phrase("head order");
constexpr const char* neuronKind = phrase("outlier neurons");
constexpr const char* meansKind = phrase("head means");

// One of our JSON files; its members are checked one by one.
class OwnFile
{
public:
    OwnFile(const Path& path, const char* kind)
        : m_path(path.string())
    {
        const Bytes bytes = readFile(path, mostBytesOfFile);
        id = sha256(bytes.data(), bytes.size());
        m_json = parseJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, m_path,
                           {mostBytesOfFile, 8});
        if (!m_json.is_object() || m_json.value("hydrascope", Document()) != kind
            || m_json.value("version", Document()) != 1) {
            throw inputError(
                "%1: expected a file of Hydrascope's with \"hydrascope\": \"%2\", \"version\": 1", m_path,
                kind);
        }
    }

    std::string id;

    [[noreturn]] void fail(const Message& what) const { throw inputError("%1: %2", m_path, what); }

    [[nodiscard]] const Document& list(const char* key) const
    {
        const auto found = m_json.find(key);
        if (found == m_json.end() || !found->is_array()) {
            fail(message("expected a list \"%1\"", key));
        }
        return *found;
    }
    [[nodiscard]] std::string text(const char* key) const
    {
        const auto found = m_json.find(key);
        if (found == m_json.end() || !found->is_string()
            || found->get_ref<const std::string&>().size() > 200) {
            fail(message("expected a short text \"%1\"", key));
        }
        return found->get<std::string>();
    }
    [[nodiscard]] int whole(const Document& value, const char* what, int low, int high) const
    {
        const bool fits = value.is_number_integer()
            && (value.is_number_unsigned() ? value.get<std::uint64_t>() <= std::uint64_t(high)
                                           : value.get<std::int64_t>() <= high)
            && value.get<std::int64_t>() >= low;
        if (!fits) {
            fail(message("%1: expected a whole number from %2 to %3", what, low, high));
        }
        return value.get<int>();
    }
    [[nodiscard]] int whole(const char* key, int low, int high) const
    {
        return whole(m_json.value(key, Document()), key, low, high);
    }
    [[nodiscard]] double number(const Document& value, const char* what) const
    {
        if (!value.is_number() || !std::isfinite(value.get<double>())) {
            fail(message("%1: expected a finite number", what));
        }
        return value.get<double>();
    }
    [[nodiscard]] double number(const char* key) const { return number(m_json.value(key, Document()), key); }

private:
    std::string m_path;
    Document m_json;
};

std::string jsonText(const nlohmann::ordered_json& json)
{
    return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

bool isPermutation(std::vector<int> heads)
{
    std::sort(heads.begin(), heads.end());
    for (std::size_t i = 0; i < heads.size(); ++i) {
        if (heads[i] != static_cast<int>(i)) {
            return false;
        }
    }
    return !heads.empty();
}

// Reorders groups of D rows (or columns) of X along DIM by ORDER, in each of PARTS equal parts.
at::Tensor inOrder(const at::Tensor& x, std::int64_t dim, const std::vector<int>& order, std::int64_t d,
                   std::int64_t parts)
{
    std::vector<std::int64_t> rows;
    const std::int64_t inner = static_cast<std::int64_t>(order.size()) * d;
    for (std::int64_t part = 0; part < parts; ++part) {
        for (const int head : order) {
            for (std::int64_t i = 0; i < d; ++i) {
                rows.push_back(part * inner + head * d + i);
            }
        }
    }
    return x.index_select(dim, at::tensor(rows, at::kLong));
}

} // namespace

std::vector<Neuron> OutlierNeurons::moved() const
{
    std::vector<Neuron> first;
    for (std::size_t i = 0; i < ranking.size() && i < static_cast<std::size_t>(used); ++i) {
        first.push_back(ranking[i].neuron);
    }
    return first;
}

HeadOrder readHeadOrder(const Path& path)
{
    const OwnFile file(path, orderKind);
    HeadOrder found;
    found.id = file.id;
    found.model = file.text("model");
    found.method = file.text("method");
    found.pictures = file.whole("pictures", 0, 1'000'000'000);
    const Document& blocks = file.list("order");
    if (blocks.empty() || blocks.size() > mostBlocksOfFile) {
        file.fail(message("\"order\": expected 1 to %1 blocks, got %2", mostBlocksOfFile, blocks.size()));
    }
    for (const Document& block : blocks) {
        if (!block.is_array() || block.size() > mostHeadsOfFile) {
            file.fail(phrase("\"order\": expected a list of heads for each block"));
        }
        std::vector<int> heads;
        for (const Document& head : block) {
            heads.push_back(file.whole(head, "head", 0, mostHeadsOfFile));
        }
        if (!isPermutation(heads) || (!found.order.empty() && heads.size() != found.order[0].size())) {
            file.fail(message("\"order\": block %1 does not name each head once", found.order.size()));
        }
        found.order.push_back(std::move(heads));
    }
    for (const Document& block : file.list("importance")) {
        if (!block.is_array() || block.size() != found.order[0].size()
            || found.importance.size() == found.order.size()) {
            file.fail(phrase("\"importance\": expected a number for each head of each block"));
        }
        found.importance.emplace_back();
        for (const Document& value : block) {
            found.importance.back().push_back(file.number(value, "importance"));
        }
    }
    return found;
}

void writeHeadOrder(const Path& path, const HeadOrder& order)
{
    writeFileAtomically(path,
                        jsonText({{"hydrascope", orderKind},
                                  {"version", 1},
                                  {"model", order.model},
                                  {"method", order.method},
                                  {"pictures", order.pictures},
                                  {"order", order.order},
                                  {"importance", order.importance}}));
}

OutlierNeurons readNeurons(const Path& path)
{
    const OwnFile file(path, neuronKind);
    OutlierNeurons found;
    found.id = file.id;
    found.model = file.text("model");
    found.pictures = file.whole("pictures", 0, 1'000'000'000);
    found.threshold = file.number("threshold");
    found.block = file.whole("block", 0, mostBlocksOfFile);
    const Document& ranking = file.list("ranking");
    if (ranking.empty() || ranking.size() > mostRanked) {
        file.fail(message("\"ranking\": expected 1 to %1 neurons, got %2", mostRanked, ranking.size()));
    }
    for (const Document& row : ranking) {
        if (!row.is_array() || row.size() != 3) {
            file.fail(phrase("\"ranking\": expected [block, unit, score] for each neuron"));
        }
        found.ranking.push_back(
            {{file.whole(row[0], "block", 0, mostBlocksOfFile), file.whole(row[1], "unit", 0, mostUnits)},
             file.number(row[2], "score")});
    }
    found.used = file.whole("used", 1, static_cast<int>(found.ranking.size()));
    return found;
}

void writeNeurons(const Path& path, const OutlierNeurons& neurons)
{
    nlohmann::ordered_json ranking = nlohmann::ordered_json::array();
    for (const auto& row : neurons.ranking) {
        ranking.push_back({row.neuron.block, row.neuron.unit, row.score});
    }
    writeFileAtomically(path,
                        jsonText({{"hydrascope", neuronKind},
                                  {"version", 1},
                                  {"model", neurons.model},
                                  {"pictures", neurons.pictures},
                                  {"threshold", neurons.threshold},
                                  {"block", neurons.block},
                                  {"used", neurons.used},
                                  {"ranking", ranking}}));
}

MeansFile readMeans(const Path& path)
{
    const Bytes bytes = readFile(path, 2048ULL << 20);
    const Safetensors read = parseSafetensors(bytes.data(), bytes.size(), path.string());
    const auto fact = [&](const char* key) {
        const auto found = read.metadata.find(key);
        return found == read.metadata.end() ? std::string() : found->second;
    };
    const auto position = read.tensors.find("heads.position");
    const auto all = read.tensors.find("heads.all");
    if (fact("hydrascope") != meansKind || position == read.tensors.end() || all == read.tensors.end()
        || position->second.dim() != 3 || all->second.dim() != 2
        || position->second.size(0) != all->second.size(0) || position->second.size(2) != all->second.size(1)
        || all->second.size(0) < 1 || !at::isFloatingType(position->second.scalar_type())
        || !at::isFloatingType(all->second.scalar_type())) {
        throw inputError(
            "%1: expected Hydrascope's means of heads: heads.position [L,T,D] and heads.all [L,D]",
            path.string());
    }
    MeansFile found;
    found.id = sha256(bytes.data(), bytes.size());
    found.model = fact("model");
    found.means = {position->second.to(at::kFloat).contiguous(), all->second.to(at::kFloat).contiguous()};
    for (const at::Tensor& each : {found.means.position, found.means.all}) {
        if (!std::isfinite(each.sum(at::kDouble).item<double>())) {
            throw inputError("%1: the means contain NaN or infinity", path.string());
        }
    }
    return found;
}

void writeMeans(const Path& path, const MeansFile& means)
{
    writeSafetensors(path, {{"heads.position", means.means.position}, {"heads.all", means.means.all}},
                     {{"hydrascope", meansKind},
                      {"version", "1"},
                      {"model", means.model},
                      {"pictures", std::to_string(means.pictures)}});
}

namespace {

// Reorders what each head of BLOCK has for positions: learned rotations, relative biases.
void orderPlaces(NamedTensors& tensors, int block, const std::vector<int>& heads)
{
    if (const auto found = tensors.find("rope.freqs"); found != tensors.end()) {
        found->second = found->second.clone(); // [2,L,heads,d/2]
        const at::Tensor own = found->second.select(1, block);
        own.copy_(inOrder(own.clone(), 1, heads, 1, 1));
    }
    const std::string common = "rel_pos_bias.relative_position_bias_table";
    const std::string name = "blocks." + std::to_string(block) + ".attn.relative_position_bias_table";
    const auto own = tensors.find(name), shared = tensors.find(common);
    const auto& table = own != tensors.end() ? own : shared;
    if (table != tensors.end()) { // afterwards every block has its own
        tensors[name] = inOrder(table->second, 1, heads, 1, 1);
    }
}

} // namespace

void orderHeads(NamedTensors& tensors, const VitConfig& config, const HeadOrder& order,
                const std::string& file)
{
    if (static_cast<int>(order.order.size()) != config.depth
        || static_cast<int>(order.order[0].size()) != config.numHeads) {
        throw inputError("%1: an order of %2 blocks with %3 heads; the model has %4 with %5", file,
                         order.order.size(), order.order[0].size(), config.depth.value,
                         config.numHeads.value);
    }
    const std::int64_t d = config.headDim;
    for (int i = 0; i < config.depth; ++i) {
        const std::string at = "blocks." + std::to_string(i) + ".attn.";
        const std::vector<int>& heads = order.order[static_cast<std::size_t>(i)];
        if (tensors.count(at + "qkv.weight") == 0) {
            throw inputError("%1: block %2 has no per-head queries, keys and values to order", file, i);
        }
        for (const char* part : {"qkv.weight", "qkv.bias"}) {
            if (const auto found = tensors.find(at + part); found != tensors.end()) {
                found->second = inOrder(found->second, 0, heads, d, 3);
            }
        }
        for (const char* part : {"norm.weight", "norm.bias"}) { // over the joined heads
            if (const auto found = tensors.find(at + part); found != tensors.end()) {
                found->second = inOrder(found->second, 0, heads, d, 1);
            }
        }
        at::Tensor& projection = tensors.at(at + "proj.weight");
        projection = inOrder(projection, 1, heads, d, 1);
        orderPlaces(tensors, i, heads);
    }
}

namespace {

// Checks that the file at PATH was made from OPENED, and has the id WANTED unless that is empty.
void requireAbout(const Checkpoint& opened, const Path& path, const std::string& madeOf,
                  const std::string& wanted, const std::string& id)
{
    if (madeOf.empty() || opened.id.compare(0, madeOf.size(), madeOf) != 0) {
        throw inputError("%1: the file belongs to another model", path.string());
    }
    if (!wanted.empty() && wanted != id) {
        throw inputError("%1: expected the file with id %2, found %3; it has changed since", path.string(),
                         wanted.substr(0, 12), id.substr(0, 12));
    }
}

} // namespace

std::shared_ptr<const Changes> changesBeside(Interventions what, const Checkpoint& opened)
{
    requireFits(what, opened.config);
    if (what.empty()) {
        return nullptr;
    }
    auto changes = std::make_shared<Changes>();
    if (what.needsMeans()) {
        if (!opened.config.headOrder.value.empty()) {
            throw usageError(
                "means of heads use the file's own head numbers; open the model with --head-order none");
        }
        const Path path = meansBeside(opened.path);
        MeansFile read = readMeans(path);
        requireAbout(opened, path, read.model, what.means, read.id);
        what.means = read.id;
        changes->means = std::make_shared<const HeadMeans>(std::move(read.means));
    }
    if (what.registers) {
        const Path path = neuronsBeside(opened.path);
        const OutlierNeurons read = readNeurons(path);
        requireAbout(opened, path, read.model, what.neurons, read.id);
        what.neurons = read.id;
        changes->neurons = read.moved();
    }
    changes->what = std::move(what);
    return changes;
}

} // namespace hydra
