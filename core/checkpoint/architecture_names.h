// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of an architecture's name: facts that no tensor shows (timm's configuration gives only the name
// and what was changed), and names of networks that are not supported. "timm/" before a name and a tag behind
// it ("vit_tiny_patch16_224.augreg_in21k") are ignored. reference.md "Names of architectures".
#pragma once

#include "core/base/file.h"
#include "core/checkpoint/facts.h"
#include "core/checkpoint/registry.h"

#include <string>
#include <vector>

namespace hydra {

// The row of that name; nullptr without one.
[[nodiscard]] const NamedArchitecture* namedArchitecture(const std::string& name);

// Facts of ARCHITECTURE that no tensor shows, in the words of Metadata: heads, activation, norms, rotation,
// pooling, how positions are resized, and how a picture is prepared; for a network that is WIDTH wide. A name
// without a row may still imply some of them. FOREIGN: the name's source may have built another width under
// it without saying so, and the number of heads then differs too.
[[nodiscard]] KeyValues wordsOfName(const std::string& architecture, int width, bool foreign);

struct PartOfName
{
    const char* part; // a leading '^' matches the beginning only
    const char* why;
};
// Networks that are not supported; the first match counts, so more specific parts come first.
[[nodiscard]] const std::vector<PartOfName>& otherNetworks();
// The reason why a configuration's model_type or architecture is not supported; "" if it may be.
[[nodiscard]] std::string whyNotRun(const std::string& architecture);
// For an unknown name like that of rows with a fact that only the name tells: this fact, e.g. "rotary
// position embedding"; "" for other names. The user is asked about such a name.
[[nodiscard]] std::string whatOnlyItsRowSays(const std::string& architecture);

// Facts that the name of a file implies, or of its folder if the file has a generic name: a weak hint,
// because files can have any name.
struct FileNameHint
{
    const NamedArchitecture* row = nullptr;
    std::string architecture; // the row's name, with a tag if the file's name has one
    std::string looks; // part suggested by a name without a row where the tensors are ambiguous; or ""
    bool plain = false; // named like DeiT III, whose tensors could also be those of a rotary network
    std::string name; // the name that implies it
};
[[nodiscard]] FileNameHint hintOfFileName(const Path& file);

} // namespace hydra
