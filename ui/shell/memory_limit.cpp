// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/memory_limit.h"

#include "ui/bridge/engine_bridge.h"
#include "ui/state/settings.h"

#include <QCoreApplication>
#include <QInputDialog>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr std::size_t megabyte = std::size_t(1) << 20;

int megabytesOf(const Settings& settings)
{
    const int chosen = settings.get<int>(Setting::MemoryLimit);
    return chosen <= 0
        ? int(engine::memoryLimit() / megabyte)
        : std::clamp(chosen, int(engine::leastMemory / megabyte), int(engine::mostMemory / megabyte));
}

} // namespace

void applyMemoryLimit(const Settings& settings, EngineBridge& bridge)
{
    bridge.engine().setMemoryLimit(std::size_t(megabytesOf(settings)) * megabyte);
}

void askMemoryLimit(QWidget* parent, Settings& settings, EngineBridge& bridge)
{
    auto* dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("memoryLimit"));
    dialog->setWindowTitle(QCoreApplication::translate("hydra::ui::MemoryLimit", "Memory limit"));
    dialog->setLabelText(
        QCoreApplication::translate("hydra::ui::MemoryLimit",
                                    "Memory for cached maps, predictions and pictures, in megabytes.\n"
                                    "The weights of open models come on top."));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(int(engine::leastMemory / megabyte), int(engine::mostMemory / megabyte));
    dialog->setIntStep(256);
    dialog->setIntValue(megabytesOf(settings));
    QObject::connect(dialog, &QInputDialog::intValueSelected, parent, [&settings, &bridge](int megabytes) {
        settings.set(Setting::MemoryLimit, megabytes);
        applyMemoryLimit(settings, bridge);
    });
    dialog->open();
}

} // namespace hydra::ui
