// SPDX-License-Identifier: GPL-3.0-or-later
// A window with a small autoencoder that the test writes, and an independent implementation of its formula.
#pragma once

#include "core/engine/session.h"
#include "core/format/safetensors.h"
#include "ui/models/features_model.h"
#include "ui/shell/features_window.h"
#include "ui/shell/tool_windows.h"
#include "ui/state/actions.h"
#include "ui/state/file_picker.h"

#include <ATen/ATen.h>

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <algorithm>
#include <cmath>

#include "tests/support/key_maker.h"
#include "tests/ui/tiny_model.h"

namespace hydra::test {

using namespace hydra::ui;

constexpr int patience = 60'000, patches = 16, features = 24;
constexpr double close = 1e-4;

inline bool near(double a, double b)
{
    return std::abs(a - b) <= close * std::max({1.0, std::abs(a), std::abs(b)});
}

// Writes an autoencoder in SAELens' format, with ReLU codes; HOOK names the block if it is not empty.
inline NamedTensors writeSae(const QString& folder, std::int64_t width, const char* hook,
                             std::uint64_t seed = 5)
{
    QDir().mkpath(folder);
    at::manual_seed(seed);
    NamedTensors tensors{{"W_enc", at::randn({width, features})},
                         {"b_enc", at::randn({features}) * 0.2 - 0.3},
                         {"W_dec", at::randn({features, width}) * 0.3},
                         {"b_dec", at::randn({width}) * 0.1}};
    writeSafetensors((folder + QStringLiteral("/sae_weights.safetensors")).toStdString(), tensors, {});
    QJsonObject said{{QStringLiteral("architecture"), QStringLiteral("standard")},
                     {QStringLiteral("apply_b_dec_to_input"), true}};
    if (*hook != '\0') {
        said.insert(QStringLiteral("hook_name"), QLatin1String(hook));
    }
    test::writeBytes(folder + QStringLiteral("/cfg.json"), QJsonDocument(said).toJson());
    return tensors;
}

class FeatureBench : public Bench
{
public:
    explicit FeatureBench(const char* hook = "blocks.1.hook_resid_post")
    {
        opened = settle();
        width = window->state().model()->config.embedDim;
        tensors = writeSae(file("sae"), width, hook);
    }
    [[nodiscard]] bool openSae(const QString& source)
    {
        FilePicker::next = source;
        state().actions().openSae->trigger();
        return QTest::qWaitFor([this] { return state().sae() != nullptr; }, patience) && settle();
    }
    [[nodiscard]] bool show()
    {
        if (!opened || !openSae(file("sae"))) {
            return false;
        }
        tool().comeForward();
        return rests();
    }
    [[nodiscard]] bool rests()
    {
        return settle()
            && QTest::qWaitFor([this] { return tool().complete() && window->settled(); }, patience);
    }
    [[nodiscard]] ViewState& state() { return window->state(); }
    [[nodiscard]] FeaturesWindow& tool() { return window->tools().get<FeaturesWindow>(); }
    template<class T>
    [[nodiscard]] T* part(const char* name)
    {
        return tool().findChild<T*>(QLatin1String(name));
    }
    [[nodiscard]] engine::SaeReading codes(int heads)
    {
        return window->bridge().session().codes(state().networkKey(heads), state().sae()->id);
    }
    [[nodiscard]] engine::PredictionPtr prediction(const Interventions& without)
    {
        NetworkKey key = state().networkKey(state().query().heads);
        parts(key).without = without;
        return window->bridge().session().answer(key);
    }
    // f = max(0, (x - b_dec) W_enc + b_enc) in plain loops, from the engine's x.
    [[nodiscard]] std::vector<std::vector<double>> byHand(int heads)
    {
        const engine::SaeReading reading = codes(heads);
        const auto& x = reading.arrays.front();
        const at::Tensor encoder = tensors.at("W_enc"), bias = tensors.at("b_enc"),
                         mean = tensors.at("b_dec");
        const auto columns = std::int64_t(x.shape.back());
        const auto* const values = reinterpret_cast<const float*>(x.bytes.data());
        std::vector<std::vector<double>> f(patches, std::vector<double>(features));
        for (std::int64_t p = 0; p < patches; ++p) {
            for (std::int64_t i = 0; i < features; ++i) {
                double sum = bias[i].item<double>();
                for (std::int64_t j = 0; j < columns; ++j) {
                    sum += (double(values[p * columns + j]) - mean[j].item<double>())
                        * encoder[j][i].item<double>();
                }
                f[std::size_t(p)][std::size_t(i)] = std::max(0.0, sum);
            }
        }
        return f;
    }
    [[nodiscard]] const FeatureRow* row(int feature)
    {
        const auto& rows = tool().model().rows();
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [=](const FeatureRow& each) { return each.feature == feature; });
        return found == rows.end() ? nullptr : &*found;
    }
    // The feature with the largest value in the picture.
    [[nodiscard]] int strongest()
    {
        const auto f = byHand(state().query().heads);
        int best = 0;
        double most = -1;
        for (const auto& patch : f) {
            for (std::size_t i = 0; i < patch.size(); ++i) {
                if (patch[i] > most) {
                    most = patch[i];
                    best = int(i);
                }
            }
        }
        return best;
    }

    bool opened = false;
    std::int64_t width = 0;
    NamedTensors tensors;
};

} // namespace hydra::test
