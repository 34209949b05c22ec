// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dock_layout.h"
#include "ui/state/settings.h"
#include "ui/widgets/window_place.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

#include "tests/fuzz/fuzz.h"

// Fontconfig caches the system's fonts and never frees them.
extern "C" const char* __lsan_default_suppressions() // NOLINT: the sanitizer's name
{
    return "leak:libfontconfig";
}

using namespace hydra;
using namespace hydra::ui;

namespace {

const QStringList names{QStringLiteral("imagesDock"), QStringLiteral("explainDock"),
                        QStringLiteral("lookDock"), QStringLiteral("costDock")};

QMainWindow& windowWithDocks()
{
    static int count = 1;
    static char name[] = "fuzz_settings";
    static char* arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    new QApplication(count, arguments); // never deleted: Qt's static objects may be destroyed earlier
    static auto& window = *new QMainWindow;
    for (const QString& each : names) {
        auto* dock = new QDockWidget(&window);
        dock->setObjectName(each);
        window.addDockWidget(Qt::LeftDockWidgetArea, dock);
    }
    window.show();
    return window;
}

// Each panel has exactly one place.
bool isWhole(const nlohmann::json& layout)
{
    int found = 0;
    for (const auto& places : layout.at("sides")) {
        for (const auto& place : places) {
            found += int(place.at("panels").size());
        }
    }
    return found == int(names.size());
}

} // namespace

// A settings file with any content: every value is read, and the window and its panels are placed from it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static QMainWindow& window = windowWithDocks();
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)
        || file.write(reinterpret_cast<const char*>(data), qint64(size)) < 0) {
        std::abort();
    }
    file.close();
    const Settings settings(path);
    for (int key = 0; key <= int(Setting::Motion); ++key) {
        (void)settings.value(Setting(key));
    }
    (void)settings.look();
    (void)putWindow(window, settings.get<QByteArray>(Setting::WindowGeometry));
    applyDockLayout(window, dockLayoutFrom(settings.get<QByteArray>(Setting::WindowState)));
    const nlohmann::json layout = dockLayout(window);
    const QByteArray text = QByteArray::fromStdString(layout.dump());
    if (!isWhole(layout) || dockLayoutFrom(text) != layout || !putWindow(window, windowPlace(window))) {
        std::abort(); // it refuses what it wrote
    }
    QCoreApplication::processEvents();
    return 0;
}
