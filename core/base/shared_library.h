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

private:
    [[nodiscard]] void* address(const char* name);

    void* m_handle = nullptr;
    std::string m_problem;
};

} // namespace hydra
