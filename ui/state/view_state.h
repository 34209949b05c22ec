// SPDX-License-Identifier: GPL-3.0-or-later
// The one owner of what is shown: model, picture, question and looks, with the actions that change them.
// Panels and views meet only here. However often it is written to, it speaks at most once per turn of the
// event loop.
#pragma once

#include "core/engine/results.h"
#include "core/question/ask.h"
#include "core/question/kept_patches.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/paint/map_painter.h"
#include "ui/state/actions.h"
#include "ui/state/settings.h"

#include <QList>
#include <QObject>

namespace hydra::ui {

// Whether B is A with other prompts.
[[nodiscard]] bool areOtherWords(const engine::OpenedModel& a, const engine::OpenedModel& b);

class ViewState : public QObject
{
    Q_OBJECT

public:
    explicit ViewState(Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] const ModelPtr& model() const { return m_model; }
    [[nodiscard]] const PicturePtr& picture() const { return m_picture; }
    // The autoencoder whose features are shown and changed; it is closed with its model.
    [[nodiscard]] const SaePtr& sae() const { return m_sae; }
    [[nodiscard]] ClassChoice featureTarget(int feature, std::vector<int> patches = {}) const;
    // The map is of a feature's values: a click in the picture marks a patch, and asks nothing else.
    [[nodiscard]] bool showsFeature() const;
    // The patch that is asked about or was marked; -1: none.
    [[nodiscard]] int markedPatch() const
    {
        return method().usesQuery || showsFeature() ? m_query.options.query : -1;
    }
    // The picture shown before this one; no id where there was none.
    [[nodiscard]] const engine::OpenedImage& pictureBefore() const { return m_before; }
    [[nodiscard]] bool ready() const { return m_model && m_picture; }
    [[nodiscard]] bool readsTexts() const; // the open model, as far as is known before it is tried
    // False between a change and its signals, which come in the event loop's next turn.
    [[nodiscard]] bool announced() const { return m_changes == 0; }
    [[nodiscard]] const PictureAsk& query() const { return m_query; }
    [[nodiscard]] const Look& look() const { return m_look; }
    // What is drawn over the picture at all, and which head counts may be chosen; their actions follow.
    [[nodiscard]] bool showsMap() const { return m_showsMap; }
    [[nodiscard]] bool showsTruth() const { return m_showsTruth; }
    [[nodiscard]] bool offersUntrained() const { return m_offersUntrained; }
    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] Settings& settings() { return m_settings; }

    [[nodiscard]] const MethodInfo& method() const { return methodInfo(m_query.options.method); }
    // What comes back when the token that was clicked is left; empty: nothing gave way to it.
    [[nodiscard]] const std::string& methodBeforeToken() const { return m_methodBeforeToken; }
    // The methods that fit the open model; without one all of networks.
    [[nodiscard]] std::vector<std::string> methods() const;
    [[nodiscard]] bool offers(const std::string& method) const; // of them
    [[nodiscard]] AttentionPlan trainedPlan() const; // of the open model
    [[nodiscard]] std::string networkKind() const; // under the plan in view (evidence.h)
    [[nodiscard]] bool isTrained(int heads) const;
    // The head counts that may be chosen, ascending: trained ones, or 1..H with the untrained switch.
    [[nodiscard]] QList<int> offeredHeads() const;
    [[nodiscard]] int maxHeads() const { return m_model ? m_model->config.numHeads.value : 0; }
    // Only when ready().
    [[nodiscard]] NetworkKey networkKey(int heads) const;
    [[nodiscard]] MapKey mapKey(int heads) const;
    // ASK of the picture and model in view, for what differs from query() in one thing.
    [[nodiscard]] MapKey mapKey(const PictureAsk& ask) const;

    void setModel(const ModelPtr& model);
    void setPicture(const PicturePtr& picture);
    void setSae(const SaePtr& sae); // what was asked of another one's features is given up
    void showFeature(int feature, const std::vector<int>& patches = {}); // as a map
    void setHeads(int heads); // the nearest offered
    void setPlan(const AttentionPlan& plan);
    void setMethod(const std::string& id);
    void setOptions(const MapOptions& options);
    void setTarget(const ClassChoice& target);
    void setAgainst(const std::optional<ClassChoice>& against);
    void setLook(const Look& look);
    void showMap(bool shown);
    void showTruth(bool shown);
    void offerUntrained(bool offered);
    void setWithout(const Interventions& without);
    void setSize(const InputSize& size);
    // On to off, off to on: for views that show heads, blocks or patches.
    void toggleHead(int block, int head);
    void toggleAttention(int block);
    void toggleMlp(int block);
    void togglePatch(int patch);
    // What is asked of the open model where nobody has chosen anything; and to ask it.
    [[nodiscard]] PictureAsk firstQuery() const;
    void startOver();
    // A question and looks of before; what does not fit the open model falls back to what does.
    void restore(const PictureAsk& query, const Look& look);
    // PATCH becomes the query token. A method that knows none gives way to `attention` until the class token
    // returns.
    void askToken(int patch);
    void askClassToken();
    // PATCH joins the patches of this picture that are compared with, in this picture and all others, or
    // leaves them; -1 keeps the query as it is. A method that compares nothing just asks PATCH.
    void keepToken(int patch);
    void matchPatches(const KeptPatches& kept); // by similarity, until the class token returns

Q_SIGNALS:
    void modelChanged();
    void pictureChanged();
    void saeChanged();
    void queryChanged(); // also after the two above: something else must be computed
    void lookChanged(); // painting only

private:
    enum Change
    {
        ModelChange = 1,
        PictureChange = 2,
        QueryChange = 4,
        LookChange = 8,
        SaeChange = 16
    };
    void note(int change);
    void announce();
    void setQuery(const PictureAsk& query);
    void leaveToken(PictureAsk& query); // for the class token
    void forgetGrid(PictureAsk& query); // what names tokens and patches, which mean nothing in another one
    void followTruth();
    void keepFeatures(PictureAsk& query) const; // of the open autoencoder
    void fitMethod(); // to the open model
    void keepClasses(const VitConfig& before, const VitConfig& now);
    void stepHeads(int direction);
    void connectActions();
    // STATE and its ACTION become ON; true where that is new, which is noted as CHANGE.
    bool turn(bool& state, bool on, QAction* action, Change change);
    void syncLookActions();

    Settings& m_settings;
    Actions* m_actions;
    ModelPtr m_model;
    PicturePtr m_picture;
    SaePtr m_sae;
    engine::OpenedImage m_before;
    PictureAsk m_query;
    Look m_look;
    bool m_showsMap = true, m_showsTruth = false, m_offersUntrained = false;
    std::string m_methodBeforeToken; // to return to from a click on a token
    int m_changes = 0;
};

} // namespace hydra::ui
