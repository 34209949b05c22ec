// SPDX-License-Identifier: GPL-3.0-or-later
// Filter and order of the picture list.
#include "ui/state/library.h"

#include <QCollator>
#include <QDateTime>
#include <QDir>
#include <QLocale>

#include <algorithm>

namespace hydra::ui {

void Library::arrange(const QString& filter, Order order)
{
    m_filter = filter;
    m_order = order;
    const QStringList images = arranged();
    if (images == m_images) {
        return;
    }
    m_images = images;
    Q_EMIT listChanged();
    Q_EMIT currentChanged(currentRow());
}

void Library::narrow(const Narrowing& narrowing)
{
    m_narrowing = narrowing;
    arrange(m_filter, m_order);
}

void Library::setLabels(const QHash<QString, Labelled>& labels)
{
    if (labels == m_labels) {
        return;
    }
    m_labels = labels;
    Q_EMIT labelsChanged();
    if (arrangedByPrediction()) {
        m_rearranging.start();
    }
}

Tally Library::tally() const
{
    Tally tally;
    for (const QString& path : m_opened) {
        tally.add(predicted(path), label(path));
    }
    tally.sort();
    return tally;
}

void Library::setPredicted(const QHash<QString, Predicted>& predicted)
{
    m_predicted = predicted;
    Q_EMIT predictedChanged({});
    if (arrangedByPrediction()) {
        m_rearranging.start();
    }
}

void Library::addPredicted(const QString& path, const Predicted& predicted)
{
    m_predicted.insert(path, predicted);
    Q_EMIT predictedChanged(path);
    if (arrangedByPrediction() && !m_rearranging.isActive()) {
        m_rearranging.start();
    }
}

void Library::setNearness(const QString& name, const QHash<QString, double>& cosines)
{
    if (name == m_nearTo && cosines == m_nearness) {
        return;
    }
    m_nearTo = name;
    m_nearness = cosines;
    Q_EMIT nearnessChanged();
    if (m_order == Order::Nearest && name.isEmpty()) {
        arrange(m_filter, Order::Opened);
    } else if (m_order == Order::Nearest && !m_rearranging.isActive()) {
        m_rearranging.start();
    }
}

std::optional<double> Library::nearness(const QString& path) const
{
    const auto found = m_nearness.constFind(path);
    return found == m_nearness.constEnd() ? std::nullopt : std::optional(*found);
}

QStringList Library::arranged() const
{
    const QStringList words = m_filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QStringList shown;
    for (const QString& path : m_opened) {
        const QFileInfo file(path); // the folder name is often the class
        const QString name = file.dir().dirName() + QLatin1Char('/') + file.fileName() + QLatin1Char('\n')
            + m_predicted.value(path).name;
        if (std::all_of(words.begin(), words.end(),
                        [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); })
            && (m_labels.isEmpty() || m_narrowing.shows(predicted(path), label(path)))) {
            shown.append(path);
        }
    }
    if (m_order == Order::Newest) {
        QHash<QString, QDateTime> times;
        for (const QString& path : shown) {
            times.insert(path, QFileInfo(path).lastModified());
        }
        std::stable_sort(shown.begin(), shown.end(),
                         [&](const QString& a, const QString& b) { return times.value(a) > times.value(b); });
    } else if (m_order == Order::Likeliest || m_order == Order::Unlikeliest) {
        const double sign = m_order == Order::Likeliest ? 1 : -1;
        std::stable_sort(shown.begin(), shown.end(), [&](const QString& a, const QString& b) {
            const double one = m_predicted.value(a).probability;
            const double other = m_predicted.value(b).probability;
            return one < 0 || other < 0 ? other < 0 && one >= 0 : sign * one > sign * other;
        });
    } else if (m_order == Order::WrongFirst) {
        const auto rank = [this](const QString& path) {
            const Predicted prediction = predicted(path);
            const Verdict is = verdict(prediction, label(path));
            return is == Verdict::Wrong ? -1 - prediction.probability
                : is == Verdict::Right  ? prediction.probability
                                        : 2; // not known
        };
        std::stable_sort(shown.begin(), shown.end(),
                         [&](const QString& a, const QString& b) { return rank(a) < rank(b); });
    } else if (m_order == Order::Nearest) {
        std::stable_sort(shown.begin(), shown.end(), [this](const QString& a, const QString& b) {
            return nearness(a).value_or(-2) > nearness(b).value_or(-2);
        });
    } else if (m_order != Order::Opened) {
        // The C locale compares only bytes.
        const QLocale locale;
        QCollator byName(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale);
        byName.setNumericMode(true);
        byName.setCaseSensitivity(Qt::CaseInsensitive);
        const bool backwards = m_order == Order::NameBackwards;
        std::stable_sort(shown.begin(), shown.end(), [&](const QString& a, const QString& b) {
            const int order = byName.compare(QFileInfo(a).fileName(), QFileInfo(b).fileName());
            return backwards ? order > 0 : order < 0;
        });
    }
    return shown;
}

} // namespace hydra::ui
