// SPDX-License-Identifier: GPL-3.0-or-later
// An idle machine, and one beside a process that is always busy, in one run: bench_busy [REPEATS]. For each
// piece of work the median in ms when idle, when busy, and busy over idle; once as the program does it, and
// once with threads that always wait for each other, as earlier versions did ("plain").
#include "core/base/timing.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/desk.h"
#include "core/engine/shipped.h"
#include "core/explain/explain.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/machine.h"
#include "core/tensor/share_cores.h"
#include "core/train/batches.h"
#include "core/train/optimizer.h"
#include "core/train/sharded_network.h"
#include "core/tsne/tsne.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>

#include "tests/support/busy_process.h"
#include "tests/support/key_maker.h"
#include "tests/support/random_vit.h"

using namespace hydra;
using hydra::test::BusyProcess;

namespace {

// Requests like the window's: all are new each time, since the picture differs in a pixel.
class Window
{
public:
    explicit Window(const std::string& method)
        : m_desk(m_session, listener())
        , m_method(method)
    {
        m_model = m_session.files().openModel(engine::modelPath("hydravit-scenes")).id;
    }

    // One map after a change of k; the prediction of all heads is cached.
    double slide()
    {
        const NetworkKey full = newPicture(12);
        (void)m_session.answer(full);
        return secondsOf([&] { wait({key(full.image, 5 + m_pictures % 7)}); });
    }
    // The ten maps of the strip.
    double strip()
    {
        const NetworkKey full = newPicture(12);
        std::vector<MapKey> maps;
        for (int k = 12; k >= 3; --k) {
            maps.push_back(key(full.image, k));
        }
        return secondsOf([&] { wait(maps); });
    }

private:
    [[nodiscard]] engine::Listener listener()
    {
        engine::Listener to;
        to.answered = [this](const engine::Question&, const Outcome<engine::Answer>&) {
            const std::lock_guard lock(m_mutex);
            ++m_ready;
            m_wake.notify_one();
        };
        return to;
    }
    [[nodiscard]] NetworkKey newPicture(int k)
    {
        Image picture{128, 128, std::vector<std::uint8_t>(128 * 128 * 3)};
        for (std::size_t i = 0; i < picture.rgb.size(); ++i) {
            picture.rgb[i] = static_cast<std::uint8_t>(i * i / 97 + 3 * i);
        }
        picture.rgb[0] = static_cast<std::uint8_t>(++m_pictures);
        picture.rgb[1] = static_cast<std::uint8_t>(m_pictures >> 8);
        return key(m_session.files().openPicture(picture, "pattern").id, k).network;
    }
    [[nodiscard]] MapKey key(const ImageId& image, int k) const
    {
        MapKey asked = mapKey(
            {networkKey({image, m_model, {SliceScheme::HydraViT, k}, AttentionPlan::softmax(5), 0}), {}, {}});
        parts(asked).options.method = m_method;
        return asked;
    }
    void wait(const std::vector<MapKey>& maps)
    {
        std::vector<engine::Wish> wishes;
        for (const MapKey& map : maps) {
            wishes.push_back({map, wishes.empty() ? engine::Priority::Front : engine::Priority::Strip});
        }
        m_ready = 0;
        m_desk.want("window", wishes);
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [&] { return m_ready == maps.size(); });
    }

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::size_t m_ready = 0;
    engine::Session m_session;
    engine::Desk m_desk;
    std::string m_method;
    ModelId m_model;
    int m_pictures = 0;
};

// The shipped network on two threads, which is more than its size would get: shows a larger network's
// behaviour in less time.
double mapOnTwoThreads(const char* method)
{
    static const Checkpoint file = loadCheckpoint(engine::modelPath("hydravit-scenes"));
    static const VisionTransformer network(file.config, file.tensors);
    static const at::Tensor pixels = at::randn({1, 3, 128, 128});
    MapOptions options;
    options.method = method;
    shareThreads(2);
    return secondsOf([&] {
        const Trace trace = traceOf(network, pixels, {SliceScheme::HydraViT, 12}, AttentionPlan::softmax(5),
                                    precisionOf(options.method), {});
        (void)explain(trace, options, 1, {});
    });
}

double forwardOfViTB()
{
    static const VitConfig config = [] {
        VitConfig c;
        c.imageHeight.value = c.imageWidth.value = 224;
        c.patchSize.value = 16;
        c.numHeads.value = 12;
        c.headDim.value = 64;
        c.embedDim.value = 768;
        c.mlpHidden.value = 3072;
        c.depth.value = 12;
        c.numClasses.value = 1000;
        c.classToken.value = c.posEmbedCoversPrefix.value = c.qkvBias.value = true;
        c.normEps.value = 1e-6;
        return c;
    }();
    static const VisionTransformer network(config, test::randomTensors(config));
    static const at::Tensor pixels = at::randn({1, 3, 224, 224});
    useThreadsFor(17e9);
    return secondsOf([&] {
        (void)network.forward(pixels, {SliceScheme::HydraViT, 12}, AttentionPlan::softmax(12));
    });
}

double embedding()
{
    static const tsne::Vectors data = [] {
        at::manual_seed(1);
        tsne::Vectors made{{}, 3000, 64};
        const at::Tensor rows =
            (at::randn({3000, 64}) + at::randn({30, 64}).repeat({100, 1}) * 2).contiguous();
        made.values.assign(rows.data_ptr<float>(), rows.data_ptr<float>() + rows.numel());
        return made;
    }();
    tsne::Options options;
    options.iterations = options.exaggerated = 60;
    return secondsOf([&] { (void)tsne::embed(data, options); });
}

// Training steps of a network of the shipped one's size, on two threads.
class Training
{
public:
    Training()
        : m_config(configOf())
        , m_set(loadDataSet(m_config.data, m_config.imageSize, m_config.patchSize,
                            std::filesystem::temp_directory_path() / "hydra-bench-busy", {}, {}))
        , m_batches(m_set, m_config)
        , m_network(made(), m_config, nullptr)
        , m_average(made())
        , m_optimizer(m_network.network().parameters(), {})
    {
        m_batch = m_batches.make(0);
    }
    double steps()
    {
        at::set_num_threads(1); // as in the trainer, whose own threads each take a part of the batch
        return secondsOf([&] {
            for (int i = 0; i < 3; ++i) {
                (void)m_network.backward(m_batch, 12);
                (void)m_optimizer.step(m_network.shards(), m_average, 1e-4, 0.99, m_network.workers());
            }
        });
    }

private:
    [[nodiscard]] static TrainConfig configOf()
    {
        TrainConfig c;
        c.data.seed = 1;
        c.data.count = 32;
        c.batch = 32;
        c.depth = 5;
        c.heads = {12};
        c.steps = 1;
        return c;
    }
    [[nodiscard]] TrainableVit made() const
    {
        return {m_config.vitConfig(m_set.classNames), AttentionPlan::softmax(m_config.depth), 1};
    }

    TrainConfig m_config;
    DataSet m_set;
    Batches m_batches;
    ShardedNetwork m_network;
    TrainableVit m_average;
    AdamW m_optimizer;
    Batch m_batch;
};

struct Task
{
    const char* name;
    double share; // of REPEATS
    std::function<double()> run; // seconds of one repeat
};

double medianMs(const Task& task, int repeats)
{
    std::vector<double> seconds;
    (void)task.run();
    for (int i = 0; i < std::max(3, static_cast<int>(task.share * repeats)); ++i) {
        seconds.push_back(task.run());
        ::usleep(20'000); // like the pause between two moves of a hand
    }
    return 1000 * timingOf(seconds).median;
}

void compare(const BusyProcess& other, const std::vector<Task>& tasks, int repeats)
{
    std::printf("%-22s %30s   %30s\n", "", "as shipped: idle  busy  ratio", "plain: idle  busy  ratio");
    for (const Task& task : tasks) {
        std::printf("%-22s", task.name);
        for (const bool shares : {true, false}) {
            setSharesCores(shares);
            other.setBusy(false);
            const double idle = medianMs(task, repeats);
            other.setBusy(true);
            const double busy = medianMs(task, repeats);
            std::printf("   %10.1f %10.1f %8.2f", idle, busy, busy / idle);
            std::fflush(stdout);
        }
        std::printf("\n");
    }
}

} // namespace

int main(int argc, char** argv)
{
    const BusyProcess other;
    const int repeats = argc > 1 ? std::atoi(argv[1]) : 20;
    const std::string only = argc > 2 ? argv[2] : "";
    useWantedThreads();
    Window relevance("relevance");
    Window generic("generic");
    Training training;
    std::vector<Task> tasks = {
        {"slider, relevance", 1, [&] { return relevance.slide(); }},
        {"slider, generic", 1, [&] { return generic.slide(); }},
        {"strip of 10, relevance", 0.3, [&] { return relevance.strip(); }},
        {"strip of 10, generic", 0.3, [&] { return generic.strip(); }},
        {"relevance, 2 threads", 0.5, [] { return mapOnTwoThreads("relevance"); }},
        {"generic, 2 threads", 0.5, [] { return mapOnTwoThreads("generic"); }},
        {"ViT-B forward", 0.3, forwardOfViTB},
        {"t-SNE of 3000 points", 0.2, embedding},
        {"3 training steps", 0.2, [&] { return training.steps(); }},
    };
    if (!only.empty()) {
        tasks.erase(std::remove_if(tasks.begin(), tasks.end(),
                                   [&](const Task& task) {
                                       return std::string(task.name).find(only) == std::string::npos;
                                   }),
                    tasks.end());
    }
    compare(other, tasks, repeats);
    return 0;
}
