// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a report: a template (resources/report) filled with the results.
#pragma once

#include "core/base/file.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace hydra {

// Fills PATTERN: {{NAME}} as htmlText(); {{NAME F}} a number (F: .3 for digits, %1 for a share, G2 for 1e9,
// M2 for 1e6); {{&NAME}} unescaped; {{#NAME}}...{{/NAME}} for each item of a list, or if the value is not
// empty (a number never is); {{^NAME}}...{{/NAME}} if it is empty; {{.}} the item itself.
[[nodiscard]] std::string filledPage(std::string_view pattern, const nlohmann::ordered_json& data);
// The page of DATA, with the style and the script that its policy permits, and no others.
[[nodiscard]] std::string reportHtml(nlohmann::ordered_json data);

[[nodiscard]] std::string fixedText(double value, int digits); // the same in every locale
[[nodiscard]] std::string base64Text(const Bytes& bytes);

} // namespace hydra
