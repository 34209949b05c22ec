// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope: shows the picture at once, then loads the window, which is a separate library (see stage.h).
#include "app/cli/window_options.h"
#include "app/window/argument_check.h"
#include "app/window/first_window.h"
#include "app/window/stage.h"
#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/base/hear_signals.h"
#include "core/base/quiet_stderr.h"
#include "core/base/shared_library.h"
#include "core/base/version.h"
#include "core/frames/ffmpeg_settings.h"
#include "core/language/language.h"
#include "ui/state/setting_names.h"
#include "ui/state/settings_file.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/translations.h"
#include "ui/widgets/window_place.h"

#include <QEventLoop>
#include <QFile>
#include <QLoggingCategory>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using hydra::app::Application;
using hydra::app::FirstWindow;
using hydra::app::Stage;

constexpr int usageCode = 2; // ErrorCode::Usage

void say(const QString& message)
{
    std::fprintf(hydra::ownStderr(), "%s\n", hydra::terminalText(message.toStdString()).c_str());
}

// Qt's messages may quote names and contents of files.
void sayForQt(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    say(qFormatLogMessage(type, context, message));
}

bool isOneOf(const char* word, std::initializer_list<const char*> options)
{
    const QByteArray option = QByteArray(word).split('=').front();
    return std::any_of(options.begin(), options.end(), [&](const char* each) { return option == each; });
}

// Screenshots and text output need no display; a window does, and Qt reports if there is none.
void doWithoutDisplay()
{
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (qEnvironmentVariableIsSet(name)) {
            return;
        }
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

std::unique_ptr<FirstWindow> showPicture(const hydra::app::WindowSettings& given)
{
    const std::unique_ptr<QSettings> settings = hydra::ui::userSettings();
    const auto chosen = [&](const std::string& option, const char* setting) {
        return option.empty() ? settings->value(QLatin1String(setting)).toString()
                              : QString::fromStdString(option);
    };
    QApplication::setPalette(
        hydra::ui::paletteOf(hydra::ui::themeFromName(chosen(given.theme, hydra::ui::themeSetting))));
    const QString language = chosen(given.language, hydra::ui::languageSetting);
    const auto words = hydra::ui::windowTranslator(
        hydra::ui::languageCode(language.isEmpty() ? QStringLiteral("system") : language));
    if (words) { // until the window, which has its own
        QCoreApplication::installTranslator(words.get());
    }
    const bool pictured = !given.screenshot.empty(); // which must not show this user's files
    const QString before = pictured
        ? QString()
        : hydra::ui::lastOpened(
            settings->value(QLatin1String(hydra::ui::recentPicturesSetting)).toStringList());
    auto first =
        std::make_unique<FirstWindow>(hydra::app::firstPicture(QCoreApplication::arguments().mid(1), before));
    first->setWindowIcon(hydra::ui::programIcon());
    first->resize(1280, 760);
    hydra::ui::putWindow(*first, settings->value(QLatin1String(hydra::ui::geometrySetting)).toByteArray());
    hydra::ui::keepOnScreen(*first);
    const QStringList sides = QString::fromStdString(given.windowSize).split(QLatin1Char('x'));
    if (sides.size() == 2 && sides[0].toInt() > 0 && sides[1].toInt() > 0) {
        first->resize(QSize(sides[0].toInt(), sides[1].toInt()).boundedTo({16384, 16384}));
    }
    first->show();
    return first;
}

// Returns the library's function; if it cannot be loaded, prints why to stderr and returns null.
hydra::app::WindowFunction loadWindow()
{
    const std::string path =
        (QCoreApplication::applicationDirPath() + QLatin1String("/" HYDRA_WINDOW_LIBRARY)).toStdString();
    hydra::SharedLibrary::loadFirst(HYDRA_LIBRARIES_FIRST);
    hydra::SharedLibrary library(path);
    const auto found =
        library.find<std::remove_pointer_t<hydra::app::WindowFunction>>(hydra::app::windowFunction);
    if (found == nullptr) {
        say(QLatin1String("hydrascope: the window could not be loaded: ")
            + QString::fromLocal8Bit(library.problem().c_str()));
    }
    return found;
}

// Loads the window while the user can move, resize and close the picture.
hydra::app::WindowFunction loadBeside(const FirstWindow& first)
{
    hydra::app::WindowFunction window = nullptr;
    QEventLoop loop;
    std::thread loading([&] {
        first.awaitDecoder();
        window = loadWindow();
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    loop.exec();
    loading.join();
    return window;
}

std::vector<std::string> wordsOf(const QStringList& line)
{
    std::vector<std::string> words;
    for (const QString& word : line) {
        words.push_back(QFile::encodeName(word).toStdString());
    }
    return words;
}

Stage stage;

// Closes the window as its user would; returns whether it did. A signal that comes twice, or before the
// window, ends the program at once.
bool closes(int signal)
{
    static bool heard[NSIG] = {};
    void (*const close)(int) = stage.close;
    if (close == nullptr || std::exchange(heard[signal], true)) {
        return false;
    }
    close(signal);
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    hydra::restrictFfmpeg(); // while there is only one thread
    std::signal(SIGXFSZ, SIG_IGN); // a write then fails and is reported like a full disk
    hydra::hearSignals(closes);
    qInstallMessageHandler(sayForQt);
    const auto given = [&](std::initializer_list<const char*> options) {
        return std::any_of(argv + 1, argv + argc, [&](const char* word) { return isOneOf(word, options); });
    };
    if (given({"--version", "-v"})) {
        std::printf("hydrascope %s\n", hydra::version());
        return 0;
    }
    if (given({"--help", "-h"})) {
        hydra::setLanguage(hydra::languageOfEnvironment());
        std::fputs(hydra::app::windowHelp().c_str(), stdout);
        return 0;
    }
    const bool forNobody = given({"--screenshot"});
    if (forNobody) {
        doWithoutDisplay();
    }
    if (const QString missing = hydra::app::missingPlatform(argc, argv); !missing.isEmpty()) {
        say(QLatin1String("hydrascope: ") + missing);
        return usageCode;
    }
    // We report what is wrong with a picture.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false"));
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    Application app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("hydrascope"));
    QApplication::setOrganizationName(QStringLiteral("hydrascope"));
    QApplication::setApplicationVersion(QString::fromLatin1(hydra::version()));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.hydrascope.Hydrascope"));

    hydra::app::WindowSettings options;
    try {
        hydra::setLanguage(hydra::ui::languageCode(QStringLiteral("system")).toStdString());
        options = hydra::app::windowSettings(wordsOf(QCoreApplication::arguments().mid(1)));
    } catch (const hydra::Error& error) {
        say(QLatin1String("hydrascope: ") + QString::fromStdString(hydra::translated(error)));
        return usageCode;
    }
    if (const QString trouble = hydra::ui::settingsInTheWay(); !trouble.isEmpty() && !forNobody) {
        say(QLatin1String("hydrascope: ")
            + QCoreApplication::translate(
                  "window", "%1 is not a settings file: it is not read, and settings are not saved")
                  .arg(trouble));
    }
    const std::unique_ptr<FirstWindow> first = forNobody ? nullptr : showPicture(options);
    const hydra::app::WindowFunction window = first ? loadBeside(*first) : loadWindow();
    if (window == nullptr) {
        return 1;
    }
    stage.app = &app;
    stage.options = &options;
    stage.first = first.get();
    return first && first->wasClosed() ? 0 : window(stage);
}
