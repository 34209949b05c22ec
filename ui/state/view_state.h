// SPDX-License-Identifier: GPL-3.0-or-later
// The one owner of what is shown: model, picture, question and looks, with the actions that change them.
// Panels and views meet only here. Emits each signal at most once per turn of the event loop, however often
// it is changed.
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

// Whether A and B are the same model with other prompts.
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
    // The map shows a feature's values: a click in the picture only marks a patch.
    [[nodiscard]] bool showsFeature() const;
    // The query patch or the marked patch; -1 if there is none.
    [[nodiscard]] int markedPatch() const
    {
        return method().usesQuery || showsFeature() ? m_query.options.query : -1;
    }
    // The previously shown picture; without an id if there was none.
    [[nodiscard]] const engine::OpenedImage& pictureBefore() const { return m_before; }
    [[nodiscard]] bool ready() const { return m_model && m_picture; }
    [[nodiscard]] bool readsTexts() const; // whether the open model reads texts, as far as its file tells
    // False between a change and its signals, which come in the event loop's next turn.
    [[nodiscard]] bool announced() const { return m_changes == 0; }
    [[nodiscard]] const PictureAsk& query() const { return m_query; }
    [[nodiscard]] const Look& look() const { return m_look; }
    // Whether map and mask outline are drawn, and untrained head counts offered; the actions follow.
    [[nodiscard]] bool showsMap() const { return m_showsMap; }
    [[nodiscard]] bool showsTruth() const { return m_showsTruth; }
    [[nodiscard]] bool offersUntrained() const { return m_offersUntrained; }
    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] Settings& settings() { return m_settings; }

    [[nodiscard]] const MethodInfo& method() const { return methodInfo(m_query.options.method); }
    // The method restored when the clicked token is left; empty if the click did not replace one.
    [[nodiscard]] const std::string& methodBeforeToken() const { return m_methodBeforeToken; }
    // The methods that fit the open model; without a model, all those for networks.
    [[nodiscard]] std::vector<std::string> methods() const;
    [[nodiscard]] bool offers(const std::string& method) const; // METHOD is one of methods()
    [[nodiscard]] AttentionPlan trainedPlan() const; // of the open model
    [[nodiscard]] std::string networkKind() const; // with the current plan (evidence.h)
    [[nodiscard]] bool isTrained(int heads) const;
    // The head counts that may be chosen, ascending: trained ones, or 1..H with the untrained switch.
    [[nodiscard]] QList<int> offeredHeads() const;
    [[nodiscard]] int maxHeads() const { return m_model ? m_model->config.numHeads.value : 0; }
    // Only when ready().
    [[nodiscard]] NetworkKey networkKey(int heads) const;
    [[nodiscard]] MapKey mapKey(int heads) const;
    // Key of ASK for the current picture and model.
    [[nodiscard]] MapKey mapKey(const PictureAsk& ask) const;

    void setModel(const ModelPtr& model);
    void setPicture(const PicturePtr& picture);
    void setSae(const SaePtr& sae); // drops targets and changes of another autoencoder's features
    void showFeature(int feature, const std::vector<int>& patches = {}); // shows FEATURE as a map
    void setScheme(SliceScheme scheme);
    void setHeads(int heads); // chooses the nearest offered count
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
    // Toggle interventions: for views that show heads, blocks or patches.
    void toggleHead(int block, int head);
    void toggleAttention(int block);
    void toggleMlp(int block);
    void togglePatch(int patch);
    // The default question for the open model; startOver() asks it.
    [[nodiscard]] PictureAsk firstQuery() const;
    void startOver();
    // Restores an earlier question and looks; values that do not fit the open model fall back.
    void restore(const PictureAsk& query, const Look& look);
    // Makes PATCH the query token. A method without one is replaced by `attention` until the class token
    // returns.
    void askToken(int patch);
    void askClassToken();
    // Adds PATCH to, or removes it from, the kept patches of this picture, with which this and all other
    // pictures are compared; -1 only keeps the present query patch. A method that compares no patches just
    // asks PATCH.
    void keepToken(int patch);
    void matchPatches(const KeptPatches& kept); // by similarity, until the class token returns

Q_SIGNALS:
    void modelChanged();
    void pictureChanged();
    void saeChanged();
    void queryChanged(); // also after the three above: new answers are needed
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
    void leaveToken(PictureAsk& query); // returns to the class token
    void forgetGrid(PictureAsk& query); // clears tokens and patches, which are meaningless in another grid
    void followTruth();
    void keepFeatures(PictureAsk& query) const; // drops features of other autoencoders
    void fitMethod(); // chooses a method that fits the open model
    void keepClasses(const VitConfig& before, const VitConfig& now);
    void stepHeads(int direction);
    void connectActions();
    // Sets STATE and its ACTION to ON; if that is new, notes CHANGE and returns true.
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
    std::string m_methodBeforeToken; // the method before a click on a token
    int m_changes = 0;
};

} // namespace hydra::ui
