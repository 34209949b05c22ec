// SPDX-License-Identifier: GPL-3.0-or-later
// Scores as lines of JSON. Doubles are written so that reading gives the same bits: a run that was
// interrupted and one that was not end in the same numbers.
#include "core/base/error.h"
#include "core/engine/faithfulness.h"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace hydra::engine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int journalVersion = 1;
constexpr const char* journalKind = "hydrascope-faithfulness";
constexpr std::size_t mostPoints = 100'000; // of a curve: what a file may make us hold

Json jsonOf(const Curve& curve)
{
    return {{"fraction", curve.fraction}, {"value", curve.value}};
}

Json jsonOf(const MapScore& score)
{
    Json json{{"method", score.method}, {"k", score.heads},         {"class", score.classIndex},
              {"whole", score.whole},   {"blurred", score.blurred}, {"empty", score.empty}};
    const auto put = [&](const char* name, const Curve& curve) {
        if (!curve.empty()) {
            json[name] = jsonOf(curve);
        }
    };
    put("deletion", score.curves.deletion);
    put("insertion", score.curves.insertion);
    put("positive", score.curves.positive);
    put("negative", score.curves.negative);
    if (score.place) {
        json["place"] = {{"hit", score.place->hit},
                         {"mass", score.place->mass},
                         {"chance_hit", score.place->chanceHit},
                         {"chance_mass", score.place->chanceMass}};
    }
    if (!score.randomisation.empty()) {
        json["randomisation"] = score.randomisation;
    }
    return json;
}

double numberIn(const Json& json)
{
    const double value = json.get<double>();
    if (!std::isfinite(value) || std::fabs(value) > 10) { // probabilities, shares, correlations
        throw inputError("number out of range");
    }
    return value;
}

std::vector<double> numbersIn(const Json& json)
{
    if (!json.is_array() || json.size() > mostPoints) {
        throw inputError("expected a list of numbers");
    }
    std::vector<double> values;
    for (const Json& one : json) {
        values.push_back(numberIn(one));
    }
    return values;
}

Curve curveIn(const Json& json, const char* name)
{
    if (!json.contains(name)) {
        return {};
    }
    Curve curve{numbersIn(json.at(name).at("fraction")), numbersIn(json.at(name).at("value"))};
    if (curve.fraction.size() != curve.value.size()) {
        throw inputError("a curve of unequal lists");
    }
    return curve;
}

MapScore scoreIn(const Json& json)
{
    MapScore score;
    score.method = json.at("method").get<std::string>();
    score.heads = json.at("k").get<int>();
    score.classIndex = json.at("class").get<int>();
    score.whole = numberIn(json.at("whole"));
    score.blurred = numberIn(json.at("blurred"));
    score.empty = numberIn(json.at("empty"));
    score.curves = {curveIn(json, "deletion"), curveIn(json, "insertion"), curveIn(json, "positive"),
                    curveIn(json, "negative")};
    if (json.contains("place")) {
        const Json& place = json.at("place");
        score.place = Localisation{place.at("hit").get<bool>(), numberIn(place.at("mass")),
                                   numberIn(place.at("chance_hit")), numberIn(place.at("chance_mass"))};
    }
    if (json.contains("randomisation")) {
        score.randomisation = numbersIn(json.at("randomisation"));
    }
    return score;
}

bool isJournalLine(const Json& line)
{
    return line.is_object() && line.value("kind", Json()) == journalKind;
}

} // namespace

std::string FaithfulnessSettings::fingerprint() const
{
    const MapOptions& o = options;
    const Json all{{"version", journalVersion},
                   {"model", model},
                   {"plan", plan.text()},
                   {"map", {o.layer, o.head, int(o.fusion), o.query, o.startLayer, o.discard}},
                   {"class", {labelled, labelled ? 0 : int(target.kind), labelled ? 0 : target.value}},
                   {"curves", {curves.deletion, curves.insertion, curves.perturbation, curves.steps}},
                   {"localisation", localisation},
                   {"randomisation", randomisation},
                   {"seed", seed}};
    const std::string text = all.dump(-1, ' ', false, Json::error_handler_t::replace);
    return sha256(text.data(), text.size()).substr(0, 16);
}

FaithfulnessJournal::FaithfulnessJournal(Path file, const FaithfulnessSettings& settings)
    : m_file(std::move(file))
    , m_fingerprint(settings.fingerprint())
{
    std::error_code failed;
    if (std::filesystem::exists(m_file, failed) && std::filesystem::file_size(m_file, failed) > 0) {
        read();
    }
}

void FaithfulnessJournal::read()
{
    const Bytes bytes = readFile(m_file, std::uint64_t(2) << 30);
    m_endsInLine = bytes.back() == '\n';
    bool ours = false;
    const char* const text = reinterpret_cast<const char*>(bytes.data());
    for (std::size_t from = 0; from < bytes.size();) {
        const void* end = std::memchr(text + from, '\n', bytes.size() - from);
        if (end == nullptr) {
            break; // a line that was cut short
        }
        const auto to = static_cast<std::size_t>(static_cast<const char*>(end) - text);
        try {
            const Json line = Json::parse(text + from, text + to);
            if (isJournalLine(line)) {
                ours = true;
                if (line.at("settings").get<std::string>() == m_fingerprint) {
                    const auto key = line.at("image").get<std::string>();
                    for (const Json& one : line.at("scores")) {
                        MapScore score = scoreIn(one);
                        const Where where{key, {score.method, score.heads}};
                        m_scores[where] = std::move(score);
                    }
                }
            }
        } catch (const Json::exception&) { // a damaged line: its picture is measured again
        } catch (const Error&) { }
        from = to + 1;
    }
    if (!ours) {
        throw inputError(m_file.string(), ": expected scores of an earlier run, found something else");
    }
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
        line["scores"].push_back(jsonOf(score));
        m_scores[{key, {score.method, score.heads}}] = score;
    }
    const std::string text =
        (m_endsInLine ? "" : "\n") + line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    const int file = ::open(m_file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    const bool written =
        file >= 0 && ::write(file, text.data(), text.size()) == ssize_t(text.size()) && ::fsync(file) == 0;
    const int reason = errno;
    if (file >= 0) {
        ::close(file);
    }
    if (!written) {
        throw internalError(m_file.string(), ": cannot be added to: ", std::strerror(reason));
    }
    m_endsInLine = true;
}

} // namespace hydra::engine
