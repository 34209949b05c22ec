// SPDX-License-Identifier: GPL-3.0-or-later
// "Make a figure": the controls, the figure as it will be printed, and its outputs: a file, the clipboard,
// the command that reproduces it.
#pragma once

#include "ui/shell/figure_form.h"
#include "ui/shell/figure_worker.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;

namespace hydra::ui {

// Shows a page centred on a dark background, as large as fits.
class FigureView : public QWidget
{
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);
    void present(const QImage& image, const QString& spoken);
    void dim(); // the image belongs to other settings
    [[nodiscard]] bool dimmed() const { return m_dimmed; }
    [[nodiscard]] const QImage& image() const { return m_image; }
    [[nodiscard]] QSize room() const; // device pixels
    [[nodiscard]] QSize sizeHint() const override { return {720, 520}; }

Q_SIGNALS:
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { Q_EMIT resized(); }

private:
    QImage m_image;
    bool m_dimmed = false;
};

class FigureDialog : public QDialog
{
    Q_OBJECT

public:
    FigureDialog(ViewState& state, Board& board, Library& library, EngineBridge& bridge,
                 QWidget* parent = nullptr);

    [[nodiscard]] FigureForm& form() { return *m_form; }
    [[nodiscard]] const FigureView& view() const { return *m_view; }
    [[nodiscard]] bool settled() const { return !m_delay.isActive() && !m_worker.busy(); }
    void saveAs(const QString& file);
    void copy();

Q_SIGNALS:
    void reported(const QString& message); // a file was saved

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    void connectParts();
    void outdate(); // dims the preview; asks for a new one soon
    void ask(); // for a new preview
    void present(const FigurePreviewImage& preview);
    void complain(const QString& message);
    void chooseFile();
    [[nodiscard]] FigureMaterial material() const
    {
        return {m_state.model(), m_state.picture()->image, m_form->paths()};
    }
    template<class Work>
    void withSpec(Work work);

    ViewState& m_state;
    Library& m_library;
    FigureForm* m_form;
    FigureView* m_view;
    QLabel* m_size;
    QLabel* m_note;
    QString m_line; // the command line
    ValueForm m_shown{this}; // shows it
    QLineEdit* m_command;
    QProgressBar* m_progress;
    QPushButton* m_save;
    QPushButton* m_copy;
    QTimer m_delay; // fast edits make one preview
    FigureWorker m_worker;
};

} // namespace hydra::ui
