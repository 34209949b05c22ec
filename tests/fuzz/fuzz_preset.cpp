// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/presets.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

#include "tests/fuzz/fuzz.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

// A state with an open model of three blocks and four heads.
ViewState& openedState(const QString& folder)
{
    static int count = 1;
    static char name[] = "fuzz_preset";
    static char* arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen"); // actions need an application
    static const QGuiApplication application(count, arguments);
    static Settings settings(folder + QStringLiteral("/settings.ini"));
    static ViewState state(settings);
    auto model = std::make_shared<engine::OpenedModel>();
    model->config.depth.value = 3;
    model->config.numHeads.value = 4;
    model->config.numClasses.value = 10;
    state.setModel(model);
    return state;
}

void writePresets(const QString& path, const std::uint8_t* data, std::size_t size)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)
        || file.write(reinterpret_cast<const char*>(data), qint64(size)) != qint64(size)) {
        std::abort();
    }
}

} // namespace

// A file of presets with any content: read, each preset applied to the settings of an open model, and the
// file changed. An unreadable file is set aside.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const QTemporaryDir folder;
    static const ViewState& state = openedState(folder.path());
    PresetStore store(folder.path());
    writePresets(store.path(), data, size);
    (void)store.load();
    const QList<Preset> own = store.own();
    for (const Preset& preset : own) {
        test::survives([&] { (void)applied(preset, state); });
    }
    if (!own.isEmpty() && (!store.save(own.front()).isEmpty() || store.own().isEmpty())) {
        std::abort();
    }
    QFile::remove(store.path());
    QFile::remove(folder.filePath(QStringLiteral("presets-broken-1.json")));
    return 0;
}
