// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of the processor's cores: in the machine, and usable by this process.
#pragma once

#include <optional>
#include <string>

namespace hydra {

// Logical cores of the machine that are online, whether or not this process may use them.
[[nodiscard]] int onlineCores();
// Logical cores, online or not: the same for every process of this machine, at any time.
[[nodiscard]] int machineCores();
// Physical cores that this process may use: those in its affinity mask (taskset, a container's cpuset),
// capped at a container's CPU quota. At least one. Hyper-threads do not help matrix products.
[[nodiscard]] int usableCores();
// The CPU quota of a control group in cores, from the text of its cpu.max: "150000 100000" is 1.5. Empty for
// "max 100000" and for any other text.
[[nodiscard]] std::optional<double> coresGranted(const std::string& cpuMax);

} // namespace hydra
