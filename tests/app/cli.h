// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-cli as a process, and a folder with a picture of noise to run it in.
#pragma once

#include "core/format/npy.h"

#include <ATen/ATen.h>

#include <QProcess>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

namespace hydra::test {

using Json = nlohmann::json;

struct Result
{
    int code = -1;
    QByteArray out, err;
    [[nodiscard]] Json json() const { return Json::parse(out.toStdString()); }
};

inline Result runCli(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(HYDRA_CLI), arguments);
    if (!process.waitForFinished(300'000)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {code, process.readAllStandardOutput(), process.readAllStandardError()};
}

// SCRIPT of bash: the program is $0 and $HYDRASCOPE_CLI, WORDS are its arguments. A shell can limit and close
// what QProcess cannot.
inline Result runInShell(const QString& script, const QStringList& words = {}, int limit = 300'000)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HYDRASCOPE_CLI"), QStringLiteral(HYDRA_CLI));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("/bin/bash"),
                  QStringList{QStringLiteral("-c"), script, QStringLiteral(HYDRA_CLI)} + words);
    if (!process.waitForFinished(limit)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {code, process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QString shippedModel()
{
    return QStringLiteral(HYDRA_SOURCE_DIR "/models/hydravit-scenes.safetensors");
}

// The largest difference over the largest value.
inline double distance(const at::Tensor& a, const at::Tensor& b)
{
    return ((a - b).abs().max() / b.abs().max()).item<double>();
}

class CliFolder
{
public:
    CliFolder()
    {
        at::manual_seed(7);
        writeNpy(path("noise.npy").toStdString(), at::randn({3, 128, 128}));
    }
    [[nodiscard]] QString root() const { return m_folder.path(); }
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

private:
    QTemporaryDir m_folder;
};

} // namespace hydra::test
