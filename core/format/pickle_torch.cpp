// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/format/pickle_objects.h"
#include "core/format/shape_text.h"
#include "core/format/tensor_view.h"

#include <ATen/ATen.h>

#include <array>
#include <unordered_map>

namespace hydra {

namespace {

using Arguments = std::vector<const PickleValue*>;

std::vector<std::int64_t> integersOf(PickleObjects& objects, const PickleValue& value, const char* what)
{
    constexpr std::size_t most = 64;
    std::vector<std::int64_t> numbers;
    if (value.isSequence() && value.items.size() <= most) {
        for (const PickleValue* item : value.items) {
            if (!item->is(PickleKind::Int)) {
                break;
            }
            numbers.push_back(item->integer);
        }
    }
    if (!value.isSequence() || numbers.size() != value.items.size()) {
        throw inputError("%1: the %2 of a tensor is not a list of integers", objects.arena().file(), what);
    }
    return numbers;
}

// (storage, offset, shape, stride, ...)
PickleValue* rebuildTensor(PickleObjects& objects, const Arguments& arguments)
{
    if (arguments.size() < 4 || !arguments[0]->is(PickleKind::Storage)
        || !arguments[1]->is(PickleKind::Int)) {
        return nullptr; // a storage of an unsupported type
    }
    PickleValue& value = objects.arena().make(PickleKind::Tensor);
    value.tensor =
        stridedView(arguments[0]->tensor, arguments[1]->integer, integersOf(objects, *arguments[2], "shape"),
                    integersOf(objects, *arguments[3], "stride"),
                    message("%1: storage %2", objects.arena().file(), printable(arguments[0]->text)));
    return &value;
}

// (untyped storage, offset, shape, stride, requires_grad, hooks, dtype[, metadata])
PickleValue* rebuildTensorV3(PickleObjects& objects, const Arguments& arguments)
{
    if (arguments.size() < 7 || !arguments[0]->is(PickleKind::Storage)
        || !arguments[6]->is(PickleKind::String)) {
        return nullptr;
    }
    const c10::ScalarType dtype = dtypeOf(arguments[6]->text);
    if (dtype == c10::ScalarType::Undefined || arguments[0]->tensor.scalar_type() != at::kByte) {
        return nullptr;
    }
    const auto width = static_cast<std::int64_t>(c10::elementSize(dtype));
    PickleValue& typed = objects.arena().makeText(PickleKind::Storage, arguments[0]->text);
    typed.tensor = objects.storage({typed.text, dtype, arguments[0]->tensor.numel() / width});
    return rebuildTensor(objects, {&typed, arguments[1], arguments[2], arguments[3]});
}

// (tensor, requires_grad, hooks[, state])
PickleValue* rebuildParameter(PickleObjects& objects, const Arguments& arguments)
{
    if (arguments.empty() || !arguments[0]->is(PickleKind::Tensor)) {
        return nullptr;
    }
    PickleValue& value = objects.arena().make(PickleKind::Tensor);
    value.tensor = arguments[0]->tensor;
    return &value;
}

// (function, type, arguments, state): a tensor of a subclass, or with its own attributes.
PickleValue* rebuildFromType(PickleObjects& objects, const Arguments& arguments)
{
    if (arguments.size() < 3 || !arguments[0]->is(PickleKind::Global) || !arguments[2]->isSequence()) {
        return nullptr;
    }
    const PickleCall call = torchCallOf(arguments[0]->text);
    return call == nullptr || call == rebuildFromType ? nullptr : call(objects, arguments[2]->items);
}

PickleValue* refuseQuantised(PickleObjects& objects, const Arguments& /*arguments*/)
{
    throw inputError("%1: it holds quantised tensors; save the weights before they are quantised",
                     objects.arena().file());
}

// torch.Size((3, 4)): returns the tuple it wraps.
PickleValue* sizeOf(PickleObjects& objects, const Arguments& arguments)
{
    if (arguments.size() != 1 || !arguments[0]->isSequence()) {
        return nullptr;
    }
    objects.arena().spend(arguments[0]->items.size());
    PickleValue& value = objects.arena().make(PickleKind::Tuple);
    value.items = arguments[0]->items;
    return &value;
}

PickleValue* deviceOf(PickleObjects& objects, const Arguments& arguments)
{
    if (arguments.empty() || !arguments[0]->is(PickleKind::String)) {
        return nullptr;
    }
    objects.arena().spend(arguments[0]->text.size());
    const bool numbered = arguments.size() > 1 && arguments[1]->is(PickleKind::Int);
    return &objects.arena().makeText(PickleKind::String,
                                     arguments[0]->text
                                         + (numbered ? ":" + std::to_string(arguments[1]->integer) : ""));
}

struct TypeName
{
    const char* storage;
    std::array<const char*, 2> dtypes;
    c10::ScalarType type;
};

constexpr std::array<TypeName, 9> typeNames{{
    {"FloatStorage", {"float32", "float"}, c10::ScalarType::Float},
    {"DoubleStorage", {"float64", "double"}, c10::ScalarType::Double},
    {"HalfStorage", {"float16", "half"}, c10::ScalarType::Half},
    {"BFloat16Storage", {"bfloat16", "bfloat16"}, c10::ScalarType::BFloat16},
    {"LongStorage", {"int64", "long"}, c10::ScalarType::Long},
    {"IntStorage", {"int32", "int"}, c10::ScalarType::Int},
    {"ShortStorage", {"int16", "short"}, c10::ScalarType::Short},
    {"CharStorage", {"int8", "int8"}, c10::ScalarType::Char},
    {"BoolStorage", {"bool", "bool"}, c10::ScalarType::Bool},
}};

} // namespace

c10::ScalarType storageDtype(const std::string& name)
{
    if (name.compare(0, 6, "torch.") != 0) {
        return c10::ScalarType::Undefined;
    }
    const std::string last = name.substr(name.rfind('.') + 1); // torch.FloatStorage, torch.cuda.FloatStorage
    if (last == "ByteStorage" || last == "UntypedStorage" || last == "_UntypedStorage") {
        return c10::ScalarType::Byte;
    }
    for (const TypeName& t : typeNames) {
        if (last == t.storage) {
            return t.type;
        }
    }
    return c10::ScalarType::Undefined;
}

c10::ScalarType dtypeOf(const std::string& name)
{
    if (name == "torch.uint8") {
        return c10::ScalarType::Byte;
    }
    for (const TypeName& t : typeNames) {
        if (name.compare(0, 6, "torch.") == 0
            && (name.substr(6) == t.dtypes[0] || name.substr(6) == t.dtypes[1])) {
            return t.type;
        }
    }
    return c10::ScalarType::Undefined;
}

PickleCall torchCallOf(const std::string& name)
{
    static const std::unordered_map<std::string, PickleCall> calls{
        {"torch._utils._rebuild_tensor", rebuildTensor},
        {"torch._utils._rebuild_tensor_v2", rebuildTensor},
        {"torch._utils._rebuild_tensor_v3", rebuildTensorV3},
        {"torch._utils._rebuild_parameter", rebuildParameter},
        {"torch._utils._rebuild_parameter_with_state", rebuildParameter},
        {"torch._utils._rebuild_qtensor", refuseQuantised},
        {"torch._tensor._rebuild_from_type", rebuildFromType},
        {"torch._tensor._rebuild_from_type_v2", rebuildFromType},
        {"torch.Size", sizeOf},
        {"torch.device", deviceOf},
    };
    const auto found = calls.find(name);
    return found == calls.end() ? nullptr : found->second;
}

} // namespace hydra
