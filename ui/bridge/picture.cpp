// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/picture.h"

#include "core/base/error.h"
#include "core/engine/session.h"
#include "ui/paint/mask_border.h"

#include <QFile>
#include <QFileInfo>

namespace hydra::ui {

namespace {

// The mask of a sample scene, from the resources.
Truth truthOfResource(const QString& path)
{
    const QImage mask(QStringLiteral(":/masks/") + QFileInfo(path).fileName());
    return mask.isNull() ? Truth() : Truth{std::make_shared<const Image>(fromQImage(mask)), {}};
}

} // namespace

bool isResource(const QString& path)
{
    return path.startsWith(QLatin1Char(':'));
}

std::string localPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

PicturePtr pictureOf(const engine::OpenedImage& image)
{
    Picture picture{image, image.picture ? Pyramid(*image.picture) : Pyramid()};
    if (image.truth.mask) {
        picture.outline = outlineOf(*image.truth.mask, objectInMask, picture.pyramid.size());
    }
    return std::make_shared<const Picture>(std::move(picture));
}

engine::OpenedImage openedImage(engine::Session& session, const QString& path)
{
    if (!isResource(path)) {
        return session.files().openImage(localPath(path));
    }
    const QImage image(path);
    if (image.isNull()) {
        throw inputError("%1 cannot be read", path.toStdString());
    }
    return session.files().openPicture(fromQImage(image), QFileInfo(path).completeBaseName().toStdString(),
                                       truthOfResource(path));
}

} // namespace hydra::ui
