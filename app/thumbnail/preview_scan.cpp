// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnail/preview_scan.h"

#include <utility>

namespace hydra::app {

void PreviewScan::read(const char* bytes, std::size_t size)
{
    for (std::size_t i = 0; i < size && !finished(); ++i) {
        if (m_inText) {
            inText(bytes[i]);
        } else {
            outsideText(bytes[i]);
        }
    }
}

void PreviewScan::outsideText(char byte)
{
    switch (byte) {
    case ' ':
    case '\t':
    case '\r':
    case '\n':
        return;
    case '{':
    case '[':
        m_ended = m_depth == 0 && byte == '[';
        ++m_depth;
        return;
    case '}':
    case ']':
        --m_depth;
        break;
    case ':':
        m_isValue = true;
        break;
    case ',':
        m_isValue = false;
        break;
    case '"':
        m_inText = true;
        m_text.clear();
        break;
    default: // a number or a word
        break;
    }
    m_ended = m_depth <= 0; // at the object's end, or not at an object at all
}

void PreviewScan::inText(char byte)
{
    const bool escaped = std::exchange(m_escaped, false);
    if (byte == '"' && !escaped) {
        m_inText = false;
        endText();
        return;
    }
    m_escaped = byte == '\\' && !escaped; // neither format nor preview contains one
    if (m_depth == 1 && m_text.size() <= longestText) {
        m_text += byte;
    }
}

void PreviewScan::endText()
{
    if (m_depth != 1 || m_text.size() > longestText) {
        return;
    }
    if (!m_isValue) {
        m_key = m_text;
    } else if (m_key == "format") {
        m_format = m_text;
    } else if (m_key == "preview") {
        m_preview = m_text;
    }
    m_ended = isSession() && !m_preview.empty();
}

} // namespace hydra::app
