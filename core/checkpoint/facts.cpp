// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/facts.h"

#include <algorithm>

namespace hydra {

Words wordsOfTrainer(const Words& stored)
{
    constexpr std::pair<const char*, const char*> keys[] = {{"arch", "architecture"},
                                                            {"args.model", "architecture"},
                                                            {"args.img_size", "img_size"},
                                                            {"args.input_size", "img_size"},
                                                            {"args.crop_pct", "crop_pct"},
                                                            {"args.mean", "mean"},
                                                            {"args.std", "std"},
                                                            {"args.gp", "global_pool"},
                                                            {"args.interpolation", "interpolation"},
                                                            {"args.thinking_stages", "round_heads"},
                                                            {"args.progress_stages", "round_heads"},
                                                            {"args.progress_img_sizes", "round_sizes"}};
    Words words;
    for (const auto& [key, word] : keys) {
        const auto found = stored.find(key);
        if (found != stored.end() && !found->second.empty() && found->second != "None") {
            words.emplace(word, found->second);
        }
    }
    if (const auto how = words.find("interpolation");
        how != words.end() && how->second != "bicubic" && how->second != "bilinear") {
        words.erase(how); // "random" is how it was trained, not how it is used
    }
    // Other trainers have an option of this name for other things.
    const auto heads = stored.find("args.heads");
    const auto model = words.find("architecture");
    if (heads != stored.end() && model != words.end()
        && model->second.find("hydravit") != std::string::npos) {
        words.emplace("trained_heads", heads->second);
    }
    return words;
}

} // namespace hydra
