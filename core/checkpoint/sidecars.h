// SPDX-License-Identifier: GPL-3.0-or-later
// The files that lie beside weights and say what they are: config.json, processor_config.json and
// preprocessor_config.json of Hugging Face, config.json of timm. Read as words of Metadata, which then bounds
// every number.
#pragma once

#include "core/base/file.h"
#include "core/checkpoint/facts.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace hydra {

struct Sidecar
{
    std::string file; // "" where there is none
    Words words;
};

struct Sidecars
{
    Sidecar config, preprocessor;
    std::vector<std::string> notes;
};

// MODEL is the weights' file, or the folder that holds it. A config.json of something else is passed over.
// Throws Error{Input} naming file and key for what is no such file's, and for parts that are not run here.
[[nodiscard]] Sidecars readSidecars(const Path& model);

// The parts, from a parsed document.
[[nodiscard]] Words wordsOfHuggingFace(const nlohmann::json& config, const std::string& file, Notes& notes);
[[nodiscard]] Words wordsOfTimm(const nlohmann::json& config, const std::string& file, Notes& notes);
[[nodiscard]] Words wordsOfPreprocessor(const nlohmann::json& config, const std::string& file, Notes& notes);
// Hugging Face's names of classes where they are numbered from 0 without a hole, and not made up.
void takeClassNames(const nlohmann::json& config, Words& words, const std::string& file, Notes& notes);

// A document of at most 16 MiB and a nesting of 32. Throws Error{Input}.
[[nodiscard]] nlohmann::json readSidecarJson(const Path& path);
// A number, a truth value, a text, or a list of such with commas between; "" for null and for the rest.
[[nodiscard]] std::string wordOf(const nlohmann::json& value);
// Copies KEY of CONFIG as WORD where it is there. Throws Error{Input} for null, an object, a list of lists.
void takeWord(const nlohmann::json& config, const char* key, const char* word, Words& words,
              const std::string& file);
// The truth value KEY of CONFIG; false for null and where it is absent. Throws Error{Input} for anything
// else.
[[nodiscard]] bool flagOf(const nlohmann::json& config, const char* key, const std::string& file);
// The object KEY of CONFIG; an empty one where it is absent. Throws Error{Input} for anything else.
[[nodiscard]] nlohmann::json partOf(const nlohmann::json& config, const char* key, const std::string& file);

} // namespace hydra
