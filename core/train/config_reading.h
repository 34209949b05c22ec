// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes a training configuration by visiting its fields (config_fields.h), and holds what
// trainings of networks and of autoencoders share.
#pragma once

#include "core/base/error.h"
#include "core/base/json_fields.h"
#include "core/train/config.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hydra::detail {

// Reads and checks the keys present in the file; others keep their values.
class FieldReader
{
public:
    explicit FieldReader(JsonFields& fields)
        : m_fields(fields)
    { }
    void number(const char* key, double low, double high, double& into, double /*off*/ = 0)
    {
        m_fields.number(key, low, high, into);
    }
    void integer(const char* key, std::int64_t low, std::int64_t high, int& into, int /*off*/ = 0)
    {
        m_fields.integer(key, low, high, into);
    }
    void boolean(const char* key, bool& into, bool /*off*/ = false) { m_fields.boolean(key, into); }
    void seed(const char* key, std::uint64_t& into) { m_fields.seed(key, into); }
    void text(const char* key, std::string& into) { m_fields.text(key, into); }
    void integers(const char* key, int low, int high, std::vector<int>& into)
    {
        m_fields.integers(key, low, high, into);
    }
    void numbers(const char* key, double low, double high, std::vector<double>& into)
    {
        m_fields.numbers(key, low, high, into);
    }
    void triple(const char* key, double low, std::array<double, 3>& into)
    {
        std::vector<double> values(into.begin(), into.end());
        m_fields.numbers(key, low, 10, values);
        if (values.size() != 3) {
            m_fields.refuse(key, phrase("3 numbers (RGB)"));
        }
        std::copy(values.begin(), values.end(), into.begin());
    }

private:
    JsonFields& m_fields;
};

class FieldWriter
{
public:
    explicit FieldWriter(nlohmann::json& out)
        : m_out(out)
    { }
    void number(const char* key, double, double, double value) { m_out[key] = value; }
    void number(const char* key, double, double, double value, double off) { put(key, value, off); }
    void integer(const char* key, std::int64_t, std::int64_t, int value) { m_out[key] = value; }
    void integer(const char* key, std::int64_t, std::int64_t, int value, int off) { put(key, value, off); }
    void boolean(const char* key, bool value) { m_out[key] = value; }
    void boolean(const char* key, bool value, bool off) { put(key, value, off); }
    void seed(const char* key, std::uint64_t value) { m_out[key] = value; }
    void text(const char* key, const std::string& value) { m_out[key] = value; }
    void triple(const char* key, double, const std::array<double, 3>& value) { m_out[key] = value; }
    void integers(const char* key, int, int, const std::vector<int>& value) { m_out[key] = value; }
    void numbers(const char* key, double, double, const std::vector<double>& value)
    {
        if (!value.empty()) {
            m_out[key] = value;
        }
    }

private:
    template<class T>
    void put(const char* key, T value, T off)
    {
        if (value != off) {
            m_out[key] = value;
        }
    }

    nlohmann::json& m_out;
};

// How to write a path: in full, or as the file name only.
using PathText = std::string (*)(const Path&);

// Returns FILE merged over its "base", a file beside it, key by key (RFC 7396: null removes a key).
[[nodiscard]] nlohmann::json configOver(const Path& file);
// Returns TEXT as a path; relative paths count from the configuration's FOLDER.
[[nodiscard]] Path anchored(const std::string& text, const Path& folder);
// Reads "name", the prefix of all files written, and "output". Throws Error{Input}.
void readPlace(JsonFields& fields, const Path& folder, std::string& name, Path& output);
// Missing keys are taken from BASE. With OPTIONAL, "seed" and "count" of scenes may be missing.
void readData(JsonFields fields, const Path& folder, const DataConfig& base, bool optional, DataConfig& into);
// Throws Error{Input} that begins with WHERE if both are the same data: validation on training data is
// meaningless.
void requireApart(const DataConfig& train, const DataConfig& other, const std::string& where);
[[nodiscard]] nlohmann::json dataJson(const DataConfig& data, PathText pathText);
[[nodiscard]] std::string inFull(const Path& path);
[[nodiscard]] std::string nameAlone(const Path& path);

} // namespace hydra::detail
