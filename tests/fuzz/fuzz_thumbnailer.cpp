// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnail/thumbnailer.h"
#include "core/base/quiet_stderr.h"

#include <QTemporaryDir>

#include <cstdio>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

// The program that file managers run on unknown files: a complete thumbnail, or no file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const QTemporaryDir folder;
    static const std::string out = folder.filePath(QStringLiteral("out.png")).toStdString();
    static const bool unheard = std::freopen("/dev/null", "w", hydra::ownStderr()) != nullptr; // its messages
    (void)unheard;
    const hydra::test::ScratchFile session(data, size);
    const std::string path = session.path().string();
    const char* const words[] = {"hydrascope-thumbnailer", path.c_str(), out.c_str(), "32"};
    const int code = hydra::app::thumbnailer(4, words);
    if ((code != 0 && code != 1) || (code == 0) != (::access(out.c_str(), F_OK) == 0)) {
        std::abort();
    }
    ::unlink(out.c_str());
    return 0;
}
