// SPDX-License-Identifier: GPL-3.0-or-later
// t-SNE of the rows of an array: bench_tsne IN.npy OUT.npy exact|barnes-hut PERPLEXITY THREADS [ITERATIONS].
// Prints one JSON line: divergence, iterations, wall and processor seconds. compare_tsne.py runs it beside
// scikit-learn.
#include "core/format/npy.h"
#include "core/tsne/quality.h"
#include "core/tsne/tsne.h"

#include <ATen/ATen.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <limits>

using namespace hydra;

namespace {

double processorSeconds()
{
    return double(std::clock()) / double(CLOCKS_PER_SEC); // all threads
}

int run(char** words, int count)
{
    const at::Tensor array = readNpy(words[1]).contiguous();
    tsne::Vectors data{{}, std::size_t(array.size(0)), std::size_t(array.size(1))};
    data.values.assign(array.data_ptr<float>(), array.data_ptr<float>() + array.numel());
    tsne::Options options;
    options.exactUpTo = std::strcmp(words[3], "exact") == 0 ? std::numeric_limits<std::size_t>::max() : 0;
    options.perplexity = std::atof(words[4]);
    options.threads = std::atoi(words[5]);
    options.iterations = count > 6 ? std::atoi(words[6]) : options.iterations;
    const auto start = std::chrono::steady_clock::now();
    const double processor = processorSeconds();
    const tsne::Result found = tsne::embed(data, options);
    const double used = processorSeconds() - processor;
    const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const auto n = static_cast<std::int64_t>(data.count);
    const auto column = [n](const std::vector<float>& v) {
        return at::from_blob(const_cast<float*>(v.data()), {n});
    };
    writeNpy(words[2], at::stack({column(found.points.x), column(found.points.y)}, 1));
    tsne::Crew crew(options.threads);
    std::printf("{\"divergence\": %.6f, \"iterations\": %d, \"wall_s\": %.3f, \"cpu_s\": %.3f, "
                "\"trustworthiness\": %.5f}\n",
                found.divergence, found.iterations, wall, used,
                tsne::trustworthiness(data, found.points, 5, crew));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 6) {
        std::fprintf(stderr, "bench_tsne IN.npy OUT.npy exact|barnes-hut PERPLEXITY THREADS [ITERATIONS]\n");
        return 2;
    }
    try {
        return run(argv, argc);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "bench_tsne: %s\n", error.what());
        return 1;
    }
}
