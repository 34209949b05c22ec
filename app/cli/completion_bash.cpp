// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion_scripts.h"
#include "app/cli/offers.h"

#include <algorithm>
#include <map>
#include <set>

namespace hydra::cli {

namespace {

// Methods have colons in their names, which bash takes for the ends of words: bash-completion joins them
// again.
constexpr const char* bashHelpers =
    R"sh(# Completion of hydrascope and hydrascope-cli for bash, written by `hydrascope-cli completion bash`.

# _hydrascope_offer MANY WORD...: MANY is 1 where words are joined by commas.
_hydrascope_offer()
{
    local many=$1 before=""
    shift
    if [[ $many == 1 && $cur == *,* ]]; then
        before="${cur%,*},"
    fi
    COMPREPLY=($(compgen -P "$before" -W "$*" -- "${cur#"$before"}"))
    if declare -F __ltrim_colon_completions >/dev/null; then
        __ltrim_colon_completions "$cur"
    fi
}

_hydrascope_files()
{
    compopt -o filenames 2>/dev/null
    COMPREPLY+=($(compgen -f -- "$cur"))
}

_hydrascope_folders()
{
    compopt -o filenames 2>/dev/null
    COMPREPLY+=($(compgen -d -- "$cur"))
}

_hydrascope_models()
{
    if [[ -z ${_hydrascope_model_names-} ]]; then
        _hydrascope_model_names=$(hydrascope-cli completion --models --quiet 2>/dev/null)
    fi
    _hydrascope_offer 0 $_hydrascope_model_names
}

# _hydrascope_heads MANY MODEL
_hydrascope_heads()
{
    if [[ -z ${2-} ]]; then
        _hydrascope_offer 0 all
        return
    fi
    if [[ ${_hydrascope_heads_of-} != "$2" ]]; then
        _hydrascope_heads_of=$2
        _hydrascope_head_counts=$(hydrascope-cli completion --heads-of "$2" --quiet 2>/dev/null)
    fi
    _hydrascope_offer "$1" $_hydrascope_head_counts
}

_hydrascope_start()
{
    COMPREPLY=()
    if declare -F _init_completion >/dev/null; then
        _init_completion -n := || return 1
    else
        cur=${COMP_WORDS[COMP_CWORD]}
        prev=${COMP_WORDS[COMP_CWORD - 1]}
        words=("${COMP_WORDS[@]}")
        cword=$COMP_CWORD
    fi
}

)sh";

// The lines of a `case` that make OFFER; the model's word is in $model.
std::string bashBody(const Offer& offer, const std::string& indent)
{
    std::string lines;
    const char* const many = offer.many ? "1" : "0";
    if (offer.asked == Offer::Asked::Heads) {
        lines += indent + "_hydrascope_heads " + many + " \"$model\"\n";
    } else if (offer.asked == Offer::Asked::Models) {
        lines += indent + "_hydrascope_models\n";
    } else if (!offer.words.empty()) {
        lines += indent + "_hydrascope_offer " + many + " '" + joinedWords(offer.words) + "'\n";
    }
    lines += offer.files ? indent + "_hydrascope_files\n" : "";
    lines += offer.folders ? indent + "_hydrascope_folders\n" : "";
    return lines.empty() ? indent + ":\n" : lines;
}

std::string optionWords(const Shape& shape)
{
    std::string words;
    for (const OptionInfo& option : shape.options) {
        words += (words.empty() ? "--" : " --") + option.name;
    }
    return words;
}

// "case $prev in": what follows an option.
std::string values(const std::vector<Shape>& shapes)
{
    std::map<std::string, std::string> patterns; // of each body
    for (const Shape& shape : shapes) {
        for (const OptionInfo& option : shape.options) {
            if (!option.value.empty()) {
                std::string& pattern = patterns[bashBody(offerFor(option), "            ")];
                pattern += (pattern.empty() ? "" : " | ") + shape.name + ":--" + option.name;
            }
        }
    }
    std::string out = "    case \"$command:$prev\" in\n";
    for (const auto& [lines, pattern] : patterns) {
        out += "        " + pattern + ")\n" + lines + "            return\n            ;;\n";
    }
    return out + "    esac\n";
}

std::string switches(const std::vector<Shape>& shapes)
{
    std::set<std::string> names;
    for (const Shape& shape : shapes) {
        for (const OptionInfo& option : shape.options) {
            if (option.value.empty()) {
                names.insert(shape.name + ":--" + option.name);
            }
        }
    }
    std::string out;
    for (const std::string& name : names) {
        out += (out.empty() ? "" : " | ") + name;
    }
    return out;
}

// Counts the words that are no options, into $position, and keeps the model.
std::string counting(const std::vector<Shape>& shapes, const char* from)
{
    std::string out = "    local position=0 i=" + std::string(from) + R"( word
    while ((i < cword)); do
        word=${words[i]}
        case "$command:$word" in
            )"
        + switches(shapes) + R"() ;;
            *:--*) ((i++)) ;;
            *)
                case "$command:$position" in
)";
    for (const Shape& shape : shapes) {
        if (shape.model >= 0) {
            out += "                    " + shape.name + ":" + std::to_string(shape.model)
                + ") model=$word ;;\n";
        }
    }
    return out
        + "                esac\n                ((position++))\n                ;;\n        esac\n"
          "        ((i++))\n    done\n";
}

std::string positions(const Shape& shape)
{
    std::string out;
    for (std::size_t i = 0; i < shape.positions.size(); ++i) {
        const bool last = i + 1 == shape.positions.size() && shape.repeats;
        out += "        " + shape.name + ":" + (last ? "*" : std::to_string(i)) + ")\n"
            + bashBody(shape.positions[i], "            ") + "            ;;\n";
    }
    return out;
}

} // namespace

std::string bashScript()
{
    std::vector<Shape> shapes;
    std::vector<std::string> names;
    for (const Command& command : commands()) {
        shapes.push_back(shapeOf(command));
        names.emplace_back(command.name);
    }
    std::string out = bashHelpers;
    out +=
        "_hydrascope_cli()\n{\n    local cur prev words cword model=\"\"\n    _hydrascope_start || return\n"
        "    local command=${words[1]-}\n    if ((cword == 1)); then\n        _hydrascope_offer 0 '"
        + joinedWords(names) + " --help --version'\n        return\n    fi\n";
    out += counting(shapes, "2") + values(shapes);
    out += "    if [[ $cur == -* ]]; then\n        case $command in\n";
    for (const Shape& shape : shapes) {
        out += "            " + shape.name + ") _hydrascope_offer 0 '" + optionWords(shape) + "' ;;\n";
    }
    out += "        esac\n        return\n    fi\n    case \"$command:$position\" in\n";
    for (const Shape& shape : shapes) {
        out += positions(shape);
    }
    out += "    esac\n}\n\n";

    const std::vector<Shape> window{shapeOfWindow()};
    out += "_hydrascope()\n{\n    local cur prev words cword model=\"\" command=\"\" i\n"
           "    _hydrascope_start || return\n    for ((i = 1; i + 1 < ${#words[@]}; i++)); do\n"
           "        [[ ${words[i]} == --"
        + window[0].modelOption + " ]] && model=${words[i + 1]}\n    done\n" + values(window)
        + "    if [[ $cur == -* ]]; then\n        _hydrascope_offer 0 '" + optionWords(window[0])
        + "'\n    else\n        _hydrascope_files\n    fi\n}\n\n"
          "complete -F _hydrascope_cli hydrascope-cli\ncomplete -F _hydrascope hydrascope\n";
    return out;
}

} // namespace hydra::cli
