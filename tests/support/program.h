// SPDX-License-Identifier: GPL-3.0-or-later
// In place of QTEST_MAIN, for a program of many tests: `tests_core test_json [arguments of QtTest]` runs one
// of them, which is called as its file is.
#pragma once

#include <QtTest>

namespace hydra::test {

using Main = int (*)(int argc, char** argv);

// True, so that it can be called for a variable, before main().
bool addTest(const char* file, Main run);

template<class Test, class Application>
int runTest(int argc, char** argv)
{
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true); // as QTEST_MAIN does
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace hydra::test

#define HYDRA_TEST_MAIN(run)                                                                                 \
    [[maybe_unused]] static const bool isInProgram = hydra::test::addTest(__FILE__, run);
// APPLICATION: QCoreApplication, or for windows QApplication.
#define HYDRA_TEST(Test, Application) HYDRA_TEST_MAIN((hydra::test::runTest<Test, Application>))
