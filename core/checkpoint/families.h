// SPDX-License-Identifier: GPL-3.0-or-later
// The names of a file's tensors show which program wrote it. A family is one file and one row of the table:
// how to recognise it, how its names map to timm's, and the usual meaning of such files.
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
    std::string prefix; // the prefix of the names, e.g. "teacher.backbone."
    NamedTensors tensors;
    std::map<std::string, std::string> facts; // facts that names and shapes prove, in Metadata's words
    std::map<std::string, std::string> usual; // usual values of such files
    bool saysAll = false; // the tensor names are unique to this network: an architecture's name is not needed
    bool gammas = false; // LayerScale is called gamma_1: used by DeiT III's authors, and timm's EVA and BEiT
    std::vector<std::string> unexpected; // names as stored, neither used nor needed
    std::vector<Message> notes;
};

struct Family
{
    const char* id;
    const char* title; // for messages
    std::vector<const char*> tells; // names that must all exist behind one common prefix
    std::vector<const char*> prefixes; // the family's own, in front of some names only
    std::vector<NameRule> rules; // the first match applies
    std::map<std::string, std::string> usual;
    // Fixes beyond renaming, run before and after q, k and v are joined; FILE for messages.
    void (*prepare)(TimmNamed& named, const std::string& file);
    void (*finish)(TimmNamed& named, const std::string& file);
    bool keysWithoutBias = false; // some of its networks have keys without bias, in all blocks
    std::vector<NameRule> aliases{}; // applied first: names that other versions give to whole blocks
};

// USER may choose the network where a file holds several. Throws Error{Input} naming a tensor and the reason
// for a network with an unsupported forward pass (Swin, hybrid stems, ...), for a tensor that is neither used
// nor may be left alone (name_rules.h), where two names become one, and for an unknown family.
[[nodiscard]] TimmNamed toTimmNames(NamedTensors stored, const std::string& file,
                                    const ModelOverrides& user = {});

// The refusals of toTimmNames, for names without the wrappers' prefixes.
void refuseOtherNetworks(const std::vector<std::string>& names, const std::string& file);
// The kind of unsupported network that a tensor of that name belongs to; "" if unknown.
[[nodiscard]] std::string whatItMeans(const std::string& tensor);

[[nodiscard]] const Family& timmFamily();
[[nodiscard]] const Family& torchvisionFamily();
[[nodiscard]] const Family& huggingFaceFamily();
[[nodiscard]] const Family& huggingFaceDinov3Family();
[[nodiscard]] const Family& clipFamily();
[[nodiscard]] const Family& openAiClipFamily();
[[nodiscard]] const Family& jaxFamily();

// joinQkv() joins blocks.N.attn.{q,k,v} into blocks.N.attn.qkv and returns whether the keys had no bias;
// their third of qkv.bias is then zero. KEYLESS allows that, in all blocks. giveTimmShapes() gives token and
// position embeddings timm's dimensions.
bool joinQkv(NamedTensors& tensors, bool keyless, const std::string& file);
void giveTimmShapes(NamedTensors& tensors);
// DINOv2's "register_tokens" are inserted between class token and patches after positions are added, so they
// have no positions.
void nameRegisters(NamedTensors& tensors);

} // namespace hydra
