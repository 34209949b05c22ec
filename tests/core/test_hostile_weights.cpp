// SPDX-License-Identifier: GPL-3.0-or-later
// Small model files that expand to large ones: each is refused with a message before it takes memory and
// time. Memory is the growth of the process's peak; time is measured in page faults, not by a clock.
#include "core/base/byte_block.h"
#include "core/base/cancel.h"
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/facts.h"
#include "core/checkpoint/families.h"
#include "core/format/safetensors.h"
#include "core/format/safetensors_header.h"
#include "core/model/labels.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>

#include "tests/support/bytes.h"
#include "tests/support/program.h"
#include "tests/support/read_checkpoint.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::test;

namespace {

struct Usage
{
    long peakMb = 0, faults = 0;
};

Usage usage()
{
    rusage used = {};
    ::getrusage(RUSAGE_SELF, &used);
    return {used.ru_maxrss / 1024, used.ru_minflt + used.ru_majflt};
}

// By how many MB the peak grows while WORK runs.
template<class Work>
long growth(Work&& work)
{
    const long before = usage().peakMb;
    work();
    return usage().peakMb - before;
}

std::string torchZip(const std::string& pickle, std::vector<ZipItem> items)
{
    items.insert(items.begin(), ZipItem("m/data.pkl", "\x80\x02" + pickle + "."));
    return zipOf(items);
}

// COUNT tensors over storage '0', each with one element less than the previous one.
std::string viewsOf(int count, int elements, const std::string& type)
{
    std::string pickle = "}(";
    for (int i = 0; i < count; ++i) {
        pickle += pickleText("t" + std::to_string(i))
            + pickleTensor(pickleStorage("0", elements - i, type), 0, {elements - i}, {1});
    }
    return pickle + "u";
}

// COUNT tensors of 2^24 elements each, made of one number.
std::string expandedViews(int count)
{
    std::string pickle = "}(";
    for (int i = 0; i < count; ++i) {
        pickle += pickleText("t" + std::to_string(i))
            + pickleTensor(pickleStorage("0", 4), 0, {4096, 4096}, {0, 0});
    }
    return torchZip(pickle + "u", {{"m/data/0", floats({1, 2, 3, 4})}});
}

std::string legacyFile(const std::string& waste)
{
    const std::string magic("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.");
    return magic + "\x80\x02" + waste + "M\xe9\x03." + "\x80\x02" + waste + "}." + "\x80\x02}.\x80\x02].";
}

std::string headerOnly(const std::string& json)
{
    return u64(json.size()) + json;
}

} // namespace

class TestHostileWeights : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    Path write(const std::string& name, const std::string& bytes, std::uint64_t size = 0)
    {
        const Path file = Path(m_folder.path().toStdString()) / name;
        std::ofstream(file, std::ios::binary).write(bytes.data(), std::streamsize(bytes.size()));
        if (size > 0) {
            std::filesystem::resize_file(file, size); // a hole: it takes no disk space
        }
        return file;
    }
    RawCheckpoint read(const std::string& bytes) { return readRawCheckpoint(write("m.pth", bytes)); }
    bool refused(const char* says, const std::string& bytes)
    {
        return refusedWith(says, [&] { (void)loadCheckpoint(write("m.pth", bytes)); });
    }

private Q_SLOTS:
    void aThousandViewsCostOneStorage()
    {
        constexpr int bytes = 4 << 20;
        RawCheckpoint booleans;
        const std::string file =
            torchZip(viewsOf(15, bytes, "BoolStorage"), {{"m/data/0", std::string(bytes, '\1')}});
        QVERIFY(growth([&] { booleans = read(file); }) < 30); // a copy of each would take 60 MB
        QCOMPARE(booleans.tensors.size(), std::size_t(15));
        QCOMPARE(booleans.tensors.at("t0").data_ptr(), booleans.tensors.at("t7").data_ptr());
        QCOMPARE(booleans.tensors.at("t7").numel(), std::int64_t(bytes - 7));
        for (int pad = 0; pad < 4; ++pad) { // at one of them the floats begin at an odd byte
            const std::string odd = torchZip(viewsOf(50, bytes / 4, "FloatStorage"),
                                             {{"m/" + std::string(std::size_t(pad + 1), 'x'), ""},
                                              {"m/data/0", std::string(bytes, '\0')}});
            RawCheckpoint raw;
            QVERIFY(growth([&] { raw = read(odd); }) < 60);
            QCOMPARE(raw.tensors.at("t0").data_ptr(), raw.tensors.at("t9").data_ptr());
        }
    }

    void aStorageIsOfOneType()
    {
        constexpr int elements = 1 << 20;
        std::string pickle = "}(";
        int i = 0;
        for (const char* type : {"BoolStorage", "CharStorage"}) { // the second is a view in place
            pickle += pickleText("t" + std::to_string(i++))
                + pickleTensor(pickleStorage("0", elements, type), 0, {elements}, {1});
        }
        QCOMPARE(read(torchZip(pickle + "u", {{"m/data/0", std::string(elements, '\1')}})).tensors.size(),
                 std::size_t(2));
    }

    void viewsThatRepeatAreCountedTogether()
    {
        QCOMPARE(read(expandedViews(3)).tensors.size(), std::size_t(3));
        QVERIFY(refused("weights do not repeat that often", expandedViews(5)));
        // Tied weights are accepted.
        std::string tied = "}(";
        for (int i = 0; i < 4; ++i) {
            tied +=
                pickleText("t" + std::to_string(i)) + pickleTensor(pickleStorage("0", 4), 0, {2, 2}, {2, 1});
        }
        QCOMPARE(read(torchZip(tied + "u", {{"m/data/0", floats({1, 2, 3, 4})}})).tensors.size(),
                 std::size_t(4));
    }

    void anArchiveGrowsInProportion()
    {
        ZipItem part("p", "x", true);
        part.size = 60 << 20;
        std::vector<ZipItem> parts;
        for (const char* name : {"m/data/0", "m/data/1", "m/data/2"}) {
            part.name = part.localName = name;
            parts.push_back(part);
        }
        QVERIFY(refused("a decompression bomb", torchZip("}", parts)));
    }

    void picklesMayNotStoreMoreThanTheyMake()
    {
        const std::string waste(3'000'000, '\x94');
        QVERIFY(refused("memo entries", torchZip("}" + waste, {})));
        std::string steps; // []: made, doubled and dropped
        for (int i = 0; i < 10'500'000; ++i) {
            steps += "20";
        }
        QVERIFY(refused("steps; no checkpoint needs", legacyFile("]" + steps + "0")));
    }

    void classNamesAreAShortList()
    {
        const auto names = [](const std::string& text) {
            return Metadata({{"class_names", text}}, "m.safetensors").classNames();
        };
        QCOMPARE(names("[\"a\",\"b\"]")->size(), std::size_t(2));
        QCOMPARE(names("a\nb\nc")->size(), std::size_t(3));
        QVERIFY(refusedWith("a JSON array of strings", [&] { (void)names(std::string(2'000'000, '[')); }));
        QVERIFY(refusedWith("a JSON array of strings", [&] { (void)names("[[\"a\"]]"); }));
        QVERIFY(refusedWith("bytes; expected class names of at most",
                            [&] { (void)names(std::string(90'000'000, '[')); }));
        QVERIFY(refusedWith("bytes; expected class names of at most",
                            [&] { (void)names(std::string(90'000'000, '\n')); }));
        const Metadata sizes(
            {{"img_size", std::string(50'000'000, ',')}, {"mean", std::string(50'000'000, ',')}}, "m");
        QVERIFY(refusedWith("img_size", [&] { (void)sizes.imageSize(); }));
        QVERIFY(refusedWith("mean", [&] { (void)sizes.triple({"mean"}, 0, 1); }));
        const Path labels = write("labels.txt", std::string(2'000'000, '\n') + "a");
        QVERIFY(refusedWith("lines; expected at most", [&] { (void)readLabels(labels); }));
    }

    void aFileThatCannotFitIsNotReadThrough()
    {
        constexpr std::uint64_t whole = std::uint64_t(1) << 33;
        const std::string one =
            headerOnly("{\"a\":{\"dtype\":\"F32\",\"shape\":[2147483648],\"data_offsets\":[0,8589934592]}}");
        std::string many = "{";
        for (std::uint64_t i = 0; i < 16; ++i) {
            many += (i == 0 ? "\"a" : ",\"a") + std::to_string(i)
                + "\":{\"dtype\":\"F32\",\"shape\":[134217728],\"data_offsets\":[" + std::to_string(i << 29)
                + "," + std::to_string((i + 1) << 29) + "]}";
        }
        const Path single = write("one.safetensors", one, one.size() + whole);
        const Path several = write("many.safetensors", headerOnly(many + "}"), 8 + many.size() + 1 + whole);
        const Usage before = usage();
        QVERIFY(refusedWith("elements; at most", [&] {
            (void)parseSafetensorsHeader(reinterpret_cast<const std::uint8_t*>(one.data()),
                                         one.size() + whole, "m");
        }));
        for (const Path& file : {single, several}) {
            QVERIFY(refusedWith("the rest is a hole", [&] { (void)loadCheckpoint(file); }));
        }
        QVERIFY(usage().peakMb - before.peakMb < 100);
        QVERIFY(usage().faults - before.faults < 20'000); // 4 KiB pages: 16 GB are four million
    }

    void messagesAreForPeople()
    {
        NamedTensors networks;
        for (int i = 0; i < 20'000; ++i) {
            networks["n" + std::to_string(i) + ".patch_embed.proj.weight"] = at::zeros({1});
        }
        const QString text = refusalOf([&] { (void)toTimmNames(networks, "m"); });
        QVERIFY2(text.contains("contains several networks") && text.contains("more"),
                 qPrintable(text.left(300)));
        QVERIFY(text.size() < 2000);
        std::string many = "{";
        for (int i = 0; i < 200'001; ++i) {
            many += (i == 0 ? "\"" : ",\"") + std::to_string(i)
                + "\":{\"dtype\":\"F32\",\"shape\":[0],\"data_offsets\":[0,0]}";
        }
        QVERIFY(refused("more than 200000 tensors", headerOnly(many + "}")));
    }

    void hashingCanBeGivenUp()
    {
        const std::vector<char> bytes(64 << 20);
        CancelToken cancel;
        const ByteBlock block = copyOfBytes(bytes.data(), bytes.size());
        QCOMPARE(hashOf(block, cancel), sha256(bytes.data(), bytes.size()));
        cancel.cancel();
        bool thrown = false;
        try {
            (void)hashOf(block, cancel);
        } catch (const Error& error) {
            thrown = error.code() == ErrorCode::Cancelled;
        }
        QVERIFY(thrown);
    }
};

HYDRA_TEST(TestHostileWeights, QCoreApplication)
#include "test_hostile_weights.moc"
