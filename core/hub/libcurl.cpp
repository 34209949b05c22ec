// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/libcurl.h"

#include "core/base/error.h"
#include "core/base/printable.h"

#include <dlfcn.h>

namespace hydra::hub {

namespace {

template<class Function>
void find(void* library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(::dlsym(library, name)); // NOLINT: what dlsym is for
    if (function == nullptr) {
        throw internalError("libcurl has no function ", name, "; downloads need the package libcurl4");
    }
}

LibCurl load()
{
    void* library = ::dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    const std::string why = library == nullptr ? ::dlerror() : "";
    library = library != nullptr ? library : ::dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        throw internalError("downloads need the package libcurl4: ", printable(why));
    }
    LibCurl curl{};
    find(library, "curl_global_init", curl.globalInit);
    find(library, "curl_easy_init", curl.easyInit);
    find(library, "curl_easy_setopt", curl.setOption);
    find(library, "curl_easy_perform", curl.perform);
    find(library, "curl_easy_getinfo", curl.getInfo);
    find(library, "curl_easy_cleanup", curl.cleanup);
    find(library, "curl_easy_strerror", curl.errorText);
    find(library, "curl_slist_append", curl.append);
    find(library, "curl_slist_free_all", curl.freeList);
    if (curl.globalInit(globalAll) != failure::none) {
        throw internalError("libcurl cannot be started");
    }
    return curl;
}

} // namespace

const LibCurl& libCurl()
{
    static const LibCurl curl = load();
    return curl;
}

} // namespace hydra::hub
