// SPDX-License-Identifier: GPL-3.0-or-later
// Files written beside those they replace: links, permissions, devices, pipes, full disks, names that
// somebody prepared, and folders that one training at a time writes into.
#include "core/base/error.h"
#include "core/base/folder_lock.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/base/quiet_stderr.h"

#include <QtTest>

#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/program.h"
#include "tests/support/small_files.h"
#include "tests/support/unlucky_disk.h"

using namespace hydra;
using hydra::test::lookAs;
using hydra::test::SmallFiles;
using hydra::test::syncAs;
using hydra::test::takesNothing;

namespace {

// The message of the Error that WORK throws; empty if it throws none.
template<class Work>
std::string refusal(Work&& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

std::string contentOf(const Path& path)
{
    const Bytes bytes = readFile(path, 1 << 20);
    return {bytes.begin(), bytes.end()};
}

mode_t modeOf(const Path& path)
{
    struct stat there = {};
    return ::stat(path.c_str(), &there) == 0 ? there.st_mode & 07777 : 0;
}

} // namespace

class TestNewFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path path(const char* name) const { return Path(m_folder.path().toStdString()) / name; }
    [[nodiscard]] QStringList everything() const
    {
        return QDir(m_folder.path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

private Q_SLOTS:
    void init() { QVERIFY(QDir(m_folder.path()).removeRecursively() && QDir().mkpath(m_folder.path())); }

    void aLinkStaysALink()
    {
        writeFileAtomically(path("target"), "old");
        ::chmod(path("target").c_str(), 0640);
        std::filesystem::create_symlink("target", path("first"));
        std::filesystem::create_symlink(path("first"), path("second"));
        writeFileAtomically(path("second"), "new");
        QVERIFY(std::filesystem::is_symlink(path("second")) && std::filesystem::is_symlink(path("first")));
        QCOMPARE(contentOf(path("target")), std::string("new"));
        QCOMPARE(modeOf(path("target")), mode_t(0640));
        std::filesystem::create_symlink("later", path("dangling"));
        writeFileAtomically(path("dangling"), "made");
        QCOMPARE(contentOf(path("later")), std::string("made"));
        std::filesystem::create_symlink("b", path("a"));
        std::filesystem::create_symlink("a", path("b"));
        QVERIFY(refusal([&] { writeFileAtomically(path("a"), "x"); }).find("symbolic links")
                != std::string::npos);
    }

    void aPreparedNameIsNotFollowed()
    {
        writeFileAtomically(path("victim"), "precious");
        const std::string old = path("out").string() + ".part-" + std::to_string(::getpid());
        std::filesystem::create_symlink("victim", old); // the temporary name of the first versions
        writeFileAtomically(path("out"), "new");
        QCOMPARE(contentOf(path("victim")), std::string("precious"));
        QCOMPARE(contentOf(path("out")), std::string("new"));
    }

    void devicesAndPipesAreWrittenTo()
    {
        std::filesystem::create_symlink("/dev/null", path("nowhere"));
        writeFileAtomically(path("nowhere"), "gone");
        QVERIFY(std::filesystem::is_symlink(path("nowhere")));
        std::filesystem::create_symlink("/dev/full", path("full"));
        QVERIFY(refusal([&] { writeFileAtomically(path("full"), "x"); }).find("No space left")
                != std::string::npos);
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        QVERIFY(refusal([&] { writeFileAtomically(path("pipe"), "x"); }).find("no process reads")
                != std::string::npos);
        const int reader = ::open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK);
        writeFileAtomically(path("pipe"), "through");
        char came[16] = {};
        QCOMPARE(::read(reader, came, sizeof came), ssize_t(7));
        ::close(reader);
        QVERIFY(std::filesystem::is_fifo(path("pipe")));
        QVERIFY(!refusal([&] { writeFileAtomically(m_folder.path().toStdString(), "x"); }).empty());
    }

    void aFullDiskLeavesNothingBehind()
    {
        writeFileAtomically(path("kept"), "old");
        const SmallFiles small(4096);
        const std::string large(100'000, 'x');
        for (const char* name : {"kept", "fresh"}) {
            const std::string says = refusal([&] { writeFileAtomically(path(name), large); });
            QVERIFY2(says.find("File too large") != std::string::npos, says.c_str());
        }
        QCOMPARE(everything(), QStringList{QStringLiteral("kept")});
        QCOMPARE(contentOf(path("kept")), std::string("old"));
    }

    // A network disk may report only at the final sync that it is full.
    void whatTheDiskDoesNotKeepTakesNoPlace()
    {
        writeFileAtomically(path("kept"), "old");
        syncAs = [] { return ENOSPC; };
        const std::string says = refusal([&] { writeFileAtomically(path("kept"), "new"); });
        QVERIFY2(says.find("kept: cannot be written: No space left") != std::string::npos, says.c_str());
        QCOMPARE(contentOf(path("kept")), std::string("old"));
        QCOMPARE(everything(), QStringList{QStringLiteral("kept")});
        // Some file systems do not support syncing; an interrupted sync is repeated.
        int calls = 0;
        for (const int reason : {EOPNOTSUPP, ENOSYS, EINVAL, EINTR}) {
            syncAs = [&] { return ++calls > 1 && reason == EINTR ? 0 : reason; };
            calls = 0;
            const std::string text = "new " + std::to_string(reason);
            const std::string refused = refusal([&] { writeFileAtomically(path("kept"), text); });
            QVERIFY2(refused.empty(), refused.c_str());
            QCOMPARE(contentOf(path("kept")), text);
        }
        syncAs = {};
    }

    void aDiskThatTakesNothingIsNotAskedForEver()
    {
        takesNothing = true;
        const std::string says = refusal([&] { writeFileAtomically(path("kept"), "new"); });
        takesNothing = false;
        QVERIFY2(says.find("kept: cannot be written: Input/output error") != std::string::npos, says.c_str());
        QVERIFY(everything().empty());
    }

    void whatIsNotSeenIsNotAbsent()
    {
        const Path file = path("file");
        const Path link = path("link");
        writeFileAtomically(file, "x");
        std::filesystem::create_symlink("file", link);
        std::filesystem::create_symlink("loop", path("loop"));
        QVERIFY(isThere(file) && isPlainFile(link) && !isThere(path("none")) && !isThere(path("file/below")));
        QVERIFY(!isThere(path("loop")) && !isPlainFile(m_folder.path().toStdString()));
        const std::filesystem::directory_entry entry(link), loop(path("loop"));
        QVERIFY(isPlainFile(entry) && !isFolder(entry) && !isPlainFile(loop) && !isFolder(loop));
        lookAs = [](const std::string&) { return EIO; };
        for (const auto& look : std::vector<std::function<void()>>{
                 [&] { (void)isThere(link); }, [&] { (void)isPlainFile(link); },
                 [&] { (void)isPlainFile(entry); }, [&] { (void)isFolder(entry); }}) {
            const std::string says = refusal(look);
            QVERIFY2(says.find("link: cannot be read: Input/output error") != std::string::npos,
                     says.c_str());
        }
        const auto codeOf = [](const Path& read) {
            try {
                (void)readFile(read, 10);
            } catch (const Error& error) {
                return error.code();
            }
            return ErrorCode::Usage;
        };
        QVERIFY(codeOf(file) == ErrorCode::Internal); // the machine's fault: the file's state is unknown
        lookAs = {};
        QVERIFY(codeOf(path("none")) == ErrorCode::Input);
    }

    void namesMayBeAsLongAsTheSystemAllows()
    {
        const std::string longest(255, 'n');
        writeFileAtomically(path(longest.c_str()), "there");
        QCOMPARE(contentOf(path(longest.c_str())), std::string("there"));
        QCOMPARE(everything().size(), qsizetype(1));
        QVERIFY(refusal([&] { writeFileAtomically(path((longest + "n").c_str()), "x"); }).find("too long")
                != std::string::npos);
        QCOMPARE(everything().size(), qsizetype(1));
    }

    void whatCannotBeWrittenIsKnownBefore()
    {
        const std::string longer(256, 'a');
        QVERIFY(refusal([&] {
                    requireWritable(path(longer.c_str()));
                }).find("cannot be written: File name too long")
                != std::string::npos);
        requireWritable(path(longer.c_str() + 1));
        writeFileAtomically(path("file"), "old");
        QVERIFY(refusal([&] { requireFolder(path("file")); }).find("Not a directory") != std::string::npos);
        QVERIFY(refusal([&] { requireFolder(path("file/below")); }).find("Not a directory")
                != std::string::npos);
        QVERIFY(!refusal([&] { requireWritable(path("file/below")); }).empty());
        requireWritable(path("file"));
        requireWritable(path("new/folders/out.csv"));
        QCOMPARE(contentOf(path("file")), std::string("old"));
        QCOMPARE(everything(), (QStringList{QStringLiteral("file"), QStringLiteral("new")}));
        QVERIFY(std::filesystem::is_empty(path("new/folders")));
    }

    // Only root can create files in /dev, but every user can write to its devices.
    void devicesAreWrittenToWhoeversTheirFolderIs()
    {
        QFile file(m_folder.filePath("redirected"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(::fchmod(file.handle(), 0666), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            constexpr uid_t nobody = 65534;
            bool fine =
                ::dup2(file.handle(), STDOUT_FILENO) >= 0 && (::getuid() != 0 || ::setuid(nobody) == 0);
            try {
                for (const char* name : {"/dev/null", "/dev/full", "/dev/stdout"}) {
                    requireWritable(name);
                }
            } catch (const Error&) {
                fine = false;
            }
            ::_exit(fine ? 0 : 1);
        }
        int status = -1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
    }
    // Others wait while files that belong together get their names; no lock file is left in the folder.

    void turnsInAFolder()
    {
        const QTemporaryDir folder;
        const std::string name = folder.path().toStdString();
        const int other = ::open(name.c_str(), O_RDONLY | O_DIRECTORY);
        {
            const FolderTurn turn(name);
            QCOMPARE(::flock(other, LOCK_EX | LOCK_NB), -1);
        }
        QCOMPARE(::flock(other, LOCK_EX | LOCK_NB), 0);
        ::close(other);
        const FolderTurn next(name);
        const FolderTurn nowhere(Path(name) / "none"); // no lock, no failure
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void oneAtATimeInAFolder()
    {
        {
            const FolderLock first(path(""), "training");
            const std::string says = refusal([&] { const FolderLock second(path(""), "training"); });
            QVERIFY2(says.find(m_folder.path().toStdString()) != std::string::npos
                         && says.find("another training") != std::string::npos,
                     says.c_str());
        }
        const FolderLock next(path(""), "training");
    }

    // Messages of libraries are dropped, our own arrive. In a child process, since other code may be
    // silencing stderr here.
    void ownWordsArriveWhereLibrariesAreQuiet()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("where a sanitizer reports, nothing is kept quiet");
#endif
        int ends[2] = {};
        QCOMPARE(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::dup2(ends[1], STDERR_FILENO);
            {
                const QuietStderr quiet, again;
                std::fputs("lost", stderr);
                std::fputs("our own, ", ownStderr());
            }
            std::fputs("anybody's", stderr);
            std::fflush(stderr);
            ::_exit(0);
        }
        ::close(ends[1]);
        QByteArray heard(64, '\0');
        ssize_t size = 0, got = 0;
        while ((got = ::read(ends[0], heard.data() + size, std::size_t(heard.size() - size))) > 0) {
            size += got;
        }
        ::close(ends[0]);
        QCOMPARE(::waitpid(child, nullptr, 0), child);
        QCOMPARE(heard.left(size), QByteArray("our own, anybody's"));
    }

    // For programs that get the output path from another program.
    void linksAreRefusedWhereTheyAreNotWanted()
    {
        const QTemporaryDir folder;
        const Path there = Path(folder.path().toStdString()) / "there", link = there.parent_path() / "link";
        writeFileAtomically(there, "old");
        std::filesystem::create_symlink("there", link);
        const Path pipe = there.parent_path() / "pipe";
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY(refusal([&] { NewFile file(link, {}, NewFile::Links::Refused); }).find("found a link")
                != std::string::npos);
        QVERIFY(refusal([&] { NewFile file(pipe, {}, NewFile::Links::Refused); }).find("a pipe")
                != std::string::npos);
        {
            NewFile file(there, {}, NewFile::Links::Refused);
            file.write("new", 3);
            std::filesystem::remove(there); // a link appears there meanwhile
            writeFileAtomically(there.parent_path() / "victim", "untouched");
            std::filesystem::create_symlink("victim", there);
            file.commit();
        }
        QCOMPARE(contentOf(there), std::string("new"));
        QVERIFY(!std::filesystem::is_symlink(there));
        QCOMPARE(contentOf(there.parent_path() / "victim"), std::string("untouched"));
    }
};

HYDRA_TEST(TestNewFile, QCoreApplication)
#include "test_new_file.moc"
