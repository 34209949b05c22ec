// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/probe_job.h"

#include "core/base/new_file.h"
#include "core/engine/session.h"
#include "core/evaluate/linear_probe.h"

namespace hydra::engine {

ProbeReport trainProbe(Session& session, const ProbeRequest& request, const Progress& progress,
                       const CancelToken& cancel)
{
    requireWritable(request.file);
    const NetworkPtr network = session.files().network(request.model);
    ProbeSettings settings;
    settings.ask = request.ask;
    settings.holdout = request.holdout;
    settings.penalty = request.penalty;
    ProbeReport report;
    const LinearProbe probe = trainProbe(*network, request.model, probeFolder(request.folder), settings,
                                         report.skipped, progress, cancel);
    cancel.check();
    saveProbe(request.file, probe);
    report.classes = static_cast<int>(probe.classes.size());
    report.trained = probe.trained;
    report.heldOut = probe.heldOut;
    report.accuracy = probe.accuracy;
    return report;
}

} // namespace hydra::engine
