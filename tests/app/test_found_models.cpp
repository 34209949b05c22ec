// SPDX-License-Identifier: GPL-3.0-or-later
// Models in the caches of other programs: listed from headers alone, and opened by the hub's name.
#include <QtTest>

#include <filesystem>
#include <fstream>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

namespace {

const std::string first(40, 'a'), second(40, 'b'), third(40, 'c');

} // namespace

class TestFoundModels : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path hub() const { return Path(m_folder.path().toStdString()) / "home/hub"; }

    // A model's folder in the layout of the hub's client: blobs by hash, and snapshots of links to them.
    void snapshot(const std::string& model, const std::string& commit, const std::string& ref,
                  bool links) const
    {
        const Path folder = hub() / model, files = folder / "snapshots" / commit;
        std::filesystem::create_directories(files);
        std::filesystem::create_directories(folder / "blobs");
        std::filesystem::create_directories(folder / "refs");
        const Path weights = shippedModel().toStdString();
        if (links) {
            std::filesystem::copy_file(weights, folder / "blobs" / commit,
                                       std::filesystem::copy_options::skip_existing);
            std::filesystem::create_symlink("../../blobs/" + commit, files / "model.safetensors");
        } else {
            std::filesystem::copy_file(weights, files / "model.safetensors");
        }
        if (!ref.empty()) {
            std::ofstream(folder / "refs" / ref) << commit;
        }
    }
    [[nodiscard]] Result here(const QString& words, const QString& extra = {}) const
    {
        return runInShell(
            QStringLiteral("cd '%1' && unset HF_HUB_CACHE; %2 HF_HOME=home TORCH_HOME=torch \"$0\" %3")
                .arg(m_folder.path(), extra, words));
    }
    [[nodiscard]] static Json rowOf(const Json& document, const std::string& name,
                                    const std::string& revision)
    {
        for (const Json& row : document.at("rows")) {
            if (row.at("name") == name && row.at("revision") == revision) {
                return row;
            }
        }
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        snapshot("models--org--linked", first, "main", true);
        snapshot("models--org--copied", first, "main", false);
        snapshot("models--org--two", first, "v1", true);
        snapshot("models--org--two", second, "main", true);
        snapshot("models--old", first, {}, true);
        snapshot("models--org--unnamed", first, "v1", true);
        snapshot("models--org--unnamed", second, "v2", true);
        snapshot("models--org--broken", first, "main", true);
        std::filesystem::remove(hub() / "models--org--broken/blobs" / first);
        std::filesystem::create_directories(hub() / "models--org--empty/snapshots" / third);
        std::filesystem::create_directories(hub() / "models--..--evil/snapshots" / first);
        std::filesystem::create_directories(hub() / "datasets--org--pictures/snapshots" / first);
        std::filesystem::create_directories(hub() / "models--org--hostile/refs");
        std::ofstream(hub() / "models--org--hostile/refs/main") << "../../../../etc";
        const Path torch = Path(m_folder.path().toStdString()) / "torch/hub/checkpoints";
        std::filesystem::create_directories(torch);
        std::filesystem::copy_file(shippedModel().toStdString(), torch / "vit.safetensors");
        std::ofstream(torch / "half.pth") << "PK";
        std::ofstream(torch / "notes.txt") << "x";
    }

    void allAreListed()
    {
        const Result result = here("models --found");
        QVERIFY2(result.code == 0 && result.err.isEmpty(), result.err.constData());
        const Json document = result.json();
        QCOMPARE(document.at("rows").size(), std::size_t(11));
        for (const char* opens : {"org/linked", "org/copied", "old"}) {
            const Json row = rowOf(document, opens, first);
            QVERIFY2(row.at("opens").get<bool>(), row.dump().c_str());
            QCOMPARE(row.at("family").get<std::string>(), std::string("hydravit"));
            QCOMPARE(row.at("bytes").get<std::uint64_t>(),
                     std::uint64_t(std::filesystem::file_size(shippedModel().toStdString())));
        }
        QCOMPARE(rowOf(document, "org/two", second).at("refs").at(0).get<std::string>(), std::string("main"));
        for (const auto& [name, revision] :
             {std::pair("org/broken", first), {"org/empty", third}, {"half.pth", std::string()}}) {
            const Json row = rowOf(document, name, revision);
            QVERIFY2(!row.at("opens").get<bool>() && !row.at("why").get<std::string>().empty(), name);
        }
        QVERIFY(rowOf(document, "vit.safetensors", {}).at("opens").get<bool>());
    }

    // Files in a folder of the user's own, three levels deep; shards by their index alone.
    void aFolderOfOnesOwn()
    {
        const Path own = Path(m_folder.path().toStdString()) / "own";
        std::filesystem::create_directories(own / "a/b/c/d");
        for (const char* name : {"one.safetensors", "a/b/c/two.safetensors", "a/b/c/d/deep.safetensors"}) {
            std::filesystem::copy_file(shippedModel().toStdString(), own / name);
        }
        for (const char* name : {"a/model.safetensors.index.json", "a/model-00001-of-00002.safetensors",
                                 "a/config.json", "notes.txt"}) {
            std::ofstream(own / name) << "{}";
        }
        const Result result = here("models --folder own");
        QVERIFY2(result.code == 0 && result.err.isEmpty(), result.err.constData());
        const Json document = result.json();
        QCOMPARE(document.at("rows").size(), std::size_t(11 + 3));
        QVERIFY(rowOf(document, "one.safetensors", {}).at("opens").get<bool>());
        QVERIFY(rowOf(document, "a/b/c/two.safetensors", {}).at("opens").get<bool>());
        QVERIFY(!rowOf(document, "a/model.safetensors.index.json", {}).at("opens").get<bool>());
        const Result none = here("models --folder notes");
        QVERIFY2(none.code == 3 && none.err.contains("expected a folder of models"), none.err.constData());
    }

    void theNearerVariableDecides()
    {
        const Result result = here("models --found", "HF_HUB_CACHE=elsewhere");
        QCOMPARE(result.json().at("hub").get<std::string>(), std::string("elsewhere"));
        QCOMPARE(result.json().at("rows").size(), std::size_t(2)); // those of torch hub
    }

    void namesOpen_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("found"); // the commit, or the error's message
        const auto row = [](const char* name, const std::string& found) {
            QTest::newRow(name) << QString(name) << QString::fromStdString(found);
        };
        row("org/linked", first);
        row("org/copied@main", first);
        row("org/two", second);
        row("org/two@v1", first);
        row("org/two@aaaaaaa", first);
        row("old", first);
        row("org/unnamed", "in other revisions: v1, v2;");
        row("org/two@v9", "in other revisions: v1, main;");
        row("org/none",
            "no such model in the cache of the Hugging Face hub: home/hub; hydrascope-cli download org/none "
            "fetches it");
        row("org/hostile", "no such file, and no such model in the cache");
        row("../evil", "No such file");
        row("org/none.safetensors", "No such file");
    }
    void namesOpen()
    {
        QFETCH(QString, name);
        QFETCH(QString, found);
        const Result light = here("info " + name), whole = here("bench " + name + " --repeat 1 --heads 1");
        if (found.size() == 40) {
            QVERIFY2(light.code == 0 && whole.code == 0, (light.err + whole.err).constData());
            QVERIFY(QString::fromStdString(light.json().at("path").get<std::string>()).contains(found));
            return;
        }
        for (const Result& each : {light, whole}) {
            QVERIFY2(each.code == 3 && each.err.contains(found.toUtf8()), each.err.constData());
        }
    }

    // A local file of that name takes precedence.
    void aFileOfThatNameComesFirst()
    {
        std::filesystem::create_directories(Path(m_folder.path().toStdString()) / "org");
        const Path own = Path(m_folder.path().toStdString()) / "org/linked";
        std::ofstream(own) << "no model";
        const Result result = here("info org/linked");
        QVERIFY2(result.code == 3, result.err.constData());
        std::filesystem::remove(own);
    }
};

HYDRA_TEST(TestFoundModels, QCoreApplication)
#include "test_found_models.moc"
