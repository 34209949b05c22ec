// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion_scripts.h"
#include "app/cli/offers.h"

namespace hydra::cli {

namespace {

constexpr const char* zshHelpers = R"sh(#compdef hydrascope-cli hydrascope
# Completion of hydrascope and hydrascope-cli for zsh, written by `hydrascope-cli completion zsh`.

_hydrascope_models() {
  local -a names
  names=(${(f)"$(hydrascope-cli completion --models --quiet 2>/dev/null)"})
  compadd -a names
}

_hydrascope_model_files() {
  _alternative 'models:model:_hydrascope_models' 'files:file:_files'
}

# The model is the word that stands where the command has it, or after --model.
_hydrascope_heads() {
  local model=
  local -a counts
  if [[ -n ${opt_args[--model]-} ]]; then
    model=${opt_args[--model]}
  elif [[ -n ${hydrascope_place-} ]]; then
    model=${line[hydrascope_place]-}
  fi
  if [[ -n $model ]]; then
    counts=(${(f)"$(hydrascope-cli completion --heads-of "$model" --quiet 2>/dev/null)"})
  else
    counts=(all)
  fi
  compadd "$@" -a counts
}

)sh";

// Inside single quotes, in a word of _arguments: WHAT are the characters that mean something there.
std::string zshQuoted(const std::string& text, const char* what)
{
    std::string out;
    for (const char c : text) {
        if (c == '\'') {
            out += "'\\''";
        } else {
            out += (std::string(what).find(c) != std::string::npos ? "\\" : "") + std::string(1, c);
        }
    }
    return out;
}

std::string zshAction(const Offer& offer)
{
    if (offer.asked == Offer::Asked::Heads) {
        return offer.many ? "_sequence _hydrascope_heads" : "_hydrascope_heads";
    }
    if (offer.asked == Offer::Asked::Models) {
        return "_hydrascope_model_files";
    }
    if (offer.words.empty()) {
        return offer.files ? "_files" : offer.folders ? "_files -/" : " ";
    }
    std::string words;
    for (const std::string& word : offer.words) {
        words += (words.empty() ? "" : " ") + zshQuoted(word, ":");
    }
    if (offer.files) {
        return "_alternative \"words:word:(" + words + ")\" \"files:file:_files\"";
    }
    return offer.many ? "_sequence compadd - " + words : "(" + words + ")";
}

std::string zshArguments(const Shape& shape, const std::string& indent)
{
    std::string out = indent + "_arguments";
    for (const OptionInfo& option : shape.options) {
        out += " \\\n" + indent + "  '" + (option.repeats ? "*" : "") + "--" + option.name + "["
            + zshQuoted(option.help, "[]\\") + "]";
        if (!option.value.empty()) {
            out += ":" + zshQuoted(option.value, ":\\") + ":" + zshAction(offerFor(option));
        }
        out += "'";
    }
    for (std::size_t i = 0; i < shape.positions.size(); ++i) {
        const bool last = i + 1 == shape.positions.size() && shape.repeats;
        out += " \\\n" + indent + "  '" + (last ? "*" : std::to_string(i + 1)) + ":"
            + zshQuoted(shape.titles[i], ":\\") + ":" + zshAction(shape.positions[i]) + "'";
    }
    return out + "\n";
}

} // namespace

std::string zshScript()
{
    std::string out = zshHelpers;
    out += "_hydrascope-cli() {\n  local curcontext=$curcontext hydrascope_place=\n  local -a line commands\n"
           "  typeset -A opt_args\n  if (( CURRENT == 2 )); then\n    commands=(\n";
    for (const Command& command : commands()) {
        out += std::string("      '") + command.name + ":" + zshQuoted(command.summary, ":\\") + "'\n";
    }
    out +=
        "    )\n    _describe command commands\n    return\n  fi\n  local command=$words[2]\n  shift words\n"
        "  (( CURRENT-- ))\n  case $command in\n";
    for (const Command& command : commands()) {
        const Shape shape = shapeOf(command);
        out += "    " + shape.name + ")\n";
        if (shape.model >= 0) {
            out += "      hydrascope_place=" + std::to_string(shape.model + 1) + "\n";
        }
        out += zshArguments(shape, "      ") + "      ;;\n";
    }
    out += "  esac\n}\n\n_hydrascope() {\n  local curcontext=$curcontext hydrascope_place=\n  local -a line\n"
           "  typeset -A opt_args\n"
        + zshArguments(shapeOfWindow(), "  ")
        + "}\n\ncase $service in\n  hydrascope-cli) _hydrascope-cli \"$@\" ;;\n"
          "  hydrascope) _hydrascope \"$@\" ;;\nesac\n";
    return out;
}

} // namespace hydra::cli
