// SPDX-License-Identifier: GPL-3.0-or-later
// The two array containers, safetensors and .npy: what they return, and that hostile files are refused.
#include "core/format/npy.h"
#include "core/format/safetensors.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <cstring>
#include <fstream>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"

using namespace hydra;
using hydra::test::refusalOf;
using hydra::test::refusedWith;

namespace {

// A file of HEADER and DATA zero bytes behind it.
std::string fileOf(const std::string& header, std::size_t data)
{
    std::string file(8, '\0');
    const std::uint64_t length = header.size();
    std::memcpy(file.data(), &length, 8);
    return file + header + std::string(data, '\0');
}

Safetensors parse(const std::string& file)
{
    return parseSafetensors(reinterpret_cast<const std::uint8_t*>(file.data()), file.size(), "memory");
}

std::string textOf(const Path& path)
{
    const Bytes bytes = readFile(path, 1 << 20);
    return {bytes.begin(), bytes.end()};
}

} // namespace

class TestSafetensors : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path inFolder(const char* name) const { return Path(m_folder.path().toStdString()) / name; }
    [[nodiscard]] Path write(const char* name, const std::string& bytes) const
    {
        std::ofstream(inFolder(name), std::ios::binary) << bytes;
        return inFolder(name);
    }

private Q_SLOTS:
    void readsWhatItWrote()
    {
        NamedTensors tensors;
        const at::Tensor values = at::arange(24, at::kFloat).reshape({2, 3, 4}) - 7.25;
        for (const auto type : {at::kDouble, at::kFloat, at::kHalf, at::kBFloat16, at::kLong, at::kInt,
                                at::kShort, at::kChar}) {
            tensors["t." + std::string(c10::toString(type))] = values.to(type);
        }
        tensors["a.bool"] = values > 0; // 24 bytes
        tensors["a.odd"] = at::ones({3}, at::kByte); // moves what follows off its alignment
        tensors["empty"] = at::empty({0, 4});
        tensors["scalar"] = at::full({}, 2.5);
        tensors["strided"] = values.permute({2, 0, 1});
        writeSafetensors(inFolder("round.safetensors"), tensors, {{"key", "value \"quoted\" \u00e9"}});
        const Safetensors read = readSafetensors(inFolder("round.safetensors"));
        QCOMPARE(read.metadata.at("key"), std::string("value \"quoted\" \u00e9"));
        QCOMPARE(read.tensors.size(), tensors.size());
        for (const auto& [name, tensor] : tensors) {
            QVERIFY2(read.tensors.at(name).scalar_type() == tensor.scalar_type(), name.c_str());
            QVERIFY2(at::equal(read.tensors.at(name), tensor), name.c_str());
            QVERIFY2(read.tensors.at(name).is_contiguous(), name.c_str());
        }
    }

    void tensorsOutliveTheFile()
    {
        at::Tensor kept;
        {
            std::string file = fileOf(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", 8);
            const float values[2] = {1.5F, -2.F};
            std::memcpy(file.data() + file.size() - 8, values, 8);
            kept = parse(file).tensors.at("a");
        }
        QCOMPARE(kept[0].item<float>(), 1.5F);
        QCOMPARE(kept[1].item<float>(), -2.F);
    }

    // A second reference: the bytes of a float tensor, counted by hand.
    void bytesAreAsTheFormatSays()
    {
        writeSafetensors(inFolder("plain.safetensors"), {{"x", at::tensor({1.F, 2.F})}}, {});
        const std::string file = textOf(inFolder("plain.safetensors"));
        const std::string header = R"({"x":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})";
        QCOMPARE(file.substr(8, header.size()), header);
        QCOMPARE(file.size() % 8, std::size_t(0));
        QCOMPARE(file.substr(file.size() - 8), std::string("\x00\x00\x80\x3f\x00\x00\x00\x40", 8));
    }

    void readsSharedFixtures()
    {
        HYDRA_NEED_SHARED("fixtures/hydra-small/weights.safetensors");
        int files = 0;
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(test::sharedFolder() / "fixtures")) {
            if (entry.path().extension() == ".safetensors") {
                QVERIFY(!readSafetensors(entry.path()).tensors.empty());
                ++files;
            }
            if (entry.path().extension() == ".npy") {
                QVERIFY(readNpy(entry.path()).numel() > 0);
                ++files;
            }
        }
        QVERIFY(files > 8);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<int>("data");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* header, int data, const char* says) {
            QTest::newRow(name) << QString(header) << data << QString(says);
        };
        row("not json", "{\"a\":", 0, "not valid JSON");
        row("array", "[]", 0, "an unexpected array");
        row("text behind", R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}} x)", 1, "not valid JSON");
        row("deep nesting", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", 0, "an unexpected array");
        row("nested object", R"({"a":{"b":{}}})", 0, "unknown field");
        row("unknown dtype", R"({"a":{"dtype":"X8_E4M3","shape":[1],"data_offsets":[0,1]}})", 1,
            "not supported");
        row("eight bits", R"({"a":{"dtype":"F8_E4M3","shape":[1],"data_offsets":[0,1]}})", 1,
            "quantised weights (fp8)");
        row("no shape", R"({"a":{"dtype":"U8","data_offsets":[0,1]}})", 1, "expected dtype, shape");
        row("negative side", R"({"a":{"dtype":"U8","shape":[-1],"data_offsets":[0,1]}})", 1, "negative");
        row("fraction", R"({"a":{"dtype":"U8","shape":[1.5],"data_offsets":[0,1]}})", 1, "whole number");
        row("beyond 64 bits", R"({"a":{"dtype":"U8","shape":[18446744073709551616],"data_offsets":[0,1]}})",
            1, "whole number");
        row("product wraps to 0",
            R"({"a":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,0]}})", 0,
            "more elements");
        row("product wraps to 4",
            R"({"a":{"dtype":"F32","shape":[4611686018427387905],"data_offsets":[0,4]}})", 4,
            "more elements");
        row("empty with huge strides",
            R"({"a":{"dtype":"F32","shape":[0,4611686018427387904,4],"data_offsets":[0,0]}})", 0,
            "more elements");
        row("too many sides",
            R"({"a":{"dtype":"U8","shape":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],"data_offsets":[0,1]}})", 1,
            "an unexpected number");
        row("shape and bytes differ", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", 4,
            "takes 8 bytes");
        row("outside the file", R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[4,12]}})", 8,
            "cut off: 4 of 12 bytes");
        row("end before begin", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", 4, "outside");
        row("offsets wrap", R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[18446744073709551615,0]}})", 4,
            "outside");
        row("overlap",
            R"({"a":{"dtype":"U8","shape":[3],"data_offsets":[0,3]},"b":{"dtype":"U8","shape":[2],"data_offsets":[2,4]}})",
            4, "overlaps");
        row("same bytes twice",
            R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]},"b":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}})",
            4, "overlaps");
        row("hole",
            R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"b":{"dtype":"U8","shape":[1],"data_offsets":[2,3]}})",
            3, "a gap");
        row("hole in front", R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[1,2]}})", 2, "a gap");
        row("bytes left over", R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}})", 2,
            "the tensors end");
        row("no tensor, but data", "{}", 8, "the tensors end");
        row("name twice",
            R"({"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}})",
            0, "occurs twice");
        row("escaped name twice",
            R"({"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},"\u0061":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}})",
            0, "occurs twice");
        row("field twice", R"({"a":{"dtype":"U8","dtype":"F32","shape":[0],"data_offsets":[0,0]}})", 0,
            "occurs twice");
        row("metadata twice", R"({"__metadata__":{"k":"1","k":"2"}})", 0, "occurs twice");
        row("metadata of numbers", R"({"__metadata__":{"k":1}})", 0, "an unexpected number");
        row("three offsets", R"({"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0,0]}})", 0, "two numbers");
        row("null", R"({"a":null})", 0, "null");
    }

    void refuses()
    {
        QFETCH(QString, header);
        QFETCH(int, data);
        QFETCH(QString, says);
        const std::string file = fileOf(header.toStdString(), static_cast<std::size_t>(data));
        const QString text = refusalOf([&] { (void)parse(file); });
        QVERIFY2(text.startsWith("memory: ") && text.contains(says), qPrintable(text));
    }

    void refusesLengths()
    {
        const auto lengthReads = [](std::uint64_t length) {
            std::string file = fileOf("{}", 0);
            std::memcpy(file.data(), &length, 8);
            return file;
        };
        for (const std::uint64_t length :
             {std::uint64_t(3), std::uint64_t(100'000'001), ~std::uint64_t(0), ~std::uint64_t(7)}) {
            QVERIFY(refusedWith("header length", [&] { (void)parse(lengthReads(length)); }));
        }
        QVERIFY(refusedWith("8 bytes of header length", [] { (void)parse("1234567"); }));
        QVERIFY(refusedWith("8 bytes of header length", [] { (void)parse(""); }));
        QVERIFY(refusedWith("NUL", [] { (void)parse(fileOf(std::string("{}\0{", 4), 0)); }));
        QVERIFY(refusedWith("header length",
                            [&] { (void)readSafetensors(write("cut.safetensors", lengthReads(99))); }));
        QVERIFY(refusedWith("cannot be read", [&] { (void)readSafetensors(inFolder("nothing here")); }));
        QVERIFY(refusedWith("found a folder", [&] { (void)readSafetensors(inFolder(".")); }));
    }

    // Cut anywhere, or with any byte changed, a file is either refused as bad input or still well-formed.
    void survivesDamage()
    {
        writeSafetensors(inFolder("small.safetensors"),
                         {{"a", at::ones({2, 3})}, {"b", at::ones({5}, at::kBool)}}, {{"heads", "3,4"}});
        const std::string whole = textOf(inFolder("small.safetensors"));
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const QString text = refusalOf([&] { (void)parse(whole.substr(0, size)); });
            QVERIFY2(!text.startsWith('<'), qPrintable(text));
        }
        int refused = 0;
        for (std::size_t at = 0; at < whole.size(); ++at) {
            for (const int flip : {0x01, 0x20, 0x80, 0xff}) {
                std::string file = whole;
                file[at] = static_cast<char>(file[at] ^ flip);
                const QString text = refusalOf(
                    [&] { (void)parse(file).tensors.at(parse(file).tensors.begin()->first).sum(); });
                QVERIFY2(text == "<accepted>" || !text.startsWith('<'), qPrintable(text));
                refused += text == "<accepted>" ? 0 : 1;
            }
        }
        QVERIFY(refused > 300);
    }

    void npyRoundTrip()
    {
        for (const std::vector<std::int64_t>& shape :
             {std::vector<std::int64_t>{}, {5}, {2, 3}, {0, 4}, {2, 3, 4, 5}}) {
            const at::Tensor array = at::randn(shape);
            writeNpy(inFolder("round.npy"), array);
            QVERIFY(at::equal(readNpy(inFolder("round.npy")), array));
            QCOMPARE((textOf(inFolder("round.npy")).find('\n') + 1) % 64, std::size_t(0));
        }
        writeNpy(inFolder("strided.npy"), at::arange(6, at::kFloat).reshape({2, 3}).t());
        QVERIFY(at::equal(readNpy(inFolder("strided.npy")),
                          at::tensor({0.F, 3.F, 1.F, 4.F, 2.F, 5.F}).reshape({3, 2})));
    }

    void npyTypes_data()
    {
        QTest::addColumn<QByteArray>("descr");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<float>>("values");
        QTest::newRow("<f8") << QByteArray("<f8") << QByteArray("\0\0\0\0\0\0\xf8\x3f", 8)
                             << QList<float>{1.5F};
        QTest::newRow(">f4") << QByteArray(">f4") << QByteArray("\x3f\xc0\0\0", 4) << QList<float>{1.5F};
        QTest::newRow("<f2") << QByteArray("<f2") << QByteArray("\0\x3e\0\xc0", 4)
                             << QList<float>{1.5F, -2.F};
        QTest::newRow("<i2") << QByteArray("<i2") << QByteArray("\xfe\xff\x01\0", 4)
                             << QList<float>{-2.F, 1.F};
        QTest::newRow(">u2") << QByteArray(">u2") << QByteArray("\xff\xfe", 2) << QList<float>{65534.F};
        QTest::newRow("|u1") << QByteArray("|u1") << QByteArray("\x80\x01", 2) << QList<float>{128.F, 1.F};
        QTest::newRow("|b1") << QByteArray("|b1") << QByteArray("\x01\0", 2) << QList<float>{1.F, 0.F};
    }

    void npyTypes()
    {
        QFETCH(QByteArray, descr);
        QFETCH(QByteArray, bytes);
        QFETCH(QList<float>, values);
        const at::Tensor array =
            readNpy(write("typed.npy",
                          npyFile(descr.toStdString(), "False", "(" + std::to_string(values.size()) + ",)",
                                  bytes.toStdString())));
        for (qsizetype i = 0; i < values.size(); ++i) {
            QCOMPARE(array[i].item<float>(), values[i]);
        }
    }

    void npyFortranOrder()
    {
        // columns first: [[1, 3, 5], [2, 4, 6]] is stored as 1 2 3 4 5 6
        const at::Tensor array =
            readNpy(write("f.npy", npyFile("|u1", "True", "(2, 3)", "\x01\x02\x03\x04\x05\x06")));
        QVERIFY(array.is_contiguous());
        QVERIFY(at::equal(array, at::tensor({1.F, 3.F, 5.F, 2.F, 4.F, 6.F}).reshape({2, 3})));
    }

    void npyRefuses()
    {
        const auto refused = [&](const char* says, const std::string& file) {
            return refusedWith(says, [&] { (void)readNpy(write("bad.npy", file)); });
        };
        QVERIFY(refused("Python objects", npyFile("|O", "False", "(1,)", "12345678")));
        QVERIFY(refused("not supported", npyFile("<c8", "False", "(1,)", "12345678")));
        QVERIFY(refused("not supported", npyFile("<U3", "False", "(1,)", "123456789012")));
        QVERIFY(refused("takes 8 bytes", npyFile("<f4", "False", "(2,)", "1234567")));
        QVERIFY(refused("takes 8 bytes", npyFile("<f4", "False", "(2,)", "123456789")));
        QVERIFY(refused("more elements", npyFile("<f4", "False", "(4294967296, 4294967296)", "")));
        QVERIFY(refused("larger than any file", npyFile("<f4", "False", "(99999999999999999999,)", "")));
        QVERIFY(refused("expected", npyFile("<f4", "False", "(-1,)", "")));
        QVERIFY(refused("True or False", npyFile("<f4", "None", "(1,)", "1234")));
        QVERIFY(refused("not a .npy", "hello, world"));
        QVERIFY(refused("not a .npy", ""));
        std::string newer = npyFile("<f4", "False", "(1,)", "1234");
        newer[6] = 9;
        QVERIFY(refused("version 9", newer));
        const std::string whole = npyFile("<f4", "False", "(1, 2)", "12345678");
        for (std::size_t size = 0; size < whole.size(); ++size) {
            QVERIFY2(refused("", whole.substr(0, size)), std::to_string(size).c_str());
        }
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string file = whole;
            file[at] = static_cast<char>(file[at] ^ 0xff);
            const QString text = refusalOf([&] { (void)readNpy(write("flip.npy", file)); });
            QVERIFY2(text == "<accepted>" || !text.startsWith('<'), qPrintable(text));
        }
    }

private:
    static std::string npyFile(const std::string& descr, const std::string& fortran, const std::string& shape,
                               const std::string& data)
    {
        const std::string header =
            "{'descr': '" + descr + "', 'fortran_order': " + fortran + ", 'shape': " + shape + ", }\n";
        return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(header.size()) + '\0' + header + data;
    }
};

HYDRA_TEST(TestSafetensors, QCoreApplication)
#include "test_safetensors.moc"
