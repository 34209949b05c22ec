// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/families.h"
#include "core/checkpoint/infer_config.h"
#include "core/checkpoint/timm_tensors.h"
#include "core/format/safetensors.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

// The names and shapes of a file, turned into a network.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const TimmNamed named = toTimmNames(parseSafetensors(data, size, "input").tensors, "input");
        Facts facts;
        facts.add({{"num_heads", "1"}}, "input", Provenance::File);
        facts.add(named.usual, "input", Provenance::Default);
        std::vector<std::string> notes;
        const VitConfig config = inferConfig(named.tensors, facts, {}, "input", notes);
        (void)timmTensors(config, named.tensors);
        test::touch(named.tensors);
    });
}
