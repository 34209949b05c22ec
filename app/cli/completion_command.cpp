// SPDX-License-Identifier: GPL-3.0-or-later
// completion: the words that a shell offers while a user types. The shell's script passes the words up to the
// cursor and shows the answer; all knowledge of options, methods, models and head counts is here.
#include "app/cli/commands.h"
#include "app/cli/window_options.h"
#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/checkpoint/outline.h"
#include "core/engine/shipped.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

// Colons end words in bash; bash-completion rejoins them.
constexpr const char* bashScript =
    R"sh(# Completion of hydrascope and hydrascope-cli for bash, written by `hydrascope-cli completion bash`.
_hydrascope()
{
    local cur prev words cword line
    if declare -F _init_completion >/dev/null; then
        _init_completion -n := || return
    else
        cur=${COMP_WORDS[COMP_CWORD]}
        words=("${COMP_WORDS[@]}")
        cword=$COMP_CWORD
    fi
    COMPREPLY=()
    while IFS= read -r line; do
        case $line in
            :files) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$cur")) ;;
            :folders) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -d -- "$cur")) ;;
            *) COMPREPLY+=("${line%%$'\t'*}") ;;
        esac
    done < <(hydrascope-cli completion --line --quiet -- "${words[@]:0:cword}" "$cur" 2>/dev/null)
    if declare -F __ltrim_colon_completions >/dev/null; then
        __ltrim_colon_completions "$cur"
    fi
}
complete -F _hydrascope hydrascope-cli hydrascope
)sh";

constexpr const char* zshScript = R"sh(#compdef hydrascope-cli hydrascope
# Completion of hydrascope and hydrascope-cli for zsh, written by `hydrascope-cli completion zsh`.
_hydrascope() {
  local line files= folders=
  local -a plain described
  for line in "${(f@)$(hydrascope-cli completion --line --quiet -- "${(@Q)words[1,CURRENT-1]}" "$PREFIX" 2>/dev/null)}"; do
    case $line in
      :files) files=1 ;;
      :folders) folders=1 ;;
      *$'\t'*) described+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
      ?*) plain+=("$line") ;;
    esac
  done
  (( $#described )) && _describe word described
  (( $#plain )) && compadd -a plain
  [[ -n $files ]] && _files
  [[ -n $folders ]] && _files -/
}
_hydrascope "$@"
)sh";

constexpr const char* fishScript =
    R"sh(# Completion of hydrascope and hydrascope-cli for fish, written by `hydrascope-cli completion fish`.
function __hydrascope
    for line in (hydrascope-cli completion --line --quiet -- (commandline -opc) (commandline -ct) 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path (commandline -ct)
            case :folders
                __fish_complete_directories (commandline -ct) ''
            case '*'
                echo $line
        end
    end
end
complete -c hydrascope-cli -f -a '(__hydrascope)'
complete -c hydrascope -f -a '(__hydrascope)'
)sh";

std::vector<std::string> modelNames()
{
    std::vector<std::string> names;
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        if (shellWord(model.name) == model.name) { // a shell would interpret the others
            names.push_back(model.name);
        }
    }
    return names;
}

// Returns the values of --heads for MODEL: "all", a range, each head count. Only "all" if MODEL is not a
// model: a shell cannot show an error while a user types.
std::vector<std::string> headWords(const std::string& model)
{
    std::vector<std::string> words{"all"};
    if (model.empty()) {
        return words;
    }
    try {
        const VitConfig config =
            outlineOf(engine::modelPath(model), {}, {}, interruption()).checkpoint.config;
        const std::vector<int>& trained = config.trainedHeads;
        if (trained.size() > 1) {
            words.push_back(join(trained.front(), '-', trained.back()));
        }
        for (const int k : trained) {
            words.push_back(std::to_string(k));
        }
    } catch (const Error&) { }
    return words;
}

bool begins(const std::string& text, const std::string& start)
{
    return text.compare(0, start.size(), start) == 0;
}

// A partly typed line; finds the candidates for its last word.
class Typed
{
public:
    Typed(const Command& command, const std::vector<std::string>& words, std::string last)
        : m_command(command)
        , m_last(std::move(last))
    {
        for (const std::string& word : words) {
            read(word);
        }
    }

    // Returns one candidate a line, with its meaning after a tab; ":files" and ":folders" ask the shell to
    // list them.
    [[nodiscard]] std::string offered()
    {
        const std::size_t equals = m_last.find('=');
        if (m_open != nullptr) {
            offer(*m_open, "");
        } else if (begins(m_last, "-") && !m_onlyPlaces && equals != std::string::npos) {
            if (const OptionInfo* const option = named(m_last.substr(0, equals))) {
                offer(*option, m_last.substr(0, equals + 1));
            }
        } else if (begins(m_last, "-") && !m_onlyPlaces) {
            for (const OptionInfo& option : m_command.options) {
                put("--" + option.name, option.help + option.usualText());
            }
        } else if (const Takes place = placeAt(m_place); place != Takes::Anything) {
            offer(place, place == Takes::Kind ? m_command.kinds : std::vector<std::string>(), "");
        }
        return m_lines;
    }

private:
    // Returns the kind of positional word INDEX; Files at the last place repeats.
    [[nodiscard]] Takes placeAt(std::size_t index) const
    {
        const auto& places = m_command.places;
        return index < places.size()                           ? places[index]
            : !places.empty() && places.back() == Takes::Files ? Takes::Files
                                                               : Takes::Anything;
    }
    [[nodiscard]] const OptionInfo* named(const std::string& word) const
    {
        const auto found = std::find_if(m_command.options.begin(), m_command.options.end(),
                                        [&](const OptionInfo& option) { return word == "--" + option.name; });
        return found == m_command.options.end() ? nullptr : &*found;
    }
    void read(const std::string& word)
    {
        if (m_open != nullptr) {
            m_model = m_open->takes == Takes::Model ? word : m_model;
            m_open = nullptr;
        } else if (word == "--") {
            m_onlyPlaces = true;
        } else if (begins(word, "--") && !m_onlyPlaces) {
            const OptionInfo* const option = named(word);
            m_open = option != nullptr && !option->value.empty() ? option : nullptr;
        } else {
            m_model = placeAt(m_place) == Takes::Model ? word : m_model;
            ++m_place;
        }
    }
    void put(const std::string& word, const std::string& about)
    {
        if (begins(word, m_last)) {
            m_lines += word + (about.empty() ? "" : '\t' + about) + '\n';
        }
    }
    // BEFORE is "--option=" or empty. After it no files are offered: a shell lists them for whole words only.
    void offer(const OptionInfo& option, const std::string& before)
    {
        offer(option.takes, option.rule && !option.rule->words.empty() ? option.rule->words : option.offers,
              before, option.many || option.takes == Takes::HeadCounts);
    }
    void offer(Takes takes, std::vector<std::string> words, std::string before, bool many = false)
    {
        const bool whole = before.empty();
        const std::size_t comma = m_last.rfind(',');
        before = many && comma != std::string::npos ? m_last.substr(0, comma + 1) : before;
        if (takes == Takes::HeadCount || takes == Takes::HeadCounts) {
            words = headWords(m_model);
        } else if (takes == Takes::Model) {
            words = modelNames();
        }
        for (const std::string& word : words) {
            put(before + word, "");
        }
        if (whole && (takes == Takes::File || takes == Takes::Files || takes == Takes::Model)) {
            m_lines += ":files\n";
        } else if (whole && takes == Takes::Folder) {
            m_lines += ":folders\n";
        }
    }

    const Command& m_command;
    const std::string m_last;
    const OptionInfo* m_open = nullptr; // the option whose value comes next
    bool m_onlyPlaces = false; // after --
    std::size_t m_place = 0; // number of positional words
    std::string m_model;
    std::string m_lines;
};

// LINE is a program, its words, and the word at the cursor.
std::string offered(std::vector<std::string> line)
{
    if (line.size() < 2) {
        return {};
    }
    const std::string last = line.back();
    line.pop_back();
    if (std::filesystem::path(line[0]).filename() == "hydrascope") {
        const Command window{"", "", {Takes::Files}, "", {}, app::windowRows().infos()};
        return Typed(window, {line.begin() + 1, line.end()}, last).offered();
    }
    if (line.size() == 1) {
        const Command program{"", "", {}, "", {}, {flag("help", ""), flag("version", "")}};
        std::string lines = begins(last, "-") ? Typed(program, {}, last).offered() : "";
        for (const Command& command : commands()) {
            lines += begins(command.name, last) ? join(command.name, '\t', command.summary, '\n') : "";
        }
        return lines;
    }
    const Command* const command = findCommand(line[1]);
    return command == nullptr ? "" : Typed(*command, {line.begin() + 2, line.end()}, last).offered();
}

} // namespace

Json runCompletion(const CompletionSettings& settings)
{
    if (settings.line) {
        return offered(settings.places);
    }
    const std::string& shell = settings.place(0, phrase("SHELL: bash, zsh or fish"));
    (void)choiceRule("", "", {"bash", "zsh", "fish"}, "").fromText(shell, "SHELL");
    return shell == "bash" ? bashScript : shell == "zsh" ? zshScript : fishScript;
}

} // namespace hydra::cli
