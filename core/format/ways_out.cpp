// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/ways_out.h"

#include "core/base/error.h"

namespace hydra {

std::string fromOutside(const std::string& command)
{
    return join("To explain it from outside: hydrascope-cli explain --predictor \"", command,
                "\" PICTURES, with a script like those in the help (Programs in place of a model)");
}

std::string byOnnx()
{
    return "Export it to ONNX. " + fromOutside("python3 with_onnx.py model.onnx");
}

std::string dequantised()
{
    return "Open the model that it was made from; or in Python: "
           "AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)";
}

} // namespace hydra
