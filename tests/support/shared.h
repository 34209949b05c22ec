// SPDX-License-Identifier: GPL-3.0-or-later
// Test data that is too large for the repository: $HYDRA_SHARED, or ../shared beside the checkout. Some tests
// need only small files of it; the repository has copies of these (tests/data/copies), so a plain clone runs
// those tests.
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

// The copy if there is one, so that a test gives the same result with and without ../shared.
inline std::filesystem::path sharedFile(const std::string& inside)
{
    const auto copy = std::filesystem::path(HYDRA_SOURCE_DIR) / "tests/data/copies" / inside;
    return std::filesystem::exists(copy) ? copy : sharedFolder() / inside;
}

inline bool haveShared(const std::string& inside)
{
    return std::filesystem::exists(sharedFile(inside));
}

} // namespace hydra::test

// First line of a test that needs a file of the shared folder. scripts/test.sh counts these skips, and treats
// them as failures if the folder exists.
#define HYDRA_NEED_SHARED(inside)                                                                            \
    if (!hydra::test::haveShared(inside)) {                                                                  \
        QSKIP(                                                                                               \
            qPrintable(QStringLiteral("SKIPPED: ../shared/%1 is absent; set HYDRA_SHARED to run this test")  \
                           .arg(QString::fromStdString(inside))));                                           \
    }
