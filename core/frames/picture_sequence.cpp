// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of pictures as frames, in natural order.
#include "core/base/error.h"
#include "core/frames/frame_source.h"
#include "core/image/load.h"

namespace hydra {

namespace {

constexpr double usualRate = 25; // pictures have no rate of their own

class PictureSequence : public FrameSource
{
public:
    PictureSequence(const std::string& folder, const SourceOptions& options)
        : m_options(options)
        , m_files(listImages(folder))
    {
        if (m_files.size() > frame_limits::files) {
            throw inputError("%1: %2 pictures; expected at most %3", folder, m_files.size(),
                             frame_limits::files);
        }
        m_info.name = folder;
        m_info.rate = usualRate;
        m_info.frames = static_cast<std::int64_t>(m_files.size());
    }

    [[nodiscard]] const SourceInfo& info() const override { return m_info; }

    [[nodiscard]] std::optional<Frame> next(const CancelToken& cancel) override
    {
        cancel.check();
        if (m_next >= m_info.frames) {
            return std::nullopt;
        }
        ImageLimits limits;
        limits.maxPixels = frame_limits::pixels;
        limits.maxSide = frame_limits::side;
        Frame frame;
        frame.picture = arranged(loadImage(m_files[static_cast<std::size_t>(m_next)], limits), m_options);
        frame.number = m_next++;
        frame.seconds = double(frame.number) / m_info.rate;
        m_info.width = frame.picture.width;
        m_info.height = frame.picture.height;
        return frame;
    }

    void seek(std::int64_t frame) override
    {
        m_next = std::max<std::int64_t>(0, std::min(frame, m_info.frames));
    }

private:
    SourceOptions m_options;
    std::vector<Path> m_files;
    SourceInfo m_info;
    std::int64_t m_next = 0;
};

} // namespace

FrameSourcePtr openSequence(const std::string& folder, const SourceOptions& options)
{
    return std::make_unique<PictureSequence>(folder, options);
}

} // namespace hydra
