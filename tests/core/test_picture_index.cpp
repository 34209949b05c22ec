// SPDX-License-Identifier: GPL-3.0-or-later
// An index of pictures that is stopped, resumed and notices changes; votes of nearest neighbours against
// plain loops in float64.
#include "core/engine/index_job.h"
#include "core/engine/session.h"
#include "core/evaluate/knn.h"
#include "core/evaluate/picture_index.h"
#include "core/image/load.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

Image pattern(int seed)
{
    Image image{24, 24, {}};
    for (int i = 0; i < 24 * 24 * 3; ++i) {
        image.rgb.push_back(static_cast<std::uint8_t>((i * (7 + seed) + (i / 72) * seed * 31) % 251));
    }
    return image;
}

// Unit rows around one of CLASSES directions each.
KnnRows clusters(std::int64_t count, std::int64_t width, int classes, std::uint64_t seed)
{
    at::manual_seed(seed);
    const at::Tensor centres = at::randn({classes, width}, at::kDouble);
    const at::Tensor labels = at::randint(classes, {count}, at::kLong);
    const at::Tensor rows = centres.index_select(0, labels) + 1.2 * at::randn({count, width}, at::kDouble);
    KnnRows found{(rows / rows.norm(2, 1, true)).to(at::kHalf), {}};
    for (std::int64_t i = 0; i < count; ++i) {
        found.classes.push_back(labels[i].item<int>());
    }
    return found;
}

std::vector<double> plain(const at::Tensor& rows)
{
    const at::Tensor all = rows.to(at::kDouble).contiguous();
    return {all.data_ptr<double>(), all.data_ptr<double>() + all.numel()};
}

// By the definition; with SKIP, a row is not its own neighbour.
std::vector<int> byHand(const KnnRows& train, const at::Tensor& test, bool skip, int k, bool weighted)
{
    const auto width = static_cast<std::size_t>(train.rows.size(1));
    const std::vector<double> known = plain(train.rows), asked = plain(test);
    std::vector<int> answers;
    for (std::size_t i = 0; i < asked.size() / width; ++i) {
        std::vector<std::pair<double, int>> all; // minus the cosine, class
        for (std::size_t j = 0; j < train.classes.size(); ++j) {
            double cosine = 0;
            for (std::size_t d = 0; d < width; ++d) {
                cosine += asked[i * width + d] * known[j * width + d];
            }
            if (!skip || i != j) {
                all.emplace_back(-cosine, train.classes[j]);
            }
        }
        const auto count = std::min<std::size_t>(std::size_t(k), all.size());
        std::partial_sort(all.begin(), all.begin() + std::ptrdiff_t(count), all.end());
        std::map<int, double> votes;
        int best = all[0].second;
        for (std::size_t j = 0; j < count; ++j) {
            votes[all[j].second] += weighted ? std::exp(-all[j].first / 0.07) : 1;
        }
        for (std::size_t j = 0; j < count; ++j) { // on a tie the nearer
            best = votes[all[j].second] > votes[best] ? all[j].second : best;
        }
        answers.push_back(best);
    }
    return answers;
}

struct Tiny
{
    QTemporaryDir folder;
    Session session;
    IndexRequest request;
    int read = 0; // pictures

    explicit Tiny(int count)
    {
        const std::string file = folder.filePath("tiny.safetensors").toStdString();
        test::writeTinyModel(file);
        const OpenedModel model = session.files().openModel(file);
        Ask ask;
        ask.heads = 4;
        ask.plan = AttentionPlan::softmax(3);
        request.like = ask.network(ImageId(), model.id);
        for (int i = 0; i < count; ++i) {
            request.pictures.push_back({"p" + std::to_string(i),
                                        {},
                                        [this, i] {
                                            ++read;
                                            return pattern(i);
                                        },
                                        {}});
        }
    }
};

} // namespace

class TestPictureIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAreWhatAClassifierWouldRead()
    {
        Tiny tiny(3);
        const IndexPtr index = buildIndex(tiny.session, tiny.request);
        QCOMPARE(index->names, (std::vector<std::string>{"p0", "p1", "p2"}));
        QCOMPARE(index->question, indexQuestion(tiny.request.like));
        for (int i = 0; i < 3; ++i) {
            NetworkKey key = tiny.request.like;
            parts(key).image = tiny.session.files().openPicture(pattern(i), "p").id;
            const TokenVectors pooled = tiny.session.tokens(key, {TokenChoice::Kind::Pooled});
            const at::Tensor wanted = at::tensor(pooled.vectors.values).to(at::kDouble);
            QVERIFY((index->rows[i].to(at::kDouble) - wanted / wanted.norm()).abs().max().item<double>()
                    < 1e-3);
        }
        const std::vector<NearPicture> nearest = nearestPictures(*index, *index, 2);
        QCOMPARE(nearest.size(), std::size_t(2));
        QCOMPARE(nearest[0].name, std::string("p0")); // the query itself
        QVERIFY(std::fabs(nearest[0].cosine - 1) < 1e-3);
    }

    // Finished pictures stay; only the rest is computed.
    void stoppedAndGoneOn()
    {
        Tiny tiny(6);
        const CancelToken cancel;
        IndexPtr grown;
        IndexWatch watch;
        watch.grown = [&](const IndexPtr& now) {
            grown = now;
            if (now->names.size() == 3) {
                cancel.cancel();
            }
        };
        const IndexPtr part = buildIndex(tiny.session, tiny.request, {}, watch, cancel);
        QCOMPARE(part->names.size(), std::size_t(3));
        QCOMPARE(grown->rows.size(0), std::int64_t(3));
        QCOMPARE(tiny.read, 3);
        const IndexPtr whole = buildIndex(tiny.session, tiny.request, part);
        QCOMPARE(tiny.read, 6);
        QCOMPARE(whole->names.size(), std::size_t(6));
        QVERIFY(whole->rows.narrow(0, 0, 3).equal(part->rows));
        QVERIFY(whole->rows.equal(buildIndex(tiny.session, tiny.request)->rows));
        QCOMPARE(buildIndex(tiny.session, tiny.request, whole), whole); // no picture is new
        QCOMPARE(tiny.read, 12);
        std::reverse(tiny.request.pictures.begin(), tiny.request.pictures.end());
        const CancelToken soon; // cancelled after the first new one: known rows further on stay
        watch.grown = [&](const IndexPtr&) { soon.cancel(); };
        QCOMPARE(buildIndex(tiny.session, tiny.request, part, watch, soon)->names,
                 (std::vector<std::string>{"p5", "p2", "p1", "p0"}));
        QCOMPARE(tiny.read, 13);
        std::reverse(tiny.request.pictures.begin(), tiny.request.pictures.end());
        tiny.request.pictures.erase(tiny.request.pictures.begin());
        const IndexPtr fewer = buildIndex(tiny.session, tiny.request, whole);
        QCOMPARE(fewer->names.front(), std::string("p1"));
        QVERIFY(fewer->rows.equal(whole->rows.narrow(0, 1, 5)));
        QCOMPARE(tiny.read, 13);
        const CancelToken before;
        before.cancel();
        QVERIFY(buildIndex(tiny.session, tiny.request, {}, {}, before) == nullptr);
    }

    void whatCannotBeReadIsLeftOut()
    {
        Tiny tiny(2);
        tiny.request.pictures.insert(tiny.request.pictures.begin(),
                                     {"gone", {}, {}, tiny.folder.filePath("gone.png").toStdString()});
        std::vector<std::string> left;
        IndexWatch watch;
        watch.leftOut = [&](const std::string& why) { left.push_back(why); };
        QCOMPARE(buildIndex(tiny.session, tiny.request, {}, watch)->names.size(), std::size_t(2));
        QVERIFY(left.size() == 1 && left[0].find("gone.png") != std::string::npos);
        tiny.request.pictures.resize(1);
        QVERIFY(test::refusalOf([&] {
                    (void)buildIndex(tiny.session, tiny.request);
                }).contains(QStringLiteral("gone.png")));
    }

    // More rows than one tile holds.
    void votesAreThoseOfTheDefinition()
    {
        const KnnRows train = clusters(9000, 6, 7, 3);
        const KnnRows test = clusters(600, 6, 7, 4);
        for (const KnnVote vote : {KnnVote::Weighted, KnnVote::Majority}) {
            for (const int k : {1, 20}) {
                const bool weighted = vote == KnnVote::Weighted;
                QCOMPARE(knnClasses(train, test.rows, {k, vote}),
                         byHand(train, test.rows, false, k, weighted));
            }
        }
        const KnnRows some = clusters(1100, 6, 7, 5);
        QCOMPARE(knnClasses(some, {}, {20}), byHand(some, some.rows, true, 20, true));
        QVERIFY(knnClasses(some, {}, {1}) != some.classes); // a row is not its own neighbour
        QCOMPARE(knnClasses(some, some.rows, {1}), some.classes);
    }

    // The nearer class wins a tie; with few rows, all of them vote.
    void ties()
    {
        const at::Tensor rows = at::tensor({1.0, 0.0, 0.8, 0.6, 0.6, 0.8, 0.0, 1.0}).view({4, 2});
        const KnnRows train{rows.to(at::kHalf), {0, 1, 1, 0}};
        const at::Tensor at = at::tensor({1.0, 0.1}).view({1, 2}).to(at::kHalf);
        QCOMPARE(knnClasses(train, at, {4, KnnVote::Majority}), std::vector<int>{0});
        QCOMPARE(knnClasses(train, at, {3, KnnVote::Majority}), std::vector<int>{1});
        QCOMPARE(knnClasses(train, at, {100, KnnVote::Majority}), std::vector<int>{0});
        QVERIFY(!test::refusalOf([&] { (void)knnClasses({rows.narrow(0, 0, 1), {0}}, {}, {}); }).isEmpty());
    }
};

HYDRA_TEST(TestPictureIndex, QCoreApplication)
#include "test_picture_index.moc"
