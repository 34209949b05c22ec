// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_plan.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const AttentionPlan base = AttentionPlan::softmax(12);
        const std::string text(reinterpret_cast<const char*>(data), size);
        const AttentionPlan plan = AttentionPlan::parse(text, base);
        // The printed plan means the same.
        if (AttentionPlan::parse(plan.text(), base) != plan) {
            throw internalError("a plan reads back as another one: %1", plan.text());
        }
    });
}
