// SPDX-License-Identifier: GPL-3.0-or-later
// What a question explains where it is no class, and the value of whatever it explains.
#include "core/engine/session.h"
#include "core/evaluate/targets.h"

#include <ATen/ATen.h>

namespace hydra::engine {

// The embedding of the key's reference by the key's own network: under another k it is another vector.
at::Tensor Session::reference(const MapKey& key, const CancelToken& cancel)
{
    MapKey of{key.network, {}, key.target};
    of.network.image = m_library.reference(key.target);
    of.target.id = of.network.image;
    {
        const std::lock_guard lock(m_mutex);
        if (const at::Tensor* known = m_references.find(of)) {
            return *known;
        }
    }
    const at::Tensor made =
        referenceVector(*trace({of.network, Precision::Single}, cancel), key.target.patches);
    const std::lock_guard lock(m_mutex);
    m_references.insert(of, made, 1);
    return made;
}

Target Session::resolveTarget(const MapKey& key, const CancelToken& cancel)
{
    ClassChoice choice = key.target;
    if (choice.isClass()) {
        return {resolveClass(key, cancel)};
    }
    const bool similar = choice.kind == ClassChoice::Kind::Similar;
    const at::Tensor vector = similar ? reference(key, cancel) : at::Tensor();
    if (similar && choice.path.empty()) { // named alike, however it was chosen
        choice.path = m_library.pathOf(choice.id);
    }
    const TargetFilePtr file = choice.hasFile() && !similar ? m_library.targetFile(choice) : nullptr;
    const NetworkPtr network = m_library.network(key.network.model);
    return targetOf(choice, {*network, key.network.model, key.network.sub}, file ? *file : TargetFile(),
                    vector, [&] {
                        return trace({key.network, Precision::Single}, cancel)->pooled;
                    });
}

TargetValue Session::target(const NetworkKey& key, const ClassChoice& choice, const CancelToken& cancel)
{
    const Target target = resolveTarget({key, {}, choice}, cancel);
    const TracePtr from = trace({key, Precision::Single}, cancel);
    requireTarget(target, *from);
    const bool isClass = target.kind == Target::Kind::Class;
    return {isClass ? m_library.network(key.model)->config().className(target.classIndex) : target.name,
            isClass ? target.classIndex : -1, valueOf(target, *from)};
}

} // namespace hydra::engine
