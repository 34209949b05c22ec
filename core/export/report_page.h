// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a report: a template (resources/report) that is filled with what was found.
#pragma once

#include "core/base/file.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace hydra {

// PATTERN with {{NAME}} as htmlText(); {{NAME F}} a number (F: .3 for digits, %1 of a share, G2 of 1e9, M2 of
// 1e6); {{&NAME}} as it is; {{#NAME}}...{{/NAME}} for each of a list, or where there is something (a number
// is); {{^NAME}}...{{/NAME}} where there is nothing; {{.}} the item itself.
[[nodiscard]] std::string filledPage(std::string_view pattern, const nlohmann::ordered_json& data);
// The page of DATA, with the style and the script that alone its policy lets in.
[[nodiscard]] std::string reportHtml(nlohmann::ordered_json data);

[[nodiscard]] std::string fixedText(double value, int digits); // in any locale
[[nodiscard]] std::string base64Text(const Bytes& bytes);

} // namespace hydra
