// SPDX-License-Identifier: GPL-3.0-or-later
// Changes each part of an Ask in turn: every key and every written form of the question must change with it.
// A part that a list forgets fails here, and so does a member without a row.
#include "core/attention/plan_text.h"
#include "core/engine/index_job.h"
#include "core/evaluate/faithfulness.h"
#include "core/export/map_file.h"
#include "core/question/ask_json.h"

#include <QtTest>

#include "tests/support/ask_rows.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::engine;
using namespace hydra::test;

namespace {

std::string inWords(const CommandOptions& options)
{
    std::string line;
    for (const auto& [name, value] : options) {
        line += " --" + name + " " + value;
    }
    return line;
}

std::string commandOf(const PictureAsk& ask)
{
    VitConfig config;
    config.depth.value = askDepth;
    return inWords(commandOptions(ask, attentionText(ask.plan, config), {ask.options.method}));
}

std::string documentOf(const MapKey& key)
{
    return mapDetails(Map(), key).dump();
}

} // namespace

class TestAsk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMemberHasARow() { QVERIFY(partsAreMembers(Ask())); }

    void everyPartChangesKeysAndTexts_data()
    {
        QTest::addColumn<int>("row");
        int i = 0;
        for (const AskRow& row : askRows()) {
            QTest::newRow(row.name.c_str()) << i++;
        }
    }
    void everyPartChangesKeysAndTexts()
    {
        QFETCH(int, row);
        const AskRow changed = askRows().at(std::size_t(row));
        const PictureAsk usual = usualAsk(changed.method);
        PictureAsk asked = usual;
        changed.change(asked);
        QVERIFY(asked != usual && usual == usualAsk(changed.method));

        const bool pass = changed.of != PartOf::Map;
        const NetworkKey before = usual.networkHere("i", "m"), after = asked.networkHere("i", "m");
        QCOMPARE(before != after, pass);
        QCOMPARE(hashOf(before) != hashOf(after), pass);
        const MapKey mapBefore = normalised(usual.mapHere("i", "m")),
                     mapAfter = normalised(asked.mapHere("i", "m"));
        QVERIFY(mapBefore != mapAfter && hashOf(mapBefore) != hashOf(mapAfter));

        const bool choosesTarget = changed.name == "target" || changed.name == "against";
        QVERIFY(choosesTarget || documentOf(mapBefore) != documentOf(mapAfter)); // the map names its target
        const std::vector<std::string> methods{asked.options.method};
        const auto stored = [&](const PictureAsk& ask) {
            auto settings = storeSettings("m", {ask.heads}, ask);
            settings.update(mapSettings({ask.options.method}, ask));
            return settings.dump();
        };
        QVERIFY(stored(usual) != stored(asked));
        if (changed.of != PartOf::Heads) {
            QVERIFY2(commandOf(usual) != commandOf(asked), commandOf(asked).c_str());
        }
        if (changed.of == PartOf::Pass) {
            QVERIFY(askJson(usual) != askJson(asked));
            QVERIFY(passJson(before) != passJson(after));
            QVERIFY(passWords(before, usual.plan) != passWords(after, usual.plan));
            QVERIFY(indexQuestion(before) != indexQuestion(after));
        }
        if (changed.of != PartOf::Heads && changed.name != "method" && changed.name != "against") {
            const auto journal = [](const PictureAsk& ask) {
                FaithfulnessSettings settings;
                settings.ask = ask;
                return settings.fingerprint();
            };
            QVERIFY(journal(usual) != journal(asked));
        }
    }

    // The donor of activations is identified by its content.
    void donorsAreToldApart()
    {
        PictureAsk one = usualAsk("generic");
        one.without = Interventions::parse("heads:1.0=from");
        one.without.from = "1e";
        PictureAsk other = one;
        other.without.from = "07";
        QVERIFY(one != other && askJson(one) != askJson(other) && commandOf(one) != commandOf(other));
        const NetworkKey a = one.networkHere("i", "m"), b = other.networkHere("i", "m");
        QVERIFY(a != b && passJson(a) != passJson(b) && indexQuestion(a) != indexQuestion(b));
        QVERIFY(storeSettings("m", {3}, one) != storeSettings("m", {3}, other));
    }

    // For each way to ask about another picture: by an Ask, by its key, by another picture's name.
    void nothingOfOnePictureIsAskedOfAnother()
    {
        for (const AskRow& row : askRows()) {
            const PictureAsk usual = usualAsk(row.method);
            PictureAsk asked = usual;
            row.change(asked);
            const Ask any = asked;
            QCOMPARE(any.map("other", "m") == usual.mapHere("other", "m"), row.ofOnePicture);
            QCOMPARE(asked.ofAnyPicture() == usual, row.ofOnePicture);
            QCOMPARE(asked.of(2) == usual, row.ofOnePicture);
            QVERIFY(asked.of(1) == asked);
            const NetworkKey here = asked.networkHere("i", "m");
            QVERIFY2(here.of("other") == any.network("other", "m"), row.name.c_str());
            QVERIFY(here.of("i") == here);
            QVERIFY(asked.networkHere("", "m").of("i") == here); // for each picture, as on the command line
        }
    }

    // A question about another picture refers to the query patch by the name of the patch's own picture.
    void aQueryIsLookedForElsewhere()
    {
        PictureAsk asked = usualAsk("similarity");
        asked.options.query = 5;
        QCOMPARE(asked.elsewhere("here").options.kept, std::string("here:5"));
        QCOMPARE(asked.elsewhere("here").options.query, -1);
        asked.options.method = "attention"; // it reads from the class token
        QCOMPARE(asked.elsewhere("here").options.kept, std::string());
        QCOMPARE(asked.elsewhere("here").options.query, -1);
    }

    void aCommandSaysWhatIsNotUsual()
    {
        PictureAsk asked = usualAsk("generic");
        QCOMPARE(commandOf(asked), std::string(" --method generic --class top1"));
        asked.without = Interventions::parse("heads:1.0=from");
        asked.without.from = "cat.jpg";
        asked.without.sae = "known by its content";
        asked.size = {48, 64, 0};
        asked.against = ClassChoice{ClassChoice::Kind::Top, 2};
        QCOMPARE(
            commandOf(asked),
            std::string(" --size 48x64 --without heads:1.0=from --from cat.jpg --method generic --class top1 "
                        "--against top2"));
        QCOMPARE(inWords(commandOptions(asked, "hydra@all", {})),
                 std::string(" --attention hydra@all --size 48x64 --without heads:1.0=from --from cat.jpg"));
        asked.options.steps = 7;
        QVERIFY(readBy({"generic"}, asked.options).steps == MapOptions().steps); // not used by generic
        QVERIFY(readBy({"generic", "transition"}, asked.options).steps == 7);
        QCOMPARE(
            inWords(commandOptions(asked, "", {"generic", "transition"})),
            std::string(" --size 48x64 --without heads:1.0=from --from cat.jpg --method generic,transition "
                        "--class top1 --against top2 --steps 7"));
    }
};

HYDRA_TEST(TestAsk, QCoreApplication)
#include "test_ask.moc"
