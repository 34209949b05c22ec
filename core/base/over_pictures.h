// SPDX-License-Identifier: GPL-3.0-or-later
// Processes a list of pictures in order and skips those that cannot be read.
#pragma once

#include "core/base/cancel.h"
#include "core/base/kept_file.h"
#include "core/base/not_finite.h"

#include <cstddef>
#include <string>
#include <vector>

namespace hydra {

// Whether ERROR concerns one picture only, so that the rest can continue. False for a file that changed since
// it was opened.
[[nodiscard]] inline bool leavesOut(const Error& error)
{
    return error.code() == ErrorCode::Input && !saysChanged(error);
}

// Calls WORK(i) for each of COUNT pictures, after checking CANCEL and reporting NAME(i) to PROGRESS. If WORK
// throws an error for which leavesOut() is true, calls LEFT_OUT(i, error) and continues, unless that throws.
// Any other error ends the loop.
template<class Name, class Work, class LeftOut>
void overPictures(std::size_t count, const Name& name, const Work& work, LeftOut&& leftOut,
                  const Progress& progress, const CancelToken& cancel)
{
    for (std::size_t i = 0; i < count; ++i) {
        cancel.check();
        report(progress, double(i) / double(count), name(i));
        try {
            naming(name(i), [&] { work(i); });
        } catch (const Error& error) {
            if (!leavesOut(error)) {
                throw;
            }
            leftOut(i, error);
        }
    }
}

// A LEFT_OUT for COUNT pictures that adds the error's message to NOTES; rethrows if COUNT is 1.
[[nodiscard]] inline auto notedIn(std::vector<Message>& notes, std::size_t count)
{
    return [&notes, count](std::size_t, const Error& error) {
        if (count == 1) {
            throw;
        }
        notes.emplace_back(messageOf(error));
    };
}

} // namespace hydra
