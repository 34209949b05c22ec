// SPDX-License-Identifier: GPL-3.0-or-later
// Work in tiles whose bounds follow from its size alone. One thread computes a tile, and no sum is shared by
// two: the same question gives the same bits on one thread or sixteen, beside busy processes or on an idle
// machine. LibTorch itself keeps to one thread, because it cuts by the number of threads: its sums change
// with the cut, and so do exp and erf, whose last few numbers of a piece come from another routine.
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>

namespace hydra {

// For as long as it lives: COUNT threads for oneDNN, LibTorch, BLAS and LAPACK in the calling thread.
class LibraryThreads
{
public:
    explicit LibraryThreads(int count);
    ~LibraryThreads();
    LibraryThreads(const LibraryThreads&) = delete;
    LibraryThreads& operator=(const LibraryThreads&) = delete;

private:
    int m_before = 1;
};

// WORK(begin, end) for each piece [i TILE, (i + 1) TILE) of [0, SIZE), in no order, on as many threads as the
// calling thread may use (core/tensor/share_cores). Tiles within a tile have its one thread. What a tile
// throws is thrown once all have ended.
void forTiles(std::int64_t size, std::int64_t tile,
              const std::function<void(std::int64_t begin, std::int64_t end)>& work);
// How many threads it would take now.
[[nodiscard]] int threadsForTiles();

// Numbers that an element-wise operation takes at once: below, meeting costs more than the work. A thread
// alone meets nobody and takes more, which changes no bit: both are whole registers.
[[nodiscard]] std::int64_t numbersATile();

// OP of the numbers of X, and of those of Y, a tile at a time: OP takes flat pieces and fills RESULT, a piece
// of the same size.
[[nodiscard]] at::Tensor elementwise(const at::Tensor& x,
                                     const std::function<void(const at::Tensor& x, at::Tensor& result)>& op);
[[nodiscard]] at::Tensor
elementwise(const at::Tensor& x, const at::Tensor& y,
            const std::function<void(const at::Tensor& x, const at::Tensor& y, at::Tensor& result)>& op);

// X + Y, of one size.
[[nodiscard]] at::Tensor sumInTiles(const at::Tensor& x, const at::Tensor& y);

// X rounded to float32.
[[nodiscard]] at::Tensor inFloat(const at::Tensor& x);

// Entries of X's first dimension that make a tile of as many.
[[nodiscard]] std::int64_t rowsATile(const at::Tensor& x);

// From the gradient of A = softmax(S) to that of S; both as they lie, of one size.
[[nodiscard]] at::Tensor throughSoftmax(const at::Tensor& gradient, const at::Tensor& a);

} // namespace hydra
