// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/picture_index.h"

#include "core/base/error.h"
#include "core/format/safetensors.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

namespace hydra {

namespace {

constexpr const char* kind = "hydrascope-pictures-1";
constexpr std::int64_t numbersAtOnce = std::int64_t(1) << 20;
constexpr std::int64_t numbersATensor = std::int64_t(1) << 27; // readers reject more than twice that

std::string joined(const std::vector<std::string>& names)
{
    std::string all;
    for (const std::string& name : names) {
        all += name + '\0'; // does not occur in paths
    }
    return all;
}

std::string partName(std::int64_t part)
{
    constexpr int digits = 4; // names are sorted in the file
    const std::string number = std::to_string(part);
    return "rows." + std::string(std::max<std::size_t>(digits, number.size()) - number.size(), '0') + number;
}

// One tensor if the parts are contiguous in the file, as written; does not read them.
at::Tensor rowsIn(const NamedTensors& tensors, const Path& path)
{
    std::vector<at::Tensor> parts;
    for (auto part = tensors.find(partName(0)); part != tensors.end();
         part = tensors.find(partName(static_cast<std::int64_t>(parts.size())))) {
        parts.push_back(part->second);
    }
    const at::Tensor& first = parts.front();
    std::int64_t rows = 0;
    bool behind = true;
    for (const at::Tensor& part : parts) {
        if (part.dim() != 2 || part.scalar_type() != at::kHalf || part.size(1) != first.size(1)
            || part.size(1) < 1) {
            throw inputError("%1: rows %2 do not match the others", path.string(), part.sizes());
        }
        behind = behind && part.is_contiguous()
            && part.data_ptr<at::Half>() == first.data_ptr<at::Half>() + rows * first.size(1);
        rows += part.size(0);
    }
    return parts.size() == 1 ? first
        : behind             ? at::from_blob(
                          first.data_ptr(), {rows, first.size(1)}, [parts](void*) {}, at::kHalf)
                 : at::cat(parts);
}

std::vector<std::string> separated(const at::Tensor& bytes)
{
    const auto* const begin = static_cast<const char*>(bytes.data_ptr());
    const char* const end = begin + bytes.numel();
    std::vector<std::string> names;
    for (const char* from = begin; from < end;) {
        const char* const to = std::find(from, end, '\0');
        names.emplace_back(from, to);
        from = to == end ? end : to + 1;
    }
    return names;
}

} // namespace

at::Tensor stampOf(const Path& file)
{
    std::error_code failed;
    const auto bytes = static_cast<std::int64_t>(std::filesystem::file_size(file, failed));
    const auto time = std::filesystem::last_write_time(file, failed).time_since_epoch();
    return at::tensor(std::vector<std::int64_t>{
        bytes, std::chrono::duration_cast<std::chrono::milliseconds>(time).count()});
}

at::Tensor indexRow(const std::vector<float>& embedding)
{
    const at::Tensor row = at::tensor(embedding).to(at::kDouble);
    const double length = row.norm().item<double>();
    if (!(length > 0) || !std::isfinite(length)) {
        throw inputError("the network's embedding of this picture has no direction (zero or not finite)");
    }
    return (row / length).to(at::kHalf);
}

void writeIndex(const Path& path, const PictureIndex& index)
{
    std::string names = joined(index.names);
    const auto bytes = static_cast<std::int64_t>(names.size());
    NamedTensors tensors{{"stamps", index.stamps},
                         {"names", at::from_blob(names.data(), {bytes}, at::kByte)}};
    const std::int64_t step = std::max<std::int64_t>(1, numbersATensor / index.rows.size(1));
    for (std::int64_t from = 0, part = 0; from < index.size(); from += step, ++part) {
        tensors[partName(part)] = index.rows.narrow(0, from, std::min(step, index.size() - from));
    }
    writeSafetensors(path, tensors, {{"format", kind}, {"question", index.question}});
}

PictureIndex readIndex(const Path& path)
{
    Safetensors file = readSafetensors(path);
    const auto format = file.metadata.find("format");
    const auto& tensors = file.tensors;
    if (format == file.metadata.end() || format->second != kind || tensors.count(partName(0)) == 0
        || tensors.count("stamps") == 0 || tensors.count("names") == 0) {
        throw inputError("%1: expected an index of pictures (made by nearest --index)", path.string());
    }
    PictureIndex index{
        file.metadata["question"], separated(tensors.at("names").contiguous()), tensors.at("stamps"), {}};
    index.rows = rowsIn(tensors, path);
    const auto count = static_cast<std::int64_t>(index.names.size());
    if (index.rows.dim() != 2 || index.rows.scalar_type() != at::kHalf || index.rows.size(0) != count
        || index.rows.size(1) < 1 || index.stamps.scalar_type() != at::kLong || index.stamps.dim() != 2
        || index.stamps.size(0) != count || index.stamps.size(1) != 2) {
        throw inputError("%1: rows %2 and stamps %3 do not match %4 names", path.string(), index.rows.sizes(),
                         index.stamps.sizes(), count);
    }
    return index;
}

std::vector<std::pair<std::int64_t, double>> nearestRows(const PictureIndex& index, const at::Tensor& query,
                                                         std::int64_t count, const CancelToken& cancel)
{
    if (query.numel() != index.rows.size(1)) {
        throw usageError("an index of %1 features, but a picture of %2", index.rows.size(1), query.numel());
    }
    // The pieces are too small to share: with two threads a busy machine took ten times as long.
    useThreadsFor(double(numbersAtOnce));
    const at::Tensor wanted = query.to(at::kFloat);
    const std::int64_t step = std::max<std::int64_t>(1, numbersAtOnce / index.rows.size(1));
    at::Tensor cosines = at::empty({index.size()}, at::kFloat);
    for (std::int64_t from = 0; from < index.size(); from += step) {
        cancel.check();
        const std::int64_t rows = std::min(step, index.size() - from);
        at::Tensor part = cosines.narrow(0, from, rows);
        at::mv_out(part, index.rows.narrow(0, from, rows).to(at::kFloat), wanted);
    }
    const auto [values, places] = cosines.nan_to_num(-2).topk(std::min(count, index.size()));
    std::vector<std::pair<std::int64_t, double>> found;
    for (std::int64_t i = 0; i < values.numel(); ++i) {
        found.emplace_back(places[i].item<std::int64_t>(), values[i].item<double>());
    }
    return found;
}

} // namespace hydra
