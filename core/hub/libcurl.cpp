// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hub/libcurl.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/base/shared_library.h"

namespace hydra::hub {

namespace {

template<class Function>
void find(SharedLibrary& library, const char* name, Function*& function)
{
    function = library.find<Function>(name);
    if (function == nullptr) {
        throw internalError("libcurl has no function %1; downloads need the package libcurl4", name);
    }
}

LibCurl load()
{
    const SharedLibrary usual("libcurl.so.4");
    SharedLibrary library = usual ? usual : SharedLibrary("libcurl-gnutls.so.4");
    if (!library) {
        throw internalError("downloads need the package libcurl4: %1", printable(usual.problem()));
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
