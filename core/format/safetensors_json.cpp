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
    [[nodiscard]] const std::string& problem() const noexcept { return m_problem; }
    [[nodiscard]] SafetensorsJson take() { return std::move(m_result); }

    bool key(std::string& text) override
    {
        switch (m_state) {
        case State::Top:
            m_name = text;
            if (!m_names.insert(text).second) {
                return fail("the name " + printable(text) + " occurs twice");
            }
            return true;
        case State::Metadata:
            m_field = text;
            return m_result.metadata.count(text) == 0
                || fail("metadata key " + printable(text) + " occurs twice");
        case State::Entry:
            m_field = text;
            if (text != "dtype" && text != "shape" && text != "data_offsets") {
                return failEntry("unknown field " + printable(text));
            }
            return m_fields.insert(text).second || failEntry("field " + printable(text) + " occurs twice");
        default:
            return failEntry("expected a number");
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
                return fail("more than " + std::to_string(mostTensors)
                            + " tensors; no checkpoint has as many");
            }
            m_fields.clear();
            m_result.entries.push_back({m_name, {}, {}, {}});
        } else {
            return failEntry("an object where none belongs");
        }
        return true;
    }

    bool end_object() override
    {
        if (m_state == State::Entry && m_fields.size() != 3) {
            return failEntry("expected dtype, shape and data_offsets");
        }
        m_state = m_state == State::Top ? State::Done : State::Top;
        return true;
    }

    bool start_array(std::size_t /*elements*/) override
    {
        if (m_state != State::Entry || m_field == "dtype") {
            return failEntry("an array where none belongs");
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
            return failEntry("data_offsets must be two numbers, found " + std::to_string(m_numbers.size()));
        }
        entry.offsets = {m_numbers[0], m_numbers[1]};
        return true;
    }

    bool number_unsigned(number_unsigned_t value) override
    {
        if (m_state != State::Numbers || m_numbers.size() >= mostSides) {
            return failEntry("a number where none belongs");
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
            return failEntry("a string where none belongs");
        }
        m_result.entries.back().dtype = text;
        return true;
    }

    bool null() override { return failEntry("null where none belongs"); }
    bool boolean(bool /*value*/) override { return failEntry("a boolean where none belongs"); }
    bool number_integer(number_integer_t /*value*/) override { return failEntry("a negative number"); }
    bool number_float(number_float_t /*value*/, const std::string& text) override
    {
        return failEntry("expected a whole number of 64 bits, found " + printable(text));
    }
    bool binary(binary_t& /*value*/) override { return failEntry("binary data"); }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::json::exception& /*error*/) override
    {
        return fail("not valid JSON at byte " + std::to_string(position) + " of the header");
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

    bool fail(const std::string& what)
    {
        m_problem = what;
        return false;
    }
    bool failEntry(const std::string& what)
    {
        return fail(m_name.empty() ? what : "tensor " + printable(m_name) + ": " + what);
    }

    State m_state = State::Start;
    std::string m_name, m_field, m_problem;
    std::set<std::string> m_names, m_fields;
    std::vector<std::uint64_t> m_numbers;
    SafetensorsJson m_result;
};

} // namespace

SafetensorsJson parseSafetensorsJson(const char* text, std::size_t size, const std::string& file)
{
    // The JSON library stops at a NUL and would ignore the bytes after it.
    if (std::memchr(text, 0, size) != nullptr) {
        throw inputError(file, ": the safetensors header holds a NUL byte; it is not JSON");
    }
    Reader reader;
    if (!nlohmann::json::sax_parse(text, text + size, &reader)) {
        throw inputError(file, ": bad safetensors header: ", reader.problem());
    }
    return reader.take();
}

} // namespace hydra
