// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/safetensors_json.h"

#include "core/base/error.h"
#include "core/format/shape_text.h"

#include <cstring>
#include <nlohmann/json.hpp>
#include <set>

namespace hydra {

namespace {

// {"__metadata__": {string: string}, NAME: {"dtype": string, "shape": [n...], "data_offsets": [n, n]}, ...}
// Every callback returns false on an error, which ends the parse; m_problem holds the message.
class Reader : public nlohmann::json_sax<nlohmann::json>
{
public:
    [[nodiscard]] const Message& problem() const noexcept { return m_problem; }
    [[nodiscard]] SafetensorsJson take() { return std::move(m_result); }

    bool key(std::string& text) override
    {
        switch (m_state) {
        case State::Top:
            m_name = text;
            if (!m_names.insert(text).second) {
                return fail(message("the name %1 occurs twice", printable(text)));
            }
            return true;
        case State::Metadata:
            m_field = text;
            return m_result.metadata.count(text) == 0
                || fail(message("metadata key %1 occurs twice", printable(text)));
        case State::Entry:
            m_field = text;
            if (text != "dtype" && text != "shape" && text != "data_offsets") {
                return failEntry(message("unknown field %1", printable(text)));
            }
            return m_fields.insert(text).second
                || failEntry(message("field %1 occurs twice", printable(text)));
        default:
            return failEntry(phrase("expected a number"));
        }
    }

    bool start_object(std::size_t /*elements*/) override
    {
        if (m_state == State::Start) {
            m_state = State::Top;
        } else if (m_state == State::Top && m_name == "__metadata__") {
            m_state = State::Metadata;
        } else if (m_state == State::Top) {
            m_state = State::Entry;
            if (m_result.entries.size() >= mostTensors) {
                return fail(message("more than %1 tensors; no checkpoint needs that many", mostTensors));
            }
            m_fields.clear();
            m_result.entries.push_back({m_name, {}, {}, {}});
        } else {
            return failEntry(phrase("an unexpected object"));
        }
        return true;
    }

    bool end_object() override
    {
        if (m_state == State::Entry && m_fields.size() != 3) {
            return failEntry(phrase("expected dtype, shape and data_offsets"));
        }
        m_state = m_state == State::Top ? State::Done : State::Top;
        return true;
    }

    bool start_array(std::size_t /*elements*/) override
    {
        if (m_state != State::Entry || m_field == "dtype") {
            return failEntry(phrase("an unexpected array"));
        }
        m_numbers.clear();
        m_state = State::Numbers;
        return true;
    }

    bool end_array() override
    {
        SafetensorsEntry& entry = m_result.entries.back();
        m_state = State::Entry;
        if (m_field == "shape") {
            entry.shape = m_numbers;
            return true;
        }
        if (m_numbers.size() != 2) {
            return failEntry(message("data_offsets must be two numbers, found %1", m_numbers.size()));
        }
        entry.offsets = {m_numbers[0], m_numbers[1]};
        return true;
    }

    bool number_unsigned(number_unsigned_t value) override
    {
        if (m_state != State::Numbers || m_numbers.size() >= mostSides) {
            return failEntry(phrase("an unexpected number"));
        }
        m_numbers.push_back(value);
        return true;
    }

    bool string(std::string& text) override
    {
        if (m_state == State::Metadata) {
            return m_result.metadata.emplace(m_field, text).second;
        }
        if (m_state != State::Entry || m_field != "dtype") {
            return failEntry(phrase("an unexpected string"));
        }
        m_result.entries.back().dtype = text;
        return true;
    }

    bool null() override { return failEntry(phrase("an unexpected null")); }
    bool boolean(bool /*value*/) override { return failEntry(phrase("an unexpected boolean")); }
    bool number_integer(number_integer_t /*value*/) override
    {
        return failEntry(phrase("a negative number"));
    }
    bool number_float(number_float_t /*value*/, const std::string& text) override
    {
        return failEntry(message("expected a whole number of 64 bits, found %1", printable(text)));
    }
    bool binary(binary_t& /*value*/) override { return failEntry(phrase("binary data")); }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::json::exception& /*error*/) override
    {
        return fail(message("not valid JSON at byte %1 of the header", position));
    }

private:
    enum class State
    {
        Start,
        Top,
        Metadata,
        Entry,
        Numbers,
        Done
    };
    static constexpr std::size_t mostSides = 16;
    static constexpr std::size_t mostTensors = 200'000; // a training file of a large network has 10 000

    bool fail(const Message& what)
    {
        m_problem = what;
        return false;
    }
    bool failEntry(const Message& what)
    {
        return fail(m_name.empty() ? Message(what) : message("tensor %1: %2", printable(m_name), what));
    }

    State m_state = State::Start;
    std::string m_name, m_field;
    Message m_problem;
    std::set<std::string> m_names, m_fields;
    std::vector<std::uint64_t> m_numbers;
    SafetensorsJson m_result;
};

} // namespace

SafetensorsJson parseSafetensorsJson(const char* text, std::size_t size, const std::string& file)
{
    // The JSON library stops at a NUL and would ignore the bytes after it.
    if (std::memchr(text, 0, size) != nullptr) {
        throw inputError("%1: the safetensors header holds a NUL byte; it is not JSON", file);
    }
    Reader reader;
    if (!nlohmann::json::sax_parse(text, text + size, &reader)) {
        throw inputError("%1: bad safetensors header: %2", file, reader.problem());
    }
    return reader.take();
}

} // namespace hydra
