// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces QTEST_MAIN in a program with many tests: `tests_core test_json [arguments of QtTest]` runs one of
// them. A test has the name of its file.
#pragma once

#include <QtTest>

namespace hydra::test {

using Main = int (*)(int argc, char** argv);

// Returns true, so that initialising a variable can call it before main().
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
