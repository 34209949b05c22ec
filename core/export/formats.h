// SPDX-License-Identifier: GPL-3.0-or-later
// Formats of results, for the command line, the window and predictors: a new format needs a word here and the
// case that writes it (tableFile, encodedFigure, mapFile).
#pragma once

#include "core/base/enum_words.h"
#include "core/base/file.h"
#include "core/base/list_text.h"

#include <string>
#include <vector>

namespace hydra {

enum class TableFormat
{
    Csv,
    Json,
    Npz,
    Tex,
    Py
};

enum class FigureFormat
{
    Png,
    Svg,
    Pdf
};

enum class MapFormat
{
    Npy,
    Npz,
    Png,
    Csv,
    Json,
    FiftyOne,
    Coco
};
template<>
const EnumWords<TableFormat>& enumWords<TableFormat>();
template<>
const EnumWords<FigureFormat>& enumWords<FigureFormat>();
template<>
const EnumWords<MapFormat>& enumWords<MapFormat>();
[[nodiscard]] inline bool isDataset(MapFormat format) noexcept // one file set for all maps
{
    return format == MapFormat::FiftyOne || format == MapFormat::Coco;
}
[[nodiscard]] inline bool saysNetwork(MapFormat format) noexcept // unavailable for a predictor
{
    return format == MapFormat::Npz || format == MapFormat::Json;
}

// Error{Usage} "--OPTION: expected a name that ends in .csv, .json, .npz, got 'NAME'"; without OPTION "".
[[nodiscard]] Error formatError(const char* option, const std::vector<std::string>& words,
                                const std::string& name);

// "FILE.csv|json|npz"
template<class... Formats>
[[nodiscard]] std::string fileShape()
{
    return "FILE." + listText(wordsOf<Formats...>(), "|");
}

// From the suffix of FILE.
template<class Format>
[[nodiscard]] std::optional<Format> formatOf(const Path& file)
{
    return enumNamed<Format>(file.extension().string().erase(0, 1));
}
// Throw formatError().
template<class Format>
[[nodiscard]] Format requiredFormat(const char* option, const Path& file)
{
    if (const auto format = formatOf<Format>(file)) {
        return *format;
    }
    throw formatError(option, wordsOf<Format>(), file.string());
}
template<class Format>
[[nodiscard]] Format formatNamed(const std::string& ending)
{
    if (const auto format = enumNamed<Format>(ending)) {
        return *format;
    }
    throw formatError("", wordsOf<Format>(), "." + ending);
}

} // namespace hydra
