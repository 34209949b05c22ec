// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/model/override_fields.h"
#include "ui/bridge/standing_question.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/panels.h"
#include "ui/panels/prompt_sorter.h"
#include "ui/state/file_picker.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"
#include "ui/views/read_prompts.h"
#include "ui/views/word_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>
#include <QWidget>

#include <cmath>

namespace hydra::ui {

namespace {

QString textOf(const std::optional<std::string>& lines)
{
    return lines ? text(*lines) : QString();
}

// Empty if the text is only white space.
std::optional<std::string> linesOf(const QPlainTextEdit* edit)
{
    const QString lines = edit->toPlainText();
    return lines.trimmed().isEmpty() ? std::nullopt : std::optional(lines.toStdString());
}

// The list takes the remaining height, at least LINES.
void letShrink(QWidget* list, int lines)
{
    list->setMinimumHeight(lines * list->fontMetrics().lineSpacing() + 12);
    list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
}

QPlainTextEdit* linesEdit(QWidget* parent)
{
    auto* edit = new QPlainTextEdit(parent);
    edit->setTabChangesFocus(true);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    return edit;
}

} // namespace

// Sentences as the classes of a CLIP: one per line, put into templates; the relevant words of the explained
// one; and the picture list sorted by one of them. When typing pauses, the same model is opened with the new
// classes.
class PromptsPanel : public QWidget
{
public:
    PromptsPanel(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_state(state)
        , m_library(library)
        , m_bridge(bridge)
        , m_prompts(linesEdit(this))
        , m_templates(linesEdit(this))
        , m_question(bridge, "words", [this] { showWords(m_question.answer()); })
    {
        setObjectName(QStringLiteral("promptsPanel"));
        m_timer.setSingleShot(true);
        m_timer.setInterval(pause);
        build();
        connectControls();
        followModel();
    }

    static constexpr int pause = 350; // milliseconds without a key press before the model is opened

protected:
    void showEvent(QShowEvent* event) override
    {
        QWidget::showEvent(event);
        followWords();
    }
    void hideEvent(QHideEvent* event) override
    {
        QWidget::hideEvent(event);
        followWords();
    }

private:
    void build()
    {
        filled(new QHBoxLayout(m_fields), {{buildText(), 1}, {buildFindings(), 1}}, space::wide);
        filled(new QHBoxLayout(this), {{m_fields, 1}, {m_offer, 1}}, 0,
               {space::wide, space::normal, space::wide, space::normal});
    }
    [[nodiscard]] QWidget* buildText()
    {
        inRole(m_problem, "problem", "promptsProblem");
        m_alone->setObjectName(QStringLiteral("eachAlone"));
        m_alone->setWordWrap(true);
        m_alone->hide();
        m_problem->setWordWrap(true);
        m_problem->hide();
        m_prompts->setPlaceholderText(tr("a dog\na cat on a sofa"));
        m_templates->setPlaceholderText(tr("a photo of a {}"));
        letShrink(m_prompts, 4);
        m_templates->setFixedHeight(2 * fontMetrics().lineSpacing() + 12);
        describe(m_prompts, "prompts", tr("Prompts"),
                 tr("<b>Prompts</b><br>One sentence per line; each is a class. Predictions and maps follow "
                    "when you pause typing."));
        describe(m_templates, "promptTemplates", tr("Templates"),
                 tr("<b>Templates</b><br>Sentences into which each prompt is inserted in place of {}; "
                    "several are averaged. Empty: each prompt is the whole sentence."));
        describe(m_vocabulary, "promptVocabulary", tr("Vocabulary"),
                 tr("The file of the model's tokenizer: merges.txt, tokenizer.json, spiece.model or "
                    "bpe_simple_vocab_16e6.txt.gz. Needed if the file is not next to the model."));
        describe(m_tower, "promptTower", tr("dino.txt"),
                 tr("The file of dino.txt, with its vision head and text encoder. Needed if the file is not "
                    "next to the model."));
        m_vocabulary->hide();
        m_tower->hide();
        m_clean->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_clean->setMinimumContentsLength(12);
        auto* left = new QWidget(this);
        filled(new QVBoxLayout(left),
               {heading(tr("Prompts, one per line"), left),
                {m_prompts, 1},
                heading(tr("Sentence around a word"), left),
                m_templates,
                m_clean,
                m_problem,
                filled(new QHBoxLayout, {m_vocabulary, m_tower, Stretch{}})},
               space::tight);
        return left;
    }
    [[nodiscard]] QWidget* buildFindings()
    {
        letShrink(m_sorter->ranking(), 4);
        m_read->hide();
        auto* read = new QScrollArea(this);
        read->setWidget(m_read);
        read->setWidgetResizable(true);
        read->setFrameShape(QFrame::NoFrame);
        read->setAccessibleName(tr("What the model reads"));
        letShrink(read, 4);
        auto* right = new QWidget(this);
        auto* sorting = filled(new QHBoxLayout, {{m_sorter->by(), 1}, m_sorter->button()});
        filled(new QVBoxLayout(right),
               {heading(tr("Words of the explained prompt"), right),
                m_words,
                m_alone,
                Gap{space::normal},
                heading(tr("What the model reads"), right),
                {read, 2},
                Gap{space::normal},
                heading(tr("Pictures by sentence"), right),
                sorting,
                {m_sorter->ranking(), 1}},
               space::tight);
        return right;
    }
    void connectControls()
    {
        connect(m_prompts, &QPlainTextEdit::textChanged, this, &PromptsPanel::typed);
        connect(m_templates, &QPlainTextEdit::textChanged, this, &PromptsPanel::typed);
        connect(&m_timer, &QTimer::timeout, this, &PromptsPanel::apply);
        connect(m_vocabulary, &QPushButton::clicked, this,
                [this] { choose(FilePicker::File::Vocabulary, &ModelOverrides::vocabulary); });
        connect(m_tower, &QPushButton::clicked, this,
                [this] { choose(FilePicker::File::TextTower, &ModelOverrides::textTower); });
        connect(m_sorter, &PromptSorter::failed, this, &PromptsPanel::showProblem);
        connect(&m_state, &ViewState::modelChanged, this, &PromptsPanel::followModel);
        connect(&m_state, &ViewState::queryChanged, this, &PromptsPanel::followWords);
        connect(&m_bridge, &EngineBridge::modelAsks, this, &PromptsPanel::asked);
        connect(&m_bridge, &EngineBridge::openFailed, this, [this](const QString& message) {
            if (m_wanted) {
                m_wanted.reset();
                m_asked.reset();
                showProblem(message);
            }
        });
    }
    void typed()
    {
        m_problem->hide();
        m_timer.start();
    }
    void apply()
    {
        const ModelPtr model = m_state.model();
        if (!takesPrompts()) {
            return;
        }
        ModelOverrides overrides = withPrompts(m_wanted ? *m_wanted : asOpened());
        if (!overrides.prompts) {
            overrides.vocabulary.reset();
            overrides.clean.reset();
        }
        if (m_wanted ? overrides != *m_wanted : overrides != model->overrides) {
            m_path = text(model->path);
            open(overrides);
        }
    }
    void open(const ModelOverrides& overrides)
    {
        m_wanted = overrides;
        m_library.openModel(m_path, overrides);
    }
    void followModel()
    {
        const ModelPtr& model = m_state.model();
        const bool ours = model && m_wanted && text(model->path) == m_path && model->overrides == *m_wanted;
        m_wanted.reset();
        m_asked.reset();
        if (!ours) { // opened by a session or by the user
            m_timer.stop();
            const QSignalBlocker first(m_prompts), second(m_templates);
            m_prompts->setPlainText(model ? textOf(model->overrides.prompts) : QString());
            m_templates->setPlainText(model ? textOf(model->overrides.templates) : QString());
            const auto clean = model ? model->overrides.clean : std::nullopt;
            m_cleaning = clean ? int(*clean) : asLearned;
            m_form.follow();
        }
        m_problem->hide();
        m_vocabulary->setVisible(model && model->overrides.vocabulary);
        m_tower->setVisible(model && model->overrides.textTower);
        const bool takes = takesPrompts();
        m_fields->setVisible(takes);
        m_offer->setVisible(!takes);
        m_sorter->followModel();
        followWords();
    }
    void followWords()
    {
        const ModelPtr& model = m_state.model();
        const bool asks =
            isVisible() && m_state.ready() && model->overrides.prompts && m_state.query().target.isClass();
        if (!asks) {
            m_question.ask({});
            showWords(nullptr);
            return;
        }
        m_question.ask(WordsKey{m_state.networkKey(m_state.query().heads), m_state.query().target});
        showWords(m_question.latest());
    }
    void showWords(const std::shared_ptr<const WordMap>& words)
    {
        m_words->setWords(words);
        m_read->setWords(words);
        m_alone->setVisible(words && words->eachAlone);
        for (auto [cleaning, name] : cleanings()) {
            for (const CleanedAnswer& each : words ? words->cleanings : std::vector<CleanedAnswer>()) {
                if (cleaning == int(each.cleaning)) {
                    name = tr("%1: similarity %2 (%3)")
                               .arg(name, decimal(each.cosine, 'f', 3),
                                    signedDecimal(each.cosine - words->cosine, 'f', 3));
                }
            }
            m_clean->setItemText(m_clean->findData(cleaning), name);
        }
    }
    // The open model's overrides, with the files chosen since.
    [[nodiscard]] const ModelOverrides& asOpened() const
    {
        return m_asked ? *m_asked : m_state.model()->overrides;
    }
    [[nodiscard]] ModelOverrides withPrompts(ModelOverrides overrides) const
    {
        overrides.prompts = linesOf(m_prompts);
        overrides.templates = overrides.prompts ? linesOf(m_templates) : std::nullopt;
        overrides.clean = m_cleaning != asLearned ? std::optional(Cleaning(m_cleaning)) : std::nullopt;
        return overrides;
    }
    [[nodiscard]] static Choices<int> cleanings()
    {
        return {{asLearned, tr("Spelling as the model learned it")},
                {int(Cleaning::None), tr("Not cleaned")},
                {int(Cleaning::Lower), tr("Lower case")},
                {int(Cleaning::HuggingFace), tr("As Hugging Face")},
                {int(Cleaning::OpenClip), tr("As open_clip")}};
    }
    // Asks for a file that is not beside the model. Tries the last vocabulary first; a text tower (dino.txt)
    // belongs to one model.
    void asked(const QString& path, const ModelOverrides& overrides, const MissingValue& missing)
    {
        const bool tower = missing.option == "text-tower";
        if (!(tower || missing.option == "vocabulary") || !m_wanted) {
            return;
        }
        const auto remembered = m_state.settings().get<QString>(Setting::Vocabulary);
        if (!tower && !overrides.vocabulary && QFileInfo::exists(remembered)) {
            ModelOverrides again = overrides;
            again.vocabulary = QFile::encodeName(remembered).toStdString();
            m_path = path;
            open(again);
            return;
        }
        m_wanted.reset();
        m_asked = overrides;
        (tower ? m_tower : m_vocabulary)->show();
        showProblem(
            tower
                ? tr("DINOv3 reads text with dino.txt, whose file is not next to it. Choose that file: it "
                     "holds a vision head and a text encoder for a backbone of this size.")
                : tr("The model's vocabulary is not next to it. Choose OpenAI's bpe_simple_vocab_16e6.txt.gz "
                     "(repository openai/CLIP) or Hugging Face's merges.txt or tokenizer.json; of a SigLIP "
                     "spiece.model or tokenizer.json."));
    }
    void choose(FilePicker::File what, std::optional<std::string> ModelOverrides::*member)
    {
        const QString file = FilePicker::open(what, this);
        if (file.isEmpty() || !takesPrompts()) {
            return;
        }
        if (what == FilePicker::File::Vocabulary) {
            m_state.settings().set(Setting::Vocabulary, file);
        }
        ModelOverrides overrides = withPrompts(asOpened());
        overrides.*member = QFile::encodeName(file).toStdString();
        m_path = text(m_state.model()->path);
        if (overrides.prompts) {
            open(overrides);
        }
    }
    void showProblem(const QString& message)
    {
        m_problem->setText(message);
        m_problem->show();
    }
    // A DINOv3 may have its dino.txt beside it, which is known only once there are prompts.
    [[nodiscard]] bool takesPrompts() const
    {
        const ModelPtr& model = m_state.model();
        return m_state.readsTexts()
            || (model && model->config.numClasses.value == 0 && model->config.rotation.value.present());
    }

    static constexpr int asLearned = -1;
    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    QPlainTextEdit* m_prompts;
    QPlainTextEdit* m_templates;
    QLabel* m_problem = new QLabel(this);
    QWidget* m_fields = new QWidget(this);
    QWidget* m_offer = wordsOffer(m_state, this);
    QPushButton* m_vocabulary = new QPushButton(tr("Vocabulary…"), this);
    QPushButton* m_tower = new QPushButton(tr("dino.txt…"), this);
    WordView* m_words = new WordView(this);
    ReadPrompts* m_read = new ReadPrompts(this);
    QLabel* m_alone = quietLabel(tr("Each on its own: probabilities need not add up to 1."), this);
    int m_cleaning = asLearned; // or a Cleaning
    ValueForm m_form{this, [this] { apply(); }};
    QComboBox* m_clean =
        m_form.choice("promptCleaning", m_cleaning, cleanings(), tr("Cleaning"),
                      tr("<b>Cleaning</b><br>How a prompt is cleaned before it is cut into tokens, and how "
                         "similar the explained prompt would be to the picture under each."));
    PromptSorter* m_sorter = new PromptSorter(m_state, m_library, m_bridge, this);
    StandingQuestion<WordsKey> m_question;
    QTimer m_timer;
    std::optional<ModelOverrides> m_wanted; // the model being opened for this panel
    std::optional<ModelOverrides> m_asked; // the same, while the user is asked for one of its files
    QString m_path; // its file
};

QWidget* wordsOffer(ViewState& state, QWidget* parent)
{
    auto* offer = new QWidget(parent);
    auto* open = toolButtonFor(state.actions().openModel, offer);
    open->setObjectName(QStringLiteral("wordsOffer"));
    auto* words = quietLabel(
        PromptsPanel::tr(
            "Prompts need a model that reads text, such as SigLIP. Open model can also download one."),
        offer);
    filled(new QVBoxLayout(offer), {words, {open, 0, Qt::AlignLeft}, Stretch{}});
    return offer;
}

QWidget* promptsPanel(const PanelParts& parts)
{
    return new PromptsPanel(parts.state, parts.library, parts.bridge, parts.window);
}

} // namespace hydra::ui
