// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures at hand and the models at hand: what was opened, dropped or pasted, and what is shipped. Says
// "open" to the bridge; what comes of it goes to ViewState.
#pragma once

#include "core/engine/found_models.h"
#include "ui/bridge/background.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/state/mistakes.h"
#include "ui/state/settings.h"

#include <QFileInfo>
#include <QHash>
#include <QMimeData>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace hydra::ui {

class Library : public QObject
{
    Q_OBJECT

public:
    Library(EngineBridge& bridge, Settings& settings, QObject* parent = nullptr);

    // What was opened, in the order of that, and what of it the list shows.
    [[nodiscard]] const QStringList& opened() const { return m_opened; }
    // IMAGES, which were open before, at CURRENT.
    void goBack(const QStringList& images, const QString& current);
    [[nodiscard]] const QStringList& images() const { return m_images; }
    [[nodiscard]] int currentRow() const { return int(m_images.indexOf(m_path)); } // -1: not in the list
    [[nodiscard]] const QString& currentPath() const { return m_path; } // "": pasted

    enum class Order
    {
        Opened,
        Name, // "2" before "10"
        NameBackwards,
        Newest, // by the time of the last change
        Likeliest, // by the probability of the predicted class; what is not known comes last
        Unlikeliest,
        WrongFirst, // the surest mistake first, then what is right, the least certain first
        Nearest // the most like another picture first; what is not known comes last
    };
    // The list shows those whose file, folder and predicted class have all words of FILTER; opening others
    // clears it.
    void arrange(const QString& filter, Order order);
    [[nodiscard]] const QString& filter() const { return m_filter; }
    [[nodiscard]] Order order() const { return m_order; }
    // Of these, while any picture has a label; opening others shows all.
    void narrow(const Narrowing& narrowing);
    [[nodiscard]] const Narrowing& narrowing() const { return m_narrowing; }

    // What the network says of a picture (PicturePredictions), and what it shows (PictureLabels).
    [[nodiscard]] Predicted predicted(const QString& path) const { return m_predicted.value(path); }
    void setPredicted(const QHash<QString, Predicted>& predicted); // of all pictures, in place of the rest
    void addPredicted(const QString& path, const Predicted& predicted);
    [[nodiscard]] bool hasLabels() const { return !m_labels.isEmpty(); }
    [[nodiscard]] Labelled label(const QString& path) const { return m_labels.value(path); }
    void setLabels(const QHash<QString, Labelled>& labels); // of all pictures, in place of the rest
    [[nodiscard]] Tally tally() const; // of all that are open
    // How like the picture called NAME they are, as cosines by path (NearestPictures); "": like none.
    void setNearness(const QString& name, const QHash<QString, double>& cosines);
    [[nodiscard]] const QString& nearTo() const { return m_nearTo; }
    [[nodiscard]] std::optional<double> nearness(const QString& path) const;
    // Filter or order look at all of them.
    [[nodiscard]] bool arrangedByPrediction() const
    {
        return !m_filter.isEmpty() || m_order == Order::Likeliest || m_order == Order::Unlikeliest
            || m_order == Order::WrongFirst || m_narrowing.kind != Narrowing::Kind::All;
    }

    // Files and folders, in the order given; a folder is listed on a worker. The first picture is opened.
    void openImages(const QStringList& paths);
    // One picture, and those beside it in its folder to step to.
    void openBeside(const QString& path);
    void openSamples(); // the scenes that come with the program
    // Files, as a session remembers them, and how the list showed them.
    void openList(const QStringList& images, int current, const QString& filter = {},
                  Order order = Order::Opened, const Narrowing& narrowing = {});
    void show(int row);
    void step(int direction);
    [[nodiscard]] bool showsScene() const; // one of those that come with the program, or nothing
    // A model that nobody asked for.
    void openDefaultModel(const QString& path);
    [[nodiscard]] const QString& defaultModel() const { return m_default; } // empty once one was chosen
    // A file, a folder, or the name of a shipped model or of the hub's; OVERRIDES is what the user says about
    // it.
    void openModel(const QString& pathOrName, const ModelOverrides& overrides = {});
    // The program that COMMAND starts, in place of a model.
    void openProgram(const QString& command);
    // Pictures, files and folders, a text that is a path. False when there is nothing we know.
    bool take(const QMimeData& data);
    [[nodiscard]] static bool canTake(const QMimeData& data);
    [[nodiscard]] static bool isModelFile(const QString& path); // or folder, by its names

    // Files of the models that come with the program, the default one first.
    [[nodiscard]] static QStringList shippedModels();
    [[nodiscard]] static QString scenesModel(); // of the shipped ones; "" where it is not
    [[nodiscard]] static QString photographsModel();
    [[nodiscard]] QStringList recentModels() const; // those that still exist
    // What other programs have downloaded, as it was listed last; and lists it again, on a worker.
    [[nodiscard]] const std::vector<engine::FoundModel>& foundModels() const { return m_found; }
    void lookForModels();

Q_SIGNALS:
    void openedChanged(); // other pictures, before the list of them
    void listChanged();
    void currentChanged(int row);
    void predictedChanged(const QString& path); // "": of all
    void labelsChanged();
    void nearnessChanged();
    void modelAsked(const QString& path); // is being opened from now on
    void failed(const QString& message);

private:
    // IMAGES, of which CURRENT is shown.
    void setImages(const QStringList& images, const QString& current, const QString& filter = {},
                   const Narrowing& narrowing = {});
    [[nodiscard]] QStringList arranged() const;
    [[nodiscard]] CancelToken newListing(); // what was being listed is no longer wanted

    EngineBridge& m_bridge;
    Settings& m_settings;
    QStringList m_opened, m_images;
    QHash<QString, Predicted> m_predicted; // by path
    QHash<QString, Labelled> m_labels; // by path
    QHash<QString, double> m_nearness; // by path
    QString m_nearTo;
    QTimer m_rearranging; // rows must not jump with each picture
    QString m_filter;
    Narrowing m_narrowing;
    Order m_order = Order::Opened;
    QString m_path;
    QString m_default;
    QString m_recent; // what is remembered once a picture of it is there
    CancelToken m_listing; // of the folder that is being listed
    std::vector<engine::FoundModel> m_found;
    Background m_lister;
};

// A picture of the list for the engine, by its path. A resource is read by Qt, on the thread that asks; the
// engine knows files only.
[[nodiscard]] engine::EmbeddingPicture pictureAt(const QString& path);
// PATHS for exports, which open files one by one; resources are opened now.
[[nodiscard]] std::vector<engine::OpenedImage> picturesToOpen(EngineBridge& bridge, const QStringList& paths);

} // namespace hydra::ui
