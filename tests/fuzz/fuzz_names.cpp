// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/families.h"
#include "core/checkpoint/infer_config.h"
#include "core/checkpoint/name_facts.h"
#include "core/checkpoint/timm_tensors.h"
#include "core/format/safetensors.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

namespace {

void infer(const TimmNamed& named, const KeyValues& said, bool asks)
{
    Facts facts;
    facts.add(said, "input", Provenance::File);
    if (asks) {
        std::string beside;
        addName(facts, named, "input", {}, beside);
    }
    facts.add(named.facts, "input", Provenance::Inferred);
    facts.add(named.usual, "input", Provenance::Default);
    std::vector<Message> notes;
    const VitConfig config = inferConfig(named.tensors, facts, {}, "input", notes);
    (void)timmTensors(config, named.tensors);
}

} // namespace

// The names and shapes of a file, turned into a network: without an architecture name, with names whose rows
// have all kinds of parts, and from the tensors alone.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const TimmNamed named = toTimmNames(parseSafetensors(data, size, "input").tensors, "input");
        (void)test::survives([&] { infer(named, {{"num_heads", "1"}}, false); });
        for (const char* name : {"", "vit_small_patch16_dinov3", "vit_pe_core_base_patch16_224",
                                 "vit_small_patch16_rope_mixed_224", "flexivit_small"}) {
            (void)test::survives([&] {
                infer(named,
                      *name == '\0' ? KeyValues() : KeyValues{{"architecture", name}, {"num_heads", "1"}},
                      true);
            });
        }
        test::touch(named.tensors);
    });
}
