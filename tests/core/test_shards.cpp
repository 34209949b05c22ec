// SPDX-License-Identifier: GPL-3.0-or-later
// Shards of a list and their stores: the same pictures for any form of the list, the same bytes for any
// division, interruption and resumption of the work; and refusals of damaged stores and foreign files.
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/in_order.h"
#include "core/format/tar_archive.h"
#include "core/image/load.h"
#include "core/shard/merge.h"
#include "core/shard/progress_text.h"
#include "core/shard/shard_store.h"
#include "core/shard/tar_block.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <numeric>
#include <set>
#include <unistd.h>

#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::shard;
using namespace hydra::test;

namespace {

const Json settings{{"model", "abc"}, {"heads", {3, 6}}};

std::string keyOf(int i)
{
    // One of the names does not fit into a tar's header.
    return join("class", i % 3, "/", i == 7 ? std::string(150, 'x') : std::string(), "picture", i, ".jpg");
}

StoreEntry entryOf(int i)
{
    if (i % 11 == 5) {
        return {{}, join("picture ", i, " is broken"), {}};
    }
    const std::string array(static_cast<std::size_t>(100 * i % 1700), static_cast<char>('a' + i % 26));
    return {{{"number", i}, {"half", i / 2.0}}, {}, {{"relevance.k3.npy", array}, {"rollout.k3.npy", "x"}}};
}

std::vector<int> inKeyOrder(int count)
{
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    std::sort(numbers.begin(), numbers.end(), [](int a, int b) { return keyOf(a) < keyOf(b); });
    return numbers;
}

std::string bytesOf(const Path& path)
{
    const Bytes bytes = readFile(path, 1U << 30U);
    return {bytes.begin(), bytes.end()};
}

void write(const Path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

// Resumes the store at PATH for at most LIMIT more pictures; marks it complete if all are done.
void goOn(const Path& path, const Shard& shard, int count, int limit = 1 << 20)
{
    std::set<std::string> done;
    ShardStore store(path, storeHeader("explain", settings, shard),
                     [&](StoredRecord&& record) { done.insert(record.key); });
    for (const int i : inKeyOrder(count)) {
        if (shard.holds(keyOf(i)) && done.count(keyOf(i)) == 0) {
            if (limit-- <= 0) {
                return;
            }
            store.add(keyOf(i), entryOf(i));
        }
    }
    store.complete();
}

} // namespace

class TestShards : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path path(const std::string& name) const
    {
        return m_folder.path().toStdString() + "/" + name;
    }
    [[nodiscard]] Path fresh(const std::string& name) const
    {
        const Path folder = path(name);
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
        return folder;
    }

private Q_SLOTS:
    void shardsAreHashes()
    {
        // By hand: FNV-1a of "a" is af63dc4c8601ec8c; mixed by SplitMix64's finaliser.
        std::uint64_t h = 0xaf63dc4c8601ec8cULL;
        h = (h ^ (h >> 30)) * 0xbf58476d1ce4e5b9ULL;
        h = (h ^ (h >> 27)) * 0x94d049bb133111ebULL;
        h ^= h >> 31;
        QCOMPARE(shardOf("a", 1000), int(h % 1000) + 1);
        std::vector<int> counts(7, 0);
        for (int i = 0; i < 7000; ++i) {
            ++counts[static_cast<std::size_t>(shardOf(keyOf(i), 7)) - 1];
        }
        for (const int count : counts) {
            QVERIFY2(count > 850 && count < 1150, qPrintable(QString::number(count))); // 1000 +- 5 deviations
        }
    }

    void wordsForShards()
    {
        QCOMPARE(shardNamed("3/8")->text(), std::string("3/8"));
        for (const char* bad :
             {"", "3", "/8", "3/", "0/8", "9/8", "3/8x", "-1/8", "3/100001", "1e0/8", " 3/8"}) {
            QVERIFY2(!shardNamed(bad), bad);
        }
        QCOMPARE(storeName("out/results.jsonl", {3, 8}), std::string("out/results.3-of-8.jsonl"));
        QCOMPARE(storeName("results.jsonl", {1, 1}), std::string("results.jsonl"));
        QCOMPARE(arrayExpression({1, 3, 4, 5, 7, 8}), std::string("1,3-5,7,8"));
        QCOMPARE(arrayExpression({}), std::string());
        QCOMPARE(arrayExpression({2}), std::string("2"));
    }

    void theSchedulersArray()
    {
        const auto environment = [](const char* id, const char* count, const char* low, const char* high) {
            qputenv("SLURM_ARRAY_TASK_ID", id);
            qputenv("SLURM_ARRAY_TASK_COUNT", count);
            qputenv("SLURM_ARRAY_TASK_MIN", low);
            qputenv("SLURM_ARRAY_TASK_MAX", high);
        };
        environment("3", "8", "0", "7");
        QCOMPARE(shardOfScheduler()->text(), std::string("4/8"));
        environment("5", "4", "2", "7"); // 2,5-7: the number of shards is unclear
        QVERIFY_EXCEPTION_THROWN((void)shardOfScheduler(), Error);
        const auto refused = [&](const char* part) {
            const QString said = refusalOf([] { (void)shardOfScheduler(); }); // as Error{Usage}
            return said.startsWith(QLatin1String("<error of another kind>"))
                && said.contains(QLatin1String(part));
        };
        environment("x", "8", "0", "7");
        QVERIFY(refused("SLURM_ARRAY_TASK_ID: expected a whole number, found 'x'"));
        environment("-1", "8", "0", "7");
        QVERIFY(refused("SLURM_ARRAY_TASK_ID: expected a whole number, found '-1'"));
        environment("3", "8 ", "0", "7");
        QVERIFY(refused("SLURM_ARRAY_TASK_COUNT: expected a whole number"));
        environment("3", "8", "a", "7");
        QVERIFY(refused("SLURM_ARRAY_TASK_MIN"));
        environment("3", "8", "0", "99999999999");
        QVERIFY(refused("SLURM_ARRAY_TASK_MAX"));
        environment("2147483647", "2", "2147483647", ""); // its last number overflows an int
        QCOMPARE(shardOfScheduler()->text(), std::string("1/2"));
        environment("3", "", "", "");
        QVERIFY(refused("SLURM_ARRAY_TASK_ID is set without SLURM_ARRAY_TASK_COUNT"));
        environment("", "8", "", "");
        QVERIFY(refused("SLURM_ARRAY_TASK_COUNT is set without SLURM_ARRAY_TASK_ID"));
        for (const char* name : {"ID", "COUNT", "MIN", "MAX"}) {
            qunsetenv((std::string("SLURM_ARRAY_TASK_") + name).c_str());
        }
        QVERIFY(!shardOfScheduler());
    }

    void oneListHoweverItIsGiven()
    {
        const Path root = fresh("pictures");
        std::string tar;
        for (int i = 30; i-- > 0;) {
            const Path file = root / keyOf(i);
            std::filesystem::create_directories(file.parent_path());
            write(file, join("bytes of ", i));
            tar += tarEntry(keyOf(i), join("bytes of ", i));
            tar += tarEntry(keyOf(i).substr(0, keyOf(i).size() - 4) + ".cls", join(i, "\n"));
        }
        write(root / "notes.txt", "no picture");
        write(path("pictures.tar"), tar + tarEntry("readme.txt", "none") + tarEnd());
        PictureList fromFolder, fromTar;
        fromFolder.add(root.string());
        fromFolder.finish();
        fromTar.add(path("pictures.tar").string());
        fromTar.finish();
        QCOMPARE(fromFolder.pictures().size(), std::size_t(30));
        for (std::size_t i = 0; i < 30; ++i) {
            const Picture& a = fromFolder.pictures()[i];
            const Picture& b = fromTar.pictures()[i];
            QCOMPARE(a.key, b.key);
            QCOMPARE(a.key, keyOf(inKeyOrder(30)[i]));
            QVERIFY(fromFolder.read(a) == fromTar.read(b));
            const Bytes bytes = fromTar.read(b);
            const std::string number = std::string(bytes.begin(), bytes.end()).substr(9);
            QCOMPARE(fromTar.label(b), "index:" + number);
            QCOMPARE(fromFolder.label(a), a.key.substr(0, 6)); // the innermost folder
        }
        std::size_t together = 0;
        for (int i = 1; i <= 4; ++i) {
            PictureList part({i, 4});
            part.add(path("pictures.tar").string());
            part.finish();
            together += part.pictures().size();
            QCOMPARE(part.total(), std::size_t(30));
        }
        QCOMPARE(together, std::size_t(30));
    }

    void listsOfNames()
    {
        write(path("names.txt"), "b.jpg\r\n./a.jpg\n\n/somewhere/c.png");
        PictureList list;
        list.addLines(path("names.txt").string());
        list.finish();
        QCOMPARE(list.pictures().size(), std::size_t(3));
        QCOMPARE(list.pictures()[0].key, std::string("/somewhere/c.png"));
        QCOMPARE(list.place(list.pictures()[1]), std::string("a.jpg"));
        QVERIFY(refusedWith("b.jpg", [&] { (void)list.read(list.pictures()[2]); }));
        write(path("long.txt"), std::string(5000, 'x'));
        QVERIFY(
            refusedWith("a line of more than 4096 bytes", [&] { list.addLines(path("long.txt").string()); }));
    }

    void whatIsNoListIsRefused()
    {
        const auto listed = [](const Path& input) {
            return [input] {
                PictureList list;
                list.add(input.string());
                list.finish();
            };
        };
        const std::string one = tarEntry("a.jpg", std::string(3000, 'a'));
        write(path("twice.tar"), one + one + tarEnd());
        QVERIFY(refusedWith("the key 'a.jpg' occurs twice", listed(path("twice.tar"))));
        for (const std::size_t size : {std::size_t(700), one.size(), one.size() + 100}) {
            write(path("cut.tar"), (one + tarEntry("b.jpg", "b") + tarEnd()).substr(0, size));
            QVERIFY2(refusedWith("cut.tar", listed(path("cut.tar"))), qPrintable(QString::number(size)));
        }
        write(path("none.tar"), tarEntry("a.txt", "a") + tarEnd());
        QVERIFY(refusedWith("no picture in this tar", listed(path("none.tar"))));
        QVERIFY(refusedWith("no such file or folder", listed(path("absent"))));
        QVERIFY(refusedWith("no picture in this folder", listed(fresh("empty"))));
    }

    void everyReaderOpensAStoresTar()
    {
        goOn(path("tar.tar"), {}, 30);
        std::set<std::string> names;
        for (const std::string& name : filesInArchive(KeptFile(path("tar.tar")))) { // read by libarchive
            names.insert(name);
        }
        QVERIFY(names.count(keyOf(7) + ".relevance.k3.npy") == 1 && names.count("complete.json") == 1);
        QCOMPARE(names.size(), std::size_t(2 + 27 * 3 + 3)); // three of thirty are refused
        QCOMPARE(memberName("../../etc/passwd").substr(0, 4), std::string("key-"));
        QCOMPARE(memberName("/etc/passwd").substr(0, 4), std::string("key-"));
    }

    void mergedShardsAreOneRun_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<int>("shards");
        for (const int shards : {1, 2, 7}) {
            QTest::addRow("jsonl %d", shards) << QStringLiteral("jsonl") << shards;
            QTest::addRow("tar %d", shards) << QStringLiteral("tar") << shards;
        }
    }
    void mergedShardsAreOneRun()
    {
        QFETCH(QString, suffix);
        QFETCH(int, shards);
        const Path folder = fresh("merged");
        const Path whole = folder / ("one." + suffix.toStdString());
        goOn(whole, {}, 60);
        const std::string out = (folder / ("all." + suffix.toStdString())).string();
        std::vector<Path> stores;
        for (int i = 1; i <= shards; ++i) {
            stores.emplace_back(storeName(out, {i, shards}));
            goOn(stores.back(), {i, shards}, 60, 3); // stopped, then resumed
            goOn(stores.back(), {i, shards}, 60);
        }
        std::uint64_t seen = 0;
        const MergeResult result =
            mergeStores(out, stores, [&](const StoreHeader&, const ReadJson&) { ++seen; });
        QCOMPARE(result.records, std::uint64_t(60));
        QCOMPARE(result.refused, std::uint64_t(5));
        QCOMPARE(seen, std::uint64_t(60));
        QVERIFY(bytesOf(out) == bytesOf(whole));
    }

    // However a crash truncates the file, the next run ends in the same bytes.
    void cutAtEveryByteAndGoneOnWith_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addRow("jsonl") << QStringLiteral("jsonl");
        QTest::addRow("tar") << QStringLiteral("tar");
    }
    void cutAtEveryByteAndGoneOnWith()
    {
        QFETCH(QString, suffix);
        const Path store = fresh("cut") / ("store." + suffix.toStdString());
        goOn(store, {}, 8);
        const std::string whole = bytesOf(store);
        const std::size_t step = suffix == QLatin1String("tar") ? 97 : 7;
        for (std::size_t size = 0; size <= whole.size(); size += step) {
            write(store, whole.substr(0, size));
            goOn(store, {}, 8);
            QVERIFY2(bytesOf(store) == whole, qPrintable(QString::number(size)));
        }
    }

    // Before 0.3.0, phi of linear attention acted on the whole vector, and the plan did not say so.
    void earlierPlansKeepTheirMeaning()
    {
        for (const char* suffix : {"jsonl", "tar"}) {
            const Path store = fresh("earlier") / (std::string("store.") + suffix);
            const auto asked = [](const char* plan) {
                return storeHeader("explain", {{"model", "abc"}, {"attention", plan}}, {});
            };
            const auto opened = [&](const char* plan) {
                return [&, plan] { const ShardStore open(store, asked(plan), [](StoredRecord&&) {}); };
            };
            {
                ShardStore earlier(store, asked("linear:cosine,heads=4@all"), [](StoredRecord&&) {});
                earlier.add(keyOf(0), entryOf(0));
            }
            const std::string bytes = bytesOf(store);
            opened("linear:cosine,heads=4,phi=whole@all")();
            QCOMPARE(bytesOf(store), bytes);
            QVERIFY(refusedWith("other settings", opened("linear:cosine,heads=4,phi=head@all")));
            QVERIFY(refusedWith("other settings", opened("hydra:cosine@all")));
        }
    }

    void whatIsDamagedOrForeignIsRefused()
    {
        for (const char* suffix : {"jsonl", "tar"}) {
            const Path store = fresh("foreign") / (std::string("store.") + suffix);
            const auto opened = [&](const StoreHeader& header) {
                return [&store, header] { const ShardStore open(store, header, [](StoredRecord&&) {}); };
            };
            const StoreHeader ours = storeHeader("explain", settings, {});
            goOn(store, {}, 20);
            const std::string whole = bytesOf(store);
            std::string damaged = whole;
            damaged[damaged.find("\"number\":") + 10] ^= 1;
            write(store, damaged);
            QVERIFY(refusedWith("damaged from byte", opened(ours)));
            QVERIFY(bytesOf(store) == damaged); // untouched
            write(store, whole + whole);
            QVERIFY(refusedWith("has data after its end", opened(ours)));
            write(store, "my thesis\n");
            QVERIFY(refusedWith("expected a store of results, found something else", opened(ours)));
            write(store, "my thesis");
            QVERIFY(refusedWith("expected a store of results, found something else", opened(ours)));
            QCOMPARE(bytesOf(store), std::string("my thesis"));
            write(store, whole);
            QVERIFY(refusedWith("its heads is [3,6] instead of [3]",
                                opened(storeHeader("explain", {{"model", "abc"}, {"heads", {3}}}, {}))));
            QVERIFY(refusedWith("results of explain, not of predict",
                                opened(storeHeader("predict", settings, {}))));
            QVERIFY(
                refusedWith("contains shard 1/1, not 2/3", opened(storeHeader("explain", settings, {2, 3}))));
            const ShardStore first(store, ours, [](StoredRecord&&) {});
            QVERIFY(refusedWith("another process is writing shard 1/1", opened(ours)));
        }
        QVERIFY_EXCEPTION_THROWN((void)storeFormat("results.csv"), Error);
    }

    // Checksums are per line, so a missing whole line breaks no checksum.
    void aWholePictureThatIsGoneIsNoticed()
    {
        for (const char* suffix : {"jsonl", "tar"}) {
            const Path folder = fresh("gone");
            const Path store = folder / (std::string("store.") + suffix);
            const Path out = folder / (std::string("out.") + suffix);
            goOn(store, {}, 20);
            const std::string whole = bytesOf(store);
            std::vector<std::pair<std::size_t, std::size_t>> pieces;
            {
                const ShardStore open(
                    store, storeHeader("explain", settings, {}),
                    [&](StoredRecord&& record) { pieces.emplace_back(record.offset, record.size); });
            }
            QCOMPARE(pieces.size(), std::size_t(20));
            const auto refused = [&](const std::string& bytes, const char* why) {
                write(store, bytes);
                return refusedWith(why, [&] { (void)mergeStores(out, {store}); })
                    && refusedWith(why, [&] { goOn(store, {}, 20); })
                    && refusedWith(why, [&] { (void)missingWork(store.string(), 1, nullptr); })
                    && bytesOf(store) == bytes && !std::filesystem::exists(out);
            };
            for (const std::size_t i : {std::size_t(0), std::size_t(7), std::size_t(19)}) {
                std::string less = whole;
                less.erase(pieces[i].first, pieces[i].second);
                QVERIFY2(refused(less, "20 pictures were written, and 19 are present"), suffix);
            }
            const std::string third = whole.substr(pieces[3].first, pieces[3].second);
            std::string twice = whole;
            twice.insert(pieces[3].first, third);
            QVERIFY2(refused(twice, "20 pictures were written, and 21 are present"), suffix);
            std::string exchanged = whole;
            exchanged.erase(pieces[4].first, pieces[4].second)
                .insert(pieces[3].first, whole.substr(pieces[4].first, pieces[4].second));
            QVERIFY2(refused(exchanged, "the checksum over its 20 pictures does not match"), suffix);
            write(store, whole);
            QCOMPARE(mergeStores(out, {store}).records, std::uint64_t(20));
        }
    }

    void aFolderThatCannotBeWrittenToIsSaid()
    {
        const Path folder = fresh("closed");
        const auto open = [](const Path& store) { return [store] { goOn(store, {}, 3); }; };
        if (::geteuid() == 0) { // root may write into any folder but the kernel's
            QVERIFY(refusedWith("/sys/store.jsonl: cannot be written: ", open("/sys/store.jsonl")));
        } else {
            std::filesystem::permissions(
                folder, std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
            const bool refused = refusedWith("closed: cannot be written into: Permission denied",
                                             open(folder / "store.jsonl"));
            std::filesystem::permissions(folder, std::filesystem::perms::owner_all);
            QVERIFY(refused);
        }
        std::filesystem::create_directories(folder / "store.jsonl");
        QVERIFY(refusedWith("store.jsonl: cannot be written: Is a directory", open(folder / "store.jsonl")));
    }

    void incompleteMergesAreRefused()
    {
        const Path folder = fresh("incomplete");
        const std::string out = (folder / "all.tar").string();
        const auto merged = [&](const std::vector<int>& shards) {
            return [&out, shards] {
                std::vector<Path> stores;
                for (const int i : shards) {
                    stores.emplace_back(storeName(out, {i, 3}));
                }
                (void)mergeStores(out, stores);
            };
        };
        goOn(storeName(out, {1, 3}), {1, 3}, 40);
        goOn(storeName(out, {2, 3}), {2, 3}, 40);
        goOn(storeName(out, {3, 3}), {3, 3}, 40, 2);
        QVERIFY(refusedWith("shard 3/3 is incomplete: it ends after 2 pictures", merged({1, 2, 3})));
        QVERIFY(refusedWith("of 3 shards, 3 is missing", merged({1, 2})));
        QVERIFY(refusedWith("is shard 2/3, as", merged({1, 2, 2})));
        QVERIFY(!std::filesystem::exists(out));
        std::string array = bytesOf(storeName(out, {2, 3})); // a bit of an array; its line is unchanged
        const std::size_t at = array.find("bbbbbbbb");
        array[at == std::string::npos ? array.find("eeeeeeee") : at] ^= 1;
        write(storeName(out, {2, 3}), array);
        goOn(storeName(out, {3, 3}), {3, 3}, 40);
        QVERIFY(refusedWith("damaged from byte", merged({1, 2, 3})));

        const MissingWork work = missingWork((folder / "other.tar").string(), 3, nullptr);
        QCOMPARE(arrayExpression(work.todo()), std::string("1-3"));
    }

    void whatIsMissing()
    {
        const Path root = fresh("wanted");
        for (int i = 0; i < 40; ++i) {
            std::filesystem::create_directories((root / keyOf(i)).parent_path());
            write(root / keyOf(i), "x");
        }
        PictureList list;
        list.add(root.string());
        list.finish();
        const std::string out = path("missing.jsonl").string();
        goOn(storeName(out, {1, 3}), {1, 3}, 40);
        goOn(storeName(out, {2, 3}), {2, 3}, 40, 2);
        const MissingWork work = missingWork(out, 3, &list);
        QCOMPARE(arrayExpression(work.todo()), std::string("2,3"));
        QCOMPARE(work.shards[1].done, std::uint64_t(2));
        QCOMPARE(work.left, 40 - work.shards[0].done - 2);
        QCOMPARE(work.keys.size(), std::size_t(work.left));
        goOn(storeName(out, {2, 3}), {2, 3}, 40);
        goOn(storeName(out, {3, 3}), {3, 3}, 40);
        QVERIFY(missingWork(out, 3, &list).todo().empty());
        write(root / "later.jpg", "x"); // no longer complete
        PictureList longer;
        longer.add(root.string());
        longer.finish();
        QCOMPARE(missingWork(out, 3, &longer).todo(), std::vector<int>{shardOf("later.jpg", 3)});
    }

    void resultsComeInOrderAndStopWhole()
    {
        for (const int jobs : {1, 3}) {
            std::vector<std::size_t> taken;
            const CancelToken stop;
            std::atomic<int> begun{0};
            inOrder<std::size_t>(
                200, jobs,
                [&](std::size_t i, const CancelToken&) {
                    ++begun;
                    if (i % 7 == 0) {
                        std::this_thread::yield();
                    }
                    return i * i;
                },
                [&](std::size_t i, std::size_t&& result) {
                    QCOMPARE(result, i * i);
                    taken.push_back(i);
                    if (i == 50) {
                        stop.cancel();
                    }
                },
                stop);
            QVERIFY(taken.size() > 50 && taken.size() < 200);
            QCOMPARE(int(taken.size()), begun.load()); // every task begun was collected
            QVERIFY(std::is_sorted(taken.begin(), taken.end()));
        }
        int before = 0;
        QVERIFY_EXCEPTION_THROWN(inOrder<int>(
                                     100, 3,
                                     [](std::size_t i, const CancelToken&) {
                                         if (i == 20) {
                                             throw Error(ErrorCode::Internal, "here");
                                         }
                                         return 0;
                                     },
                                     [&](std::size_t, int&&) { ++before; }, {}),
                                 Error);
        QCOMPARE(before, 20);
    }

    void progressInWords()
    {
        RunProgress progress{9103, 1000, 500, 2, 10.0};
        QCOMPARE(progress.text(), std::string("1500 of 9103 pictures, 50/s, 2 min 32 s left, 2 refused"));
        QCOMPARE(progress.json(),
                 std::string(R"({"done":1500,"total":9103,"refused":2,"pictures_per_s":50.0,)"
                             R"("seconds_left":152.1})"));
        QCOMPARE(RunProgress().json(),
                 std::string(R"({"done":0,"total":0,"refused":0,"pictures_per_s":0.0,"seconds_left":null})"));
    }
};

HYDRA_TEST(TestShards, QCoreApplication)
#include "test_shards.moc"
