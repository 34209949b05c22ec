// SPDX-License-Identifier: GPL-3.0-or-later
// serve --mcp, with a small client of the Model Context Protocol: tools, pictures, words; files outside the
// folder.
#include "core/image/load.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <array>
#include <sys/inotify.h>
#include <unistd.h>

#include "tests/app/served.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

class TestMcp : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_all;
    std::unique_ptr<Served> m_server;
    int m_id = 0;

    [[nodiscard]] QString path(const char* name) const { return m_all.filePath(QLatin1String(name)); }
    [[nodiscard]] QString folder() const { return path("mine"); }
    void say(const Json& message) { m_server->say(message.dump() + "\n"); }
    Json asked(const char* method, const Json& parameters)
    {
        say({{"jsonrpc", "2.0"}, {"id", ++m_id}, {"method", method}, {"params", parameters}});
        Json answer = m_server->line();
        return answer.value("id", Json()) == m_id && answer.value("jsonrpc", "") == "2.0" ? answer : Json();
    }
    Json called(const char* tool, const Json& arguments)
    {
        return asked("tools/call", {{"name", tool}, {"arguments", arguments}});
    }
    // All files and folders below, with sizes: any write shows.
    [[nodiscard]] QStringList everything() const
    {
        QStringList all;
        QDirIterator at(m_all.path(), QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                        QDirIterator::Subdirectories);
        while (at.hasNext()) {
            at.next();
            all << at.filePath() + QString::number(at.fileInfo().size());
        }
        all.sort();
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char* each : {"mine/pictures", "mine/leaky", "mine/way", "mine/round/more", "mine/loop"}) {
            QVERIFY(QDir().mkpath(path(each)));
        }
        const QString scenes = QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes/");
        QVERIFY(QFile::copy(scenes + "1-cube-octahedron-star.png", path("mine/a.png")));
        QVERIFY(QFile::copy(scenes + "8-cube-cone-cylinder.png", path("mine/pictures/b.png")));
        QVERIFY(QFile::copy(scenes + "8-cube-cone-cylinder.png", path("secret.png")));
        QVERIFY(QFile::link(path("secret.png"), path("mine/leaky/link.png")));
        QVERIFY(QFile::link("../leaky", path("mine/way/leaky")));
        QVERIFY(QFile::copy(scenes + "8-cube-cone-cylinder.png", path("mine/round/b.png")));
        QVERIFY(QFile::copy(scenes + "8-cube-cone-cylinder.png", path("mine/loop/c.png")));
        QVERIFY(QFile::link(".", path("mine/loop/again")));
        QVERIFY(QFile::link("..", path("mine/round/up"))
                && QFile::link("../more", path("mine/round/more/m")));
        QVERIFY(QFile::copy(shippedModel(), path("mine/pictures/model.safetensors")));
        m_server = std::make_unique<Served>(line("--mcp --folder %1", folder()), m_all.path());
    }

    void hands()
    {
        const Json welcome = asked("initialize",
                                   {{"protocolVersion", "2025-03-26"},
                                    {"capabilities", Json::object()},
                                    {"clientInfo", {{"name", "test"}, {"version", "1"}}}});
        QVERIFY(welcome["result"]["protocolVersion"] == "2025-03-26");
        QVERIFY(welcome["result"]["capabilities"].contains("tools"));
        QVERIFY(welcome["result"]["serverInfo"]["version"] == HYDRA_VERSION);
        say({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}}); // a notification has no reply
        QVERIFY(asked("ping", Json::object())["result"] == Json::object());
        const Json other = asked("initialize", {{"protocolVersion", "1999-01-01"}});
        QVERIFY(other["result"]["protocolVersion"] == "2025-06-18");
    }

    // Each has a schema whose properties are options and places; none names a file to write.
    void toolsAreTheTable()
    {
        const Json tools = asked("tools/list", Json::object())["result"]["tools"];
        QVERIFY(tools.size() >= 8);
        for (const Json& tool : tools) {
            const auto name = QString::fromStdString(tool["name"].get<std::string>());
            QVERIFY(!tool["description"].get<std::string>().empty());
            const QString help = QString::fromUtf8(cli("%1 --help all", name).out);
            const Json& schema = tool["inputSchema"];
            QVERIFY(schema["type"] == "object" && schema["additionalProperties"] == false);
            for (const auto& [property, rule] : schema["properties"].items()) {
                const QString option = QString::fromStdString(property);
                QVERIFY2(help.contains("--" + option) || help.section('\n', 0, 0).contains(option.toUpper()),
                         qPrintable(name + ": " + option));
                QVERIFY2(rule.contains("type") && rule.contains("description"), qPrintable(option));
                for (const char* file : {"out", "npy", "store", "index", "labels", "target", "from"}) {
                    QVERIFY(property != file);
                }
            }
            for (const auto& [property, rule] : schema["properties"].items()) {
                const QString shape = QString::fromStdString(rule["description"]).section("; as ", 1);
                QVERIFY2(!shape.contains(QRegularExpression("FILE|FOLDER|DIR|IMAGE|PATH|CSV|TARGET")),
                         qPrintable(name + ": " + QString::fromStdString(property)));
            }
            for (const Json& place : schema["required"]) {
                QVERIFY(schema["properties"].contains(place.get<std::string>()));
            }
        }
    }

    void predicting()
    {
        const Json answer =
            called("predict", {{"model", "hydravit-scenes"}, {"input", {"a.png", "pictures"}}});
        const Json& result = answer["result"];
        QVERIFY2(!result.value("isError", false), answer.dump().c_str());
        const Json plain =
            cli("predict hydravit-scenes %1 %2", path("mine/a.png"), path("mine/pictures/b.png")).json();
        QCOMPARE(result["structuredContent"]["results"].size(), std::size_t(2));
        for (std::size_t i = 0; i < 2; ++i) {
            const Json& row = plain["results"][i]["heads"][0];
            QVERIFY(result["structuredContent"]["results"][i]["heads"][0]["top"] == row["top"]);
            const std::string text = result["content"][i]["text"];
            QVERIFY(text.find(row["top"][0]["name"].get<std::string>()) != std::string::npos);
            QVERIFY(text.find(" %") != std::string::npos);
        }
    }

    // The picture is the one that the command writes, and the text says whether it is better than chance.
    void explaining()
    {
        const QStringList before = everything();
        const Json answer = called("explain",
                                   {{"model", "pictures/model.safetensors"},
                                    {"input", {"a.png"}},
                                    {"method", {"relevance"}},
                                    {"heads", "12"}});
        const Json& content = answer["result"]["content"];
        QVERIFY2(content.size() >= 2, answer.dump().c_str());
        const std::string text = content[0]["text"];
        QVERIFY2(text.find("chance") != std::string::npos && text.find("k = 12") != std::string::npos
                     && text.find("predicted is") != std::string::npos,
                 text.c_str());
        for (const char* claim : {"because", "cause", "reason", "why"}) {
            QVERIFY2(text.find(claim) == std::string::npos, claim);
        }
        QVERIFY(content[1]["type"] == "image" && content[1]["mimeType"] == "image/png");
        const QByteArray shown =
            QByteArray::fromBase64(QByteArray::fromStdString(content[1]["data"].get<std::string>()));
        QCOMPARE(everything(), before);
        const Json plain = cli("explain %1 %2 --method relevance --format png --out %3",
                               path("mine/pictures/model.safetensors"), path("mine/a.png"), path("maps"))
                               .json();
        QFile file(QString::fromStdString(plain["maps"][0]["files"][0].get<std::string>()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray expected = file.readAll();
        const auto pixels = [](const QByteArray& png) {
            return decodeImage({png.begin(), png.end()}, "map.png").rgb;
        };
        QVERIFY(!shown.isEmpty() && pixels(shown) == pixels(expected));
        QVERIFY(QDir(path("maps")).removeRecursively());
        QVERIFY(!answer["result"]["structuredContent"]["maps"][0].contains("files"));
    }

    void filesElsewhere_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("model");
        const auto row = [](const char* name, const Json& input, const char* model = "hydravit-scenes") {
            QTest::newRow(name) << QByteArray::fromStdString(input.dump()) << QByteArray(model);
        };
        row("above", Json("../secret.png"));
        row("absolute", Json(path("secret.png").toStdString()));
        row("link", Json("leaky/link.png"));
        row("folder with a link", Json("leaky"));
        row("through a link to that folder", Json("way"));
        row("picture beside that link", Json("way/leaky/link.png"));
        row("all", Json("."));
        row("round about", Json("pictures/../../secret.png"));
        row("nothing", Json("none.png"));
        row("of the system", Json("/etc/passwd"));
        row("NUL", Json(std::string("a.png\0x", 7)));
        row("private", Json{{"private", "x"}});
        row("number", Json(3));
        row("model above", Json("a.png"), "../mine/../secret.png");
        row("model elsewhere", Json("a.png"), HYDRA_SOURCE_DIR "/models/hydravit-scenes.safetensors");
    }
    void filesElsewhere()
    {
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, model);
        const Json answer =
            called("predict", {{"model", model.toStdString()}, {"input", Json::parse(input.toStdString())}});
        QVERIFY2(answer["result"].value("isError", false), answer.dump().c_str());
        QVERIFY(answer["result"]["content"][0]["text"].get<std::string>().find("decoded")
                == std::string::npos);
    }

    // Links form a circle and lead nowhere else.
    void linksInside()
    {
        const Json answer =
            called("predict", {{"model", "hydravit-scenes"}, {"input", {"round/more/m/../up/a.png"}}});
        QVERIFY2(!answer["result"].value("isError", false), answer.dump().c_str());
        const Json folder = called("predict", {{"model", "hydravit-scenes"}, {"input", {"loop"}}});
        QVERIFY2(!folder["result"].value("isError", false), folder.dump().c_str());
        QCOMPARE(folder["result"]["structuredContent"]["results"].size(), std::size_t(1));
    }

    // The true class and the mask of a picture are also searched above its folder, but never above the opened
    // one.
    void nothingAboveIsRead()
    {
        const auto put = [](const QString& file, const QByteArray& bytes) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
        };
        QVERIFY(QDir().mkpath(path("masks")));
        QVERIFY(QFile::copy(path("secret.png"), path("masks/a.png")));
        put(path("labels.csv"), "file,class\nmine/a.png,star\n");
        const int watch = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        for (const char* each : {"labels.csv", "masks/a.png"}) {
            QVERIFY(::inotify_add_watch(watch, qPrintable(path(each)), IN_ACCESS) >= 0);
        }
        const Json answer = called("predict", {{"model", "hydravit-scenes"}, {"input", {"a.png"}}});
        std::array<char, 4096> events{};
        const auto read = ::read(watch, events.data(), events.size());
        ::close(watch);
        QVERIFY2(!answer["result"].value("isError", false), answer.dump().c_str());
        QCOMPARE(int(read), -1); // no byte was read
    }

    void optionsThatNoToolHas()
    {
        const QStringList before = everything();
        for (const char* option : {"out", "npy", "store", "target", "from", "labels", "predictor", "fit",
                                   "save-basis", "format", "no-such"}) {
            const Json answer =
                called("explain", {{"model", "hydravit-scenes"}, {"input", {"a.png"}}, {option, "x.npy"}});
            QVERIFY2(answer["result"].value("isError", false), answer.dump().c_str());
        }
        QCOMPARE(everything(), before);
    }

    void messagesThatAreNone()
    {
        const auto code = [this](const std::string& line) {
            m_server->say(line + "\n");
            const Json answer = m_server->line();
            return answer.contains("error") ? answer["error"]["code"].get<int>() : 0;
        };
        QCOMPARE(code("{"), -32700);
        QCOMPARE(code("[]"), -32600);
        QCOMPARE(code("{\"id\": 1, \"method\": \"ping\"}"), -32600);
        QCOMPARE(code(R"({"jsonrpc": "2.0", "id": [], "method": "ping"})"), -32600);
        QCOMPARE(code(R"({"jsonrpc": "2.0", "id": 1, "method": "resources/list"})"), -32601);
        QCOMPARE(code(R"({"jsonrpc": "2.0", "id": 1, "method": "tools/call"})"), -32602);
        QCOMPARE(code(R"({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "train"}})"),
                 -32602);
        QCOMPARE(code(std::string(2 << 20, 'x')), -32600);
        QVERIFY(asked("ping", Json::object()).contains("result"));
    }

    // A cancelled call gets no reply.
    void cancelling()
    {
        say({{"jsonrpc", "2.0"},
             {"id", "long"},
             {"method", "tools/call"},
             {"params",
              {{"name", "explain"},
               {"arguments",
                {{"model", "hydravit-scenes"},
                 {"input", {"a.png"}},
                 {"method", {"rise"}},
                 {"masks", 100'000}}}}}});
        QVERIFY(asked("ping", Json::object()).contains("result"));
        say({{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", "long"}}}});
        QVERIFY(called("profile", {{"arch", "vit-b16"}})["result"]["content"].size() == 1);
        QCOMPARE(m_server->ended(), 0);
    }
};

HYDRA_TEST(TestMcp, QCoreApplication)
#include "test_mcp.moc"
