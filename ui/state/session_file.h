// SPDX-License-Identifier: GPL-3.0-or-later
// A .hydrascope file: everything that is shown, as JSON. Paths are written both relative to the file and
// absolute, so that a folder can be moved with its pictures; content hashes detect changed files.
#pragma once

#include "core/base/cancel.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"

#include <QByteArray>
#include <QDir>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace hydra::ui {

struct SessionFile
{
    QString model; // a file, the name of a shipped model, or the command of a program
    bool program = false;
    QString modelId; // content hash
    ModelOverrides overrides;
    QString sae, saeId; // autoencoder source (sae_source.h) and hash; empty: none
    QStringList images; // the list; ":/scenes/..." are built in
    int current = 0; // row in the list
    Library::Order order = Library::Order::Opened; // of the list
    QString filter;
    Narrowing narrowing; // of the list by mistakes
    QString imageId; // of the current picture
    PictureAsk query; // after reading, its plan is in planText: parsing needs the model's depth
    QString planText;
    bool untrained = false; // offer head counts that the model was not trained for
    Look look;
    nlohmann::json layout; // of the panels: ui/shell/dock_layout.h
    QByteArray preview; // the view as a small PNG, for file managers; written, never read
};

constexpr int mostSessionBytes = 16 << 20; // a list of 100,000 pictures takes 12 MiB

struct ReadSession
{
    SessionFile session;
    QStringList missing; // images found neither at their old path nor beside the file; not in session.images
    QStringList beyond; // files outside the session's reach: session_reach.h
    bool modelMissing = false;
    bool olderLayout = false; // the panel layout has an old format that is no longer read
};

[[nodiscard]] QByteArray toJson(const SessionFile& session, const QDir& beside);
// Checks every picture on the disk: do not call on the GUI thread. Throws Error{Input} with NAME, the place,
// and what was expected and found; Error{Cancelled} if CANCEL was cancelled.
[[nodiscard]] ReadSession sessionFrom(const QByteArray& bytes, const QDir& beside, const QString& name,
                                      const CancelToken& cancel = {});

} // namespace hydra::ui
