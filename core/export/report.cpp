// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report.h"

#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/base/over_pictures.h"
#include "core/base/version.h"
#include "core/engine/borrowed.h"
#include "core/engine/found_models.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/labelled_folder.h"
#include "core/explain/method_table.h"
#include "core/export/report_page.h"
#include "core/export/report_question.h"
#include "core/image/load.h"
#include "core/image/opencv_decode.h"
#include "core/image/preprocess.h"
#include "core/paint/overlay.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace hydra {

namespace {

using ReportJson = nlohmann::ordered_json;

constexpr int thumbnailSide = 80, mapSide = 176, jpegQuality = 80, curveSteps = 20;
constexpr std::size_t mostRuns = 26; // A to Z

// PICTURE as the text after "data:image/", its longer side at most SIDE.
std::string smallFile(const Image& picture, int side)
{
    const double scale = std::min(1.0, double(side) / std::max(picture.width, picture.height));
    const auto scaled = [&](int length) { return std::max(1, int(std::lround(length * scale))); };
    const Bytes file = encodeJpeg(
        resizeImage(picture, scaled(picture.width), scaled(picture.height), Interpolation::Bicubic),
        jpegQuality);
    return join(file.front() == 0x89 ? "png" : "jpeg", ";base64,", base64Text(file));
}

// Where MAP is strongest, and the share of its positive sum in its strongest tenth.
void addWords(ReportJson& row, const Map& map)
{
    std::vector<float> values = map.values;
    std::transform(values.begin(), values.end(), values.begin(), [](float v) { return std::max(v, 0.0F); });
    const int peak = int(std::max_element(values.begin(), values.end()) - values.begin());
    const char *const down[] = {"upper", "middle", "lower"}, *const across[] = {"left", "centre", "right"};
    std::sort(values.begin(), values.end(), std::greater<>());
    const auto tenth = values.begin() + std::ptrdiff_t((values.size() + 9) / 10);
    const double all = std::accumulate(values.begin(), values.end(), 0.0);
    if (all > 0) {
        row["place"] =
            join(down[3 * (peak / map.cols) / map.rows], ' ', across[3 * (peak % map.cols) / map.cols]);
        row["tenth"] = std::accumulate(values.begin(), tenth, 0.0) / all;
    }
}

ReportJson jsonOfEstimate(const Estimate& at)
{
    return at.count == 0
        ? ReportJson()
        : ReportJson{{"count", at.count}, {"mean", at.mean}, {"low", at.low}, {"high", at.high}};
}

class ReportMaker
{
public:
    ReportMaker(engine::Session& session, const ReportRequest& request, const Progress& progress,
                const CancelToken& cancel)
        : m_session(session)
        , m_asked(request)
        , m_progress(progress)
        , m_cancel(cancel)
        , m_summaries(request.runs.size())
    { }

    Report make()
    {
        for (std::size_t r = 0; r < m_asked.runs.size(); ++r) {
            m_runs.push_back(reportRun(m_asked.runs[r], r));
        }
        lookAtAll();
        choose();
        lookCloser();
        for (std::size_t r = 0; r < m_runs.size(); ++r) {
            sumUp(r);
        }
        report(m_progress, 1, "");
        Report made{{}, m_runs, m_files.size(), m_skipped, m_notes, m_curves};
        made.page = reportHtml(page());
        return made;
    }

private:
    // Predicts every picture; skips unreadable ones.
    void lookAtAll()
    {
        const std::vector<LocatedImage> found =
            reportPictures(m_asked.inputs, m_asked.runs.front().model.config);
        std::vector<Path> files;
        for (const LocatedImage& image : found) {
            files.push_back(image.path);
        }
        std::vector<std::vector<int>> labels; // [run][picture]
        for (const ReportRun& run : m_asked.runs) {
            labels.push_back(knownClasses(files, run.model.config, m_notes));
        }
        const auto look = [&](std::size_t i) {
            std::vector<int> own;
            for (const std::vector<int>& ofRun : labels) {
                own.push_back(ofRun[i]);
            }
            m_pictures.push_back(lookAt(found[i], own));
            m_files.push_back(found[i]);
            m_files.back().label = int(m_files.size()) - 1; // now its index, which sampleOf() keeps
        };
        const auto leftOut = [&](std::size_t i, const Error& error) {
            const std::string why = error.what(), path = found[i].path.string();
            const bool named = why.rfind(path, 0) == 0; // keep only its name
            m_skipped.push_back(found[i].name + (named ? why.substr(path.size()) : ": " + why));
        };
        const Progress third = [&](double fraction, const Message& what) {
            report(m_progress, 0.3 * fraction, what);
        };
        overPictures(
            found.size(), [&](std::size_t i) { return found[i].name; }, look, leftOut, third, m_cancel);
        if (m_files.empty()) {
            throw inputError("none of the %1 pictures can be read; %2", found.size(), m_skipped.front());
        }
    }

    ReportJson lookAt(const LocatedImage& file, const std::vector<int>& labels)
    {
        const engine::Borrowed at(m_session, file.path.string());
        ReportJson picture{{"name", file.name},
                           {"label", ""},
                           {"thumbnail", smallFile(*at.image().picture, thumbnailSide)},
                           {"answers", ReportJson::array()}};
        for (std::size_t r = 0; r < m_runs.size(); ++r) {
            const auto& [model, ask] = m_asked.runs[r];
            const NetworkKey key = ask.networkHere(at.id(), model.id);
            const engine::PredictionPtr p = m_session.answer(key, {}, m_cancel);
            if (m_asked.times && !m_runs[r].contains("ms")) {
                m_runs[r]["ms"] = m_session.answer(TimingKey{key}, {}, m_cancel)->steadyMilliseconds;
            }
            picture["answers"].push_back(reportAnswer(m_runs[r], *p, model.config, labels[r]));
            if (m_runs[r]["answers"] && labels[r] >= 0 && picture["label"] == "") {
                picture["label"] = model.config.className(labels[r]);
            }
        }
        return picture;
    }

    // Selects the pictures with the smallest VALUE for display, marked with WHY; skips those without a value.
    template<class Value>
    void choose(const char* why, const Value& value)
    {
        std::vector<std::pair<double, std::size_t>> order;
        for (std::size_t i = 0; i < m_pictures.size(); ++i) {
            const ReportJson& answers = m_pictures[i]["answers"];
            if (const std::optional<double> found = value(answers.front(), answers.back())) {
                order.emplace_back(*found, i);
            }
        }
        std::sort(order.begin(), order.end());
        for (std::size_t n = 0; n < std::min(order.size(), m_asked.shown); ++n) {
            m_pictures[order[n].second].update({{why, true}, {"shown", true}});
        }
    }

    void choose()
    {
        using Value = std::optional<double>;
        const auto number = [](const ReportJson& answer, const char* name) {
            return answer.contains(name) ? Value(answer[name].get<double>()) : std::nullopt;
        };
        const bool answers = m_runs.front()["answers"], compared = m_runs.size() > 1;
        choose("any", [&](auto&, auto&) { return answers ? std::nullopt : Value(0); });
        choose("least_true", [&](auto& a, auto&) { return number(a, "of_label"); });
        choose("closest", [&](auto& a, auto&) { return number(a, "lead"); });
        choose("differs", [&](auto& a, auto& b) {
            const Value x = number(a, "probability"), y = number(b, "probability");
            return !compared || !x || !y
                ? std::nullopt
                : Value(a["first"] == b["first"] ? -std::abs(*x - *y) : -1 - std::min(*x, *y));
        });
    }

    // Maps, curves and movement of the shown or measured pictures.
    void lookCloser()
    {
        std::vector<bool> measured(m_files.size());
        for (const LocatedImage& file : sampleOf(m_files, m_asked.measured)) { // as `faithfulness --limit`
            measured[std::size_t(file.label)] = true;
        }
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            ReportJson& picture = m_pictures[i];
            const bool isShown = picture.contains("shown");
            if (!measured[i] && !isShown) {
                continue;
            }
            report(m_progress, 0.3 + 0.7 * double(i) / double(m_files.size()), m_files[i].name);
            const engine::Borrowed at(m_session, m_files[i].path.string());
            for (std::size_t r = 0; r < m_runs.size(); ++r) {
                ReportJson closer = lookCloser(at.id(), r, measured[i]);
                if (isShown) {
                    closer.update(picture["answers"][r]);
                    picture["closer"].push_back(std::move(closer));
                }
            }
            if (isShown) {
                const auto& [model, ask] = m_asked.runs.front();
                picture["seen"] = smallFile(m_session.seen(at.id(), model.id, ask.size).shown, mapSide);
            }
        }
    }

    ReportJson lookCloser(const ImageId& image, std::size_t r, bool measured)
    {
        const ReportRun& run = m_asked.runs[r];
        ReportJson maps = ReportJson::array();
        PictureAsk ask = run.ask;
        for (const std::string& method : m_asked.methods) {
            m_cancel.check();
            ask.options = methodInfo(method).ofBox ? usualOptions(method) : run.ask.options;
            ask.options.method = method;
            maps.push_back({{"method", methodTitle(method)}});
            try {
                addMap(maps.back(), ask.mapHere(image, run.model.id), r, measured);
            } catch (const Error& error) {
                if (error.code() != ErrorCode::Usage) { // the method does not fit this network
                    throw;
                }
                maps.back()["problem"] = error.what();
            }
        }
        if (measured) {
            ask.options.method = "random";
            (void)scored(ask.mapHere(image, run.model.id), r, {}, true);
        }
        return {{"letter", m_runs[r]["letter"]},
                {"colour", m_runs[r]["colour"]},
                {"run", m_runs[r]["title"]},
                {"k", run.ask.heads},
                {"maps", maps}};
    }

    void addMap(ReportJson& row, const MapKey& key, std::size_t r, bool measured)
    {
        const engine::MapPtr map = m_session.answer(key, {}, m_cancel);
        const engine::SeenImage seen = m_session.seen(key.network.image, key.network.model, key.network.size);
        const int width = seen.shown.width, height = seen.shown.height;
        const InputGeometry whole{
            width, height, width, height, seen.geometry.patchSize, {0, 0, double(width), double(height)}};
        row["picture"] = smallFile(paint::overlay(seen.shown, whole, *map), mapSide);
        const VitConfig& config = m_asked.runs[r].model.config;
        row["of"] = map->classIndex < 0 ? map->target.text()
            : map->againstIndex < 0
            ? config.className(map->classIndex)
            : join(config.className(map->classIndex), " − ", config.className(map->againstIndex));
        row["colours"] = map->channels > 1;
        if (map->channels > 1) { // colours rank no patches
            return;
        }
        addWords(row, *map);
        const double moved = m_session.answer(StabilityKey{key}, {}, m_cancel)->rounding;
        const ScorePtr score = scored(key, r, moved, measured);
        row["deletion"] = score->curves.deletion.area();
        row["insertion"] = score->curves.insertion.area();
        row["moved"] = std::isfinite(moved) ? ReportJson(moved) : ReportJson();
    }

    // Curves of the map of KEY; if MEASURED, adds them to the means of run R.
    ScorePtr scored(const MapKey& key, std::size_t r, const std::optional<double>& moved, bool measured)
    {
        const ScorePtr found = m_session.answer(ScoreKey{key, {true, true, false, curveSteps}}, {}, m_cancel);
        if (measured) {
            MapScore score;
            static_cast<Measured&>(score) = *found;
            score.method = key.options.method;
            score.heads = key.network.sub.heads;
            if (moved && std::isfinite(*moved)) {
                score.traits["rounding"] = *moved;
            }
            m_summaries[r].add(score);
        }
        return found;
    }

    void sumUp(std::size_t r)
    {
        int labelled = 0, top1 = 0, top5 = 0, both = 0, same = 0, counts[2][2] = {{0, 0}, {0, 0}};
        std::vector<double> confidence, change;
        for (const ReportJson& picture : m_pictures) {
            const ReportJson &a = picture["answers"][0], &b = picture["answers"][r];
            if (!b.contains("first")) {
                continue;
            }
            confidence.push_back(b["probability"].get<double>());
            both += a.contains("first") ? 1 : 0;
            same += a.contains("first") && a["first"] == b["first"] ? 1 : 0;
            if (b.contains("hit")) {
                ++labelled;
                top1 += b["hit"] ? 1 : 0;
                top5 += b["among_five"] ? 1 : 0;
            }
            if (a.contains("hit") && b.contains("hit")) {
                ++counts[a["hit"] ? 1 : 0][b["hit"] ? 1 : 0];
                change.push_back(b["of_label"].get<double>() - a["of_label"].get<double>());
            }
        }
        ReportJson& run = m_runs[r];
        run["labelled"] = labelled;
        run["top1"] = jsonOfEstimate(proportionOf(top1, labelled));
        run["top5"] = jsonOfEstimate(proportionOf(top5, labelled));
        run["confidence"] = jsonOfEstimate(estimateOf(confidence));
        if (r > 0) {
            run["beside"] = {{"same", jsonOfEstimate(proportionOf(same, both))},
                             {"both", counts[1][1]},
                             {"only_a", counts[1][0]},
                             {"only_this", counts[0][1]},
                             {"neither", counts[0][0]},
                             {"change", jsonOfEstimate(estimateOf(change))}};
        }
        run["methods"] = ReportJson::array();
        for (const FaithfulnessRow& row : m_summaries[r].rows()) {
            addCurves(m_curves, join(run["title"].get<std::string>(), ", ", row.method), row.curves);
            const auto moved = row.traits.find("rounding");
            run["methods"].push_back(
                {{"method", row.method},
                 {"title", methodTitle(row.method)},
                 {"colour", join("c", run["methods"].size() % 6)},
                 {"images", row.images},
                 {"deletion", jsonOfEstimate(row.deletion)},
                 {"insertion", jsonOfEstimate(row.insertion)},
                 {"deletion_points", pointsOnPicture(seriesOf({}, row.curves.deletion))},
                 {"insertion_points", pointsOnPicture(seriesOf({}, row.curves.insertion))}});
            if (moved != row.traits.end()) {
                run["methods"].back()["moved"] = {{"mean", moved->second.mean},
                                                  {"most", moved->second.largest}};
            }
            m_measured = std::max(m_measured, row.images);
        }
        run["curves"] = !run["methods"].empty() && m_asked.runs[r].ask.target.isClass() && run["answers"];
    }

    [[nodiscard]] ReportJson page() const
    {
        const auto count = [&](const auto& such) {
            return std::count_if(m_pictures.begin(), m_pictures.end(), such);
        };
        const bool classes = std::any_of(m_runs.begin(), m_runs.end(),
                                         [](const ReportJson& run) { return run["answers"].get<bool>(); });
        const engine::OpenedModel& first = m_asked.runs.front().model;
        return {{"title", first.program ? first.path : engine::modelName(first.path)},
                {"classes", classes},
                {"count", m_pictures.size()},
                {"labelled", count([](const ReportJson& picture) { return picture["label"] != ""; })},
                {"chosen", count([](const ReportJson& picture) { return picture.contains("shown"); }) > 0},
                {"times", m_asked.times},
                {"compared", m_runs.size() > 1 && classes},
                {"scored", m_measured > 0},
                {"measured", m_measured},
                {"runs", m_runs},
                {"pictures", m_pictures},
                {"left_out", !m_skipped.empty()},
                {"skipped", m_skipped},
                {"software", software()},
                {"methods_used", listText(m_asked.methods, ", ", methodTitle)},
                {"steps", curveSteps},
                {"computed_on", computesOn().text()},
                {"command", reportCommand(m_asked)}};
    }

    engine::Session& m_session;
    const ReportRequest& m_asked;
    const Progress& m_progress;
    const CancelToken& m_cancel;
    std::vector<FaithfulnessSummary> m_summaries; // one per run
    ReportJson m_runs = ReportJson::array(), m_pictures = ReportJson::array();
    std::vector<LocatedImage> m_files; // in the order of m_pictures
    std::vector<Message> m_skipped, m_notes;
    Chart m_curves = curveChart();
    int m_measured = 0; // pictures
};

} // namespace

Report makeReport(engine::Session& session, const ReportRequest& request, const Progress& progress,
                  const CancelToken& cancel)
{
    if (request.runs.empty() || request.runs.size() > mostRuns) {
        throw usageError("a report has 1 to %1 runs; got %2", mostRuns, request.runs.size());
    }
    for (const ReportRun& run : request.runs) {
        if (run.ask.without.needsSource()) {
            throw usageError("a report cannot use another picture's activations; switch that off first");
        }
        if (request.sae.empty()
            && (run.ask.without.needsSae() || run.ask.target.kind == ClassChoice::Kind::Feature)) {
            throw usageError("features need a sparse autoencoder; give it with --sae FILE");
        }
    }
    return ReportMaker(session, request, progress, cancel).make();
}

} // namespace hydra
