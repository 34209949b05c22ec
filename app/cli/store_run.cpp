// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/store_run.h"

#include "app/cli/inputs.h"
#include "app/cli/store_summary.h"
#include "core/base/error.h"
#include "core/base/in_order.h"
#include "core/base/over_pictures.h"
#include "core/base/printable.h"
#include "core/evaluate/labelled_folder.h"
#include "core/shard/merge.h"
#include "core/shard/progress_text.h"
#include "core/tensor/machine.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace hydra::cli {

namespace {

constexpr std::size_t shownRefusals = 100;
constexpr const char* hasNoClass = ": has no class"; // part of the reason why a picture is refused

// Returns our number of threads; under a scheduler, at most the job's.
int usualJobs()
{
    const int ours = shard::schedulersNumber("SLURM_CPUS_PER_TASK").value_or(0);
    return ours >= 1 ? std::min(ours, wantedThreads()) : wantedThreads();
}

shard::Shard shardOfRun(const CommonSettings& settings)
{
    if (const OptionalText& given = settings.shard) {
        if (const auto named = shard::shardNamed(*given)) {
            return *named;
        }
        throw usageError("--shard: expected I/N with I from 1 to N and N up to %1, got '%2'",
                         shard::mostShards, *given);
    }
    return shard::shardOfScheduler().value_or(shard::Shard());
}

// One run over the unfinished part of a shard.
class Run
{
public:
    Run(const CommonSettings& settings, const StoreJob& job)
        : m_job(job)
        , m_stores(!settings.store.empty())
        , m_shard(m_stores ? shardOfRun(settings) : shard::Shard())
        , m_isShard(settings.shard || !m_shard.isAll())
        , m_path(m_stores ? shard::storeName(settings.store, m_shard) : std::string())
        , m_summary(header())
        , m_lines(settings.progress.value_or("bar") == "json")
        , m_jobs(settings.jobs.value_or(usualJobs()))
        , m_list(pictureList(settings, settings.firstInput(), m_shard, job.takesInput))
        , m_bar(progressBar())
    { }

    [[nodiscard]] Json document()
    {
        if (m_job.checks) {
            m_job.checks(m_list);
        }
        open();
        m_started = std::chrono::steady_clock::now();
        (void)unlessInterrupted([&] { work(); }); // the work may throw on interruption too
        if (m_stores) {
            if (!interruption().cancelled()) {
                m_store->complete();
            }
            m_store->sync();
        }
        tell(true);
        return m_stores ? summary() : results();
    }

private:
    [[nodiscard]] shard::StoreHeader header() const
    {
        return shard::storeHeader(m_job.command, m_job.settings, m_shard);
    }

    void open()
    {
        std::vector<bool> done(m_list.pictures().size(), false);
        std::uint64_t strangers = 0;
        if (m_stores) {
            m_store = std::make_unique<shard::ShardStore>(
                m_path, header(),
                [&](shard::StoredRecord&& record) {
                    const auto at = m_list.find(record.key);
                    strangers += at ? 0 : 1;
                    if (at) {
                        done[*at] = true;
                    }
                    if (!record.refused.empty()) {
                        refuse(record.key, record.refused);
                    }
                },
                interruption());
        }
        for (std::size_t i = 0; i < done.size(); ++i) {
            if (!done[i]) {
                m_todo.push_back(i);
            }
        }
        if (strangers > 0) {
            warn(message("%1: %2 of the store's pictures are no longer listed; their rows are kept", m_path,
                         strangers));
        }
        m_progress.total = m_list.pictures().size();
        m_progress.before = done.size() - m_todo.size();
        m_progress.refused = m_refused;
    }

    // Works on several batches at once: decodes one while another computes.
    void work()
    {
        const auto& pictures = m_list.pictures();
        const std::size_t batch = m_job.batch;
        const auto last = [&](std::size_t i) { return std::min(m_todo.size(), (i + 1) * batch); };
        using Entries = std::vector<shard::StoreEntry>;
        const std::function<Entries(std::size_t, const CancelToken&)> some = [&](std::size_t i,
                                                                                 const CancelToken& givenUp) {
            std::vector<StorePicture> found;
            for (std::size_t at = i * batch; at < last(i); ++at) {
                found.push_back({m_list, pictures[m_todo[at]], givenUp});
            }
            return entriesOf(found);
        };
        const std::function<void(std::size_t, Entries &&)> take = [&](std::size_t i, Entries&& entries) {
            for (std::size_t at = i * batch; at < last(i); ++at) {
                keep(pictures[m_todo[at]].key, entries[at - i * batch]);
            }
        };
        inOrder<Entries>((m_todo.size() + batch - 1) / batch, std::max(1, m_jobs), some, take, interruption(),
                         computeAlone, [&] { tell(false); });
    }

    [[nodiscard]] std::vector<shard::StoreEntry> entriesOf(const std::vector<StorePicture>& pictures) const
    {
        const auto together = m_job.ahead ? m_job.ahead(pictures) : nullptr;
        std::vector<shard::StoreEntry> entries;
        for (const StorePicture& picture : pictures) {
            try {
                entries.push_back(m_job.work(picture));
            } catch (const Error& error) {
                if (!leavesOut(error)) { // it concerns all the rest
                    throw;
                }
                entries.push_back({{}, messageOf(error), {}});
            }
        }
        return entries;
    }

    void keep(const std::string& key, const shard::StoreEntry& entry)
    {
        if (m_stores) {
            m_store->add(key, entry);
        }
        if (!entry.refused.empty()) {
            refuse(key, entry.refused);
        } else if (!m_stores && m_summary.sums()) {
            m_summary.add(shard::ReadJson{{"key", key}, {"result", entry.result}});
        } else if (!m_stores) {
            show(key, entry.result);
        }
        ++m_progress.done;
        m_progress.refused = m_refused;
    }

    void show(const std::string& key, const Json& result)
    {
        for (const Json& row : m_job.rows != nullptr ? result.at(m_job.rows) : Json::array({result})) {
            m_results.push_back({{"input", key}});
            m_results.back().update(row);
        }
    }

    void refuse(const std::string& key, const Message& why)
    {
        m_classless += why.text().find(hasNoClass) != std::string::npos ? 1 : 0;
        if (++m_refused <= shownRefusals) {
            m_refusals.push_back({{"key", key}, {"why", why}});
        }
    }

    // Reports progress, at most once a second and at the end.
    void tell(bool last)
    {
        const auto now = std::chrono::steady_clock::now();
        if (!last && now - m_told < std::chrono::seconds(1)) {
            return;
        }
        m_told = now;
        m_progress.seconds = std::chrono::duration<double>(now - m_started).count();
        if (m_lines) {
            progressLine(m_progress.json());
        } else if (!last) {
            report(m_bar, m_progress.fraction(), m_progress.text());
        }
    }

    // Warns of refused pictures, without code 3: a scheduler would treat the shard as failed, and not merge.
    void tellRefused() const
    {
        const std::uint64_t unread = m_refused - m_classless;
        if (unread > 0) {
            warn(m_stores ? message("%1: %2 of %3 pictures could not be read; the store says why", m_path,
                                    unread, m_progress.total)
                          : message("%1 of %2 pictures could not be read", unread, m_progress.total));
        }
        if (m_classless > 0) {
            warn(placed(m_stores ? m_path : std::string(),
                        message("%1 of %2 pictures have no class", m_classless, m_progress.total)));
        }
        if (unread > 0 && !m_isShard) {
            endWithInputCode();
        }
    }

    [[nodiscard]] Json summary() const
    {
        Json document{{"store", m_path},
                      {"command", m_job.command},
                      {"shard", m_shard.text()},
                      {"pictures", m_progress.total},
                      {"before", m_progress.before},
                      {"done", m_progress.done},
                      {"complete", m_store->isComplete()},
                      {"refused", m_refused},
                      {"refusals", m_refusals}, // the first hundred
                      {"jobs", m_jobs},
                      {"seconds", m_progress.seconds},
                      {"pictures_per_s", m_progress.rate()}};
        if (m_store->isComplete() && m_shard.isAll()) {
            StoreSummary summary(header());
            (void)shard::readStore(m_path, [&](const shard::ReadJson& record) { summary.add(record); });
            summary.put(document);
        }
        if (interruption().cancelled()) {
            warn(message("%1: stopped after %2 pictures; the same command continues after them", m_path,
                         m_store->records()));
        } else {
            tellRefused();
        }
        return document;
    }

    // Without a store: returns the question and each picture's results, or their summary.
    [[nodiscard]] Json results() const
    {
        Json document{{"command", m_job.command},     {"settings", m_job.settings},
                      {"pictures", m_progress.total}, {"done", m_progress.done},
                      {"refused", m_refused},         {"refusals", m_refusals},
                      {"seconds", m_progress.seconds}};
        m_summary.put(document);
        if (!m_summary.sums()) {
            document[m_job.rows != nullptr ? m_job.rows : "results"] = m_results;
        }
        tellRefused();
        return document;
    }

    const StoreJob& m_job;
    bool m_stores;
    shard::Shard m_shard;
    bool m_isShard; // one of several shards to be merged
    std::string m_path;
    StoreSummary m_summary; // if there is no store
    Json m_results = Json::array(); // the same
    bool m_lines; // JSON lines in place of a bar
    int m_jobs;
    shard::PictureList m_list;
    Progress m_bar;
    std::unique_ptr<shard::ShardStore> m_store;
    std::vector<std::size_t> m_todo;
    shard::RunProgress m_progress;
    std::uint64_t m_refused = 0, m_classless = 0;
    Json m_refusals = Json::array();
    std::chrono::steady_clock::time_point m_started, m_told;
};

} // namespace

int StorePicture::classIndex(const VitConfig& config) const
{
    if (label().empty()) {
        throw inputError("%1: has no class: neither its folder's name nor a .cls file gives one", place());
    }
    const auto wanted = classNamed(label(), config, place());
    if (!wanted) {
        throw inputError("%1: %2 is not a class name, synset or index of the model's %3 classes", place(),
                         printable(label()), config.numClasses.value);
    }
    return *wanted;
}

TakesInput tablesOfLabels(const VitConfig& config)
{
    return [&config](shard::PictureList& list, const std::string& input) {
        if (labelTable(input).empty()) {
            return false;
        }
        const auto images = labelledFolder(input, config);
        warnOfRest(input, images);
        std::set<Path> named;
        for (const LabelledImage& image : images) {
            if (!named.insert(image.path).second) {
                throw inputError("%1: the table gives it several classes, and a picture of a list has one; "
                                 "evaluate takes several with a single folder and without --store",
                                 image.path.string());
            }
            list.addPicture(image.path.string(), join("index:", image.classIndex));
        }
        return true;
    };
}

Json runStore(const CommonSettings& settings, const StoreJob& job)
{
    if (!settings.store.empty()) {
        endWithCancelledCode();
    }
    return Run(settings, job).document();
}

} // namespace hydra::cli
