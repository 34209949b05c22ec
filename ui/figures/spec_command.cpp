// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as the command that makes it: every setting that its kind reads is written out, so that the line
// means the same when defaults change.
#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/base/list_text.h"
#include "core/engine/shipped.h"
#include "core/model/override_fields.h"
#include "core/paint/look_fields.h"
#include "core/question/fields.h"
#include "core/question/kept_patches.h"
#include "core/question/said.h"
#include "ui/figures/figure_spec.h"

#include <QDir>
#include <QString>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace hydra::ui {

namespace {

std::string decimal(double value)
{
    return QString::number(value, 'g', 10).toStdString(); // the C locale, whatever the user's
}

class Line
{
public:
    explicit Line(std::string start)
        : m_text(std::move(start))
    { }
    void word(const std::string& value) { m_text += " " + shellWord(value); }
    void option(const std::string& option, const std::string& value)
    {
        m_text += " --" + option;
        word(value);
    }
    // Of several lines an option each.
    void lines(const std::string& name, const std::string& value)
    {
        std::istringstream in(value);
        std::string one;
        for (bool any = false; std::getline(in, one) || !any; any = true) {
            option(name, one);
        }
    }
    void flag(const char* option, bool set)
    {
        if (set) {
            m_text += std::string(" --") + option;
        }
    }
    [[nodiscard]] std::string text() const { return m_text; }

private:
    std::string m_text;
};

// What is known by an id here has a file that another machine can read.
engine::PictureAsk withFiles(const FigureSpec& s)
{
    engine::PictureAsk ask = s.ask;
    ask.without.from = s.from;
    ask.options.layer = MapOptions().layer; // is among the figure's layers
    if (!s.basisFile.empty()) {
        ask.options.basis = s.basisFile;
    }
    if (auto kept = engine::keptPatches(ask.options.kept); kept && !s.keptFile.empty()) {
        kept->image = s.keptFile;
        ask.options.kept = engine::text(*kept);
    }
    return ask;
}

void writeAsk(Line& line, const FigureSpec& s)
{
    const bool ofBox = std::any_of(s.modelOptions.begin(), s.modelOptions.end(),
                                   [](const auto& option) { return option.first == "box"; });
    for (const auto& [option, value] : engine::commandOptions(
             withFiles(s), s.attention, isGrid(s.kind) ? s.methods : std::vector<std::string>())) {
        if (!ofBox || option != "class") { // which a predictor finds: its model option says so
            line.option(option, value);
        }
    }
}

void writeLook(Line& line, const paint::Look& look)
{
    const paint::Look usual;
    for (const auto& field : paint::lookFields()) {
        if (field.kind == FieldKind::Flag) {
            line.flag(field.option, *field.option != '\0' && !field.same(look, usual));
        } else {
            line.option(field.option, fieldText(*field.get(look)));
        }
    }
}

void writeMaps(Line& line, const FigureSpec& s)
{
    if (s.layers != std::vector<int>{-1}) {
        line.option("layer", listText(s.layers, ","));
    }
    line.flag("positive", s.positive);
    line.flag("sorted", s.sorted);
    line.option("top", join(s.top));
    line.option("range", name(s.range));
    if (s.limits) {
        line.option("limits", exactText(s.limits->first) + "," + exactText(s.limits->second));
    }
    writeLook(line, s.look);
    line.flag("truth", s.truth);
    line.flag("whole", s.whole);
    line.flag("no-overlay", !s.overlay);
    line.flag("no-colour-bar", !s.colourBars);
}

void writeTsne(Line& line, const FigureSpec& s)
{
    const FigureTsne& t = s.tsne;
    line.option("tokens", wordOf(t.tokens));
    if (t.block >= 0) {
        line.option("block", join(t.block));
    }
    line.flag(t.joint ? "joint" : "separate", true);
    line.flag("by-class", t.byClass);
    if (t.perplexity > 0) {
        line.option("perplexity", decimal(t.perplexity));
    }
    line.option("iterations", join(t.iterations));
    line.option("seed", join(t.seed));
    if (t.reduceTo > 0) {
        line.option("reduce", join(t.reduceTo));
    }
}

void writeCost(Line& line, const FigureSpec& s)
{
    line.option("convention", name(s.convention));
    if (s.kind == FigureKind::Flops) {
        line.option("sizes", listText(s.sizes, ","));
        return;
    }
    line.option("axes", listText(s.axes, ","));
    if (!s.accuracyFolder.empty()) {
        line.option("accuracy", s.accuracyFolder);
    }
    line.flag("knn", s.knn);
}

void writePage(Line& line, const FigureSpec& s)
{
    line.option("width-mm", decimal(s.page.widthMm));
    line.option("dpi", join(s.page.dpi));
    line.option("font-size", decimal(s.page.fontPt));
    if (!s.font.empty()) {
        line.option("font", s.font);
    }
    if (s.columns > 0) {
        line.option("columns", join(s.columns));
    }
    line.flag("no-letters", !s.letters);
    if (s.caption) {
        line.option("caption", *s.caption);
    }
}

bool namesFile(const std::string& option)
{
    const auto& fields = overrideFields();
    return option == "sae" || option == "prompts"
        || std::any_of(fields.begin(), fields.end(),
                       [&](const auto& field) { return option == field.option && field.namesFile(); });
}

// "b" of "a/b" and of "a/b/".
std::string fileName(const std::filesystem::path& path)
{
    return (path.has_filename() ? path : path.parent_path()).filename().string();
}

} // namespace

FigureSpec published(const FigureSpec& spec, const std::string& file)
{
    namespace fs = std::filesystem;
    if (spec.fullPaths) {
        return spec;
    }
    std::error_code failed;
    const fs::path folder = fs::absolute(file, failed).lexically_normal().parent_path();
    const fs::path home = fs::path(QDir::homePath().toStdString()).lexically_normal();
    const auto inside = [](const fs::path& path, const fs::path& parent) {
        const fs::path way = path.lexically_relative(parent);
        return !way.empty() && *way.begin() != "..";
    };
    const auto shortened = [&](const std::string& given) {
        if (given.empty() || !(fs::path(given).is_absolute() || fs::exists(given, failed))) {
            return given; // no file: the name of a shipped model, "none"
        }
        const fs::path path = fs::absolute(given, failed).lexically_normal();
        const fs::path way = path.lexically_relative(folder);
        const bool throughHome = inside(path, home) && !inside(folder, home);
        const bool namesUser = std::find(way.begin(), way.end(), home.filename()) != way.end();
        return fileWord(throughHome || namesUser || way.empty() ? fileName(path) : way.string());
    };
    FigureSpec s = spec;
    const bool shipped = engine::isShipped(s.model);
    s.model = shipped ? s.model : shortened(s.model);
    for (std::string* each :
         {&s.accuracyFolder, &s.ask.target.path, &s.from, &s.indexFile, &s.basisFile, &s.keptFile}) {
        *each = shortened(*each);
    }
    for (std::string& input : s.inputs) {
        input = shortened(input);
    }
    for (auto& [option, value] : s.modelOptions) {
        value = namesFile(option) ? shortened(value) : value;
    }
    return s;
}

std::string commandLine(const FigureSpec& s, FigureFormat format)
{
    Line line(std::string("hydrascope-cli figure ") + name(s.kind));
    const bool throughPipe = s.model.empty() && s.arch.empty(); // its command is among the options
    if (!s.model.empty()) {
        line.word(fileWord(s.model));
    } else if (!throughPipe) {
        line.option("arch", s.arch);
    }
    for (const std::string& input : s.inputs) {
        line.word(fileWord(input));
    }
    for (const auto& [option, value] : s.modelOptions) {
        line.lines(option, value);
    }
    if (!s.heads.empty() && !throughPipe) {
        line.option("heads", listText(s.heads, ","));
    }
    writeAsk(line, s);
    if (!s.indexFile.empty()) {
        line.option("index", s.indexFile);
    }
    if (isGrid(s.kind)) {
        writeMaps(line, s);
    } else if (s.kind == FigureKind::Tsne) {
        writeTsne(line, s);
    } else {
        writeCost(line, s);
    }
    writePage(line, s);
    line.option("out", join(name(s.kind), ".", name(format)));
    return line.text();
}

} // namespace hydra::ui
