// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/truth.h"

#include "core/base/error.h"
#include "core/format/csv_table.h"
#include "core/image/load.h"

#include <mutex>
#include <unordered_set>

namespace hydra {

namespace {

// Caches the picture names of the last table: a folder of 50,000 has one table, and is queried picture by
// picture. For an unreadable table it caches the error.
class LastTable
{
public:
    bool lists(const Path& labels, const std::string& name)
    {
        const std::lock_guard<std::mutex> guard(m_mutex);
        std::error_code failed;
        const auto written = std::filesystem::last_write_time(labels, failed);
        const auto size = std::filesystem::file_size(labels, failed);
        if (failed || labels != m_labels || written != m_written || size != m_size) {
            m_labels = labels;
            m_written = written;
            m_size = size;
            read();
        }
        if (!m_problem.empty()) {
            throw Error(ErrorCode::Input, m_problem);
        }
        return m_files.count(name) > 0;
    }

private:
    void read()
    {
        m_files.clear();
        m_problem = {};
        try {
            const CsvTable table(m_labels);
            const std::size_t file = table.neededColumn("file");
            for (std::size_t row = 0; row < table.rows(); ++row) {
                m_files.insert(table.cell(row, file));
            }
        } catch (const Error& error) {
            m_problem = error.message();
        }
    }

    std::mutex m_mutex;
    Path m_labels;
    std::filesystem::file_time_type m_written;
    std::uintmax_t m_size = 0;
    std::unordered_set<std::string> m_files;
    Message m_problem;
};

bool listsPicture(const Path& labels, const std::string& name)
{
    static LastTable table;
    return table.lists(labels, name);
}

bool marksSomething(const Image& mask)
{
    for (std::size_t at = 0; at < mask.rgb.size(); at += 3) {
        if (mask.rgb[at] == objectInMask) {
            return true;
        }
    }
    return false;
}

Truth readTruth(const Path& file)
{
    ImageLimits limits; // far above any real mask, far below harmful sizes
    limits.maxBytes = std::uint64_t(64) << 20;
    limits.maxPixels = 64'000'000;
    auto mask = std::make_shared<Image>(loadImage(file, limits));
    if (!marksSomething(*mask)) {
        throw inputError("%1: expected a mask with the object as value %2, found no such pixel",
                         file.string(), objectInMask);
    }
    return {std::move(mask), {}};
}

} // namespace

Path maskIn(const Path& folder, const Path& picture)
{
    Path mask = folder / "masks" / picture.filename();
    std::error_code failed;
    return std::filesystem::is_regular_file(mask, failed) ? mask : Path();
}

Truth truthBeside(const Path& picture)
{
    const Path parent = picture.parent_path();
    for (const Path& folder : {parent, parent.parent_path()}) {
        std::error_code failed;
        const Path labels = folder / "labels.csv";
        const Path mask = maskIn(folder, picture);
        if (mask.empty() || !std::filesystem::is_regular_file(labels, failed)) {
            continue;
        }
        try {
            if (listsPicture(labels, picture.lexically_relative(folder).generic_string())) {
                return readTruth(mask);
            }
        } catch (const std::exception& error) {
            return {nullptr, messageOf(error)};
        }
    }
    return {};
}

} // namespace hydra
