// SPDX-License-Identifier: GPL-3.0-or-later
// The zip layer: archives written byte by byte are read back unchanged, and hostile ones are refused.
#include "core/format/zip_archive.h"

#include <QtTest>

#include "tests/support/bytes.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::test;

namespace {

ZipArchive open(const std::string& file)
{
    return {copyOfBytes(file.data(), file.size()), "memory"};
}

std::string textOf(const ByteBlock& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data), bytes.size};
}

// Whether reading the directory or any entry is refused with SAYS.
bool refused(const char* says, const std::string& file)
{
    return refusedWith(says, [&] {
        const ZipArchive archive = open(file);
        for (const auto& [name, entry] : archive.entries()) {
            (void)archive.read(name);
        }
    });
}

const std::string content = "some text of the file, some text of the file, some text of the file";

} // namespace

class TestZip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsStoredAndDeflated()
    {
        for (const bool zip64 : {false, true}) {
            const ZipArchive archive = open(zipOf(
                {{"a/b", content}, {"packed", content, true}, {"empty", ""}, {"nothing", "", true}}, zip64));
            QCOMPARE(archive.entries().size(), std::size_t(4));
            QCOMPARE(textOf(archive.read("a/b")), content);
            QCOMPARE(textOf(archive.read("packed")), content);
            QCOMPARE(archive.read("empty").size + archive.read("nothing").size, std::size_t(0));
            QVERIFY(archive.find("packed")->deflated && archive.find("packed")->stored < content.size());
            QVERIFY(archive.find("b") == nullptr);
            QVERIFY(refusedWith("no entry 'b'", [&] { (void)archive.read("b"); }));
        }
        QVERIFY(open(zipOf({})).entries().empty());
    }

    void storedEntriesAreViews()
    {
        const std::string file = zipOf({{"a", content}});
        const ByteBlock bytes = copyOfBytes(file.data(), file.size());
        const ByteBlock entry = ZipArchive(bytes, "memory").read("a"); // outlives the archive
        QVERIFY(entry.data > bytes.data && entry.data + entry.size < bytes.data + bytes.size);
    }

    void readsLargeSizesOfZip64()
    {
        ZipItem item("a", content);
        item.extra = u16(0x7777) + u16(3) + "xyz" + u16(1) + u16(16) + u64(item.size) + u64(item.stored);
        item.size = item.stored = 0xffffffff;
        QCOMPARE(textOf(open(zipOf({item}, true)).read("a")), content);
        item.extra.resize(item.extra.size() - 1);
        QVERIFY(refused("64-bit sizes", zipOf({item})));
        item.extra = u16(1) + u16(8) + u64(content.size());
        QVERIFY(refused("64-bit sizes", zipOf({item})));
        item.extra = u16(1) + u16(16) + u64(~0ULL) + u64(~0ULL);
        QVERIFY(refused("beyond the file's data", zipOf({item})));
    }

    void refusesHostileNames()
    {
        for (const char* name : {"../a", "a/../../b", "/etc/passwd", "a\\b", "a\nb", "..", "", "a/.."}) {
            QVERIFY2(refused("not a plain relative path", zipOf({{name, content}})), name);
        }
        QVERIFY(refused("not a plain relative path", zipOf({{std::string("a\0b", 3), content}})));
        QVERIFY(refused("occurs twice", zipOf({{"a", content}, {"a", "other"}})));
        ZipItem renamed("a", content);
        renamed.localName = "b";
        QVERIFY(refused("differs from its directory entry", zipOf({renamed})));
        QCOMPARE(open(zipOf({{"a..b/c..", content}})).entries().size(), std::size_t(1));
    }

    void refusesLyingNumbers()
    {
        const auto with = [](void (*change)(ZipItem&), bool pack = false) {
            ZipItem item("a", content, pack);
            change(item);
            return zipOf({{"first", content}, item, {"last", content}});
        };
        QVERIFY(refused("wrong checksum", with([](ZipItem& i) { i.checksum ^= 1; })));
        QVERIFY(refused("wrong checksum", with([](ZipItem& i) { i.checksum ^= 1; }, true)));
        QVERIFY(refused("is stored, but in", with([](ZipItem& i) { i.size += 1; })));
        QVERIFY(refused("overlap", with([](ZipItem& i) { i.size = i.stored += 40; })));
        QVERIFY(refused("beyond the file's data", with([](ZipItem& i) { i.size = i.stored = 0x7fffffff; })));
        QVERIFY(refused("not where the directory says", with([](ZipItem& i) { i.offset = 0x7fffffff; })));
        QVERIFY(refused("not where the directory says", with([](ZipItem& i) { i.offset = 1; })));
        QVERIFY(refused("differs from", with([](ZipItem& i) { i.offset = 0; })));
        QVERIFY(refused("encrypted", with([](ZipItem& i) { i.flags = 1; })));
        QVERIFY(refused("method 12", with([](ZipItem& i) { i.method = 12; })));
        QVERIFY(refused("does not inflate", with([](ZipItem& i) { i.size += 1; }, true)));
        QVERIFY(refused("does not inflate", with([](ZipItem& i) { i.size -= 1; }, true)));
        QVERIFY(refused("does not inflate", with([](ZipItem& i) { i.stored -= 1; }, true)));
        QVERIFY(refused("does not inflate", with([](ZipItem& i) { i.bytes[1] = '\xff'; }, true)));
    }

    // Two names for one place: a trick that inflates kilobytes to petabytes.
    void refusesOverlap()
    {
        ZipItem inner("b", content);
        const std::string hidden = zipOf({inner}).substr(0, 31 + content.size());
        ZipItem outer("a", hidden);
        inner.offset = 31; // within the data of the first
        std::vector<ZipItem> items{outer, inner};
        QVERIFY(refused("overlap", zipOf(items)));
    }

    void refusesBombs()
    {
        ZipItem lie("a", "x", true);
        lie.size = 0xfffffff0;
        QVERIFY(refused("a decompression bomb", zipOf({lie})));
        ZipItem part("p", "x", true);
        part.size = 60 << 20;
        std::vector<ZipItem> parts;
        for (int i = 0; i < 5; ++i) {
            part.name = part.localName = std::to_string(i);
            parts.push_back(part);
        }
        QVERIFY(refused("a decompression bomb", zipOf(parts)));
        // Large and all zeros, but not a bomb.
        const std::string zeros(4 << 20, '\0');
        QCOMPARE(open(zipOf({{"zeros", zeros, true}})).read("zeros").size, zeros.size());
    }

    void refusesBrokenDirectories()
    {
        const std::string good = zipOf({{"a", content}, {"b", content}});
        const auto end = good.size() - 22;
        const auto with = [&](std::size_t at, const std::string& bytes) {
            std::string file = good;
            file.replace(end + at, bytes.size(), bytes);
            return file;
        };
        QVERIFY(refused("no directory", ""));
        QVERIFY(refused("no directory", "PK\3\4"));
        QVERIFY(refused("no directory", with(20, u16(5)))); // a comment that is missing
        QVERIFY(refused("lies outside", with(16, u32(0x7fffffff))));
        QVERIFY(refused("lies outside", with(12, u32(0x7fffffff))));
        QVERIFY(refused("do not fit into a directory", with(8, u16(5000) + u16(5000))));
        QVERIFY(refused("do not fit into a directory", with(8, u16(3) + u16(3))));
        QVERIFY(refused("longer than its", with(8, u16(1) + u16(1))));
        QVERIFY(refused("one part of a split archive", with(4, u16(1))));
        QVERIFY(refused("is not a valid entry", with(16, u32(0))));
        std::string wide = zipOf({{"a", content}}, true);
        wide.replace(wide.size() - 22 - 12, 8, u64(~0ULL - 10)); // the position of the zip64 record
        QVERIFY(refused("zip64 record", wide));
    }

    void survivesDamage()
    {
        const std::string whole = zipOf({{"a", content}, {"b", content, true}}, true);
        const auto outcome = [](const std::string& file) {
            return refusalOf([&] {
                const ZipArchive archive = open(file);
                for (const auto& [name, entry] : archive.entries()) {
                    (void)archive.read(name);
                }
            });
        };
        for (std::size_t at = 0; at < whole.size(); ++at) {
            QVERIFY(!outcome(whole.substr(0, at)).startsWith('<'));
            for (int bit = 0; bit < 8; ++bit) {
                std::string file = whole;
                file[at] = static_cast<char>(file[at] ^ (1 << bit));
                const QString said = outcome(file);
                QVERIFY2(said == "<accepted>" || !said.startsWith('<'), qPrintable(said));
            }
        }
    }
};

HYDRA_TEST(TestZip, QCoreApplication)
#include "test_zip.moc"
