// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shared_library.h"

#include <dlfcn.h>
#include <sstream>

namespace hydra {

SharedLibrary::SharedLibrary(const std::string& path, Binding binding)
    : m_handle(::dlopen(path.c_str(), (binding == Binding::Now ? RTLD_NOW : RTLD_LAZY) | RTLD_LOCAL))
{
    if (m_handle == nullptr) {
        const char* problem = ::dlerror();
        m_problem = problem != nullptr ? problem : path;
    }
}

void SharedLibrary::loadFirst(const std::string& names)
{
    std::istringstream words(names);
    for (std::string name; words >> name;) {
        (void)SharedLibrary(name, Binding::Lazy);
    }
}

void* SharedLibrary::address(const char* name)
{
    void* found = m_handle != nullptr ? ::dlsym(m_handle, name) : nullptr;
    if (m_handle != nullptr && found == nullptr) {
        const char* problem = ::dlerror();
        m_problem = problem != nullptr ? problem : name;
    }
    return found;
}

void* SharedLibrary::loaded(const char* name)
{
    return ::dlsym(RTLD_DEFAULT, name);
}

} // namespace hydra
