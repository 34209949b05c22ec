// SPDX-License-Identifier: GPL-3.0-or-later
// The index of a folder (core/dictionary/folder_index.h) for the open autoencoder: found next to it, opened,
// or built in the background. Also the pictures with the highest values of a feature, read on request.
#pragma once

#include "core/base/message.h"
#include "core/dictionary/folder_index.h"
#include "ui/bridge/background.h"
#include "ui/state/view_state.h"

#include <QImage>
#include <QRect>

#include <memory>

namespace hydra::ui {

class FeatureFolder : public QObject
{
    Q_OBJECT

public:
    struct Sight
    {
        QString name, problem; // problem: why there is no picture
        double value = 0;
        int patch = 0;
        QImage picture;
        QRect square; // the patch, in pixels of PICTURE
    };
    static constexpr int shownSights = 9;

    FeatureFolder(ViewState& state, QObject* parent);
    ~FeatureFolder() override; // cancels and waits

    void open(const QString& file);
    void make(const QString& folder, const QString& out); // at the current head count
    void stop(); // the finished part is in the file
    void look(int feature); // reads the sights of FEATURE one by one; -1: none
    void setPlace(const QString& folder); // the folder of its pictures
    [[nodiscard]] QString suggested(const QString& folder) const; // a file name next to the autoencoder

    [[nodiscard]] const FeatureIndex* index() const { return m_index.get(); } // null if there is none
    [[nodiscard]] const std::shared_ptr<const FeatureIndex>& shared() const { return m_index; }
    [[nodiscard]] int heads() const { return m_heads; } // head count that it was made at
    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const std::vector<Sight>& sights() const { return m_sights; }
    [[nodiscard]] bool busy() const { return m_busy; } // an index is being made
    [[nodiscard]] double fraction() const { return m_fraction; }
    [[nodiscard]] bool rests() const { return m_reading == 0; }

Q_SIGNALS:
    void changed(); // index(), problem(), busy(), fraction()
    void sightsChanged();

private:
    using IndexPtr = std::shared_ptr<const FeatureIndex>;
    struct Place // created on the reader's thread at first use
    {
        std::unique_ptr<const IndexedPictures> pictures;
        Message problem;
    };
    void follow(); // for another model or autoencoder
    void take(const QString& file, const Outcome<IndexPtr>& outcome);
    [[nodiscard]] IndexedBy wanted() const;
    // Runs WORK on THREAD, then TAKE(its outcome) on this thread unless TOKEN was cancelled.
    template<class Work, class Take>
    void start(Background& thread, const CancelToken& token, Work work, Take take);

    ViewState& m_state;
    IndexPtr m_index;
    std::shared_ptr<Place> m_place;
    QString m_file, m_problem;
    ModelPtr m_model; // the model and autoencoder of all members
    SaePtr m_sae;
    std::vector<Sight> m_sights;
    int m_heads = 0, m_feature = -1, m_reading = 0;
    bool m_busy = false;
    double m_fraction = 0;
    CancelToken m_all, m_making, m_looking;
    Background m_maker, m_reader;
};

} // namespace hydra::ui
