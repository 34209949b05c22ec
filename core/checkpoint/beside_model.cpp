// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/beside_model.h"

namespace hydra {

namespace {

Path besideModel(const Path& model, const char* ending)
{
    return model.parent_path() / (model.stem().string() + ending);
}

} // namespace

Path headOrderBeside(const Path& model)
{
    return besideModel(model, ".heads.json");
}

Path neuronsBeside(const Path& model)
{
    return besideModel(model, ".neurons.json");
}

Path meansBeside(const Path& model)
{
    return besideModel(model, ".means.safetensors");
}

} // namespace hydra
