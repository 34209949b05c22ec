// SPDX-License-Identifier: GPL-3.0-or-later
// The options of the window, as one table: its --help reads it, and so do the manual page and the
// completions, which the command line writes (and which therefore must not need Qt).
#pragma once

#include <vector>

namespace hydra::app {

struct WindowOption
{
    const char* name; // without dashes
    const char* value; // what stands for the value
    const char* help;
};

inline const char* const windowSummary =
    "See what a Vision Transformer does: relevance maps, head counts, linear attention.";
inline const char* const windowInput = "A picture, a folder of pictures, a model or a session.";

inline const std::vector<WindowOption>& windowOptions()
{
    static const std::vector<WindowOption> options{
        {"model", "FILE|NAME",
         "A checkpoint file, a shipped model's name, or ORG/NAME in the Hugging Face cache."},
        {"method", "METHOD", "How to explain, e.g. relevance, attention, rollout."},
        {"heads", "K", "Head count k of the sub-network."},
        {"attention", "PLAN", "Attention plan, e.g. hydra:cosine@back:2."},
        {"without", "WHAT", "What is switched off, e.g. heads:7.3,mlp:9."},
        {"picture-size", "N|HxW|long:N", "Size that pictures are shown to the network in."},
        {"class", "CLASS", "What to explain: an index, a name, a synset, top1, top2, own."},
        {"target", "TARGET",
         "In place of --class: norm, similar:IMAGE, direction:FILE.npy, probe:FILE, output:N."},
        {"sae", "FILE|FOLDER", "A sparse autoencoder of the model, for the Features window."},
        {"sae-block", "N", "The block that the autoencoder reads, where its file does not say."},
        {"sae-k", "N", "Features kept of a patch, where its file does not say."},
        {"sae-code", "relu|topk|signed-topk|threshold|gated",
         "Which features are kept, where its file does not say."},
        {"training", "FOLDER", "The folder of a training: its curves in a window of their own."},
        {"live", "INPUT",
         "Frames in the Live window: a video, a folder of pictures, camera:NUMBER or a URL."},
        {"device", "cpu|cuda|cuda:N", "Where networks compute; cpu where nothing is said."},
        {"precision", "float32|bfloat16", "Of products in forward passes; float32 where nothing is said."},
        {"theme", "dark|light|system", "Colours of the window."},
        {"language", "system|en|de|es|ja|zh_CN", "Language of the window."},
        {"size", "WxH", "Size of the window in points."},
        {"screenshot", "FILE.png", "Wait until everything is shown, save the window as PNG, and exit."},
    };
    return options;
}

} // namespace hydra::app
