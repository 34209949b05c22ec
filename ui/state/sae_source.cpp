// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/sae_source.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace hydra::ui {

std::pair<QString, QString> splitSource(const QString& source)
{
    static const QRegularExpression mark(
        QStringLiteral("#((?:(?:block|k)=\\d+|code=[a-z-]+)(?:,(?:(?:block|k)=\\d+|code=[a-z-]+))*)$"));
    const QRegularExpressionMatch found = mark.match(source);
    return found.hasMatch() ? std::pair(source.left(found.capturedStart()), found.captured(1))
                            : std::pair(source, QString());
}

QString withAnswer(const QString& source, const QString& option, const QString& answer)
{
    const auto [file, mark] = splitSource(source);
    const QString key = option.mid(option.indexOf(QLatin1Char('-')) + 1); // of "sae-block"
    const QString item = key + QLatin1Char('=') + answer;
    return file + QLatin1Char('#') + (mark.isEmpty() ? item : mark + QLatin1Char(',') + item);
}

bool isSaeFolder(const QString& path)
{
    const QDir folder(path);
    const QStringList weights{QStringLiteral("sae_weights.safetensors"), QStringLiteral("sae.safetensors"),
                              QStringLiteral("ae.pt"), QStringLiteral("sae.pt"),
                              QStringLiteral("weights.pt")};
    return QFileInfo(path).isDir() && std::any_of(weights.begin(), weights.end(), [&](const QString& name) {
               return folder.exists(name);
           });
}

QString saeBeside(const QString& model)
{
    const QFileInfo file(model);
    const QString beside = file.dir().filePath(file.completeBaseName() + QStringLiteral("-features"));
    return isSaeFolder(beside) ? beside : QString();
}

} // namespace hydra::ui
