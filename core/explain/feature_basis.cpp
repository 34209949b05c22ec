// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/feature_basis.h"

#include "core/attention/attention_plan.h"
#include "core/base/byte_block.h"
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/printable.h"
#include "core/format/named_array.h"
#include "core/format/npz.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::uint64_t largestBasisFile = std::uint64_t(16) << 20; // of a file
constexpr std::int64_t mostCount = 1'000'000'000'000;

nlohmann::ordered_json provenanceOf(const FeatureBasis& basis)
{
    nlohmann::ordered_json json{{"kind", phrase("feature basis")},
                                {"model", basis.model},
                                {"attention", basis.attention},
                                {"k", basis.heads},
                                {"layer", basis.block},
                                {"facet", wordOf(basis.facet)},
                                {"foreground", basis.foreground},
                                {"pictures", basis.pictures},
                                {"picture_count", basis.pictureCount},
                                {"patch_count", basis.patchCount}};
    if (!basis.without.empty()) { // omitted if empty, as in older files
        json["without"] = basis.without;
    }
    return json;
}

// Reads and checks a file's arrays.
class BasisReader
{
public:
    explicit BasisReader(const Path& path)
        : m_name(path.string())
    {
        const ByteBlock file = mapFile(path, largestBasisFile);
        const ZipArchive archive(file, m_name);
        if (!isNpz(archive) || archive.bytes() > largestBasisFile) {
            fail(phrase("an .npz of mean, axes, variance, gate and provenance"), phrase("another archive"));
        }
        m_arrays = readNpz(archive, m_name, {}).tensors;
        requireUnchanged(file);
    }

    // ARRAY of COUNT numbers; if COUNT is 0, of any number up to mostWidth.
    [[nodiscard]] std::vector<float> numbers(const char* array, std::size_t count) const
    {
        const at::Tensor values = named(array).to(at::kFloat).contiguous().flatten();
        const auto size = static_cast<std::size_t>(values.numel());
        if (size == 0 || (count == 0 ? size > FeatureBasis::mostWidth : size != count)) {
            fail(count == 0 ? message("%1: 1 to %2 numbers", array, FeatureBasis::mostWidth)
                            : message("%1: %2 numbers", array, count),
                 join(size));
        }
        const std::vector<float> list(values.data_ptr<float>(), values.data_ptr<float>() + size);
        if (!std::all_of(list.begin(), list.end(), [](float v) { return std::isfinite(v); })) {
            fail(message("%1: finite numbers", array), phrase("NaN or infinity"));
        }
        return list;
    }

    [[nodiscard]] nlohmann::json provenance() const
    {
        const at::Tensor bytes = named("provenance").to(at::kByte).contiguous();
        const std::string_view words(static_cast<const char*>(bytes.data_ptr()),
                                     static_cast<std::size_t>(bytes.numel()));
        const nlohmann::json json = parseJson(words, m_name + ": provenance");
        if (!json.is_object()) {
            fail(phrase("provenance: an object"), phrase("something else"));
        }
        return json;
    }

    [[noreturn]] void fail(const Message& expected, const Message& found) const
    {
        throw inputError("%1: no feature basis: expected %2, found %3", m_name, expected, found);
    }

private:
    [[nodiscard]] const at::Tensor& named(const char* array) const
    {
        const auto found = m_arrays.find(array);
        if (found == m_arrays.end()) {
            fail(message("an array %1", array), "none");
        }
        return found->second;
    }

    std::string m_name;
    NamedTensors m_arrays;
};

// Texts and numbers of the provenance; empty or 0 if missing or of another type.
std::string textIn(const nlohmann::json& json, const char* key)
{
    constexpr std::size_t longest = 4096;
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>().substr(0, longest)
                                                     : std::string();
}

std::int64_t countIn(const nlohmann::json& json, const char* key, std::int64_t most)
{
    const auto found = json.find(key);
    const bool counts = found != json.end() && found->is_number_integer();
    return counts ? std::clamp<std::int64_t>(found->get<std::int64_t>(), 0, most) : 0;
}

void takeProvenance(FeatureBasis& basis, const nlohmann::json& json)
{
    constexpr int most = 4096;
    basis.model = textIn(json, "model");
    basis.attention = writtenPlan(textIn(json, "attention"));
    basis.without = textIn(json, "without");
    basis.heads = static_cast<int>(countIn(json, "k", most));
    basis.block = static_cast<int>(countIn(json, "layer", most));
    basis.facet = enumNamed<Facet>(textIn(json, "facet")).value_or(Facet::Normed);
    basis.pictureCount = countIn(json, "picture_count", mostCount);
    basis.patchCount = countIn(json, "patch_count", mostCount);
    const auto threshold = json.find("foreground");
    if (threshold != json.end() && threshold->is_number()) {
        basis.foreground = std::clamp(threshold->get<double>(), 0.0, 1.0);
    }
    const auto names = json.find("pictures");
    for (std::size_t i = 0;
         names != json.end() && names->is_array() && i < std::min(names->size(), FeatureBasis::mostNames);
         ++i) {
        if ((*names)[i].is_string()) {
            basis.pictures.push_back((*names)[i].get<std::string>());
        }
    }
}

std::string grouped(std::int64_t count)
{
    std::string digits = std::to_string(count);
    for (std::ptrdiff_t at = std::ptrdiff_t(digits.size()) - 3; at > 0; at -= 3) {
        digits.insert(static_cast<std::size_t>(at), ",");
    }
    return digits;
}

} // namespace

Message fittedOn(const FeatureBasis& basis)
{
    const Message pictures = basis.pictureCount == 1 && basis.pictures.size() == 1
        ? Message(printable(basis.pictures.front()))
        : message("%1 pictures", grouped(basis.pictureCount));
    Message words = message(basis.foreground > 0 ? phrase("%1 foreground patches of %2, block %3, %4")
                                                 : phrase("%1 patches of %2, block %3, %4"),
                            grouped(basis.patchCount), pictures, basis.block, wordOf(basis.facet));
    if (basis.heads > 0) {
        words += message(", k = %1", basis.heads);
    }
    if (!basis.without.empty()) {
        words += message(", without %1", basis.without);
    }
    return words;
}

std::string basisBytes(const FeatureBasis& basis)
{
    const auto width = static_cast<std::int64_t>(basis.width());
    return npzBytes({namedArray("mean", basis.mean, {width}),
                     namedArray("axes", basis.axes, {FeatureBasis::components, width}),
                     namedArray("variance", basis.variance, {FeatureBasis::components}),
                     namedArray("total", std::vector<float>{basis.total}, {}),
                     namedArray("gate", basis.gate, {width}),
                     namedArray("gate_offset", std::vector<float>{basis.gateOffset}, {}),
                     namedText("provenance",
                               provenanceOf(basis).dump(1, ' ', false,
                                                        nlohmann::ordered_json::error_handler_t::replace))});
}

std::string idOf(const FeatureBasis& basis)
{
    const std::string bytes = basisBytes(basis);
    return sha256(bytes.data(), bytes.size());
}

FeatureBasis readBasis(const Path& path)
{
    const BasisReader file(path);
    FeatureBasis basis;
    basis.mean = file.numbers("mean", 0);
    basis.axes = file.numbers("axes", FeatureBasis::components * basis.width());
    basis.variance = file.numbers("variance", FeatureBasis::components);
    basis.total = file.numbers("total", 1)[0];
    basis.gate = file.numbers("gate", basis.width());
    basis.gateOffset = file.numbers("gate_offset", 1)[0];
    if (std::any_of(basis.variance.begin(), basis.variance.end(), [](float v) { return v < 0; })) {
        file.fail(phrase("variance: expected numbers from 0"), phrase("a negative one"));
    }
    takeProvenance(basis, file.provenance());
    return basis;
}

} // namespace hydra
