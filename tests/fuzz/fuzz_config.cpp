// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"
#include "core/checkpoint/infer_config.h"
#include "core/checkpoint/sidecars.h"

#include <nlohmann/json.hpp>

#include "tests/fuzz/fuzz.h"

using namespace hydra;

namespace {

// A network of width 2 and one block, which any configuration may contradict.
NamedTensors smallest()
{
    NamedTensors t{{"cls_token", at::zeros({1, 1, 2})},
                   {"pos_embed", at::zeros({1, 2, 2})},
                   {"patch_embed.proj.weight", at::zeros({2, 3, 1, 1})},
                   {"blocks.0.attn.qkv.weight", at::zeros({6, 2})},
                   {"blocks.0.mlp.fc1.weight", at::zeros({3, 2})},
                   {"head.weight", at::zeros({2, 2})}};
    for (const char* norm : {"norm", "blocks.0.norm1", "blocks.0.norm2"}) {
        t[std::string(norm) + ".weight"] = at::ones({2});
        t[std::string(norm) + ".bias"] = at::zeros({2});
    }
    return t;
}

} // namespace

// The first byte chooses the kind of configuration.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const NamedTensors tensors = smallest();
    return test::survives([&] {
        const std::string_view text(reinterpret_cast<const char*>(data), size);
        const nlohmann::json config = parseJson(text.substr(size < 1 ? 0 : 1), "input");
        if (!config.is_object()) {
            return;
        }
        std::vector<Message> notes;
        Facts facts;
        facts.add(data[0] == 't'       ? wordsOfTimm(config, "input", notes)
                      : data[0] == 'p' ? wordsOfPreprocessor(config, "input", notes)
                                       : wordsOfHuggingFace(config, "input", notes),
                  "input", Provenance::File);
        facts.add({{"num_heads", "1"}}, "input", Provenance::Default);
        (void)inferConfig(tensors, facts, {}, "input", notes);
    });
}
