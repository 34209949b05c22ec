// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures with the known position of their object (boxes from a table, or masks beside synthetic scenes) and
// its class.
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
    int label = -1; // class index of the model; -1 if unknown
    std::vector<Rect> boxes; // in pixels of the picture
    Path mask; // a picture whose 1 is the labelled object; empty if there is none
};

// A CSV file with the columns file, x0, y0, x1, y1 and, if known, those of classInRow(); a picture may have
// several rows. A label outside the model's classes is not an error. Throws Error{Input} naming file and line
// if the table cannot be read.
class BoxTable
{
public:
    BoxTable(const Path& path, const VitConfig& config);
    // Adds the rows with IMAGE's name: the boxes, and the label if IMAGE has none. Returns false if the table
    // does not list it.
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
// else those in it, else those of its class sub-folders. BOXES is a table as above, "" for none. A label
// outside the model's classes is not an error. Throws Error{Input} naming file and line if a table cannot be
// read, or if no row of BOXES belongs to a picture.
[[nodiscard]] std::vector<LocatedImage> locatedImages(const Path& folder, const Path& boxes,
                                                      const VitConfig& config);

// COUNT of IMAGES in an order that depends only on the names: spread over the folder; a larger COUNT includes
// the pictures of a smaller one.
[[nodiscard]] std::vector<LocatedImage> sampleOf(std::vector<LocatedImage> images, std::size_t count);

} // namespace hydra
