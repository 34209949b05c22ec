// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/ways_out.h"

#include "core/base/error.h"

namespace hydra {

Message fromOutside(const std::string& command)
{
    return message("To explain it from outside: hydrascope-cli explain --predictor \"%1\" PICTURES, with a "
                   "script like those in the help (Programs in place of a model)",
                   command);
}

Message byOnnx()
{
    return message("Export it to ONNX. %1", fromOutside("python3 with_onnx.py model.onnx"));
}

Message dequantised()
{
    return phrase(
        "Open the model that it was made from; or in Python: "
        "AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)");
}

} // namespace hydra
