// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, started repeatedly on a home with settings, and ended in the middle of its work: by
// signals, and by its own Quit. It exits with that ending's code and prints no message. glibc's checking
// allocator detects writes beyond a block when it is freed, also by Qt, which no sanitizer sees.
#include "core/explain/method_table.h"

#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <future>
#include <set>
#include <tuple>

#include "tests/support/program.h"

namespace {

constexpr int homes = 4; // each with one start per round, in sequence
constexpr int longestMs = 3000; // of work before it is ended
constexpr int limitMs = 60'000;

struct Ending
{
    const char* name;
    int signal; // 0: Quit
};
constexpr Ending endings[] = {{"SIGTERM", SIGTERM}, {"SIGINT", SIGINT}, {"SIGHUP", SIGHUP}, {"Quit", 0}};

// The first method of each kind of controls.
std::vector<std::string> families()
{
    std::set<std::tuple<int, bool, bool, bool, bool, bool>> seen;
    std::vector<std::string> ids;
    for (const hydra::MethodInfo& info : hydra::methodTable()) {
        if (seen.insert({int(info.blackBox), info.usesHead, info.usesStartBlock, info.usesFacet,
                         info.usesGamma, info.classSpecific})
                .second) {
            ids.push_back(info.id);
        }
    }
    return ids;
}

QProcessEnvironment environmentIn(const QString& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name :
         {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"}) {
        environment.insert(QLatin1String(name), home);
    }
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"), QStringLiteral(HYDRA_TEST_PLUGINS));
    environment.insert(QStringLiteral("HYDRASCOPE_TIME_START"), QStringLiteral("1"));
#if !defined(__SANITIZE_ADDRESS__)
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral("libc_malloc_debug.so.0"));
    environment.insert(QStringLiteral("GLIBC_TUNABLES"), QStringLiteral("glibc.malloc.check=3"));
#endif
    return environment;
}

// What is wrong with a run that ENDING ends, WAIT after EVENT; empty if it is fine.
QString wrongWith(const QString& home, const QString& method, const Ending& ending, const QByteArray& event,
                  int wait)
{
    QProcessEnvironment environment = environmentIn(home);
    if (ending.signal == 0) {
        environment.insert(QStringLiteral("QT_QPA_GENERIC_PLUGINS"),
                           QStringLiteral("hydraquit:%1").arg(wait));
    }
    QProcess program;
    program.setProcessEnvironment(environment);
    program.setReadChannel(QProcess::StandardError);
    program.start(QStringLiteral(HYDRA_PROGRAM),
                  {QStringLiteral("--model"), QStringLiteral("hydra-2"), QStringLiteral("--method"), method,
                   QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes/5-sphere-star-torus.png")});
    QByteArray said;
    while (!said.contains(event) && program.waitForReadyRead(limitMs)) {
        said += program.readAllStandardError();
    }
    const bool early = program.state() != QProcess::Running;
    if (ending.signal != 0 && !early) {
        QThread::msleep(std::uint64_t(wait));
        ::kill(pid_t(program.processId()), ending.signal);
    }
    if (!early && !program.waitForFinished(limitMs)) {
        program.kill();
        program.waitForFinished();
        return QStringLiteral("%1, %2 ms after '%3': does not end")
            .arg(QLatin1String(ending.name))
            .arg(wait)
            .arg(event);
    }
    said += program.readAllStandardError();
    static const QRegularExpression usual( // times, and what Qt's offscreen platform prints for each window
        QStringLiteral(
            "^((picture|window|map) [0-9.]+ s|This plugin does not support propagateSizeHints\\(\\))\n"),
        QRegularExpression::MultilineOption);
    const QString words = QString::fromUtf8(said).remove(usual);
    const int expected = ending.signal == 0 ? 0 : 128 + ending.signal;
    const bool right = program.exitStatus() == QProcess::NormalExit && program.exitCode() == expected;
    return right && words.isEmpty()
        ? QString()
        : QStringLiteral("%1, %2 ms after '%3': %4 %5 %6")
                .arg(QLatin1String(ending.name))
                .arg(wait)
                .arg(QString::fromUtf8(event), early ? QStringLiteral("ended by itself,") : QString(),
                     program.exitStatus() == QProcess::NormalExit ? QStringLiteral("exit code")
                                                                  : QStringLiteral("signal"))
                .arg(program.exitCode())
            + QLatin1Char('\n') + words;
}

} // namespace

class TestEndings : public QObject
{
    Q_OBJECT

private:
    // Four starts for each family; HYDRA_ROUNDS=5 makes it twenty.
    const int m_rounds = qEnvironmentVariable("HYDRA_ROUNDS", QStringLiteral("1")).toInt();
    QTemporaryDir m_home; // with the settings of a first start
    const QString m_settings = QStringLiteral("hydrascope/hydrascope.conf");

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(wrongWith(m_home.path(), QStringLiteral("attention"), endings[0], "map ", 500), QString());
        QVERIFY(QFile::exists(m_home.filePath(m_settings)));
    }

    void theWindowEndsAsItWasTold_data()
    {
        QTest::addColumn<QString>("method");
        for (const std::string& id : families()) {
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
        }
    }
    void theWindowEndsAsItWasTold()
    {
        QFETCH(QString, method);
        // A home is used by one program at a time; several homes run in parallel, as on a busy machine.
        const auto inOneHome = [&](int number) {
            const QTemporaryDir home;
            QDir().mkpath(QFileInfo(home.filePath(m_settings)).path());
            QFile::copy(m_home.filePath(m_settings), home.filePath(m_settings));
            QSettings(home.filePath(m_settings), QSettings::IniFormat)
                .setValue(QStringLiteral("query/method"), method);
            QStringList wrong;
            for (int round = 0; round < m_rounds; ++round) {
                const Ending& ending = endings[std::size_t(number + round) % std::size(endings)];
                const int wait = (round * homes + number) * longestMs / (m_rounds * homes - 1);
                wrong << wrongWith(home.path(), method, ending, "window ", wait);
            }
            wrong.removeAll(QString());
            return wrong.join(QLatin1Char('\n'));
        };
        std::vector<std::future<QString>> running;
        for (int number = 0; number < homes; ++number) {
            running.push_back(std::async(std::launch::async, inOneHome, number));
        }
        QStringList wrong;
        for (std::future<QString>& each : running) {
            wrong << each.get();
        }
        wrong.removeAll(QString());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }
};

HYDRA_TEST(TestEndings, QCoreApplication)
#include "test_endings.moc"
