// SPDX-License-Identifier: GPL-3.0-or-later
// A .hydrascope file: everything that is shown, as JSON. Paths are written relative to the file and absolute,
// so that a folder may move with its pictures; content hashes tell whether they are still the same files.
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
    QString model; // a file; of a shipped model its name; of a program its command
    bool program = false;
    QString modelId; // content hash
    ModelOverrides overrides;
    QString sae, saeId; // an autoencoder, as sae_source.h writes it, and its hash; empty: none
    QStringList images; // the list; ":/scenes/..." are the program's own
    int current = 0; // of the list
    Library::Order order = Library::Order::Opened; // in which it is shown
    QString filter;
    Narrowing narrowing; // to what the network gets wrong
    QString imageId; // of the current one
    PictureAsk query; // as read, its plan is planText: a plan needs the model's depth
    QString planText;
    bool untrained = false; // head counts that the model was not trained for are offered
    Look look;
    nlohmann::json layout; // how the panels lie: ui/shell/dock_layout.h
    QByteArray preview; // the view as a small PNG, for file managers; written, never read
};

constexpr int mostSessionBytes = 16 << 20; // a list of 100,000 pictures takes 12 MiB

struct ReadSession
{
    SessionFile session;
    QStringList missing; // images that are neither where they were nor beside the file; taken off the list
    QStringList beyond; // what it opens that is neither near it nor known: session_reach.h
    bool modelMissing = false;
    bool olderLayout = false; // how the panels lay is told in a way that is not read any more
};

[[nodiscard]] QByteArray toJson(const SessionFile& session, const QDir& beside);
// Looks for every picture on the disk: not for the GUI's thread. Throws Error{Input} naming NAME, the place,
// what was expected and found; Error{Cancelled} when CANCEL says so.
[[nodiscard]] ReadSession sessionFrom(const QByteArray& bytes, const QDir& beside, const QString& name,
                                      const CancelToken& cancel = {});

} // namespace hydra::ui
