// SPDX-License-Identifier: GPL-3.0-or-later
// Sparse autoencoders of seven projects on one small network, against float64 results of the formulas
// (../shared/fixtures/sae-small): codes, reconstructions, effects of changed features, features as targets.
#include "core/base/byte_block.h"
#include "core/base/error.h"
#include "core/explain/explain.h"
#include "core/explain/feature_parts.h"
#include "core/explain/pixel_gradient.h"
#include "core/format/safetensors.h"
#include "core/format/zip_archive.h"
#include "core/nn/vision_transformer.h"
#include "core/sae/read_autoencoder.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include "tests/support/bytes.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"
#include "tests/support/small_interventions.h"
#include "tests/support/tensors.h"

using namespace hydra;
using test::distance;

namespace {

constexpr double exact = 1e-4; // relative to each tensor's largest magnitude

Path folder()
{
    return test::sharedFolder() / "fixtures/sae-small";
}

const test::Small& small()
{
    static const test::Small all;
    return all;
}

const VisionTransformer& host()
{
    return small().network;
}

at::Tensor picture()
{
    return small().input.to(at::kDouble);
}

Trace traced(const VisionTransformer& network)
{
    return traceOf(network, picture(), fullNetwork(network.config()),
                   AttentionPlan::softmax(network.config().depth), Precision::Double);
}

VisionTransformer changedHost(const std::shared_ptr<const Autoencoder>& sae, const std::string& what)
{
    auto changes = std::make_shared<Changes>();
    changes->what = Interventions::parse(what);
    changes->autoencoder = sae;
    return host().changed(changes);
}

at::Tensor logitsOf(const VisionTransformer& network, const at::Tensor& pixels)
{
    return network.forward(pixels, fullNetwork(network.config()),
                           AttentionPlan::softmax(network.config().depth))[0];
}

at::Tensor logitsWith(const std::shared_ptr<const Autoencoder>& sae, const std::string& what)
{
    return logitsOf(changedHost(sae, what), picture());
}

Map mapOf(const Target& target, const std::string& method)
{
    MapOptions options;
    options.method = method;
    return explain(traced(host().upTo(1)), options, target, {});
}

} // namespace

class TestAutoencoder : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const Autoencoder> open(const std::string& name)
    {
        SaeOverrides says;
        says.block = 1;
        const Autoencoder read = readAutoencoder(folder() / name, says);
        return std::make_shared<const Autoencoder>(withFormulaFor(read, m_patches));
    }
    // A copy of NAME with VALUE (null: removed) at POINTER of its configuration: a saev file's header, or a
    // folder's file beside the weights.
    [[nodiscard]] Path edited(const std::string& name, const char* pointer, const char* value)
    {
        const Path into = Path(m_edited.path().toStdString()) / name;
        std::filesystem::remove_all(into);
        std::filesystem::copy(folder() / name, into, std::filesystem::copy_options::recursive);
        const auto change = [&](const std::string& text) {
            nlohmann::json config = nlohmann::json::parse(text);
            config[nlohmann::json::json_pointer(pointer)] = nlohmann::json::parse(value);
            return config.dump();
        };
        if (!std::filesystem::is_directory(into)) {
            const Bytes bytes = readFile(into, 1 << 24);
            const auto end = std::find(bytes.begin(), bytes.end(), '\n');
            writeFileAtomically(into, change({bytes.begin(), end}) + std::string(end, bytes.end()));
            return into;
        }
        for (const char* config : {"cfg.json", "config.json"}) {
            if (std::filesystem::exists(into / config)) {
                const Bytes bytes = readFile(into / config, 1 << 20);
                writeFileAtomically(into / config, change({bytes.begin(), bytes.end()}));
            }
        }
        return into;
    }
    void compare(const char* what, const at::Tensor& found)
    {
        const double apart = distance(found, m_expected.at(what));
        QVERIFY2(apart <= exact, qPrintable(QStringLiteral("%1: %2").arg(what).arg(apart)));
    }

    std::map<std::string, at::Tensor> m_expected;
    at::Tensor m_patches;
    QTemporaryDir m_edited;

private Q_SLOTS:
    void initTestCase()
    {
        HYDRA_NEED_SHARED("fixtures/sae-small/README.md");
        m_patches = patchesAfter(traced(host()), 1);
    }

    void everyProject_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const char* file, const char* family, const char* code) {
            QTest::newRow(name) << name << QString(name) + file << family << code;
        };
        row("saev-relu", ".pt", "saev", "relu");
        row("saev-topk", ".pt", "saev", "signed-topk");
        row("saev-batchtopk", ".pt", "saev", "threshold");
        row("saev-old", ".pt", "saev", "relu");
        row("prisma-layer-norm", "", "ViT-Prisma", "relu");
        row("prisma-topk", ".pt", "ViT-Prisma", "topk");
        row("saelens-standard", "", "SAELens", "relu");
        row("saelens-topk", "", "SAELens", "topk");
        row("saelens-jumprelu", "", "SAELens", "threshold");
        row("saelens-gated", "", "SAELens", "gated");
        row("saelens-skip-transcoder", "", "SAELens", "relu");
        row("sparsify-topk", "", "sparsify", "topk");
        row("dictionary-autoencoder", "", "dictionary_learning", "relu");
        row("dictionary-topk", "", "dictionary_learning", "topk");
        row("dictionary-batchtopk", "", "dictionary_learning", "threshold");
    }

    void everyProject()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, file);
        const auto sae = open(file.toStdString());
        QTEST(QString::fromStdString(sae->settings.family), "family");
        QTEST(QString(wordOf(sae->settings.code.value)), "code");
        m_expected = readSafetensors(folder() / (name.toStdString() + ".expected.safetensors")).tensors;
        compare("x", m_patches);
        const SaeCodes codes = sae->encode(m_patches);
        compare("pre", codes.pre);
        compare("f", codes.f);
        const at::Tensor made = sae->decode(codes.f, codes, m_patches);
        compare("x_hat", made);
        compare("l0", at::tensor({activeFeatures(codes.f)}, at::kDouble));
        if (sae->settings.transcoder) {
            return;
        }
        compare("explained_variance", at::tensor({explainedVariance(m_patches, made)}, at::kDouble));
        changed(sae);
        asTarget(sae);
    }

    // The only evidence for which of two formulas a saev file uses: how much each explains.
    void theFormulaThatExplainsMoreIsTaken()
    {
        const Autoencoder old = readAutoencoder(folder() / "saev-old.pt", {{}, 1, {}});
        const Autoencoder decided = withFormulaFor(old.centredAs(false), m_patches);
        QVERIFY(decided.settings.centred.value);
        QVERIFY(decided.settings.centred.from == Provenance::Inferred);
        QVERIFY2(decided.notes.back().text().find("the other 0.6") != std::string::npos,
                 decided.notes.back().c_str());
        QVERIFY(!withFormulaFor(readAutoencoder(folder() / "saev-relu.pt", {{}, 1, {}}), m_patches)
                     .settings.centred.value);
    }

    void whatIsThereInAnotherFormIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* pointer, const char* value, const char* says) {
            QTest::addRow("%s %s %s", name, pointer, value) << name << pointer << value << says;
        };
        const char* const norm = "cfg.json: normalize_activations: expected one of none, layer_norm, ";
        for (const char* value :
             {"\"Layer_Norm\"", "\"constant_scalar_rescale\"", "\"\"", "[\"none\"]", "1"}) {
            row("saelens-standard", "/normalize_activations", value, norm);
        }
        row("saelens-standard", "/normalize_activations", "true", "normalises tokens by a number");
        for (const char* value : {"\"yes\"", "\"true\"", "1", "null", "[true]"}) {
            row("saelens-standard", "/apply_b_dec_to_input", value,
                "cfg.json: apply_b_dec_to_input: expected true or false, found ");
        }
        const char* const kind = "cfg.json: architecture: expected one of standard, relu, ";
        for (const char* value : {"[\"topk\"]", "null", "{\"name\":\"topk\"}", "1", "\"\"", "\"Topk\""}) {
            row("saelens-topk", "/architecture", value, kind);
            row("saelens-gated", "/architecture", value, kind);
        }
        row("saelens-gated", "/architecture", "\"standard\"", "architecture: expected gated");
        row("saelens-standard", "/architecture", "\"gated\"", "architecture: expected another kind");
        row("saelens-standard", "/activation_fn_str", "null", "activation_fn_str: expected one of");
        row("saelens-standard", "/activation_fn", "[\"relu\"]", "activation_fn: expected one of");
        row("saelens-standard", "/reshape_activations", "\"hook_z\"",
            "reshape_activations: expected \"none\"");
        row("saelens-standard", "/finetuning_scaling_factor", "true", "finetuning_scaling_factor: expected");
        row("saelens-standard", "/hook_head_index", "3", "hook_head_index: expected null");
        row("saelens-standard", "/metadata", "null", "metadata: expected an object");
        row("saelens-standard", "/metadata/hook_name", "[\"blocks.1.hook_resid_post\"]",
            "metadata.hook_name: expected a text");
        row("saelens-standard", "/hook_layer", "2", "hook_layer: expected 1, according to its hook");
        row("saelens-standard", "/hook_point", "\"blocks.1.hook_mlp_out\"", "expected the output of a block");
        row("saelens-standard", "/d_sae", "\"88\"", "d_sae: expected a whole number");
        for (const char* value : {"\"x\"", "\"8\"", "null", "8.5", "-1", "[8]"}) {
            row("saelens-topk", "/k", value, "cfg.json: k: expected a whole number from 0 to ");
        }
        row("saelens-topk", "/rescale_acts_by_decoder_norm", "\"true\"", "rescale_acts_by_decoder_norm");
        row("sparsify-topk", "/activation", "null", "activation: expected a word");
        row("sparsify-topk", "/activation", "[\"topk\"]", "activation: expected a word");
        row("sparsify-topk", "/activation", "\"groupmax\"", "activation: expected one of");
        row("sparsify-topk", "/activation", "{}", "activation: expected one of");
        row("sparsify-topk", "/transcode", "\"yes\"", "transcode: expected true or false");
        row("sparsify-topk", "/skip_connection", "true", "W_skip is missing");
        row("dictionary-topk", "/trainer", "null", "trainer: expected an object");
        row("dictionary-topk", "/trainer/dict_class", "null", "trainer.dict_class: expected one of");
        row("dictionary-topk", "/trainer/k", "\"8\"", "trainer.k: expected a whole number");
        row("dictionary-topk", "/trainer/layer", "\"1\"", "trainer.layer: expected a whole number");
        row("prisma-layer-norm", "/activation_fn_str", "null", "activation_fn_str: expected one of");
        row("prisma-layer-norm", "/use_patches_only", "1", "use_patches_only: expected true or false");
        row("prisma-layer-norm", "/cls_token_only", "\"false\"", "cls_token_only: expected true or false");
        row("prisma-layer-norm", "/hook_point_layer", "null", "hook_point_layer: expected a whole number");
        for (const char* value : {"null", "[]", "\"x\"", "5"}) {
            row("saev-topk.pt", "/cfg", value, "header: cfg: expected an object");
            row("saev-topk.pt", "/cfg/activation", value, "header: cfg.activation: expected an object");
            row("saev-topk.pt", "/cfg/activation/params", value, "cfg.activation.params: expected an object");
        }
        row("saev-topk.pt", "/cfg/activation/cls", "null", "cfg.activation.cls: expected one of");
        row("saev-topk.pt", "/cfg/activation", "{}", "cfg.activation.cls: expected a word, found nothing");
        row("saev-topk.pt", "/cfg/activation/params/top_k", "\"x\"", "cfg.activation.params.top_k: expected");
        row("saev-topk.pt", "/schema", "\"5\"", "schema: expected a whole number");
    }
    void whatIsThereInAnotherFormIsRefused()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, pointer);
        QFETCH(const QString, value);
        QFETCH(const QString, says);
        const Path file = edited(name.toStdString(), qPrintable(pointer), qPrintable(value));
        SaeOverrides where;
        where.block =
            name.startsWith("saev") || name.startsWith("sparsify") ? std::optional(1) : std::nullopt;
        QVERIFY(test::refusedWith(qPrintable(says), [&] { (void)readAutoencoder(file, where); }));
    }

    // The projects' spellings of "none", and older names of settings.
    void whatProjectsWriteIsRead_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* name, const char* pointer, const char* value) {
            QTest::addRow("%s %s %s", name, pointer, value) << name << pointer << value;
        };
        row("saelens-standard", "/normalize_activations", "null");
        row("saelens-standard", "/normalize_activations", "false");
        row("saelens-standard", "/finetuning_scaling_factor", "false");
        row("saelens-standard", "/finetuning_scaling_factor", "null");
        row("saelens-standard", "/hook_head_index", "null");
        row("saelens-standard", "/activation_fn_str", "\"relu\"");
        row("saelens-standard", "/d_sae", "88.0");
        row("saelens-topk", "/activation_fn", "\"topk\"");
        row("sparsify-topk", "/num_latents", "0");
        row("dictionary-topk", "/trainer/submodule_name", "null");
        row("prisma-layer-norm", "/hook_point", "\"blocks.1.hook_resid_post\"");
        row("prisma-layer-norm", "/d_sae", "null");
        row("prisma-layer-norm", "/dtype", "{\"__type__\":\"torch.dtype\",\"value\":\"torch.float32\"}");
    }
    void whatProjectsWriteIsRead()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, pointer);
        QFETCH(const QString, value);
        SaeOverrides where;
        where.block = 1;
        const Autoencoder read =
            readAutoencoder(edited(name.toStdString(), qPrintable(pointer), qPrintable(value)), where);
        QVERIFY(at::equal(read.encode(m_patches).f, open(name.toStdString())->encode(m_patches).f));
    }

    // SAELens before 5: architecture "standard", and a separate activation.
    void theActivationOfAnOldFile()
    {
        const Path file = edited("saelens-topk", "/architecture", "\"standard\"");
        const Path config = file / "cfg.json";
        const Bytes bytes = readFile(config, 1 << 20);
        nlohmann::json said = nlohmann::json::parse(bytes.begin(), bytes.end());
        said.erase("k");
        for (const char* key : {"activation_fn_str", "activation_fn"}) {
            said[key] = "topk";
            said["activation_fn_kwargs"] = {{"k", 8}};
            writeFileAtomically(config, said.dump());
            const Autoencoder read = readAutoencoder(file, {});
            QCOMPARE(read.settings.code.value, SaeCode::TopK);
            QCOMPARE(read.settings.k.value, 8);
            said.erase(key);
        }
    }

    // A pickled configuration with None, a list or an object in place of its activation, its k or the whole.
    void pickledFormsAreRefused()
    {
        const Path from = folder() / "prisma-topk.pt";
        const ByteBlock whole = mapFile(from, 1 << 30);
        const ZipArchive archive(whole, from.string());
        const auto with = [&](const std::string& before, const std::string& after) {
            std::vector<test::ZipItem> items;
            for (const auto& [entry, unused] : archive.entries()) {
                const ByteBlock held = archive.read(entry);
                std::string bytes(reinterpret_cast<const char*>(held.data), held.size);
                if (const auto at = bytes.find(before); at != std::string::npos) {
                    bytes.replace(at, before.size(), after);
                }
                items.emplace_back(entry, bytes);
            }
            const Path file = Path(m_edited.path().toStdString()) / "prisma-topk.pt";
            writeFileAtomically(file, test::zipOf(items));
            return file;
        };
        const auto refused = [&](const char* says, const std::string& before, const std::string& after) {
            return test::refusedWith(says, [&] { (void)readAutoencoder(with(before, after), {}); });
        };
        const std::string topk = test::pickleText("topk"), none = test::pickleText("none");
        QCOMPARE(readAutoencoder(with(topk, topk), {}).settings.k.value, 8);
        for (const auto& [value, found] :
             {std::pair("N", "null"), std::pair("]", "[]"), std::pair("}", "{}")}) {
            QVERIFY(refused(
                (std::string("activation_fn_str: expected one of standard, relu, Relu, ReLU, ")).c_str(),
                topk, value));
            QVERIFY(refused((std::string(", found ") + found).c_str(), topk, value));
        }
        QVERIFY(refused("normalize_activations: expected one of", none, test::pickleText("Layer_Norm")));
        QVERIFY(refused("k: expected a whole number", std::string("K\x08s"), std::string("Ns")));
        QVERIFY(refused("cls_token_only: expected true or false", std::string("\x89X", 2), "K\x01X"));
    }

    // dictionary_learning's JumpReLU encodes unchanged tokens, unlike its other autoencoders.
    void jumpsReadTokensAsTheyAre()
    {
        const Path file = edited("saelens-jumprelu", "/trainer", R"({"dict_class":"JumpReluAutoEncoder"})");
        nlohmann::json said{{"trainer", {{"dict_class", "JumpReluAutoEncoder"}, {"layer", 1}}}};
        writeFileAtomically(file / "cfg.json", said.dump());
        const Autoencoder read = readAutoencoder(file, {});
        QCOMPARE(read.settings.family, std::string("dictionary_learning"));
        QVERIFY(!read.settings.centred.value && !read.inputBias.defined());
    }

    // k given as a tensor must be a whole number.
    void kIsWhole()
    {
        SaeOverrides where;
        where.block = 1;
        NamedTensors t{{"encoder.weight", at::randn({6, 4})},
                       {"encoder.bias", at::randn({6})},
                       {"decoder.weight", at::randn({4, 6})},
                       {"b_dec", at::randn({4})}};
        const Path file = Path(m_edited.path().toStdString()) / "ae.safetensors";
        where.code = SaeCode::TopK;
        for (const double k : {2.5, std::nan(""), 0.0, -3.0, 1e300}) {
            t["k"] = at::full({}, k, at::kDouble);
            writeSafetensors(file, t, {});
            QVERIFY(test::refusedWith("k: expected a whole number from 1 to 6",
                                      [&] { (void)readAutoencoder(file, where); }));
        }
        where.code = SaeCode::Gated; // without a gate's tensors
        QVERIFY(test::refusedWith("r_mag is missing", [&] { (void)readAutoencoder(file, where); }));
    }

    void trapsAreRefusedOrAskedAbout()
    {
        QFile index(QString::fromStdString((folder() / "traps/index.json").string()));
        QVERIFY(index.open(QIODevice::ReadOnly));
        const QJsonArray traps = QJsonDocument::fromJson(index.readAll()).object()["traps"].toArray();
        QVERIFY(traps.size() >= 8);
        for (const QJsonValue& each : traps) {
            const QString file = each["file"].toString();
            try {
                const Autoencoder read =
                    readAutoencoder(folder() / "traps" / file.toStdString(), {{}, 1, {}});
                requireFits(read, host().config()); // this autoencoder has another width
                QFAIL(qPrintable(file + " was opened"));
            } catch (const Error& error) {
                const bool asked = error.code() == ErrorCode::Usage
                    && std::string(error.what()).find("--sae-k") != std::string::npos;
                QCOMPARE(asked, each["must"].toString() == "ask");
                QVERIFY2(std::string(error.what()).find(file.toStdString()) != std::string::npos,
                         error.what());
            }
        }
        SaeOverrides says{8, 1, {}};
        QCOMPARE(readAutoencoder(folder() / "traps/overcomplete-without-k.pt", says).settings.k.value, 8);
    }

    // Overcomplete's: BatchNorm behind the encoder, and a dictionary of weighted points, in loops.
    void overcompleteNormsAndPoints()
    {
        constexpr std::int64_t n = 6, d = 4, points = 3;
        at::manual_seed(8);
        NamedTensors t{{"encoder.final_block.0.weight", at::randn({n, d})},
                       {"encoder.final_block.0.bias", at::randn({n})},
                       {"encoder.final_block.1.weight", at::randn({n})},
                       {"encoder.final_block.1.bias", at::randn({n})},
                       {"encoder.final_block.1.running_mean", at::randn({n})},
                       {"encoder.final_block.1.running_var", at::rand({n}) + 0.1},
                       {"encoder.final_block.1.num_batches_tracked", at::full({}, 7, at::kLong)},
                       {"dictionary.C", at::randn({points, d})},
                       {"dictionary.W", at::randn({n, points})},
                       {"dictionary.Relax", at::randn({n, d}) * 0.1},
                       {"dictionary.multiplier", at::full({}, 0.3)}};
        const QTemporaryDir into;
        const Path file = Path(into.path().toStdString()) / "ra.safetensors";
        writeSafetensors(file, t, {});
        const SaeOverrides said{2, 1, {}};
        const Autoencoder sae = readAutoencoder(file, said);
        QCOMPARE(sae.settings.family, std::string("Overcomplete"));
        const at::Tensor x = at::randn({1, d});
        const SaeCodes codes = sae.encode(x);
        const at::Tensor made = sae.decode(codes.f, codes, x);
        const auto at2 = [&](const char* name, std::int64_t i, std::int64_t j) {
            return t.at(name)[i][j].item<double>();
        };
        const auto of = [&](const char* name, std::int64_t i) {
            return t.at(std::string("encoder.final_block.") + name)[i].item<double>();
        };
        std::vector<double> expected(d);
        for (std::int64_t i = 0; i < n; ++i) {
            double h = of("0.bias", i), weights = 1e-8;
            for (std::int64_t j = 0; j < d; ++j) {
                h += x[0][j].item<double>() * at2("encoder.final_block.0.weight", i, j);
            }
            h = (h - of("1.running_mean", i)) / std::sqrt(of("1.running_var", i) + 1e-5) * of("1.weight", i)
                + of("1.bias", i);
            QVERIFY(std::abs(codes.pre[0][i].item<double>() - h) < 1e-5);
            for (std::int64_t p = 0; p < points; ++p) {
                weights += std::max(0.0, at2("dictionary.W", i, p));
            }
            for (std::int64_t j = 0; j < d; ++j) {
                double row = at2("dictionary.Relax", i, j);
                for (std::int64_t p = 0; p < points; ++p) {
                    row += std::max(0.0, at2("dictionary.W", i, p)) / weights * at2("dictionary.C", p, j);
                }
                expected[std::size_t(j)] += codes.f[0][i].item<double>() * row * std::exp(0.3);
            }
        }
        for (std::int64_t j = 0; j < d; ++j) {
            QVERIFY(std::abs(made[0][j].item<double>() - expected[std::size_t(j)]) < 1e-5);
        }
        // A norm over the features is refused as another network, and so are weights that overflow.
        NamedTensors layer = t;
        layer.erase("encoder.final_block.1.running_var");
        writeSafetensors(file, layer, {});
        QVERIFY_EXCEPTION_THROWN((void)readAutoencoder(file, said), Error);
        t["encoder.final_block.1.weight"] = at::full({n}, 3e38);
        writeSafetensors(file, t, {});
        QVERIFY_EXCEPTION_THROWN((void)readAutoencoder(file, said), Error);
        t.erase("dictionary.Relax");
        writeSafetensors(file, t, {});
        QVERIFY_EXCEPTION_THROWN((void)readAutoencoder(file, said), Error);
    }

    // Checks the derivative along a random direction of the picture by two passes on either side.
    void gradientsPassThroughChangedFeatures_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("what");
        for (const char* file : {"saelens-standard", "saelens-gated", "saelens-topk", "saev-topk.pt"}) {
            for (const char* what :
                 {"feature:80", "feature:80:3,10-12", "sae-error", "sae-error,feature:80:5"}) {
                QTest::addRow("%s %s", file, what) << file << what;
            }
        }
    }
    void gradientsPassThroughChangedFeatures()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, what);
        const VisionTransformer network = changedHost(open(file.toStdString()), what.toStdString());
        const at::Tensor gradient = pixelGradient(traced(network), Target(small().target), {});
        at::manual_seed(5);
        const at::Tensor along = at::randn_like(picture());
        constexpr double step = 1e-6;
        const double measured = ((logitsOf(network, picture() + along * step)
                                  - logitsOf(network, picture() - along * step))[small().target]
                                 / (2 * step))
                                    .item<double>();
        const double computed = (gradient * along[0]).sum().item<double>();
        QVERIFY2(std::abs(computed - measured) < 1e-4 * std::max(1.0, std::abs(measured)),
                 qPrintable(QStringLiteral("%1 for %2").arg(computed).arg(measured)));
    }

    // The part's weights are views of the whole network's. Equal parts share their weights while one of them
    // lives, because a cached trace is identified by its weights.
    void aPartOfTheNetworkIsMadeOnce()
    {
        const SubNetwork sub = fullNetwork(host().config());
        const VisionTransformer one = host().upTo(1), two = host().upTo(1);
        QVERIFY(one.weights(sub) == two.weights(sub));
        QVERIFY(one.weights(sub) != host().upTo(2).weights(sub));
        QCOMPARE(one.weights(sub)->blocks.size(), std::size_t(2));
        QVERIFY(one.weights(sub)->blocks[1].fc1.weight.data_ptr()
                == host().weights(sub)->blocks[1].fc1.weight.data_ptr());
    }

    // A sub-network with fewer heads reads the first channels as views, without copies.
    void fewerHeadsReadTheFirstChannels()
    {
        const auto sae = open("saelens-standard");
        const at::Tensor few = m_patches.narrow(1, 0, 16);
        const SaeCodes codes = sae->encode(few);
        const at::Tensor h = at::matmul(few - sae->decoderBias.narrow(0, 0, 16).to(at::kDouble),
                                        sae->encoder.narrow(1, 0, 16).to(at::kDouble).t())
            + sae->encoderBias.to(at::kDouble);
        QVERIFY(distance(codes.f, h.clamp_min(0)) < 1e-12);
        QCOMPARE(sae->decode(codes.f, codes, few).size(1), 16);
    }

private:
    void changed(const std::shared_ptr<const Autoencoder>& sae)
    {
        const auto feature = m_expected.at("feature").item<std::int64_t>();
        const auto patch = m_expected.at("patch").item<std::int64_t>();
        const std::string of = "feature:" + std::to_string(feature);
        compare("logits",
                host().forward(picture(), fullNetwork(host().config()),
                               AttentionPlan::softmax(host().config().depth))[0]);
        compare("logits.replaced", logitsWith(sae, "sae-error"));
        compare("logits.ablated", logitsWith(sae, of));
        compare("logits.ablated.patch", logitsWith(sae, of + ":" + std::to_string(patch)));
        compare("logits.steered", logitsWith(sae, of + "=3x"));
    }

    void asTarget(const std::shared_ptr<const Autoencoder>& sae)
    {
        compare("contribution", featureParts(traced(host()), *sae, Target(small().target), {}).contribution);
        Target target;
        target.kind = Target::Kind::Feature;
        target.autoencoder = sae;
        target.feature = static_cast<int>(m_expected.at("feature").item<std::int64_t>());
        target.name = "feature";
        const Trace part = traced(host().upTo(1));
        const at::Tensor gradient = pixelGradient(part, target, {}); // [3,64,64]
        compare("target.value", at::tensor({valueOf(target, part)}, at::kDouble));
        compare("target.gradient.pixel", gradient.abs().sum(0));
        const at::Tensor times = (gradient * part.pixels[0]).sum(0); // 8 x 8 patches of 8 x 8
        compare("target.ixg.patch", times.view({8, 8, 8, 8}).sum(at::IntArrayRef{1, 3}).flatten());
        const Map map = mapOf(target, "input-x-gradient");
        QVERIFY(distance(test::asTensor(map.values), times) <= exact);
        QVERIFY(std::abs(map.targetValue.value() / valueOf(target, part) - 1) < exact);
    }
};

HYDRA_TEST(TestAutoencoder, QCoreApplication)
#include "test_autoencoder.moc"
