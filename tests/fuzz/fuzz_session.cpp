// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/session_file.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

// A session that was read is written so that it reads back the same.
void checkWriting(const ReadSession& read, const QDir& beside)
{
    if (read.session.model.isEmpty()) {
        return; // missing, and its place is not in the file
    }
    const ReadSession again = sessionFrom(toJson(read.session, beside), beside, QStringLiteral("written"));
    const SessionFile &a = read.session, &b = again.session;
    const bool same = again.missing.isEmpty() && a.images.size() == b.images.size() && a.current == b.current
        && a.query == b.query && a.look == b.look && a.untrained == b.untrained;
    if (!same || again.olderLayout) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const QDir beside(QDir::rootPath());
    return test::survives([&] {
        const QByteArray json(reinterpret_cast<const char*>(data), qsizetype(size));
        const ReadSession read = sessionFrom(json, beside, QStringLiteral("input"));
        try {
            checkWriting(read, beside);
        } catch (const Error&) {
            std::abort(); // it refuses what it wrote
        }
    });
}
