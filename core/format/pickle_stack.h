// SPDX-License-Identifier: GPL-3.0-or-later
// The stack of the pickle machine, with the marks on it: nothing is taken from below the last mark.
#pragma once

#include "core/format/pickle_cursor.h"
#include "core/format/pickle_value.h"

#include <vector>

namespace hydra {

class PickleStack
{
public:
    using Values = std::vector<PickleValue*>;

    // IN says where the pickle is broken; it must outlive the stack.
    explicit PickleStack(const PickleCursor& in)
        : m_in(in)
    { }

    void push(PickleValue& value) { m_values.push_back(&value); }
    void mark() { m_marks.push_back(m_values.size()); }
    [[nodiscard]] PickleValue& top() const
    {
        if (m_values.size() <= floor()) {
            m_in.refuse("it takes a value from an empty stack");
        }
        return *m_values.back();
    }
    PickleValue& pop()
    {
        PickleValue& value = top();
        m_values.pop_back();
        return value;
    }
    // POP also takes a mark, if that is what lies on top.
    void drop()
    {
        if (m_values.size() == floor() && !m_marks.empty()) {
            m_marks.pop_back();
        } else {
            pop();
        }
    }
    // Everything above the last mark, which goes with it.
    Values popMark()
    {
        if (m_marks.empty()) {
            m_in.refuse("it looks for a mark that was not set");
        }
        const auto first = m_values.begin() + static_cast<std::ptrdiff_t>(m_marks.back());
        Values values(first, m_values.end());
        m_values.erase(first, m_values.end());
        m_marks.pop_back();
        return values;
    }

private:
    [[nodiscard]] std::size_t floor() const { return m_marks.empty() ? 0 : m_marks.back(); }

    const PickleCursor& m_in;
    Values m_values;
    std::vector<std::size_t> m_marks;
};

} // namespace hydra
