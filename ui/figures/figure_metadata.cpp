// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure_metadata.h"

#include "core/base/foreign_words.h"

namespace hydra::ui {

namespace {

std::string uuidOf(const std::string& id)
{
    return id.substr(0, 8) + "-" + id.substr(8, 4) + "-" + id.substr(12, 4) + "-" + id.substr(16, 4) + "-"
        + id.substr(20, 12);
}

std::string element(const std::string& name, const std::string& words)
{
    return "<" + name + ">" + xmlText(words) + "</" + name + ">\n";
}

std::string inAlt(const std::string& words)
{
    return "<rdf:Alt><rdf:li xml:lang=\"x-default\">" + xmlText(words) + "</rdf:li></rdf:Alt>";
}

} // namespace

std::string svgMetadata(const FigureProvenance& p)
{
    return element("title", p.title) + element("desc", p.description)
        + "<metadata>\n<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" "
          "xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<rdf:Description>\n"
        + element("dc:identifier", "urn:uuid:" + uuidOf(p.id)) + element("dc:creator", p.software)
        + element("dc:source", p.command) + "</rdf:Description>\n</rdf:RDF>\n</metadata>";
}

std::string xmpPacket(const FigureProvenance& p)
{
    return "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
           "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
           "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
           "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
           "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\">\n"
           "<dc:title>"
        + inAlt(p.title) + "</dc:title>\n<dc:description>" + inAlt(p.description) + "</dc:description>\n"
        + element("dc:source", p.command) + element("xmp:CreatorTool", p.software)
        + element("xmpMM:DocumentID", p.id)
        + "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>\n";
}

std::string pdfInfo(const FigureProvenance& p)
{
    return "/Subject " + pdfString(p.description) + "\n/Keywords " + pdfString(p.command) + "\n";
}

} // namespace hydra::ui
