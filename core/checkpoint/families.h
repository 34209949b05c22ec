// SPDX-License-Identifier: GPL-3.0-or-later
// Who wrote a file is told by the names of its tensors. A family is one file and one row of the table: what
// tells it, how its names become timm's, and what such files mean where nothing says otherwise.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/name_rules.h"

#include <map>
#include <string>
#include <vector>

namespace hydra {

// A file's tensors under timm's names.
struct TimmNamed
{
    std::string family; // "timm", "torchvision", "huggingface", "clip", "openai-clip", "jax"
    std::string prefix; // what stood in front of the names, e.g. "teacher.backbone."
    NamedTensors tensors;
    std::map<std::string, std::string> told; // what names and shapes say for certain, in Metadata's words
    std::map<std::string, std::string> usual; // what such files usually mean
    bool saysAll = false; // names of tensors that no other network has: no name of an architecture is needed
    bool gammas = false; // LayerScale is called gamma_1: DeiT III's authors, and timm's EVA and BEiT
    std::vector<std::string> unexpected; // names as stored that are not used, and need not be
    std::vector<std::string> notes;
};

struct Family
{
    const char* id;
    const char* title; // for messages
    std::vector<const char*> tells; // names that are all there, behind one common prefix
    std::vector<const char*> prefixes; // of its own, in front of some names and not of others
    std::vector<NameRule> rules; // the first that applies
    std::map<std::string, std::string> usual;
    // What a new name alone does not put right, before and after q, k and v are joined; FILE for messages.
    void (*prepare)(TimmNamed& named, const std::string& file);
    void (*finish)(TimmNamed& named, const std::string& file);
    bool keysWithoutBias = false; // among its networks are such, and then in all blocks
    std::vector<NameRule> aliases{}; // come first: what other versions call whole blocks
};

// USER may say which network is taken where a file holds several.
// Throws Error{Input} naming a tensor and the reason for a network whose forward pass is not ours (
// Swin, hybrid stems, ...), for a tensor that is neither used nor may be left alone (name_rules.h),
// where two names become one, and where no family is told.
[[nodiscard]] TimmNamed toTimmNames(NamedTensors stored, const std::string& file,
                                    const ModelOverrides& user = {});

// The part of toTimmNames that refuses, for names behind the wrappers' prefixes.
void refuseOtherNetworks(const std::vector<std::string>& names, const std::string& file);
// What kind of network a tensor of that name belongs to, if not to one that is run here; "" where unknown.
[[nodiscard]] std::string whatItMeans(const std::string& tensor);

[[nodiscard]] const Family& timmFamily();
[[nodiscard]] const Family& torchvisionFamily();
[[nodiscard]] const Family& huggingFaceFamily();
[[nodiscard]] const Family& huggingFaceDinov3Family();
[[nodiscard]] const Family& clipFamily();
[[nodiscard]] const Family& openAiClipFamily();
[[nodiscard]] const Family& jaxFamily();

// blocks.N.attn.{q,k,v} become blocks.N.attn.qkv; token and position embeddings get timm's dimensions.
// Whether keys had no bias: then their third of qkv.bias is zero. KEYLESS: that is allowed, in all blocks.
bool joinQkv(NamedTensors& tensors, bool keyless, const std::string& file);
void giveTimmShapes(NamedTensors& tensors);
// DINOv2's "register_tokens" come between class token and patches after positions were added, and have none.
void nameRegisters(NamedTensors& tensors);

} // namespace hydra
