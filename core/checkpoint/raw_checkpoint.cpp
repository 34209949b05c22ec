// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/raw_checkpoint.h"

#include "core/checkpoint/container.h"
#include "core/checkpoint/safetensors.h"

namespace hydra {

RawCheckpoint readRawCheckpoint(const Path& path, const Progress& progress, const CancelToken& cancel)
{
    cancel.check();
    report(progress, 0, "reading the model file");
    Safetensors stored = readSafetensors(safetensorsFileOf(path));
    cancel.check();
    return {
        "safetensors", std::move(stored.hash), std::move(stored.tensors), std::move(stored.metadata), {}, {}};
}

} // namespace hydra
