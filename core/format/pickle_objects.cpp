// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_objects.h"

#include "core/base/error.h"
#include "core/format/pickle_calls.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

constexpr std::size_t longestGlobal = 1024, longestKey = 256;
constexpr std::size_t mostUnreadNames = 1000; // further names are counted under one
constexpr const char* namespaceName = "argparse.Namespace";

// Python 2's module names, and numpy 2's, as Python 3 and numpy 1 call them.
std::string todaysModule(const std::string& module)
{
    if (module == "__builtin__") {
        return "builtins";
    }
    if (module == "copy_reg") {
        return "copyreg";
    }
    if (module.compare(0, 11, "numpy._core") == 0) {
        return "numpy.core" + module.substr(11);
    }
    return module;
}

} // namespace

PickleValue& PickleObjects::global(const std::string& module, const std::string& name)
{
    if (module.size() > longestGlobal || name.size() > longestGlobal) {
        throw inputError(arena().file(), ": the pickle names a class with a name of more than ",
                         longestGlobal, " bytes");
    }
    const std::string full = todaysModule(module) + "." + name;
    return arena().makeText(
        dtypeOf(full) == c10::ScalarType::Undefined ? PickleKind::Global : PickleKind::String, full);
}

PickleValue& PickleObjects::unknown(const std::string& name, const PickleValue& arguments)
{
    arena().spend(arguments.items.size() + name.size()); // the name is copied
    PickleValue& object = arena().makeText(PickleKind::Object, name);
    object.items = arguments.items;
    auto& unread = m_pickle.unread;
    ++unread[unread.size() < mostUnreadNames || unread.count(name) > 0 ? name : "others"];
    return object;
}

PickleValue& PickleObjects::reduce(const PickleValue& callable, const PickleValue& arguments)
{
    if (!callable.is(PickleKind::Global) || !arguments.isSequence()) {
        return unknown(callable.is(PickleKind::Object) ? callable.text : "something that is not a function",
                       arguments);
    }
    if (const PickleCall call = pickleCallOf(callable.text)) {
        if (PickleValue* const made = call(*this, arguments.items)) {
            return *made;
        }
    }
    return unknown(callable.text, arguments);
}

PickleValue& PickleObjects::newObject(const PickleValue& type, const PickleValue& arguments)
{
    return reduce(type, arguments); // the known classes do not tell the two apart
}

void PickleObjects::build(PickleValue& object, const PickleValue& state)
{
    if (object.is(PickleKind::Dict) && object.text == namespaceName && state.is(PickleKind::Dict)) {
        arena().spend(state.pairs.size());
        const auto pairs = state.pairs; // a copy: a namespace may be its own state
        object.pairs.insert(object.pairs.end(), pairs.begin(), pairs.end());
        return;
    }
    object.state = &state;
}

at::Tensor PickleObjects::storage(const StorageRequest& request)
{
    if (!m_source) {
        throw inputError(arena().file(),
                         ": the pickle refers to a tensor storage in a place where none is allowed");
    }
    return m_source(request);
}

PickleValue& PickleObjects::persistent(const PickleValue& id)
{
    const auto& parts = id.items;
    const bool named = id.isSequence() && parts.size() >= 2 && parts[0]->is(PickleKind::String)
        && parts[1]->is(PickleKind::Global);
    if (named && parts[0]->text == "module") {
        return arena().makeText(PickleKind::Global, parts[1]->text); // its source code is of no interest
    }
    if (!named || parts[0]->text != "storage" || parts.size() < 5 || !parts[4]->is(PickleKind::Int)
        || (!parts[2]->is(PickleKind::String) && !parts[2]->is(PickleKind::Int))) {
        throw inputError(arena().file(),
                         ": the pickle refers to something external that is not a tensor storage");
    }
    if (parts[2]->text.size() > longestKey) {
        throw inputError(arena().file(), ": the key of a tensor storage has more than ", longestKey,
                         " bytes");
    }
    StorageRequest request;
    request.key = parts[2]->is(PickleKind::String) ? parts[2]->text : std::to_string(parts[2]->integer);
    request.dtype = storageDtype(parts[1]->text);
    request.elements = parts[4]->integer;
    if (request.dtype == c10::ScalarType::Undefined) { // complex or quantised numbers: no weights of ours
        return unknown(parts[1]->text, arena().make(PickleKind::Tuple));
    }
    PickleValue& value = arena().makeText(PickleKind::Storage, request.key);
    value.tensor = storage(request);
    if (parts.size() > 5 && parts[5]->isSequence()) { // old files: (key, offset, size) of a part of it
        const auto& view = parts[5]->items;
        const bool numbers = view.size() == 3 && view[1]->is(PickleKind::Int) && view[2]->is(PickleKind::Int);
        const std::int64_t all = value.tensor.numel();
        if (!numbers || view[1]->integer < 0 || view[1]->integer > all || view[2]->integer < 0
            || view[2]->integer > all - view[1]->integer) {
            throw inputError(arena().file(), ": a view reaches outside storage ", printable(request.key));
        }
        value.tensor = value.tensor.narrow(0, view[1]->integer, view[2]->integer);
    }
    return value;
}

} // namespace hydra
