// SPDX-License-Identifier: GPL-3.0-or-later
// The one owner of what is shown: model, picture, question and looks, with the actions that change them.
// Panels and views meet only here. However often it is written to, it speaks at most once per turn of the
// event loop.
#pragma once

#include "core/engine/engine.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/paint/map_painter.h"
#include "ui/state/actions.h"
#include "ui/state/settings.h"

#include <QList>
#include <QObject>

namespace hydra::ui {

// What is asked about the picture: all of it ends in a MapKey.
struct Query
{
    int heads = 0; // k
    AttentionPlan plan;
    MapOptions options;
    engine::ClassChoice target;
    std::optional<engine::ClassChoice> against{}; // the explained class minus this one

    friend bool operator==(const Query& a, const Query& b)
    {
        return a.heads == b.heads && a.plan == b.plan && a.options == b.options && a.target == b.target
            && a.against == b.against;
    }
    friend bool operator!=(const Query& a, const Query& b) { return !(a == b); }
};

class ViewState : public QObject
{
    Q_OBJECT

public:
    explicit ViewState(Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] const ModelPtr& model() const { return m_model; }
    [[nodiscard]] const PicturePtr& picture() const { return m_picture; }
    [[nodiscard]] bool ready() const { return m_model && m_picture; }
    // False between a change and its signals, which come in the event loop's next turn.
    [[nodiscard]] bool announced() const { return m_changes == 0; }
    [[nodiscard]] const Query& query() const { return m_query; }
    [[nodiscard]] const Look& look() const { return m_look; }
    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] Settings& settings() { return m_settings; }

    [[nodiscard]] const MethodInfo& method() const { return methodInfo(m_query.options.method); }
    [[nodiscard]] AttentionPlan trainedPlan() const; // of the open model
    [[nodiscard]] bool isTrained(int heads) const;
    // The head counts that may be chosen, ascending: trained ones, or 1..H with the untrained switch.
    [[nodiscard]] QList<int> offeredHeads() const;
    [[nodiscard]] int maxHeads() const { return m_model ? m_model->config.numHeads.value : 0; }
    // Only when ready().
    [[nodiscard]] engine::NetworkKey networkKey(int heads) const;
    [[nodiscard]] engine::MapKey mapKey(int heads) const;

    void setModel(const ModelPtr& model);
    void setPicture(const PicturePtr& picture);
    void setHeads(int heads); // the nearest offered
    void setPlan(const AttentionPlan& plan);
    void setMethod(const std::string& id);
    void setOptions(const MapOptions& options);
    void setTarget(const engine::ClassChoice& target);
    void setAgainst(const std::optional<engine::ClassChoice>& against);
    void setLook(const Look& look);
    // A question and looks of before; what does not fit the open model falls back to what does.
    void restore(const Query& query, const Look& look);
    // PATCH becomes the query token. A method that knows none gives way to `attention` until the class token
    // returns.
    void askToken(int patch);
    void askClassToken();

Q_SIGNALS:
    void modelChanged();
    void pictureChanged();
    void queryChanged(); // also after the two above: something else must be computed
    void lookChanged(); // painting only

private:
    enum Change
    {
        ModelChange = 1,
        PictureChange = 2,
        QueryChange = 4,
        LookChange = 8
    };
    void note(int change);
    void announce();
    void setQuery(const Query& query);
    void stepHeads(int direction);
    void connectActions();
    void syncLookActions();
    void rememberLook();

    Settings& m_settings;
    Actions* m_actions;
    ModelPtr m_model;
    PicturePtr m_picture;
    Query m_query;
    Look m_look;
    std::string m_methodBeforeToken; // to return to from a click on a token
    int m_changes = 0;
};

} // namespace hydra::ui
