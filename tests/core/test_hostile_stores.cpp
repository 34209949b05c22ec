// SPDX-License-Identifier: GPL-3.0-or-later
// Foreign stores, and stores that are removed, cut or locked while they are written: refused with a message,
// never merged into a file that no reader accepts, and never lost silently.
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/in_order.h"
#include "core/shard/merge.h"
#include "core/shard/shard_store.h"
#include "core/shard/tar_block.h"

#include <QtTest>

#include <cerrno>
#include <fstream>
#include <functional>
#include <set>
#include <sys/file.h>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::shard;
using namespace hydra::test;

namespace {

std::function<int()> flockAs; // returns an errno; 0: call the system's

const Json settings{{"model", "abc"}};
const StoreHeader ours = storeHeader("predict", settings, {});

std::string bytesOf(const Path& path)
{
    const Bytes bytes = readFile(path, 1U << 30U);
    return {bytes.begin(), bytes.end()};
}

void write(const Path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

// TEXT, a JSON object, with its checksum.
std::string sealedText(const std::string& text)
{
    return "{\"crc\":\"" + crcText(crcOf(text.substr(1))) + "\"," + text.substr(1);
}

// A whole store with LINES, as another program may write it.
std::string storeOf(StoreFormat format, const std::vector<std::string>& lines,
                    const StoreHeader& header = ours, const std::string& end = "\n")
{
    std::string text = storedHeader(format, header);
    Sha256 sum;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string line = lines[i] + "\n";
        sum.add(line.data(), line.size());
        text += format == StoreFormat::Lines ? line : tarEntry(join("picture", i, ".json"), lines[i] + end);
    }
    return text + storedEnd(format, lines.size(), 0, sum.text());
}

// A first line with the given values of "version" and "settings".
std::string headerText(const std::string& version, const std::string& stored)
{
    return sealedText("{\"store\":{\"version\":" + version
                      + ",\"command\":\"predict\",\"fingerprint\":\"x\",\"shard\":\"1/1\",\"settings\":"
                      + stored + "}}")
        + "\n";
}

std::string internalErrorOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.code() == ErrorCode::Internal ? error.what() : join("another kind: ", error.what());
    }
    return "accepted";
}

bool failsWith(const char* part, const std::function<void()>& work)
{
    const std::string said = internalErrorOf(work);
    const bool fits = said.find(part) != std::string::npos && said.find("another kind") != 0;
    if (!fits) {
        qWarning("expected a failure with \"%s\", got \"%s\"", part, said.c_str());
    }
    return fits;
}

} // namespace

// Replaces the system's flock() (with its linkage), to simulate file systems without locks and events before
// it returns.
int flock(int file, int operation) noexcept
{
    if (flockAs) {
        if (const int reason = flockAs(); reason != 0) {
            errno = reason;
            return -1;
        }
    }
    return static_cast<int>(::syscall(SYS_flock, file, operation));
}

class TestHostileStores : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path fresh(const std::string& name) const
    {
        const Path folder = m_folder.path().toStdString() + "/" + name;
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
        return folder;
    }

private Q_SLOTS:
    // A line in a tar without its line end is refused, also if it ends at the end of a block.
    void aLineOfATarHasAnEnd()
    {
        const Path folder = fresh("end");
        for (const std::size_t size : {std::size_t(200), std::size_t(tarBlock), std::size_t(4 * tarBlock)}) {
            const std::string text = R"({"key":"a","result":"")";
            const std::string line = sealedText(text.substr(0, text.size() - 1)
                                                + std::string(size - text.size() - 18, 'x') + "\"}");
            QCOMPARE(line.size(), size);
            write(folder / "in.tar", storeOf(StoreFormat::Tar, {line}, ours, ""));
            QVERIFY(refusedWith("damaged from byte",
                                [&] { (void)mergeStores(folder / "out.tar", {folder / "in.tar"}); }));
            QVERIFY(!std::filesystem::exists(folder / "out.tar"));
            write(folder / "in.tar", storeOf(StoreFormat::Tar, {line}));
            QCOMPARE(mergeStores(folder / "out.tar", {folder / "in.tar"}).records, std::uint64_t(1));
            std::filesystem::remove(folder / "out.tar");
        }
    }

    // A result that looks like a line of a store stays one picture's result.
    void whatIsMergedIsWhole()
    {
        const Path folder = fresh("whole");
        for (const char* suffix : {"jsonl", "tar"}) {
            const Path in = folder / (std::string("in.") + suffix),
                       out = folder / (std::string("out.") + suffix);
            {
                ShardStore store(in, ours, [](StoredRecord&&) {});
                store.add("a", {{{"map", {{"crc", "01234567"}, {"key", "b"}}}}, {}, {}});
                store.add("b", {{{"text", "{\"crc\":\"01234567\",\"key\":\"c\"}\n"}}, {}, {{"npy", "xy"}}});
                store.complete();
            }
            const std::string sum = readStore(in, [](const ReadJson&) {}).sum;
            QCOMPARE(mergeStores(out, {in}).sum, sum);
            QVERIFY(bytesOf(out) == bytesOf(in));
            std::uint64_t keys = 0;
            QCOMPARE(readStore(out, [&](const ReadJson& line) { keys += line.contains("key"); }).records,
                     keys);
            QVERIFY(missingWork(out.string(), 1, nullptr).todo().empty());
        }
    }

    void largeArraysAreSummedInPieces()
    {
        const Path folder = fresh("large");
        std::string array(2'500'000, 'a');
        {
            ShardStore store(folder / "in.tar", ours, [](StoredRecord&&) {});
            store.add("a", {{{"x", 1}}, {}, {{"npy", array}, {"more.npy", "b"}}});
            store.complete();
        }
        (void)mergeStores(folder / "out.tar", {folder / "in.tar"});
        QVERIFY(bytesOf(folder / "out.tar") == bytesOf(folder / "in.tar"));
        std::string damaged = bytesOf(folder / "in.tar");
        damaged[damaged.find(std::string(100, 'a')) + 2'000'000] ^= 1;
        write(folder / "in.tar", damaged);
        QVERIFY(refusedWith("damaged from byte",
                            [&] { (void)mergeStores(folder / "out.tar", {folder / "in.tar"}); }));
        std::filesystem::resize_file(folder / "in.tar", std::uint64_t(1) << 33);
        QVERIFY(refusedWith("the rest is a hole",
                            [&] { (void)mergeStores(folder / "out.tar", {folder / "in.tar"}); }));
    }

    void keysOfOtherShardsAreRefused()
    {
        const Path folder = fresh("keys");
        std::vector<Path> stores;
        for (int i = 1; i <= 2; ++i) { // each store has a key that belongs to the other
            const Shard shard{i, 2};
            std::string key = "a";
            while (shard.holds(key)) {
                key += 'a';
            }
            stores.push_back(folder / join("in.", i, "-of-2.jsonl"));
            write(stores.back(),
                  storeOf(StoreFormat::Lines, {sealedText(R"({"key":")" + key + R"(","result":{}})")},
                          storeHeader("predict", settings, shard)));
        }
        QVERIFY(refusedWith("in it belongs to shard 2/2",
                            [&] { (void)mergeStores(folder / "out.jsonl", stores); }));
    }

    // A store that is small on disk must not be large in memory; and the reader accepts all that the writer
    // writes.
    void linesHaveABound()
    {
        std::string many = R"({"key":"a","result":[)";
        for (int i = 0; i < 1'000'000; ++i) {
            many += "{},";
        }
        many += "{}]}";
        QVERIFY(!unsealed(sealedText(many)));
        QVERIFY(unsealed(sealedText(R"({"key":"a","result":[{},{},{}]})")));
        QVERIFY(failsWith("a line of a store takes at most", [&] { (void)sealed(Json::parse(many)); }));
        const Path folder = fresh("bound");
        const auto headerOf = [&](std::size_t size) {
            return storeHeader("predict", {{"model", std::string(size, 'a')}}, {});
        };
        write(folder / "in.jsonl", storeOf(StoreFormat::Lines, {}, headerOf(1'000'000)));
        QCOMPARE(missingWork((folder / "in.jsonl").string(), 1, nullptr).todo().size(), std::size_t(0));
        write(folder / "in.jsonl", headerText("1", "\"" + std::string(1'100'000, 'a') + "\""));
        QVERIFY(refusedWith("expected a store of results, found something else",
                            [&] { (void)missingWork((folder / "in.jsonl").string(), 1, nullptr); }));
        QVERIFY(refusalOf([&] {
                    (void)headerOf(1'100'000).line();
                }).contains("a store takes settings of at most"));
        for (const char* version : {"true", "1e300", "-1", "\"1\""}) {
            write(folder / "in.jsonl", headerText(version, "{}"));
            QVERIFY(refusedWith("a store of version",
                                [&] { (void)missingWork((folder / "in.jsonl").string(), 1, nullptr); }));
        }
    }

    // Twenty thousand headers that each claim a long line: reading them all would be 200 GB.
    void damageIsFoundInTime()
    {
        const Path file = fresh("claims") / "in.tar";
        constexpr int claims = 20'000;
        const std::string begins = "{\"crc\":\"00000000\",\"x\":\""; // needed, or its checksum is not checked
        std::string text = storedHeader(StoreFormat::Tar, ours)
            + tarEntry("a.json", std::string("{\"crc\":\"00000000\",\"key\":\"a\"}\n"));
        for (int i = 0; i < claims; ++i) {
            // The entry is as long as its contents; only the size in its header, and the header's sum, are
            // forged.
            std::string entry =
                tarEntry(join("x", i, ".json"), begins + std::string(tarBlock - begins.size(), 'y'));
            const std::uint64_t size = std::min<std::uint64_t>(60U << 20U, (claims - i) * 1024ULL - tarBlock);
            entry.replace(124, 11, QString::number(size, 8).rightJustified(11, '0').toStdString());
            entry.replace(148, 8, 8, ' ');
            std::uint64_t sum = 0;
            for (std::size_t at = 0; at < tarBlock; ++at) {
                sum += static_cast<unsigned char>(entry[at]);
            }
            entry.replace(148, 6, QString::number(sum, 8).rightJustified(6, '0').toStdString());
            entry[154] = '\0';
            text += entry;
        }
        write(file, text);
        QVERIFY(refusedWith("damaged from byte", [&] { (void)missingWork(file.string(), 1, nullptr); }));
    }

    void lookingForDamageIsGivenUp()
    {
        const Path file = fresh("patience") / "in.tar";
        write(file,
              storedHeader(StoreFormat::Tar, ours) + tarEntry("a.json", sealedText(R"({"key":"a"})") + "\n")
                  + std::string(1024, 'x'));
        std::filesystem::resize_file(file, std::uint64_t(64) << 30); // half a minute of zeros
        const int open = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
        const CancelToken cancel;
        std::atomic<bool> begun{false};
        std::thread user([&] {
            while (!begun) {
                std::this_thread::yield();
            }
            cancel.cancel();
        });
        ErrorCode code = ErrorCode::Internal;
        try {
            (void)scanStore(
                open, file, StoreFormat::Tar, Checked::Lines, [&](StoredRecord&&) { begun = true; }, nullptr,
                cancel);
        } catch (const Error& error) {
            code = error.code();
        }
        begun = true;
        user.join();
        ::close(open);
        QVERIFY(code == ErrorCode::Cancelled);
    }

    void onlyAPieceOfAHeaderWasJustBegun()
    {
        const Path folder = fresh("begun");
        for (const StoreFormat format : {StoreFormat::Lines, StoreFormat::Tar}) {
            const Path store = folder / (format == StoreFormat::Tar ? "in.tar" : "in.jsonl");
            const auto looked = [&] { (void)missingWork(store.string(), 1, nullptr); };
            const std::string header = storedHeader(format, ours);
            const std::size_t last =
                format == StoreFormat::Tar ? tarBlock + ours.line().size() : header.size() - 1;
            for (std::size_t size = 0; size <= last; ++size) {
                write(store, header.substr(0, size));
                QCOMPARE(missingWork(store.string(), 1, nullptr).todo(), std::vector<int>{1});
            }
            for (const std::string& foreign :
                 {std::string("my thesis"), tarEntry("thesis.txt", "all of it") + tarEnd(),
                  tarEntry("store.json", "{\"store\":\"of shoes\"}\n").substr(0, 600),
                  std::string("{\"crc\":\"00000000\",\"key\":\"a\""), std::string(5000, '\0')}) {
                write(store, foreign);
                QVERIFY(refusedWith("expected a store of results, found something else", looked));
            }
        }
    }

    void aTarHasEachNameOnce()
    {
        const Path file = fresh("names") / "in.tar";
        ShardStore store(file, ours, [](StoredRecord&&) {});
        for (const char* key : {"complete", "store", "store.jpg"}) {
            store.add(key, {{{"x", 1}}, {}, {{"npy", "y"}}});
        }
        store.complete();
        const int open = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
        FileWindow window(open, {});
        std::set<std::string> names;
        std::size_t count = 0;
        for (auto entry = tarEntryAt(window, 0); entry; entry = tarEntryAt(window, entry->next)) {
            names.insert(entry->name);
            ++count;
        }
        ::close(open);
        QCOMPARE(count, std::size_t(2 + 3 * 2));
        QCOMPARE(names.size(), count);
        QVERIFY(names.count("store.jpg.json") == 1 && memberName("store").rfind("key-", 0) == 0);
        QCOMPARE(readStore(file, [](const ReadJson&) {}).records, std::uint64_t(3));
    }

    // If another program removes or changes the file, the run fails and reports that work is lost.
    void aStoreThatIsTakenAwayIsMissed()
    {
        const Path folder = fresh("lost");
        const Path file = folder / "in.jsonl";
        const auto while_ = [&](const std::function<void()>& happens) {
            return [&file, happens] {
                std::filesystem::remove(file);
                ShardStore store(file, ours, [](StoredRecord&&) {});
                store.add("a", {{{"x", 1}}, {}, {}});
                happens();
                store.add("b", {{{"x", 2}}, {}, {}});
                store.complete();
            };
        };
        QCOMPARE(internalErrorOf(while_([] {})), std::string("accepted"));
        QVERIFY(failsWith("in.jsonl: was removed or replaced by another program while pictures were added",
                          while_([&] { std::filesystem::remove(file); })));
        QVERIFY(failsWith("was removed or replaced", while_([&] {
                              std::filesystem::copy_file(file, folder / "copy");
                              std::filesystem::rename(folder / "copy", file);
                          })));
        QVERIFY(failsWith("differs in length", while_([&] { std::filesystem::resize_file(file, 20); })));
        QCOMPARE(bytesOf(file).size(), std::size_t(20)); // and is not filled with zeros
        QVERIFY(failsWith("differs in length", while_([&] { write(file, bytesOf(file) + "more"); })));
    }

    // A file that ends before its size is an error, not the end: otherwise later results would be cut off as
    // torn.
    void aStoreThatCannotBeReadIsNamed()
    {
        const Path file = fresh("short") / "in.jsonl";
        write(file, std::string(5000, 'x'));
        const int open = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
        FileWindow window(open, file);
        std::filesystem::resize_file(file, 100);
        QVERIFY(refusedWith("in.jsonl: reading stopped after 100 of 5000 bytes",
                            [&] { (void)window.view(0, 5000); }));
        ::close(open);
        QVERIFY(failsWith("in.jsonl: cannot be read: Bad file descriptor",
                          [&] { const FileWindow closed(open, file); }));
    }

    void aStoreThatCannotBeLockedIsRefused()
    {
        const Path folder = fresh("locks");
        const Path file = folder / "in.jsonl";
        const auto open = [&] { const ShardStore store(file, ours, [](StoredRecord&&) {}); };
        flockAs = [] { return ENOLCK; };
        QVERIFY(refusedWith("in.jsonl: cannot be locked: ", open));
        flockAs = [] { return EWOULDBLOCK; };
        QVERIFY(refusedWith("another process is writing", open));
        // While we waited for the lock, its owner removed the file, and another process created a new one.
        int calls = 0;
        flockAs = [&] {
            if (calls++ == 0) {
                std::filesystem::remove(file);
                write(file, storedHeader(StoreFormat::Lines, ours));
            }
            return 0;
        };
        {
            ShardStore store(file, ours, [](StoredRecord&&) {});
            store.add("a", {{{"x", 1}}, {}, {}});
            store.complete();
        }
        flockAs = {};
        QCOMPARE(calls, 2);
        QCOMPARE(readStore(file, [](const ReadJson&) {}).records, std::uint64_t(1));
    }

    void aStoreIsNotBegunThroughALink()
    {
        const Path folder = fresh("links");
        const Path link = folder / "in.jsonl";
        const auto open = [&] { const ShardStore store(link, ours, [](StoredRecord&&) {}); };
        std::filesystem::create_symlink(folder / "victim", link);
        QVERIFY(refusedWith("a dangling link", open));
        QVERIFY(!std::filesystem::exists(folder / "victim"));
        write(folder / "victim", "");
        QVERIFY(refusedWith("a new store cannot be created through a link", open));
        QCOMPARE(bytesOf(folder / "victim"), std::string());
        write(folder / "victim", storedHeader(StoreFormat::Lines, ours)); // an existing store is resumed
        open();
        QVERIFY(std::filesystem::is_symlink(link));
    }

    // After an error, work under way is cancelled, since its results are not used.
    void whatIsUnderWayIsGivenUp()
    {
        std::atomic<int> working{0};
        QVERIFY_EXCEPTION_THROWN(inOrder<int>(
                                     100, 3,
                                     [&](std::size_t i, const CancelToken& givenUp) {
                                         ++working;
                                         while (i > 0 && !givenUp.cancelled()) {
                                             std::this_thread::yield();
                                         }
                                         return 0;
                                     },
                                     [&](std::size_t, int&&) {
                                         while (working < 3) {
                                             std::this_thread::yield();
                                         }
                                         throw Error(ErrorCode::Internal, "a full disk");
                                     },
                                     {}),
                                 Error);
    }
};

HYDRA_TEST(TestHostileStores, QCoreApplication)
#include "test_hostile_stores.moc"
