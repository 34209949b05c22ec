// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of a library that is loaded on first use and never unloaded.
#pragma once

#include <string>

namespace hydra {

class SharedLibrary
{
public:
    enum class Binding
    {
        Now,
        Lazy, // for libraries of which few functions are called
    };
    // PATH is a path, or a name in the system's search path.
    explicit SharedLibrary(const std::string& path, Binding binding = Binding::Now);

    [[nodiscard]] explicit operator bool() const noexcept { return m_handle != nullptr; }
    [[nodiscard]] const std::string& problem() const noexcept { return m_problem; } // the last error
    // Null if absent. FUNCTION's type is not checked.
    template<class Function>
    [[nodiscard]] Function* find(const char* name)
    {
        return reinterpret_cast<Function*>(address(name)); // NOLINT: dlsym() returns void*
    }

    // Address of NAME in the libraries already loaded; null if absent.
    [[nodiscard]] static void* loaded(const char* name);

    // Preloads a library's dependencies: NAMES, separated by spaces. A library's symbols are looked up in
    // everything loaded in the same step, and OpenCV brings two hundred libraries, LibTorch a hundred
    // thousand symbols: two steps save a quarter of the time. Failures are left to the next step.
    static void loadFirst(const std::string& names);

private:
    [[nodiscard]] void* address(const char* name);

    void* m_handle = nullptr;
    std::string m_problem;
};

} // namespace hydra
