#!/usr/bin/env python3
# Draws a chart with Matplotlib; with a name (chart.pdf) into that file.
# software: "Hydrascope 0.3.0"
# model_name: "hydravit-scenes"
# model: "664231f3bae57e15d41b987f96445003fe868d1d9e0af345a62e42b1342b9454"
# attention: "softmax"
# block: -1
# joint: 1
# perplexity: 21.0
# seed: 0
# kl_divergence: 1.6167893055598714
import sys

import matplotlib.pyplot as plt

nan = float("nan")
COLUMNS = [
    ("input", ["/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png", "/work/main/resources/scenes/5-sphere-star-torus.png"]),
    ("k", [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]),
    ("token", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64]),
    ("row", [-1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7]),
    ("col", [-1, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]),
    ("norm", [187.615921, 80.5939484, 83.2121506, 109.858467, 123.196877, 133.626923, 112.079948, 80.1113739, 83.0135269, 100.102493, 120.631027, 158.883591, 190.333466, 179.216888, 176.74202, 117.713417, 103.487885, 91.8171158, 90.1616745, 120.924034, 159.854431, 158.929581, 166.590439, 178.779816, 120.827431, 99.3476868, 105.686096, 147.346588, 154.044128, 150.132935, 152.353699, 181.325302, 116.202538, 109.874641, 118.23288, 168.52977, 161.723083, 162.522888, 159.19162, 169.811279, 91.7112656, 145.572388, 165.634689, 182.69072, 188.88089, 179.971359, 178.678726, 107.203636, 102.066078, 101.348579, 156.205383, 175.62532, 184.841949, 179.104324, 149.771912, 139.670532, 107.970711, 101.862289, 106.638924, 98.4994354, 139.163025, 129.426788, 111.538322, 94.707634, 87.6428375]),
    ("x", [-0.344333917, 2.06712484, -0.267536312, -0.272325039, 0.378896952, 1.22350156, 2.35304379, -5.67069006, 0.701109588, -0.0397436619, 0.598567009, 0.094021678, 1.58726859, 0.653016746, -0.424014807, 1.89755273, 2.46261692, 1.83918047, -1.28712368, 1.30667627, -0.596684456, -0.296778828, 0.304075718, 0.336659908, 0.862700641, 1.72114539, 0.676366866, 0.661770105, 0.623465896, -0.551140904, -0.715511739, 0.639459014, 0.107793689, 0.737771213, 1.01844418, 1.58884382, -0.441114664, 1.04998493, 0.770825505, 1.3096441, 1.6646589, -1.03836334, 0.67762816, -8.08593559, -0.297306776, -0.318865657, 0.583705544, -5.83562469, 1.40216041, 1.23616517, -0.79628706, 0.713032961, -1.38091314, 4.59656906, 4.89682627, -1.84093022, 3.156569, 2.13192797, 0.852553368, 0.604831219, -2.34596348, 4.09674644, -3.93754172, 3.24894691, -1.07212424]),
    ("y", [-1.50775886, 0.557926595, 1.70939469, 0.661081314, 0.111840248, -0.701960444, 1.40096688, -0.913157701, 1.20735812, -2.29407215, 4.91233253, -0.0323098898, 0.386729836, 0.0557078719, 1.7555548, -3.05869007, -0.507661402, 0.438382626, -0.348296911, 0.0242328644, 1.67743576, 1.54273486, -0.0546271205, -0.283279896, -0.66666317, -1.39711595, 2.10703278, 0.915646791, -3.16601205, -0.054268986, 0.893398881, 7.29656696, 0.51432693, 0.759748876, 1.45172906, -6.15307617, -0.482055426, -0.0027757287, 0.25865382, 0.247525454, 1.62848055, 0.401408285, 0.567142487, -1.41241884, 0.22443372, 0.0869997144, -1.46222091, 0.152742535, -0.247829556, 1.80499482, -0.722516358, -0.44394207, 0.432441264, -0.423431158, 0.198110476, -0.0968317688, -0.179846406, 0.0978499502, 0.0823300183, -0.657651186, 0.424040794, 0.81629622, -0.813362718, 0.12657693, 0.870313644]),
]
DATA = dict(COLUMNS)
words = [name for name, values in COLUMNS if any(isinstance(value, str) for value in values)]
numbers = [name for name, values in COLUMNS if name not in words and any(value == value for value in values)]
X = numbers[0]
Y = [name for name in numbers[1:] if len(set(DATA[name])) > 1]
GROUPS = words[0] if words else None

figure, axes = plt.subplots(max(len(Y), 1), squeeze=False, sharex=True, figsize=(5, 1.8 * max(len(Y), 1)))
groups = list(dict.fromkeys(DATA[GROUPS])) if GROUPS else [None]
for axis, name in zip(axes[:, 0], Y):
    for group in groups[:20]:
        rows = [i for i in range(len(DATA[X])) if group is None or DATA[GROUPS][i] == group]
        axis.plot([DATA[X][i] for i in rows], [DATA[name][i] for i in rows], ".-",
                  label=None if group is None else str(group).replace("$", r"\$"))
    axis.set_ylabel(name)
axes[-1, 0].set_xlabel(X)
if len(groups) > 1 and Y:
    axes[0, 0].legend(fontsize="small")
figure.tight_layout()
if len(sys.argv) > 1:
    figure.savefig(sys.argv[1])
else:
    plt.show()
