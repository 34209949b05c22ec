// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/likeness_row.h"

#include "core/question/kept_patches.h"
#include "ui/paint/format.h"
#include "ui/state/file_picker.h"
#include "ui/state/nearest_pictures.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hydra::ui {

LikenessRow::LikenessRow(ViewState& state, Board& board, Library& library, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
    , m_library(library)
    , m_nearest(new NearestPictures(state, library, board.bridge(), this))
    , m_words(new QLabel(this))
    , m_stop(new QPushButton(tr("Stop"), this))
    , m_keep(new QPushButton(tr("Save this search…"), this))
    , m_index(new QPushButton(tr("Open a saved search…"), this))
{
    setObjectName(QStringLiteral("likeness"));
    m_words->setObjectName(QStringLiteral("likenessWords"));
    m_words->setTextFormat(Qt::PlainText); // file names are not markup
    m_words->setWordWrap(true);
    m_stop->setObjectName(QStringLiteral("likenessStop"));
    m_stop->setToolTip(tr("Pictures compared so far stay sorted."));
    describe(m_keep, "likenessKeep", tr("Save this search"),
             tr("An index of these pictures, for later and for hydrascope-cli nearest."));
    describe(m_index, "likenessIndex", tr("Open a saved search"),
             tr("Shows the most similar pictures of an index in place of this list."));
    auto* files = filled(new QHBoxLayout, {m_keep, m_index, Stretch{}}, space::tight);
    filled(new QVBoxLayout(this), {m_words, m_stop, files}, space::tight, {space::tight, 0, space::tight, 0});
    connectCommands();
    follow();
}

void LikenessRow::connectCommands()
{
    const Actions& on = m_state.actions();
    connect(on.findAlike, &QAction::triggered, this, [this] {
        m_patch = patchOnScreen();
        m_nearest->find();
    });
    connect(on.matchPatches, &QAction::triggered, this, &LikenessRow::match);
    connect(m_stop, &QPushButton::clicked, m_nearest, &NearestPictures::stop);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        const QString file = FilePicker::save(FilePicker::File::NewIndex, this,
                                              tr("pictures") + QStringLiteral(".safetensors"));
        if (!file.isEmpty()) {
            const QString problem = m_nearest->keep(file);
            m_words->setText(problem.isEmpty() ? tr("Saved %1").arg(file) : problem);
        }
    });
    connect(m_index, &QPushButton::clicked, this, [this] {
        const QString file = FilePicker::open(FilePicker::File::Index, this);
        if (!file.isEmpty()) {
            m_nearest->lookInto(file);
        }
    });
    connect(m_nearest, &NearestPictures::changed, this, &LikenessRow::follow);
    const auto offer = [this] {
        for (QAction* action : {m_state.actions().findAlike, m_state.actions().matchPatches}) {
            action->setEnabled(m_state.ready() && m_library.opened().size() > 1);
        }
    };
    connect(&m_board, &Board::reset, this, offer);
    connect(&m_library, &Library::listChanged, this, offer);
    offer();
}

void LikenessRow::release()
{
    if (m_nearest->picture()) {
        m_nearest->release();
    }
}

void LikenessRow::follow()
{
    setVisible(m_nearest->picture() != nullptr);
    m_stop->setVisible(m_nearest->busy());
    m_keep->setEnabled(!m_nearest->busy() && m_nearest->mayKeep());
    m_index->setEnabled(!m_nearest->busy());
    m_words->setText(!m_nearest->problem().isEmpty() ? m_nearest->problem()
                         : m_nearest->busy()
                         ? tr("Comparing with %1: %2").arg(m_library.nearTo(), percent(m_nearest->fraction()))
                         : tr("Like %1").arg(m_library.nearTo()));
}

// The query patch, else the map's maximum.
int LikenessRow::patchOnScreen() const
{
    const MapOptions& options = m_state.query().options;
    if (m_state.method().usesQuery && options.query >= 0) {
        return options.query;
    }
    const engine::MapPtr& map = m_board.shownMap();
    const auto& seen = m_board.seen();
    const bool ofPatches = map && seen && map->channels == 1 && !map->values.empty()
        && map->rows == seen->geometry.rows() && map->cols == seen->geometry.cols();
    return ofPatches ? int(std::max_element(map->values.begin(), map->values.end()) - map->values.begin())
                     : 0;
}

// Matches the same patch as before unless another one was chosen since.
void LikenessRow::match()
{
    const PicturePtr& like = m_nearest->picture();
    const ImageId image = (like ? like : m_state.picture())->image.id;
    const bool chosen = m_state.method().usesQuery && m_state.query().options.query >= 0;
    if (image == m_state.picture()->image.id && (!like || chosen)) {
        m_patch = patchOnScreen();
    }
    m_state.matchPatches({image, {m_patch}});
    if (like) {
        m_library.show(int(m_library.images().indexOf(m_nearest->path())));
    }
}

} // namespace hydra::ui
