// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/embedding_table.h"

#include "core/base/error.h"

#include <cmath>
#include <utility>

namespace hydra {

DataTable embeddingData(const std::vector<engine::EmbeddedToken>& tokens,
                        const std::vector<EmbeddedSource>& sources, const VitConfig* classes, DataFacts facts)
{
    std::vector<std::string> inputs, names;
    std::vector<std::int64_t> heads, places, rows, cols, indices;
    std::vector<float> norms, x, y;
    for (const engine::EmbeddedToken& t : tokens) {
        if (!std::isfinite(t.x) || !std::isfinite(t.y)) {
            continue;
        }
        const EmbeddedSource& source = sources.at(static_cast<std::size_t>(t.source));
        inputs.push_back(source.name);
        heads.push_back(t.heads);
        places.push_back(t.place.token);
        rows.push_back(t.place.row);
        cols.push_back(t.place.col);
        norms.push_back(t.place.norm);
        x.push_back(t.x);
        y.push_back(t.y);
        indices.push_back(source.classIndex);
        names.push_back(classes != nullptr && source.classIndex >= 0 ? classes->className(source.classIndex)
                                                                     : std::string());
    }
    DataTable table{std::move(facts),
                    {{"input", std::move(inputs)},
                     {"k", std::move(heads)},
                     {"token", std::move(places)},
                     {"row", std::move(rows)},
                     {"col", std::move(cols)},
                     {"norm", std::move(norms)},
                     {"x", std::move(x)},
                     {"y", std::move(y)}}};
    if (classes != nullptr) {
        table.columns.push_back({"class", std::move(indices)});
        table.columns.push_back({"class_name", std::move(names)});
    }
    return table;
}

std::string embeddingFile(const DataTable& table, TableFormat format)
{
    if (format != TableFormat::Npz) {
        return tableFile(table, format);
    }
    std::vector<NamedArray> arrays = tableArrays(table);
    const auto valuesOf = [&](const char* name) -> const std::vector<float>& {
        for (const DataColumn& column : table.columns) {
            if (column.name == name) {
                return std::get<std::vector<float>>(column.values);
            }
        }
        throw internalError("a table of points has no column %1", name);
    };
    const std::vector<float>& x = valuesOf("x");
    const std::vector<float>& y = valuesOf("y");
    std::vector<float> points;
    for (std::size_t i = 0; i < x.size(); ++i) {
        points.insert(points.end(), {x[i], y[i]});
    }
    arrays.insert(arrays.begin(), namedArray("points", points, {static_cast<std::int64_t>(x.size()), 2}));
    return npzBytes(arrays);
}

} // namespace hydra
