// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures with what is known of where their object lies: boxes from a table, or masks beside synthetic
// scenes; and of which class it is.
#pragma once

#include "core/base/file.h"
#include "core/image/geometry.h"
#include "core/model/vit_config.h"

#include <map>
#include <string>
#include <vector>

namespace hydra {

struct LocatedImage
{
    Path path;
    std::string name; // relative to the folder
    int label = -1; // class index of the model; -1 where unknown
    std::vector<Rect> boxes; // in pixels of the picture
    Path mask; // a picture whose 1 is the object of the label; empty without
};

// A CSV file with the columns file, x0, y0, x1, y1 and, where known, what classInRow() reads; a picture may
// have several rows. A label that is no class of the model is no error. Throws Error{Input} naming file
// and line where the table cannot be read.
class BoxTable
{
public:
    BoxTable(const Path& path, const VitConfig& config);
    // Adds what is said of the picture with IMAGE's name: its boxes, and the label where it has none. False
    // where the table does not name it.
    bool addTo(LocatedImage& image) const;
    [[nodiscard]] bool names(const std::string& picture) const { return m_known.count(picture) > 0; }
    [[nodiscard]] std::size_t rows() const noexcept { return m_rows; }

private:
    struct Known
    {
        std::vector<Rect> boxes;
        int label = -1;
    };
    std::map<std::string, Known> m_known;
    std::size_t m_rows = 0;
};

// The pictures of FOLDER: those of its labels.csv (as `synth` writes it, with masks/NAME beside images/NAME),
// or those in it, or those of its class sub-folders. BOXES is a table as above, "" for none. A label that is
// no class of the model is no error here. Throws Error{Input} naming file and line where a table cannot be
// read, or where no row of BOXES belongs to a picture.
[[nodiscard]] std::vector<LocatedImage> locatedImages(const Path& folder, const Path& boxes,
                                                      const VitConfig& config);

// COUNT of them in an order that depends on the names alone: spread over the folder, and a larger COUNT holds
// those of a smaller one.
[[nodiscard]] std::vector<LocatedImage> sampleOf(std::vector<LocatedImage> images, std::size_t count);

} // namespace hydra
