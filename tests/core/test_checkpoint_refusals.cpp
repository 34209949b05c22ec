// SPDX-License-Identifier: GPL-3.0-or-later
// Which model files are refused, and with which messages.
#include "core/checkpoint/checkpoint.h"
#include "core/format/safetensors.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <fstream>
#include <limits>

#include "tests/support/model_folder.h"
#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using hydra::test::plainVit;
using hydra::test::refusalOf;
using hydra::test::refusedWith;

class TestCheckpointRefusals : public QObject, private hydra::test::ModelFolder
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatDoesNotFit()
    {
        NamedTensors t = plainVit();
        t.erase("blocks.1.norm1.bias");
        t["blocks.0.attn.proj.weight"] = at::ones({128, 64});
        t["norm.weight"] = at::ones({128}, at::kInt);
        QVERIFY(refused("blocks.1.norm1.bias: missing, expected [128]", t));
        QVERIFY(refused("blocks.0.attn.proj.weight: expected [128, 128], found [128, 64]", t));
        QVERIFY(refused("norm.weight: expected floating point, found Int", t));
        t = plainVit(1);
        t["blocks.7.norm1.bias"] = at::ones({128});
        QVERIFY(refused("more", t)); // six blocks are missing
        t = plainVit();
        t["blocks.4294967296.norm1.bias"] = at::ones({128});
        QVERIFY(refused("block number", t));
        t = plainVit();
        t["patch_embed.proj.weight"] = at::ones({128, 1, 4, 4});
        QVERIFY(refused("[128, 1, 4, 4]: a network for grey pictures", t));
        t = plainVit();
        t["norm.bias"][5] = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(refused("'norm.bias' holds NaN", t));
        t = plainVit();
        t["pos_embed"] = at::ones({1, 0, 128});
        QVERIFY(refused("pos_embed", t));
        t = plainVit();
        t.erase("head.weight");
        QVERIFY(refused("head.weight: missing, expected [5, 128]", t));
        QVERIFY(refused("expected a Vision Transformer", {{"x", at::ones({1})}}));
        QVERIFY(refused("expected a Vision Transformer", {}));
    }

    void refusesWrongWords()
    {
        for (const auto& [key, value] : KeyValues{{"num_heads", "3"},        {"num_heads", "0"},
                                                  {"num_heads", "two"},      {"num_heads", "2.5"},
                                                  {"embed_dim", "96"},       {"depth", "3"},
                                                  {"num_classes", "6"},      {"patch_size", "8"},
                                                  {"head_dim", "32"},        {"mean", "1,2"},
                                                  {"std", "0,1,1"},          {"crop_pct", "0"},
                                                  {"crop_pct", "nan"},       {"norm_eps", "-1"},
                                                  {"activation", "relu"},    {"interpolation", "lanczos"},
                                                  {"pool", "map"},           {"trained_heads", "3"},
                                                  {"trained_heads", "1,,2"}, {"img_size", "99999999999"},
                                                  {"class_names", "a\nb"},   {"class_names", "[1,2,3,4,5]"},
                                                  {"class_names", "[\"a\""}}) {
            KeyValues words{{key, value}};
            if (key == "head_dim") {
                words["num_heads"] = "2";
            }
            QVERIFY2(refused("", plainVit(1), words), (key + "=" + value).c_str());
        }
        ModelOverrides user;
        user.patchSize = 8;
        QVERIFY(refused("8 was requested, but the tensors have 4", plainVit(1), {}, user));
        user = {};
        user.numHeads = 5;
        QVERIFY(refused("do not divide", plainVit(1), {}, user));
        user = {};
        user.imageSize = 24;
        QVERIFY(refused("does not fit pos_embed", plainVit(1), {}, user));
    }

    void refusesOtherContainers()
    {
        const auto refusedFile = [&](const char* says, const std::string& bytes) {
            std::ofstream(inFolder("other"), std::ios::binary) << bytes;
            return refusedWith(says, [&] { (void)loadCheckpoint(inFolder("other")); });
        };
        QVERIFY(refusedFile("broken zip archive", "PK\3\4 and so on, and on and on"));
        QVERIFY(refusedFile("without PyTorch's mark", "\x80\x02}q\x01 and so on, and on"));
        QVERIFY(refusedFile("HDF5", "\x89HDF\r\n\x1a\n and so on"));
        QVERIFY(refusedFile("ONNX", "\x08\x07\x12\x07pytorch and so on"));
        QVERIFY(refusedFile("8 bytes of header", ""));
        QVERIFY(refusedFile("header length", "just a text file of some length"));
        std::filesystem::create_directory(inFolder("empty"));
        QVERIFY(refusedWith("found none", [&] { (void)loadCheckpoint(inFolder("empty")); }));
        QVERIFY(refusedWith("cannot be read", [&] { (void)loadCheckpoint(inFolder("not there")); }));
    }

    // A cut model file is refused; one that is damaged in its header is refused or opened as a model.
    void survivesDamage()
    {
        const Path file = write(plainVit(1), {{"num_heads", "4"}, {"mean", "0.1,0.2,0.3"}});
        const Bytes whole = readFile(file, 1 << 24);
        const auto outcome = [&](Bytes bytes) {
            writeFileAtomically(inFolder("damaged"), bytes.data(), bytes.size());
            return refusalOf([&] { (void)loadCheckpoint(inFolder("damaged")); });
        };
        for (std::size_t size = 0; size < whole.size(); size += size < 2000 ? 97 : 40'009) {
            const QString text =
                outcome(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
            QVERIFY2(!text.startsWith('<'), qPrintable(text));
        }
        for (std::size_t at = 0; at < 2000; at += 7) {
            Bytes bytes = whole;
            bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ 0x11);
            const QString text = outcome(std::move(bytes));
            QVERIFY2(text == "<accepted>" || !text.startsWith('<'), qPrintable(text));
        }
    }
};

HYDRA_TEST(TestCheckpointRefusals, QCoreApplication)
#include "test_checkpoint_refusals.moc"
