// SPDX-License-Identifier: GPL-3.0-or-later
// The available pictures and models: opened, dropped, pasted or shipped. Asks the bridge to open them;
// ViewState takes the results.
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

    // Opened pictures in the order of opening; images() are those that the list shows.
    [[nodiscard]] const QStringList& opened() const { return m_opened; }
    // Reopens IMAGES, a list open before, at CURRENT.
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
        Likeliest, // by the probability of the predicted class; unknown ones last
        Unlikeliest,
        WrongFirst, // the surest mistake first, then right answers, least certain first
        Nearest // by similarity to another picture; unknown ones last
    };
    // The list shows pictures whose file, folder and predicted class together contain all words of FILTER;
    // opening others clears it.
    void arrange(const QString& filter, Order order);
    [[nodiscard]] const QString& filter() const { return m_filter; }
    [[nodiscard]] Order order() const { return m_order; }
    // Restricts the list further while any picture has a label; opening other pictures resets it.
    void narrow(const Narrowing& narrowing);
    [[nodiscard]] const Narrowing& narrowing() const { return m_narrowing; }

    // The network's prediction (PicturePredictions) and the label (PictureLabels) of a picture.
    [[nodiscard]] Predicted predicted(const QString& path) const { return m_predicted.value(path); }
    void setPredicted(const QHash<QString, Predicted>& predicted); // replaces those of all pictures
    void addPredicted(const QString& path, const Predicted& predicted);
    [[nodiscard]] bool hasLabels() const { return !m_labels.isEmpty(); }
    [[nodiscard]] Labelled label(const QString& path) const { return m_labels.value(path); }
    void setLabels(const QHash<QString, Labelled>& labels); // replaces those of all pictures
    [[nodiscard]] Tally tally() const; // over all open pictures
    // Cosine similarities to the picture called NAME, by path (NearestPictures); NAME "": no similarities.
    void setNearness(const QString& name, const QHash<QString, double>& cosines);
    [[nodiscard]] const QString& nearTo() const { return m_nearTo; }
    [[nodiscard]] std::optional<double> nearness(const QString& path) const;
    // Filter, order or narrowing need predictions of all pictures.
    [[nodiscard]] bool arrangedByPrediction() const
    {
        return !m_filter.isEmpty() || m_order == Order::Likeliest || m_order == Order::Unlikeliest
            || m_order == Order::WrongFirst || m_narrowing.kind != Narrowing::Kind::All;
    }

    // Files and folders, in the order given; a folder is listed on a worker thread. Opens the first picture.
    void openImages(const QStringList& paths);
    // Opens a picture and lists its whole folder.
    void openBeside(const QString& path);
    void openSamples(); // opens the built-in scenes
    // Opens the list of a session, with its filter, order and narrowing.
    void openList(const QStringList& images, int current, const QString& filter = {},
                  Order order = Order::Opened, const Narrowing& narrowing = {});
    void show(int row);
    void step(int direction);
    [[nodiscard]] bool showsScene() const; // the current picture is a built-in scene
    // Opens a model that the user did not choose.
    void openDefaultModel(const QString& path);
    [[nodiscard]] const QString& defaultModel() const { return m_default; } // empty once one was chosen
    // Opens a file, a folder, a shipped model or a hub model by name; OVERRIDES are the user's answers about
    // it.
    void openModel(const QString& pathOrName, const ModelOverrides& overrides = {});
    // Opens the program that COMMAND starts, in place of a model.
    void openProgram(const QString& command);
    // Opens pictures, files, folders, or a path given as text. False if DATA holds nothing of the kind.
    bool take(const QMimeData& data);
    [[nodiscard]] static bool canTake(const QMimeData& data);
    [[nodiscard]] static bool isModelFile(const QString& path); // or a model's folder, by file names

    // Files of the shipped models, the default one first.
    [[nodiscard]] static QStringList shippedModels();
    [[nodiscard]] static QString scenesModel(); // "" if it is not shipped
    [[nodiscard]] static QString photographsModel();
    [[nodiscard]] QStringList recentModels() const; // only existing ones
    // Models that other programs have downloaded, as last listed; lookForModels() lists them again on a
    // worker thread.
    [[nodiscard]] const std::vector<engine::FoundModel>& foundModels() const { return m_found; }
    void lookForModels();

Q_SIGNALS:
    void openedChanged(); // other pictures were opened; emitted before listChanged()
    void listChanged();
    void currentChanged(int row);
    void predictedChanged(const QString& path); // "": of all pictures
    void labelsChanged();
    void nearnessChanged();
    void modelAsked(const QString& path); // opening PATH has begun
    void failed(const QString& message);

private:
    // Replaces the opened pictures by IMAGES and shows CURRENT.
    void setImages(const QStringList& images, const QString& current, const QString& filter = {},
                   const Narrowing& narrowing = {});
    [[nodiscard]] QStringList arranged() const;
    [[nodiscard]] CancelToken newListing(); // cancels the running listing

    EngineBridge& m_bridge;
    Settings& m_settings;
    QStringList m_opened, m_images;
    QHash<QString, Predicted> m_predicted; // by path
    QHash<QString, Labelled> m_labels; // by path
    QHash<QString, double> m_nearness; // by path
    QString m_nearTo;
    QTimer m_rearranging; // delay, so that rows do not jump
    QString m_filter;
    Narrowing m_narrowing;
    Order m_order = Order::Opened;
    QString m_path;
    QString m_default;
    QString m_recent; // goes to the recent pictures once a picture of it opens
    CancelToken m_listing; // of the folder that is being listed
    std::vector<engine::FoundModel> m_found;
    Background m_lister;
};

// The picture at PATH for the engine. Qt reads a resource, on the requesting thread, as the engine reads only
// files.
[[nodiscard]] engine::EmbeddingPicture pictureAt(const QString& path);
// PATHS for exports, which open files one by one; resources are opened here.
[[nodiscard]] std::vector<engine::OpenedImage> picturesToOpen(EngineBridge& bridge, const QStringList& paths);

} // namespace hydra::ui
