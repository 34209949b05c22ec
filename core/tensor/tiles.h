// SPDX-License-Identifier: GPL-3.0-or-later
// Divides work into tiles whose bounds depend only on its size. One thread computes a tile, and no sum is
// split between threads: a request gives the same bits on one thread or sixteen, on a busy or an idle
// machine. LibTorch itself runs on one thread, because it divides by the number of threads: that changes its
// sums, and also exp and erf, which use another routine for the last few numbers of a piece.
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>

namespace hydra {

// Sets COUNT threads for oneDNN, LibTorch, BLAS and LAPACK in the calling thread, for this object's lifetime.
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

// Calls WORK(begin, end) for each piece [i TILE, (i + 1) TILE) of [0, SIZE), in any order, on as many threads
// as the calling thread may use (core/tensor/share_cores). Nested calls run on the tile's thread. A tile's
// exception is rethrown after all tiles have ended.
void forTiles(std::int64_t size, std::int64_t tile,
              const std::function<void(std::int64_t begin, std::int64_t end)>& work);
// How many threads forTiles() would use now.
[[nodiscard]] int threadsForTiles();

// Numbers per tile of an element-wise operation: with fewer, synchronisation costs more than the work. A
// single thread takes more; that changes no bit, as both sizes fill whole registers.
[[nodiscard]] std::int64_t numbersATile();

// Applies OP to X, or to X and Y, a tile at a time: OP gets flat pieces and fills RESULT, a piece of the same
// size.
[[nodiscard]] at::Tensor elementwise(const at::Tensor& x,
                                     const std::function<void(const at::Tensor& x, at::Tensor& result)>& op);
[[nodiscard]] at::Tensor
elementwise(const at::Tensor& x, const at::Tensor& y,
            const std::function<void(const at::Tensor& x, const at::Tensor& y, at::Tensor& result)>& op);

// X + Y; Y is expanded to the size of X.
[[nodiscard]] at::Tensor sumInTiles(const at::Tensor& x, const at::Tensor& y);

// X rounded to float32.
[[nodiscard]] at::Tensor inFloat(const at::Tensor& x);

// The number of entries of X's first dimension in a tile of numbersATile() numbers.
[[nodiscard]] std::int64_t rowsATile(const at::Tensor& x);

// The gradient of S from the gradient of A = softmax(S), which must have the same size.
[[nodiscard]] at::Tensor throughSoftmax(const at::Tensor& gradient, const at::Tensor& a);

} // namespace hydra
