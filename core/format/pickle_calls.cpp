// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/pickle_calls.h"

#include "core/format/little_endian.h"
#include "core/format/pickle_text.h"

#include <ATen/ATen.h>

#include <unordered_map>

namespace hydra {

namespace {

using CallArguments = std::vector<const PickleValue*>;

// What ARGUMENTS[AT] lists, appended to LIST; false when it lists nothing.
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

// A dictionary, or a list of pairs, copied into DICT; false when FROM is neither.
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

// (text, 'latin1'): how protocol 2 writes bytes.
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

// (class, base, state): how protocols 0 and 1 write an object.
PickleValue* reconstructed(PickleObjects& objects, const CallArguments& arguments)
{
    if (arguments.empty() || !arguments[0]->is(PickleKind::Global)
        || arguments[0]->text == "copyreg._reconstructor") {
        return nullptr;
    }
    return &objects.newObject(*arguments[0], objects.arena().make(PickleKind::Tuple));
}

// Kept as an Object, whose first argument is "f8"; known, so that it is not listed as unread.
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

// (dtype, bytes): numpy.float64(0.5) and its kin.
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
