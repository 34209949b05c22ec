// SPDX-License-Identifier: GPL-3.0-or-later
// Unique names of output files, one per input: two inputs called "cat" get different files.
#pragma once

#include "core/base/message.h"

#include <functional>
#include <set>
#include <string>

namespace hydra {

using Notice = std::function<void(const Message&)>;

// Names a second one after its folder, or numbers it, and reports that; truncates names too long for a file.
class OutputNames
{
public:
    // TELL receives changed names; empty if no files will be written.
    explicit OutputNames(Notice tell = {})
        : m_tell(std::move(tell))
    { }
    // Returns STEM of PATH, or its replacement.
    [[nodiscard]] std::string take(const std::string& path, const std::string& stem);

private:
    Notice m_tell;
    std::set<std::string> m_taken;
};

} // namespace hydra
