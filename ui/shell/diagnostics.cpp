// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/diagnostics.h"

#include "core/base/memory.h"
#include "core/base/processor.h"
#include "core/base/version.h"
#include "core/tensor/compute_on.h"
#include "core/tensor/machine.h"

#include <QApplication>
#include <QLocale>
#include <QScreen>
#include <QStringList>
#include <QStyle>
#include <QSysInfo>

namespace hydra::ui {

QString diagnostics()
{
    QStringList lines{
        QStringLiteral("Hydrascope %1, Qt %2, LibTorch %3")
            .arg(QString::fromLatin1(version()), QLatin1String(qVersion()),
                 QStringLiteral(HYDRA_TORCH_VERSION)),
        QStringLiteral("System: %1, kernel %2, %3")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                 QSysInfo::currentCpuArchitecture()),
        QStringLiteral("Processor: %1, %2 threads")
            .arg(QStringLiteral("with ") + QLatin1String(instructionSet()))
            .arg(wantedThreads()),
        QStringLiteral("Networks compute on: %1").arg(QString::fromStdString(computesOn().text())),
        QStringLiteral("Memory: %1 MB").arg(machineMemory() >> 20),
        QStringLiteral("Display: %1, style %2, locale %3")
            .arg(QGuiApplication::platformName(), QApplication::style()->name(), QLocale::system().name())};
    const auto screens = QGuiApplication::screens();
    for (const QScreen* screen : screens) {
        lines += QStringLiteral("Screen: %1 x %2 at %3 dpi, scale %4")
                     .arg(screen->size().width())
                     .arg(screen->size().height())
                     .arg(screen->logicalDotsPerInch())
                     .arg(screen->devicePixelRatio());
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace hydra::ui
