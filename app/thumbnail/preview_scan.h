// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the preview in a session, and whether it is one, without building anything of what else is in it:
// whatever a file holds, it costs one look at each byte and the memory of two texts.
#pragma once

#include <cstddef>
#include <string>

namespace hydra::app {

class PreviewScan
{
public:
    // The next SIZE bytes of the file.
    void read(const char* bytes, std::size_t size);
    // Nothing of what follows matters any more.
    [[nodiscard]] bool finished() const { return m_ended; }
    [[nodiscard]] bool isSession() const { return m_format == "hydrascope-session"; }
    [[nodiscard]] const std::string& preview() const { return m_preview; } // base64; empty: none

    static constexpr std::size_t longestText = std::size_t(512) << 10; // beyond it a text is as good as none

private:
    void outsideText(char byte);
    void inText(char byte);
    void endText();

    int m_depth = 0; // 1: in the outermost object
    bool m_ended = false; // all is found, or it has no such object, or that is over
    bool m_inText = false, m_escaped = false;
    bool m_isValue = false; // behind a colon
    std::string m_text, m_key, m_format, m_preview; // of the outermost object
};

} // namespace hydra::app
