// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_objects.h"

#include "core/base/error.h"
#include "core/format/little_endian.h"
#include "core/format/pickle_text.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

#include <unordered_map>

namespace hydra {

namespace {

constexpr std::size_t longestGlobal = 1024, longestKey = 256;
constexpr std::size_t mostUnreadNames = 1000; // further names are counted together as "others"
constexpr const char* namespaceName = "argparse.Namespace";

// Maps module names of Python 2 and numpy 2 to those of Python 3 and numpy 1.
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

using CallArguments = std::vector<const PickleValue*>;

// Appends the items of the only argument to LIST, if there is one; false when it is not a sequence or set.
bool appendItems(PickleObjects& objects, const CallArguments& arguments, PickleValue& list)
{
    if (arguments.empty()) {
        return true;
    }
    const PickleValue& from = *arguments[0];
    if (arguments.size() > 1 || (!from.isSequence() && !from.is(PickleKind::Set))) {
        return false;
    }
    objects.arena().spend(from.items.size());
    list.items.insert(list.items.end(), from.items.begin(), from.items.end());
    return true;
}

template<PickleKind kind>
PickleValue* sequenceOf(PickleObjects& objects, const CallArguments& arguments)
{
    PickleValue& list = objects.arena().make(kind);
    return appendItems(objects, arguments, list) ? &list : nullptr;
}

// Copies a dictionary, or a list of pairs, into DICT; false when FROM is neither.
bool appendPairs(PickleObjects& objects, const PickleValue& from, PickleValue& dict)
{
    if (from.is(PickleKind::Dict)) {
        objects.arena().spend(from.pairs.size());
        dict.pairs = from.pairs;
        return true;
    }
    if (!from.isSequence()) {
        return false;
    }
    objects.arena().spend(from.items.size());
    for (const PickleValue* pair : from.items) {
        if (!pair->isSequence() || pair->items.size() != 2) {
            return false;
        }
        dict.pairs.emplace_back(pair->items[0], pair->items[1]);
    }
    return true;
}

PickleValue* dictionaryOf(PickleObjects& objects, const CallArguments& arguments)
{
    PickleValue& dict = objects.arena().make(PickleKind::Dict);
    return arguments.empty() || appendPairs(objects, *arguments[0], dict) ? &dict : nullptr;
}

// (factory[, entries])
PickleValue* defaultDictionaryOf(PickleObjects& objects, const CallArguments& arguments)
{
    PickleValue& dict = objects.arena().make(PickleKind::Dict);
    return arguments.size() < 2 || appendPairs(objects, *arguments[1], dict) ? &dict : nullptr;
}

PickleValue* namespaceOf(PickleObjects& objects, const CallArguments& arguments)
{
    return arguments.empty() ? &objects.arena().makeText(PickleKind::Dict, "argparse.Namespace") : nullptr;
}

// (text, 'latin1'): protocol 2 writes bytes this way.
PickleValue* encodedBytes(PickleObjects& objects, const CallArguments& arguments)
{
    if (arguments.empty()) {
        return &objects.arena().make(PickleKind::Binary);
    }
    objects.arena().spend(arguments[0]->text.size());
    if (arguments[0]->is(PickleKind::Binary)) {
        return &objects.arena().makeText(PickleKind::Binary, arguments[0]->text);
    }
    const bool latin = arguments.size() == 2 && arguments[1]->is(PickleKind::String)
        && (arguments[1]->text == "latin1" || arguments[1]->text == "latin-1");
    if (!latin || !arguments[0]->is(PickleKind::String)) {
        return nullptr;
    }
    const auto bytes = latin1OfUtf8(arguments[0]->text);
    return bytes ? &objects.arena().makeText(PickleKind::Binary, *bytes) : nullptr;
}

PickleValue* pathOf(PickleObjects& objects, const CallArguments& arguments)
{
    std::string path;
    for (const PickleValue* part : arguments) {
        if (!part->is(PickleKind::String)) {
            return nullptr;
        }
        objects.arena().spend(part->text.size());
        path += (path.empty() || path.back() == '/' ? "" : "/") + part->text;
    }
    return &objects.arena().makeText(PickleKind::String, std::move(path));
}

// (class, base, state): protocols 0 and 1 write an object this way.
PickleValue* reconstructed(PickleObjects& objects, const CallArguments& arguments)
{
    if (arguments.empty() || !arguments[0]->is(PickleKind::Global)
        || arguments[0]->text == "copyreg._reconstructor") {
        return nullptr;
    }
    return &objects.newObject(*arguments[0], objects.arena().make(PickleKind::Tuple));
}

// Kept as an Object whose first argument is "f8"; known, so that it is not listed as unread.
PickleValue* numpyDtype(PickleObjects& objects, const CallArguments& arguments)
{
    PickleValue& type = objects.arena().makeText(PickleKind::Object, "numpy.dtype");
    type.items.assign(arguments.begin(),
                      arguments.begin()
                          + std::min<std::ptrdiff_t>(1, static_cast<std::ptrdiff_t>(arguments.size())));
    return &type;
}

template<class Number>
PickleValue* numberOf(PickleObjects& objects, const std::string& bytes)
{
    if (bytes.size() != sizeof(Number)) {
        return nullptr;
    }
    const auto value = littleEndian<Number>(reinterpret_cast<const std::uint8_t*>(bytes.data()));
    PickleValue& number =
        objects.arena().make(std::is_integral_v<Number> ? PickleKind::Int : PickleKind::Float);
    if constexpr (std::is_integral_v<Number>) {
        number.integer = static_cast<std::int64_t>(value);
    } else {
        number.real = static_cast<double>(value);
    }
    return &number;
}

// (dtype, bytes): numpy.float64(0.5) and similar.
PickleValue* numpyScalar(PickleObjects& objects, const CallArguments& arguments)
{
    using Decode = PickleValue* (*)(PickleObjects&, const std::string&);
    static const std::unordered_map<std::string, Decode> decoders{
        {"f8", numberOf<double>},        {"f4", numberOf<float>},         {"f2", numberOf<c10::Half>},
        {"i8", numberOf<std::int64_t>},  {"i4", numberOf<std::int32_t>},  {"i2", numberOf<std::int16_t>},
        {"u8", numberOf<std::uint64_t>}, {"u4", numberOf<std::uint32_t>}, {"u2", numberOf<std::uint16_t>},
        {"u1", numberOf<std::uint8_t>},  {"b1", numberOf<std::uint8_t>}};
    if (arguments.size() != 2 || arguments[0]->text != "numpy.dtype" || arguments[0]->items.empty()
        || (!arguments[1]->is(PickleKind::Binary) && !arguments[1]->is(PickleKind::String))) {
        return nullptr;
    }
    const PickleValue* const state = arguments[0]->state; // (version, byte order, ...)
    const bool swapped = state != nullptr && state->items.size() > 1 && state->items[1]->text == ">";
    const auto decoder = decoders.find(arguments[0]->items[0]->text);
    return swapped || decoder == decoders.end() ? nullptr : decoder->second(objects, arguments[1]->text);
}

} // namespace

PickleValue& PickleObjects::global(const std::string& module, const std::string& name)
{
    if (module.size() > longestGlobal || name.size() > longestGlobal) {
        throw inputError("%1: the pickle names a class with a name of more than %2 bytes", arena().file(),
                         longestGlobal);
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
        return unknown(callable.is(PickleKind::Object) ? Message(callable.text)
                                                       : message("something that is not a function"),
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
    return reduce(type, arguments); // the known classes treat both the same
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
        throw inputError("%1: the pickle refers to a tensor storage where none is allowed", arena().file());
    }
    return m_source(request);
}

PickleValue& PickleObjects::persistent(const PickleValue& id)
{
    const auto& parts = id.items;
    const bool named = id.isSequence() && parts.size() >= 2 && parts[0]->is(PickleKind::String)
        && parts[1]->is(PickleKind::Global);
    if (named && parts[0]->text == "module") {
        return arena().makeText(PickleKind::Global, parts[1]->text); // its source code is not needed
    }
    if (!named || parts[0]->text != "storage" || parts.size() < 5 || !parts[4]->is(PickleKind::Int)
        || (!parts[2]->is(PickleKind::String) && !parts[2]->is(PickleKind::Int))) {
        throw inputError("%1: the pickle refers to something external that is not a tensor storage",
                         arena().file());
    }
    if (parts[2]->text.size() > longestKey) {
        throw inputError("%1: the key of a tensor storage has more than %2 bytes", arena().file(),
                         longestKey);
    }
    StorageRequest request;
    request.key = parts[2]->is(PickleKind::String) ? parts[2]->text : std::to_string(parts[2]->integer);
    request.dtype = storageDtype(parts[1]->text);
    request.elements = parts[4]->integer;
    if (request.dtype == c10::ScalarType::Undefined) { // complex or quantised numbers: unsupported as weights
        return unknown(parts[1]->text, arena().make(PickleKind::Tuple));
    }
    PickleValue& value = arena().makeText(PickleKind::Storage, request.key);
    value.tensor = storage(request);
    if (parts.size() > 5 && parts[5]->isSequence()) { // old files: (key, offset, size) of a view
        const auto& view = parts[5]->items;
        const bool numbers = view.size() == 3 && view[1]->is(PickleKind::Int) && view[2]->is(PickleKind::Int);
        const std::int64_t all = value.tensor.numel();
        if (!numbers || view[1]->integer < 0 || view[1]->integer > all || view[2]->integer < 0
            || view[2]->integer > all - view[1]->integer) {
            throw inputError("%1: a view reaches outside storage %2", arena().file(), printable(request.key));
        }
        value.tensor = value.tensor.narrow(0, view[1]->integer, view[2]->integer);
    }
    return value;
}

PickleCall pickleCallOf(const std::string& name)
{
    static const std::unordered_map<std::string, PickleCall> calls{
        {"collections.OrderedDict", dictionaryOf},
        {"collections.defaultdict", defaultDictionaryOf},
        {"collections.Counter", dictionaryOf},
        {"builtins.dict", dictionaryOf},
        {"builtins.list", sequenceOf<PickleKind::List>},
        {"builtins.tuple", sequenceOf<PickleKind::Tuple>},
        {"builtins.set", sequenceOf<PickleKind::Set>},
        {"builtins.frozenset", sequenceOf<PickleKind::Set>},
        {"builtins.bytes", encodedBytes},
        {"builtins.bytearray", encodedBytes},
        {"_codecs.encode", encodedBytes},
        {"argparse.Namespace", namespaceOf},
        {"types.SimpleNamespace", namespaceOf},
        {"pathlib.Path", pathOf},
        {"pathlib.PosixPath", pathOf},
        {"pathlib.WindowsPath", pathOf},
        {"pathlib.PurePosixPath", pathOf},
        {"pathlib.PureWindowsPath", pathOf},
        {"pathlib._local.PosixPath", pathOf},
        {"pathlib._local.WindowsPath", pathOf},
        {"copyreg._reconstructor", reconstructed},
        {"numpy.dtype", numpyDtype},
        {"numpy.core.multiarray.scalar", numpyScalar},
    };
    const auto found = calls.find(name);
    return found == calls.end() ? torchCallOf(name) : found->second;
}

} // namespace hydra
