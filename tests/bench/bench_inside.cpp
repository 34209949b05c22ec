// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of looking inside a network, in one run, beside a frame of 16.7 ms and a forward pass:
//   bench_inside [MODEL PICTURE]
// colours fitted and painted, similarity to one more patch (as the mouse moves), all heads at once and their
// thumbnails, and a head switched off to its new map against another k. Without MODEL: a random network of 12
// blocks of 12 heads of 16 features on a picture of 197 tokens.
#include "core/base/error.h"
#include "core/base/outcome.h"
#include "core/base/timing.h"
#include "core/engine/session.h"
#include "core/format/safetensors.h"
#include "core/paint/heat.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <unistd.h>
#include <vector>

#include "tests/support/key_maker.h"
#include "tests/support/pictures.h"
#include "tests/support/random_vit.h"
#include "tests/support/vit_shape.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

constexpr int rounds = 15;
constexpr double frame = 1000.0 / 60;
constexpr int canvasSide = 640; // pixels
constexpr int thumbnailSide = 76;

double median(const std::function<void(int)>& work)
{
    std::vector<double> found;
    for (int i = 0; i < rounds; ++i) {
        found.push_back(1000 * secondsOf([&] { work(i); }));
    }
    std::sort(found.begin(), found.end());
    return found[found.size() / 2];
}

// DeiT-Tiny's width in twelve heads.
std::filesystem::path randomModel()
{
    const VitConfig c = test::configOf({224, 16, 12, 16, 12, 1000});
    const auto path =
        std::filesystem::temp_directory_path() / join("bench_inside-", getpid(), ".safetensors");
    writeSafetensors(path, test::randomTensors(c), {});
    return path;
}

class InsideBench
{
public:
    InsideBench(Session& session, OpenedModel model, const OpenedImage& picture)
        : m_session(session)
        , m_model(std::move(model))
        , m_network(networkKey(
              {picture.id, m_model.id, {SliceScheme::HydraViT, heads()}, trainedPlan(m_model.config)}))
    { }

    void run()
    {
        (void)map("similarity"); // caches the trace
        m_pass = m_session.answer(TimingKey{m_network})->steadyMilliseconds;
        const MapPtr any = map("token-norm");
        std::printf("%d blocks of %d heads, %d patches, width %d\n", m_model.config.depth.value, heads(),
                    int(any->values.size()), m_model.config.embedDim.value);
        tell("forward pass", m_pass);
        tell("colours, fitted and painted", median([&](int i) { // another question each time
                 MapKey key = asking("pca");
                 parts(key).options.block = i % m_model.config.depth;
                 parts(key).options.foreground = 0.001 * (i + 1); // needs two fits
                 paint(*m_session.answer(key), canvasSide);
             }));
        const MapPtr colours = map("pca");
        tell("colours, painted", median([&](int) { paint(*colours, canvasSide); }));
        tell("similarity, asked and painted", median([&](int i) {
                 MapKey key = asking("similarity");
                 parts(key).options.query = i % int(any->values.size());
                 paint(*m_session.answer(key), canvasSide);
             }));
        matrices();
        changes();
    }

private:
    [[nodiscard]] int heads() const { return m_model.config.numHeads; }

    [[nodiscard]] MapKey asking(const char* method) const
    {
        MapKey key = mapKey({m_network, {}, {}});
        parts(key).options.method = method;
        return key;
    }

    [[nodiscard]] MapPtr map(const char* method) { return m_session.answer(asking(method)); }

    static void paint(const Map& map, int side)
    {
        (void)paint::paintMap(map, {}, paint::rangeOf(map), side, side);
    }

    void tell(const char* what, double milliseconds) const
    {
        std::printf("%-34s %8.2f ms   %6.2f frames   %5.2f passes\n", what, milliseconds,
                    milliseconds / frame, milliseconds / m_pass);
    }

    void matrices()
    {
        HeadMatrixPtr last;
        for (const char* method : {"attention", "gradient-attention"}) {
            tell(join("all heads, ", method).c_str(), median([&](int i) {
                     last = m_session.answer(HeadMatrixKey{m_network, method, -1, aClass(i)});
                 }));
        }
        tell("all heads, painted", median([&](int) {
                 Map one;
                 one.rows = last->rows;
                 one.cols = last->cols;
                 const auto size = std::size_t(one.rows) * std::size_t(one.cols);
                 for (std::size_t i = 0; i < last->count(); ++i) {
                     one.values.assign(last->map(i), last->map(i) + size);
                     paint(one, thumbnailSide);
                 }
             }));
    }

    [[nodiscard]] ClassChoice aClass(int index) const
    {
        return {ClassChoice::Kind::Index, index % std::max(1, m_model.config.numClasses.value)};
    }

    // The time from a question to its map, for a new picture.
    [[nodiscard]] double fresh(int k, const char* without)
    {
        std::vector<double> found;
        for (int i = 0; i < rounds; ++i) {
            const OpenedImage image =
                m_session.files().openPicture(test::noisePicture(224, ++m_pictures), "noise");
            (void)m_session.seen(image.id, m_model.id);
            MapKey key = asking("relevance");
            parts(key).target = aClass(0);
            networkOf(key).image = image.id;
            networkOf(key).sub.heads = k;
            networkOf(key).without = Interventions::parse(without);
            found.push_back(1000 * secondsOf([&] { (void)m_session.answer(key); }));
        }
        std::sort(found.begin(), found.end());
        return found[found.size() / 2];
    }

    void changes()
    {
        const double fewer = fresh(heads() - 1, "");
        const double off = fresh(heads(), "heads:1.0");
        tell("another k to its relevance", fewer);
        tell("a head switched off, likewise", off);
        std::printf("a head switched off is %.2f of another k\n", off / fewer);
    }

    Session& m_session;
    OpenedModel m_model;
    NetworkKey m_network;
    double m_pass = 1;
    std::uint64_t m_pictures = 100;
};

int run(int count, char** words)
{
    Session session;
    if (count > 2) {
        const OpenedModel model = session.files().openModel(words[1]);
        InsideBench(session, model, session.files().openImage(words[2])).run();
        return 0;
    }
    const std::filesystem::path file = randomModel();
    ModelOverrides overrides;
    overrides.numHeads = 12;
    const auto model =
        Outcome<OpenedModel>::of([&] { return session.files().openModel(file.string(), overrides); });
    std::filesystem::remove(file); // its pages stay mapped
    if (!model.ok()) {
        throw model.error();
    }
    InsideBench(session, model.value(), session.files().openPicture(test::noisePicture(224), "noise")).run();
    return 0;
}

} // namespace

int main(int count, char** words)
{
    try {
        return run(count, words);
    } catch (const Error& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
