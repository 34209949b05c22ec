// SPDX-License-Identifier: GPL-3.0-or-later
// The settings file: QSettings, which wrote it before, reads back what was stored; two windows write into it,
// and a failing disk leaves the old file.
#include "ui/state/settings.h"
#include "ui/state/settings_store.h"

#include <QRandomGenerator>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>
#include <csignal>
#include <sys/resource.h>

#include "tests/support/program.h"
#include "tests/support/unlucky_disk.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Limits files to SIZE bytes.
void limitFiles(rlim_t size)
{
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = size;
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

} // namespace

// Counts the messages about files that cannot be written.
class Refusals
{
public:
    static inline int count = 0;

    Refusals()
    {
        count = 0;
        m_before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& message) {
            count += message.contains(QLatin1String("cannot be written")) ? 1 : 0;
        });
    }
    ~Refusals() { qInstallMessageHandler(m_before); }
    Refusals(const Refusals&) = delete;
    Refusals& operator=(const Refusals&) = delete;

private:
    QtMessageHandler m_before;
};

class TestSettings : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString fresh() const
    {
        static int count = 0;
        return m_folder.filePath(QStringLiteral("folder-%1/settings.ini").arg(++count));
    }

private Q_SLOTS:
    void initTestCase() { std::signal(SIGXFSZ, SIG_IGN); } // as the programs do
    void cleanup()
    {
        test::syncAs = nullptr;
        limitFiles(RLIM_INFINITY);
    }

    void aFailingDiskLeavesTheOldFile_data()
    {
        QTest::addColumn<int>("reason"); // of fsync
        QTest::addColumn<qlonglong>("limit"); // of a file's bytes
        QTest::newRow("full at once") << 0 << 0LL;
        QTest::newRow("full after the lock") << 0 << 1000LL;
        QTest::newRow("full when it is asked") << ENOSPC << -1LL;
        QTest::newRow("broken") << EIO << -1LL;
    }
    void aFailingDiskLeavesTheOldFile()
    {
        QFETCH(int, reason);
        QFETCH(qlonglong, limit);
        const QString path = fresh();
        {
            Settings settings(path);
            settings.set(Setting::Theme, QStringLiteral("dark"));
            settings.set(Setting::LastImageFolder, QString(3000, QLatin1Char('x')));
        }
        const QByteArray before = contents(path);
        QVERIFY(before.contains("theme=dark"));
        const Refusals said;
        {
            Settings settings(path);
            settings.set(Setting::Theme, QStringLiteral("light"));
            static int told = 0;
            told = reason;
            if (reason != 0) {
                test::syncAs = [] { return told; };
            }
            limitFiles(limit < 0 ? RLIM_INFINITY : rlim_t(limit));
            QTRY_COMPARE(Refusals::count, 1);
            QCOMPARE(settings.get<QString>(Setting::Theme), QStringLiteral("light"));
            settings.set(Setting::FigureDpi, 72);
        }
        QCOMPARE(Refusals::count, 1); // reported once
        cleanup();
        QCOMPARE(contents(path), before);
        QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList(QStringLiteral("settings.ini")));
    }

    void whatTheDiskHasRefusedIsWrittenLater()
    {
        const QString path = fresh();
        Settings settings(path);
        settings.set(Setting::Theme, QStringLiteral("dark"));
        const Refusals said;
        test::syncAs = [] { return ENOSPC; };
        QTRY_COMPARE(Refusals::count, 1);
        QVERIFY(!QFile::exists(path));
        test::syncAs = nullptr;
        settings.set(Setting::FigureDpi, 72);
        QTRY_VERIFY(QFile::exists(path));
        QCOMPARE(Settings(path).get<QString>(Setting::Theme), QStringLiteral("dark"));
    }

    void aSliderThatIsDraggedWaitsForNoDisk()
    {
        const QString path = fresh();
        Settings settings(path);
        static int syncs = 0;
        test::syncAs = [] {
            ++syncs;
            return 0;
        };
        constexpr int moves = 50;
        for (int i = 0; i < moves; ++i) {
            settings.set(Setting::FigureDpi, 72 + i);
            QCoreApplication::processEvents();
        }
        QVERIFY2(syncs < moves / 2, qPrintable(QString::number(syncs)));
        QTRY_VERIFY(QFile::exists(path));
        QCOMPARE(Settings(path).get<int>(Setting::FigureDpi), 72 + moves - 1);
    }

    // Texts, lists and bytes of every kind, under keys of every kind, as QSettings reads them.
    void qtReadsWhatIsWritten()
    {
        QRandomGenerator random(7);
        const QString letters = QStringLiteral("aF09 .,;=%@()[]/\\\"'\t\n\r\x01\x7f\u00e9\u4e2d\uffe0-_:#");
        const auto text = [&](int longest, const QString& from) {
            QString made;
            for (int i = random.bounded(longest + 1); i > 0; --i) {
                made += from[random.bounded(int(from.size()))];
            }
            return made;
        };
        QMap<QString, QVariant> values;
        for (int i = 0; i < 3000; ++i) {
            const QString section = text(3, QStringLiteral("gG\u00e9\u4e2d [].=-%"));
            const QString name = (section.isEmpty() ? QString() : section + QLatin1Char('/'))
                + QStringLiteral("k%1").arg(i) + text(4, QStringLiteral("ab\u00e9\u4e2d .=[];%"))
                + (i % 3 == 0 ? QStringLiteral("/z") : QStringLiteral("z"));
            QStringList list;
            for (int j = random.bounded(2, 5); j > 0; --j) {
                list << text(12, letters);
            }
            QByteArray bytes(random.bounded(1, 20), '\0');
            for (char& each : bytes) {
                each = char(random.bounded(256));
            }
            const QVariant all[]{
                text(20, letters),      list, bytes, random.bounded(1000), random.bounded(2) == 1,
                random.generateDouble()};
            values[name] = all[i % 6];
        }
        values[QStringLiteral("General/inside")] = QStringLiteral("a");
        values[QStringLiteral("outside")] = QStringLiteral("b");
        values[QStringLiteral("none/at all")] = QStringList();
        const QString path = m_folder.filePath(QStringLiteral("any.ini"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(iniFile(values));
        file.close();
        const QSettings read(path, QSettings::IniFormat);
        QCOMPARE(read.status(), QSettings::NoError);
        QCOMPARE(read.allKeys().size(), values.size());
        for (auto each = values.begin(); each != values.end(); ++each) {
            QVariant found = read.value(each.key(), QStringLiteral("missing"));
            if (each->userType() != QMetaType::QStringList) { // a file stores numbers as texts
                QVERIFY2(found.convert(each->metaType()), qPrintable(each.key()));
            }
            QVERIFY2(found.toStringList() == each->toStringList()
                         && found.toByteArray() == each->toByteArray(),
                     qPrintable(each.key() + QLatin1String(": ") + each->toString()));
        }
        // Conversely, values written by QSettings stay the same after we write.
        const QString theirs = m_folder.filePath(QStringLiteral("theirs.ini"));
        {
            QSettings writes(theirs, QSettings::IniFormat);
            for (auto each = values.begin(); each != values.end(); ++each) {
                writes.setValue(each.key(), *each);
            }
        }
        SettingsStore store(std::make_unique<QSettings>(theirs, QSettings::IniFormat));
        store.set(QStringLiteral("General/inside"), QStringLiteral("c"));
        QCOMPARE(store.write(), QString());
        values[QStringLiteral("General/inside")] = QStringLiteral("c");
        QCOMPARE(contents(theirs), iniFile(values));
    }

    void windowsWriteIntoOneFile()
    {
        const QString path = fresh();
        const auto open = [&] {
            return std::make_unique<SettingsStore>(std::make_unique<QSettings>(path, QSettings::IniFormat));
        };
        const auto one = open(), other = open();
        one->set(QStringLiteral("a/one"), 1);
        other->set(QStringLiteral("a/other"), 2);
        QCOMPARE(one->write() + other->write(), QString());
        for (int i = 0; i < 200; ++i) { // faster than a file's timestamp advances, and of equal length
            const QString name = QStringLiteral("b/%1").arg(i % 7);
            (i % 2 == 0 ? one : other)->set(name, 100 + i);
            QCOMPARE((i % 2 == 0 ? one : other)->write(), QString());
        }
        one->set(QStringLiteral("a/one"), {});
        QCOMPARE(one->write(), QString());
        QVERIFY(!one->value(QStringLiteral("a/one")).isValid());
        const auto last = open();
        QVERIFY(!last->value(QStringLiteral("a/one")).isValid());
        QCOMPARE(last->value(QStringLiteral("a/other")).toInt(), 2);
        for (int i = 193; i < 200; ++i) {
            QCOMPARE(last->value(QStringLiteral("b/%1").arg(i % 7)).toInt(), 100 + i);
        }
    }

    void permissionsAndLinksStay()
    {
        const QString path = fresh(), link = m_folder.filePath(QStringLiteral("link.ini"));
        Settings(path).set(Setting::Theme, QStringLiteral("dark"));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::link(path, link));
        Settings(link).set(Setting::Theme, QStringLiteral("light"));
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(contents(path).contains("theme=light"));
        QCOMPARE(QFile::permissions(path) & QFile::Permissions(0x77), QFile::Permissions());
    }
};

HYDRA_TEST(TestSettings, QCoreApplication)
#include "test_settings.moc"
