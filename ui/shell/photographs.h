// SPDX-License-Identifier: GPL-3.0-or-later
// Photographs go to a model that knows photographs: the default one knows ten rendered solids. A model that
// somebody chose is never changed, only the better one offered.
#pragma once

#include <QObject>

namespace hydra::ui {

class EngineBridge;
class Library;
class MessageBar;
class ViewState;

class Photographs : public QObject
{
    Q_OBJECT

public:
    Photographs(ViewState& state, EngineBridge& bridge, Library& library, MessageBar& messages);
    void setUnattended() { m_attended = false; } // nobody is there to be told

private:
    void follow();

    ViewState& m_state;
    Library& m_library;
    MessageBar& m_messages;
    bool m_attended = true;
    bool m_offered = false;
};

} // namespace hydra::ui
