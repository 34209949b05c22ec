// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/tiles.h"

#include "core/tensor/share_cores.h"

#include <ATen/ATen.h>
#include <ATen/core/LegacyTypeDispatch.h>

#include <algorithm>
#include <exception>
#include <mutex>
#include <stdexcept>

#ifdef _OPENMP
#include <omp.h>
#endif

namespace hydra {

namespace {

#ifdef _OPENMP
// The first exception of a tile.
class Failure
{
public:
    void note()
    {
        const std::lock_guard lock(m_mutex);
        if (!m_first) {
            m_first = std::current_exception();
        }
    }
    void rethrow() const
    {
        if (m_first) {
            std::rethrow_exception(m_first);
        }
    }

private:
    std::mutex m_mutex;
    std::exception_ptr m_first;
};
#endif

// One thread inside a tile, and no gradient bookkeeping, which took most of the time for a tile's small
// tensors.
struct Within
{
    const LibraryThreads threads{1};
    const at::AutoDispatchBelowADInplaceOrView values;
};

} // namespace

// Sets OpenMP's count, which LibTorch reads: LibTorch's own setter recreates a thread pool each time.
LibraryThreads::LibraryThreads([[maybe_unused]] int count)
{
#ifdef _OPENMP
    m_before = omp_get_max_threads();
    omp_set_num_threads(count);
#endif
}

LibraryThreads::~LibraryThreads()
{
#ifdef _OPENMP
    omp_set_num_threads(m_before);
#endif
}

int threadsForTiles()
{
#ifdef _OPENMP
    return omp_in_parallel() != 0 ? 1 : threadsNow();
#else
    return 1;
#endif
}

void forTiles(std::int64_t size, std::int64_t tile,
              const std::function<void(std::int64_t, std::int64_t)>& work)
{
    const std::int64_t tiles = (size + tile - 1) / tile;
    const auto perform = [&](std::int64_t i) { work(i * tile, std::min(size, (i + 1) * tile)); };
#ifdef _OPENMP
    if (const int threads = threadsForTiles(); threads > 1 && tiles > 1) {
        Failure failure;
#pragma omp parallel num_threads(threads)
        {
            const Within within;
#pragma omp for schedule(dynamic, 1)
            for (std::int64_t i = 0; i < tiles; ++i) {
                try {
                    perform(i);
                } catch (...) {
                    failure.note();
                }
            }
        }
        failure.rethrow();
        return;
    }
#endif
    const Within within;
    for (std::int64_t i = 0; i < tiles; ++i) {
        perform(i);
    }
}

std::int64_t numbersATile()
{
    return threadsForTiles() > 1 ? 16384 : 131072;
}

at::Tensor elementwise(const at::Tensor& x, const std::function<void(const at::Tensor&, at::Tensor&)>& op)
{
    return elementwise(
        x, x, [&](const at::Tensor& piece, const at::Tensor&, at::Tensor& result) { op(piece, result); });
}

at::Tensor elementwise(const at::Tensor& x, const at::Tensor& y,
                       const std::function<void(const at::Tensor&, const at::Tensor&, at::Tensor&)>& op)
{
    if (c10::GradMode::is_enabled() && x.requires_grad()) {
        throw std::logic_error("elementwise: autograd does not follow tiles");
    }
    const at::Tensor in = x.contiguous().view(-1), other = y.expand(x.sizes()).contiguous().view(-1);
    at::Tensor out = at::empty_like(in);
    if (!x.is_cpu()) {
        op(in, other, out);
        return out.view(x.sizes());
    }
    forTiles(in.numel(), numbersATile(), [&](std::int64_t begin, std::int64_t end) {
        const std::int64_t n = end - begin;
        at::Tensor piece = out.narrow(0, begin, n);
        op(in.narrow(0, begin, n), other.narrow(0, begin, n), piece);
    });
    return out.view(x.sizes());
}

at::Tensor sumInTiles(const at::Tensor& x, const at::Tensor& y)
{
    return elementwise(
        x, y, [](const at::Tensor& a, const at::Tensor& b, at::Tensor& sum) { at::add_out(sum, a, b); });
}

at::Tensor inFloat(const at::Tensor& x)
{
    if (!x.is_cpu() || !x.is_contiguous() || x.scalar_type() == at::kFloat) {
        return x.to(at::kFloat);
    }
    const at::Tensor result = at::empty(x.sizes(), x.options().dtype(at::kFloat));
    const at::Tensor in = x.view(-1), out = result.view(-1);
    forTiles(in.numel(), numbersATile(), [&](std::int64_t begin, std::int64_t end) {
        out.narrow(0, begin, end - begin).copy_(in.narrow(0, begin, end - begin));
    });
    return result;
}

std::int64_t rowsATile(const at::Tensor& x)
{
    return std::max<std::int64_t>(1, numbersATile() * x.size(0) / std::max<std::int64_t>(1, x.numel()));
}

at::Tensor throughSoftmax(const at::Tensor& gradient, const at::Tensor& a)
{
    if (!a.is_cpu()) {
        return at::_softmax_backward_data(gradient.contiguous(), a.contiguous(), -1, a.scalar_type());
    }
    const at::Tensor g = gradient.contiguous().view({-1, a.size(-1)}), shares = a.contiguous().view_as(g);
    at::Tensor result = at::empty_like(g);
    forTiles(g.size(0), rowsATile(g), [&](std::int64_t begin, std::int64_t end) {
        const std::int64_t n = end - begin;
        at::Tensor piece = result.narrow(0, begin, n);
        at::_softmax_backward_data_out(piece, g.narrow(0, begin, n), shares.narrow(0, begin, n), -1,
                                       a.scalar_type());
    });
    return result.view(gradient.sizes());
}

} // namespace hydra
