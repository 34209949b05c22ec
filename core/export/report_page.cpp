// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report_page.h"

#include "core/base/error.h"
#include "core/base/foreign_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <openssl/evp.h>

namespace hydra {

// Made by CMake from resources/report.
extern const char* const reportPattern;
extern const char* const reportStyle;
extern const char* const reportScript;

namespace {

using PageData = nlohmann::ordered_json;

class PageFiller
{
public:
    explicit PageFiller(const PageData& data)
        : m_around{&data}
    { }

    void fill(std::string_view part)
    {
        for (std::size_t open = part.find("{{"); open != std::string_view::npos; open = part.find("{{")) {
            m_page += part.substr(0, open);
            const std::size_t close = part.find("}}", open);
            const std::string_view tag = part.substr(open + 2, close - open - 2);
            part.remove_prefix(close + 2);
            if (tag.front() != '#' && tag.front() != '^') {
                m_page += textOf(tag);
                continue;
            }
            const std::string end = "{{/" + std::string(tag.substr(1)) + "}}";
            const std::size_t inside = part.find(end);
            section(tag.front() == '#', valueOf(tag.substr(1)), part.substr(0, inside));
            part.remove_prefix(inside + end.size());
        }
        m_page += part;
    }
    [[nodiscard]] std::string take() { return std::move(m_page); }

private:
    void section(bool wanted, const PageData& value, std::string_view inside)
    {
        const bool nothing =
            value.is_null() || value == false || value == "" || (value.is_array() && value.empty());
        if (!wanted && nothing) {
            fill(inside);
        } else if (wanted && !nothing) {
            const auto of = [&](const PageData& item) {
                m_around.push_back(&item);
                fill(inside);
                m_around.pop_back();
            };
            if (value.is_array()) {
                std::for_each(value.begin(), value.end(), of);
            } else {
                of(value);
            }
        }
    }

    [[nodiscard]] const PageData& valueOf(std::string_view name) const
    {
        static const PageData none;
        for (auto around = m_around.rbegin(); around != m_around.rend(); ++around) {
            if (name == ".") {
                return **around;
            }
            if ((*around)->is_object() && (*around)->contains(std::string(name))) {
                return (*around)->at(std::string(name));
            }
        }
        return none;
    }

    [[nodiscard]] std::string textOf(std::string_view tag) const
    {
        const bool raw = tag.front() == '&';
        const std::size_t space = tag.find(' ');
        const PageData& value = valueOf(tag.substr(raw ? 1 : 0, space));
        if (space != std::string_view::npos) {
            const char scale = tag[space + 1];
            const double factor = scale == '%' ? 100 : scale == 'G' ? 1e-9 : scale == 'M' ? 1e-6 : 1;
            return value.is_number() ? fixedText(factor * value.get<double>(), tag.back() - '0') : "–";
        }
        const std::string text = value.is_string() ? value.get<std::string>()
            : value.is_null()                      ? ""
                                                   : value.dump();
        return raw ? text : htmlText(text);
    }

    std::vector<const PageData*> m_around; // scopes for name lookup, the innermost last
    std::string m_page;
};

// The hash by which a policy permits the element with TEXT.
std::string policyHash(std::string_view text)
{
    const std::string digits = sha256(text.data(), text.size());
    Bytes bytes;
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        bytes.push_back(static_cast<std::uint8_t>(std::stoi(digits.substr(i, 2), nullptr, 16)));
    }
    return base64Text(bytes);
}

} // namespace

std::string filledPage(std::string_view pattern, const PageData& data)
{
    PageFiller filler(data);
    filler.fill(pattern);
    return filler.take();
}

std::string reportHtml(PageData data)
{
    data["style"] = reportStyle;
    data["script"] = reportScript;
    data["style_hash"] = policyHash(reportStyle);
    data["script_hash"] = policyHash(reportScript);
    return filledPage(reportPattern, data);
}

std::string fixedText(double value, int digits)
{
    std::array<char, 400> text{};
    const double shown = std::abs(value) < 0.5 * std::pow(10, -digits) ? 0 : value; // no -0.0
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), shown, std::chars_format::fixed, digits);
    return {text.data(), end.ptr};
}

std::string base64Text(const Bytes& bytes)
{
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0');
    auto* const out = reinterpret_cast<unsigned char*>(text.data());
    text.resize(static_cast<std::size_t>(EVP_EncodeBlock(out, bytes.data(), static_cast<int>(bytes.size()))));
    return text;
}

} // namespace hydra
