// SPDX-License-Identifier: GPL-3.0-or-later
// The processor's cores: how many there are, and how many of them are for us.
#pragma once

#include <optional>
#include <string>

namespace hydra {

// Cores of the machine that are switched on, whoever may use them.
[[nodiscard]] int onlineCores();
// Switched on or not: the same for every process of this machine, at any time.
[[nodiscard]] int machineCores();
// Physical cores that this process may use: those it is not kept off (taskset, a container's cpuset), and no
// more than a container's share of time is worth. At least one. Hyper-threads do not help matrix products.
[[nodiscard]] int usableCores();
// Cores' worth of time that a control group grants, of its file cpu.max: "150000 100000" is 1.5; nothing for
// "max 100000" and for what is not such a file.
[[nodiscard]] std::optional<double> coresGranted(const std::string& cpuMax);

} // namespace hydra
