// SPDX-License-Identifier: GPL-3.0-or-later
// Files beside the weights that describe them: config.json, processor_config.json and
// preprocessor_config.json of Hugging Face, config.json of timm. Converted to Metadata words, whose reader
// checks every number's range.
#pragma once

#include "core/base/file.h"
#include "core/checkpoint/facts.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace hydra {

struct Sidecar
{
    std::string file; // "" without one
    KeyValues words;
};

struct Sidecars
{
    Sidecar config, preprocessor;
    std::vector<Message> notes;
};

// MODEL is the weights' file, or the folder that holds it. Skips a config.json that is not about a model.
// Throws Error{Input} naming file and key for invalid content, and for unsupported parts.
[[nodiscard]] Sidecars readSidecars(const Path& model);

// The parts of readSidecars(), from a parsed document.
[[nodiscard]] KeyValues wordsOfHuggingFace(const nlohmann::json& config, const std::string& file,
                                           Notes& notes);
[[nodiscard]] KeyValues wordsOfTimm(const nlohmann::json& config, const std::string& file, Notes& notes);
[[nodiscard]] KeyValues wordsOfPreprocessor(const nlohmann::json& config, const std::string& file,
                                            Notes& notes);
// Takes Hugging Face's class names if they are numbered from 0 without a gap, and are not placeholders.
void takeClassNames(const nlohmann::json& config, KeyValues& words, const std::string& file, Notes& notes);

// Reads a document of at most 16 MiB and a nesting depth of 32. Throws Error{Input}.
[[nodiscard]] nlohmann::json readSidecarJson(const Path& path);
// A number, a truth value, a text, or a list of these separated by commas; "" for null and other values.
[[nodiscard]] std::string wordOf(const nlohmann::json& value);
// Copies KEY of CONFIG as WORD if it exists. Throws Error{Input} for null, an object, a list of lists.
void takeWord(const nlohmann::json& config, const char* key, const char* word, KeyValues& words,
              const std::string& file);
// The truth value KEY of CONFIG; false if it is null or absent. Throws Error{Input} for any other value.
[[nodiscard]] bool flagOf(const nlohmann::json& config, const char* key, const std::string& file);
// The object KEY of CONFIG; empty if it is absent. Throws Error{Input} for any other value.
[[nodiscard]] nlohmann::json partOf(const nlohmann::json& config, const char* key, const std::string& file);

} // namespace hydra
