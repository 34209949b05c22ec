// SPDX-License-Identifier: GPL-3.0-or-later
// The body of kernels.cpp and kernels_avx2.cpp, which differ in the processor they are compiled for. All
// names are local to the including file, and no function of the standard library is called: code for one
// processor must not be linked into the other.
#pragma once

#include "core/tsne/kernels.h"

#include <cstring>

namespace hydra::tsne {

namespace {

// Eight floats, four floats, eight integers, four doubles, four integers; at any address.
using Lanes = float __attribute__((vector_size(32), aligned(4), may_alias));
using HalfLanes = float __attribute__((vector_size(16), aligned(4), may_alias));
using Signs = std::int32_t __attribute__((vector_size(32), aligned(4), may_alias));
using Doubles = double __attribute__((vector_size(32), aligned(8), may_alias));
using Words = std::uint64_t __attribute__((vector_size(32), aligned(8), may_alias));

// By reference: passing such vectors by value differs between processors.
inline void load(const float* from, Lanes& to)
{
    to = *reinterpret_cast<const Lanes*>(from);
}

inline float total(const Lanes& v)
{
    return ((v[0] + v[4]) + (v[1] + v[5])) + ((v[2] + v[6]) + (v[3] + v[7]));
}

inline double total(const Doubles& v)
{
    return (v[0] + v[2]) + (v[1] + v[3]);
}

inline void widen(const float* from, Doubles& to)
{
    to = __builtin_convertvector(*reinterpret_cast<const HalfLanes*>(from), Doubles);
}

// exp(t) for t <= 0, to 1e-15 of its value: 2^n times a polynomial on |r| < log(2)/2. Below -700 it is 0.
inline void exponential(Doubles& t)
{
    const Doubles lowest = {-700, -700, -700, -700};
    const Words vanishes = reinterpret_cast<Words>(t < lowest);
    t = reinterpret_cast<Doubles>((reinterpret_cast<Words>(t) & ~vanishes)); // 0 there, masked at the end
    const Doubles rounder = {0x1.8p52, 0x1.8p52, 0x1.8p52, 0x1.8p52}; // its low bits are n
    const Doubles shifted = t * 1.4426950408889634 + rounder;
    const Doubles n = shifted - rounder;
    const Doubles r = (t - n * 0.693147180369123816490) - n * 1.90821492927058770002e-10;
    Doubles sum = r * (1.0 / 479001600) + 1.0 / 39916800;
    constexpr double terms[] = {1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040, 1.0 / 720, 1.0 / 120,
                                1.0 / 24,      1.0 / 6,      0.5,         1.0,        1.0};
    for (const double term : terms) {
        sum = sum * r + term;
    }
    const Words power = (reinterpret_cast<Words>(shifted) + 1023) << 52;
    t = reinterpret_cast<Doubles>(reinterpret_cast<Words>(sum * reinterpret_cast<Doubles>(power))
                                  & ~vanishes);
}

// log(v) for v >= 1: e log 2 + 2 artanh((m - 1) / (m + 1)) with m in [0.7, 1.42), to 1e-13.
inline void logarithm(Doubles& v)
{
    const Words bits = reinterpret_cast<Words>(v);
    const Words exponent =
        (bits - 0x3fe6a09e667f3bcdULL) >> 52; // counted from sqrt(1/2); positive, as v >= 1
    const Words magic = exponent + 0x4330000000000000ULL;
    const Doubles e = reinterpret_cast<Doubles>(magic) - 0x1p52;
    const Doubles m = reinterpret_cast<Doubles>(bits - (exponent << 52));
    const Doubles s = (m - 1.0) / (m + 1.0);
    const Doubles square = s * s;
    Doubles sum = square * (1.0 / 15) + 1.0 / 13;
    constexpr double terms[] = {1.0 / 11, 1.0 / 9, 1.0 / 7, 1.0 / 5, 1.0 / 3, 1.0};
    for (const double term : terms) {
        sum = sum * square + term;
    }
    v = e * 0.6931471805599453 + 2.0 * s * sum;
}

void dots(const float* const* rows, const float* panel, Index depth, float* out, Index stride)
{
    Lanes sums[dotRows][2] = {};
    for (Index k = 0; k < depth; ++k) {
        Lanes left, right;
        load(panel + k * panelWidth, left);
        load(panel + k * panelWidth + lanes, right);
        for (Index r = 0; r < dotRows; ++r) {
            const float a = rows[r][k];
            sums[r][0] += a * left;
            sums[r][1] += a * right;
        }
    }
    for (Index r = 0; r < dotRows; ++r) {
        *reinterpret_cast<Lanes*>(out + r * stride) = sums[r][0];
        *reinterpret_cast<Lanes*>(out + r * stride + lanes) = sums[r][1];
    }
}

void squaredDistances(float square, const float* squares, float* products, Index count)
{
    for (Index j = 0; j < count; j += lanes) {
        Lanes other, product;
        load(squares + j, other);
        load(products + j, product);
        const Lanes distance = (square + other) - 2.0F * product;
        const Signs positive = distance > 0.0F;
        *reinterpret_cast<Signs*>(products + j) = reinterpret_cast<Signs>(distance) & positive;
    }
}

Moments moments(const float* distances, Index count, double nearest, double beta)
{
    Doubles zeroth = {}, first = {}, second = {};
    for (Index j = 0; j < count; j += 4) {
        Doubles d;
        widen(distances + j, d);
        d -= nearest;
        Doubles weight = -beta * d;
        exponential(weight);
        zeroth += weight;
        first += weight * d;
        second += weight * d * d;
    }
    return {total(zeroth), total(first), total(second)};
}

void gaussian(const float* distances, Index count, double nearest, double beta, double scale, float* out)
{
    for (Index j = 0; j < count; j += 4) {
        Doubles d;
        widen(distances + j, d);
        Doubles weight = -beta * (d - nearest);
        exponential(weight);
        *reinterpret_cast<HalfLanes*>(out + j) = __builtin_convertvector(scale * weight, HalfLanes);
    }
}

Index firstBelow(const float* values, Index from, Index count, float limit)
{
    for (Index j = from; j < count; j += lanes) {
        Lanes block;
        load(values + j, block);
        const Signs below = block < limit;
        // Four words OR-ed together, which compilers turn into one test.
        std::uint64_t words[4];
        std::memcpy(words, &below, sizeof words);
        if ((words[0] | words[1] | words[2] | words[3]) != 0) {
            return j;
        }
    }
    return count;
}

Force allPairs(float x, float y, const float* xs, const float* ys, const float* p, Index count)
{
    Lanes attractX = {}, attractY = {}, repelX = {}, repelY = {}, normaliser = {};
    for (Index j = 0; j < count; j += lanes) {
        Lanes otherX, otherY, weight;
        load(xs + j, otherX);
        load(ys + j, otherY);
        load(p + j, weight);
        const Lanes dx = x - otherX;
        const Lanes dy = y - otherY;
        const Lanes q = 1.0F / (1.0F + dx * dx + dy * dy);
        const Lanes pull = weight * q;
        const Lanes push = q * q;
        normaliser += q;
        attractX += pull * dx;
        attractY += pull * dy;
        repelX += push * dx;
        repelY += push * dy;
    }
    return {total(attractX), total(attractY), total(repelX), total(repelY), total(normaliser)};
}

// Gathers the points that eight edges lead to: loads eight pairs, then separates x and y.
inline void gather(const float* points, const std::int32_t* to, Lanes& x, Lanes& y)
{
    double pairs[8];
    for (int k = 0; k < 8; ++k) {
        std::memcpy(&pairs[k], points + 2 * static_cast<Index>(to[k]), sizeof(double));
    }
    const Doubles even = {pairs[0], pairs[1], pairs[4], pairs[5]};
    const Doubles odd = {pairs[2], pairs[3], pairs[6], pairs[7]};
    const Lanes a = reinterpret_cast<Lanes>(even);
    const Lanes b = reinterpret_cast<Lanes>(odd);
    x = __builtin_shufflevector(a, b, 0, 2, 8, 10, 4, 6, 12, 14);
    y = __builtin_shufflevector(a, b, 1, 3, 9, 11, 5, 7, 13, 15);
}

Force edges(float x, float y, const float* points, const std::int32_t* to, const float* p, Index count)
{
    Lanes attractX = {}, attractY = {};
    for (Index k = 0; k < count; k += lanes) {
        Lanes otherX, otherY, weight;
        gather(points, to + k, otherX, otherY);
        load(p + k, weight);
        const Lanes dx = x - otherX;
        const Lanes dy = y - otherY;
        const Lanes pull = weight / (1.0F + dx * dx + dy * dy);
        attractX += pull * dx;
        attractY += pull * dy;
    }
    return {total(attractX), total(attractY), 0, 0, 0};
}

void masses(const float* xs, const float* ys, const Mass* list, Index count, float* repelX, float* repelY,
            float* normaliser)
{
    constexpr int vectors = 2; // as many as the registers hold
    for (Index from = 0; from < groupSize; from += vectors * lanes) {
        Lanes x[vectors], y[vectors];
        Lanes sumX[vectors] = {}, sumY[vectors] = {}, sum[vectors] = {};
        for (int v = 0; v < vectors; ++v) {
            load(xs + from + v * lanes, x[v]);
            load(ys + from + v * lanes, y[v]);
        }
        for (Index k = 0; k < count; ++k) {
            const Mass& other = list[k];
            for (int v = 0; v < vectors; ++v) {
                const Lanes dx = x[v] - other.x;
                const Lanes dy = y[v] - other.y;
                const Lanes q = 1.0F / (1.0F + dx * dx + dy * dy);
                const Lanes massQ = other.mass * q;
                const Lanes push = massQ * q;
                sum[v] += massQ;
                sumX[v] += push * dx;
                sumY[v] += push * dy;
            }
        }
        for (int v = 0; v < vectors; ++v) {
            *reinterpret_cast<Lanes*>(repelX + from + v * lanes) = sumX[v];
            *reinterpret_cast<Lanes*>(repelY + from + v * lanes) = sumY[v];
            *reinterpret_cast<Lanes*>(normaliser + from + v * lanes) = sum[v];
        }
    }
}

// sum += p log(1 + dx^2 + dy^2), the logarithm in double.
inline void addLogs(const Lanes& dx, const Lanes& dy, const float* p, Doubles& sum)
{
    float squares[8];
    const Lanes v = 1.0F + dx * dx + dy * dy;
    std::memcpy(squares, &v, sizeof squares);
    for (int half = 0; half < 8; half += 4) {
        Doubles value, weight;
        widen(squares + half, value);
        widen(p + half, weight);
        logarithm(value);
        sum += weight * value;
    }
}

double allPairsLog(float x, float y, const float* xs, const float* ys, const float* p, Index count)
{
    Doubles sum = {};
    for (Index j = 0; j < count; j += lanes) {
        Lanes otherX, otherY;
        load(xs + j, otherX);
        load(ys + j, otherY);
        addLogs(x - otherX, y - otherY, p + j, sum);
    }
    return total(sum);
}

double edgesLog(float x, float y, const float* points, const std::int32_t* to, const float* p, Index count)
{
    Doubles sum = {};
    for (Index k = 0; k < count; k += lanes) {
        Lanes otherX, otherY;
        gather(points, to + k, otherX, otherY);
        addLogs(x - otherX, y - otherY, p + k, sum);
    }
    return total(sum);
}

constexpr Kernels localKernels{dots,  squaredDistances, moments,     gaussian, firstBelow, allPairs,
                               edges, masses,           allPairsLog, edgesLog};

} // namespace

} // namespace hydra::tsne
