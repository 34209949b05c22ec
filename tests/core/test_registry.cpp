// SPDX-License-Identifier: GPL-3.0-or-later
// Every network of timm's table (../shared/spec/timm_registry.csv), by names and shapes of its tensors alone:
// opened with these values, or refused with this reason; and what happens without a name in the file. The
// reference's table says the same.
#include "core/checkpoint/architecture_names.h"
#include "core/checkpoint/infer_config.h"
#include "core/checkpoint/name_facts.h"
#include "core/checkpoint/name_rules.h"
#include "core/checkpoint/timm_tensors.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <fstream>

#include "tests/support/program.h"
#include "tests/support/registry_table.h"
#include "tests/support/shared.h"

using namespace hydra;
using namespace hydra::test;

namespace {

// Opened as far as names and shapes go: the first part of loadCheckpoint().
VitConfig configOf(const NamedTensors& tensors, const KeyValues& words)
{
    const TimmNamed named = toTimmNames(tensors, "model.safetensors");
    Facts facts;
    facts.add(words, "config.json", Provenance::Config);
    std::string beside;
    addName(facts, named, "model.safetensors", {}, beside);
    facts.add(named.facts, "", Provenance::Inferred);
    facts.add(named.usual, "", Provenance::Default);
    std::vector<Message> notes;
    const VitConfig config = inferConfig(named.tensors, facts, {}, "model.safetensors", notes);
    std::size_t used = 0;
    for (const ExpectedTensor& want : timmTensors(config, named.tensors)) {
        const auto found = named.tensors.find(want.name);
        if (found == named.tensors.end() ? want.required
                                         : found->second.sizes() != at::IntArrayRef(want.shape)) {
            throw inputError("%1: missing or of another shape", want.name);
        }
        used += std::size_t(found != named.tensors.end());
    }
    for (const auto& [name, unused] : named.tensors) {
        used += std::size_t(mayBeLeftAlone(name) && name.rfind("head", 0) != 0);
    }
    if (used != named.tensors.size()) {
        throw inputError("tensors are left over");
    }
    return config;
}

bool sameParts(const VitConfig& c, const Row& r)
{
    const Rotation& turn = c.rotation.value;
    const auto number = [&](const char* column) {
        return r.at(column).empty() ? 0 : std::stod(r.at(column));
    };
    const std::string kind = r.at("rope") == "dinov3" || r.at("rope") == "cat" ? "axial"
        : r.at("rope").empty()                                                 ? "none"
                                                                               : r.at("rope");
    bool same = name(turn.kind) == kind && name(c.normPosition.value) == r.at("norm_position")
        && c.normEps == number("norm_eps") && name(c.pool.value) == r.at("pool");
    if (turn.kind == Rotation::Kind::Axial) {
        const std::string grid = r.at("rope_ref_grid").empty() ? "0x0" : r.at("rope_ref_grid");
        same = same && turn.base == number("rope_temperature") && turn.offset == number("rope_offset")
            && turn.columnsFirst == (r.at("rope_order") == "xy")
            && (turn.pairs == Rotation::Pairs::Halves) == (r.at("rope_half") == "true")
            && (turn.grid == Rotation::Grid::Centres) == (r.at("rope") == "dinov3")
            && std::to_string(turn.referenceRows) + "x" + std::to_string(turn.referenceCols) == grid;
    }
    return same;
}

std::string activationOf(const std::string& word)
{
    return word == "quick_gelu" ? "quick-gelu" : word == "gelu_tanh" ? "gelu-tanh" : word;
}

} // namespace

class TestRegistry : public QObject
{
    Q_OBJECT

private:
    std::vector<Row> m_rows;

private Q_SLOTS:
    void initTestCase()
    {
        if (haveShared("spec/timm_registry.csv")) {
            m_rows = readRegistry(sharedFile("spec/timm_registry.csv"));
        }
    }

    // Accepted with the table's values, or refused for a reason, under any tag.
    void everyRow()
    {
        HYDRA_NEED_SHARED("spec/timm_registry.csv");
        QCOMPARE(m_rows.size(), std::size_t(623));
        int accepted = 0, refused = 0;
        for (const Row& row : m_rows) {
            const std::string& name = row.at("name");
            const std::string why = whyNotRun(name);
            QCOMPARE(why.empty(), isRun(row));
            if (!why.empty()) {
                ++refused;
                continue;
            }
            ++accepted;
            VitConfig c;
            try {
                c = configOf(tensorsOf(row), {{"architecture", name}});
            } catch (const std::exception& error) {
                QFAIL(qPrintable(QString::fromStdString(name + ": " + error.what())));
            }
            QVERIFY2(sameParts(c, row), name.c_str());
            QCOMPARE(c.numHeads.value, std::stoi(row.at("num_heads")));
            QCOMPARE(c.mlpHidden.value, std::stoi(row.at("mlp_hidden")));
            QCOMPARE(std::string(hydra::name(c.activation.value)), activationOf(row.at("act")));
            QCOMPARE(c.mlp.value == MlpKind::Gated, row.at("mlp") != "Mlp");
            QCOMPARE(c.keyBias.value, row.at("qkv_bias") == "qkv" || row.at("qkv_bias") == "none");
            if (c.pool == Pool::Attention) {
                QCOMPARE(c.poolHeads.value, std::stoi(row.at("pool_heads")));
                QCOMPARE(std::string(hydra::name(c.poolActivation.value)), activationOf(row.at("pool_act")));
            }
            QCOMPARE(c.cropFraction.value, std::stod(row.at("crop_pct")));
            QCOMPARE(std::string(hydra::name(c.cropMode.value)), row.at("crop_mode"));
            QCOMPARE(std::string(hydra::name(c.interpolation.value)), row.at("interpolation"));
            std::istringstream mean(row.at("mean")), deviation(row.at("std"));
            for (std::size_t i = 0; i < 3; ++i) {
                double m = 0, d = 0;
                mean >> m;
                deviation >> d;
                QCOMPARE(c.mean.value[i], m);
                QCOMPARE(c.std.value[i], d);
            }
        }
        qInfo("%d of timm's networks are run, %d refused", accepted, refused);
        QVERIFY(accepted > 380 && refused > 200);
    }

    // Without a name: read correctly, or the error offers its name among the answers; never read as another
    // network.
    void everyRowWithoutItsName()
    {
        HYDRA_NEED_SHARED("spec/timm_registry.csv");
        int read = 0, asked = 0;
        std::string last;
        for (const Row& row : m_rows) {
            const std::string& architecture = row.at("architecture");
            if (!isRun(row) || architecture == last) {
                continue;
            }
            last = architecture;
            try {
                const VitConfig c = configOf(tensorsOf(row), {});
                QVERIFY2(sameParts(c, row), architecture.c_str());
                ++read;
            } catch (const Error& error) {
                QVERIFY2(error.missingValue().has_value(), (architecture + ": " + error.what()).c_str());
                const bool heads = error.missingValue()->option == "num-heads"; // an unusual width
                const std::string& wanted = heads ? row.at("num_heads") : architecture;
                const auto& answers = error.missingValue()->choices;
                QVERIFY(heads || error.missingValue()->option == "architecture");
                QVERIFY2(std::find(answers.begin(), answers.end(), wanted) != answers.end(),
                         architecture.c_str());
                ++asked;
            }
        }
        qInfo("without a name %d are read, %d asked about", read, asked);
        QVERIFY(read > 120 && asked > 30);
    }

    void theReferenceSaysTheSame()
    {
        const std::string path = HYDRA_SOURCE_DIR "/resources/help/reference.md";
        std::ifstream in(path);
        const std::string text((std::istreambuf_iterator<char>(in)), {});
        const std::string wanted = familiesInWords();
        if (text.find(wanted) == std::string::npos) {
            qInfo("The table should be:\n%s", wanted.c_str());
            QFAIL("the table of families in the reference is not up to date");
        }
    }
};

HYDRA_TEST(TestRegistry, QCoreApplication)
#include "test_registry.moc"
