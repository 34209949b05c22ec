// SPDX-License-Identifier: GPL-3.0-or-later
// While an object of this type lives, numbers have a decimal comma, as in German or French. It writes its own
// locale, so the test also runs on machines without such a locale.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <clocale>
#include <cstdio>
#include <string>

namespace hydra::test {

class CommaLocale
{
public:
    CommaLocale()
    {
        // LC_NUMERIC as glibc's localedef compiles it: magic number, number of entries, their offsets; then
        // the decimal comma, the thousands separator, grouping by three, both signs again as wide characters,
        // and the character set.
        static const char compiled[] = "\x14\x11\x03\x20\x06\0\0\0\x20\0\0\0\x22\0\0\0\x24\0\0\0\x28\0\0\0"
                                       "\x2c\0\0\0\x30\0\0\0,\0.\0\x03\x03\0\0,\0\0\0.\0\0\0UTF-8";
        QDir(m_folder.path()).mkdir(QStringLiteral("comma"));
        QFile file(m_folder.filePath(QStringLiteral("comma/LC_NUMERIC")));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(compiled, sizeof(compiled));
            file.close();
        }
        qputenv("LOCPATH", m_folder.path().toLocal8Bit());
        (void)std::setlocale(LC_NUMERIC, "comma");
    }
    ~CommaLocale()
    {
        (void)std::setlocale(LC_NUMERIC, m_before.c_str());
        qunsetenv("LOCPATH");
    }
    CommaLocale(const CommaLocale&) = delete;
    CommaLocale& operator=(const CommaLocale&) = delete;

    // Whether the C library writes commas now.
    [[nodiscard]] bool works() const
    {
        char text[8];
        (void)std::snprintf(text, sizeof(text), "%.1f", 2.5);
        return std::string(text) == "2,5";
    }

private:
    QTemporaryDir m_folder;
    std::string m_before = std::setlocale(LC_NUMERIC, nullptr);
};

} // namespace hydra::test
