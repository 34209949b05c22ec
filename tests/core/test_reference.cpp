// SPDX-License-Identifier: GPL-3.0-or-later
// The reference (resources/help/reference.md) against the program: every method, kind of attention and kernel
// has its section, links lead somewhere, and comments cite sections that exist.
#include "core/attention/attention_plan.h"
#include "core/explain/map.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include "tests/support/program.h"

using namespace hydra;

namespace {

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString root(const char* path = "")
{
    return QStringLiteral(HYDRA_SOURCE_DIR "/") + QLatin1String(path);
}

struct Heading
{
    QString words; // "Relevance: `relevance`"
    QString name; // "Relevance"
    QString id; // "relevance"; empty for a section that describes no table entry
};

// Headings of chapters and sections; code blocks are skipped.
QList<Heading> headingsOf(const QString& markdown)
{
    static const QRegularExpression pattern(QStringLiteral("^#{2,3} (([^`]*?)(?:: `([^`]+)`)?)$"));
    QList<Heading> found;
    bool code = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        code = code != line.startsWith(QLatin1String("```"));
        const QRegularExpressionMatch match = pattern.match(line);
        if (!code && match.hasMatch()) {
            found.append({match.captured(1), match.captured(2), match.captured(3)});
        }
    }
    return found;
}

// The anchor that a Markdown viewer makes.
QString anchorOf(const Heading& heading)
{
    static const QRegularExpression punctuation(QStringLiteral("[^\\w\\- ]"),
                                                QRegularExpression::UseUnicodePropertiesOption);
    QString anchor = heading.words.toLower();
    return anchor.remove(punctuation).replace(QLatin1Char(' '), QLatin1Char('-'));
}

// The source with the lines of each comment joined: a citation may continue on the next line.
QString joined(QString source)
{
    static const QRegularExpression lineEnd(QStringLiteral("\\s*\\n\\s*(//|#)\\s*"));
    return source.replace(lineEnd, QStringLiteral(" "));
}

// The names in citations such as: reference.md "Relevance", reference.md "LRP rules" to "Relevance rollout".
QStringList citedIn(const QString& source)
{
    static const QRegularExpression citation(
        QStringLiteral("reference\\.md (\"[^\"]+\"(?:(?:, | and | to )\"[^\"]+\")*)"));
    static const QRegularExpression name(QStringLiteral("\"([^\"]+)\""));
    QStringList found;
    for (auto all = citation.globalMatch(source); all.hasNext();) {
        for (auto each = name.globalMatch(all.next().captured(1)); each.hasNext();) {
            found << each.next().captured(1);
        }
    }
    return found;
}

} // namespace

class TestReference : public QObject
{
    Q_OBJECT

private:
    QString m_text;
    QList<Heading> m_headings;

private Q_SLOTS:
    void initTestCase()
    {
        m_text = contentOf(root("resources/help/reference.md"));
        m_headings = headingsOf(m_text);
        QVERIFY(m_headings.size() > 50);
    }

    // A section is found by its name, so names are unique.
    void sectionsHaveNamesOfTheirOwn()
    {
        QStringList names;
        for (const Heading& heading : m_headings) {
            QVERIFY2(!heading.words.front().isDigit(), qPrintable(heading.words));
            names << (heading.id.isEmpty() ? heading.name : heading.id);
        }
        QCOMPARE(names.removeDuplicates(), 0);
        static const QRegularExpression any(QStringLiteral("^##"), QRegularExpression::MultilineOption);
        QCOMPARE(m_text.count(any), m_headings.size()); // no heading is written another way
    }

    void everyMethodAndKindHasItsSection()
    {
        QStringList expected;
        for (const KindInfo& kind : attentionKinds()) {
            expected << QLatin1String(kind.name);
        }
        for (const MethodInfo& method : methodTable()) {
            expected << QLatin1String(method.id);
        }
        QStringList found;
        for (const Heading& heading : m_headings) {
            if (!heading.id.isEmpty()) {
                found << heading.id;
            }
        }
        expected.sort();
        found.sort();
        QCOMPARE(found, expected); // and no section describes a removed entry
    }

    void sectionsBearTheTitlesOfTheWindow()
    {
        const auto titled = [&](const char* id, const char* title) {
            for (const Heading& heading : m_headings) {
                if (heading.id == QLatin1String(id)) {
                    return heading.name.startsWith(QLatin1String(title));
                }
            }
            return false;
        };
        for (const KindInfo& kind : attentionKinds()) {
            QVERIFY2(titled(kind.name, kind.title), kind.name);
        }
        for (const MethodInfo& method : methodTable()) {
            const QString title = QString::fromLatin1(method.title).remove(QStringLiteral(" (LRP)"));
            QVERIFY2(titled(method.id, qPrintable(title)), method.id);
        }
    }

    void everyKernelIsInTheTable()
    {
        for (const std::string& kernel : kernelNames()) {
            const QString row = QStringLiteral("\n| `%1` | ").arg(QString::fromStdString(kernel));
            QVERIFY2(m_text.contains(row), kernel.c_str());
        }
    }

    void linksLeadToSections()
    {
        QSet<QString> anchors;
        for (const Heading& heading : m_headings) {
            anchors.insert(anchorOf(heading));
        }
        QCOMPARE(anchors.size(), m_headings.size());
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)"));
        int count = 0;
        for (auto all = link.globalMatch(m_text); all.hasNext(); ++count) {
            const QString target = all.next().captured(1);
            QVERIFY2(target.startsWith(QLatin1Char('#')) && anchors.contains(target.mid(1)),
                     qPrintable(target));
        }
        QVERIFY(count > 20);
    }

    void citationsNameSectionsThatExist()
    {
        QCOMPARE(
            citedIn(joined(
                QStringLiteral("// (reference.md \"LRP\n    // rules\" to \"Gradient\"). reference.md\n"
                               "// \"Losses\" end"))),
            (QStringList{QStringLiteral("LRP rules"), QStringLiteral("Gradient"), QStringLiteral("Losses")}));
        static const QRegularExpression numbered(QStringLiteral("reference\\.md [0-9]"));
        QSet<QString> names;
        for (const Heading& heading : m_headings) {
            names.insert(heading.name);
        }
        const QString elsewhere = QStringLiteral("methods") + QStringLiteral(".md"); // not ours
        int count = 0;
        for (const char* folder : {"core", "ui", "app", "tests", "resources", "scripts"}) {
            QDirIterator files(root(folder), QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                static const QRegularExpression text(QStringLiteral("\\.(h|cpp|cmake|txt|py|sh|md)$"));
                if (!text.match(path).hasMatch()) {
                    continue;
                }
                const QString source = joined(contentOf(path));
                QVERIFY2(!source.contains(elsewhere), qPrintable(path));
                QVERIFY2(!numbered.match(source).hasMatch(), qPrintable(path));
                for (const QString& name : citedIn(source)) {
                    QVERIFY2(path.endsWith(QLatin1String("test_reference.cpp")) || names.contains(name),
                             qPrintable(path + QStringLiteral(": ") + name));
                    ++count;
                }
            }
        }
        QVERIFY(count > 30);
    }
};

HYDRA_TEST(TestReference, QCoreApplication)
#include "test_reference.moc"
