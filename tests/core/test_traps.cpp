// SPDX-License-Identifier: GPL-3.0-or-later
// Never the wrong network: files that look like a plain Vision Transformer but are something else
// (../shared/fixtures/architectures) are refused for what identifies them, asked about, or give their own
// logits.
#include "core/checkpoint/checkpoint.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::sharedFolder;

namespace {

constexpr double equal = 1e-4; // of the largest logit

Path folder()
{
    return sharedFolder() / "fixtures/architectures";
}

nlohmann::json json(const Path& file)
{
    std::ifstream in(file);
    return nlohmann::json::parse(in);
}

// What identifies each trap: a part of the refusal, which names a tensor, or the name of the architecture.
const std::map<std::string, const char*>& tells()
{
    static const std::map<std::string, const char*> parts{
        {"res-post-norm-no-config", "vit_base_patch16_rpn_224.sw_in1k"},
        {"relpos-post-norm", "attn.rel_pos."},
        {"relpos", "attn.rel_pos."},
        {"srelpos", "shared_rel_pos."},
        {"differential-lambda-vectors",
         "attn.lambda_q1' belongs to a network that is not supported: differential"},
        {"differential-little", "attn.lambda_q1"},
        {"differential-parallel", "lambda_q1"},
        {"parallel-scaling", "in_norm"},
        {"parallel-things", "attns.0"},
        {"cait", "blocks_token_only"},
        {"xcit", "attn.temperature"},
        {"hiera", ".proj.bias' belongs to a network that is not supported: a pyramid"},
        {"naflexvit", "embeds."},
        {"sam", "rel_pos_h"},
        {"aimv2-rms", "'patch_embed.norm.weight' belongs to a network that is not supported: a norm of"},
        {"qk-norm-rms", "in_norm"},
        {"unknown-gate", "'blocks.0.attn.gate.weight'"},
        {"unknown-adapter", "'blocks.0.adapter.down.weight'"},
        {"unknown-lora", "lora_A"},
        {"unknown-prompt", "'prompt_embeddings'"},
        {"rope-on-plain", "'rope.freqs'"},
        {"missing-block-tensor", "blocks.1.norm2.bias: missing"},
        {"half-a-trunk", "blocks.0."},
        {"thinkingvit-as-plain", "'proj_layer.weight': expected columns for whole heads of 64, found 32"},
        {"progresvit-as-plain", "token_projectors.0.prefix_proj.weight"}};
    return parts;
}

// The other folders that are refused, by the names of their files; all others run (test_family_fixtures).
const std::map<std::string, const char*>& families()
{
    static const std::map<std::string, const char*> parts{{"clip/openai.pt", "<runs>"},
                                                          {"clip/hf/model.safetensors", "<runs>"}};
    return parts;
}

struct Outcome
{
    QString refusal; // empty if the file was opened
    std::string asks; // the option that settles it
    at::Tensor answer; // float64
    VitConfig config;
};

Outcome open(const Path& file, const Path& input, const ModelOverrides& user = {})
{
    Outcome outcome;
    try {
        const Checkpoint c = loadCheckpoint(file, user);
        const at::Tensor stored = readNpy(input).to(at::kDouble);
        const VisionTransformer network(c.config, c.tensors);
        outcome.config = c.config;
        outcome.answer = network.forward(stored.dim() == 3 ? stored.unsqueeze(0) : stored,
                                         fullNetwork(c.config), AttentionPlan::softmax(c.config.depth))[0];
    } catch (const Error& error) {
        outcome.refusal = QString::fromStdString(error.what());
        outcome.asks = error.missingValue() ? error.missingValue()->option : "";
        if (error.code() != ErrorCode::Input) {
            outcome.refusal.prepend("<error of another kind> ");
        }
    }
    return outcome;
}

at::Tensor named(const NamedTensors& tensors, const char* name)
{
    const auto found = tensors.find(name);
    return found == tensors.end() ? at::Tensor() : found->second.to(at::kDouble);
}

bool gives(const Outcome& outcome, const at::Tensor& logits)
{
    return logits.defined() && outcome.answer.defined() && outcome.answer.sizes() == logits.sizes()
        && distance(outcome.answer, logits) < equal;
}

QString shown(const Outcome& outcome)
{
    return !outcome.refusal.isEmpty() ? outcome.refusal : QStringLiteral("opened");
}

} // namespace

class TestTraps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void traps_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("must");
        if (!hydra::test::haveShared("fixtures/architectures/traps/index.json")) {
            QTest::newRow("none") << ""
                                  << "";
            return;
        }
        const auto index = json(folder() / "traps/index.json");
        for (const auto& trap : index.at("traps")) {
            QTest::newRow(trap.at("folder").get<std::string>().c_str())
                << QString::fromStdString(trap.at("checkpoint").get<std::string>())
                << QString::fromStdString(trap.at("must").get<std::string>());
        }
        QCOMPARE(index.at("traps").size(), std::size_t(34));
    }
    void traps()
    {
        HYDRA_NEED_SHARED("fixtures/architectures/traps/index.json");
        QFETCH(QString, file);
        QFETCH(QString, must);
        const Path path = folder() / "traps" / file.toStdString();
        const std::string name = path.parent_path().filename().string();
        NamedTensors expected;
        if (const Path stored = path.parent_path() / "expected.safetensors";
            std::filesystem::exists(stored)) {
            expected = readSafetensors(stored).tensors;
        }
        const at::Tensor logits = named(expected, "logits");
        const at::Tensor wrong = named(expected, "wrong.logits");
        const Outcome outcome = open(path, path.parent_path() / "input.npy");
        const bool right = gives(outcome, logits);
        qInfo("%s: must %s; %s%s", name.c_str(), qPrintable(must), qPrintable(shown(outcome)),
              outcome.refusal.isEmpty()  ? right ? ", gives its logits" : ", gives OTHER logits"
                  : outcome.asks.empty() ? ""
                                         : " (asks)");
        if (must.startsWith("run")) {
            QVERIFY2(right, qPrintable(shown(outcome)));
            return; // a plain reading is right here, so its logits are the "wrong" ones, too
        }
        QVERIFY2(!outcome.refusal.isEmpty() || (right && must.contains("or run")),
                 "opened as something that it is not");
        QVERIFY(!gives(outcome, wrong));
        if (outcome.refusal.isEmpty()) {
            return;
        }
        QVERIFY2(tells().count(name) != 0, "this test does not know what tells this trap");
        QVERIFY2(outcome.refusal.contains(QString::fromUtf8(tells().at(name))), qPrintable(outcome.refusal));
        QCOMPARE(outcome.asks, std::string(must == "ask" ? "architecture" : ""));
    }

    // The user's answer opens the file, and is shown as set by the user.
    void theAnswerOpensIt()
    {
        HYDRA_NEED_SHARED("fixtures/architectures/traps/index.json");
        const Path inside = folder() / "traps/res-post-norm-no-config";
        const Path file = inside / "vit_base_patch16_rpn_224.sw_in1k.safetensors";
        ModelOverrides user;
        user.architecture = "plain";
        const Outcome plain = open(file, inside / "input.npy", user);
        QVERIFY2(plain.refusal.isEmpty(), qPrintable(plain.refusal));
        QCOMPARE(plain.config.normPosition.from, Provenance::User);
        QVERIFY(
            gives(plain, named(readSafetensors(inside / "expected.safetensors").tensors, "wrong.logits")));
        user.architecture = "vit_base_patch16_rpn_224";
        const Outcome post = open(file, inside / "input.npy", user);
        QVERIFY2(post.refusal.isEmpty(), qPrintable(post.refusal));
        QCOMPARE(post.config.normPosition.value, NormPosition::Post);
        QVERIFY(gives(post, named(readSafetensors(inside / "expected.safetensors").tensors, "logits")));
        user.architecture = "vit_of_nobody";
        QVERIFY(open(file, inside / "input.npy", user).refusal.contains("expected plain"));
    }

    void factsThatOnlyTheNameTells()
    {
        HYDRA_NEED_SHARED("fixtures/architectures/traps/index.json");
        const auto config = [](const char* trap) {
            return loadCheckpoint(folder() / "traps" / trap / "model.safetensors").config;
        };
        const VitConfig giant = config("giantopt-16-heads");
        QCOMPARE(giant.numHeads.value, 16);
        QCOMPARE(giant.numHeads.from, Provenance::Registry);
        QCOMPARE(giant.activation.value, Activation::GeluTanh);
        QCOMPARE(giant.activation.from, Provenance::Registry);
        const VitConfig first = config("siglip-gap-v1-erf");
        QCOMPARE(first.activation.value, Activation::Gelu);
        QCOMPARE(first.numHeads.from, Provenance::Config); // model_args
        const VitConfig quick = config("quickgelu");
        QCOMPARE(quick.activation.value, Activation::QuickGelu);
        QCOMPARE(quick.normEps.value, 1e-5);
        QCOMPARE(quick.normEps.from, Provenance::Registry);
        QCOMPARE(config("plain-control").normPosition.from, Provenance::Registry);
    }

    void otherFamilies_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& [file, says] : families()) {
            QTest::newRow(file.c_str()) << QString::fromStdString(file);
        }
    }
    void otherFamilies()
    {
        HYDRA_NEED_SHARED("fixtures/architectures/traps/index.json");
        QFETCH(QString, file);
        const char* const says = families().at(file.toStdString());
        const Path path = folder() / file.toStdString();
        Path input = path.parent_path() / "input.npy";
        if (!std::filesystem::exists(input)) {
            input = path.parent_path().parent_path() / "input.npy";
        }
        const Outcome outcome = open(path, input);
        qInfo("%s: %s", qPrintable(file), qPrintable(shown(outcome)));
        if (std::string(says) != "<runs>") {
            QVERIFY2(outcome.refusal.contains(QString::fromUtf8(says)), qPrintable(shown(outcome)));
            return;
        }
        QVERIFY2(outcome.refusal.isEmpty(), qPrintable(outcome.refusal));
        const NamedTensors expected = readSafetensors(path.parent_path() / "expected.safetensors").tensors;
        const at::Tensor answer =
            named(expected, expected.count("logits") != 0 ? "logits" : "image_features");
        QVERIFY2(gives(outcome, answer), "opened, but with other answers");
    }

    void noFolderIsForgotten()
    {
        HYDRA_NEED_SHARED("fixtures/architectures/traps/index.json");
        const auto isRun = [](const std::string& inside) { // covered by test_family_fixtures and test_rounds
            for (const char* each : {"beit", "dinov", "eva", "flexivit", "perception", "rope", "siglip",
                                     "thinkingvit", "progresvit"}) {
                if (inside.rfind(each, 0) == 0) {
                    return true;
                }
            }
            return false;
        };
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder())) {
            const std::string name = entry.path().filename().string();
            const std::string inside = std::filesystem::relative(entry.path(), folder()).string();
            const bool model = name == "model.safetensors" || entry.path().extension() == ".pt"
                || entry.path().extension() == ".pth" || entry.path().extension() == ".tar";
            if (model && inside.rfind("traps", 0) != 0) {
                QVERIFY2(families().count(inside) != 0 || isRun(inside), inside.c_str());
            }
        }
    }
};

HYDRA_TEST(TestTraps, QCoreApplication)
#include "test_traps.moc"
