// SPDX-License-Identifier: GPL-3.0-or-later
// Models of the hub into its cache, from a hub of our own that drops connections, lies and redirects; and
// that no other command opens a connection.
#include "core/checkpoint/architecture_names.h"
#include "core/hub/libcurl.h"
#include "core/hub/suggested.h"

#include <QCryptographicHash>
#include <QtTest>

#include <csignal>
#include <set>

#include "tests/app/hub_server.h"
#include "tests/support/program.h"
#include "tests/support/registry_table.h"
#include "tests/support/shared.h"

#if __has_include(<curl/curl.h>)
#define CURL_DISABLE_DEPRECATION
#include <curl/curl.h>
#define HYDRA_HAS_CURL_HEADER
#endif

using namespace hydra;
using namespace hydra::test;

namespace {

const std::string first(40, '1'), second(40, '2'), third(40, '3');

QByteArray bytesOf(const Path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string hashOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

std::set<std::string> filesBelow(const Path& folder)
{
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (!entry.is_directory()) {
            names.insert(entry.path().lexically_relative(folder).string());
        }
    }
    return names;
}

} // namespace

class TestDownload : public QObject
{
    Q_OBJECT

private:
    HubServer m_hub, m_slow;
    QProcess m_dripping, m_mute; // a minute each: started first, checked last
    QElapsedTimer m_since;
    const QByteArray m_weights = bytesOf(shippedModel().toStdString());

    [[nodiscard]] std::string large() const { return hashOf(m_weights); }
    [[nodiscard]] Path blob(const char* ending = "") const
    {
        return m_hub.model() / "blobs" / (large() + ending);
    }
    [[nodiscard]] QByteArray fetched(const std::string& commit = first) const
    {
        return bytesOf(m_hub.model() / "snapshots" / commit / "model.safetensors");
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(m_hub.runs(), "tests/app/hub_server.py did not start");
        for (const auto& [fault, process] : {std::pair("drips", &m_dripping), {"mute", &m_mute}}) {
            process->start("/bin/bash", {"-c", m_slow.script(fault, "download org/vit", "exec"), HYDRA_CLI});
        }
        m_since.start();
    }
    void init() { m_hub.beginAgain(); }

    // Exactly the files that the hub's client leaves; found and opened by name, and not fetched again.
    void theCacheIsAsItsClientMakesIt()
    {
        const Result result = m_hub.get("plain");
        QVERIFY2(result.code == 0, result.err.constData());
        QVERIFY(result.err.contains("2 files, 5 MB, of which 5 MB are yet to be fetched"));
        const QByteArray config = "{\"model_type\": \"none of ours\"}\n";
        const std::string small =
            QCryptographicHash::hash("blob " + QByteArray::number(config.size()) + '\0' + config,
                                     QCryptographicHash::Sha1)
                .toHex()
                .toStdString();
        QCOMPARE(filesBelow(m_hub.model()),
                 (std::set<std::string>{"blobs/" + large(), "blobs/" + small, "refs/main",
                                        "snapshots/" + first + "/config.json",
                                        "snapshots/" + first + "/model.safetensors"}));
        QCOMPARE(std::filesystem::read_symlink(m_hub.model() / "snapshots" / first / "config.json").string(),
                 "../../blobs/" + small);
        QCOMPARE(bytesOf(m_hub.model() / "refs/main").toStdString(), first);
        QCOMPARE(fetched(), m_weights);
        const Json document = result.json();
        QCOMPARE(document.at("files"),
                 Json({{{"bytes", config.size()}, {"file", "config.json"}, {"sha256", hashOf(config)}},
                       {{"bytes", m_weights.size()}, {"file", "model.safetensors"}, {"sha256", large()}}}));
        QCOMPARE(document.at("snapshot").get<std::string>(), "home/hub/models--org--vit/snapshots/" + first);
        const Result info = m_hub.get("plain", "info org/vit");
        QVERIFY2(info.code == 0, info.err.constData());

        const Result again = m_hub.get("plain");
        QVERIFY2(again.code == 0 && again.json().at("fetched") == 0, again.err.constData());
        QCOMPARE(m_hub.askedFar().size(), std::size_t(1));
    }

    void revisionsStandSideBySide()
    {
        for (const auto& [revision, commit] :
             {std::pair("main", first), {"v1", second}, {"refs/pr/1", third}}) {
            const Result result = m_hub.get("plain", QString("download org/vit@%1").arg(revision));
            QVERIFY2(result.code == 0, result.err.constData());
            QCOMPARE(bytesOf(m_hub.model() / "refs" / revision).toStdString(), commit);
            const Result info = m_hub.get("plain", QString("info org/vit@%1").arg(revision));
            QVERIFY2(info.code == 0 && info.out.contains(commit.c_str()), info.err.constData());
        }
        QCOMPARE(m_hub.askedFar().size(), std::size_t(1)); // the bytes are the same
        const Result byCommit = m_hub.get("plain", "download org/vit@" + QString(40, '1'));
        QVERIFY2(byCommit.code == 0, byCommit.err.constData());
        QVERIFY(!std::filesystem::exists(m_hub.model() / "refs" / first));
        const Json rows = m_hub.get("plain", "models --found").json().at("rows");
        QCOMPARE(rows.size(), std::size_t(3));
        QCOMPARE(rows.at(2).at("refs"), Json({"refs/pr/1"}));
        // An earlier name redirects to today's, and is stored as requested.
        QVERIFY(m_hub.get("plain", "download org/old").code == 0);
        QVERIFY(m_hub.get("plain", "info org/old").code == 0);
    }

    void whatIsFetched_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::newRow("plain") << QStringList{"config.json", "model.safetensors"};
        QTest::newRow("bin") << QStringList{"config.json", "pytorch_model.bin"};
        QTest::newRow("shards") << line("config.json model-00001-of-00002.safetensors "
                                        "model-00002-of-00002.safetensors model.safetensors.index.json");
    }
    void whatIsFetched()
    {
        QFETCH(QStringList, names);
        const Result dry = m_hub.get(QTest::currentDataTag(), "download org/vit --dry-run");
        QVERIFY2(dry.code == 0 && dry.err.isEmpty(), dry.err.constData());
        QVERIFY(!std::filesystem::exists(m_hub.path("home").toStdString()));
        const Result result = m_hub.get(QTest::currentDataTag());
        QVERIFY2(result.code == 0, result.err.constData());
        QStringList dryNames;
        const Json said = dry.json();
        for (const Json& file : said.at("files")) {
            dryNames += QString::fromStdString(file.at("file").get<std::string>());
        }
        dryNames.sort();
        QCOMPARE(dryNames, names);
        QStringList there;
        for (const std::string& name : filesBelow(m_hub.model() / "snapshots" / first)) {
            there += QString::fromStdString(name);
        }
        QCOMPARE(there, names);
        QCOMPARE(dry.json().at("bytes"), result.json().at("bytes"));
    }

    // Faults that a download recovers from.
    void itGoesOn_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* fault : {"cut", "norange", "noend", "busy", "near", "terse"}) {
            QTest::newRow(fault);
        }
    }
    void itGoesOn()
    {
        const Result result = m_hub.get(QTest::currentDataTag());
        QVERIFY2(result.code == 0, result.err.constData());
        QCOMPARE(fetched(), m_weights);
        QVERIFY(!std::filesystem::exists(blob(".incomplete")));
        const std::vector<Json> far = m_hub.askedFar();
        if (QTest::currentDataTag() == QByteArray("cut")) {
            QCOMPARE(far.size(), std::size_t(4));
            QCOMPARE(far.back().at("range"), Json("bytes=300000-"));
        }
    }

    // Faults that it does not: a message, a code, no snapshot, and no file beside the cache.
    void itIsRefused_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* fault, int code, const char* says) {
            QTest::newRow(fault) << code << QByteArray(says);
        };
        row("always", 1, "the connection was cut");
        row("shifted", 3, "the hub sends another part than requested: 'bytes 100001-");
        row("wrong", 3, "checksum mismatch: the hub promised");
        row("long", 3, "bytes, the hub announces");
        row("longer", 3, "bytes, the hub sends more");
        row("size", 3, "the hub contradicts itself");
        row("huge", 3, "not enough room on this disk: expected 549756 MB free, found ");
        row("other", 3, "the hub replied for commit");
        row("loop", 3, "redirects more than 5 times");
        row("file", 3, "redirects to an address that is not https: 'file:///etc/passwd'");
        row("ftp", 3, "redirects to an address that is not https: 'ftp://localhost/x'");
        row("down", 1, "the hub answers with HTTP status 503");
        row("private", 3, "org/vit: the hub has no such model, or it is private: set HF_TOKEN");
        row("gated", 3, "this model is gated: accept its terms at http://127.0.0.1");
        row("forbidden", 3, "this model is gated: accept its terms at http://127.0.0.1");
        row("weightless", 3,
            "expected weights as .safetensors, .bin or .pth, the hub has only 2 other files");
        row("many", 3, "the hub has 2 files of weights, such as a.safetensors and b.safetensors");
        row("evil", 3, "expected a commit \"sha\"");
        row("deep", 3, "nested more than 64 deep");
        row("html", 3, "org/vit: the hub's list of files: is not JSON");
        row("endless", 3, "org/vit: the hub's list of files: longer than 16 MiB");
        row("nul", 1, "': the reply cannot be understood: ");
        row("ancient", 1, "': the reply cannot be understood: 'Received HTTP/0.9");
        row("header", 1, "': a header of the reply is longer than 100 kB: ");
    }
    void itIsRefused()
    {
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        const Result result = m_hub.get(QTest::currentDataTag());
        QVERIFY2(result.code == code && result.err.contains(says), result.err.constData());
        QVERIFY(result.out.isEmpty());
        QVERIFY(!std::filesystem::exists(m_hub.model() / "snapshots"));
        QVERIFY(!std::filesystem::exists(m_hub.model() / "refs"));
        QVERIFY(!std::filesystem::exists(blob()));
    }

    void whatIsNotThere_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("org/none") << 3 << QByteArray("org/none: the hub has no such model or revision");
        QTest::newRow("org/vit@v9") << 3 << QByteArray("org/vit: the hub has no such model or revision");
        for (const char* name :
             {"../vit", "org/../vit", "org/vit@../main", "org/vit@/main", "org/vit@a//b", "org/v--t",
              "/etc/passwd", "org/vit/config.json", "org/vit@", "org/.vit", "org/vit@.git"}) {
            QTest::newRow(name) << 2 << QByteArray("expected one model of the hub as ORG/NAME");
        }
        QTest::newRow("org/vit org/vit") << 2 << QByteArray("expected one model of the hub");
        QTest::newRow("") << 2 << QByteArray("expected ORG/NAME[@REVISION]");
    }
    void whatIsNotThere()
    {
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        const Result result = m_hub.get("plain", QString("download ") + QTest::currentDataTag());
        QVERIFY2(result.code == code && result.err.contains(says), result.err.constData());
        QVERIFY(!std::filesystem::exists(m_hub.path("home").toStdString()));
    }

    // Killed ten times, each time later; the eleventh download has the right bytes, and little left to fetch.
    void itIsKilledTenTimes()
    {
        for (int i = 0; i < 10; ++i) {
            const auto before = std::filesystem::exists(blob(".incomplete"))
                ? std::filesystem::file_size(blob(".incomplete"))
                : 0;
            QProcess process;
            process.start("/bin/bash", {"-c", m_hub.script("slow", "download org/vit", "exec"), HYDRA_CLI});
            std::error_code failed;
            QTRY_VERIFY_WITH_TIMEOUT(
                std::filesystem::file_size(blob(".incomplete"), failed) > before + 100'000 && !failed,
                60'000);
            process.kill();
            QVERIFY(process.waitForFinished());
            QVERIFY(!std::filesystem::exists(m_hub.model() / "snapshots"));
        }
        const Result result = m_hub.get("plain");
        QVERIFY2(result.code == 0, result.err.constData());
        QCOMPARE(fetched(), m_weights);
        QVERIFY(!std::filesystem::exists(blob(".incomplete")));
        const std::vector<Json> far = m_hub.askedFar();
        QCOMPARE(far.size(), std::size_t(11));
        QVERIFY(far.front().at("range").is_null());
        QVERIFY(far.back().at("range").is_string());
        QVERIFY(std::stoul(far.back().at("range").get<std::string>().substr(6)) > 1'000'000);
    }

    void itIsInterrupted()
    {
        QProcess process;
        process.start("/bin/bash", {"-c", m_hub.script("slow", "download org/vit", "exec"), HYDRA_CLI});
        std::error_code failed;
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::file_size(blob(".incomplete"), failed) > 100'000 && !failed,
                                 60'000);
        // Meanwhile a second download is refused, whether ours or the hub's client holds the lock.
        const Result other = m_hub.get("plain");
        QVERIFY2(other.code == 3 && other.err.contains("another program is downloading model.safetensors"),
                 other.err.constData());
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 4);
        const Result result = m_hub.get("plain");
        QVERIFY2(result.code == 0, result.err.constData());
        QVERIFY(m_hub.askedFar().back().at("range").is_string());
        QCOMPARE(fetched(), m_weights);
    }

    void theClientsLockIsKept()
    {
        QVERIFY(m_hub.get("plain").code == 0);
        std::filesystem::remove(blob());
        const QString lock = QString::fromStdString("home/hub/.locks/models--org--vit/" + large() + ".lock");
        const Result result = m_hub.get("plain", "download org/vit", "flock " + lock);
        QVERIFY2(result.code == 3 && result.err.contains("another program is downloading"),
                 result.err.constData());
    }

    // Damaged or misleading leftovers.
    void damagedLeftovers_data()
    {
        QTest::addColumn<QByteArray>("partial");
        QTest::addColumn<QByteArray>("whole");
        QByteArray flipped = m_weights;
        flipped[1000] = char(flipped[1000] ^ 1);
        QTest::newRow("wrong bytes before") << flipped.left(50'000) << QByteArray();
        QTest::newRow("all of them, wrong") << flipped << QByteArray();
        QTest::newRow("all of them, right") << m_weights << QByteArray();
        QTest::newRow("too many") << m_weights + "more" << QByteArray();
        QTest::newRow("a blob that was damaged") << QByteArray() << flipped;
        QTest::newRow("a blob that was cut") << QByteArray() << m_weights.left(1000);
    }
    void damagedLeftovers()
    {
        QFETCH(QByteArray, partial);
        QFETCH(QByteArray, whole);
        std::filesystem::create_directories(m_hub.model() / "blobs");
        std::ofstream(partial.isEmpty() ? blob() : blob(".incomplete"), std::ios::binary)
            << (partial.isEmpty() ? whole : partial).toStdString();
        const Result result = m_hub.get("plain");
        QVERIFY2(result.code == 0, result.err.constData());
        QCOMPARE(fetched(), m_weights);
        QCOMPARE(m_hub.askedFar().empty(), partial == m_weights);
    }

    // If the cache holds a link instead of bytes, the download does not write through it.
    void aLinkIsNotFollowed()
    {
        std::filesystem::create_directories(m_hub.model() / "blobs");
        std::ofstream(m_hub.path("mine").toStdString()) << "mine";
        std::filesystem::create_symlink(m_hub.path("mine").toStdString(), blob(".incomplete"));
        const Result result = m_hub.get("plain");
        QVERIFY2(result.code == 1 && result.err.contains("cannot be written"), result.err.constData());
        QCOMPARE(bytesOf(m_hub.path("mine").toStdString()), QByteArray("mine"));
    }

    // Nor through a link that another user of the group has put there, to a file or folder of ours.
    void aLinkLeadsNowhere_data()
    {
        QTest::addColumn<QString>("link"); // in the cache
        QTest::addColumn<bool>("refused");
        for (const char* link :
             {"models--org--vit/refs/main", "models--org--vit/refs", "models--org--vit/blobs",
              "models--org--vit/snapshots", ".locks", ".locks/models--org--vit"}) {
            QTest::newRow(link) << QString::fromLatin1(link) << true;
        }
        QTest::newRow("models--org--vit") << QStringLiteral("models--org--vit") << false;
    }
    void aLinkLeadsNowhere()
    {
        QFETCH(QString, link);
        QFETCH(bool, refused);
        const Path at = m_hub.model().parent_path() / link.toStdString(),
                   mine = m_hub.path("home").toStdString() + "/mine";
        std::filesystem::create_directories(at.parent_path());
        if (at.filename() == "main") {
            std::ofstream(mine) << "mine";
        } else {
            std::filesystem::create_directory(mine);
        }
        std::filesystem::create_symlink(mine, at);
        const Result result = m_hub.get("plain");
        QVERIFY2(result.code == (refused ? 3 : 0), result.err.constData());
        QVERIFY2(!refused || result.err.contains(": expected a file or a folder of the cache, found a link"),
                 result.err.constData());
        QVERIFY(std::filesystem::is_symlink(at));
        QVERIFY(!refused || at.filename() == "main" || std::filesystem::is_empty(mine));
        QVERIFY(at.filename() != "main" || bytesOf(mine) == "mine");
        QCOMPARE(m_hub.askedFar().size(), std::size_t(refused ? 0 : 1)); // before anything is fetched
    }

    // The token goes to the hub alone, never to an address that it redirects to.
    void theTokenStaysWithTheHub_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<bool>("known");
        QTest::newRow("variable") << "HF_TOKEN=hf_ours" << true;
        QTest::newRow("file") << "mkdir -p home; echo hf_ours > home/token;" << true;
        QTest::newRow("file elsewhere") << "echo hf_ours > token; HF_TOKEN_PATH=token" << true;
        QTest::newRow("another's") << "HF_TOKEN=hf_other" << false;
        QTest::newRow("not implied")
            << "mkdir -p home; echo hf_ours > home/token; HF_HUB_DISABLE_IMPLICIT_TOKEN=1" << false;
    }
    void theTokenStaysWithTheHub()
    {
        QFETCH(QString, before);
        QFETCH(bool, known);
        const Result result = m_hub.get("gated", "download org/vit", before);
        QVERIFY2(result.code == (known ? 0 : 3), result.err.constData());
        QVERIFY(!result.err.contains("hf_"));
        int sent = 0;
        for (const Json& each : m_hub.asked()) {
            const bool led =
                each.at("host") != "127.0.0.1" || each.at("path").get<std::string>().rfind("/near/", 0) == 0;
            QVERIFY2(!led || each.at("token").is_null(), each.dump().c_str());
            sent += each.at("token").is_string() ? 1 : 0;
        }
        QVERIFY(!known || (sent > 3 && !m_hub.askedFar().empty()));
        QVERIFY(known || sent == 0 || before.contains("other"));
    }
    void aTokenThatIsNoneIsRefused()
    {
        const Result result = m_hub.get("plain", "download org/vit", "HF_TOKEN=$'a\\r\\nb'");
        QVERIFY2(result.code == 3 && result.err.contains("HF_TOKEN: expected one word"),
                 result.err.constData());
        QVERIFY(m_hub.asked().empty());
    }

    // A proxy gets the request; the token is sent only encrypted or to this machine.
    void byAProxy()
    {
        const Result result =
            m_hub.get("plain", "download org/vit",
                      QString("export http_proxy=%1 HF_TOKEN=hf_ours HF_ENDPOINT=http://hub.invalid/plain;")
                          .arg(m_hub.endpoint("")));
        QVERIFY2(result.code == 0, result.err.constData());
        QCOMPARE(fetched(), m_weights);
        for (const Json& each : m_hub.asked()) {
            QVERIFY(each.at("token").is_null());
            QVERIFY(each.at("host") != "127.0.0.1");
        }
    }

    void certificatesAreChecked()
    {
        if (m_hub.securePort() == 0) {
            QSKIP("no openssl here: that certificates are checked is NOT tested");
        }
        const QString secure = QString("HF_ENDPOINT=https://127.0.0.1:%1/plain ").arg(m_hub.securePort());
        const Result unknown = m_hub.get("plain", "download org/vit", secure);
        QVERIFY2(unknown.code == 1 && unknown.err.contains("the connection cannot be trusted: "),
                 unknown.err.constData());
        QVERIFY(m_hub.asked().empty());
        const Result open = m_hub.get("plain", "download org/vit",
                                      "HF_ENDPOINT=https" + m_hub.endpoint("plain").mid(4) + " ");
        QVERIFY2(open.code == 1 && open.err.contains(": no encrypted connection: "), open.err.constData());
        // Once its certificate is trusted; a redirect from there to an unencrypted address is refused.
        const Result known = m_hub.get("plain", "download org/vit",
                                       secure + "SSL_CERT_FILE=" + m_hub.path("certificate.pem.crt"));
        QVERIFY2(known.code == 3
                     && known.err.contains("redirects to an address that is not https: 'http://localhost"),
                 known.err.constData());
    }

    void withoutNetwork_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no such host")
            << "HF_ENDPOINT=https://hub.invalid" << 1 << QByteArray("'hub.invalid' cannot be reached: ");
        QTest::newRow("nobody there")
            << "HF_ENDPOINT=http://127.0.0.1:9" << 1 << QByteArray("'127.0.0.1:9' cannot be reached: ");
        QTest::newRow("no libcurl")
            << "mkdir -p fake; echo no | tee fake/libcurl.so.4 > fake/libcurl-gnutls.so.4; "
               "LD_LIBRARY_PATH=fake"
            << 1 << QByteArray("downloads need the package libcurl4: ");
        QTest::newRow("offline") << "HF_HUB_OFFLINE=1" << 3 << QByteArray("HF_HUB_OFFLINE is set");
        QTest::newRow("transformers")
            << "TRANSFORMERS_OFFLINE=yes" << 3 << QByteArray("HF_HUB_OFFLINE is set");
        QTest::newRow("no address") << "HF_ENDPOINT=hub" << 3
                                    << QByteArray("HF_ENDPOINT: expected an address");
        QTest::newRow("a password") << "HF_ENDPOINT=http://a:b@127.0.0.1" << 3
                                    << QByteArray("HF_ENDPOINT: expected an address");
    }
    void withoutNetwork()
    {
        QFETCH(QString, before);
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        const Result result = m_hub.get("plain", "download org/vit", before);
        QVERIFY2(result.code == code && result.err.contains(says) && result.err.count('\n') == 1,
                 result.err.constData());
        QVERIFY(m_hub.asked().empty());
    }

    // A request for a model that is missing explains how to download it, and fetches no file.
    void nothingComesByItself()
    {
        for (const char* words : {"info org/vit", "predict org/vit x.png", "models --found", "models"}) {
            const Result result = m_hub.get("plain", words);
            QVERIFY2(QByteArray(words).startsWith("models")
                         || result.err.contains("hydrascope-cli download org/vit fetches it"),
                     (words + result.err).constData());
        }
        QVERIFY(m_hub.asked().empty());
    }

    void noOtherCommandConnects_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("connects");
        QTest::addColumn<bool>("light"); // without even loading the library
        QTest::newRow("models") << "models --found --folder ." << false << true;
        QTest::newRow("info") << "info hydravit-scenes" << false << true;
        QTest::newRow("help") << "--help" << false << true;
        QTest::newRow("predict") << "predict hydravit-scenes noise.npy" << false << false;
        QTest::newRow("explain") << "explain hydravit-scenes noise.npy" << false << false;
        QTest::newRow("download") << "download org/vit" << true << false; // checks that the test would notice
#ifdef HYDRA_PROGRAM
        QTest::newRow("window") << "--screenshot shot.png" << false << false;
#endif
    }
    void noOtherCommandConnects()
    {
        QFETCH(QString, words);
        QFETCH(bool, connects);
        QFETCH(bool, light);
        at::manual_seed(7);
        writeNpy(m_hub.path("noise.npy").toStdString(), at::randn({3, 128, 128}));
        const QString trace = QStringLiteral("strace -f -qq -o trace -e trace=socket,connect,openat,open ");
        if (m_hub.get("plain", "--version", trace).code != 0) {
            QSKIP("no strace here, or it may not trace: that no other command connects is NOT tested");
        }
        QString script = m_hub.script("plain", words, trace);
#ifdef HYDRA_PROGRAM
        if (QTest::currentDataTag() == QByteArray("window")) {
            script.replace("\"$0\"", "'" HYDRA_PROGRAM "'")
                .replace("HF_HOME=home", "HF_HOME=home HOME=\"$PWD\"");
        }
#endif
        const Result result = runInShell(script);
        QVERIFY2(result.code == 0, result.err.constData());
        const QByteArray calls = bytesOf(m_hub.path("trace").toStdString());
        QVERIFY(calls.contains("libc.so"));
        QCOMPARE(calls.contains("AF_INET"), connects);
        QVERIFY(!light || !calls.contains("libcurl"));
        QVERIFY(!connects || calls.contains("libcurl"));
    }

    void twentyAreSuggested()
    {
        const Json rows = m_hub.get("plain", "models --suggested").json().at("rows");
        QCOMPARE(rows.size(), std::size_t(20));
        std::set<std::string> names;
        for (const Json& row : rows) {
            names.insert(row.at("name").get<std::string>());
            QVERIFY(row.at("good_for").get<std::string>().size() > 20);
        }
        QCOMPARE(names.size(), std::size_t(20));
        // And the reference lists them in the same words.
        const QByteArray reference = bytesOf(HYDRA_SOURCE_DIR "/resources/help/reference.md");
        for (const Json& row : rows) {
            const std::string line = "| `" + row.at("name").get<std::string>() + "` | "
                + row.at("good_for").get<std::string>() + " |\n";
            QVERIFY2(reference.contains(line.c_str()), line.c_str());
        }
        HYDRA_NEED_SHARED("spec/timm_registry.csv");
        std::set<std::string> known;
        for (const Row& row : readRegistry(sharedFile("spec/timm_registry.csv"))) {
            known.insert("timm/" + row.at("name"));
        }
        for (const std::string& name : names) {
            QVERIFY2(known.count(name) == 1, name.c_str());
            QVERIFY2(whyNotRun(name.substr(5)).empty(), name.c_str());
        }
    }

    // Limits: a minute for a list, however it ends; a minute without a byte for a file.
    void whatKeepsUsWaitingIsLeft_data()
    {
        QTest::addColumn<QProcess*>("process");
        QTest::newRow("a list that drips") << &m_dripping;
        QTest::newRow("silent in TLS") << &m_mute;
    }
    void whatKeepsUsWaitingIsLeft()
    {
        QFETCH(QProcess*, process);
        constexpr int longest = 75'000;
        const auto left = std::max(1, longest - int(m_since.elapsed()));
        QVERIFY(process->state() == QProcess::NotRunning || process->waitForFinished(left));
        const QByteArray said = process->readAllStandardError();
        QVERIFY2(process->exitCode() == 1 && said.contains(" did not reply in time: "), said.constData());
    }

    // The numbers copied by hand into libcurl.h, against libcurl's own header.
    void numbersOfLibcurl()
    {
#ifdef HYDRA_HAS_CURL_HEADER
        namespace o = hub::option;
        const std::vector<std::pair<int, int>> numbers{
            {o::writeData, CURLOPT_WRITEDATA},
            {o::url, CURLOPT_URL},
            {o::range, CURLOPT_RANGE},
            {o::errorBuffer, CURLOPT_ERRORBUFFER},
            {o::writeFunction, CURLOPT_WRITEFUNCTION},
            {o::lowSpeedLimit, CURLOPT_LOW_SPEED_LIMIT},
            {o::lowSpeedTime, CURLOPT_LOW_SPEED_TIME},
            {o::userAgent, CURLOPT_USERAGENT},
            {o::httpHeader, CURLOPT_HTTPHEADER},
            {o::headerData, CURLOPT_HEADERDATA},
            {o::noProgress, CURLOPT_NOPROGRESS},
            {o::noBody, CURLOPT_NOBODY},
            {o::progressData, CURLOPT_XFERINFODATA},
            {o::verifyPeer, CURLOPT_SSL_VERIFYPEER},
            {o::caInfo, CURLOPT_CAINFO},
            {o::connectTimeout, CURLOPT_CONNECTTIMEOUT},
            {o::wholeTimeout, CURLOPT_TIMEOUT_MS},
            {o::headerFunction, CURLOPT_HEADERFUNCTION},
            {o::verifyHost, CURLOPT_SSL_VERIFYHOST},
            {o::noSignal, CURLOPT_NOSIGNAL},
            {o::protocols, CURLOPT_PROTOCOLS},
            {o::progressFunction, CURLOPT_XFERINFOFUNCTION},
            {hub::info::responseCode, CURLINFO_RESPONSE_CODE},
            {hub::info::redirectUrl, CURLINFO_REDIRECT_URL},
            {hub::failure::proxyName, CURLE_COULDNT_RESOLVE_PROXY},
            {hub::failure::hostName, CURLE_COULDNT_RESOLVE_HOST},
            {hub::failure::connect, CURLE_COULDNT_CONNECT},
            {hub::failure::partial, CURLE_PARTIAL_FILE},
            {hub::failure::write, CURLE_WRITE_ERROR},
            {hub::failure::timeout, CURLE_OPERATION_TIMEDOUT},
            {hub::failure::nothing, CURLE_GOT_NOTHING},
            {hub::failure::sending, CURLE_SEND_ERROR},
            {hub::failure::receiving, CURLE_RECV_ERROR},
            {hub::failure::stream, CURLE_HTTP2_STREAM},
            {hub::failure::http2, CURLE_HTTP2},
            {hub::failure::noMemory, CURLE_OUT_OF_MEMORY},
            {hub::failure::handshake, CURLE_SSL_CONNECT_ERROR},
            {hub::failure::certificate, CURLE_PEER_FAILED_VERIFICATION},
            {hub::failure::authorities, CURLE_SSL_CACERT_BADFILE},
            {hub::failure::revoked, CURLE_SSL_CRL_BADFILE},
            {hub::failure::issuer, CURLE_SSL_ISSUER_ERROR},
            {hub::failure::status, CURLE_SSL_INVALIDCERTSTATUS},
            {hub::protocolHttp, CURLPROTO_HTTP},
            {hub::protocolHttps, CURLPROTO_HTTPS},
            { hub::globalAll,
              CURL_GLOBAL_ALL }};
        for (const auto& [ours, theirs] : numbers) {
            QCOMPARE(ours, theirs);
        }
#else
        QSKIP(
            "no curl/curl.h here (libcurl4-openssl-dev): the numbers of libcurl.h are NOT compared with it");
#endif
    }
};

HYDRA_TEST(TestDownload, QCoreApplication)
#include "test_download.moc"
