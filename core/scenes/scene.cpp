// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene.h"

#include "core/scenes/scene_layout.h"
#include "core/scenes/scene_shade.h"

#include <array>

namespace hydra {
namespace {

using scene::Hit;
using scene::Layout;
using scene::Shadows;
using scene::Vec3;

// One picture: first casts a ray through the middle of every pixel, which also fills the mask, then more rays
// where neighbours differ.
class Picture
{
public:
    Picture(const Layout& layout, int size)
        : m_layout(layout)
        , m_size(size)
        , m_hits(static_cast<std::size_t>(size) * static_cast<std::size_t>(size))
    {
#pragma omp parallel for schedule(dynamic, 4) if (worthThreads())
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                m_hits[at(x, y)] = scene::cast(layout, layout.camera.ray(screen(x + 0.5), screen(y + 0.5)));
            }
        }
    }

    [[nodiscard]] const std::vector<Hit>& hits() const
    {
        return m_hits;
    }

    [[nodiscard]] Image render(int samples) const
    {
        Middles middles{std::vector<Vec3>(m_hits.size()), std::vector<Shadows>(m_hits.size())};
#pragma omp parallel for schedule(dynamic, 4) if (worthThreads())
        for (int y = 0; y < m_size; ++y) {
            for (int x = 0; x < m_size; ++x) {
                const double v = screen(y + 0.5);
                const auto ray = m_layout.camera.ray(screen(x + 0.5), v);
                const std::size_t here = at(x, y);
                middles.colours[here] = scene::shade(m_layout, ray, m_hits[here], v, middles.shadows[here]);
            }
        }
        Image image;
        image.width = image.height = m_size;
        image.rgb.resize(3 * m_hits.size());
#pragma omp parallel for schedule(dynamic, 4) if (worthThreads())
        for (int y = 0; y < m_size; ++y) {
            for (int x = 0; x < m_size; ++x) {
                const bool rough = samples > 1 && differs(middles.colours, x, y);
                const Vec3 colour = rough ? average(middles, x, y, samples) : middles.colours[at(x, y)];
                std::uint8_t* out = image.rgb.data() + 3 * at(x, y);
                out[0] = scene::encode(colour.x);
                out[1] = scene::encode(colour.y);
                out[2] = scene::encode(colour.z);
            }
        }
        return image;
    }

private:
    struct Middles // of the pixels
    {
        std::vector<Vec3> colours;
        std::vector<Shadows> shadows;
    };

    [[nodiscard]] std::size_t at(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size) + static_cast<std::size_t>(x);
    }
    // Small pictures are faster on one thread.
    [[nodiscard]] bool worthThreads() const
    {
        return m_size >= 160;
    }
    [[nodiscard]] double screen(double pixel) const
    {
        return 2 * pixel / m_size - 1;
    }

    [[nodiscard]] bool differs(const std::vector<Vec3>& colours, int x, int y) const
    {
        const std::size_t here = at(x, y);
        const Vec3& mine = colours[here];
        const double most = 0.15 * (mine.x + mine.y + mine.z + 0.15); // a step of 15 % is visible as a stair
        constexpr std::array<std::array<int, 2>, 4> sides{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
        for (const auto& side : sides) {
            const int a = x + side[0], b = y + side[1];
            if (std::min(a, b) < 0 || std::max(a, b) >= m_size) {
                continue;
            }
            const std::size_t there = at(a, b);
            const Vec3 step = colours[there] - mine;
            if (m_hits[there].thing != m_hits[here].thing
                || std::abs(step.x) + std::abs(step.y) + std::abs(step.z) > most) {
                return true;
            }
        }
        return false;
    }

    // The shadows in the middle of a pixel, if its neighbours on the same thing have nearly the same.
    [[nodiscard]] Shadows sharedShadows(const Middles& middles, int x, int y) const
    {
        const std::size_t here = at(x, y);
        const Shadows& known = middles.shadows[here];
        for (int b = std::max(y - 1, 0); b <= std::min(y + 1, m_size - 1); ++b) {
            for (int a = std::max(x - 1, 0); a <= std::min(x + 1, m_size - 1); ++a) {
                const Shadows& there = middles.shadows[at(a, b)];
                if (m_hits[at(a, b)].thing == m_hits[here].thing
                    && (std::abs(there.lit - known.lit) > 0.1 || std::abs(there.open - known.open) > 0.1)) {
                    return {};
                }
            }
        }
        return known;
    }

    [[nodiscard]] Vec3 average(const Middles& middles, int x, int y, int samples) const
    {
        const Shadows shared = sharedShadows(middles, x, y);
        Vec3 sum;
        for (int j = 0; j < samples; ++j) {
            for (int i = 0; i < samples; ++i) {
                const double v = screen(y + (j + 0.5) / samples);
                const auto ray = m_layout.camera.ray(screen(x + (i + 0.5) / samples), v);
                const Hit hit = scene::cast(m_layout, ray);
                Shadows shadows = hit.thing == m_hits[at(x, y)].thing ? shared : Shadows{};
                sum = sum + scene::shade(m_layout, ray, hit, v, shadows);
            }
        }
        return sum * (1.0 / (samples * samples));
    }

    const Layout& m_layout;
    int m_size;
    std::vector<Hit> m_hits;
};

std::vector<int> countVisible(const std::vector<Hit>& hits, std::size_t things)
{
    std::vector<int> counts(things, 0);
    for (const Hit& hit : hits) {
        if (hit.thing >= 0) {
            ++counts[static_cast<std::size_t>(hit.thing)];
        }
    }
    return counts;
}

// Checks the header's guarantees on the rendered pixels.
bool keepsPromise(const std::vector<int>& visible)
{
    for (std::size_t i = 1; i < visible.size(); ++i) {
        if (visible[0] < scene::clearRatio * visible[i] || visible[i] == 0) {
            return false;
        }
    }
    return visible[0] > 0;
}

} // namespace

const std::vector<std::string>& sceneClasses()
{
    static const std::vector<std::string> names{"sphere",  "cube",    "cone",       "cylinder", "torus",
                                                "pyramid", "capsule", "octahedron", "star",     "bowl"};
    return names;
}

Scene renderScene(std::uint64_t seed, std::uint64_t index, int size, int samples)
{
    if (size < 32 || size > 2048) {
        throw usageError("scene size: expected 32 to 2048 pixels, got %1", size);
    }
    if (samples < 1 || samples > 16) {
        throw usageError("samples a pixel and direction: expected 1 to 16, got %1", samples);
    }
    for (int attempt = 0; attempt < 1000; ++attempt) {
        const Layout layout = scene::drawLayout(seed, index, attempt);
        if (!scene::isClear(layout)) {
            continue;
        }
        const Picture picture(layout, size);
        Scene result;
        result.visiblePixels = countVisible(picture.hits(), layout.things.size());
        if (!keepsPromise(result.visiblePixels)) {
            continue;
        }
        result.image = picture.render(samples);
        result.mask.reserve(picture.hits().size());
        for (const Hit& hit : picture.hits()) {
            result.mask.push_back(static_cast<std::uint8_t>(hit.thing + 1));
        }
        for (const auto& thing : layout.things) {
            result.objectClasses.push_back(static_cast<int>(thing.solid.kind));
        }
        result.label = result.objectClasses[0];
        return result;
    }
    throw internalError("scene %1 of seed %2: no clear layout in 1000 attempts", index, seed);
}

} // namespace hydra
