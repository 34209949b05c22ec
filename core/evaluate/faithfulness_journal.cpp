// SPDX-License-Identifier: GPL-3.0-or-later
// Scores as lines of JSON. Doubles are written so that reading restores the same bits: an interrupted run
// ends in the same numbers as an uninterrupted one.
#include "core/base/byte_block.h"
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/base/update_file.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/score_json.h"
#include "core/explain/option_fields.h"
#include "core/question/ask_json.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Json = nlohmann::ordered_json; // written
using Read = nlohmann::json;

constexpr int journalVersion = 2;
constexpr const char* journalKind = "hydrascope-faithfulness";
constexpr std::uint64_t largestJournal = std::uint64_t(2) << 30;
constexpr JsonLimits lineLimits{std::size_t(64) << 20, 16};

// Whether LINE contains TEXT, which is written without escapes: avoids parsing.
bool holds(std::string_view line, std::string_view text)
{
    return ::memmem(line.data(), line.size(), text.data(), text.size()) != nullptr;
}

bool isJournalLine(const Read& line)
{
    const auto kind = line.is_object() ? line.find("kind") : line.end();
    return kind != line.end() && kind->is_string() && kind->get_ref<const std::string&>() == journalKind;
}

// Throws the system's error.
void append(const Path& path, const std::string& text)
{
    Descriptor file = openToAppend(path, true);
    int reason = file < 0 ? errno : writeAll(file, text.data(), text.size());
    if (reason == 0) {
        reason = syncAll(file);
    }
    if (file.close() != 0 && reason == 0) {
        reason = errno;
    }
    if (reason != 0) {
        throw internalError("%1: cannot be extended: %2", path.string(), std::strerror(reason));
    }
}

void requireAppendable(const Path& path)
{
    if (path.has_parent_path()) {
        requireFolder(path.parent_path());
    }
    const Descriptor file = openToAppend(path, false);
    if (file < 0) {
        throw inputError("%1: cannot be extended: %2", path.string(), std::strerror(errno));
    }
}

} // namespace

namespace {

// The options other than the method that differ from their default, by name, so that a later version with one
// more option can use the same journal.
Json mapOptions(const MapOptions& options)
{
    Json json = Json::object();
    for (const OptionField& field : optionFields()) {
        if (std::string_view(field.key) != "method" && !field.same(options, MapOptions())) {
            std::visit([&](const auto& value) { json[field.key] = value; }, field.get(options).value());
        }
    }
    return json;
}

} // namespace

std::string FaithfulnessSettings::fingerprint() const
{
    const Json pass = askJson(ask);
    Json all{{"version", journalVersion},
             {"model", model},
             {"plan", pass["attention"]},
             {"map", mapOptions(ask.options)},
             {"class", {labelled, labelled ? 0 : int(ask.target.kind), labelled ? 0 : ask.target.value}},
             {"curves", {curves.deletion, curves.insertion, curves.perturbation, curves.steps}},
             {"localisation", localisation},
             {"randomisation", randomisation},
             {"seed", seed}};
    if (!traits.empty()) { // older journals have none
        all["traits"] = traits;
    }
    if (!ask.without.empty()) {
        all["without"] = {pass["without"], ask.without.means, ask.without.neurons};
    }
    for (const char* key : {"size", "scheme"}) { // older journals have none
        if (pass.contains(key)) {
            all[key] = pass[key];
        }
    }
    if (!ofProbability()) {
        ClassChoice known = ask.target;
        known.path = known.id.empty() ? known.path : known.id; // the same file elsewhere is the same target
        all["target"] = hydra::text(known);
    }
    if (!computesOn().isUsual()) {
        all["computed_on"] = computesOn().kind();
    }
    const std::string text = all.dump(-1, ' ', false, Json::error_handler_t::replace);
    return sha256(text.data(), text.size()).substr(0, 16);
}

FaithfulnessJournal::FaithfulnessJournal(Path file, const FaithfulnessSettings& settings)
    : m_file(std::move(file))
    , m_fingerprint(settings.fingerprint())
{
    std::error_code failed;
    if (isPlainFile(m_file) && std::filesystem::file_size(m_file, failed) > 0) {
        read();
    }
    requireAppendable(m_file); // fails before hours of measuring
}

void FaithfulnessJournal::read()
{
    const ByteBlock bytes = mapFile(m_file, largestJournal);
    m_endsInLine = bytes.size > 0 && bytes.data[bytes.size - 1] == '\n';
    constexpr std::size_t lettingGo = std::size_t(16) << 20;
    std::size_t kept = 0; // the bytes before it are released from memory
    bool ours = false;
    const char* const text = reinterpret_cast<const char*>(bytes.data);
    for (std::size_t from = 0; from < bytes.size;) {
        const void* end = std::memchr(text + from, '\n', bytes.size - from);
        if (end == nullptr) {
            break; // an incomplete line
        }
        const auto to = static_cast<std::size_t>(static_cast<const char*>(end) - text);
        const std::string_view line(text + from, to - from);
        if (holds(line, journalKind)) {
            const bool same = holds(line, m_fingerprint);
            ours = (!ours || same) && takeLine(line) ? true : ours;
            m_others += !same && line.back() == '}' ? 1 : 0; // not an incomplete line
        }
        from = to + 1;
        if (from - kept > lettingGo) {
            letGo(bytes.part(kept, from - kept));
            kept = from;
        }
    }
    requireUnchanged(bytes);
    if (!ours) {
        throw inputError("%1: expected scores of an earlier run, found something else", m_file.string());
    }
}

bool FaithfulnessJournal::takeLine(std::string_view text)
{
    bool ours = false;
    try {
        const Read line = parseJson(text, m_file.string(), lineLimits);
        ours = isJournalLine(line);
        if (ours && line.at("settings").get<std::string>() == m_fingerprint) {
            const auto key = line.at("image").get<std::string>();
            for (const Read& one : line.at("scores")) {
                MapScore score = scoreFrom(one);
                const Where where{key, {score.method, score.heads}};
                m_scores[where] = std::move(score);
            }
        }
    } catch (const Read::exception&) { // a damaged line: its picture is measured again
    } catch (const Error&) { }
    return ours;
}

const MapScore* FaithfulnessJournal::find(const std::string& key, const std::string& method, int heads) const
{
    const auto found = m_scores.find({key, {method, heads}});
    return found == m_scores.end() ? nullptr : &found->second;
}

void FaithfulnessJournal::add(const std::string& key, const std::string& name,
                              const std::vector<MapScore>& scores)
{
    Json line{{"kind", journalKind}, {"settings", m_fingerprint}, {"image", key}, {"name", name}};
    line["scores"] = Json::array();
    for (const MapScore& score : scores) {
        line["scores"].push_back(scoreJson(score));
        m_scores[{key, {score.method, score.heads}}] = score;
    }
    const std::string text =
        (m_endsInLine ? "" : "\n") + line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    m_endsInLine = false; // in case the disk fills up halfway
    append(m_file, text);
    m_endsInLine = true;
}

} // namespace hydra
