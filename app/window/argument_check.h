// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the command line, as far as it can be told before anything is shown or loaded.
#pragma once

#include <QCommandLineParser>
#include <QString>

namespace hydra::app {

// Of an option with a list of words the word that is none of them; empty where all is well.
[[nodiscard]] QString wrongWord(const QCommandLineParser& parser);

// What is wrong with an option that there is not, and which one is near; empty where all are known. After
// parse().
[[nodiscard]] QString unknownOption(const QCommandLineParser& parser);

// Qt ends the program with a signal where it has no plugin for the platform that "-platform" or
// QT_QPA_PLATFORM names. What to say instead; empty where it has, or where nothing names one. Before the
// application is made.
[[nodiscard]] QString missingPlatform(int argc, char** argv);

} // namespace hydra::app
