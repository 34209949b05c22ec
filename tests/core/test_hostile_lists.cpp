// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of pictures that are endless or that no process writes, and tars that change while their pictures are
// read.
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"
#include "core/shard/picture_list.h"
#include "core/shard/tar_block.h"

#include <QtTest>

#include <fstream>
#include <sys/stat.h>
#include <thread>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/unlucky_disk.h"

using namespace hydra;
using namespace hydra::shard;
using namespace hydra::test;

namespace {

void write(const Path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

} // namespace

class TestHostileLists : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path path(const std::string& name) const
    {
        return m_folder.path().toStdString() + "/" + name;
    }

private Q_SLOTS:
    void aLineThatComesAgainIsRefusedAtOnce()
    {
        const auto listed = [&](const std::string& lines) {
            write(path("list.txt"), lines);
            return [this] {
                PictureList list;
                list.addLines(path("list.txt").string());
            };
        };
        QVERIFY(refusedWith("list.txt: line 3 repeats the line before it: 'b.png'",
                            listed("a.png\nb.png\nb.png\nc.png\n")));
        QVERIFY(refusedWith("line 5 repeats the line before it", listed("a.png\nb.png\n\n\r\nb.png\r\n")));
        QVERIFY(refusedWith("list.txt: more than 5000000 lines", listed(std::string(5'000'001, '\n'))));
        QCOMPARE(refusalOf(listed("a.png\nb.png\na.png")),
                 QStringLiteral("<accepted>")); // finish() refuses it
    }

    // Unreadable pictures stay in the list; otherwise an incomplete list would count as complete. Most file
    // systems give the type with each name, except for links.
    void picturesThatCannotBeLookedAtAreNotLeftOut()
    {
        const Path folder = path("pictures");
        std::filesystem::create_directory(folder);
        std::filesystem::create_directory(path("class"));
        for (const char* name : {"a.png", "b.png"}) {
            write(path(name), "x");
            std::filesystem::create_symlink(path(name), folder / name);
        }
        std::filesystem::create_symlink(path("class"), folder / "class");
        std::filesystem::create_symlink("nowhere", folder / "c.png");
        const auto listed = [&] {
            PictureList list;
            list.add(folder.string());
            list.finish();
            QCOMPARE(list.pictures().size(), std::size_t(3)); // a dangling link is listed, and fails
        };
        listed();
        QCOMPARE(listImages(folder).size(), std::size_t(3));
        QCOMPARE(listFolders(folder).size(), std::size_t(1));
        lookAs = [&](const std::string& looked) { return Path(looked).parent_path() == folder ? EIO : 0; };
        for (const std::function<void()>& lists : std::vector<std::function<void()>>{
                 listed, [&] { (void)listImages(folder); }, [&] { (void)listFolders(folder); }}) {
            std::string says = "accepted";
            try {
                lists();
            } catch (const Error& error) {
                says = error.code() == ErrorCode::Internal ? error.what() : "another kind";
            }
            QVERIFY2(says.find(": cannot be read: Input/output error") != std::string::npos, says.c_str());
        }
        lookAs = {};
    }

    void aPipeThatNobodyWritesCanBeGivenUp()
    {
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        const CancelToken cancel;
        cancel.cancel();
        PictureList list;
        ErrorCode code = ErrorCode::Internal;
        try {
            list.addLines(path("pipe").string(), cancel);
        } catch (const Error& error) {
            code = error.code();
        }
        QVERIFY(code == ErrorCode::Cancelled);
        // The writer of the pipe may come late.
        std::thread writer([this] { write(path("pipe"), "a.png\nb.png\n"); });
        list.addLines(path("pipe").string());
        writer.join();
        list.finish();
        QCOMPARE(list.pictures().size(), std::size_t(2));
    }

    void aTarThatChangesGivesNoOtherPictures()
    {
        const Path tar = path("a.tar");
        const auto pictures = [](char with) {
            return tarEntry("a.png", std::string(600, with)) + tarEntry("a.cls", "7\n") + tarEnd();
        };
        const auto readAfter = [&](const std::function<void()>& happens) -> std::string {
            write(tar, pictures('a'));
            PictureList list;
            list.add(tar.string());
            list.finish();
            happens();
            const Picture& one = list.pictures().front();
            try {
                const std::string label = list.label(one);
                const Bytes bytes = list.read(one);
                return label + std::string(bytes.begin(), bytes.begin() + 2);
            } catch (const Error& error) {
                return saysChanged(error) ? error.what() : "another error";
            }
        };
        QCOMPARE(readAfter([] {}), std::string("index:7aa"));
        // A tar that is replaced or deleted is read to its end.
        QCOMPARE(readAfter([&] { writeFileAtomically(tar, pictures('b') + tarEnd()); }),
                 std::string("index:7aa"));
        QCOMPARE(readAfter([&] { std::filesystem::remove(tar); }), std::string("index:7aa"));
        QCOMPARE(readAfter([&] {
                     std::filesystem::remove(tar);
                     QCOMPARE(::mkfifo(tar.c_str(), 0600), 0);
                 }),
                 std::string("index:7aa"));
        std::filesystem::remove(tar);
        const std::string changed = tar.string() + ": changed while it was open; open it again";
        for (const std::function<void()>& happens : std::initializer_list<std::function<void()>>{
                 [&] { write(tar, pictures('b')); }, [&] { std::filesystem::resize_file(tar, 700); },
                 [&] {
                     std::filesystem::last_write_time(
                         tar, std::filesystem::last_write_time(tar) + std::chrono::seconds(1));
                 }}) {
            QCOMPARE(readAfter(happens), changed);
        }
    }
};

HYDRA_TEST(TestHostileLists, QCoreApplication)
#include "test_hostile_lists.moc"
