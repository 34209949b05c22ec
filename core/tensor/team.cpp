// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/team.h"

#include "core/base/thread_facts.h"

#include <algorithm>

#ifdef _OPENMP
#include <omp.h>
#endif

namespace hydra {

Team::~Team()
{
    leave();
}

void Team::leave()
{
    m_files.clear();
    m_names.clear();
    m_threads = 0;
}

void Team::meet(int threads)
{
    if (threads == m_threads) {
        return;
    }
    leave();
    m_threads = threads;
#ifdef _OPENMP
    m_names.assign(static_cast<std::size_t>(threads), 0);
#pragma omp parallel num_threads(threads)
    m_names[static_cast<std::size_t>(omp_get_thread_num())] = thisThread();
    m_names.erase(std::remove(m_names.begin(), m_names.end(), 0), m_names.end()); // OpenMP may give fewer
    for (const int name : m_names) {
        m_files.emplace_back(openSchedule(name));
    }
#endif
}

double Team::waited() const
{
    double sum = 0;
    for (const Descriptor& file : m_files) {
        const double seconds = waitedIn(file);
        if (seconds < 0) {
            return -1;
        }
        sum += seconds;
    }
    return m_files.empty() ? -1 : sum;
}

int Team::awake() const
{
    return m_names.empty() ? 0 : static_cast<int>(std::count_if(m_names.begin() + 1, m_names.end(), isAwake));
}

} // namespace hydra
