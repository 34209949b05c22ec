// SPDX-License-Identifier: GPL-3.0-or-later
// One thread for as long as it lives: LAPACK's bits change with its threads.
#pragma once

#include <ATen/Parallel.h>

namespace hydra {

class OneThread
{
public:
    OneThread() { at::set_num_threads(1); }
    ~OneThread() { at::set_num_threads(m_before); }
    OneThread(const OneThread&) = delete;
    OneThread& operator=(const OneThread&) = delete;

private:
    int m_before = at::get_num_threads();
};

} // namespace hydra
