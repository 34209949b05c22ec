// SPDX-License-Identifier: GPL-3.0-or-later
// What the name of an architecture means: the facts that no tensor tells (timm's configuration gives only the
// name and what was changed), and which names are of networks that are not run here. A name counts with or
// without "timm/" before it and a tag behind it ("vit_tiny_patch16_224.augreg_in21k"). reference.md 11.2.
#pragma once

#include "core/base/file.h"
#include "core/checkpoint/facts.h"

#include <string>

namespace hydra {

// A plain, pre-norm Vision Transformer of timm's.
struct NamedArchitecture
{
    const char* name;
    int width; // as built under that name; model_args may say another
    int heads;
    Activation activation;
    double normEps;
};

// The row of that name; nullptr where it has none.
[[nodiscard]] const NamedArchitecture* namedArchitecture(const std::string& name);

// Heads, activation, epsilon and norm position of ARCHITECTURE in the words of Metadata, for a network that
// is WIDTH wide; a name that is no row may still say some of it. FOREIGN: who states the name may have built
// another width than the name's without saying so, and then with another number of heads.
[[nodiscard]] Words wordsOfName(const std::string& architecture, int width, bool foreign);

// The reason why a configuration's model_type or architecture is not run; "" where it may be.
[[nodiscard]] std::string whyNotRun(const std::string& architecture);

// What the name of a file, or of its folder where all such files are named alike, says of the network in it:
// a weak hint, because anybody may name a file anything.
struct FileNameHint
{
    const NamedArchitecture* row = nullptr;
    std::string refused; // why a network is not run whose tensors look like those of a plain one; or ""
    std::string name; // the name that says so
};
[[nodiscard]] FileNameHint hintOfFileName(const Path& file);

} // namespace hydra
