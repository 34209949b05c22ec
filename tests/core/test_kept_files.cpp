// SPDX-License-Identifier: GPL-3.0-or-later
// Files that other programs change while they are open: the program continues, and no answer comes from two
// files, or from none.
#include "core/base/byte_block.h"
#include "core/base/kept_file.h"
#include "core/base/mapped_file.h"
#include "core/base/reading_fence.h"
#include "core/engine/session.h"
#include "core/format/npy.h"
#include "core/image/load.h"
#include "core/shard/picture_list.h"
#include "core/tensor/gemm.h"
#include "core/tensor/share_cores.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::engine;
using test::refusalOf;
using test::refusedWith;

namespace {

constexpr const char* sentence = "changed while it was open; open it again";

std::string bytesOf(const Path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Overwrites the file as an editor, a shell or a training run does.
void overwrite(const Path& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

// Writes BYTES into the file, which keeps its size.
void patch(const Path& path, std::uint64_t offset, const std::string& bytes)
{
    std::fstream out(path, std::ios::binary | std::ios::in | std::ios::out);
    out.seekp(static_cast<std::streamoff>(offset));
    out << bytes;
}

// How a child that did WORK ended: the signal that killed it, or 1000 plus its exit code.
template<class Work>
int endOf(const Work& work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        std::signal(SIGBUS, SIG_DFL); // neither QtTest's handler nor a sanitizer's
        work();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 1000 + WEXITSTATUS(status);
}

// Reads beyond a file's end, in a mapping that the program does not manage.
void failElsewhere()
{
    const int file = ::memfd_create("elsewhere", MFD_CLOEXEC);
    void* const at = ::mmap(nullptr, 4096, PROT_READ, MAP_PRIVATE, file, 0);
    (void)*static_cast<volatile const char*>(at);
}

struct Change
{
    const char* name;
    bool harmless;
    void (*make)(const Path&);
};

const std::string& otherModel();

// The changes that may happen to an open file.
const std::vector<Change>& changes()
{
    static const std::vector<Change> all{
        {"truncated", false, [](const Path& path) { overwrite(path, ""); }},
        {"cut in the middle", false,
         [](const Path& path) { std::filesystem::resize_file(path, std::filesystem::file_size(path) / 2); }},
        {"overwritten", false, [](const Path& path) { overwrite(path, otherModel()); }},
        {"overwritten, its time set back", false,
         [](const Path& path) {
             const auto then = std::filesystem::last_write_time(path);
             overwrite(path, otherModel());
             std::filesystem::last_write_time(path, then);
         }},
        {"one byte of it", false,
         [](const Path& path) { patch(path, std::filesystem::file_size(path) - 3, "\x01"); }},
        {"grown", false, [](const Path& path) { std::ofstream(path, std::ios::app) << "more"; }},
        {"deleted", true, [](const Path& path) { std::filesystem::remove(path); }},
        {"replaced", true,
         [](const Path& path) {
             overwrite(path.string() + ".new", otherModel());
             std::filesystem::rename(path.string() + ".new", path);
         }},
        {"renamed", true, [](const Path& path) { std::filesystem::rename(path, path.string() + ".old"); }},
        {"of other permissions", true, [](const Path& path) { ::chmod(path.c_str(), 0400); }},
    };
    return all;
}

// Another model of the same size as the model under test.
const std::string& otherModel()
{
    static const std::string bytes = [] {
        QTemporaryDir folder;
        const Path path = folder.path().toStdString() + "/other.safetensors";
        writeSafetensors(path, test::tinyTensors({}, 8), test::tinyMetadata());
        return bytesOf(path);
    }();
    return bytes;
}

Image gradient(int size)
{
    Image image{size, size, {}};
    for (int i = 0; i < size * size; ++i) {
        image.rgb.insert(image.rgb.end(),
                         {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i / 7),
                          static_cast<std::uint8_t>(i / size)});
    }
    return image;
}

void addChanges()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < changes().size(); ++i) {
        QTest::newRow(changes()[i].name) << static_cast<int>(i);
    }
}

const Change& changeOfRow()
{
    QFETCH(int, index);
    return changes()[static_cast<std::size_t>(index)];
}

} // namespace

class TestKeptFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(m_folder.isValid());
        m_model = file("model.safetensors");
        test::writeTinyModel(m_model);
        QCOMPARE(bytesOf(m_model).size(), otherModel().size());
    }

    // This test and the next come before any mapping: each child is the first to handle the signal.
    void faultsElsewhereStillEndTheProgram()
    {
        const auto mapped = [this] { return mapFile(m_model, 1 << 30); };
        QCOMPARE(endOf([&] {
                     (void)mapped();
                     failElsewhere();
                 }),
                 SIGBUS);
        QCOMPARE(endOf([&] {
                     (void)mapped();
                     ::raise(SIGBUS);
                 }),
                 SIGBUS);
        QCOMPARE(endOf([&] {
                     std::signal(SIGBUS, [](int) { ::_exit(42); });
                     (void)mapped();
                     failElsewhere();
                 }),
                 1042);
        QCOMPARE(endOf([&] {
                     const ByteBlock block = mapped();
                     overwrite(m_model, "");
                     ::_exit(block.data[0] == 0 && refusedWith(sentence, [&] { requireUnchanged(block); })
                                 ? 7
                                 : 8);
                 }),
                 1007);
    }

    // oneDNN has kernels that point the stack register into the heap: a handler without its own stack writes
    // there, and a few products later the program ends or hangs.
    void weightsThatGoDuringAProduct()
    {
        const Path path = file("weights");
        const std::string bytes(96 * 160 * sizeof(float), '\0');
        const at::Tensor x = at::ones({17, 96});
        const auto multiply = [&](int threads) {
            overwrite(path, bytes);
            const ByteBlock block = mapFile(path, 1 << 30);
            const at::Tensor w = at::from_blob(const_cast<std::uint8_t*>(block.data), {96, 160})
                                     .narrow(1, 0, 96); // as in a sub-network
            overwrite(path, "");
            shareThreads(threads);
            return affine(x, w, {}).abs().max().item<float>() == 0.0F;
        };
        QCOMPARE(endOf([&] {
                     for (const int signal : {SIGABRT, SIGSEGV, SIGALRM}) {
                         std::signal(signal, SIG_DFL); // QtTest's handler may wait for the heap
                     }
                     ::alarm(30);
                     bool zeros = true;
                     for (int i = 0; i < 60; ++i) { // each on a new thread, which has no signal stack yet
                         std::thread([&] { zeros = multiply(1 + i % 2) && zeros; }).join();
                     }
                     ::_exit(zeros ? 7 : 8);
                 }),
                 1007);
    }

    void whatIsGoneIsZero()
    {
        const Path path = file("bytes");
        overwrite(path, std::string(3 << 20, 'a'));
        const ByteBlock block = mapFile(path, 1 << 30);
        requireUnchanged(block);
        const auto then = std::filesystem::last_write_time(path);
        const std::string known = hashOf(block);
        QCOMPARE(known, hashOf(copyOfBytes(std::string(3 << 20, 'a').data(), 3 << 20)));
        std::filesystem::resize_file(path, 100);
        QVERIFY(refusedWith((path.string() + ": " + sentence).c_str(), [&] { requireUnchanged(block); }));
        std::vector<std::thread> threads; // all reach the end at the same time
        std::atomic<int> zeros{0};
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&, i] { zeros += block.data[(2 << 20) + 4096 * i] == 0 ? 1 : 0; });
        }
        for (std::thread& thread : threads) {
            thread.join();
        }
        QCOMPARE(zeros.load(), 8);
        QVERIFY(refusedWith(sentence, [&] { (void)hashOf(block); }));
        overwrite(path, std::string(3 << 20, 'a')); // too late
        std::filesystem::last_write_time(path, then);
        QVERIFY(refusedWith(sentence, [&] { requireUnchanged(block); }));
        QCOMPARE(hashOf(mapFile(path, 1 << 30)), known);
    }

    void whatChangesAFile_data() { addChanges(); }

    void whatChangesAFile()
    {
        const Change& change = changeOfRow();
        const std::string before = bytesOf(m_model);
        const auto then = std::filesystem::last_write_time(m_model);
        const ByteBlock block = mapFile(m_model, 1 << 30);
        (void)hashOf(block);
        change.make(m_model);
        const QString refusal = refusalOf([&] { requireUnchanged(block); });
        QCOMPARE(refusal.contains(QLatin1String(sentence)), !change.harmless);
        const auto outcome = Outcome<bool>::of([&] { return requireUnchanged(block), true; });
        QCOMPARE(!outcome.ok() && saysChanged(outcome.error()), !change.harmless);
        if (!change.harmless) { // what was read in between is unknown
            overwrite(m_model, before);
            std::filesystem::last_write_time(m_model, then);
            QVERIFY(refusedWith(sentence, [&] { requireUnchanged(block); }));
        }
    }

    // A write within the clock tick in which the file was opened.
    void aChangeAtOnceIsSeen()
    {
        const Path path = file("quick");
        for (int i = 0; i < 50; ++i) {
            overwrite(path, "first");
            const KeptFile kept(path);
            overwrite(path, "other");
            QVERIFY(refusedWith(sentence, [&] { kept.requireUnchanged(); }));
        }
    }

    void aRangeIsOfTheFileAsItWas()
    {
        const Path path = file("range");
        overwrite(path, "0123456789");
        const KeptFile kept(path);
        std::string part(4, '\0');
        kept.read(part.data(), 4, 3);
        QCOMPARE(part, std::string("3456"));
        std::filesystem::resize_file(path, 5);
        QVERIFY(
            refusedWith((path.string() + ": " + sentence).c_str(), [&] { kept.read(part.data(), 4, 3); }));
        QVERIFY(refusedWith("at most 3 are allowed", [&] { KeptFile(path, 3); }));
        const KeptFile memory("/proc/self/mem"); // its first page is not readable
        try { // the machine's fault, not the file's
            memory.read(part.data(), 4, 0);
            QFAIL("read");
        } catch (const Error& error) {
            QCOMPARE(error.what(), "/proc/self/mem: cannot be read: Input/output error");
            QVERIFY(error.code() == ErrorCode::Internal);
        }
    }

    // Another program empties the file, each time a little later: the reader returns the array or refuses.
    void anArrayIsWholeOrRefused()
    {
        const Path path = file("array.npy");
        const at::Tensor ones = at::ones({1000, 3000});
        int whole = 0, refused = 0;
        for (int i = 0; i < 100; ++i) {
            writeNpy(path, ones);
            std::atomic<bool> begins{false};
            std::thread other([&] {
                while (!begins) { }
                const auto until = std::chrono::steady_clock::now() + i * std::chrono::microseconds(100);
                while (std::chrono::steady_clock::now() < until) { }
                overwrite(path, "");
            });
            begins = true;
            try {
                whole += readNpy(path).equal(ones) ? 1 : 1000;
            } catch (const Error& error) {
                refused += error.code() == ErrorCode::Input ? 1 : 1000;
            }
            other.join();
        }
        QCOMPARE(whole + refused, 100); // otherwise zeros were read as numbers
    }

    void anAnswerIsOfOneFile_data() { addChanges(); }

    // Cached answers stay; later questions are refused until the file is opened again.
    void anAnswerIsOfOneFile()
    {
        const Change& change = changeOfRow();
        const std::string before = bytesOf(m_model);
        Session session;
        const OpenedModel model = session.files().openModel(m_model.string());
        const OpenedImage image = session.files().openPicture(gradient(40), "picture");
        const auto key = [&](const OpenedModel& of, int heads) {
            return networkKey({image.id, of.id, {SliceScheme::HydraViT, heads}, AttentionPlan::softmax(3)});
        };
        const PredictionPtr first = session.answer(key(model, 4));
        change.make(m_model);
        QCOMPARE(session.answer(key(model, 4)).get(), first.get());
        const MapKey map = mapKey({key(model, 4), {}, {}}); // from the cached trace, or from another one
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(refusalOf([&] { (void)session.answer(key(model, 3)); })
                         == QString::fromStdString(m_model.string() + ": " + sentence),
                     !change.harmless);
            QCOMPARE(refusalOf([&] { (void)session.answer(map); }).contains(QLatin1String(sentence)),
                     !change.harmless);
        }
        QCOMPARE(session.cached(key(model, 4)).get(), first.get());

        overwrite(m_model, otherModel());
        const OpenedModel other = session.files().openModel(m_model.string());
        QVERIFY(other.id != model.id);
        QVERIFY(session.answer(key(other, 4))->logits != first->logits);
        if (!change.harmless) {
            QVERIFY(refusedWith(sentence, [&] { (void)session.answer(key(model, 3)); }));
        }
        overwrite(m_model, before);
        QCOMPARE(session.files().openModel(m_model.string()).id, model.id);
        Session fresh;
        (void)fresh.files().openModel(m_model.string());
        (void)fresh.files().openPicture(gradient(40), "picture");
        QCOMPARE(session.answer(key(model, 3))->logits, fresh.answer(key(model, 3))->logits);
        QCOMPARE(session.answer(map)->values, fresh.answer(map)->values);
    }

    // A cached pass points into the file.
    void aRememberedPassIsNotOfAFileThatWent()
    {
        const std::string before = bytesOf(m_model);
        Session session;
        const OpenedModel model = session.files().openModel(m_model.string());
        const OpenedImage image = session.files().openPicture(gradient(40), "picture");
        const NetworkKey network =
            networkKey({image.id, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)});
        MapKey map = mapKey({network, {}, {ClassChoice::Kind::Index, 2}});
        const MapPtr first = session.answer(map);
        overwrite(m_model, "");
        parts(map).target.value = 3;
        QVERIFY(refusedWith(sentence, [&] { (void)session.answer(map); }));
        overwrite(m_model, before);
        QCOMPARE(session.files().openModel(m_model.string()).id, model.id);
        const MapPtr second = session.answer(map);
        Session fresh;
        (void)fresh.files().openModel(m_model.string());
        (void)fresh.files().openPicture(gradient(40), "picture");
        QCOMPARE(second->values, fresh.answer(map)->values);
        QVERIFY(second->values != first->values);
    }

    // Weights that are not numbers cause all kinds of errors; the message names the change as the reason.
    void anErrorThatComesOfTheChangeSaysSo()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_model.string());
        const OpenedImage image = session.files().openPicture(gradient(40), "picture");
        MapKey map =
            mapKey({networkKey({image.id, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)}),
                    {},
                    {}});
        (void)session.answer(map); // its pass is cached
        overwrite(m_model, std::string(std::filesystem::file_size(m_model), '\xff'));
        parts(map).options.method = "pca";
        QVERIFY(refusedWith(sentence, [&] { (void)session.answer(map); }));
    }

    // For callers that use the network directly, as measurements do.
    void aPassIsOfOneFile()
    {
        const Checkpoint checkpoint = loadCheckpoint(m_model);
        const VisionTransformer network(checkpoint.config, checkpoint.tensors);
        const at::Tensor pixels = at::ones({1, 3, 24, 24});
        const SubNetwork sub{SliceScheme::HydraViT, 4};
        const auto pass = [&] { (void)network.forward(pixels, sub, network.trainedPlan()); };
        pass();
        const at::Tensor tokens = network.embedded(pixels, sub);
        patch(m_model, std::filesystem::file_size(m_model) / 2, "other");
        QVERIFY(refusedWith(sentence, pass));
        QVERIFY(refusedWith(sentence, [&] { (void)network.answered(tokens, sub); }));
    }

    // Other weights, NaN weights, or an empty file: the error names the change.
    void aChangeWhileItIsBeingOpened()
    {
        const std::string before = bytesOf(m_model);
        for (const std::string& bytes : {otherModel(), std::string(before.size(), '\xff'), std::string()}) {
            overwrite(m_model, before);
            int tensors = 0;
            const auto change = [&](double, const std::string& what) {
                if (what.rfind("blocks.", 0) == 0 && tensors++ == 3) {
                    overwrite(m_model, bytes);
                }
            };
            QVERIFY(refusedWith((m_model.string() + ": " + sentence).c_str(),
                                [&] { (void)loadCheckpoint(m_model, {}, change); }));
            QVERIFY(tensors > 3);
        }
    }

    void aChangeInTheMiddleOfAnAnswer()
    {
        Session session;
        const OpenedModel model = session.files().openModel(m_model.string());
        const OpenedImage image = session.files().openPicture(gradient(40), "picture");
        MapKey map =
            mapKey({networkKey({image.id, model.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(3)}),
                    {},
                    {}});
        parts(map).options.method = "occlusion";
        int reports = 0;
        const auto change = [&](double, const std::string&) {
            if (reports++ == 0) {
                overwrite(m_model, otherModel());
            }
        };
        QVERIFY(refusedWith(sentence, [&] { (void)session.answer(map, change); }));
        QVERIFY(reports > 0);
        QVERIFY(!session.cached(map));
    }

    void aTarIsOneFile_data() { addChanges(); }

    void aTarIsOneFile()
    {
        const Change& change = changeOfRow();
        savePng(file("a.png"), gradient(20));
        const Path tar = file("pictures.tar");
        QCOMPARE(QProcess::execute(QStringLiteral("tar"),
                                   {QStringLiteral("-C"), m_folder.path(), QStringLiteral("-cf"),
                                    QString::fromStdString(tar.string()), QStringLiteral("a.png")}),
                 0);
        shard::PictureList list;
        list.add(tar.string());
        list.finish();
        const Bytes whole = list.read(list.pictures().front());
        QCOMPARE(whole, readFile(file("a.png"), 1 << 20));
        change.make(tar);
        try {
            QCOMPARE(list.read(list.pictures().front()), whole);
            QVERIFY(change.harmless || QByteArray(change.name).contains("set back")); // sum unknown
        } catch (const Error& error) {
            QVERIFY(saysChanged(error) && !change.harmless);
            QCOMPARE(QString(error.what()), QString::fromStdString(tar.string() + ": " + sentence));
        }
    }

    // The fence checks the opened file, not the name before opening.
    void aFenceHoldsAtTheOpening()
    {
        for (const char* folder : {"mine", "mine/in", "elsewhere", "mine-too"}) {
            std::filesystem::create_directories(file(folder));
            overwrite(file(folder) / "a", folder);
        }
        const auto link = [&](const char* to, const char* at) {
            std::filesystem::create_symlink(to, file(at));
        };
        link("in/a", "mine/inside");
        link("../elsewhere/a", "mine/out");
        link("../elsewhere", "mine/folder");
        link("inside", "mine/chain");
        link("folder/a", "mine/long");
        link("mine", "alias");
        const auto textOf = [&](const char* name) {
            const Bytes bytes = readFile(file(name), 100);
            return std::string(bytes.begin(), bytes.end());
        };
        QCOMPARE(textOf("mine/out"), std::string("elsewhere"));
        {
            const ReadingFence fence({file("alias"), file("elsewhere/b")});
            for (const char* name : {"mine/a", "mine/in/a", "mine/inside", "mine/chain", "alias/in/../a"}) {
                QVERIFY(textOf(name).rfind("mine", 0) == 0);
            }
            for (const char* name : {"elsewhere/a", "mine/out", "mine/folder/a", "mine/long", "mine-too/a",
                                     "mine/../elsewhere/a"}) {
                QVERIFY2(refusedWith("leads out of the opened folder", [&] { (void)textOf(name); }), name);
            }
            overwrite(file("elsewhere/b"), "mine alone");
            QCOMPARE(textOf("elsewhere/b"), std::string("mine alone"));
            std::atomic<bool> enough{false};
            std::thread flipping([&] {
                while (!enough) {
                    std::filesystem::remove(file("mine/flips"));
                    link("in/a", "mine/flips");
                    std::filesystem::remove(file("mine/flips"));
                    link("../elsewhere/a", "mine/flips");
                }
            });
            int others = 0;
            for (int i = 0; i < 5000; ++i) {
                try {
                    others += textOf("mine/flips") == "mine/in" ? 0 : 1;
                } catch (const Error&) { // the link is missing, or leads out
                }
            }
            enough = true;
            flipping.join();
            QCOMPARE(others, 0);
        }
        QCOMPARE(textOf("mine/out"), std::string("elsewhere"));
    }

private:
    [[nodiscard]] Path file(const char* name) const { return m_folder.path().toStdString() + "/" + name; }

    QTemporaryDir m_folder;
    Path m_model;
};

HYDRA_TEST(TestKeptFiles, QCoreApplication)
#include "test_kept_files.moc"
