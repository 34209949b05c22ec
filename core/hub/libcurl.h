// SPDX-License-Identifier: GPL-3.0-or-later
// The few functions and numbers of libcurl 7 and 8 that are used here, from its ABI (libcurl.so.4, unchanged
// since 2006). The library is loaded on first use; neither building nor starting needs it. test_download
// compares the numbers with curl/curl.h if that is installed.
#pragma once

namespace hydra::hub {

namespace option {
constexpr int writeData = 10001, url = 10002, range = 10007, errorBuffer = 10010, writeFunction = 20011,
              lowSpeedLimit = 19, lowSpeedTime = 20, userAgent = 10018, httpHeader = 10023,
              headerData = 10029, noProgress = 43, noBody = 44, progressData = 10057, verifyPeer = 64,
              caInfo = 10065, connectTimeout = 78, wholeTimeout = 155, headerFunction = 20079,
              verifyHost = 81, noSignal = 99, protocols = 181, progressFunction = 20219;
} // namespace option
namespace info {
constexpr int responseCode = 0x200002, redirectUrl = 0x10001f;
} // namespace info
namespace failure {
constexpr int none = 0, proxyName = 5, hostName = 6, connect = 7, partial = 18, write = 23, timeout = 28,
              nothing = 52, sending = 55, receiving = 56, stream = 92, http2 = 16, noMemory = 27,
              handshake = 35, certificate = 60, authorities = 77, revoked = 82, issuer = 83, status = 91,
              tooLarge = 100;
} // namespace failure
constexpr long protocolHttp = 1, protocolHttps = 2;
constexpr long globalAll = 3;

struct HeaderList; // curl_slist

struct LibCurl
{
    int (*globalInit)(long);
    void* (*easyInit)();
    int (*setOption)(void*, int, ...);
    int (*perform)(void*);
    int (*getInfo)(void*, int, ...);
    void (*cleanup)(void*);
    const char* (*errorText)(int);
    HeaderList* (*append)(HeaderList*, const char*);
    void (*freeList)(HeaderList*);
};

// Loads it once. Throws Error{Internal} that names Debian's package if it is missing.
[[nodiscard]] const LibCurl& libCurl();

} // namespace hydra::hub
