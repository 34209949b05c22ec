// SPDX-License-Identifier: GPL-3.0-or-later
// Untrusted configurations, tables, journals, archives and folders: no crash, no program is started, no pipe
// is waited for, no partial set passes as complete, and messages are safe for a terminal.
#include "core/base/json.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/labelled_folder.h"
#include "core/evaluate/located_images.h"
#include "core/evaluate/truth.h"
#include "core/format/csv_table.h"
#include "core/format/safetensors.h"
#include "core/format/tar_archive.h"
#include "core/image/load.h"
#include "core/image/png_file.h"
#include "core/train/data_set.h"
#include "core/train/trainer.h"

#include <QTemporaryDir>
#include <QtTest>

#include <clocale>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <sys/stat.h>

#include "tests/support/bytes.h"
#include "tests/support/comma_locale.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using test::refusalOf;
using test::refusedWith;

namespace {

using Json = nlohmann::json;

std::string nested(std::size_t depth)
{
    return std::string(depth, '[') + std::string(depth, ']');
}

Json small()
{
    return {
        {"name", "tiny"},
        {"output", "out"},
        {"data", {{"kind", "scenes"}, {"seed", 1}, {"count", 8}}},
        {"val", {{"seed", 2}, {"count", 4}}},
        {"model", {{"image_size", 32}, {"patch_size", 8}, {"num_heads", 2}, {"head_dim", 8}, {"depth", 1}}},
        {"steps", 2},
        {"batch", 4},
        {"threads", 1}};
}

TrainConfig parsed(const Json& json, const Path& folder = "/folder")
{
    return TrainConfig::parse(json.dump(), "tiny.json", folder);
}

// Whether TEXT is a short message without control characters.
bool isPlain(const QString& text)
{
    return text.size() < 1500 && std::none_of(text.begin(), text.end(), [](QChar c) {
               return c.unicode() < 0x20 || c.unicode() == 0x7f;
           });
}

// A member of a tar (POSIX.1-1988); KIND '0' is a file, 'x' the pax records of the next member.
std::string member(const std::string& name, const std::string& contents, char kind = '0')
{
    std::string header(512, '\0');
    const auto put = [&](std::size_t at, const std::string& text) { header.replace(at, text.size(), text); };
    char size[16];
    std::snprintf(size, sizeof size, "%011llo", static_cast<unsigned long long>(contents.size()));
    put(0, name);
    put(100, "0000644");
    put(108, "0000000");
    put(116, "0000000");
    put(124, size);
    put(136, "00000000000");
    put(148, "        ");
    put(156, std::string(1, kind));
    put(257, std::string("ustar\0", 6) + "00");
    unsigned sum = 0;
    for (const char each : header) {
        sum += static_cast<unsigned char>(each);
    }
    std::snprintf(size, sizeof size, "%06o", sum);
    put(148, std::string(size) + std::string("\0 ", 2));
    return header + contents + std::string((512 - contents.size() % 512) % 512, '\0');
}

// The same with a name of any length and any characters.
std::string paxMember(const std::string& name, const std::string& contents)
{
    std::size_t length = name.size() + 7; // " path=" and the end of the line
    length += std::to_string(length + std::to_string(length).size()).size();
    return member("pax", std::to_string(length) + " path=" + name + "\n", 'x') + member("x", contents);
}

std::string gzipped(const std::string& bytes)
{
    return test::deflated(bytes, MAX_WBITS + 16);
}

const std::string endMark(1024, '\0');

FaithfulnessSettings anySettings()
{
    FaithfulnessSettings settings;
    settings.model = "model";
    return settings;
}

} // namespace

class TestHostileTexts : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] Path folder() const { return m_folder->path().toStdString(); }
    Path write(const std::string& name, const std::string& bytes) const
    {
        const Path file = folder() / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary).write(bytes.data(), std::streamsize(bytes.size()));
        return file;
    }
    Path pipe(const std::string& name) const
    {
        const Path file = folder() / name;
        ::mkfifo(file.c_str(), 0600);
        return file;
    }
    QString saidOf(const std::string& tar) const
    {
        const Path file = write("a.tar", tar);
        return refusalOf([&] { (void)filesInArchive(KeptFile(file)); });
    }
    QString classesOf(const std::string& tar) const
    {
        DataConfig data;
        data.kind = DataKind::Archive;
        data.path = write("a.tar", tar);
        return refusalOf([&] { (void)loadDataSet(data, 32, 8, {}, {}, {}); });
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void configurationsAreShallow()
    {
        const std::string deep = nested(100'000), good = small().dump();
        QVERIFY(refusedWith("nested more than", [&] {
            (void)TrainConfig::parse("{\"x\":" + deep + "," + good.substr(1), "c.json", {});
        }));
        for (const char* key : {"steps", "model", "data", "base"}) {
            Json changed = small();
            changed[key] = "HERE";
            std::string text = changed.dump();
            text.replace(text.find("\"HERE\""), 6, deep);
            const Path file = write("c.json", text);
            QVERIFY(refusedWith("nested more than", [&] { (void)TrainConfig::load(file); }));
        }
        write("base.json", "{\"x\":" + deep + "}");
        const Path file = write("own.json", R"({"base":"base.json"})");
        QVERIFY(refusedWith("base.json: line 1", [&] { (void)TrainConfig::load(file); }));
    }

    void configurationsAreQuotedPlainly()
    {
        const auto said = [](const Json& changes) {
            Json json = small();
            json.merge_patch(changes);
            return refusalOf([&] { (void)parsed(json); });
        };
        const std::string nasty = "\x1b[31m\x07\xe2\x80\xae", long1 = std::string(1'000'000, 'x');
        for (const Json& changes :
             {Json{{nasty + "key", 1}}, Json{{long1, 1}}, Json{{"data", {{"kind", nasty}}}},
              Json{{"data", {{"kind", long1}}}}, Json{{"name", long1}}, Json{{"name", nasty + "/"}},
              Json{{"steps", nasty}}, Json{{"steps", long1}}, Json{{"notes", long1}}, Json{{"name", ".."}}}) {
            const QString text = said(changes);
            QVERIFY2(text.startsWith("tiny.json") && isPlain(text), qPrintable(text.left(300)));
        }
        QVERIFY(said({{"model", {{"image_size", 2048}, {"patch_size", 16}}}}).contains("16384 patches"));
        QCOMPARE(said({{"model", {{"image_size", 2048}, {"patch_size", 32}}}}), QString("<accepted>"));
    }

    void whatCannotBeTrainedIsRefusedBeforeItBegins()
    {
        const auto said = [&](const Json& changes) {
            Json json = small();
            json.merge_patch(changes);
            return refusalOf([&] { (void)train(parsed(json, folder()), {}, {}, {}); });
        };
        QVERIFY(said({{"model", {{"num_heads", 128}, {"head_dim", 512}, {"depth", 128}, {"mlp_ratio", 16}}}})
                    .contains("choose a smaller"));
        QVERIFY(
            said({{"data", {{"count", 1'000'000}}}, {"model", {{"image_size", 1024}, {"patch_size", 32}}}})
                .contains("this machine has"));
        write("file", "x");
        QVERIFY(said({{"output", "file/out"}}).contains("cannot be made"));
        Json json = small();
        QStringList words;
        const Progress progress = [&](double, const std::string& what) {
            words << QString::fromStdString(what);
        };
        (void)train(parsed(json, folder()), {}, progress, {});
        QVERIFY2(words.first().contains("2 steps of 4 pictures") && words.first().contains("GMACs"),
                 qPrintable(words.first()));
    }

    void aTrainingThatDivergesSaysSo()
    {
        (void)train(parsed(small(), folder()), {}, {}, {});
        NamedTensors huge = readSafetensors(folder() / "out" / "tiny.safetensors").tensors;
        for (auto& [name, tensor] : huge) {
            tensor = tensor.to(at::kFloat) * 1e30F;
        }
        const auto metadata = readSafetensorsMetadata(folder() / "out" / "tiny.safetensors");
        writeSafetensors(folder() / "huge.safetensors", huge, metadata);
        Json json = small();
        json["output"] = "next";
        json["start"] = "huge.safetensors";
        const QString text = refusalOf([&] { (void)train(parsed(json, folder()), {}, {}, {}); });
        QVERIFY2(text.contains("diverged"), qPrintable(text));
    }

    void progressIsBounded()
    {
        (void)train(parsed(small(), folder()), {}, {}, {});
        const Path file = folder() / "out" / "checkpoint.safetensors";
        const Safetensors whole = readSafetensors(file);
        const auto resumed = [&](const std::string& progress) {
            auto metadata = whole.metadata;
            metadata["progress"] = progress;
            writeSafetensors(file, whole.tensors, metadata);
            TrainOptions options;
            options.resume = true;
            return refusalOf([&] { (void)train(parsed(small(), folder()), options, {}, {}); });
        };
        const Json good = Json::parse(whole.metadata.at("progress"));
        for (const auto& [key, value] : std::vector<std::pair<std::string, Json>>{{"step", -1},
                                                                                  {"step", 1e300},
                                                                                  {"seconds", nullptr},
                                                                                  {"loss_sum", "x"},
                                                                                  {"loss_count", -3},
                                                                                  {"epoch_seconds", 1e300},
                                                                                  {"optimizer_steps", 1.5}}) {
            Json bad = good;
            bad[key] = value;
            const QString text = resumed(bad.dump());
            QVERIFY2(text.contains("progress") && text.contains(QString::fromStdString(key)),
                     qPrintable(text));
        }
        QVERIFY(resumed("{\"step\":" + nested(100'000) + "}").contains("nested more than"));
        QVERIFY(resumed("[1]").contains("damaged"));
        QCOMPARE(resumed(good.dump()), QString("<accepted>"));
    }

    void journalsAreReadLineByLine()
    {
        const auto said = [&](const std::string& text) {
            const Path file = write("journal.jsonl", text);
            return refusalOf([&] { const FaithfulnessJournal journal(file, anySettings()); });
        };
        const std::string kind = R"("hydrascope-faithfulness")";
        QVERIFY(said("{\"kind\":" + nested(100'000) + ",\"of\":" + kind + "}\n").contains("expected scores"));
        QVERIFY(said("{\"kind\":[" + kind + "]}\n").contains("expected scores"));
        QCOMPARE(said("{\"kind\":" + kind + ",\"settings\":\"another\"}\n"), QString("<accepted>"));
        const std::string ours =
            "{\"kind\":" + kind + ",\"settings\":\"" + anySettings().fingerprint() + "\",\"image\":\"i\",";
        QCOMPARE(said(ours + "\"scores\":[]}\n" + ours + "\"scores\":" + nested(100'000) + "}\n"),
                 QString("<accepted>"));
        QVERIFY(said("").startsWith('<')); // an empty journal
    }

    void tablesAreBounded()
    {
        const auto said = [&](const std::string& text) {
            const Path file = write("t.csv", text);
            return refusalOf([&] { const CsvTable table(file); });
        };
        rusage before = {}, after = {};
        ::getrusage(RUSAGE_SELF, &before);
        QVERIFY(said("a,b\n" + std::string(20'000'000, ',')).contains("line 2: more than 512 columns"));
        QVERIFY(said("a,b\n" + std::string(3'000'000, '\n')).contains("lines, more than the"));
        std::string wide;
        for (int i = 0; i < 1'900'000; ++i) {
            wide += ",,,,\n";
        }
        QVERIFY(said("a,b\n" + wide).contains("cells"));
        ::getrusage(RUSAGE_SELF, &after);
        QVERIFY((after.ru_maxrss - before.ru_maxrss) / 1024 < 900);
        const CsvTable numbers(write("n.csv", "x\n 1.5\n1,5\n1.5 2\nnan\n1e999\n\x1b[31m\x07\n"));
        QCOMPARE(numbers.number(0, 0), 1.5);
        QCOMPARE(numbers.number(1, 0), 1.0);
        for (std::size_t row = 2; row < 6; ++row) {
            const QString text = refusalOf([&] { (void)numbers.number(row, 0); });
            QVERIFY2(text.contains("expected a number") && isPlain(text), qPrintable(text));
        }
    }

    void numbersDoNotDependOnTheLocale()
    {
        const CsvTable table(write("n.csv", "x\n2.75\n"));
        const test::CommaLocale comma;
        QVERIFY2(comma.works(), "the C library did not take the locale that the test wrote");
        QCOMPARE(table.number(0, 0), 2.75);
    }

    void theTableBesidePicturesIsReadOnce()
    {
        Image mask{8, 8, std::vector<std::uint8_t>(8 * 8 * 3, 1)};
        std::filesystem::create_directories(folder() / "masks");
        savePng(folder() / "masks" / "a.png", mask);
        savePng(folder() / "a.png", mask);
        write("labels.csv", "file,class\na.png,x\n");
        const auto written = std::filesystem::last_write_time(folder() / "labels.csv");
        QVERIFY(truthBeside(folder() / "a.png").mask != nullptr);
        write("labels.csv", "file,class\nb.png,x\n"); // same size and time: not read again
        std::filesystem::last_write_time(folder() / "labels.csv", written);
        QVERIFY(truthBeside(folder() / "a.png").mask != nullptr);
        std::filesystem::last_write_time(folder() / "labels.csv", written + std::chrono::seconds(2));
        QVERIFY(truthBeside(folder() / "a.png").mask == nullptr);
        write("labels.csv", "no such column\n");
        QVERIFY(!truthBeside(folder() / "a.png").problem.empty());
    }

    void labelsAreQuotedPlainly()
    {
        VitConfig config;
        config.numClasses.set(2, Provenance::File);
        write("labels.csv", "file,class\nx.png,\x1b[31mred\x07" + std::string(1'000'000, 'x') + "\n");
        const QString text = refusalOf([&] { (void)labelledFolder(folder(), config); });
        QVERIFY2(text.contains("line 2") && isPlain(text), qPrintable(text.left(300)));
    }

    void labelsNameNoFileElsewhere()
    {
        VitConfig config;
        config.numClasses.set(2, Provenance::File);
        for (const char* name : {"../a.png", "/etc/a.png", "in/../../a.png", "..", ""}) {
            write("labels.csv", std::string("file,class\nin/a.png,1\n") + name + ",1\n");
            const char* const why =
                "labels.csv: line 3: expected a picture in the table's folder or its sub-folders";
            QVERIFY2(refusedWith(why, [&] { (void)labelledFolder(folder(), config); }), name);
            QVERIFY2(refusedWith(why, [&] { (void)locatedImages(folder(), {}, config); }), name);
        }
        write("labels.csv", "file,class\nin/a.png,1\n./b.png,0\nin/../c..d.png,0\n");
        QCOMPARE(labelledFolder(folder(), config).size(), std::size_t(3));
    }

    void pipesAreNotWaitedFor()
    {
        const Path named = pipe("pipe.tar");
        QVERIFY(refusedWith("a pipe", [&] { (void)filesInArchive(KeptFile(named)); }));
        QVERIFY(refusedWith("a pipe", [&] { (void)TrainConfig::load(named); }));
        QVERIFY(refusedWith("a pipe", [&] { const CsvTable table(named); }));
        QVERIFY(refusedWith("a pipe", [&] { (void)loadImage(named); }));
        QVERIFY(refusedWith("a pipe", [&] { const CsvTable table("/dev/zero"); }));
    }

    void archivesStartNoProgram()
    {
        const Path mark = folder() / "started";
        const QByteArray before = qgetenv("PATH");
        for (const char* name :
             {"lrzip", "grzip", "lzop", "zstd", "unzstd", "xz", "bzip2", "gzip", "uudecode", "lz4"}) {
            const Path program =
                write(name, "#!/bin/sh\necho " + std::string(name) + " >> '" + mark.string() + "'\n");
            std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        }
        qputenv("PATH", QByteArray::fromStdString(folder().string()) + ":" + before);
        const std::vector<std::string> marks{std::string("LRZI\0\5", 6),
                                             std::string("GRZipII\0\2\4:)", 12),
                                             std::string("\x89LZO\0\r\n\x1a\n", 9),
                                             "\x04\x22\x4d\x18",
                                             "\x28\xb5\x2f\xfd",
                                             "begin 644 x\n"};
        for (const std::string& begin : marks) {
            const QString text = saidOf(begin + std::string(4096, '\0'));
            QVERIFY2(text.contains("cannot be read as a tar"), qPrintable(text));
        }
        qputenv("PATH", before);
        QVERIFY2(!std::filesystem::exists(mark), "a program was started");
    }

    void archivesThatWereCutOffAreRefused()
    {
        const std::string files = member("cat/1.png", "one") + member("dog/2.png", std::string(600, 'x'))
            + member("dog/3.png", std::string(1024, 'y'));
        QCOMPARE(saidOf(files + endMark), QString("<accepted>"));
        QCOMPARE(saidOf(files + endMark + std::string(8192, '\0')), QString("<accepted>")); // as tar pads it
        QCOMPARE(saidOf(gzipped(files + endMark)), QString("<accepted>"));
        for (std::size_t size = 0; size <= files.size(); size += 128) {
            const QString text = saidOf(files.substr(0, size));
            QVERIFY2(!text.startsWith('<'), qPrintable(QString::number(size) + ": " + text));
        }
        const std::string packed = gzipped(files + endMark);
        for (std::size_t size = 0; size < packed.size() - 8; ++size) { // only the checksum follows
            const QString text = saidOf(packed.substr(0, size));
            QVERIFY2(!text.startsWith('<'), qPrintable(QString::number(size) + ": " + text));
        }
    }

    void archivesDoNotGrowWithoutEnd()
    {
        QVERIFY(saidOf(paxMember(std::string(900'000, 'n') + ".png", "") + endMark)
                    .contains("a name of 900004 bytes"));
        std::string bomb = member("cat/zeros", std::string(64 << 20, '\0'));
        bomb = gzipped(bomb + bomb + bomb + bomb + bomb);
        QVERIFY(saidOf(bomb).contains("a decompression bomb, not pictures"));
    }

    void namesOfAnyAlphabetAreRead()
    {
        const std::string names[] = {"caf\xc3\xa9/1.png", "\xe7\x8c\xab/2.png"};
        const std::string tar = paxMember(names[0], "1") + paxMember(names[1], "2") + endMark;
        const Path file = write("pax.tar", tar);
        const std::string before = std::setlocale(LC_ALL, nullptr);
        std::setlocale(LC_ALL, "C");
        const auto found = filesInArchive(KeptFile(file));
        std::setlocale(LC_ALL, before.c_str());
        QCOMPARE(found, (std::vector<std::string>{names[0], names[1]}));
        // One byte for each letter, in an unknown encoding.
        const QString text = classesOf(member("d\xe9g/1.png", "1") + member("cat/1.png", "2") + endMark);
        QVERIFY2(text.contains("not UTF-8") && text.contains("'d\\xe9g'") && isPlain(text), qPrintable(text));
        const QString nasty =
            classesOf(member("\x1b[31m\x07/1.png", "1") + member("cat/1.png", "2") + endMark);
        QVERIFY2(!nasty.startsWith('<') && isPlain(nasty), qPrintable(nasty));
    }

    void loopsOfLinksAreNoFolders()
    {
        std::filesystem::create_symlink(folder() / "loop", folder() / "loop");
        DataConfig data;
        data.kind = DataKind::Folder;
        data.path = folder() / "loop";
        QVERIFY(refusedWith("cannot be listed", [&] { (void)loadDataSet(data, 32, 8, {}, {}, {}); }));
        data.path = folder();
        QVERIFY(refusedWith("one sub-folder per class", [&] { (void)loadDataSet(data, 32, 8, {}, {}, {}); }));
        QVERIFY(refusedWith("neither labels.csv nor", [&] { (void)labelledFolder(folder(), VitConfig()); }));
        QVERIFY(
            refusedWith("expected a folder", [&] { (void)labelledFolder(folder() / "loop", VitConfig()); }));
    }

    void picturesThatWouldCostGigabytesAreRefused()
    {
        const auto png = [](std::uint32_t side, int bits, int colour) {
            Bytes file{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
            Bytes header;
            for (const std::uint32_t number : {side, side}) {
                for (int shift = 24; shift >= 0; shift -= 8) {
                    header.push_back(static_cast<std::uint8_t>(number >> shift));
                }
            }
            header.insert(header.end(),
                          {static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(colour), 0, 0, 0});
            appendPngChunk(file, "IHDR", header.data(), header.size());
            appendPngChunk(file, "IDAT", header.data(), header.size());
            appendPngChunk(file, "IEND", nullptr, 0);
            return refusalOf([&] { (void)decodeImage(file, "p.png"); });
        };
        QVERIFY(png(15'800, 16, 6).contains("to be decoded; expected at most"));
        QVERIFY(!png(100, 16, 6).contains("expected at most")); // its data are invalid, which is found later
        const auto jpeg = [](std::uint8_t side, int scans) { // 256 times SIDE pixels a side
            Bytes file{0xff, 0xd8, 0xff, 0xc2, 0, 17,   8, side, 0,    side, 0,
                       3,    1,    0x11, 0,    2, 0x11, 0, 3,    0x11, 0};
            for (int i = 0; i < scans; ++i) {
                file.insert(file.end(), {0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 0});
            }
            file.insert(file.end(), {0xff, 0xd9});
            return refusalOf([&] { (void)decodeImage(file, "p.jpg"); });
        };
        QVERIFY(jpeg(57, 10).contains("to be decoded; expected at most"));
        QVERIFY(jpeg(35, 200).contains("200 scans"));
        QVERIFY(!jpeg(1, 200).contains("expected at most"));
    }
};

HYDRA_TEST(TestHostileTexts, QCoreApplication)
#include "test_hostile_texts.moc"
