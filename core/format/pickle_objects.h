// SPDX-License-Identifier: GPL-3.0-or-later
// What the classes and functions named in a checkpoint mean here. A short list of known ones yields plain
// data; every other one yields an Object that keeps its arguments. No code from the file is ever called.
#pragma once

#include "core/format/pickle_value.h"

#include <functional>
#include <string>

namespace hydra {

// A stored run of numbers, identified by a persistent id.
struct StorageRequest
{
    std::string key;
    c10::ScalarType dtype = c10::ScalarType::Undefined;
    std::int64_t elements = 0;
};

// Returns the 1-D tensor of the storage. Throws Error{Input} when the file has no such storage.
using StorageSource = std::function<at::Tensor(const StorageRequest&)>;

class PickleObjects
{
public:
    PickleObjects(Pickle& pickle, StorageSource source)
        : m_pickle(pickle)
        , m_source(std::move(source))
    { }

    // GLOBAL: yields the name, or the data type it stands for.
    [[nodiscard]] PickleValue& global(const std::string& module, const std::string& name);
    // CALLABLE(*ARGUMENTS) and CLASS.__new__(CLASS, *ARGUMENTS), as data.
    [[nodiscard]] PickleValue& reduce(const PickleValue& callable, const PickleValue& arguments);
    [[nodiscard]] PickleValue& newObject(const PickleValue& type, const PickleValue& arguments);
    // BUILD: a namespace takes over the state's entries; any other object keeps a pointer to the state.
    void build(PickleValue& object, const PickleValue& state);
    // Takes ('storage', type, key, device, elements[, view]) and, in old files, ('module', class, ...).
    [[nodiscard]] PickleValue& persistent(const PickleValue& id);
    // A call of an unknown class.
    [[nodiscard]] PickleValue& unknown(const std::string& name, const PickleValue& arguments);

    [[nodiscard]] PickleArena& arena() { return m_pickle.arena; }
    [[nodiscard]] at::Tensor storage(const StorageRequest& request);

private:
    Pickle& m_pickle;
    StorageSource m_source;
};

// The table of known callables: collections, argparse, pathlib, numpy's scalars, torch's tensors. A
// PickleCall returns the call's result, or null when the arguments do not fit (the call is then kept as an
// Object).
using PickleCall = PickleValue* (*)(PickleObjects&, const std::vector<const PickleValue*>& arguments);

// Null for an unknown name. NAME is "module.name", with Python 3's module names.
[[nodiscard]] PickleCall pickleCallOf(const std::string& name);

// For torch._utils._rebuild_tensor and similar functions, and torch.device; null for other names.
[[nodiscard]] PickleCall torchCallOf(const std::string& name);

// The types of torch's storage classes and dtypes ("torch.FloatStorage", "torch.float32"); Undefined for
// other names, and where this LibTorch has no plain type.
[[nodiscard]] c10::ScalarType storageDtype(const std::string& name);
[[nodiscard]] c10::ScalarType dtypeOf(const std::string& name);

} // namespace hydra
