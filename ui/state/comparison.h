// SPDX-License-Identifier: GPL-3.0-or-later
// A grid of questions about the open picture and its neighbours in the list: columns are head counts,
// methods, attention plans, models, blocks, heads of a block, the network before and after a change, input
// sizes, or slicing schemes; rows are pictures or methods. Class, query token, block and looks come from the
// main window. Makes no requests while hidden.
#pragma once

#include "ui/state/library.h"
#include "ui/state/sheet.h"
#include "ui/state/size_choice.h"
#include "ui/state/view_state.h"

#include <QHash>
#include <QObject>

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace hydra::ui {

class Comparison : public QObject
{
    Q_OBJECT

public:
    enum class Columns
    {
        Heads,
        Methods,
        Plans,
        Models,
        Blocks,
        SingleHeads, // of the block in view
        BeforeAfter, // without and with the interventions
        Sizes, // input sizes
        Schemes // slicing schemes
    };
    enum class Rows
    {
        Pictures,
        Methods
    };
    struct Setup
    {
        Columns columns = Columns::Heads;
        Rows rows = Rows::Pictures;
        std::vector<std::string> methods{"fullgrad-plus", "relevance", "generic", "attention",
                                         "hydra-contribution"};
        QStringList plans{QString(), QStringLiteral("hydra:cosine@back:1"),
                          QStringLiteral("hydra:cosine@all")};
        int pictures = 3; // count, from the current one in the list on
        bool sharedRange = false; // one range for the panels of a row that show the same method

        friend bool operator==(const Setup& a, const Setup& b)
        {
            return a.columns == b.columns && a.rows == b.rows && a.methods == b.methods && a.plans == b.plans
                && a.pictures == b.pictures && a.sharedRange == b.sharedRange;
        }
    };
    struct Cell : MapCell
    {
        int row = 0, column = 0;
        ModelPtr model;
        PicturePtr picture; // null until it is open
        std::optional<InputGeometry> geometry; // of the picture under the model
    };

    Comparison(ViewState& state, Library& library, EngineBridge& bridge, QObject* parent = nullptr);

    [[nodiscard]] const Setup& setup() const { return m_setup; }
    void setSetup(const Setup& setup);
    void setShown(bool shown);
    void addModel(const QString& path) { m_bridge.openModelBeside(path); } // beside the open model
    [[nodiscard]] const std::vector<Cell>& cells() const { return m_sheet.cells(); } // row by row
    [[nodiscard]] const QStringList& rowTitles() const { return m_rowTitles; }
    [[nodiscard]] const QStringList& columnTitles() const { return m_columnTitles; }
    // The same in English, for files.
    [[nodiscard]] const QStringList& rowNames() const { return m_rowNames; }
    [[nodiscard]] const QStringList& columnNames() const { return m_columnNames; }
    [[nodiscard]] ValueRange range(const Cell& cell) const;
    // Makes PATCH of CELL the query token of all panels and of the main window; ignored if the cell's method
    // has no query token.
    void askToken(const Cell& cell, int patch);
    [[nodiscard]] bool complete() const; // every map has arrived or failed
    // Each column sets its own block or head.
    [[nodiscard]] bool ofLayers() const
    {
        return m_setup.columns == Columns::Blocks || m_setup.columns == Columns::SingleHeads;
    }
    static constexpr int mostPictures = 8;
    static constexpr int mostColumns = 16;

Q_SIGNALS:
    void reset(); // the cells were replaced
    void cellChanged(int index);
    void failed(const QString& message); // an invalid attention plan

private:
    struct Column
    {
        QString title;
        ModelPtr model;
        PictureAsk ask;
        QString name{}; // in files, if it differs from the title
    };
    void rebuild();
    void ask();
    [[nodiscard]] std::vector<Column> columns();
    void addSizes(std::vector<Column>& columns) const;
    void addLayers(std::vector<Column>& columns) const; // blocks, or heads of one
    [[nodiscard]] std::optional<AttentionPlan> planOf(const QString& words);
    [[nodiscard]] PictureAsk askFor(const ModelPtr& model) const;
    [[nodiscard]] QStringList picturePaths() const;
    void addRow(std::vector<Cell>& laid, const QString& title, const PicturePtr& picture,
                const QString& trouble, const std::vector<Column>& columns, const std::string& method);
    [[nodiscard]] ValueRange measured(const Cell& cell) const;
    void takePicture(const QString& path, const PicturePtr& picture, const QString& failure);
    void takeGeometry(const ImageId& image, const ModelId& model, const InputSize& size,
                      const InputGeometry& geometry);

    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    Setup m_setup;
    bool m_shown = false, m_asked = false; // m_asked: the user chose the setup
    QList<ModelPtr> m_models; // besides the open one
    QHash<QString, PicturePtr> m_pictures; // by path; null while it is being opened
    QHash<QString, QString> m_troubles; // pictures that could not be opened
    // By image, model and size; empty while being computed.
    std::map<std::tuple<ImageId, ModelId, std::string>, std::optional<InputGeometry>> m_geometries;
    Sheet<Cell> m_sheet;
    QStringList m_rowTitles, m_columnTitles, m_rowNames, m_columnNames;
    mutable std::vector<std::optional<ValueRange>> m_ranges; // by cell; a cache
};

} // namespace hydra::ui
