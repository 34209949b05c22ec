// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/empty_state.h"

#include "ui/state/view_state.h"
#include "ui/widgets/plain_title.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace hydra::ui {

namespace {

QPushButton* buttonFor(QAction* action)
{
    auto* button = new QPushButton(withoutKey(action->text()));
    button->setToolTip(action->toolTip());
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

EmptyState::EmptyState(ViewState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("emptyState"));
    auto* icon = new QLabel(this);
    icon->setPixmap(programIcon().pixmap(72, 72));
    icon->setAlignment(Qt::AlignCenter);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    m_title->setFont(large);
    m_title->setAlignment(Qt::AlignCenter);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setProperty("role", QStringLiteral("quiet"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::normal);
    buttons->addStretch();
    m_openModel = buttonFor(state.actions().openModel);
    m_openImage = buttonFor(state.actions().openImage);
    m_openModel->setObjectName(QStringLiteral("emptyOpenModel"));
    m_openImage->setObjectName(QStringLiteral("emptyOpenImage"));
    buttons->addWidget(m_openModel);
    buttons->addWidget(m_openImage);
    buttons->addWidget(buttonFor(state.actions().tour));
    buttons->addWidget(buttonFor(state.actions().questions));
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::wide);
    column->addStretch(2);
    column->addWidget(icon);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addLayout(buttons);
    column->addStretch(3);
    connect(&state, &ViewState::modelChanged, this, &EmptyState::follow);
    connect(&state, &ViewState::pictureChanged, this, &EmptyState::follow);
    follow();
}

void EmptyState::tellTrouble(const QString& message)
{
    m_trouble = message;
    follow();
}

void EmptyState::follow()
{
    m_openModel->setVisible(!m_state.model()); // offered only if a model is missing
    if (!m_state.model()) {
        m_title->setText(tr("Open a model to begin"));
        m_text->setText(
            tr("Hydrascope reads Vision Transformer checkpoints: safetensors, PyTorch, TorchScript or npz, "
               "from timm, torchvision, Hugging Face, HydraViT and others. Open one, or drop it here."));
    } else if (!m_trouble.isEmpty() && !m_state.picture()) {
        m_title->setText(tr("This picture cannot be shown"));
        m_text->setText(tr("The message below says why. Choose another one in the list, or open one."));
    } else {
        m_title->setText(tr("Now a picture"));
        m_text->setText(tr("Drop a picture or a folder here, paste one, or open one."));
    }
}

void EmptyState::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), palette().color(QPalette::Dark));
}

} // namespace hydra::ui
