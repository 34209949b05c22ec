// SPDX-License-Identifier: GPL-3.0-or-later
// A list of pictures, one after the other: what is done about those that cannot be read.
#pragma once

#include "core/base/cancel.h"
#include "core/base/kept_file.h"
#include "core/base/not_finite.h"

#include <cstddef>
#include <string>
#include <vector>

namespace hydra {

// Whether ERROR is about one picture alone, so that the others go on: not that of a file that has changed
// since it was opened.
[[nodiscard]] inline bool leavesOut(const Error& error)
{
    return error.code() == ErrorCode::Input && !saysChanged(error);
}

// WORK(i) on each of COUNT pictures. Before it PROGRESS tells NAME(i), and CANCEL is checked. Where WORK
// throws what leavesOut(), LEFT_OUT(i, error) is called and the loop goes on, unless that throws; any other
// error ends it.
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

// LEFT_OUT of COUNT pictures that adds why to NOTES; the only picture's error is thrown on.
[[nodiscard]] inline auto notedIn(std::vector<std::string>& notes, std::size_t count)
{
    return [&notes, count](std::size_t, const Error& error) {
        if (count == 1) {
            throw;
        }
        notes.emplace_back(error.what());
    };
}

} // namespace hydra
