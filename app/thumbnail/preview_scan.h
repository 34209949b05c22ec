// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the preview in a session and checks that it is a session, without parsing the rest: any file costs
// one pass over its bytes and the memory of a few bounded texts.
#pragma once

#include <cstddef>
#include <string>

namespace hydra::app {

class PreviewScan
{
public:
    // The next SIZE bytes of the file.
    void read(const char* bytes, std::size_t size);
    // Returns whether the remaining bytes no longer matter.
    [[nodiscard]] bool finished() const { return m_ended; }
    [[nodiscard]] bool isSession() const { return m_format == "hydrascope-session"; }
    [[nodiscard]] const std::string& preview() const { return m_preview; } // base64; empty if there is none

    static constexpr std::size_t longestText = std::size_t(512) << 10; // longer texts are ignored

private:
    void outsideText(char byte);
    void inText(char byte);
    void endText();

    int m_depth = 0; // 1: in the outermost object
    bool m_ended = false; // both are found, or the outermost object is missing or over
    bool m_inText = false, m_escaped = false;
    bool m_isValue = false; // after a colon
    std::string m_text, m_key, m_format, m_preview; // of the outermost object
};

} // namespace hydra::app
