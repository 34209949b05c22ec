// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/bundle_comparison.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/printable.h"
#include "core/base/processor.h"
#include "core/export/bundle.h"
#include "core/format/npy.h"
#include "core/image/load.h"
#include "core/tensor/compute_on.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

using Read = nlohmann::json;

constexpr double tolerance = 1e-4; // between processors or devices: share of the largest value
constexpr int levels = 2; // of 255, in overlays
constexpr std::size_t shownLength = 120; // of a key

} // namespace

BundleComparison::BundleComparison(const BundleReader& bundle, std::vector<Difference>& into)
    : m_bundle(bundle)
    , m_into(into)
{
    const std::string text = bundle.read(versionsFile).value_or("{}");
    const Read versions = parseJson(text, versionsFile);
    m_loose = versions.is_object()
        && (versions.value("instruction_set", Read()) != instructionSet()
            || versions.value("computed_on", Read()) != computesOn().text());
}

void BundleComparison::file(const std::string& name, const std::string& now)
{
    m_made.insert(name);
    const auto there = m_bundle.read(name);
    if (!there) {
        m_into.push_back({name, phrase("a file"), "none"});
        return;
    }
    if (*there == now) {
        return;
    }
    const std::size_t before = m_into.size();
    m_most = before + 20;
    try {
        const std::string suffix = Path(name).extension().string();
        if (suffix == ".json") {
            json(name, "", parseJson(now, name), parseJson(*there, name));
        } else if (suffix == ".npy") {
            arrays(name, now, *there);
        } else if (suffix == ".png") {
            pixels(name, now, *there);
        }
    } catch (const Error& error) {
        m_into.push_back({name, phrase("what was computed now"), error.message()});
    }
    if (m_into.size() == before && !m_loose) { // equal content
        m_into.push_back({name, phrase("the same bytes"), phrase("other bytes")});
    } else if (m_into.size() == before) {
        ++m_near;
    }
}

void BundleComparison::rest()
{
    for (const std::string& name : m_bundle.files()) {
        if (m_made.count(name) == 0) {
            m_into.push_back({name, phrase("no such file; recomputing makes none"), phrase("a file")});
        }
    }
}

void BundleComparison::json(const std::string& name, const std::string& place, const nlohmann::json& now,
                            const nlohmann::json& there)
{
    if (now.is_structured() && now.type() == there.type()) {
        std::set<std::string> keys;
        for (const Read* one : {&now, &there}) {
            for (const auto& [key, value] : one->items()) {
                keys.insert(key);
            }
        }
        const auto part = [](const Read& of, const std::string& key) {
            if (of.is_object()) {
                return of.value(key, Read());
            }
            const auto index = static_cast<std::size_t>(std::stoull(key));
            return index < of.size() ? of[index] : Read();
        };
        for (const std::string& key : keys) {
            json(name, place + "/" + escaped(key, shownLength), part(now, key), part(there, key));
        }
        return;
    }
    if (m_into.size() >= m_most) {
        return;
    }
    const bool numbers = m_loose && now.is_number() && there.is_number();
    const bool where = m_loose && (place == "/instruction_set" || place == "/computed_on");
    const double a = numbers ? now.get<double>() : 0, b = numbers ? there.get<double>() : 0;
    if (now != there && !where && !(numbers && std::abs(a - b) <= tolerance * std::max(1.0, std::abs(a)))) {
        m_into.push_back({join(name, place.empty() ? "" : ": ", place), shown(now), shown(there)});
    }
}

void BundleComparison::arrays(const std::string& name, const std::string& now, const std::string& there)
{
    const auto read = [&](const std::string& bytes) {
        return parseNpy(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), name);
    };
    const at::Tensor a = read(now), b = read(there);
    if (a.sizes() != b.sizes()) {
        m_into.push_back({name, message("shape %1", a.sizes()), message("shape %1", b.sizes())});
        return;
    }
    const at::Tensor off = (b - a).abs().flatten();
    const double most = off.numel() == 0 ? 0 : off.max().item<double>();
    const double largest = off.numel() == 0 ? 0 : a.abs().max().item<double>();
    if (most > (m_loose ? tolerance * largest : 0) || std::isnan(most)) {
        const auto at = off.argmax().item<std::int64_t>();
        m_into.push_back(
            {name, message("%1 as value %2", a.flatten()[at].item<float>(), at),
             message("%1, the largest of %2 differences; the largest value is %3",
                     b.flatten()[at].item<float>(), off.gt(0).sum().item<std::int64_t>(), largest)});
    }
}

void BundleComparison::pixels(const std::string& name, const std::string& now, const std::string& there)
{
    const auto read = [&](const std::string& bytes) {
        return decodeImage({bytes.begin(), bytes.end()}, name);
    };
    const Image a = read(now), b = read(there);
    if (a.width != b.width || a.height != b.height) {
        m_into.push_back({name, message("%1x%2 pixels", a.width, a.height), join(b.width, "x", b.height)});
        return;
    }
    std::size_t off = 0;
    for (std::size_t i = 0; i < a.rgb.size(); ++i) {
        off += std::abs(int(a.rgb[i]) - int(b.rgb[i])) > (m_loose ? levels : 0) ? 1 : 0;
    }
    if (off > 0) {
        m_into.push_back(
            {name, phrase("the same picture"), message("%1 of %2 values differ", off, a.rgb.size())});
    }
}

} // namespace hydra
