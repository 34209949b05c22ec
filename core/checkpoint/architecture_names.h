// SPDX-License-Identifier: GPL-3.0-or-later
// What the name of an architecture means: the facts that no tensor tells (timm's configuration gives only the
// name and what was changed), and which names are of networks that are not run here. A name counts with or
// without "timm/" before it and a tag behind it ("vit_tiny_patch16_224.augreg_in21k"). reference.md "Names of
// architectures".
#pragma once

#include "core/base/file.h"
#include "core/checkpoint/facts.h"
#include "core/checkpoint/registry.h"

#include <string>
#include <vector>

namespace hydra {

// The row of that name; nullptr where it has none.
[[nodiscard]] const NamedArchitecture* namedArchitecture(const std::string& name);

// What no tensor tells of ARCHITECTURE, in the words of Metadata: heads, activation, norms, rotation,
// pooling, how positions are resized, and how a picture is prepared; for a network that is WIDTH wide. A name
// that is no row may still say some of it. FOREIGN: who states the name may have built another width than the
// name's without saying so, and then with another number of heads.
[[nodiscard]] Words wordsOfName(const std::string& architecture, int width, bool foreign);

struct PartOfName
{
    const char* part; // with '^' in front, the beginning
    const char* why;
};
// Networks that are not run here. In this order: the more telling part first.
[[nodiscard]] const std::vector<PartOfName>& otherNetworks();
// The reason why a configuration's model_type or architecture is not run; "" where it may be.
[[nodiscard]] std::string whyNotRun(const std::string& architecture);
// What a name that is no row has in common with rows of which some fact is in the name alone: "rotary
// position embedding"; "" of the rest. Such a name is asked about.
[[nodiscard]] std::string whatOnlyItsRowSays(const std::string& architecture);

// What the name of a file, or of its folder where all such files are named alike, says of the network in it:
// a weak hint, because anybody may name a file anything.
struct FileNameHint
{
    const NamedArchitecture* row = nullptr;
    std::string architecture; // the row's name, with a tag where the file's name has one
    std::string looks; // what is special in a name of no row, where tensors look like those of others; or ""
    bool plain = false; // a name of DeiT III's authors, whose tensors a rotary network may have
    std::string name; // the name that says so
};
[[nodiscard]] FileNameHint hintOfFileName(const Path& file);

} // namespace hydra
