// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/file.h"

#include <openssl/evp.h>

namespace hydra {

struct Sha256::State
{
    EVP_MD_CTX* context = EVP_MD_CTX_new();
    ~State() { EVP_MD_CTX_free(context); }
};

Sha256::Sha256()
    : m_state(std::make_unique<State>())
{
    if (m_state->context == nullptr || EVP_DigestInit_ex(m_state->context, EVP_sha256(), nullptr) != 1) {
        throw internalError("SHA-256 is not available in this OpenSSL");
    }
}

Sha256::~Sha256() = default;

void Sha256::add(const void* data, std::size_t size)
{
    if (EVP_DigestUpdate(m_state->context, data, size) != 1) {
        throw internalError("SHA-256 failed");
    }
}

std::string Sha256::text()
{
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int length = 0;
    if (EVP_DigestFinal_ex(m_state->context, digest, &length) != 1) {
        throw internalError("SHA-256 failed");
    }
    static const char* const digits = "0123456789abcdef";
    std::string text;
    for (unsigned int i = 0; i < length; ++i) {
        text += digits[digest[i] >> 4];
        text += digits[digest[i] & 15];
    }
    return text;
}

std::string sha256(const void* data, std::size_t size)
{
    Sha256 hash;
    hash.add(data, size);
    return hash.text();
}

} // namespace hydra
