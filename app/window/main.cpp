// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope: the window. Options and wiring only.
#include "core/base/error.h"
#include "ui/shell/main_window.h"
#include "ui/shell/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace {

using hydra::ui::MainWindow;
using hydra::ui::Setting;
using hydra::ui::Settings;

constexpr int pollMs = 100;
constexpr int quietPolls = 3; // thumbnails and charts settle a moment after the last result
constexpr int screenshotLimitMs = 300'000;

int complain(const QString& message, hydra::ErrorCode code)
{
    std::fprintf(stderr, "hydrascope: %s\n", qUtf8Printable(message));
    constexpr int exitCodes[] = {1, 2, 3, 4}; // in the order of ErrorCode
    return exitCodes[int(code)];
}

void addOptions(QCommandLineParser& parser)
{
    const auto tr = [](const char* words) { return QCoreApplication::translate("main", words); };
    parser.setApplicationDescription(
        tr("See what a Vision Transformer does: relevance maps, head counts, linear attention."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("INPUT"), tr("An image or a folder of images."),
                                 QStringLiteral("[INPUT...]"));
    parser.addOptions({
        {QStringLiteral("model"), tr("A checkpoint file, or the name of a shipped model."),
         QStringLiteral("FILE|NAME")},
        {QStringLiteral("method"), tr("How to explain, e.g. relevance, attention, rollout."),
         QStringLiteral("METHOD")},
        {QStringLiteral("heads"), tr("Head count k of the sub-network."), QStringLiteral("K")},
        {QStringLiteral("attention"), tr("Attention plan, e.g. hydra:cosine@back:2."),
         QStringLiteral("PLAN")},
        {QStringLiteral("class"), tr("What to explain: an index, a name, top1, top2, own."),
         QStringLiteral("CLASS")},
        {QStringLiteral("training"), tr("The folder of a training: its curves in a window of their own."),
         QStringLiteral("FOLDER")},
        {QStringLiteral("theme"), tr("dark, light or system."), QStringLiteral("THEME")},
        {QStringLiteral("size"), tr("Size of the window in points."), QStringLiteral("WxH")},
        {QStringLiteral("screenshot"),
         tr("Wait until everything is shown, save the window as PNG, and exit."), QStringLiteral("FILE.png")},
    });
}

// Empty when TEXT is not two numbers of a sensible size.
QSize sizeFrom(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    return size.width() >= 320 && size.height() >= 240 && size.width() <= 16384 && size.height() <= 16384
        ? size
        : QSize();
}

void saveWhenSettled(MainWindow& window, const QString& path)
{
    auto* poll = new QTimer(&window);
    auto quiet = std::make_shared<int>(0);
    QObject::connect(poll, &QTimer::timeout, &window, [&window, path, quiet] {
        if (const QString problem = window.problem(); !problem.isEmpty()) {
            QCoreApplication::exit(complain(problem, hydra::ErrorCode::Input));
            return;
        }
        *quiet = window.settled() ? *quiet + 1 : 0;
        if (*quiet >= quietPolls) {
            const bool saved = window.pictured().grab().save(path, "PNG");
            QCoreApplication::exit(
                saved ? 0
                      : complain(path + QStringLiteral(" could not be written"), hydra::ErrorCode::Internal));
        }
    });
    poll->start(pollMs);
    QTimer::singleShot(screenshotLimitMs, &window, [] {
        QCoreApplication::exit(complain(QStringLiteral("nothing to show: is there a model and an image?"),
                                        hydra::ErrorCode::Input));
    });
}

// Pictures and words need no display; a window does, and Qt says so.
void doWithoutDisplay(int argc, char** argv)
{
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (qEnvironmentVariableIsSet(name)) {
            return;
        }
    }
    const auto needsNone = [](const char* word) {
        const QByteArray option = QByteArray(word).split('=').front();
        return QByteArrayList{"--screenshot", "--help", "-h", "--help-all", "--version", "-v"}.contains(
            option);
    };
    if (std::any_of(argv, argv + argc, needsNone)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    doWithoutDisplay(argc, argv);
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("hydrascope"));
    QApplication::setOrganizationName(QStringLiteral("hydrascope"));
    QApplication::setApplicationVersion(QStringLiteral(HYDRA_UI_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.hydrascope.Hydrascope"));

    QCommandLineParser parser;
    addOptions(parser);
    parser.process(app);
    const auto option = [&parser](const char* name) { return parser.value(QLatin1String(name)); };
    const QString screenshot = option("screenshot");

    // A picture for a README must not depend on what this user did last.
    const QTemporaryDir scratch;
    Settings settings(screenshot.isEmpty() ? QString() : scratch.filePath(QStringLiteral("settings.ini")));
    const QString theme = option("theme");
    applyTheme(hydra::ui::themeFromName(theme.isEmpty() ? settings.get<QString>(Setting::Theme) : theme));

    MainWindow window(settings);
    QSize size;
    if (parser.isSet(QStringLiteral("size"))) {
        size = sizeFrom(option("size"));
        if (size.isEmpty()) {
            return complain(QStringLiteral("--size: expected WxH, e.g. 1280x720, got ") + option("size"),
                            hydra::ErrorCode::Usage);
        }
        window.resize(size);
    }
    hydra::ui::Startup startup;
    startup.training = option("training");
    startup.images = parser.positionalArguments();
    startup.model = option("model");
    startup.method = option("method");
    startup.attention = option("attention");
    startup.className = option("class");
    startup.forPicture = !screenshot.isEmpty();
    if (parser.isSet(QStringLiteral("heads"))) {
        startup.heads = option("heads").toInt();
        if (startup.heads < 1) {
            return complain(QStringLiteral("--heads: expected a number from 1, got ") + option("heads"),
                            hydra::ErrorCode::Usage);
        }
    }
    window.show();
    window.start(startup);
    if (!size.isEmpty()) {
        window.pictured().resize(size);
    }
    if (!screenshot.isEmpty()) {
        saveWhenSettled(window, screenshot);
    }
    return QApplication::exec();
}
