// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and writing a configuration of a training by visits of its fields (config_fields.h), and what
// trainings of networks and of autoencoders have in common.
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

// Takes what is written over what is there, and checks it.
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
            m_fields.refuse(key, "3 numbers (RGB)");
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

// How a path is written: in full, or by its file's name alone, wherever it lies.
using PathText = std::string (*)(const Path&);

// FILE over the file beside it that its "base" names, key by key (RFC 7396: null takes a key away).
[[nodiscard]] nlohmann::json configOver(const Path& file);
// A path as written: relative ones count from the configuration's FOLDER.
[[nodiscard]] Path anchored(const std::string& text, const Path& folder);
// "name", which begins the names of all files that are written, and "output". Throws Error{Input}.
void readPlace(JsonFields& fields, const Path& folder, std::string& name, Path& output);
// What is not said is as in BASE; OPTIONAL: "seed" and "count" of scenes may be left out.
void readData(JsonFields fields, const Path& folder, const DataConfig& base, bool optional, DataConfig& into);
// Validation on what is trained on would say nothing. Throws Error{Input} that begins with WHERE.
void requireApart(const DataConfig& train, const DataConfig& other, const std::string& where);
[[nodiscard]] nlohmann::json dataJson(const DataConfig& data, PathText pathText);
[[nodiscard]] std::string inFull(const Path& path);
[[nodiscard]] std::string nameAlone(const Path& path);

} // namespace hydra::detail
