// SPDX-License-Identifier: GPL-3.0-or-later
// Keys as values: every part of every kind of question counts in its equality and its hash, and no other part
// does. The compiler checks the types of the answers.
#include "core/engine/question.h"

#include <QtTest>

#include <functional>
#include <type_traits>
#include <vector>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

static_assert(std::is_same_v<AnswerTo<LensKey>, Lens> && std::is_same_v<AnswerTo<TimingKey>, Prediction>);
static_assert(std::variant_size_v<Answer> + 1 == std::variant_size_v<Question>); // a timing is a prediction

const ClassChoice seven{ClassChoice::Kind::Index, 7};

template<class Key>
struct Change
{
    const char* part;
    std::function<void(Key&)> make;
};

// Each of CHANGES gives a question that differs from the plain one and from the others.
template<class Key>
void toldApart(std::vector<Change<Key>> changes)
{
    changes.push_back({"nothing", [](Key&) {}});
    std::vector<Key> keys(changes.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        changes[i].make(keys[i]);
        Key again;
        changes[i].make(again);
        QVERIFY2(again == keys[i] && hashOf(again) == hashOf(keys[i]), changes[i].part);
        QVERIFY2(Question(again) == Question(keys[i]), changes[i].part);
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY2(keys[i] != keys[j] && hashOf(keys[i]) != hashOf(keys[j]), changes[i].part);
        }
    }
}

} // namespace

class TestQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPartOfAPassCounts()
    {
        toldApart<NetworkKey>({{"image", [](auto& key) { parts(key).image = "i"; }},
                               {"model", [](auto& key) { parts(key).model = "i"; }},
                               {"scheme", [](auto& key) { parts(key).sub.scheme = SliceScheme::DynaBert; }},
                               {"heads", [](auto& key) { parts(key).sub.heads = 5; }},
                               {"plan",
                                [](auto& key) {
                                    parts(key).plan =
                                        AttentionPlan::parse("hydra:cosine@all", AttentionPlan::softmax(2));
                                }},
                               {"size",
                                [](auto& key) {
                                    parts(key).size = {32, 48, 0};
                                }},
                               {"longest",
                                [](auto& key) {
                                    parts(key).size = {0, 0, 32};
                                }},
                               {"without", [](auto& key) { parts(key).without.toggleHead(0, 1); }}});
        toldApart<TimingKey>({{"network", [](auto& key) { networkOf(key).image = "i"; }}});
    }

    void everyPartOfAQuestionAboutAPassCounts()
    {
        toldApart<WalkKey>({{"network", [](auto& key) { networkOf(key).image = "i"; }},
                            {"block", [](auto& key) { key.question.block = 1; }},
                            {"head", [](auto& key) { key.question.head = 1; }},
                            {"query", [](auto& key) { key.question.query = 1; }}});
        toldApart<DecompositionKey>({{"network", [](auto& key) { networkOf(key).image = "i"; }},
                                     {"target", [](auto& key) { key.target = seven; }},
                                     {"evenly", [](auto& key) { key.evenly = true; }}});
        toldApart<HeadMatrixKey>({{"network", [](auto& key) { networkOf(key).image = "i"; }},
                                  {"method", [](auto& key) { key.method = "gradcam"; }},
                                  {"query", [](auto& key) { key.query = 3; }},
                                  {"target", [](auto& key) { key.target = seven; }}});
        toldApart<LensKey>({{"network", [](auto& key) { networkOf(key).image = "i"; }},
                            {"block", [](auto& key) { key.block = 2; }},
                            {"target", [](auto& key) { key.target = seven; }}});
        toldApart<WordsKey>({{"network", [](auto& key) { networkOf(key).image = "i"; }},
                             {"target", [](auto& key) { key.target = seven; }}});
        toldApart<ConceptsKey>({{"network", [](auto& key) { networkOf(key).image = "i"; }},
                                {"words", [](auto& key) { key.words = "w"; }},
                                {"mean", [](auto& key) { key.mean = "m"; }},
                                {"lambda", [](auto& key) { key.lambda = 0.5; }}});
    }

    void everyPartOfAQuestionAboutAMapCounts()
    {
        toldApart<MapKey>({{"network", [](auto& key) { networkOf(key).image = "i"; }},
                           {"options", [](auto& key) { parts(key).options.block = 2; }},
                           {"target", [](auto& key) { parts(key).target = seven; }},
                           {"against", [](auto& key) { parts(key).against = seven; }}});
        toldApart<StabilityKey>({{"map", [](auto& key) { parts(key.map).target = seven; }}});
        toldApart<ScoreKey>({{"map", [](auto& key) { parts(key.map).target = seven; }},
                             {"deletion", [](auto& key) { key.curves.deletion = false; }},
                             {"insertion", [](auto& key) { key.curves.insertion = false; }},
                             {"perturbation", [](auto& key) { key.curves.perturbation = false; }},
                             {"steps", [](auto& key) { key.curves.steps = 30; }}});
    }

    // If the method ignores the class, the class is not part of the question.
    void aStabilityIsOfWhatItsMapIsOf()
    {
        StabilityKey one, other;
        one.map = one.map.by("rollout");
        other.map = one.map.to(seven);
        QVERIFY(one != other);
        QVERIFY(normalised(one) == normalised(other));
        one.map = one.map.by("relevance");
        other.map = other.map.by("relevance");
        QVERIFY(normalised(one) != normalised(other));
    }

    // Questions of different kinds are never equal, however similar.
    void kindsAreToldApart()
    {
        const NetworkKey pass =
            networkKey({"image", "model", {SliceScheme::HydraViT, 3}, AttentionPlan::softmax(2)});
        QVERIFY(Question(LensKey{pass}) != Question(WordsKey{pass}));
        QVERIFY(Question(pass) != Question(TimingKey{pass}));
    }

    void titlesSayWhatIsDone()
    {
        const NetworkKey pass =
            networkKey({"image", "model", {SliceScheme::HydraViT, 3}, AttentionPlan::softmax(2)});
        MapKey map = mapKey({pass, {}, {}});
        parts(map).options.method = "rollout";
        QCOMPARE(titleOf(pass), std::string("prediction, 3 heads"));
        QCOMPARE(titleOf(map), std::string("Attention rollout, 3 heads"));
        QCOMPARE(titleOf(StabilityKey{map}), std::string("stability of Attention rollout, k = 3"));
        QCOMPARE(titleOf(ScoreKey{map, {}}), std::string("Testing: Attention rollout"));
        parts(map).options.method = "random"; // a baseline
        QCOMPARE(titleOf(ScoreKey{map, {}}), std::string("Testing: random order 1 of 9"));
        QCOMPARE(titleOf(LensKey{pass}), std::string("logit lens, 3 heads"));
        QCOMPARE(titleOf(HeadMatrixKey{pass}), std::string("Attention of all heads, k = 3"));
    }
};

HYDRA_TEST(TestQuestion, QCoreApplication)
#include "test_question.moc"
