// SPDX-License-Identifier: GPL-3.0-or-later
// What the classes and functions that a checkpoint names mean here. A short list of them is known and yields
// plain data; every other one yields an Object that keeps what it was given. Nothing is ever called.
#pragma once

#include "core/format/pickle_value.h"

#include <functional>
#include <string>

namespace hydra {

// A stored run of numbers, as a persistent id names it.
struct StorageRequest
{
    std::string key;
    c10::ScalarType dtype = c10::ScalarType::Undefined;
    std::int64_t elements = 0;
};

// The 1-D tensor that holds it. Throws Error{Input} when the file has no such storage.
using StorageSource = std::function<at::Tensor(const StorageRequest&)>;

class PickleObjects
{
public:
    PickleObjects(Pickle& pickle, StorageSource source)
        : m_pickle(pickle)
        , m_source(std::move(source))
    { }

    // GLOBAL: the name itself, or the data type it stands for.
    [[nodiscard]] PickleValue& global(const std::string& module, const std::string& name);
    // CALLABLE(*ARGUMENTS) and CLASS.__new__(CLASS, *ARGUMENTS), as data.
    [[nodiscard]] PickleValue& reduce(const PickleValue& callable, const PickleValue& arguments);
    [[nodiscard]] PickleValue& newObject(const PickleValue& type, const PickleValue& arguments);
    // BUILD: a namespace takes the state's entries, everything else keeps the state beside it.
    void build(PickleValue& object, const PickleValue& state);
    // ('storage', type, key, device, elements[, view]) and, in old files, ('module', class, ...).
    [[nodiscard]] PickleValue& persistent(const PickleValue& id);
    // A call of a class that is not known here.
    [[nodiscard]] PickleValue& unknown(const std::string& name, const PickleValue& arguments);

    [[nodiscard]] PickleArena& arena() { return m_pickle.arena; }
    [[nodiscard]] at::Tensor storage(const StorageRequest& request);

private:
    Pickle& m_pickle;
    StorageSource m_source;
};

// The table of known callables: collections, argparse, pathlib, numpy's scalars, torch's tensors. What the
// call yields; null when the arguments are not those the function takes (it is then kept as an Object).
using PickleCall = PickleValue* (*)(PickleObjects&, const std::vector<const PickleValue*>& arguments);

// Null for a name that is not known. NAME is "module.name", with Python 3's module names.
[[nodiscard]] PickleCall pickleCallOf(const std::string& name);

// torch._utils._rebuild_tensor and its kin, and torch.device; null for other names.
[[nodiscard]] PickleCall torchCallOf(const std::string& name);

// torch's names of storage classes and of dtypes ("torch.FloatStorage", "torch.float32"); Undefined for
// others, and for those this LibTorch has no plain type for.
[[nodiscard]] c10::ScalarType storageDtype(const std::string& name);
[[nodiscard]] c10::ScalarType dtypeOf(const std::string& name);

} // namespace hydra
