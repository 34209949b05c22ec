// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tool_answers.h"

#include "app/cli/inputs.h"
#include "app/cli/model_context.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/printable.h"
#include "core/base/reading_fence.h"
#include "core/engine/shipped.h"
#include "core/evaluate/score.h"
#include "core/evaluate/verdict.h"
#include "core/export/report_page.h"

#include <algorithm>
#include <set>

namespace hydra::cli {

namespace {

constexpr std::size_t mostEntries = 200'000, mostMaps = 16, mostMeasured = 4;
constexpr std::uint64_t mostPictureBytes = std::uint64_t(32) << 20;

// Returns the reliability of a map in the words of the Trust panel.
std::string sureness(engine::Session& session, const MapKey& map)
{
    const auto scored = [&](const std::string& method, bool random) {
        ScoreKey key{map.by(method), {}};
        key.curves.perturbation = !random;
        return session.answer(normalised(key), progressBar(), interruption());
    };
    const ScorePtr score = scored(map.options.method, false);
    std::vector<double> gains, areas;
    for (const std::string& order : randomOrders()) {
        const ScorePtr random = scored(order, true);
        gains.push_back(gainOf(*random));
        areas.push_back(random->curves.deletion.area());
    }
    const std::optional<double> sooner = timesSooner(*score, areas);
    switch (verdictOf({gainOf(*score), chanceOf(gains), {}, {}}).faithful) {
    case Finding::Good:
        return sooner > 1.05 ? join("Better than chance: without the strongest patches the class is lost ",
                                    fixedText(*sooner, *sooner < 10 ? 1 : 0), " times sooner.")
                             : std::string("Better than chance.");
    case Finding::Unclear:
        return "No better than chance: this map says little.";
    case Finding::Bad:
        return "Worse than chance: do not trust this map.";
    case Finding::Unknown:
        break;
    }
    return "Not compared with chance.";
}

std::string predictionText(const Json& top)
{
    std::string text;
    for (const Json& each : top) {
        const auto value = each.find("value"); // for a regression
        text += join(text.empty() ? "" : ", ", each.at("name").get<std::string>(), " ",
                     value != each.end() ? join(value->get<double>())
                                         : fixedText(100 * each.at("probability").get<double>(), 1) + " %");
    }
    return text;
}

void addPredictions(Json& content, const Json& document)
{
    for (const Json& result : document.at("results")) {
        std::string text = result.at("input").get<std::string>() + ":";
        for (const Json& row : result.at("heads")) {
            text += join(" k = ", row.at("k").get<int>(), ": ", predictionText(row.at("top")), ".");
        }
        content.push_back(textPart(text));
    }
}

// Returns the prediction of ROW's network, and how reliable its map is.
std::string mapText(Asking& asking, const Json& row, bool measured)
{
    PictureAsk ask = asking.ask;
    ask.heads = row.at("k").get<int>();
    ask.options.method = row.at("method").get<std::string>();
    const std::string input = row.at("input").get<std::string>();
    const MapKey key = ask.mapHere(openInputs(asking.session, input).front().image.id, asking.model.id);
    const auto prediction = asking.session.answer(key.network, {}, interruption());
    std::string text = join(input, ", k = ", ask.heads);
    if (!prediction->ranking.empty()) {
        const int top = prediction->ranking.front();
        const double share = double(prediction->probabilities[std::size_t(top)]);
        text += prediction->ofValues()
            ? join(": ", asking.config().className(top), " is ", share)
            : join(": predicted is ", asking.config().className(top), ", ", fixedText(100 * share, 1), " %");
    }
    text += join(". Map by ", ask.options.method);
    if (row.at("class_name").is_string()) {
        text += " of " + row.at("class_name").get<std::string>();
    }
    try {
        text += ". " + (measured ? sureness(asking.session, key) : std::string("Not compared with chance."));
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Cancelled) {
            throw;
        }
        text += join(". Not compared with chance: ", error.what());
    }
    return text;
}

void addMaps(Json& content, Json& document, const ExplainSettings& settings)
{
    Asking asking(settings);
    readExplained(settings, asking.config(), asking.ask);
    asking.ask.target = asking.session.files().openTarget(asking.ask.target);
    std::size_t count = 0;
    for (Json& row : document.at("maps")) {
        if (count < mostMaps) {
            const bool array = row.at("input").get<std::string>().find('[') != std::string::npos;
            content.push_back(textPart(mapText(asking, row, count < mostMeasured && !array)));
            content.push_back(
                {{"type", "image"},
                 {"data", base64Text(readFile(row.at("files").at(0).get<std::string>(), mostPictureBytes))},
                 {"mimeType", "image/png"}});
        }
        ++count;
        row.erase("files"); // their folder is deleted
    }
}

} // namespace

Fence::Fence(const Path& folder)
{
    std::error_code failed;
    m_folder = std::filesystem::canonical(folder, failed);
    if (failed || !std::filesystem::is_directory(m_folder, failed)) {
        throw inputError("--folder: %1: not a folder", folder.string());
    }
}

std::string Fence::inside(const std::string& given) const
{
    std::error_code failed;
    const Path path = std::filesystem::canonical(m_folder / given, failed);
    if (failed || !liesIn(path, m_folder)) { // the message does not reveal whether it exists
        throw usageError("%1: expected a file inside the opened folder", printable(given));
    }
    // Files beside it are read too: a model's configuration, a picture's labels.
    const bool folder = std::filesystem::is_directory(path, failed);
    std::vector<Path> left{folder ? path : path.parent_path()};
    std::set<Path> seen(left.begin(), left.end());
    std::size_t entries = 0;
    while (!left.empty()) {
        std::filesystem::directory_iterator at(left.back(), failed);
        left.pop_back();
        for (; !failed && at != std::filesystem::directory_iterator(); at.increment(failed)) {
            if (++entries > mostEntries) {
                throw usageError("%1: more than %2 files", printable(given), mostEntries);
            }
            std::error_code none;
            const bool link = at->is_symlink(none);
            const Path leads = link ? std::filesystem::canonical(at->path(), none) : at->path();
            if (link && (none || !liesIn(leads, m_folder))) {
                throw usageError("%1: a link there leads out of the opened folder", printable(given));
            }
            if (folder && std::filesystem::is_directory(leads, none) && seen.insert(leads).second) {
                left.push_back(leads);
            }
        }
    }
    return path.string();
}

Json Fence::resolved(const Command& command, Json arguments) const
{
    for (const auto& [name, value] : arguments.items()) {
        const bool known = std::any_of(
            command.options.begin(), command.options.end(),
            [&, &key = name](const OptionInfo& option) { return option.name == key && isOfTool(option); });
        if (value.is_object() || (!known && hasOption(command, name))) {
            throw usageError("unknown argument %1", printable(name));
        }
    }
    for (const auto& names : placesOf(command)) {
        for (const std::string& name : names) {
            if (!arguments.contains(name)) {
                continue;
            }
            Json& value = arguments[name];
            for (Json& each : value.is_array() ? value : value = Json::array({value})) {
                if (!each.is_string()) {
                    throw usageError("%1: expected the name of a file", name);
                }
                const auto& text = each.get_ref<const std::string&>();
                if (text.find('\0') != std::string::npos) {
                    throw usageError("%1: contains a NUL byte", name);
                }
                if (name != "model" || !engine::isShipped(text)) {
                    each = inside(text);
                }
            }
        }
    }
    return arguments;
}

Json answerAsTool(const Turn& turn, const Fence& fence, const std::function<Json(const Asked&)>& answer)
{
    const std::string_view name = turn.line.command->name;
    Turn inside = turn;
    Json& given = inside.line.arguments = fence.resolved(*turn.line.command, turn.line.arguments);
    if (name == "explain") {
        given["out"] = {{"private", "maps"}};
        given["format"] = "png";
    }
    const Arguments arguments = argumentsOf(inside);
    // Links that were checked may have changed since.
    std::vector<Path> places{fence.folder(), turn.folder};
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        places.insert(places.end(), {model.path, Path(model.path).parent_path()});
    }
    const ReadingFence standing(places);
    Json document = answer({turn.line.command, arguments});
    Json content = Json::array();
    if (name == "predict") {
        addPredictions(content, document);
    } else if (name == "explain") {
        addMaps(content, document, turn.line.command->settingsOf<ExplainSettings>(arguments));
    } else {
        content.push_back(textPart(inOneLine(document)));
    }
    std::error_code failed;
    std::filesystem::remove_all(turn.folder, failed);
    return {{"content", content}, {"structuredContent", document}};
}

} // namespace hydra::cli
