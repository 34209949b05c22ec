// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a library that the program loads (see stage.h). Options and wiring only.
#include "app/cli/window_options.h"
#include "app/window/first_window.h"
#include "app/window/stage.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/foreign_words.h"
#include "core/base/new_file.h"
#include "core/base/quiet_stderr.h"
#include "core/base/waiting.h"
#include "core/engine/session.h"
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

using hydra::message;
using hydra::ui::MainWindow;
using hydra::ui::Setting;
using hydra::ui::Settings;
using hydra::ui::spoken;

constexpr int pollMs = 100;
constexpr int quietPolls = 3; // thumbnails and charts are complete shortly after the last result
constexpr int screenshotLimitMs = 300'000;
constexpr int mostPastedMegabytes = 256;

int complain(const QString& message, hydra::ErrorCode code)
{
    std::fprintf(hydra::ownStderr(), "hydrascope: %s\n", hydra::terminalText(message.toStdString()).c_str());
    constexpr int exitCodes[] = {1, 2, 3, 4, 3}; // in the order of ErrorCode
    return exitCodes[int(code)];
}

// Returns an empty size unless TEXT is two numbers in the accepted range.
QSize sizeFrom(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    return size.width() >= 320 && size.height() >= 240 && size.width() <= 16384 && size.height() <= 16384
        ? size
        : QSize();
}

// Throws Error{Internal}. The file is replaced whole or left unchanged.
void savePicture(const QPixmap& shown, const QString& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !shown.save(&buffer, "PNG")) {
        throw hydra::internalError("%1 could not be written", path.toStdString());
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
                QCoreApplication::exit(complain(spoken(error), error.code()));
            }
        }
    });
    poll->start(pollMs);
    QTimer::singleShot(screenshotLimitMs, &window, [] {
        QCoreApplication::exit(complain(spoken(message("nothing to show: a model and a picture are needed")),
                                        hydra::ErrorCode::Input));
    });
}

// A logout, a kill or Ctrl+C in the terminal closes the window as the user would.
std::atomic<int> caught{0}, wakes{-1};

void closeOnSignals(QWidget& window, hydra::app::Stage& stage)
{
    static const hydra::WakeUp& wake = *new hydra::WakeUp; // never destroyed: the signal thread outlives all
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

// The handler for Application::failed.
void tellWhatFailed(MainWindow& window)
{
    try {
        throw;
    } catch (const std::bad_alloc&) {
        tell(window, QCoreApplication::translate("window", "There is not enough memory for this."));
    } catch (const std::exception& error) {
        tell(window, spoken(error));
    }
}

} // namespace

extern "C" __attribute__((visibility("default"))) int hydrascopeWindow(hydra::app::Stage& stage)
{
    hydra::ui::usePointsInNumbers();
    hydra::ui::speak(QStringLiteral("system")); // until the settings are read
    const hydra::app::WindowSettings& options = *stage.options;
    const auto qt = [](const std::string& bytes) { return QFile::decodeName(bytes.c_str()); };
    const QString screenshot = qt(options.screenshot);

    // A screenshot for a README must not depend on this user's settings.
    const QTemporaryDir scratch;
    Settings settings(screenshot.isEmpty() ? QString() : scratch.filePath(QStringLiteral("settings.ini")));
    if (!screenshot.isEmpty()) { // except the folders in which to look
        settings.set(Setting::KnownFolders, Settings().get<QStringList>(Setting::KnownFolders));
    }
    const QString theme = qt(options.theme);
    applyTheme(hydra::ui::themeFromName(theme.isEmpty() ? settings.get<QString>(Setting::Theme) : theme));

    const QString language = qt(options.language);
    hydra::ui::speak(language.isEmpty() ? settings.get<QString>(Setting::Language) : language);

    hydra::ui::Startup startup;
    try {
        if (!options.model.empty()) { // may be the name of a shipped model, or one on the hub
            startup.model = qt(hydra::engine::modelPath(options.model));
        }
        if (!screenshot.isEmpty()) { // before any computation
            hydra::requireWritable(options.screenshot);
        }
        hydra::ComputeOn choice;
        choice.device = options.device.value_or(choice.device);
        choice.products = options.precision.value_or(choice.products);
        if (!choice.isUsual()) {
            hydra::computeOn(choice);
        }
        (void)hydra::engine::memoryLimit();
    } catch (const hydra::Error& error) {
        return complain(spoken(error), error.code());
    }
    // Pasted pictures may be larger than the first picture's limit: screenshots of several screens.
    QImageReader::setAllocationLimit(mostPastedMegabytes);
    MainWindow window(settings);
    stage.app->failed = [&window] { tellWhatFailed(window); };
    const auto cleanup = qScopeGuard([&stage] { stage.app->failed = nullptr; }); // before the window goes
    closeOnSignals(window, stage);
    QSize size;
    if (!options.windowSize.empty()) {
        size = sizeFrom(qt(options.windowSize));
        if (size.isEmpty()) {
            return complain(
                spoken(message("--size: expected WxH, e.g. 1280x720, got %1", options.windowSize)),
                hydra::ErrorCode::Usage);
        }
        window.resize(size);
    }
    startup.training = qt(options.training);
    startup.live = qt(options.live);
    for (const std::string& place : options.places) {
        startup.images.append(qt(place));
    }
    startup.method = qt(options.method);
    startup.sae = QString::fromStdString(hydra::engine::autoencoderPath(options.sae.value_or("")));
    for (const auto& [option, value] : options.saeOptions()) {
        if (option != "sae") {
            startup.sae = hydra::ui::withAnswer(startup.sae, qt(option), qt(value));
        }
    }
    startup.attention = qt(options.attention);
    startup.without = qt(options.without);
    startup.pictureSize = qt(options.pictureSize);
    startup.className = qt(options.target ? *options.target : options.className.value_or(""));
    startup.forPicture = !screenshot.isEmpty();
    startup.heads = options.headCount.value_or(startup.heads);
    startup.welcome = screenshot.isEmpty();
    if (stage.first != nullptr) {
        stage.first->giveWayTo(window);
    }
    QObject::connect(&window.board(), &hydra::ui::Board::currentChanged, &window,
                     [&window, options = false]() mutable {
                         if (!options && window.board().shownMap()) {
                             options = true;
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
