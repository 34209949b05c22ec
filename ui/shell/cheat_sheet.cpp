// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/cheat_sheet.h"

#include "ui/shell/diagnostics.h"
#include "ui/state/actions.h"
#include "ui/widgets/plain_title.h"
#include "ui/widgets/theme.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hydra::ui {

namespace {

QString tr(const char* source)
{
    return QCoreApplication::translate("Help", source);
}

struct Line
{
    QString what, how;
};

QList<Line> mouseLines()
{
    return {
        {tr("Zoom to the cursor"), tr("wheel, pinch")},
        {tr("Move the picture"), tr("drag, Space + drag, Alt + arrows")},
        {tr("Walk over the patches"), tr("Enter on the picture, arrows; Enter, Delete, Esc")},
        {tr("Ask from a token"), tr("click a patch (also in the comparison), Shift + arrows")},
        {tr("Patches of the comparison"), tr("Ctrl + arrows, then Space to ask from one")},
        {tr("Explain a class"), tr("click its bar, or search")},
        {tr("Open"), tr("drop files, folders, models, trainings")},
    };
}

QList<Line> keyLines(const Actions& actions)
{
    QList<Line> lines;
    for (const QAction* action : actions.findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts()) {
            keys << key.toString(QKeySequence::NativeText);
        }
        if (!keys.isEmpty()) {
            lines.append({plainTitle(action->text()), keys.join(QStringLiteral(", "))});
        }
    }
    return lines;
}

void fill(QGridLayout* grid, const QList<Line>& lines, int column)
{
    int row = 0;
    for (const Line& line : lines) {
        auto* how = new QLabel(line.how);
        how->setProperty("role", QStringLiteral("quiet"));
        grid->addWidget(new QLabel(line.what), row, column);
        grid->addWidget(how, row++, column + 1);
    }
}

} // namespace

void showShortcuts(const Actions& actions, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("shortcuts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Keyboard and mouse"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::wide * 2);
    grid->setVerticalSpacing(space::tight);
    const QList<Line> keys = keyLines(actions);
    const qsizetype half = (keys.size() + mouseLines().size() + 1) / 2;
    fill(grid, keys.mid(0, half), 0);
    fill(grid, keys.mid(half) + mouseLines(), 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(space::wide * 2, space::wide * 2, space::wide * 2, space::wide);
    column->setSpacing(space::wide);
    column->addLayout(grid);
    column->addWidget(buttons);
    dialog->show();
}

namespace {

struct Part
{
    const char* name;
    const char* licence;
};

// What the program is built from, besides the standard library. Licences have their SPDX names.
constexpr Part parts[]{{"Qt", "LGPL-3.0-only, Qt Charts GPL-3.0-only"},
                       {"LibTorch", "BSD-3-Clause"},
                       {"OpenCV", "Apache-2.0"},
                       {"OpenBLAS", "BSD-3-Clause"},
                       {"oneDNN", "Apache-2.0"},
                       {"JSON for Modern C++", "MIT"},
                       {"OpenSSL", "Apache-2.0"},
                       {"libarchive", "BSD-2-Clause"},
                       {"zlib", "Zlib"}};

QLabel* partsLabel(QWidget* parent)
{
    QString rows;
    for (const Part& part : parts) {
        rows += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                    .arg(QLatin1String(part.name), QLatin1String(part.licence));
    }
    auto* label = new QLabel(
        QStringLiteral("<p>%1</p><table cellspacing=2>%2</table>").arg(tr("Built with"), rows), parent);
    label->setTextFormat(Qt::RichText);
    label->setObjectName(QStringLiteral("aboutParts"));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

void showAbout(QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("about"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("About Hydrascope"));
    auto* icon = new QLabel(dialog);
    icon->setPixmap(programIcon().pixmap(96, 96));
    auto* words = new QLabel(dialog);
    words->setTextFormat(Qt::RichText);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->setText(
        tr("<h2>Hydrascope %1</h2>"
           "<p>See what a Vision Transformer does:<br>relevance maps, head counts, linear attention.</p>"
           "<p>Qt %2 · LibTorch %3<br>Free software, GNU General Public License 3 or later.</p>")
            .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()),
                 QStringLiteral(HYDRA_TORCH_VERSION)));
    auto* top = new QHBoxLayout;
    top->setSpacing(space::wide * 2);
    top->addWidget(icon, 0, Qt::AlignTop);
    top->addWidget(words);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto* copy = buttons->addButton(tr("Copy diagnostics"), QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, dialog,
                     [] { QGuiApplication::clipboard()->setText(diagnostics()); });
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(space::wide * 2, space::wide * 2, space::wide * 2, space::wide);
    column->addLayout(top);
    column->addWidget(partsLabel(dialog));
    column->addWidget(buttons);
    dialog->show();
}

} // namespace hydra::ui
