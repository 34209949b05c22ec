// SPDX-License-Identifier: GPL-3.0-or-later
// The command that makes a figure: it states every setting that the kind reads, so that it keeps its meaning
// when defaults change.
#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/base/list_text.h"
#include "core/engine/shipped.h"
#include "core/model/override_fields.h"
#include "core/question/ask_json.h"
#include "core/question/fields.h"
#include "core/question/kept_patches.h"
#include "ui/figures/figure_spec.h"

#include <QDir>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace hydra::ui {

namespace {

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
    // One option for each line of VALUE.
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

// The question with ids replaced by files that another machine can read.
PictureAsk withFiles(const FigureSpec& s)
{
    PictureAsk ask = s.ask;
    ask.without.from = s.from;
    ask.options.block = MapOptions().block; // stored in the blocks of the figure
    if (!s.basisFile.empty()) {
        ask.options.basis = s.basisFile;
    }
    if (auto kept = keptPatches(ask.options.kept); kept && !s.keptFile.empty()) {
        kept->image = s.keptFile;
        ask.options.kept = hydra::text(*kept);
    }
    return ask;
}

void writeAsk(Line& line, const FigureSpec& s)
{
    for (const auto& [option, value] :
         commandOptions(withFiles(s), s.attention, isGrid(s.kind) ? s.methods : std::vector<std::string>())) {
        line.option(option, value);
    }
}

// Writes the drawing fields of PARTS; flags only if they differ from the default.
void writeDrawing(Line& line, const FigureSpec& s, std::initializer_list<DrawingField::Part> parts)
{
    const FigureDrawing usual;
    for (const DrawingField& field : drawingFields()) {
        if (*field.option == '\0' || std::find(parts.begin(), parts.end(), field.part) == parts.end()) {
            continue;
        }
        if (field.kind == FieldKind::Flag) {
            line.flag(field.option, !field.same(s, usual));
        } else if (const auto value = field.get(s)) {
            line.option(field.option, fieldText(*value));
        }
    }
}

void writeMaps(Line& line, const FigureSpec& s)
{
    if (s.blocks != std::vector<int>{-1}) {
        line.option("layer", listText(s.blocks, ","));
    }
    writeDrawing(line, s, {DrawingField::Part::Maps, DrawingField::Part::Colours});
}

void writeTsne(Line& line, const FigureSpec& s)
{
    const engine::EmbeddingOptions& o = s.embedding;
    line.option("tokens", wordOf(s.tokens.kind));
    if (s.tokens.block >= 0) {
        line.option("block", join(s.tokens.block));
    }
    line.flag(o.joint ? "joint" : "separate", true);
    line.flag("by-class", s.byClass);
    if (!o.fitPerplexity) {
        line.option("perplexity", exactText(o.tsne.perplexity));
    }
    line.option("iterations", join(o.tsne.iterations));
    line.option("seed", join(o.tsne.seed));
    if (o.tsne.reduceTo > 0) {
        line.option("reduce", join(o.tsne.reduceTo));
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
            return given; // not a file, but the name of a shipped model or "none"
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
    const bool throughPipe = s.model.empty() && s.arch.empty(); // the program's command is among the options
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
    writeDrawing(line, s, {DrawingField::Part::Page});
    line.option("out", join(name(s.kind), ".", wordOf(format)));
    return line.text();
}

} // namespace hydra::ui
