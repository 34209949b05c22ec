// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/integer_list.h"
#include "core/question/keys.h"

namespace hydra {

using engine::ClassChoice;

template<>
const EnumWords<ClassChoice::Kind>& enumWords<ClassChoice::Kind>()
{
    using Kind = ClassChoice::Kind;
    static const EnumWords<Kind> words{{Kind::Top, "top"}, {Kind::Own, "own"}, {Kind::Index, "index"}};
    return words;
}

namespace engine {

std::string text(const ClassChoice& choice)
{
    using Kind = ClassChoice::Kind;
    switch (choice.kind) {
    case Kind::Own:
        return wordOf(Kind::Own);
    case Kind::Top:
        return wordOf(Kind::Top) + std::to_string(choice.value);
    case Kind::Index:
        return std::to_string(choice.value);
    }
    return {};
}

std::optional<ClassChoice> classChoice(std::string_view text)
{
    using Kind = ClassChoice::Kind;
    if (text == wordOf(Kind::Own)) {
        return ClassChoice{Kind::Own, 1};
    }
    const std::string_view top = wordOf(Kind::Top);
    const bool ranked = text.substr(0, top.size()) == top;
    const auto number = wholeNumber(ranked ? text.substr(top.size()) : text);
    if (!number || *number > ClassChoice::most || (ranked && *number < 1)) {
        return std::nullopt;
    }
    return ClassChoice{ranked ? Kind::Top : Kind::Index, *number};
}

} // namespace engine

} // namespace hydra
