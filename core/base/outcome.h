// SPDX-License-Identifier: GPL-3.0-or-later
// A value or an Error: the result of a worker thread.
#pragma once

#include "core/base/error.h"

#include <new>
#include <utility>
#include <variant>

namespace hydra {

template<class T>
class Outcome
{
public:
    Outcome(T value)
        : m_state(std::move(value))
    { }
    Outcome(Error error)
        : m_state(std::move(error))
    { }
    [[nodiscard]] bool ok() const noexcept { return std::holds_alternative<T>(m_state); }
    [[nodiscard]] const T& value() const { return std::get<T>(m_state); }
    [[nodiscard]] const Error& error() const { return std::get<Error>(m_state); }

    // Runs WORK and catches what it throws: the only place that catches a job's exceptions.
    template<class Work>
    [[nodiscard]] static Outcome of(Work&& work)
    {
        try {
            return Outcome(std::forward<Work>(work)());
        } catch (const Error& error) {
            return Outcome(error);
        } catch (const std::bad_alloc&) {
            return Outcome(
                Error(ErrorCode::Internal, phrase("not enough memory for this; try a smaller image")));
        } catch (const std::exception& error) {
            return Outcome(Error(ErrorCode::Internal, messageOf(error)));
        }
    }

private:
    std::variant<T, Error> m_state;
};

} // namespace hydra
