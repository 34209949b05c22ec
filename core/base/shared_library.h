// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of a library that is loaded when it is first needed, and stays.
#pragma once

#include <string>

namespace hydra {

class SharedLibrary
{
public:
    enum class Binding
    {
        Now,
        Lazy, // of many functions few are called
    };
    // A path, or a name as the system looks for it.
    explicit SharedLibrary(const std::string& path, Binding binding = Binding::Now);

    [[nodiscard]] explicit operator bool() const noexcept { return m_handle != nullptr; }
    [[nodiscard]] const std::string& problem() const noexcept { return m_problem; } // of what failed last
    // Null where it has none. FUNCTION is believed.
    template<class Function>
    [[nodiscard]] Function* find(const char* name)
    {
        return reinterpret_cast<Function*>(address(name)); // NOLINT: what libraries are loaded for
    }

    // Of what the program has loaded already.
    [[nodiscard]] static void* loaded(const char* name);

    // Loads what a library needs before it: NAMES, a space between two. A library's names are looked up in
    // all that is loaded in one step, and OpenCV brings two hundred, LibTorch a hundred thousand names: in
    // two steps a quarter of the time is saved. What cannot be loaded is left to the next step.
    static void loadFirst(const std::string& names);

private:
    [[nodiscard]] void* address(const char* name);

    void* m_handle = nullptr;
    std::string m_problem;
};

} // namespace hydra
