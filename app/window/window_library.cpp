// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a library, which the program loads (see stage.h). Options and wiring only.
#include "app/start/window_options.h"
#include "app/window/first_window.h"
#include "app/window/stage.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/foreign_words.h"
#include "core/base/new_file.h"
#include "core/base/quiet_stderr.h"
#include "core/base/waiting.h"
#include "core/engine/engine.h"
#include "core/engine/shipped.h"
#include "core/tensor/compute_on.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/main_window.h"
#include "ui/state/sae_source.h"
#include "ui/state/window_language.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QCommandLineParser>
#include <QFile>
#include <QImageReader>
#include <QScopeGuard>
#include <QSocketNotifier>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <exception>
#include <memory>
#include <new>

namespace {

using hydra::ui::MainWindow;
using hydra::ui::Setting;
using hydra::ui::Settings;
using hydra::ui::spoken;

constexpr int pollMs = 100;
constexpr int quietPolls = 3; // thumbnails and charts settle a moment after the last result
constexpr int screenshotLimitMs = 300'000;
constexpr int mostPastedMegabytes = 256;

int complain(const QString& message, hydra::ErrorCode code)
{
    std::fprintf(hydra::ownStderr(), "hydrascope: %s\n", hydra::terminalText(message.toStdString()).c_str());
    constexpr int exitCodes[] = {1, 2, 3, 4}; // in the order of ErrorCode
    return exitCodes[int(code)];
}

void addOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(spoken(hydra::app::windowSummary));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("INPUT"), spoken(hydra::app::windowInput),
                                 QStringLiteral("[INPUT...]"));
    for (const hydra::app::WindowOption& option : hydra::app::windowOptions()) {
        parser.addOption(
            {QString::fromUtf8(option.name), spoken(option.help), QString::fromUtf8(option.value)});
    }
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

// Throws Error{Internal}; the old picture or the new one is there, never half of it.
void savePicture(const QPixmap& shown, const QString& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !shown.save(&buffer, "PNG")) {
        throw hydra::internalError(path.toStdString(), " could not be written");
    }
    hydra::writeFileAtomically(QFile::encodeName(path).toStdString(), bytes.constData(),
                               std::size_t(bytes.size()));
}

void saveWhenSettled(MainWindow& window, const QString& path)
{
    auto* poll = new QTimer(&window);
    auto quiet = std::make_shared<int>(0);
    QObject::connect(poll, &QTimer::timeout, &window, [&window, path, quiet] {
        if (const QString problem = window.problem(); !problem.isEmpty()) {
            QCoreApplication::exit(complain(problem, window.problemCode()));
            return;
        }
        *quiet = window.settled() ? *quiet + 1 : 0;
        if (*quiet >= quietPolls) {
            try {
                savePicture(window.pictured().grab(), path);
                QCoreApplication::exit(0);
            } catch (const hydra::Error& error) {
                QCoreApplication::exit(complain(spoken(error.what()), error.code()));
            }
        }
    });
    poll->start(pollMs);
    QTimer::singleShot(screenshotLimitMs, &window, [] {
        QCoreApplication::exit(
            complain(spoken(hydra::join("nothing to show: a model and a picture are needed")),
                     hydra::ErrorCode::Input));
    });
}

// Throws Error{Usage} where it cannot be.
void computeAsTold(const QString& device, const QString& precision)
{
    hydra::ComputeOn choice;
    choice.device = device.isEmpty() ? choice.device : device.toStdString();
    if (!precision.isEmpty()) {
        const auto products = hydra::enumNamed<hydra::Products>(precision.toStdString());
        if (!products) {
            throw hydra::usageError("--precision: expected float32 or bfloat16, got ",
                                    precision.toStdString());
        }
        choice.products = *products;
    }
    if (!choice.isUsual()) {
        hydra::computeOn(choice);
    }
}

// A logout, a kill or Ctrl+C in the terminal closes the window as its user would.
std::atomic<int> caught{0}, wakes{-1};

void closeOnSignals(QWidget& window, hydra::app::Stage& stage)
{
    static const hydra::WakeUp& wake = *new hydra::WakeUp; // the thread that hears signals outlives all
    if (wake.descriptor() < 0) {
        return;
    }
    wakes = wake.descriptor();
    auto* notifier = new QSocketNotifier(wake.descriptor(), QSocketNotifier::Read, &window);
    QObject::connect(notifier, &QSocketNotifier::activated, &window, [&window, notifier] {
        notifier->setEnabled(false);
        window.close();
        QCoreApplication::exit(128 + caught);
    });
    stage.close = [](int signal) {
        caught = signal;
        hydra::WakeUp::wake(wakes);
    };
}

void tell(MainWindow& window, const QString& message)
{
    window.messages().tell(hydra::ui::MessageBar::Kind::Error, message);
}

// What Application::failed is for.
void tellWhatFailed(MainWindow& window)
{
    try {
        throw;
    } catch (const std::bad_alloc&) {
        tell(window, QCoreApplication::translate("window", "There is not enough memory for this."));
    } catch (const std::exception& error) {
        tell(window, spoken(error.what()));
    }
}

} // namespace

extern "C" __attribute__((visibility("default"))) int hydrascopeWindow(hydra::app::Stage& stage)
{
    hydra::ui::usePointsInNumbers();
    hydra::ui::speak(QStringLiteral("system")); // what --help and its errors say
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(*stage.app);
    const auto option = [&parser](const char* name) { return parser.value(QLatin1String(name)); };
    const QString screenshot = option("screenshot");

    // A picture for a README must not depend on what this user did last.
    const QTemporaryDir scratch;
    Settings settings(screenshot.isEmpty() ? QString() : scratch.filePath(QStringLiteral("settings.ini")));
    if (!screenshot.isEmpty()) { // where to look is no matter of taste
        settings.set(Setting::KnownFolders, Settings().get<QStringList>(Setting::KnownFolders));
    }
    const QString theme = option("theme");
    applyTheme(hydra::ui::themeFromName(theme.isEmpty() ? settings.get<QString>(Setting::Theme) : theme));

    const QString language = option("language");
    hydra::ui::speak(language.isEmpty() ? settings.get<QString>(Setting::Language) : language);

    QString model = option("model");
    try {
        if (!model.isEmpty()) { // a shipped one's name, or the hub's
            model =
                QFile::decodeName(hydra::engine::modelPath(QFile::encodeName(model).toStdString()).c_str());
        }
        if (!screenshot.isEmpty()) { // before anything is computed
            hydra::requireWritable(QFile::encodeName(screenshot).toStdString());
        }
        computeAsTold(option("device"), option("precision"));
        (void)hydra::engine::memoryLimit();
    } catch (const hydra::Error& error) {
        return complain(spoken(error.what()), error.code());
    }
    // What is pasted may be larger than what the first picture was held to: screenshots of several screens.
    QImageReader::setAllocationLimit(mostPastedMegabytes);
    MainWindow window(settings);
    stage.app->failed = [&window] { tellWhatFailed(window); };
    const auto untold = qScopeGuard([&stage] { stage.app->failed = nullptr; }); // before the window goes
    closeOnSignals(window, stage);
    QSize size;
    if (parser.isSet(QStringLiteral("size"))) {
        size = sizeFrom(option("size"));
        if (size.isEmpty()) {
            return complain(spoken(hydra::join("--size: expected WxH, e.g. 1280x720, got ",
                                               option("size").toStdString())),
                            hydra::ErrorCode::Usage);
        }
        window.resize(size);
    }
    hydra::ui::Startup startup;
    startup.training = option("training");
    startup.live = option("live");
    startup.images = parser.positionalArguments();
    startup.model = model;
    startup.method = option("method");
    startup.sae = QString::fromStdString(hydra::engine::autoencoderPath(option("sae").toStdString()));
    for (const char* said : {"sae-block", "sae-k", "sae-code"}) {
        if (!parser.isSet(QLatin1String(said))) {
            continue;
        }
        bool whole = false;
        const int number = option(said).toInt(&whole);
        if (startup.sae.isEmpty() || (qstrcmp(said, "sae-code") != 0 && (!whole || number < 0))) {
            return complain(
                startup.sae.isEmpty() ? spoken(
                    hydra::join("--", said, ": says something of an autoencoder; give it with --sae FILE"))
                                      : spoken(hydra::join("--", said, ": expected a whole number, got ",
                                                           option(said).toStdString())),
                hydra::ErrorCode::Usage);
        }
        startup.sae = hydra::ui::withAnswer(startup.sae, QLatin1String(said), option(said));
    }
    startup.attention = option("attention");
    startup.without = option("without");
    startup.pictureSize = option("picture-size");
    startup.className = option("target").isEmpty() ? option("class") : option("target");
    startup.forPicture = !screenshot.isEmpty();
    if (parser.isSet(QStringLiteral("heads"))) {
        startup.heads = option("heads").toInt();
        if (startup.heads < 1) {
            return complain(
                spoken(hydra::join("--heads: expected a number from 1, got ", option("heads").toStdString())),
                hydra::ErrorCode::Usage);
        }
    }
    startup.welcome = screenshot.isEmpty();
    if (stage.first != nullptr) {
        stage.first->giveWayTo(window);
    }
    QObject::connect(&window.board(), &hydra::ui::Board::currentChanged, &window,
                     [&window, told = false]() mutable {
                         if (!told && window.board().shownMap()) {
                             told = true;
                             hydra::app::tellTime("map");
                         }
                     });
    window.show();
    hydra::app::tellTime("window");
    window.start(startup);
    if (!size.isEmpty()) {
        window.pictured().resize(size);
    }
    if (!screenshot.isEmpty()) {
        saveWhenSettled(window, screenshot);
    }
    return QApplication::exec();
}
