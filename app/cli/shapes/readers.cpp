// SPDX-License-Identifier: GPL-3.0-or-later
// The container readers for tensors that are only shapes (ATen/core/Tensor.h beside this): safetensors have
// all in their header; pickles and archives of arrays need LibTorch's readers.
#include "core/checkpoint/batch_norm.h"
#include "core/format/npz.h"
#include "core/format/safetensors.h"
#include "core/format/safetensors_header.h"
#include "core/format/torch_file.h"
#include "core/nn/patch_embedding.h"

namespace hydra {

Safetensors viewSafetensors(const ByteBlock& file, const std::string& name)
{
    SafetensorsHeader header = parseSafetensorsHeader(file.data, file.size, name);
    Safetensors result;
    result.metadata = std::move(header.metadata);
    for (const StoredTensor& stored : header.tensors) {
        result.tensors.emplace(stored.name, at::Tensor(stored.shape, stored.dtype));
    }
    return result;
}

bool isTorchLegacy(const std::uint8_t* data, std::size_t size)
{
    constexpr std::uint8_t pickle = 0x80;
    if (size > 0 && data[0] == pickle) {
        throw NeedsWeights();
    }
    return false;
}

RawCheckpoint readTorchLegacy(const ByteBlock&, const std::string&, const CancelToken&,
                              std::optional<WeightSet>)
{
    throw NeedsWeights();
}

std::string torchPickleIn(const ZipArchive&)
{
    throw NeedsWeights();
}

RawCheckpoint readTorchZip(const ZipArchive&, const std::string&, const CancelToken&,
                           std::optional<WeightSet>)
{
    throw NeedsWeights();
}

bool isNpz(const ZipArchive&)
{
    throw NeedsWeights();
}

RawCheckpoint readNpz(const ZipArchive&, const std::string&, const CancelToken&)
{
    throw NeedsWeights();
}

at::Tensor resizePositions(const at::Tensor& patches, int, int, int rows, int cols, PositionResize)
{
    return patches.reshape({std::int64_t(rows) * cols, patches.size(-1)});
}

at::Tensor resizePatchKernel(const at::Tensor& kernel, int size, bool)
{
    return kernel.reshape({kernel.size(0), kernel.size(1), size, size});
}

BatchNorm batchNorm(const at::Tensor& mean, const at::Tensor&, const at::Tensor&, const at::Tensor&)
{
    return {mean, mean};
}

void takeBefore(const BatchNorm&, at::Tensor&, at::Tensor&) { }

void takeBehind(const BatchNorm&, at::Tensor&, at::Tensor&) { }

} // namespace hydra
