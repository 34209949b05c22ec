// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes in memory, and the file that keeps them.
#include "core/base/error.h"
#include "core/scenes/scene.h"

#include <QtTest>

#include <cmath>
#include <omp.h>

#include "tests/support/program.h"

using namespace hydra;

namespace {

constexpr std::uint64_t seed = 21;
constexpr int count = 70, size = 48, patch = 16; // more than one batch of 64

SceneSet make(const Path& cache, const Progress& progress = {}, const CancelToken& cancel = {})
{
    return sceneSet(seed, count, size, patch, cache, progress, cancel);
}

std::vector<Path> filesOf(const Path& folder)
{
    std::vector<Path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        files.push_back(entry.path());
    }
    return files;
}

bool same(const SceneSet& a, const SceneSet& b)
{
    return a.count == b.count && a.size == b.size && a.patch == b.patch && a.pixels == b.pixels
        && a.labels == b.labels && a.patchShares == b.patchShares;
}

} // namespace

class TestSceneSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void holdsTheScenesAndTheirShares()
    {
        omp_set_num_threads(2);
        const SceneSet set = make(cache());
        omp_set_num_threads(1);
        QVERIFY(same(set, make(cache() / "other")));
        const std::size_t slots = sceneClasses().size() + 1;
        QCOMPARE(set.patchShares.size(), count * 9 * slots);
        for (const int index : {0, 1, 40, 69}) {
            const Scene scene = renderScene(seed, static_cast<std::uint64_t>(index), size);
            const std::size_t area = scene.image.rgb.size();
            QVERIFY(std::equal(scene.image.rgb.begin(), scene.image.rgb.end(),
                               set.pixels.begin()
                                   + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(index) * area)));
            QCOMPARE(int(set.labels[static_cast<std::size_t>(index)]), scene.label);
            // Pixel by pixel; the code works patch by patch.
            std::vector<double> shares(9 * slots);
            for (int y = 0; y < size; ++y) {
                for (int x = 0; x < size; ++x) {
                    const int thing = scene.mask[static_cast<std::size_t>(y * size + x)];
                    const auto slot = thing == 0
                        ? slots - 1
                        : static_cast<std::size_t>(scene.objectClasses[static_cast<std::size_t>(thing - 1)]);
                    shares[static_cast<std::size_t>(y / patch * 3 + x / patch) * slots + slot] +=
                        255.0 / (patch * patch);
                }
            }
            for (std::size_t i = 0; i < shares.size(); ++i) {
                const double stored = set.patchShares[static_cast<std::size_t>(index) * shares.size() + i];
                QVERIFY(std::abs(stored - shares[i]) <= 0.5 + 1e-9);
            }
        }
    }

    void readsTheCacheAndOnlyASoundOne()
    {
        const SceneSet set = make(cache());
        QCOMPARE(filesOf(cache()).size(), std::size_t{1});
        const Path file = filesOf(cache()).front();
        int reports = 0;
        QVERIFY(same(set, make(cache(), [&](double, const std::string&) { ++reports; })));
        QCOMPARE(reports, 1); // read, not rendered

        const auto sound = readFile(file, 1U << 30U);
        const auto expectRendered = [&](const char* what) {
            reports = 0;
            const SceneSet again = make(cache(), [&](double, const std::string&) { ++reports; });
            QVERIFY2(reports == 3, what); // one before the first, one per batch
            QVERIFY2(same(set, again), what);
            QVERIFY2(readFile(file, 1U << 30U) == sound, what);
        };
        for (const std::size_t place :
             {std::size_t{3}, std::size_t{9}, std::size_t{17}, std::size_t{5000}, sound.size() - 1}) {
            auto broken = sound;
            broken[place] ^= 0x20U;
            writeFileAtomically(file, broken.data(), broken.size());
            expectRendered("one bit");
        }
        writeFileAtomically(file, sound.data(), sound.size() - 1);
        expectRendered("cut off");
        writeFileAtomically(file, std::string());
        expectRendered("empty");
    }

    void stopsWhenAsked()
    {
        CancelToken cancel;
        const auto stop = [&](double, const std::string&) { cancel.cancel(); };
        try {
            make(cache(), stop, cancel);
            QFAIL("was not cancelled");
        } catch (const Error& error) {
            QCOMPARE(error.code(), ErrorCode::Cancelled);
        }
        QVERIFY(filesOf(cache()).empty());
    }

    void aCacheThatCannotBeWrittenCostsNothing()
    {
        const Path blocked = cache() / "file";
        writeFileAtomically(blocked, "in the way");
        std::string last;
        const SceneSet set = make(blocked, [&](double, const std::string& what) { last = what; });
        QCOMPARE(set.labels.size(), std::size_t{count});
        QVERIFY(last.find("not cached") != std::string::npos);
    }

    void refusesWhatMakesNoSense()
    {
        QVERIFY_EXCEPTION_THROWN(sceneSet(1, 0, 64, 16, cache(), {}, {}), Error);
        QVERIFY_EXCEPTION_THROWN(sceneSet(1, 4, 64, 15, cache(), {}, {}), Error);
        QVERIFY_EXCEPTION_THROWN(sceneSet(1, 4, 16, 16, cache(), {}, {}), Error);
        QVERIFY_EXCEPTION_THROWN(sceneSet(1, 4, 64, 0, cache(), {}, {}), Error);
    }

private:
    [[nodiscard]] Path cache() const { return m_folder->path().toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HYDRA_TEST(TestSceneSet, QCoreApplication)
#include "test_scene_set.moc"
