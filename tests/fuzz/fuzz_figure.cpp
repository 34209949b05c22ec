// SPDX-License-Identifier: GPL-3.0-or-later
// A figure's metadata with arbitrary text (title, program, description and command, separated by NUL bytes):
// in SVG, in the XMP and the document information of PDF, in PNG. And the other formats of single words.
#include "core/base/foreign_words.h"
#include "core/image/png_file.h"
#include "ui/figures/figure_metadata.h"

#include <nlohmann/json.hpp>

#include "tests/fuzz/fuzz.h"
#include "tests/support/format_models.h"

using namespace hydra;
using namespace hydra::test;

namespace {

void need(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void requireText(const XmlModel::Elements& elements, const char* name, const std::string& words)
{
    int count = 0;
    for (const auto& [element, text] : elements) {
        count += element == name ? 1 : 0;
        need(element != name || text == plainText(words));
    }
    need(count == 1);
}

void checkFigure(const ui::FigureProvenance& said)
{
    const auto svg = XmlModel::read("<svg>" + ui::svgMetadata(said) + "</svg>");
    need(svg.size() == 9);
    requireText(svg, "title", said.title);
    requireText(svg, "desc", said.description);
    requireText(svg, "dc:creator", said.software);
    requireText(svg, "dc:source", said.command);
    const auto xmp = XmlModel::read(ui::xmpPacket(said));
    need(xmp.size() == 12);
    requireText(xmp, "dc:source", said.command);
    requireText(xmp, "xmp:CreatorTool", said.software);
    need(xmp[5].second == plainText(said.title) && xmp[8].second == plainText(said.description));
    const std::string all = ui::pdfInfo(said);
    TextCursor lines(all);
    lines.need("/Subject ");
    need(pdfModel(lines.until("\n")) == plainText(said.description));
    lines.need("/Keywords ");
    need(pdfModel(lines.until("\n")) == plainText(said.command) && lines.atEnd());
    Bytes png;
    appendPngText(png, "Source", said.command);
    const std::string chunk(png.begin(), png.end() - 4),
        text = plainText(said.command); // without its checksum
    need(chunk.size() >= text.size() && chunk.substr(chunk.size() - text.size()) == text);
}

void checkWord(const std::string& word)
{
    const auto rows = csvModel(csvField(word) + ",1\n");
    need(rows.size() == 1 && rows[0].size() == 2);
    need(rows[0][0] == word || (rows[0][0] == "'" + word && word.find_first_of("=+-@\t\r") == 0));
    need(word.find_first_of("=+-@\t\r") != 0 || rows[0][0] != word);
    need(shellModel(shellWord(word)).at(0) == word && isShown(shellWord(word)));
    need(isShown(terminalText(word)));
    const std::string json =
        nlohmann::json(word).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    need(isShown(terminalJson(json))
         && nlohmann::json::parse(terminalJson(json)) == nlohmann::json::parse(json));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < size; ++i) {
        if (data[i] == 0 && words.size() < 4) {
            words.emplace_back();
        } else {
            words.back() += static_cast<char>(data[i]);
        }
    }
    for (const std::string& word : words) {
        checkWord(word);
    }
    words.resize(4);
    checkFigure({words[0], words[1], words[2], words[3], "0123456789abcdef0123456789abcdef"});
    return 0;
}
