// SPDX-License-Identifier: GPL-3.0-or-later
// A record of every window, place, panel, menu and dialog, from the tables that make them: names, roles,
// values, states, actions and geometry. HYDRA_RECORD=FOLDER writes one for each of three models, two themes,
// two languages and three sizes: a refactoring of the window must leave them equal.
#include "ui/shell/dock.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/question_line.h"
#include "ui/shell/tool_window.h"
#include "ui/state/file_picker.h"
#include "ui/state/window_language.h"
#include "ui/widgets/theme.h"

#include <QAbstractButton>
#include <QDir>
#include <QMenuBar>
#include <QToolButton>

#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"
#include "tests/ui/window_record.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

struct Setup
{
    QString model; // "tiny", or a shipped one
    Theme theme = Theme::Light;
    QString language = QStringLiteral("en");
    QSize size{1280, 760};
    [[nodiscard]] QString name() const
    {
        return QStringLiteral("%1-%2-%3-%4x%5")
            .arg(model, themeName(theme), language)
            .arg(size.width())
            .arg(size.height());
    }
};

class Recorder
{
public:
    // PICTURES: the prefix of the pictures' file names; empty for no pictures.
    explicit Recorder(const Setup& setup, const QString& pictures = {})
        : m_pictures(pictures)
    {
        applyTheme(setup.theme);
        speak(setup.language);
        m_bench = std::make_unique<test::Bench>();
        if (setup.model != QLatin1String("tiny")) {
            window().library().openModel(
                QStringLiteral(HYDRA_SOURCE_DIR "/models/%1.safetensors").arg(setup.model));
            (void)QTest::qWaitFor(
                [&] {
                    return window().state().model()
                        && text(window().state().model()->path).contains(setup.model);
                },
                30'000);
        }
        rest();
        window().resize(setup.size);
        rest();
        (void)QTest::qWaitFor( // the list predicts its pictures gradually
            [&] {
                const QStringList& all = window().library().opened();
                return std::all_of(all.begin(), all.end(), [&](const QString& path) {
                    return window().library().predicted(path).index >= 0;
                });
            },
            15'000);
    }
    ~Recorder() { speak(QStringLiteral("en")); }

    void recordAll()
    {
        record(window(), QStringLiteral("window"));
        for (const QAction* menu : window().menuBar()->actions()) {
            m_record.heading(QStringLiteral("menu ") + menu->text());
            m_record.add(*menu->menu());
        }
        recordPanels();
        recordWindows();
        recordButtons();
        recordCommands();
    }
    [[nodiscard]] QString text() const { return m_record.text(m_bench->folder()->path()); }
    int windows = 0, panels = 0, dialogs = 0, fileQuestions = 0; // counts of recorded parts

private:
    [[nodiscard]] MainWindow& window() { return *m_bench->window; }
    [[nodiscard]] static QString text(const std::filesystem::path& path)
    {
        return QString::fromStdString(path.string());
    }
    void rest()
    {
        QCoreApplication::processEvents();
        const auto failed = [this] {
            return window().board().complete() && window().board().current()
                && !window().board().current()->failure.isEmpty();
        };
        (void)QTest::qWaitFor(
            [&] {
                return (window().settled() || failed()) && !window().state().actions().cancel->isEnabled();
            },
            60'000);
        (void)m_bench->engineIsDone(); // including requests that panels make themselves
        (void)QTest::qWaitFor(
            [this] {
                const auto* embedding = window().findChild<EmbeddingWindow*>();
                const auto* figure = window().findChild<FigureDialog*>();
                return !(embedding && embedding->running())
                    && (!figure || !figure->isVisible() || figure->settled());
            },
            60'000);
        (void)test::layoutRests();
    }
    void recordPanels()
    {
        for (Dock* dock : window().findChildren<Dock*>()) {
            dock->present();
            rest();
            record(*dock, QStringLiteral("panel ") + dock->objectName());
            ++panels;
        }
    }
    void recordWindows()
    {
        for (QWidget* each : window().tools().all()) {
            auto* tool = qobject_cast<ToolWindow*>(each);
            if (tool && !tool->isWindow()) {
                tool->comeForward();
            } else {
                each->show();
            }
            rest();
            record(*each, QStringLiteral("place or window ") + each->objectName());
            ++windows;
            if (each->isWindow()) {
                each->close();
            }
        }
        window().tools().showPicture();
        rest();
    }
    void recordButtons()
    {
        for (const QToolButton* button : window().findChildren<QToolButton*>()) {
            if (button->menu() && button->isVisible()) {
                m_record.heading(QStringLiteral("menu of ") + button->objectName() + button->text());
                m_record.add(*button->menu());
            }
        }
    }
    [[nodiscard]] static QList<QWidget*> shown()
    {
        QList<QWidget*> all;
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (each->isVisible() && !each->inherits("QTipLabel")) {
                all.append(each);
            }
        }
        return all;
    }
    // Records WIDGET once it no longer changes: some fill their lists beside the GUI thread.
    void record(QWidget& widget, const QString& title)
    {
        m_record.heading(title);
        QString before, now;
        (void)QTest::qWaitFor(
            [&] {
                test::WindowRecord once;
                once.add(widget);
                before = std::exchange(now, once.text(m_bench->folder()->path()));
                QTest::qWait(100);
                return before == now;
            },
            10'000);
        m_record.add(widget);
        if (!m_pictures.isEmpty()) {
            widget.grab().save(
                m_pictures
                + QString(title).remove(QLatin1Char('&')).replace(QLatin1Char(' '), QLatin1Char('_'))
                + QStringLiteral(".png"));
        }
    }
    // Records what each command opens besides the windows of the table. File dialogs are answered with
    // "Cancel".
    void recordCommands()
    {
        Actions& on = window().state().actions();
        for (QAction* command : on.findChildren<QAction*>()) {
            if (command == on.quit || !command->isEnabled() || command->isCheckable()) {
                continue;
            }
            const QList<QWidget*> before = shown();
            FilePicker::next = QString();
            command->trigger();
            QCoreApplication::processEvents();
            if (!FilePicker::next) {
                ++fileQuestions;
            }
            FilePicker::next.reset();
            bool any = false;
            for (QWidget* each : shown()) {
                if (!before.contains(each)) {
                    rest();
                    record(*each, QStringLiteral("opened by ") + command->text());
                    each->close();
                    any = true;
                }
            }
            dialogs += any ? 1 : 0;
            if (window().tour().running()) {
                window().tour().leave();
            }
            rest();
        }
    }

    const QString m_pictures;
    std::unique_ptr<test::Bench> m_bench;
    test::WindowRecord m_record;
};

} // namespace

class TestWindowRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The record covers all entries of the tables.
    void everythingIsRecorded()
    {
        Recorder recorder(Setup{QStringLiteral("tiny")});
        recorder.recordAll();
        QCOMPARE(recorder.panels, 10);
        QCOMPARE(recorder.windows, 12);
        QVERIFY2(recorder.dialogs >= 5, qPrintable(QString::number(recorder.dialogs)));
        QVERIFY2(recorder.fileQuestions >= 5, qPrintable(QString::number(recorder.fileQuestions)));
        QVERIFY(recorder.text().contains(QStringLiteral("entry \"Open &folder")));
    }

    void record_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* model : {"tiny", "hydravit-scenes", "thinkingvit-photos"}) {
            QTest::newRow(model) << QString::fromLatin1(model);
        }
    }
    void record()
    {
        const QString folder = qEnvironmentVariable("HYDRA_RECORD");
        if (folder.isEmpty()) {
            return; // recorded on request only
        }
        QFETCH(QString, model);
        QVERIFY(QDir().mkpath(folder));
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            for (const char* language : {"en", "de"}) {
                for (const QSize& size : {QSize(1280, 760), QSize(1600, 1000), QSize(800, 500)}) {
                    const Setup setup{model, theme, QLatin1String(language), size};
                    Recorder recorder(setup, QDir(folder).filePath(setup.name() + QLatin1Char('-')));
                    recorder.recordAll();
                    test::writeBytes(QDir(folder).filePath(setup.name() + QStringLiteral(".txt")),
                                     recorder.text().toUtf8());
                }
            }
        }
    }
};

HYDRA_TEST(TestWindowRecord, QApplication)
#include "test_window_record.moc"
