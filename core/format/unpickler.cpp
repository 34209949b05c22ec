// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/unpickler.h"

#include "core/base/error.h"
#include "core/format/pickle_cursor.h"
#include "core/format/pickle_text.h"
#include "core/format/pickle_value.h"

#include <charconv>
#include <unordered_map>
#include <vector>

namespace hydra {

namespace {

// The stack of the pickle machine with its marks; values below the last mark cannot be popped.
class PickleStack
{
public:
    using Values = std::vector<PickleValue*>;

    // IN reports where the pickle is broken; it must outlive the stack.
    explicit PickleStack(const PickleCursor& in)
        : m_in(in)
    { }

    void push(PickleValue& value) { m_values.push_back(&value); }
    void mark() { m_marks.push_back(m_values.size()); }
    [[nodiscard]] PickleValue& top() const
    {
        if (m_values.size() <= floor()) {
            m_in.refuse(phrase("it takes a value from an empty stack"));
        }
        return *m_values.back();
    }
    PickleValue& pop()
    {
        PickleValue& value = top();
        m_values.pop_back();
        return value;
    }
    // POP also removes a mark, if that is on top.
    void drop()
    {
        if (m_values.size() == floor() && !m_marks.empty()) {
            m_marks.pop_back();
        } else {
            pop();
        }
    }
    // Pops everything above the last mark, and the mark.
    Values popMark()
    {
        if (m_marks.empty()) {
            m_in.refuse(phrase("it looks for a mark that was not set"));
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

// Runs one opcode after the other, on a stack, with a memo of earlier values.
class Unpickler
{
public:
    Unpickler(const std::uint8_t* data, std::size_t size, Pickle& pickle, const StorageSource& source)
        : m_pickle(pickle)
        , m_in(data, size, pickle.arena.file())
        , m_objects(pickle, source)
        , m_stack(m_in)
    { }

    void run()
    {
        for (;;) {
            arena().spend(1);
            const std::uint8_t opcode = m_in.byte();
            if (opcode == '.') {
                break;
            }
            if (!frame(opcode) && !scalar(opcode) && !stack(opcode) && !memo(opcode) && !container(opcode)
                && !fill(opcode) && !object(opcode)) {
                refuseOpcode(opcode);
            }
        }
        m_pickle.root = pop();
        m_pickle.size = m_in.position();
    }

private:
    [[nodiscard]] PickleArena& arena() { return m_pickle.arena; }
    using Values = PickleStack::Values;
    void push(PickleValue& value) { m_stack.push(value); }
    PickleValue* pop() { return &m_stack.pop(); }
    [[noreturn]] void refuseOpcode(std::uint8_t opcode) const
    {
        const bool known =
            opcode == 'P' || (opcode >= 0x82 && opcode <= 0x84) || opcode == 0x97 || opcode == 0x98;
        m_in.refuse(message(known ? phrase("opcode %1 refers to something outside the file")
                                  : phrase("opcode %1 is not a pickle opcode"),
                            std::to_string(opcode)));
    }

    void pushList(PickleKind kind, const Values& values)
    {
        PickleValue& list = arena().make(kind);
        list.items.assign(values.begin(), values.end());
        push(list);
    }

    bool frame(std::uint8_t opcode)
    {
        if (opcode == 0x80) { // PROTO
            if (const std::uint8_t protocol = m_in.byte(); protocol > 5) {
                m_in.refuse(message("protocol %1; expected 0 to 5", std::to_string(protocol)));
            }
        } else if (opcode == 0x95) { // FRAME: how much may be read ahead
            m_in.require(m_in.number(8));
        } else {
            return false;
        }
        return true;
    }

    bool scalar(std::uint8_t opcode)
    {
        PickleValue* const made = readPickleScalar(opcode, m_in, arena());
        if (made != nullptr) {
            push(*made);
        }
        return made != nullptr;
    }

    bool stack(std::uint8_t opcode)
    {
        switch (opcode) {
        case '(':
            m_stack.mark();
            return true;
        case '0':
            m_stack.drop();
            return true;
        case '1':
            m_stack.popMark();
            return true;
        case '2':
            push(m_stack.top());
            return true;
        default:
            return false;
        }
    }

    bool memo(std::uint8_t opcode)
    {
        switch (opcode) {
        case 'q':
        case 'r':
            remember(m_in.number(opcode == 'q' ? 1 : 4));
            return true;
        case 0x94:
            remember(m_memo.size());
            return true;
        case 'p':
            remember(indexOf(m_in.line()));
            return true;
        case 'h':
        case 'j':
            push(remembered(m_in.number(opcode == 'h' ? 1 : 4)));
            return true;
        case 'g':
            push(remembered(indexOf(m_in.line())));
            return true;
        default:
            return false;
        }
    }
    void remember(std::uint64_t index)
    {
        if (m_memo.size() >= mostPickleValues) {
            m_in.refuse(message("it stores more than %1 memo entries; no checkpoint needs that many",
                                std::to_string(mostPickleValues)));
        }
        m_memo[index] = &m_stack.top();
    }
    [[nodiscard]] std::uint64_t indexOf(const std::string& line) const
    {
        std::uint64_t index = 0;
        const char* const end = line.data() + line.size();
        const auto [stop, failed] = std::from_chars(line.data(), end, index);
        if (stop != end || failed != std::errc()) {
            m_in.refuse(phrase("an invalid memo index"));
        }
        return index;
    }
    [[nodiscard]] PickleValue& remembered(std::uint64_t index) const
    {
        const auto found = m_memo.find(index);
        if (found == m_memo.end()) {
            m_in.refuse(message("it refers to value %1, which was not stored", std::to_string(index)));
        }
        return *found->second;
    }

    bool container(std::uint8_t opcode)
    {
        switch (opcode) {
        case ']':
            pushList(PickleKind::List, {});
            return true;
        case ')':
            pushList(PickleKind::Tuple, {});
            return true;
        case 0x8f:
            pushList(PickleKind::Set, {});
            return true;
        case '}':
            push(arena().make(PickleKind::Dict));
            return true;
        case 'l':
            pushList(PickleKind::List, m_stack.popMark());
            return true;
        case 't':
            pushList(PickleKind::Tuple, m_stack.popMark());
            return true;
        case 0x91:
            pushList(PickleKind::Set, m_stack.popMark());
            return true;
        case 'd': {
            PickleValue& dict = arena().make(PickleKind::Dict);
            addPairs(dict, m_stack.popMark());
            push(dict);
            return true;
        }
        case 0x85:
        case 0x86:
        case 0x87: {
            Values values(opcode - 0x84U);
            for (auto value = values.rbegin(); value != values.rend(); ++value) {
                *value = pop();
            }
            pushList(PickleKind::Tuple, values);
            return true;
        }
        default:
            return false;
        }
    }

    void addPairs(PickleValue& dict, const Values& values)
    {
        if ((!dict.is(PickleKind::Dict) && !dict.is(PickleKind::Object)) || values.size() % 2 != 0) {
            m_in.refuse(phrase("entries for something that is not a dictionary, or a key without a value"));
        }
        for (std::size_t i = 0; i < values.size(); i += 2) {
            dict.pairs.emplace_back(values[i], values[i + 1]);
        }
    }
    void addItems(PickleValue& list, const Values& values, PickleKind kind)
    {
        if (!list.is(kind) && !list.is(PickleKind::Object)) {
            m_in.refuse(phrase("elements for something that is not a list or set"));
        }
        list.items.insert(list.items.end(), values.begin(), values.end());
    }

    bool fill(std::uint8_t opcode)
    {
        Values values;
        switch (opcode) {
        case 's':
            values = {nullptr, nullptr};
            values[1] = pop();
            values[0] = pop();
            addPairs(m_stack.top(), values);
            return true;
        case 'u':
            values = m_stack.popMark();
            addPairs(m_stack.top(), values);
            return true;
        case 'a':
            values = {pop()};
            addItems(m_stack.top(), values, PickleKind::List);
            return true;
        case 'e':
            values = m_stack.popMark();
            addItems(m_stack.top(), values, PickleKind::List);
            return true;
        case 0x90:
            values = m_stack.popMark();
            addItems(m_stack.top(), values, PickleKind::Set);
            return true;
        default:
            return false;
        }
    }

    bool object(std::uint8_t opcode)
    {
        switch (opcode) {
        case 'c': {
            const std::string module = m_in.line();
            push(named(module, m_in.line()));
            return true;
        }
        case 0x93: {
            const PickleValue* const name = pop();
            const PickleValue* const module = pop();
            if (!name->is(PickleKind::String) || !module->is(PickleKind::String)) {
                m_in.refuse(phrase("a class without a name"));
            }
            push(named(module->text, name->text));
            return true;
        }
        case 'R':
        case 0x81: {
            const PickleValue* const arguments = pop();
            const PickleValue* const callable = pop();
            push(opcode == 'R' ? m_objects.reduce(*callable, *arguments)
                               : m_objects.newObject(*callable, *arguments));
            return true;
        }
        case 0x92: { // NEWOBJ_EX: no known class takes keywords; they are kept as the state
            const PickleValue* const keywords = pop();
            const PickleValue* const arguments = pop();
            PickleValue& made = m_objects.newObject(*pop(), *arguments);
            made.state = made.state == nullptr ? keywords : made.state;
            push(made);
            return true;
        }
        case 'b': {
            const PickleValue* const state = pop();
            m_objects.build(m_stack.top(), *state);
            return true;
        }
        case 'Q':
            push(m_objects.persistent(*pop()));
            return true;
        default:
            return oldObject(opcode);
        }
    }

    // INST and OBJ of protocols 0 and 1.
    bool oldObject(std::uint8_t opcode)
    {
        if (opcode != 'i' && opcode != 'o') {
            return false;
        }
        const PickleValue* type = nullptr;
        if (opcode == 'i') {
            const std::string module = m_in.line();
            type = &named(module, m_in.line());
        }
        const Values values = m_stack.popMark();
        PickleValue& arguments = arena().make(PickleKind::Tuple);
        arguments.items.assign(values.begin(), values.end());
        if (opcode == 'o') {
            if (values.empty()) {
                m_in.refuse(phrase("an object without a class"));
            }
            type = values.front();
            arguments.items.erase(arguments.items.begin());
        }
        push(m_objects.newObject(*type, arguments));
        return true;
    }

    [[nodiscard]] PickleValue& named(const std::string& module, const std::string& name)
    {
        if (!isUtf8(module) || !isUtf8(name)) {
            m_in.refuse(phrase("the name of a class is not UTF-8"));
        }
        return m_objects.global(module, name);
    }

    Pickle& m_pickle;
    PickleCursor m_in;
    PickleObjects m_objects;
    PickleStack m_stack;
    std::unordered_map<std::uint64_t, PickleValue*> m_memo;
};

} // namespace

Pickle unpickle(const std::uint8_t* data, std::size_t size, const std::string& name,
                const StorageSource& source, std::uint64_t steps)
{
    Pickle pickle{PickleArena(name, steps), nullptr, 0, {}};
    Unpickler(data, size, pickle, source).run();
    return pickle;
}

} // namespace hydra
