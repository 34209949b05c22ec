// SPDX-License-Identifier: GPL-3.0-or-later
// serve: the same answers as the commands, for one client and for many; invalid requests, clients and servers
// that disappear, files that come and go.
#include "core/base/error.h"
#include "core/format/npy.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <csignal>
#include <sys/stat.h>

#include "tests/app/served.h"
#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::test;

namespace {

const char* const scene = HYDRA_SOURCE_DIR "/resources/scenes/1-cube-octahedron-star.png";
const char* const otherScene = HYDRA_SOURCE_DIR "/resources/scenes/8-cube-cone-cylinder.png";

std::string modelFile()
{
    return shippedModel().toStdString();
}

Json predictOf(const char* picture = scene)
{
    return {{"model", modelFile()}, {"input", picture}};
}

// A request that takes minutes of passes unless it is cancelled.
Json endless()
{
    return {{"model", modelFile()}, {"input", scene}, {"method", "rise"}, {"masks", 100'000}};
}

std::string codeOf(const Json& answer)
{
    return answer.contains("error") ? answer["error"].value("code", "") : "";
}

} // namespace

class TestServe : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder; // of mode 0700
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] static QStringList socketWords(const QString& socket)
    {
        return line("--socket %1", socket);
    }
    // Whether the server accepts connections.
    static bool listens(Served& server, const QString& socket)
    {
        return QTest::qWaitFor(
                   [&] {
                       return SocketClient(socket).connected()
                           || server.process().state() == QProcess::NotRunning;
                   },
                   servedLimit)
            && server.process().state() == QProcess::Running;
    }
    static QString folderOf(const Json& hello)
    {
        return QString::fromStdString(hello["hello"]["folder"].get<std::string>());
    }

private Q_SLOTS:
    // The first line states the protocol, and the answers are the documents that the commands print.
    void answersAreTheCommands_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QStringList>("words");
        const QString model = shippedModel(), picture = QLatin1String(scene);
        const auto row = [&](const char* command, Json arguments, const QStringList& words,
                             bool takesPicture = true) {
            arguments["model"] = modelFile();
            QStringList all{QLatin1String(command), model};
            if (takesPicture) {
                arguments["input"] = {scene, otherScene};
                all << picture << QLatin1String(otherScene);
            }
            QTest::newRow(command) << QByteArray(command) << QByteArray::fromStdString(arguments.dump())
                                   << all + words;
        };
        row("predict", {{"heads", {3, 12}}, {"top", 3}}, {"--heads", "3,12", "--top", "3"});
        row("explain", {{"method", {"relevance", "generic"}}, {"heads", "6"}, {"without", "heads:2.1"}},
            {"--method", "relevance,generic", "--heads", "6", "--without", "heads:2.1"});
        row("walk", {{"layer", 2}, {"head", 1}, {"rows", true}}, {"--layer", "2", "--head", "1", "--rows"});
        row("decompose", {{"class", "top2"}, {"split", "even"}}, {"--class", "top2", "--split", "even"});
        row("rank", {{"class", 1}}, {"--class", "1"});
        row("info", {{"check", true}}, {"--check"}, false);
        row("nearest", {{"picture", scene}, {"folder", HYDRA_SOURCE_DIR "/resources/scenes"}, {"count", 3}},
            {picture, HYDRA_SOURCE_DIR "/resources/scenes", "--count", "3"}, false);
        QTest::newRow("in their order") // places, given in order
            << QByteArray("nearest")
            << QByteArray::fromStdString(Json{
                   {"model", modelFile()},
                   {"input", {scene, HYDRA_SOURCE_DIR "/resources/scenes"}},
                   {"count", 3}}.dump())
            << line("nearest %1 %2 %3 --count 3", model, picture,
                    QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes"));
        row("profile", {{"heads", "all"}, {"untrained", false}}, {"--heads", "all"}, false);
        row("faithfulness", {{"method", {"generic", "random"}}, {"measure", "deletion"}, {"steps", 5}},
            {"--method", "generic,random", "--measure", "deletion", "--steps", "5"});
    }
    void answersAreTheCommands()
    {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, arguments);
        QFETCH(QStringList, words);
        const Result said = runCli(words);
        QCOMPARE(said.code, 0);
        const Json expected = withoutTimes(said.json());
        Served server;
        const Json first = server.line();
        QVERIFY(first["hello"]["protocol"] == 1);
        QCOMPARE(QString::fromStdString(first["hello"]["version"].get<std::string>()),
                 QStringLiteral(HYDRA_VERSION));
        for (const int id : {1, 2}) { // the second time from the cache
            const Json answer = server.asked(id, command.constData(), Json::parse(arguments.toStdString()));
            QVERIFY(answer["id"] == id);
            const Json result = withoutTimes(answer["result"]);
            QVERIFY2(result == expected, (result.dump() + "\n" + expected.dump()).c_str());
        }
        QCOMPARE(server.ended(), 0);
    }

    // The page lists exactly what the program accepts.
    void thePageNamesTheCommands()
    {
        QFile page(QStringLiteral(HYDRA_SOURCE_DIR "/resources/help/serve.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        const auto from = text.indexOf("Served are"), to = text.indexOf("Other commands", from);
        QVERIFY(from > 0 && to > from);
        QStringList written;
        static const QRegularExpression name(QStringLiteral("`([a-z-]+)`"));
        for (auto all = name.globalMatch(text.mid(from, to - from)); all.hasNext();) {
            written << all.next().captured(1);
        }
        Served server;
        (void)server.line();
        const Json answer = server.asked(1, "no-such", Json::object());
        QString message = QString::fromStdString(answer["error"]["message"].get<std::string>());
        const QString list = QStringLiteral("expected one of ");
        QVERIFY(message.contains(list));
        QStringList taken = message.mid(message.indexOf(list) + list.size()).split(QStringLiteral(", "));
        taken.sort();
        QCOMPARE(taken, written);
        for (const auto& [other, why] : {std::pair("video", "which runs as long as its pictures come"),
                                         {"train", "which takes hours"},
                                         {"convert", "which asks no network anything"}}) {
            const std::string refused = server.asked(2, other, Json::object())["error"]["message"];
            QVERIFY2(refused.find(why) != std::string::npos, refused.c_str());
        }
    }

    void linesThatAreNoQuestions_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const std::string& line, const char* code) {
            QTest::newRow(name) << QByteArray::fromStdString(line) << QByteArray(code);
        };
        const auto asks = [](const Json& arguments) { return question(1, "predict", arguments); };
        row("words", "hello there", "protocol");
        row("half", "{\"id\": 1, \"command\": \"pre", "protocol");
        row("two", "{\"id\": 1, \"cancel\": 2} {\"id\": 2, \"cancel\": 2}", "protocol");
        row("NUL", std::string("{\"id\": 1\0}", 10), "protocol");
        row("no UTF-8", "{\"id\": \"\xff\xfe\", \"command\": \"predict\"}", "protocol");
        row("deep", "{\"id\": " + std::string(100'000, '[') + std::string(100'000, ']') + "}", "protocol");
        row(
            "wide",
            "{\"id\": 1, \"command\": \"predict\", \"arguments\": {\"input\": [" +
                [] {
                    std::string many;
                    for (int i = 0; i < 200'000; ++i) {
                        many += "0,";
                    }
                    return many;
                }()
                + "0]}}",
            "protocol");
        row("long", "{\"id\": 1, \"command\": \"" + std::string(3 << 20, 'x') + "\"}", "protocol");
        row("list", "[1, 2]", "protocol");
        row("number", "17", "protocol");
        row("empty", "{}", "protocol");
        row("no id", R"({"command": "predict"})", "protocol");
        row("id of a list", R"({"id": [1], "command": "predict"})", "protocol");
        row("id of a fraction", R"({"id": 1.5, "command": "predict"})", "protocol");
        row("long id", R"({"id": ")" + std::string(300, 'i') + R"(", "command": "predict"})", "protocol");
        row("another field", R"({"id": 1, "command": "predict", "shell": "ls"})", "protocol");
        row("command of a number", R"({"id": 1, "command": 3})", "protocol");
        row("arguments of a list", R"({"id": 1, "command": "predict", "arguments": ["--help"]})", "protocol");
        row("arguments of null", R"({"id": 1, "command": "predict", "arguments": null})", "protocol");
        row("unknown command", question(1, "rm", Json::object()), "usage");
        for (const char* each : {"train", "convert", "download", "video", "synth", "merge", "missing",
                                 "array", "manual", "completion", "serve"}) {
            row(each, question(1, each, Json::object()), "usage");
        }
        row("no model", asks(Json::object()), "usage");
        row("no input", asks({{"model", modelFile()}}), "usage");
        row("input alone", asks({{"input", scene}}), "usage");
        row("two models", asks({{"model", {modelFile(), modelFile()}}, {"input", scene}}), "usage");
        row("no file", asks({{"model", modelFile()}, {"input", "/no/such.png"}}), "input");
        row("no such model", asks({{"model", "/no/such.safetensors"}, {"input", scene}}), "input");
        row("NUL in a path", asks({{"model", modelFile()}, {"input", std::string("a\0b", 3)}}), "usage");
        row("unknown option", asks({{"model", modelFile()}, {"input", scene}, {"tops", 3}}), "usage");
        row("option with a value", asks({{"model", modelFile()}, {"input", scene}, {"top=3", true}}),
            "usage");
        row("option of dashes", asks({{"model", modelFile()}, {"input", scene}, {"--top", 3}}), "usage");
        row("empty option", asks({{"model", modelFile()}, {"input", scene}, {"", 3}}), "usage");
        row("switch of a text", asks({{"model", modelFile()}, {"input", scene}, {"untrained", "yes"}}),
            "usage");
        row("value of true", asks({{"model", modelFile()}, {"input", scene}, {"top", true}}), "usage");
        row("value of lists", asks({{"model", modelFile()}, {"input", scene}, {"heads", {{1}, {2}}}}),
            "usage");
        row("empty list", asks({{"model", modelFile()}, {"input", scene}, {"heads", Json::array()}}),
            "usage");
        row("out of bounds", asks({{"model", modelFile()}, {"input", scene}, {"top", 1e30}}), "usage");
        for (const char* each : {"store", "shard", "list", "jobs", "predictor", "patience", "device",
                                 "precision", "language", "help"}) {
            row(each, asks({{"model", modelFile()}, {"input", scene}, {each, "1"}}), "usage");
        }
        for (const char* each : {"", ".", "..", "../x", "a/b", "/etc/x", ".hidden"}) {
            row((std::string("private ") + each).c_str(),
                asks({{"model", modelFile()}, {"input", scene}, {"npy", {{"private", each}}}}), "usage");
        }
        row("private of a number",
            asks({{"model", modelFile()}, {"input", scene}, {"npy", {{"private", 3}}}}), "usage");
        row("private and more",
            asks({{"model", modelFile()}, {"input", scene}, {"npy", {{"private", "x"}, {"mode", 7}}}}),
            "usage");
        row("long private",
            asks({{"model", modelFile()}, {"input", scene}, {"npy", {{"private", std::string(5000, 'p')}}}}),
            "usage");
    }
    // Each is refused with its code, and the next request is answered.
    void linesThatAreNoQuestions()
    {
        static Served server; // one for all of them
        static const Json first = server.line();
        QVERIFY(first.contains("hello"));
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, code);
        server.say((line.endsWith('\n') ? line : line + '\n').toStdString());
        const Json answer = server.answer();
        QVERIFY2(codeOf(answer) == code.toStdString(), answer.dump().c_str());
        QVERIFY(!answer["error"]["message"].get<std::string>().empty());
        const Json next = server.asked("next", "profile", {{"arch", "vit-b16"}});
        QVERIFY(next["id"] == "next");
        QVERIFY(next.contains("result"));
    }

    void anotherProtocolEndsIt()
    {
        Served server;
        const Json first = server.line();
        server.say("{\"hello\": 1}\n");
        QVERIFY(server.line() == first);
        server.say("{\"hello\": 2}\n" + question(1, "profile", {{"arch", "vit-b16"}}));
        QCOMPARE(QString::fromStdString(codeOf(server.line())), QStringLiteral("protocol"));
        QVERIFY(server.process().waitForFinished(servedLimit));
        QCOMPARE(server.process().exitCode(), 0);
    }

    // Requests before the end of input are answered, also from a line without an end.
    void whatWasAskedIsAnswered()
    {
        Served server;
        for (int i = 0; i < 200; ++i) { // more than the queue holds
            server.say(question(i, "predict", predictOf(i % 2 == 0 ? scene : otherScene)));
        }
        std::string last = question("last", "profile", {{"arch", "vit-s16"}});
        last.pop_back();
        server.say(last);
        server.process().closeWriteChannel();
        QVERIFY(server.line().contains("hello"));
        for (int i = 0; i < 200; ++i) {
            const Json answer = server.answer();
            QVERIFY(answer["id"] == i && answer.contains("result"));
        }
        QVERIFY(server.answer()["id"] == "last");
        QCOMPARE(server.ended(), 0);
    }

    void cancelling()
    {
        Served server;
        (void)server.line();
        server.say(question("long", "explain", endless()) + question("behind", "predict", predictOf()));
        Json line = server.line(); // it is running
        QVERIFY(line.contains("progress") && line["id"] == "long");
        QVERIFY(line["progress"]["fraction"] >= 0 && line["progress"]["fraction"] <= 1);
        QVERIFY(line["progress"]["doing"].is_string());
        server.say("{\"id\": 8, \"cancel\": \"behind\"}\n{\"id\": 9, \"cancel\": \"none\"}\n"
                   + question("long", "predict", predictOf()) + "{\"id\": 10, \"cancel\": \"long\"}\n");
        Json answer = server.answer();
        QVERIFY(answer["id"] == "behind" && codeOf(answer) == "cancelled");
        answer = server.answer();
        QVERIFY(answer["id"] == 8 && answer["result"]["cancelled"] == true);
        answer = server.answer();
        QVERIFY(answer["id"] == 9 && answer["result"]["cancelled"] == false);
        answer = server.answer();
        QVERIFY(answer["id"] == "long" && codeOf(answer) == "protocol"); // the id is in use
        QSet<QString> ends;
        for (int i = 0; i < 2; ++i) {
            answer = server.answer();
            QVERIFY(answer["id"] == 10 ? answer["result"]["cancelled"] == true
                                       : answer["id"] == "long" && codeOf(answer) == "cancelled");
            ends.insert(QString::fromStdString(answer["id"].dump()));
        }
        QCOMPARE(ends.size(), 2);
        QVERIFY(server.asked(11, "predict", predictOf()).contains("result"));
        QCOMPARE(server.ended(), 0);
    }

    // No other user may enter the folders; the last 256 stay, and all are removed when the client has gone.
    void privateFiles()
    {
        Served server;
        const QString folder = folderOf(server.line());
        Json arguments = predictOf();
        arguments.update(Json{{"method", "relevance"}, {"out", {{"private", "maps"}}}});
        std::string firstFile, lastFile;
        constexpr int questions = 260;
        for (int i = 1; i <= questions; ++i) {
            const Json answer = server.asked(i, "explain", arguments);
            QVERIFY2(answer.contains("result"), answer.dump().c_str());
            lastFile = answer["result"]["maps"][0]["files"][0];
            firstFile = firstFile.empty() ? lastFile : firstFile;
        }
        QVERIFY(QString::fromStdString(lastFile).startsWith(folder + QStringLiteral("/260/maps/")));
        QTRY_COMPARE_WITH_TIMEOUT(QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 256,
                                  servedLimit); // the oldest are removed after the answer
        QVERIFY(!QFile::exists(QString::fromStdString(firstFile)));
        for (const QString& each : {folder, QFileInfo(folder).path()}) {
            struct stat found = {};
            QVERIFY(::stat(qPrintable(each), &found) == 0);
            QCOMPARE(int(found.st_mode & 0777U), 0700);
        }
        const at::Tensor map = readNpy(lastFile);
        const Result said = cli("explain %1 %2 --method relevance --out %3", shippedModel(),
                                QLatin1String(scene), path("maps"));
        QCOMPARE(said.code, 0);
        QVERIFY(at::equal(map, readNpy(said.json()["maps"][0]["files"][0].get<std::string>())));
        QCOMPARE(server.ended(), 0);
        QVERIFY(!QFile::exists(QFileInfo(folder).path()));
    }

    // A model file that is written again is read again.
    void aModelThatChanges()
    {
        QVERIFY(QFile::copy(shippedModel(), path("mine.safetensors")));
        QFile labels(path("labels.txt"));
        const auto write = [&](const char* first) {
            QVERIFY(labels.open(QIODevice::WriteOnly | QIODevice::Truncate));
            for (int i = 0; i < 10; ++i) {
                labels.write(join(first, i, "\n").c_str());
            }
            labels.close();
        };
        Served server;
        (void)server.line();
        const Json plain = server.asked(0, "predict", predictOf());
        const Json arguments{{"model", path("mine.safetensors").toStdString()},
                             {"input", scene},
                             {"labels", path("labels.txt").toStdString()}};
        for (const char* name : {"one", "two"}) {
            write(name);
            const Json answer = server.asked(name, "predict", arguments);
            QVERIFY2(answer.contains("result"), answer.dump().c_str());
            const Json top = answer["result"]["results"][0]["heads"][0]["top"][0];
            QCOMPARE(QString::fromStdString(top["name"].get<std::string>()),
                     QString::fromStdString(join(name, top["index"].get<int>())));
            QVERIFY(top["logit"] == plain["result"]["results"][0]["heads"][0]["top"][0]["logit"]);
        }
        QCOMPARE(server.ended(), 0);
    }

    // The cache stays within its limit for any requests: 700 different ones.
    void memoryStaysFlat()
    {
        writeTinyModel(path("tiny.safetensors").toStdString());
        qputenv("HYDRA_MEMORY", "16");
        Served server;
        qunsetenv("HYDRA_MEMORY");
        (void)server.line();
        const auto resident = [&] {
            QFile status(QStringLiteral("/proc/%1/statm").arg(server.process().processId()));
            return status.open(QIODevice::ReadOnly) ? status.readAll().split(' ').at(1).toLongLong() * 4096
                                                    : 0;
        };
        QFile picture{QLatin1String(otherScene)};
        QVERIFY(picture.open(QIODevice::ReadOnly));
        const QByteArray bytes = picture.readAll();
        qint64 before = 0;
        for (int i = 0; i < 700; ++i) {
            const QString name = path(qPrintable(QStringLiteral("%1.png").arg(i)));
            QFile file(name); // other bytes give another picture
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes + QByteArray::number(i)) > 0);
            file.close();
            const Json answer = server.asked(i, "explain",
                                             {{"model", path("tiny.safetensors").toStdString()},
                                              {"input", name.toStdString()},
                                              {"class", i % 5}});
            QVERIFY2(answer.contains("result"), answer.dump().c_str());
            QVERIFY(QFile::remove(name));
            before = i == 200 ? resident() : before;
        }
        const qint64 grown = resident() - before;
        QVERIFY(before > 0);
        QVERIFY2(grown < (qint64(6) << 20), qPrintable(QString::number(grown)));
        QCOMPARE(server.ended(), 0);
    }

    // Each client gets its own answers in its own order; a client with many requests does not block others.
    void manyClients()
    {
        const QString socket = path("many.sock");
        Served server(socketWords(socket));
        QVERIFY(listens(server, socket));
        struct stat found = {};
        QVERIFY(::stat(qPrintable(socket), &found) == 0);
        QCOMPARE(int(found.st_mode & 0777U), 0600);

        const Json alone = SocketClient(socket).connected() ? Json() : Json(1);
        QVERIFY(alone.is_null());
        std::vector<SocketClient> clients;
        for (int i = 0; i < 12; ++i) {
            clients.emplace_back(socket);
            QVERIFY(clients.back().connected());
        }
        for (int i = 0; i < 12; ++i) {
            for (int q = 0; q < 5; ++q) {
                Json arguments = predictOf(q % 2 == 0 ? scene : otherScene);
                arguments["heads"] = i + 1;
                arguments["untrained"] = true;
                clients[std::size_t(i)].say(question(join(i, ".", q), "predict", arguments));
            }
        }
        for (int i = 0; i < 12; ++i) {
            QVERIFY(clients[std::size_t(i)].line().contains("hello"));
            for (int q = 0; q < 5; ++q) {
                const Json answer = clients[std::size_t(i)].answer();
                QVERIFY2(answer["id"] == join(i, ".", q), answer.dump().c_str());
                const Json& result = answer["result"]["results"][0];
                QVERIFY(result["heads"][0]["k"] == i + 1);
                QVERIFY(result["input"] == (q % 2 == 0 ? scene : otherScene));
            }
        }

        constexpr int many = 60;
        SocketClient &busy = clients[0], &other = clients[1];
        for (int i = 0; i < many; ++i) {
            Json arguments = predictOf();
            arguments["method"] = "rise";
            arguments["masks"] = 50 + i; // every request is new
            busy.say(question(i, "explain", arguments));
        }
        QVERIFY(busy.answer().contains("result"));
        QVERIFY(other.asked(1, "predict", predictOf()).contains("result"));
        int answered = 1;
        while (!busy.answer(0).is_null()) {
            ++answered;
        }
        QVERIFY2(answered < many, qPrintable(QString::number(answered)));
    }

    // A request of minutes does not block the quick ones of other clients, nor do two; its answer is
    // unaffected.
    void longAndQuick()
    {
        const QString socket = path("fair.sock");
        Served server(socketWords(socket));
        QVERIFY(listens(server, socket));
        Json work = endless();
        work["masks"] = 400;
        const Result alone =
            cli("explain %1 %2 --method rise --masks 400", shippedModel(), QLatin1String(scene));
        QCOMPARE(alone.code, 0);
        SocketClient first(socket), second(socket), third(socket);
        for (SocketClient* each : {&first, &second, &third}) {
            QVERIFY(each->line().contains("hello"));
        }
        first.say(question("long", "explain", work));
        QVERIFY(first.line().contains("progress"));
        second.say(question("endless", "explain", endless()));
        QVERIFY(second.line().contains("progress"));
        for (int i = 0; i < 20; ++i) { // while two are running
            Json arguments = predictOf(otherScene);
            arguments["heads"] = i % 12 + 1;
            arguments["untrained"] = true;
            const Json answer = third.asked(i, "predict", arguments);
            QVERIFY2(answer.contains("result"), answer.dump().c_str());
            QVERIFY(answer["result"]["results"][0]["heads"][0]["k"] == i % 12 + 1);
        }
        QVERIFY(second.answer(0).is_null());
        second.say("{\"id\": 1, \"cancel\": \"endless\"}\n");
        QVERIFY(second.answer().contains("result"));
        QCOMPARE(QString::fromStdString(codeOf(second.answer())), QStringLiteral("cancelled"));
        const Json answer = first.answer();
        QVERIFY2(withoutTimes(answer["result"]) == withoutTimes(alone.json()), answer.dump().c_str());
    }

    // Each request may have its own device, besides the server's.
    void devices()
    {
        Served server;
        (void)server.line();
        const QStringList words{"predict", shippedModel(), QLatin1String(scene)};
        const Json plain = withoutTimes(runCli(words).json());
        const Json rounded = withoutTimes(runCli(words + QStringList{"--precision", "bfloat16"}).json());
        QVERIFY(rounded.contains("computed_on") && !plain.contains("computed_on"));
        Json arguments = predictOf();
        for (int i = 0; i < 2; ++i) {
            arguments["precision"] = "bfloat16";
            const Json answer = server.asked(i, "predict", arguments);
            QVERIFY2(withoutTimes(answer["result"]) == rounded, answer.dump().c_str());
            QVERIFY(answer.contains("warnings"));
            arguments.erase("precision");
            QVERIFY(withoutTimes(server.asked(i, "predict", arguments)["result"]) == plain);
        }
        arguments["device"] = "nowhere";
        QCOMPARE(QString::fromStdString(codeOf(server.asked(2, "predict", arguments))),
                 QStringLiteral("usage"));
        QCOMPARE(server.ended(), 0);
    }

    // Whole files, written and read again as by the commands.
    void bundlesAndReports()
    {
        Served server;
        const QString folder = folderOf(server.line());
        Json arguments = predictOf();
        arguments.update(Json{{"method", "generic"}, {"bundle", {{"private", "evidence.zip"}}}});
        Json answer = server.asked(1, "explain", arguments);
        QVERIFY2(answer.contains("result"), answer.dump().c_str());
        const std::string bundle = folder.toStdString() + "/1/evidence.zip";
        answer = server.asked(2, "verify", {{"bundle", bundle}, {"model", modelFile()}});
        QVERIFY2(answer["result"]["computed_again"] == true && answer["result"]["differs"] == false,
                 answer.dump().c_str());
        arguments = predictOf();
        arguments["out"] = {{"private", "report.html"}};
        answer = server.asked(3, "report", arguments);
        QVERIFY2(answer.contains("result"), answer.dump().c_str());
        QCOMPARE(QString::fromStdString(answer["result"]["file"].get<std::string>()),
                 folder + QStringLiteral("/3/report.html"));
        const Result alone =
            cli("report %1 %2 --out %3", shippedModel(), QLatin1String(scene), path("report.html"));
        QCOMPARE(alone.code, 0);
        QFile page(folder + QStringLiteral("/3/report.html")), other(path("report.html"));
        QVERIFY(page.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
        QVERIFY(page.readAll() == other.readAll());
        arguments["out"] = path("report.html").toStdString();
        QCOMPARE(QString::fromStdString(codeOf(server.asked(4, "report", arguments))),
                 QStringLiteral("usage"));
        QCOMPARE(server.ended(), 0);
    }

    void mostClients()
    {
        const QString socket = path("most.sock");
        Served server(socketWords(socket));
        QVERIFY(listens(server, socket));
        std::vector<SocketClient> clients;
        while (clients.size() < 32) { // the one from listens() may still be connected
            SocketClient client(socket);
            QVERIFY(client.connected());
            if (client.line().contains("hello")) {
                clients.push_back(std::move(client));
            }
        }
        SocketClient more(socket);
        QCOMPARE(QString::fromStdString(codeOf(more.line())), QStringLiteral("busy"));
        QVERIFY(more.line().is_null()); // the limit is reached
        QVERIFY(clients[31].asked(1, "profile", {{"arch", "vit-b16"}}).contains("result"));
        clients.pop_back();
        QVERIFY(QTest::qWaitFor([&] { return SocketClient(socket).line().contains("hello"); }, servedLimit));
    }

    // When a client disconnects, its requests and files go; one that only ends its input is still answered.
    void clientsThatGo()
    {
        const QString socket = path("gone.sock");
        Served server(socketWords(socket));
        QVERIFY(listens(server, socket));
        QString folder;
        {
            SocketClient client(socket);
            folder = folderOf(client.line());
            QVERIFY(QFile::exists(folder));
            client.say(question(1, "explain", endless()) + question(2, "explain", endless()));
            QVERIFY(client.line().contains("progress")); // it is running
        }
        SocketClient next(socket);
        QVERIFY(next.line().contains("hello"));
        next.say(question(1, "predict", predictOf()));
        next.saysNoMore();
        QVERIFY(next.answer().contains("result"));
        QVERIFY(next.line().is_null());
        QVERIFY(QTest::qWaitFor([&] { return !QFile::exists(folder); }, servedLimit));
    }

    // If the reader of standard output is gone, the program ends, even in the middle of work.
    void aReaderThatGoes()
    {
        const Result result = runInShell(
            QStringLiteral(
                "mkfifo \"$1\" && exec 3<>\"$1\" && printf %s \"$2\" >&3 && \"$0\" serve < \"$1\" | "
                "head -n 2; echo ${PIPESTATUS[0]}"),
            {path("pipe"), QString::fromStdString(question(1, "explain", endless()))});
        const QList<QByteArray> lines = result.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[1].contains("progress"));
        QCOMPARE(lines[2], QByteArray("0"));
    }

    void serversThatGo()
    {
        const QString socket = path("server.sock");
        QString folder;
        {
            Served server(socketWords(socket));
            QVERIFY(listens(server, socket));
            SocketClient client(socket);
            folder = QFileInfo(folderOf(client.line())).path();
            client.say(question(1, "explain", endless()));
            QVERIFY(client.line().contains("progress"));
            Served second(socketWords(socket)); // while the first is there
            QVERIFY(second.process().waitForFinished(servedLimit));
            QCOMPARE(second.process().exitCode(), 3);
            server.process().kill(); // SIGKILL
            QVERIFY(server.process().waitForFinished(servedLimit));
            while (!client.line().is_null()) { }
        }
        QVERIFY(QFile::exists(socket) && QFile::exists(folder)); // the server could not remove them
        Served server(socketWords(socket));
        QVERIFY(listens(server, socket));
        QVERIFY(!QFile::exists(folder));
        SocketClient client(socket);
        const QString own = QFileInfo(folderOf(client.line())).path();
        client.say(question(1, "explain", endless()) + question(2, "predict", predictOf()));
        QVERIFY(client.line().contains("progress"));
        server.process().terminate(); // SIGTERM
        QSet<QString> cancelled;
        for (Json line = client.answer(); !line.is_null(); line = client.answer()) {
            QCOMPARE(QString::fromStdString(codeOf(line)), QStringLiteral("cancelled"));
            cancelled.insert(QString::fromStdString(line["id"].dump()));
        }
        QCOMPARE(cancelled.size(), 2);
        QVERIFY(server.process().waitForFinished(servedLimit));
        QCOMPARE(server.process().exitStatus(), QProcess::NormalExit);
        QCOMPARE(server.process().exitCode(), 0);
        QVERIFY(!QFile::exists(socket) && !QFile::exists(own));
    }

    void nothingCanBeSaid()
    {
        const Result full = runInShell("\"$0\" serve < /dev/null > /dev/full");
        QVERIFY2(full.code == 1 && full.err.contains("standard output: cannot be written"), full.err);
    }

    void placesThatAreNoSocket_data()
    {
        QTest::addColumn<QString>("socket");
        QTest::addColumn<QByteArray>("says");
        QVERIFY(QDir().mkpath(path("open")));
        QVERIFY(::chmod(qPrintable(path("open")), 0750) == 0);
        QFile plain(path("plain"));
        QVERIFY(plain.open(QIODevice::WriteOnly));
        QTest::newRow("open folder") << path("open/a.sock")
                                     << QByteArray("other users can enter this folder");
        QTest::newRow("plain file") << path("plain") << QByteArray("is not a socket");
        QTest::newRow("no folder") << path("none/a.sock") << QByteArray("cannot hold a socket");
        QTest::newRow("nothing") << QString() << QByteArray("--socket expects PATH, got an empty text");
        QTest::newRow("long") << path(std::string(150, 'l').c_str()) << QByteArray("at most 107 bytes");
    }
    void placesThatAreNoSocket()
    {
        QFETCH(QString, socket);
        QFETCH(QByteArray, says);
        const Result result = runCli(QStringList{"serve"} + socketWords(socket));
        QCOMPARE(result.code, socket.isEmpty() ? 2 : 3);
        QVERIFY2(result.err.contains(says), result.err.constData());
        QVERIFY(result.out.isEmpty());
        QVERIFY(QFile::exists(path("plain")));
    }
};

HYDRA_TEST(TestServe, QCoreApplication)
#include "test_serve.moc"
