#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our t-SNE beside scikit-learn's: same vectors, perplexity and iterations, one machine, one run.

usage: compare_tsne.py BENCH_TSNE [--threads 1] [--repeat 1] [--sizes 1970x192,10000x50] [--data FILE.npy] [--exact]

For every embedding: wall and processor seconds, trustworthiness, and two divergences measured the same way for
both in float64 with the exact Z: `sparse` over the 3 x perplexity nearest neighbours that Barnes-Hut descends
on, `dense` over all pairs. Needs numpy and scikit-learn.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--repeat", type=int, default=1)
    parser.add_argument("--sizes", default="1970x192,10000x50")
    parser.add_argument("--data", help="vectors of your own [n, d] instead of --sizes")
    parser.add_argument("--perplexity", type=float, default=30)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--exact", action="store_true", help="scikit-learn's exact method too (minutes)")
    return parser.parse_args()


args = arguments()
os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = str(args.threads)  # before numpy

import numpy as np  # noqa: E402
from sklearn.manifold import TSNE, trustworthiness  # noqa: E402
from sklearn.manifold import _t_sne  # noqa: E402
from sklearn.metrics import pairwise_distances  # noqa: E402
from sklearn.neighbors import NearestNeighbors  # noqa: E402


def clusters(n, d, seed=1):
    """Forty clusters of different extents, as tokens of a network form them."""
    random = np.random.default_rng(seed)
    centres = random.normal(size=(40, d)) * 1.5
    extent = random.uniform(0.4, 1.4, size=40)
    of = random.integers(0, 40, size=n)
    return (centres[of] + random.normal(size=(n, d)) * extent[of, None]).astype(np.float32)


def affinities(x, perplexity):
    """P over neighbours (sparse) and over all pairs (dense), as scikit-learn makes them."""
    k = min(len(x) - 1, int(3 * perplexity + 1))
    graph = NearestNeighbors(n_neighbors=k).fit(x).kneighbors_graph(mode="distance")
    graph.data **= 2
    sparse = _t_sne._joint_probabilities_nn(graph, perplexity, 0).tocoo()
    dense = None
    if len(x) <= 4000:
        from scipy.spatial.distance import squareform
        dense = squareform(_t_sne._joint_probabilities(pairwise_distances(x, squared=True), perplexity, 0))
    return sparse, dense


def divergences(p, y):
    sparse, dense = p
    y = y.astype(np.float64)
    z = 0.0
    for begin in range(0, len(y), 500):
        z += (1 / (1 + pairwise_distances(y[begin:begin + 500], y, metric="sqeuclidean"))).sum()
    z -= len(y)
    q = 1 / (1 + ((y[sparse.row] - y[sparse.col]) ** 2).sum(1)) / z
    used = sparse.data > 0
    of_sparse = float((sparse.data[used] * np.log(sparse.data[used] / q[used])).sum())
    if dense is None:
        return of_sparse, float("nan")
    q = 1 / (1 + pairwise_distances(y, metric="sqeuclidean")) / z
    used = dense > 0
    return of_sparse, float((dense[used] * np.log(dense[used] / q[used])).sum())


def ours(folder, x, method):
    source, target = folder / "in.npy", folder / "out.npy"
    np.save(source, x)
    out = subprocess.run([args.bench, source, target, method, str(args.perplexity), str(args.threads),
                          str(args.iterations)], check=True, capture_output=True, text=True).stdout
    row = json.loads(out)
    return row["wall_s"], row["cpu_s"], np.load(target), row["divergence"]


def theirs(x, method):
    start, used = time.perf_counter(), time.process_time()
    model = TSNE(perplexity=args.perplexity, n_iter=args.iterations, init="pca", learning_rate="auto",
                 method=method.replace("-", "_"), random_state=0)
    y = model.fit_transform(x)
    return time.perf_counter() - start, time.process_time() - used, y, float(model.kl_divergence_)


def main():
    sets = {}
    if args.data:
        sets[pathlib.Path(args.data).name] = np.load(args.data).astype(np.float32)
    else:
        for size in args.sizes.split(","):
            n, d = map(int, size.split("x"))
            sets[size] = clusters(n, d)
    print(f"{args.threads} thread(s), perplexity {args.perplexity:g}, {args.iterations} iterations; load "
          f"{os.getloadavg()[0]:.1f}")
    print(f"{'vectors':14}{'program':14}{'method':12}{'wall s':>8}{'cpu s':>8}{'says':>9}{'sparse':>9}{'dense':>9}"
          f"{'trust':>9}")
    with tempfile.TemporaryDirectory() as name:
        for label, x in sets.items():
            p = affinities(x, args.perplexity)
            runs = [("hydrascope", "barnes-hut"), ("scikit-learn", "barnes-hut")]
            if p[1] is not None:
                runs.append(("hydrascope", "exact"))
                if args.exact:
                    runs.append(("scikit-learn", "exact"))
            for program, method in runs * args.repeat:
                wall, cpu, y, says = (ours(pathlib.Path(name), x, method) if program == "hydrascope"
                                      else theirs(x, method))
                sparse, dense = divergences(p, y)
                print(f"{label:14}{program:14}{method:12}{wall:8.2f}{cpu:8.2f}{says:9.4f}{sparse:9.4f}{dense:9.4f}"
                      f"{trustworthiness(x, y, n_neighbors=5):9.4f}")
                sys.stdout.flush()


main()
