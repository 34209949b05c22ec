// SPDX-License-Identifier: GPL-3.0-or-later
// The hub of hub_server.py as a process, a folder of its own for caches, and the requests it received.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/app/cli.h"

namespace hydra::test {

class HubServer
{
public:
    HubServer()
    {
        const QString certificate = path("certificate.pem");
        QProcess maker;
        maker.start(QStringLiteral("openssl"),
                    QStringLiteral("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=hub -addext "
                                   "subjectAltName=IP:127.0.0.1 -keyout %1 -out %1.crt")
                        .arg(certificate)
                        .split(QLatin1Char(' ')));
        const bool made = maker.waitForFinished() && maker.exitCode() == 0;
        if (made) { // one file with both, as the server reads it
            std::ifstream said((certificate + QStringLiteral(".crt")).toStdString());
            std::ofstream(certificate.toStdString(), std::ios::app) << said.rdbuf();
        }
        m_server.start(QStringLiteral("python3"),
                       QStringList{QStringLiteral(HYDRA_SOURCE_DIR "/tests/app/hub_server.py"),
                                   shippedModel(), path("log")}
                           + (made ? QStringList{certificate} : QStringList()));
        while (!m_server.canReadLine() && m_server.waitForReadyRead()) { }
        if (m_server.canReadLine()) {
            const QList<QByteArray> ports = m_server.readLine().trimmed().split(' ');
            m_port = ports.value(0).toInt();
            m_securePort = ports.value(1).toInt();
        }
    }
    ~HubServer()
    {
        m_server.kill();
        m_server.waitForFinished();
    }
    HubServer(const HubServer&) = delete;
    HubServer& operator=(const HubServer&) = delete;

    [[nodiscard]] bool runs() const { return m_port > 0; }
    [[nodiscard]] int securePort() const { return m_securePort; } // 0: openssl is missing
    [[nodiscard]] QString endpoint(const QString& fault) const
    {
        return QStringLiteral("http://127.0.0.1:%1/%2").arg(m_port).arg(fault);
    }
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] Path model() const { return path("home/hub/models--org--vit").toStdString(); }

    // Empties the cache and the list of requests.
    void beginAgain() const
    {
        std::filesystem::remove_all(path("home").toStdString());
        std::ofstream(path("log").toStdString());
    }
    [[nodiscard]] std::vector<Json> asked() const
    {
        std::ifstream log(path("log").toStdString());
        std::vector<Json> all;
        for (std::string line; std::getline(log, line);) {
            all.push_back(Json::parse(line));
        }
        return all;
    }
    // The requests for the bytes of large files.
    [[nodiscard]] std::vector<Json> askedFar() const
    {
        std::vector<Json> far;
        for (const Json& each : asked()) {
            if (each.at("path").get<std::string>().rfind("/far/", 0) == 0) {
                far.push_back(each);
            }
        }
        return far;
    }

    // BEFORE is a bash script that ends in variable assignments for the program, which runs with WORDS.
    [[nodiscard]] QString script(const QString& fault, const QString& words, const QString& before) const
    {
        return QStringLiteral("cd '%1' && unset ${!HF_@} ${!HUGGING_@} XDG_CACHE_HOME TRANSFORMERS_OFFLINE "
                              "CURL_CA_BUNDLE SSL_CERT_FILE "
                              "{http,https,all}_proxy {HTTPS,ALL}_PROXY; export HF_HOME=home HF_ENDPOINT=%2; "
                              "%3 \"$0\" %4")
            .arg(m_folder.path(), endpoint(fault), before, words);
    }
    [[nodiscard]] Result get(const QString& fault, const QString& words = QStringLiteral("download org/vit"),
                             const QString& before = {}) const
    {
        return runInShell(script(fault, words, before));
    }

private:
    QTemporaryDir m_folder;
    QProcess m_server;
    int m_port = 0, m_securePort = 0;
};

} // namespace hydra::test
