// SPDX-License-Identifier: GPL-3.0-or-later
// Lines to `serve`, in its own protocol and in the Model Context Protocol: each is a question with arguments
// that a command line could have, or is answered with one line of JSON; a private name stays in its folder.
#include "app/cli/model_context.h"

#include <algorithm>

#include "tests/fuzz/fuzz.h"

using namespace hydra;
using namespace hydra::cli;

namespace {

const std::string folder = "/private-folder-of-a-question";

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void requireOneLine(const std::string& reply)
{
    if (!reply.empty()) {
        require(reply.back() == '\n' && reply.find('\n') == reply.size() - 1);
        require(Json::parse(reply).is_object());
    }
}

void requirePlain(const std::string& path)
{
    if (path.rfind(folder + "/", 0) == 0) {
        const std::string name = path.substr(folder.size() + 1);
        require(!name.empty() && name.find('/') == std::string::npos && name.front() != '.');
    }
}

void ask(const ServedLine& line)
{
    require(line.command != nullptr && *line.command->apart == 0);
    bool made = false;
    const Arguments arguments = argumentsOf(*line.command, line.arguments, [&] {
        made = true;
        return folder;
    });
    std::vector<std::string> texts = arguments.positional();
    for (const std::string& option : arguments.given()) {
        const Options& known = line.command->options;
        require(std::any_of(known.begin(), known.end(),
                            [&](const OptionInfo& each) { return each.name == option && each.served; }));
        texts.push_back(*arguments.find(option));
    }
    if (made) {
        require(std::any_of(texts.begin(), texts.end(),
                            [](const std::string& text) { return text.rfind(folder + "/", 0) == 0; }));
        if (inOneLine(line.arguments).find(folder) == std::string::npos) {
            std::for_each(texts.begin(), texts.end(), requirePlain);
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const OwnSpeech own;
    const ModelContext agents;
    for (const Speech* const speech : std::initializer_list<const Speech*>{&own, &agents}) {
        test::survives([&] {
            const ServedLine line = speech->read({reinterpret_cast<const char*>(data), size}, "/f");
            require(Json::parse(line.id).is_primitive());
            requireOneLine(speech->refused(line.id, "usage", std::string(data, data + size)));
            requireOneLine(speech->refused(line.id, "protocol", std::string(data, data + size)));
            switch (line.kind) {
            case ServedLine::Kind::Question:
                require(speech == &own || line.command->isTool);
                ask(line);
                break;
            case ServedLine::Kind::Cancel:
                require(Json::parse(line.cancels).is_primitive());
                break;
            case ServedLine::Kind::Answered:
                requireOneLine(line.reply);
            }
        });
    }
    return 0;
}
