// SPDX-License-Identifier: GPL-3.0-or-later
// Every field of the tables on every surface: what a panel, a session, a preset or the command line accepts,
// the others read back. The values come from the tables, so a new field is tested without a line here.
#include "app/cli/ask_settings.h"
#include "core/attention/plan_text.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/export/map_file.h"
#include "core/paint/look_fields.h"
#include "core/question/fields.h"
#include "ui/models/card_model.h"
#include "ui/paint/format.h"
#include "ui/state/fit_query.h"
#include "ui/state/preset_json.h"
#include "ui/state/presets.h"
#include "ui/state/session_file.h"
#include "ui/state/view_json.h"

#include <numeric>

#include "tests/support/ask_rows.h"
#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/ui/figure_line.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::ClassChoice;
using hydra::test::baseConfig;
using hydra::test::readBytes;
using hydra::test::settingsOf;
using hydra::test::writeBytes;

namespace {

using Values = std::vector<FieldValue>;

Values edges(const FieldRule& rule) // both ends of its range, every word, and something between
{
    const int low = int(rule.low), high = int(rule.high);
    const double between = rule.low + (rule.high - rule.low) / 3;
    switch (rule.kind) {
    case FieldKind::Whole:
        return {low, high, (low + high) / 2};
    case FieldKind::Number:
        return {rule.low, rule.high, between};
    case FieldKind::Flag:
        return {false, true};
    case FieldKind::Choice:
        return Values(rule.words.begin(), rule.words.end());
    case FieldKind::Text:
        return {std::string("plain"), std::string("it's/a \"name\", of \xc3\xa4 file"),
                std::string(4096, 'x')};
    case FieldKind::Triple:
        return {std::array<double, 3>{rule.low, rule.high, between},
                std::array<double, 3>{1. / 3, 0.1, 1e-3}};
    case FieldKind::WholeSet: {
        std::vector<int> all(std::size_t(high - low) + 1);
        std::iota(all.begin(), all.end(), low);
        return {std::vector<int>{low}, std::vector<int>{low, low + 1, low + 2, low + 7, high}, all};
    }
    }
    return {};
}

// Calls CHECK on THING with one field changed, for each edge of it; for an option also if that is its
// default.
template<class Rows, class Struct, class Check>
void forEachChange(const Rows& fields, const Struct& thing, const Check& check)
{
    for (const auto& field : fields) {
        for (const FieldValue& value : edges(field)) {
            QVERIFY2(field.accepts(value), field.key);
            Struct changed = thing;
            field.set(changed, value);
            check(field, changed);
        }
    }
}

const QDir beside(QStringLiteral("/home/somebody/pictures"));

SessionFile throughSession(const SessionFile& session)
{
    return sessionFrom(toJson(session, beside), beside, QStringLiteral("session")).session;
}

SessionFile plainSession()
{
    SessionFile session;
    session.model = QStringLiteral("tiny");
    session.query.heads = 1;
    return session;
}

// Reads SPEC back from the command that it writes into a figure.
FigureSpec throughLine(const FigureSpec& spec)
{
    const cli::FigureSettings settings = settingsOf(commandLine(spec, FigureFormat::Svg));
    FigureSpec read = suggested(spec.kind, baseConfig());
    cli::readPage(read, settings);
    cli::readQuestion(read, settings, baseConfig());
    read.modelOptions = cli::givenModelOptions(settings);
    return read;
}

FigureSpec plainFigure()
{
    FigureSpec spec = suggested(FigureKind::HeadsGrid, baseConfig());
    spec.model = "tiny.safetensors";
    spec.inputs = {"a.png"};
    spec.ask.plan = AttentionPlan::softmax(12);
    return spec;
}

MapKey keyOf(const MapOptions& options)
{
    PictureAsk ask({12, {}, AttentionPlan::softmax(12)});
    ask.options = options;
    return ask.mapHere("image", "model");
}

ModelOverrides sayingAll()
{
    ModelOverrides all;
    for (const auto& field : overrideFields()) {
        field.set(all, edges(field).back());
    }
    return all;
}

} // namespace

class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldCountsInEqualityAndKeys()
    {
        forEachChange(overrideFields(), ModelOverrides(), [](const auto& field, const ModelOverrides& o) {
            QVERIFY2(o != ModelOverrides(), field.key);
        });
        forEachChange(paint::lookFields(), Look(), [](const auto& field, const Look& look) {
            QVERIFY2((look != Look()) == (*field.get(look) != *field.get(Look())), field.key);
        });
        const MapOptions usual;
        forEachChange(optionFields(), usual, [&](const OptionField& field, const MapOptions& options) {
            const bool differs = *field.get(options) != *field.get(usual);
            const MapKey key = keyOf(options);
            QVERIFY2((key != keyOf(usual)) == differs, field.key);
            QVERIFY2((hashOf(key) != hashOf(keyOf(usual))) == differs, field.key);
        });
    }

    void theProvenanceOfAMapTellsAllOfItsQuestion()
    {
        Map map;
        map.rows = map.cols = 1;
        map.values = {0};
        const MapOptions usual;
        const std::string plain = mapJson(map, keyOf(usual));
        forEachChange(optionFields(), usual, [&](const OptionField& field, const MapOptions& options) {
            const bool differs = *field.get(options) != *field.get(usual);
            QVERIFY2((mapJson(map, keyOf(options)) != plain) == differs, field.key);
        });
        MapKey larger = keyOf(usual);
        networkOf(larger).size = {448, 448, 0};
        QVERIFY(mapJson(map, larger) != plain);
    }

    void whatDoesNotMatterToAMethodIsReset()
    {
        for (const MethodInfo& info : methodTable()) {
            MapOptions plain;
            plain.method = info.id;
            forEachChange(optionFields(), plain, [&](const OptionField& field, const MapOptions& options) {
                if (options.method == plain.method) {
                    QVERIFY2((normalised(options) == options) == (field.matters(info) || options == plain),
                             field.key);
                }
            });
        }
    }

    void overridesComeBackFromEverywhere()
    {
        const auto survives = [](const char* key, const ModelOverrides& said) {
            SessionFile session = plainSession();
            session.overrides = said;
            QVERIFY2(throughSession(session).overrides == said, key);
            FigureSpec spec = plainFigure();
            spec.modelOptions = overrideOptions(said);
            const cli::FigureSettings settings = settingsOf(commandLine(spec, FigureFormat::Svg));
            QVERIFY2(cli::overridesOf(settings) == said, key);
        };
        forEachChange(overrideFields(), ModelOverrides(), [&](const auto& field, ModelOverrides said) {
            said.imageSize = said.imageWidth && !said.imageSize ? 224 : said.imageSize; // has no option alone
            survives(field.key, said);
        });
        survives("all", sayingAll());
    }

    // Every value that the Model panel accepts can be saved, opened and written into a figure.
    void whatTheModelPanelAcceptsComesBack()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        ViewState state(settings);
        auto model = std::make_shared<engine::OpenedModel>();
        model->config = baseConfig();
        model->chosen = "ema";
        state.setModel(model);
        CardModel card(state, nullptr);
        QCoreApplication::processEvents();
        QStringList words{QStringLiteral("0.03"), QStringLiteral("0"),         QStringLiteral("1e-13"),
                          QStringLiteral("0.05"), QStringLiteral("-1"),        QStringLiteral("nan"),
                          QStringLiteral("3–12"), QStringLiteral("224 × 448"), QStringLiteral("3, 6,9 - 12"),
                          QStringLiteral("a,b,c")};
        for (const auto& field : overrideFields()) {
            for (const FieldValue& value : edges(field)) {
                words << text(fieldText(value));
            }
        }
        int rows = 0, taken = 0;
        for (const CardRow& row : card.rows()) {
            rows += row.take ? 1 : 0;
            for (const QString& choice : row.choices) {
                QVERIFY2(words.contains(choice), qPrintable(choice));
            }
            for (const QString& typed : row.take ? words : QStringList()) {
                SessionFile session = plainSession();
                try {
                    row.take(session.overrides, typed);
                } catch (const Error& error) {
                    QCOMPARE(int(error.code()), int(ErrorCode::Usage));
                    continue;
                }
                ++taken;
                const QByteArray where = (row.name + QStringLiteral(": ") + typed.left(40)).toUtf8();
                QVERIFY2(session.overrides != ModelOverrides(), where);
                QVERIFY2(throughSession(session).overrides == session.overrides, where);
                ModelOverrides again;
                for (const auto& [option, value] : overrideOptions(session.overrides)) {
                    setOverride(again, option, value, "--" + option);
                }
                QVERIFY2(again == session.overrides, where);
            }
        }
        QCOMPARE(rows, 14); // every override except the labels and the patch, which the tensors determine
        QVERIFY(taken > 60);
    }

    void optionsComeBackFromSessionsPresetsAndFigures()
    {
        QTemporaryDir folder;
        const VitConfig model = baseConfig();
        forEachChange(optionFields(), MapOptions(), [&](const OptionField& field, const MapOptions& options) {
            SessionFile session = plainSession();
            session.query.options = options;
            QVERIFY2(throughSession(session).query.options == options, field.key);

            PresetStore store(folder.path());
            Preset preset;
            preset.name = QStringLiteral("one");
            preset.query = completed({}, toObject(session.query, false), presetQueryKeys());
            QCOMPARE(store.save(preset), QString());
            PresetStore other(folder.path());
            QCOMPARE(other.load(), QStringList());
            PictureAsk any;
            any.heads = 1;
            const JsonFields asked(
                completed(toObject(any, false), other.find(preset.name)->query, presetQueryKeys()), {});
            QVERIFY2(field.ofOnePicture || queryFrom(asked).options == options, field.key);

            const FieldRule rule = ruleFor(field, model);
            if (!rule.accepts(*field.get(options))) {
                return; // a block that this model does not have
            }
            FigureSpec spec = plainFigure();
            spec.ask.options = options;
            spec.ask.options.block = -1;
            spec.methods = {options.method};
            spec.blocks = {options.block};
            const FigureSpec read = throughLine(spec);
            MapOptions written = read.ask.options;
            written.block = read.blocks.front();
            written.method = read.methods.front();
            QVERIFY2(written == options, field.key);
        });
    }

    void classesComeBack()
    {
        using Kind = ClassChoice::Kind;
        for (const ClassChoice& choice :
             {ClassChoice{Kind::Top, 1}, ClassChoice{Kind::Top, 5}, ClassChoice{Kind::Own, 1},
              ClassChoice{Kind::Index, 0}, ClassChoice{Kind::Index, 999}}) {
            QVERIFY(classChoice(hydra::text(choice)) == choice);
            SessionFile session = plainSession();
            session.query.target = choice;
            session.query.against = choice;
            const PictureAsk read = throughSession(session).query;
            QVERIFY(read.target == choice && read.against == choice);
            FigureSpec spec = plainFigure();
            spec.ask.target = choice;
            spec.ask.size = {448, 672, 0};
            spec.ask.against = choice;
            const FigureSpec line = throughLine(spec);
            QVERIFY(line.ask.target == choice && line.ask.against == choice
                    && line.ask.size == spec.ask.size);
        }
        for (const char* wrong :
             {"output:", "output:-1", "output:x", "similar:", "direction:", "probe:", "similar::all",
              "class:", "class:top0", "", "top", "top0", "-1", "1.5", "owner", "99999999999"}) {
            QVERIFY2(!classChoice(wrong), wrong);
        }
    }

    void targetsComeBack()
    {
        using Kind = ClassChoice::Kind;
        for (const ClassChoice& choice :
             {ClassChoice{Kind::Norm, 1}, ClassChoice{Kind::Output, 7},
              ClassChoice{Kind::Similar, 0, "0a1b", "/data/a cat's.jpg"},
              ClassChoice{Kind::Similar, 0, "0a1b", "/data/cat.jpg", {3, 10, 11, 12}},
              ClassChoice{Kind::Similar, 0, "0a1b", "/data/odd:3"},
              ClassChoice{Kind::Direction, 0, "ff", "/data/x:1,2.npy"},
              ClassChoice{Kind::Probe, -1, "ff", "/data/pets.safetensors"},
              ClassChoice{Kind::Probe, 12, "ff", "/data/pets.safetensors"}}) {
            ClassChoice named = choice; // a command stores the file, not the id
            named.id.clear();
            const std::optional<ClassChoice> read = classChoice(hydra::text(choice));
            QVERIFY2(read == named && read->path == named.path, hydra::text(choice).c_str());
            QVERIFY(choice.hasFile() == (named != choice));
            QVERIFY(hashOf(choice) != hashOf(named) || !choice.hasFile());
            SessionFile session = plainSession();
            session.query.target = choice;
            const ClassChoice kept = throughSession(session).query.target;
            QVERIFY2(kept == choice && kept.path == choice.path, hydra::text(choice).c_str());
            FigureSpec spec = plainFigure();
            spec.ask.target = choice;
            const ClassChoice line = throughLine(spec).ask.target;
            QVERIFY2(line == named && line.path == named.path, hydra::text(choice).c_str());
            QCOMPARE(targetName(choice).empty(), false);
        }
        QVERIFY(classChoice("class:top2") == (ClassChoice{Kind::Top, 2}));
        QVERIFY(classChoice("class:7") == (ClassChoice{Kind::Index, 7}));
        QVERIFY(classChoice("similar:a:b")->path == "a:b");
    }

    void everyPartComesBack()
    {
        for (const test::AskRow& row : test::askRows()) {
            SessionFile session = plainSession();
            session.query = test::usualAsk(row.method);
            row.change(session.query);
            SessionFile read = throughSession(session);
            QCOMPARE(read.planText, text(session.query.plan.text()));
            read.query.plan = session.query.plan;
            QVERIFY2(read.query == session.query, row.name.c_str());
        }
    }

    // Each part of how a figure is drawn is in its command, and decides whether two figures are equal and ask
    // the same.
    void everyPartOfADrawingComesBack()
    {
        const auto comesBack = [](const DrawingField& field, FigureSpec spec) {
            FigureSpec usual = plainFigure();
            usual.kind = spec.kind =
                field.option == std::string("sorted") ? FigureKind::HeadMatrix : usual.kind;
            const FigureSpec read = throughLine(spec);
            for (const DrawingField& each : drawingFields()) {
                QVERIFY2(each.same(read, spec) || *each.option == '\0', each.option);
            }
            const bool differs = !field.same(spec, usual);
            QVERIFY2((spec != usual) == differs, field.option);
            QVERIFY2(asksTheSame(spec, usual) == !(differs && field.asks), field.option);
        };
        std::vector<DrawingField> fields = drawingFields();
        const DrawingField limits = drawingField("limits");
        fields.erase(std::remove_if(fields.begin(), fields.end(),
                                    [&](const DrawingField& field) { return field.option == limits.option; }),
                     fields.end());
        forEachChange(fields, plainFigure(), comesBack);
        FigureSpec spec = plainFigure();
        spec.limits = std::pair(-0.1, 1e-7);
        comesBack(limits, spec);
        spec.limits = std::pair(2.0, 2.0);
        QVERIFY_EXCEPTION_THROWN(check(spec), Error);
        spec.limits.reset();
        spec.page.dpi = 19;
        QVERIFY_EXCEPTION_THROWN(check(spec), Error);
    }

    // The command in a figure, read back, asks the same question.
    void everyPartIsAskedByTheCommand()
    {
        VitConfig config = baseConfig();
        config.depth.value = test::askDepth;
        for (const test::AskRow& row : test::askRows()) {
            FigureSpec spec = plainFigure();
            spec.ask = test::usualAsk(row.method);
            row.change(spec.ask);
            spec.heads = {spec.ask.heads};
            spec.methods = {spec.ask.options.method};
            spec.blocks = {spec.ask.options.block};
            spec.attention = attentionText(spec.ask.plan, config);
            spec.from = spec.ask.without.from;
            const std::string line = commandLine(spec, FigureFormat::Svg);
            FigureSpec read = suggested(spec.kind, config);
            cli::FigureSettings settings;
            try {
                settings = settingsOf(line);
                cli::readQuestion(read, settings, config);
            } catch (const Error& error) {
                QFAIL((row.name + ": " + error.what() + ": " + line).c_str());
            }
            read.ask.heads = read.heads.front();
            read.ask.options.method = read.methods.front();
            read.ask.options.block = read.blocks.front();
            read.ask.without = Interventions::parse(settings.without);
            read.ask.without.from = settings.from.value_or("");
            QVERIFY2(read.ask == spec.ask, row.name.c_str());
        }
    }

    // A session that was moved together with a target's file finds it.
    void aTargetsFileMayMoveWithItsSession()
    {
        QTemporaryDir folder;
        const QDir now(folder.path());
        writeBytes(now.filePath(QStringLiteral("cat.jpg")), "x");
        SessionFile session = plainSession();
        session.query.target = {ClassChoice::Kind::Similar, 0, "0a", "/home/somebody/pictures/cat.jpg"};
        const QByteArray json = toJson(session, beside);
        const PictureAsk read = sessionFrom(json, now, QStringLiteral("session")).session.query;
        QCOMPARE(text(read.target.path), now.filePath(QStringLiteral("cat.jpg")));
        QVERIFY(read.target == session.query.target);
    }

    void targetsOfOneModelAreInNoPreset()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        ViewState state(settings);
        using Kind = ClassChoice::Kind;
        state.setTarget({Kind::Norm, 1});
        QVERIFY(presetOf(QStringLiteral("a"), state, {}).query.contains("class"));
        for (const ClassChoice& choice :
             {ClassChoice{Kind::Output, 1}, ClassChoice{Kind::Similar, 0, "a"},
              ClassChoice{Kind::Direction, 0, {}, "b.npy"}, ClassChoice{Kind::Probe, 0, "c"}}) {
            state.setTarget(choice);
            QVERIFY(!presetOf(QStringLiteral("a"), state, {}).query.contains("class"));
        }
    }

    void looksComeBack()
    {
        QTemporaryDir folder;
        forEachChange(paint::lookFields(), Look(), [&](const auto& field, const Look& look) {
            SessionFile session = plainSession();
            session.look = look;
            QVERIFY2(throughSession(session).look == look, field.key);
            PresetStore store(folder.path());
            Preset preset;
            preset.name = QStringLiteral("one");
            preset.look = toObject(look);
            QCOMPARE(store.save(preset), QString());
            QVERIFY2(lookFrom(JsonFields(store.find(preset.name)->look, {})) == look, field.key);
            FigureSpec spec = plainFigure();
            spec.look = look;
            spec.look.lockRange = false; // for the strip; a figure stores the range's ends
            QVERIFY2(throughLine(spec).look == spec.look, field.key);
        });
    }

    void whatIsOutsideIsRefusedWithItsPlace()
    {
        const auto refused = [](const nlohmann::json& query, const char* says) {
            PictureAsk any;
            any.heads = 1;
            nlohmann::json json = toObject(any, false);
            json.update(query);
            try {
                (void)queryFrom(JsonFields(json, "file"));
                QFAIL(says);
            } catch (const Error& error) {
                QCOMPARE(int(error.code()), int(ErrorCode::Input));
                QVERIFY2(text(error.what()).startsWith(text(says)), error.what());
            }
        };
        refused({{"discard", 1.0}}, "file: discard: expected a number from 0 to 0.999, found 1");
        refused({{"block", 1.5}}, "file: block: expected a whole number from 0 to 4096");
        refused({{"block", 1e300}}, "file: block: expected a whole number");
        refused({{"fusion", "sum"}}, "file: fusion: expected mean, min or max");
        refused({{"method", "magic"}}, "file: method: expected ");
        for (const auto& field : overrideFields()) {
            for (const char* words : {"", "nan", "-1e9", "1e99", "7x", "1,2", "no such word"}) {
                const bool list = field.kind == FieldKind::WholeSet && words == std::string_view("1,2");
                QVERIFY2(field.kind == FieldKind::Text || list || !field.fromText(words), field.key);
            }
        }
    }

    void listsOfNumbersHaveOneGrammar()
    {
        QVERIFY(integerList("3,6,9-12", 1, 12) == (std::vector<int>{3, 6, 9, 10, 11, 12}));
        QVERIFY(integerList(" 7 , 2 - 3,7", 0, 9) == (std::vector<int>{7, 2, 3, 7}));
        QVERIFY(integerSet("7,2-3,7", 0, 9) == (std::vector<int>{2, 3, 7}));
        QVERIFY(integerSet("3–5", 0, 9) == (std::vector<int>{3, 4, 5}));
        for (const char* wrong : {"", ",", "1,", "1,,2", "3-", "-3", "5-3", "1-2-3", "a", "1.5", "13", "0-3",
                                  "99999999999", "1;2"}) {
            QVERIFY2(!integerList(wrong, 1, 12), wrong);
        }
        QVERIFY(!integerList("1-1000000", 1, 1'000'000)); // more than a list may hold
        QVERIFY(integerList("1-4096", 1, 1'000'000).has_value());
        for (const std::vector<int>& values :
             {std::vector<int>{5}, std::vector<int>{1, 2}, std::vector<int>{1, 3, 4, 5, 9}}) {
            QVERIFY(integerList(integerListText(values), 0, 9) == values);
        }
        QCOMPARE(integerListText({3, 4, 5, 9}), std::string("3-5,9"));
    }

    void questionsFitOtherModels()
    {
        VitConfig small = baseConfig();
        small.depth.value = 2;
        small.numHeads.value = 4;
        small.numClasses.value = 10;
        PictureAsk query;
        query.heads = 9;
        query.plan = AttentionPlan::softmax(12);
        query.options.block = 7;
        query.options.startBlock = 5;
        query.options.head = 6;
        query.target = {ClassChoice::Kind::Index, 999};
        query.against = ClassChoice{ClassChoice::Kind::Index, 10};
        const PictureAsk fit = fitted(query, small, {2, 4});
        QCOMPARE(fit.heads, 4);
        QCOMPARE(fit.options.block, -1);
        QCOMPARE(fit.options.startBlock, 1);
        QCOMPARE(fit.options.head, -1);
        QVERIFY(fit.plan == AttentionPlan::softmax(2) && fit.target == ClassChoice() && !fit.against);
        query.plan = {};
        QVERIFY(fitted(fit, small, {2, 4}) == fit);
        QCOMPARE(nearestHeads({3, 6, 9}, 7), 6);
        QCOMPARE(nearestHeads({2, 4}, 3), 2); // the smaller of two
        QCOMPARE(nearestHeads({}, 3), 3);
    }
};

HYDRA_TEST(TestFields, QApplication)
#include "test_fields.moc"
