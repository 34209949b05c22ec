// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/formats.h"

namespace hydra {

template<>
const EnumWords<TableFormat>& enumWords<TableFormat>()
{
    static const EnumWords<TableFormat> words{{TableFormat::Csv, "csv"},
                                              {TableFormat::Json, "json"},
                                              {TableFormat::Npz, "npz"},
                                              {TableFormat::Tex, "tex"},
                                              {TableFormat::Py, "py"}};
    return words;
}

template<>
const EnumWords<FigureFormat>& enumWords<FigureFormat>()
{
    static const EnumWords<FigureFormat> words{
        {FigureFormat::Svg, "svg"}, {FigureFormat::Pdf, "pdf"}, {FigureFormat::Png, "png"}};
    return words;
}

template<>
const EnumWords<MapFormat>& enumWords<MapFormat>()
{
    static const EnumWords<MapFormat> words{{MapFormat::Npy, "npy"},   {MapFormat::Npz, "npz"},
                                            {MapFormat::Png, "png"},   {MapFormat::Csv, "csv"},
                                            {MapFormat::Json, "json"}, {MapFormat::FiftyOne, "fiftyone"},
                                            {MapFormat::Coco, "coco"}};
    return words;
}

Error formatError(const char* option, const std::vector<std::string>& words, const std::string& name)
{
    return usageError(
        placed(*option == '\0' ? std::string() : join("--", option),
               message("expected a name that ends in .%1, got '%2'", listText(words, ", ."), name)));
}

} // namespace hydra
