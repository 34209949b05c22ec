// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/tensor_memory.h"

#include <c10/core/CPUAllocator.h>
#include <torch/version.h>

#include <cstdint>
#include <cstdlib>

namespace hydra {

namespace {

#if TORCH_VERSION_MAJOR < 2 && !defined(__SANITIZE_ADDRESS__)
#define HYDRA_REUSES_TENSOR_MEMORY
constexpr std::size_t alignment = c10::gAlignment, before = sizeof(void*); // holds the pointer from malloc()

void giveBack(void* memory)
{
    if (memory != nullptr) {
        c10::profiledCPUMemoryReporter().Delete(memory);
        std::free(static_cast<void**>(memory)[-1]); // NOLINT: matches malloc() in taken()
    }
}

class TensorMemory : public c10::Allocator
{
public:
    [[nodiscard]] c10::DataPtr allocate(std::size_t bytes) const override
    {
        void* const memory = bytes > 0 ? taken(bytes) : nullptr;
        return {memory, memory, &giveBack, c10::Device(c10::DeviceType::CPU)};
    }
    [[nodiscard]] c10::DeleterFnPtr raw_deleter() const override { return &giveBack; }

private:
    static void* taken(std::size_t bytes)
    {
        void* const block =
            bytes + alignment + before > bytes ? std::malloc(bytes + alignment + before) : nullptr;
        if (block == nullptr) {
            c10::profiledCPUMemoryReporter().OutOfMemory(bytes);
            TORCH_CHECK(false, "can't allocate memory: you tried to allocate ", bytes, " bytes.");
        }
        char* const end = static_cast<char*>(block) + before + alignment;
        void* const memory = end - reinterpret_cast<std::uintptr_t>(end) % alignment;
        static_cast<void**>(memory)[-1] = block;
        c10::profiledCPUMemoryReporter().New(memory, bytes);
        return memory;
    }
};
#endif

} // namespace

void reuseTensorMemory()
{
#ifdef HYDRA_REUSES_TENSOR_MEMORY
    static TensorMemory memory;
    c10::SetCPUAllocator(&memory, 1);
#endif
}

} // namespace hydra
