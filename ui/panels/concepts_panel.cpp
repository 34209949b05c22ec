// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/session.h"
#include "ui/bridge/background.h"
#include "ui/bridge/standing_question.h"
#include "ui/models/data_tables.h"
#include "ui/models/head_rows.h"
#include "ui/models/rows_model.h"
#include "ui/paint/format.h"
#include "ui/panels/panels.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/state/view_state.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace hydra::ui {

struct ConceptRow
{
    QString word;
    double weight = 0, share = 0; // of the largest weight
};

namespace {

QVariant conceptWord(const ConceptRow& row, int role)
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return role == Qt::DisplayRole ? row.word : plainTip(row.word);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(row.word, decimal(row.weight, 'f', 3));
    default:
        return {};
    }
}

QVariant conceptWeight(const ConceptRow& row, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return decimal(row.weight, 'f', 3);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    case shareRole:
        return row.share;
    default:
        return {};
    }
}

} // namespace

// The picture as a sum of words (reference.md "Concepts: a picture in words"): the word list, the folder
// whose mean is subtracted, the sparsity, and the result.
class ConceptsPanel : public QWidget
{
public:
    ConceptsPanel(ViewState& state, EngineBridge& bridge, Saved saved, QWidget* parent)
        : QWidget(parent)
        , m_state(state)
        , m_bridge(bridge)
        , m_rows({{tr("Word"), conceptWord}, {tr("Weight"), conceptWeight}}, this)
        , m_question(bridge, "concepts", [this] { show(); })
        , m_list(state.settings().get<QString>(Setting::WordList))
    {
        setObjectName(QStringLiteral("conceptsPanel"));
        build(saved);
        connect(&state, &ViewState::modelChanged, this, &ConceptsPanel::follow);
        connect(&state, &ViewState::queryChanged, this, &ConceptsPanel::follow);
        nameSources();
        follow();
    }

protected:
    void showEvent(QShowEvent* event) override
    {
        QWidget::showEvent(event);
        follow();
    }
    void hideEvent(QHideEvent* event) override
    {
        QWidget::hideEvent(event);
        follow();
    }

private:
    enum class Source
    {
        Present, // the current source
        None, // the default list, no folder
        Another
    };

    void build(const Saved& saved)
    {
        for (QComboBox* each : {m_words, m_mean}) {
            each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            each->setMinimumContentsLength(18);
        }
        m_lambda->setSingleStep(0.05);
        m_lambda->setKeyboardTracking(false);
        auto* left = new QWidget(this);
        auto* form = new FormLayout;
        addRow(form, tr("&Words"), m_words,
               tr("<b>Words</b><br>What the picture may be made of: the names of ImageNet's classes, or a "
                  "file of words and phrases, one a line."));
        addRow(form, tr("Su&btract what all share"), m_mean,
               tr("<b>Subtract what all share</b><br>The mean direction of a folder's pictures is subtracted "
                  "first. Otherwise it counts as left over."));
        addRow(form, tr("&How few words"), m_lambda,
               tr("<b>How few words</b> (λ)<br>More gives fewer words: one takes part if its cosine with "
                  "what is "
                  "left exceeds half of λ."));
        inRole(m_problem, "problem", "conceptsProblem");
        m_summary->setObjectName(QStringLiteral("conceptsSummary"));
        for (QLabel* each : {m_summary, m_problem}) {
            each->setWordWrap(true);
            each->setTextFormat(Qt::PlainText);
        }
        filled(new QVBoxLayout(left), {{form}, m_summary, m_problem, Stretch{}}, space::normal);
        describe(m_table, "conceptTable", tr("Words of the picture"), {});
        m_table->setModel(&m_rows);
        m_table->setItemDelegateForColumn(1, new ShareDelegate(m_table));
        keepPlain(*m_table, fontMetrics().height() + 6);
        m_table->setSelectionMode(QAbstractItemView::SingleSelection);
        m_table->setFrameShape(QFrame::NoFrame);
        m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
        m_table->horizontalHeader()->setHighlightSections(false);
        m_table->setMinimumHeight(4 * fontMetrics().height());
        auto* right = new QWidget(this);
        offerTable(
            m_export, m_state, tr("Words of the picture"), "concepts",
            [this] {
                return conceptTable(m_state, *m_question.answer(), m_words->itemText(0).toStdString(),
                                    m_folder.isEmpty() ? std::string() : m_mean->itemText(0).toStdString(),
                                    m_few);
            },
            saved);
        filled(new QVBoxLayout(right),
               {filled(new QHBoxLayout, {{heading(tr("Words of the picture"), right), 1}, m_export}),
                {m_table, 1}},
               space::tight);
        filled(new QHBoxLayout(m_fields), {{left, 1}, {right, 1}}, space::wide);
        filled(new QHBoxLayout(this), {{m_fields, 1}, {m_offer, 1}}, 0,
               {space::wide, space::normal, space::wide, space::normal});
    }
    // Fills both boxes; the first entry of each is the current source.
    void nameSources()
    {
        const auto name = [](QComboBox* box, const QString& path, const QString& usual,
                             const QString& other) {
            Choices<Source> all{{Source::Present, path.isEmpty() ? usual : QFileInfo(path).fileName()}};
            path.isEmpty() ? void() : all.append({Source::None, usual});
            all.append({Source::Another, other});
            ValueForm::offer(box, all);
        };
        name(m_words, m_list, tr("ImageNet's class names"), tr("Choose a file…"));
        name(m_mean, m_folder, tr("Nothing"), tr("Choose a folder…"));
        m_form.follow();
    }
    void choose(Source chosen, QString& source, FilePicker::File file)
    {
        const QString path = chosen == Source::Another
            ? FilePicker::open(file, this, QFileInfo(source).path())
            : chosen == Source::Present ? source
                                        : QString();
        if (chosen != Source::Another || !path.isEmpty()) {
            source = path;
            m_sources.reset();
            m_failure.clear();
            m_thread.token.cancel();
            m_isOpening = false;
        }
        nameSources();
    }
    // Reads the sources off the GUI thread.
    void openSources()
    {
        m_isOpening = true;
        inBackground(
            m_thread.pool, this, m_thread.renewed(),
            [this, list = m_list, folder = m_folder] {
                return engine::openConcepts(m_bridge.session(), QFile::encodeName(list).toStdString(),
                                            QFile::encodeName(folder).toStdString());
            },
            [this, list = m_list](const Outcome<engine::ConceptSources>& opened) {
                m_isOpening = false;
                if (opened.ok()) {
                    m_sources = opened.value();
                    m_state.settings().set(Setting::WordList, list);
                } else {
                    m_failure = spoken(opened.error());
                }
                follow();
            });
    }
    void follow()
    {
        const bool reads = m_state.readsTexts();
        const bool asks = isVisible() && m_state.ready() && reads;
        m_fields->setVisible(reads);
        m_offer->setVisible(!reads);
        if (asks && !m_sources && !m_isOpening && m_failure.isEmpty()) {
            openSources();
        }
        if (asks && m_sources) {
            // At low priority: a list takes as long to read as a hundred maps.
            m_question.ask(ConceptsKey{m_state.networkKey(m_state.query().heads), m_sources->words,
                                       m_sources->mean, m_few},
                           engine::Priority::Score);
        } else {
            m_question.ask({});
        }
        show();
    }
    void show()
    {
        const auto& answer = m_question.latest();
        std::vector<ConceptRow> rows;
        for (const auto& part : answer ? answer->parts : std::vector<engine::Concepts::Part>()) {
            rows.push_back({text(part.word), part.weight, part.weight / answer->parts.front().weight});
        }
        m_rows.setRows(std::move(rows));
        m_table->setEnabled(!m_question.open());
        m_export->setEnabled(m_question.answer() != nullptr);
        const QString problem = m_failure.isEmpty() ? m_question.failure() : m_failure;
        m_problem->setText(problem);
        m_problem->setVisible(!problem.isEmpty());
        m_summary->setText(summary(answer.get()));
        m_summary->setVisible(!m_summary->text().isEmpty());
    }
    [[nodiscard]] QString summary(const engine::Concepts* found) const
    {
        if (m_question.open() && found == nullptr) {
            return tr("Reading the words…");
        }
        if (found == nullptr || !m_sources) {
            return {};
        }
        QString sentence = tr("%1 of %2 words: cosine with the embedding %3, left over %4.")
                               .arg(QString::number(found->parts.size()), QString::number(m_sources->count),
                                    decimal(found->cosine, 'f', 3), percent(found->left));
        if (found->meanOf > 0) {
            sentence += QLatin1Char('\n') + tr("Pictures of the mean: %1.").arg(found->meanOf);
        }
        if (found->leftOut > 0) {
            sentence += QLatin1Char(' ') + tr("Not read: %1.").arg(found->leftOut);
        }
        return sentence;
    }

    ViewState& m_state;
    EngineBridge& m_bridge;
    double m_few = ConceptsKey::usualLambda; // a larger value gives fewer words
    ValueForm m_form{this, [this] { follow(); }};
    QComboBox* m_words =
        m_form.choice<Source>("conceptWords",
                              {[] { return Source::Present; },
                               [this](Source from) { choose(from, m_list, FilePicker::File::Words); }},
                              {});
    QComboBox* m_mean = m_form.choice<Source>(
        "conceptMean",
        {[] { return Source::Present; },
         [this](Source from) { choose(from, m_folder, FilePicker::File::PictureFolder); }},
        {});
    QDoubleSpinBox* m_lambda = m_form.number("conceptLambda", m_few, 0.01, 2, 2);
    QLabel* m_summary = new QLabel(this);
    QLabel* m_problem = new QLabel(this);
    QWidget* m_fields = new QWidget(this);
    QWidget* m_offer = wordsOffer(m_state, this);
    QTableView* m_table = new QTableView(this);
    QToolButton* m_export = new QToolButton(this);
    RowsModel<ConceptRow> m_rows;
    StandingQuestion<ConceptsKey> m_question;
    QString m_list, m_folder; // paths; empty: the default list, no folder
    std::optional<engine::ConceptSources> m_sources; // read from these paths; empty until then
    QString m_failure; // the error of opening them
    bool m_isOpening = false;
    Background m_thread;
};

QWidget* conceptsPanel(const PanelParts& parts)
{
    return new ConceptsPanel(parts.state, parts.bridge, parts.saved, parts.window);
}

} // namespace hydra::ui
