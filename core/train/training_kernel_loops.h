// SPDX-License-Identifier: GPL-3.0-or-later
// The body of training_kernels.cpp and training_kernels_avx2.cpp, which differ in the processor they are
// compiled for. All names are local to the including file, and no function of the standard library is called:
// code for one processor must not be linked into the other.
#pragma once

#include "core/base/exponential.h"
#include "core/train/training_kernels.h"

namespace hydra {

namespace {

using Index = std::int64_t;

// Eight floats at any address. For processors without such registers, compilers use two or eight smaller
// ones.
using Lanes = float __attribute__((vector_size(32), aligned(4), may_alias));

// A matrix read element by element: element (row, column) is at row * down + column * across.
struct Elements
{
    const float* data;
    Index down, across;
};

// ROWS x (8 * VECTORS) of c = a b, kept in registers over the whole sum.
template<int Rows, int Vectors>
void tile(const Elements& a, const float* b, Index bStride, Index depth, float* c, Index cStride)
{
    Lanes sums[Rows][Vectors] = {};
    for (Index k = 0; k < depth; ++k) {
        const float* const row = b + k * bStride;
        const float* const column = a.data + k * a.across;
        for (int v = 0; v < Vectors; ++v) {
            const Lanes lanes = *reinterpret_cast<const Lanes*>(row + 8 * v);
            for (int r = 0; r < Rows; ++r) {
                sums[r][v] += column[r * a.down] * lanes;
            }
        }
    }
    for (int r = 0; r < Rows; ++r) {
        for (int v = 0; v < Vectors; ++v) {
            *reinterpret_cast<Lanes*>(c + r * cStride + 8 * v) = sums[r][v];
        }
    }
}

// Computes all rows of 8 * VECTORS columns.
template<int Vectors>
void strip(Elements a, const float* b, Index bStride, Index rows, Index depth, float* c, Index cStride)
{
    Index r = 0;
    for (; r + 4 <= rows; r += 4, a.data += 4 * a.down) {
        tile<4, Vectors>(a, b, bStride, depth, c + r * cStride, cStride);
    }
    for (; r < rows; ++r, a.data += a.down) {
        tile<1, Vectors>(a, b, bStride, depth, c + r * cStride, cStride);
    }
}

// c [rows, columns] = a [rows, depth] b [depth, columns]; COLUMNS is a multiple of 8.
void multiply(const Elements& a, const float* b, Index bStride, Index rows, Index depth, Index columns,
              float* c, Index cStride)
{
    Index j = 0;
    for (; j + 24 <= columns; j += 24) {
        strip<3>(a, b + j, bStride, rows, depth, c + j, cStride);
    }
    if (columns - j == 16) {
        strip<2>(a, b + j, bStride, rows, depth, c + j, cStride);
    } else if (columns - j == 8) {
        strip<1>(a, b + j, bStride, rows, depth, c + j, cStride);
    }
}

void softmax(float* row, Index n, float scale)
{
    float largest = row[0];
    for (Index t = 1; t < n; ++t) {
        largest = row[t] > largest ? row[t] : largest;
    }
    float sum = 0;
    for (Index t = 0; t < n; ++t) {
        row[t] = expNegative((row[t] - largest) * scale);
        sum += row[t];
    }
    const float factor = 1.0F / sum;
    for (Index t = 0; t < n; ++t) {
        row[t] *= factor;
    }
}

// OUT [dim, padded tokens], zero in the padding.
void transpose(const float* in, Index stride, const HeadShape& shape, float* out)
{
    const Index width = shape.paddedTokens();
    for (Index d = 0; d < shape.dim; ++d) {
        for (Index t = 0; t < shape.tokens; ++t) {
            out[d * width + t] = in[t * stride + d];
        }
        for (Index t = shape.tokens; t < width; ++t) {
            out[d * width + t] = 0;
        }
    }
}

// OUT [tokens, padded dim], zero in the padding.
void gather(const float* in, Index stride, const HeadShape& shape, float* out)
{
    const Index width = shape.paddedDim();
    for (Index t = 0; t < shape.tokens; ++t) {
        for (Index d = 0; d < width; ++d) {
            out[t * width + d] = d < shape.dim ? in[t * stride + d] : 0.0F;
        }
    }
}

void scatter(const float* in, const HeadShape& shape, float* out, Index stride)
{
    for (Index t = 0; t < shape.tokens; ++t) {
        for (Index d = 0; d < shape.dim; ++d) {
            out[t * stride + d] = in[t * shape.paddedDim() + d];
        }
    }
}

void forward(const HeadShape& shape, const float* q, const float* k, const float* v, float* p, float* out,
             float* scratch)
{
    const Index n = shape.tokens;
    const Index wide = shape.paddedTokens();
    const Index narrow = shape.paddedDim();
    float* const keys = scratch; // [dim, wide]
    float* const values = keys + shape.dim * wide; // [n, narrow]
    float* const mixed = values + n * narrow; // [n, narrow]
    transpose(k, shape.qkvStride, shape, keys);
    gather(v, shape.qkvStride, shape, values);
    multiply({q, shape.qkvStride, 1}, keys, wide, n, shape.dim, wide, p, wide);
    for (Index t = 0; t < n; ++t) {
        softmax(p + t * wide, n, shape.scale);
    }
    multiply({p, wide, 1}, values, narrow, n, n, narrow, mixed, narrow);
    scatter(mixed, shape, out, shape.outStride);
}

void backward(const HeadShape& shape, const float* q, const float* k, const float* v, const float* p,
              const float* grad, float* gradQ, float* gradK, float* gradV, float* scratch)
{
    const Index n = shape.tokens;
    const Index wide = shape.paddedTokens();
    const Index narrow = shape.paddedDim();
    float* const scores = scratch; // [n, wide]: gradient of p, then of the unscaled products
    float* const values = scores + n * wide; // [dim, wide]
    float* const right = values + shape.dim * wide; // [n, narrow]: the right side of a product
    float* const result = right + n * narrow; // [n, narrow]

    gather(grad, shape.outStride, shape, right);
    multiply({p, 1, wide}, right, narrow, n, n, narrow, result, narrow); // p^T grad
    scatter(result, shape, gradV, shape.qkvStride);

    transpose(v, shape.qkvStride, shape, values);
    multiply({grad, shape.outStride, 1}, values, wide, n, shape.dim, wide, scores, wide);
    for (Index t = 0; t < n; ++t) {
        float* const row = scores + t * wide;
        const float* const weights = p + t * wide;
        float mean = 0;
        for (Index s = 0; s < n; ++s) {
            mean += row[s] * weights[s];
        }
        for (Index s = 0; s < n; ++s) {
            row[s] = weights[s] * (row[s] - mean) * shape.scale;
        }
    }
    gather(k, shape.qkvStride, shape, right);
    multiply({scores, wide, 1}, right, narrow, n, n, narrow, result, narrow);
    scatter(result, shape, gradQ, shape.qkvStride);
    gather(q, shape.qkvStride, shape, right);
    multiply({scores, 1, wide}, right, narrow, n, n, narrow, result, narrow);
    scatter(result, shape, gradK, shape.qkvStride);
}

void adamwRange(float* __restrict value, const float* __restrict grad, float* __restrict first,
                float* __restrict second, float* __restrict average, Index count, const AdamWRates& rates)
{
    const AdamWRates r = rates;
    for (Index i = 0; i < count; ++i) {
        const float g = grad[i] * r.gradScale;
        first[i] = r.beta1 * first[i] + (1 - r.beta1) * g;
        second[i] = r.beta2 * second[i] + (1 - r.beta2) * g * g;
        value[i] = r.keep * value[i]
            - r.step * first[i] / (__builtin_sqrtf(second[i]) * r.rootCorrection + r.epsilon);
        average[i] += r.average * (value[i] - average[i]);
    }
}

constexpr TrainingKernels localKernels{forward, backward, adamwRange};

} // namespace

} // namespace hydra
