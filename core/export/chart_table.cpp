// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/chart_table.h"

namespace hydra {

DataTable curveTable(const std::vector<NamedCurve>& curves, DataFacts facts)
{
    std::vector<std::string> names;
    std::vector<double> fractions, values;
    for (const auto& [name, curve] : curves) {
        names.insert(names.end(), curve.value.size(), name);
        fractions.insert(fractions.end(), curve.fraction.begin(), curve.fraction.end());
        values.insert(values.end(), curve.value.begin(), curve.value.end());
    }
    return {std::move(facts),
            {{"curve", std::move(names)}, {"fraction", std::move(fractions)}, {"value", std::move(values)}}};
}

void addCurves(std::vector<NamedCurve>& to, const std::string& name, const Perturbations& curves)
{
    for (const auto& [measure, curve] :
         {std::pair("deletion", &curves.deletion), std::pair("insertion", &curves.insertion),
          std::pair("strongest first", &curves.positive), std::pair("weakest first", &curves.negative)}) {
        if (!curve->empty()) {
            to.push_back({join(name, ", ", measure), *curve});
        }
    }
}

} // namespace hydra
