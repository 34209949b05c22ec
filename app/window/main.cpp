// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope: shows the picture at once, then loads the window, which is a library of its own (see stage.h).
#include "app/window/first_window.h"
#include "app/window/stage.h"
#include "ui/state/setting_names.h"
#include "ui/widgets/theme.h"

#include <QEventLoop>
#include <QSettings>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <dlfcn.h>
#include <memory>
#include <string>
#include <thread>

namespace {

using hydra::app::Application;
using hydra::app::FirstWindow;
using hydra::app::Stage;

bool isOneOf(const char* word, std::initializer_list<const char*> options)
{
    const QByteArray option = QByteArray(word).split('=').front();
    return std::any_of(options.begin(), options.end(), [&](const char* each) { return option == each; });
}

// Pictures and words need no display; a window does, and Qt says so.
void doWithoutDisplay()
{
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (qEnvironmentVariableIsSet(name)) {
            return;
        }
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

QSize sizeAsTold(const QStringList& words)
{
    const QString option = QStringLiteral("--size");
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString value = words[i].startsWith(option + QLatin1Char('=')) ? words[i].mid(option.size() + 1)
            : words[i] == option                                             ? words.value(i + 1)
                                                                             : QString();
        const QStringList sides = value.split(QLatin1Char('x'));
        if (sides.size() == 2) {
            return {sides[0].toInt(), sides[1].toInt()};
        }
    }
    return {};
}

std::unique_ptr<FirstWindow> showPicture()
{
    const QStringList words = QCoreApplication::arguments().mid(1);
    const QSettings settings;
    const qsizetype told = words.indexOf(QLatin1String("--theme"));
    const QString theme =
        told >= 0 ? words.value(told + 1) : settings.value(QLatin1String(hydra::ui::themeSetting)).toString();
    QApplication::setPalette(hydra::ui::paletteOf(hydra::ui::themeFromName(theme)));
    auto first = std::make_unique<FirstWindow>(hydra::app::firstPicture(words));
    first->setWindowIcon(hydra::ui::programIcon());
    first->resize(1280, 760);
    first->restoreGeometry(settings.value(QLatin1String(hydra::ui::geometrySetting)).toByteArray());
    if (const QSize size = sizeAsTold(words); size.width() > 0 && size.height() > 0) {
        first->resize(size.boundedTo({16384, 16384}));
    }
    first->show();
    return first;
}

// The library's function; null, and why on stderr, where it cannot be loaded.
hydra::app::WindowFunction loadWindow()
{
    const std::string path =
        (QCoreApplication::applicationDirPath() + QLatin1String("/" HYDRA_WINDOW_LIBRARY)).toStdString();
    void* library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* symbol = library != nullptr ? ::dlsym(library, hydra::app::windowFunction) : nullptr;
    if (symbol == nullptr) {
        std::fprintf(stderr, "hydrascope: the window could not be loaded: %s\n", ::dlerror());
        return nullptr;
    }
    return reinterpret_cast<hydra::app::WindowFunction>(symbol); // NOLINT: what dlsym is for
}

// While the picture can be moved, sized and closed.
hydra::app::WindowFunction loadBeside()
{
    hydra::app::WindowFunction window = nullptr;
    QEventLoop loop;
    std::thread loading([&] {
        window = loadWindow();
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    loop.exec();
    loading.join();
    return window;
}

} // namespace

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // writing fails, and is reported as a full disk is
    const auto given = [&](std::initializer_list<const char*> options) {
        return std::any_of(argv + 1, argv + argc, [&](const char* word) { return isOneOf(word, options); });
    };
    if (given({"--version", "-v"})) {
        std::puts("hydrascope " HYDRA_VERSION);
        return 0;
    }
    const bool forNobody = given({"--screenshot", "--help", "-h", "--help-all"});
    if (forNobody) {
        doWithoutDisplay();
    }
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    Application app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("hydrascope"));
    QApplication::setOrganizationName(QStringLiteral("hydrascope"));
    QApplication::setApplicationVersion(QStringLiteral(HYDRA_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.hydrascope.Hydrascope"));

    const std::unique_ptr<FirstWindow> first = forNobody ? nullptr : showPicture();
    const hydra::app::WindowFunction window = first ? loadBeside() : loadWindow();
    if (window == nullptr) {
        return 1;
    }
    Stage stage{&app, first.get()};
    return first && first->wasClosed() ? 0 : window(stage);
}
