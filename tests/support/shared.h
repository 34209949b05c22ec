// SPDX-License-Identifier: GPL-3.0-or-later
// Where the test data outside the repository lies: $HYDRA_SHARED, or ../shared beside the checkout.
#pragma once

#include <QtTest>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace hydra::test {

inline std::filesystem::path sharedFolder()
{
    if (const char* given = std::getenv("HYDRA_SHARED")) {
        return given;
    }
    return std::filesystem::path(HYDRA_SOURCE_DIR) / ".." / "shared";
}

inline bool haveShared(const std::string& inside)
{
    return std::filesystem::exists(sharedFolder() / inside);
}

} // namespace hydra::test

// First line of a test that needs a file of the shared folder.
#define HYDRA_NEED_SHARED(inside)                                                                            \
    if (!hydra::test::haveShared(inside)) {                                                                  \
        QSKIP("SKIPPED: ../shared/" inside " is absent; set HYDRA_SHARED to run this test");                 \
    }
