// SPDX-License-Identifier: GPL-3.0-or-later
// README and guide: the README is short, their links lead somewhere, their commands run, and their pictures
// match what the program draws today.
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra::test;

namespace {

const QString root = QStringLiteral(HYDRA_SOURCE_DIR "/");

QString contentOf(const QString& name)
{
    QFile file(root + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString readme()
{
    return contentOf(QStringLiteral("README.md"));
}

// Mean distance of two pictures' channels, 0 to 255; another processor's rounding moves a few pixels.
double meanDistance(const QString& a, const QString& b)
{
    const QImage one = QImage(a).convertToFormat(QImage::Format_RGB32);
    const QImage other = QImage(b).convertToFormat(QImage::Format_RGB32);
    if (one.isNull() || one.size() != other.size()) {
        return 255;
    }
    double sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor p = one.pixelColor(x, y), q = other.pixelColor(x, y);
            sum +=
                std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue());
        }
    }
    return sum / 3 / (double(one.width()) * one.height());
}

} // namespace

class TestReadme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void citationIsOfThisVersion()
    {
        static const QRegularExpression version(QStringLiteral("project\\(Hydrascope VERSION ([0-9.]+)"));
        const QString ours = version.match(contentOf(QStringLiteral("CMakeLists.txt"))).captured(1);
        QVERIFY(!ours.isEmpty());
        QVERIFY(
            contentOf(QStringLiteral("CITATION.cff")).contains(QStringLiteral("version: %1\n").arg(ours)));
    }

    void linksLeadSomewhere()
    {
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)#:]+)(#[^)]*)?\\)"));
        const QString help = QStringLiteral("resources/help/");
        const std::pair<QString, QStringList> pages[]{
            {QString(), {QStringLiteral("README.md"), QStringLiteral("CONTRIBUTING.md")}},
            {help,
             {QStringLiteral("guide.md"), QStringLiteral("architecture.md"), QStringLiteral("files.md"),
              QStringLiteral("trouble.md")}}};
        int links = 0;
        for (const auto& [folder, names] : pages) {
            for (const QString& name : names) {
                const QString words = contentOf(folder + name);
                QVERIFY2(!words.isEmpty(), qPrintable(name));
                for (auto each = link.globalMatch(words); each.hasNext(); ++links) {
                    const QString to = each.next().captured(1);
                    QVERIFY2(QFileInfo::exists(root + folder + to),
                             qPrintable(name + QLatin1String(": ") + to));
                }
            }
        }
        QVERIFY(links > 30);
    }

    // The page of files describes what our files state about themselves.
    void filesAreOnTheirPage()
    {
        static const QRegularExpression mark(
            QStringLiteral("constexpr (?:const char\\*|char) \\w*(?:[fF]ormat|[kK]ind)(?:\\[\\])? = "
                           "\"(hydrascope-[\\w-]+)\""));
        const QString page = contentOf(QStringLiteral("resources/help/files.md"));
        int marks = 0;
        for (const char* top : {"core", "ui", "app"}) {
            QDirIterator files(root + QLatin1String(top), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString words = contentOf(files.next().mid(root.size()));
                for (auto each = mark.globalMatch(words); each.hasNext(); ++marks) {
                    const QString said = each.next().captured(1);
                    QVERIFY2(page.contains(said), qPrintable(said));
                }
            }
        }
        QVERIFY(marks >= 8);
    }

    // All commands except those whose files the reader must supply: their names and options are right.
    void commandsAreUnderstood()
    {
        static const QRegularExpression line(QStringLiteral("^hydrascope-cli ((?!video).*)$"),
                                             QRegularExpression::MultilineOption);
        QTemporaryDir folder;
        int commands = 0;
        for (auto each = line.globalMatch(readme()); each.hasNext(); ++commands) {
            QString words = each.next().captured(1);
            words.replace(QLatin1String("resources/"), root + QLatin1String("resources/"));
            words.replace(QLatin1String("--out "), QLatin1String("--out ") + folder.path() + '/');
            if (words.startsWith(QLatin1String("faithfulness"))) {
                words += QLatin1String(" --limit 1");
            }
            const Result result = runCli(words.split(QLatin1Char(' ')));
            QVERIFY2(result.code == 0, qPrintable(words + QString::fromUtf8(result.err)));
        }
        QVERIFY(commands >= 4);
    }

    void picturesAreOfToday()
    {
        QTemporaryDir folder;
        const Result drawn =
            runInShell(QStringLiteral("\"$1\"/scripts/render_pictures.sh \"$2\""), {root, folder.path()});
        QVERIFY2(drawn.code == 0, drawn.err.constData());
        const QStringList names = QDir(folder.path()).entryList(QDir::Files);
        QCOMPARE(names.size(), 12);
        for (const QString& name : names) {
            const double distance =
                meanDistance(folder.filePath(name), root + QStringLiteral("resources/help/pictures/") + name);
            QVERIFY2(distance < 2, qPrintable(QStringLiteral("%1: %2").arg(name).arg(distance)));
        }
    }
};

HYDRA_TEST(TestReadme, QCoreApplication)
#include "test_readme.moc"
