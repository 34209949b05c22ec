// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-cli as a process, and a folder with a picture of noise to run it in.
#pragma once

#include "core/format/npy.h"

#include <ATen/ATen.h>

#include <QCoreApplication>
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

// A program that runs commands as forks of a process that has loaded LibTorch (warm_cli.cpp), during this
// process's lifetime. Tests of a process itself (signals, limits, loaded libraries) start HYDRA_CLI.
inline QString warmCli()
{
    static const QString client = [] {
        const QByteArray socket = "hydrascope-" + QByteArray::number(QCoreApplication::applicationPid());
        auto* server = new QProcess; // ends when its input pipe closes
        server->start(
            QStringLiteral(HYDRA_WARM_CLI),
            {QStringLiteral("--serve"), QString::fromLatin1(socket), QStringLiteral(HYDRA_NETWORK_LIBRARY)});
        if (server->waitForReadyRead(120'000)) {
            qputenv("HYDRA_WARM_SOCKET", socket);
            qputenv("HYDRA_WARM_PROGRAM", HYDRA_CLI);
            return QStringLiteral(HYDRA_WARM_CLI);
        }
        qWarning("no server of commands: %s", server->readAllStandardError().constData());
        return QStringLiteral(HYDRA_CLI);
    }();
    return client;
}

// The words of TEXT, "walk %1 --heads 3", with VALUES for %1 to %9; a value is one word.
template<class... Values>
QStringList line(const char* text, const Values&... values)
{
    QStringList words = QString::fromUtf8(text).split(QLatin1Char(' '));
    const QStringList given{QString(values)...};
    for (QString& word : words) {
        if (word.size() == 2 && word[0] == QLatin1Char('%')) {
            word = given.at(word[1].digitValue() - 1);
        }
    }
    return words;
}

inline Result runCli(const QStringList& arguments)
{
    QProcess process;
    process.start(warmCli(), arguments);
    if (!process.waitForFinished(300'000)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {code, process.readAllStandardOutput(), process.readAllStandardError()};
}

// Runs the words of TEXT: cli("walk %1 --heads 3", shippedModel()).
template<class... Values>
Result cli(const char* text, const Values&... values)
{
    return runCli(line(text, values...));
}

// Runs SCRIPT in bash: PROGRAM is $0 and $HYDRASCOPE_CLI, WORDS are its arguments. A shell can set limits and
// close streams, QProcess cannot.
inline Result runInShell(const QString& script, const QStringList& words = {}, int limit = 300'000,
                         const QString& program = QStringLiteral(HYDRA_CLI))
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HYDRASCOPE_CLI"), program);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("/bin/bash"), QStringList{QStringLiteral("-c"), script, program} + words);
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
