// SPDX-License-Identifier: GPL-3.0-or-later
// Owns the precompiled header of the tests.
