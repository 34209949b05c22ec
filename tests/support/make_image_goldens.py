#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/images: one small picture in many file formats, and PIL's own resizing of a textured one.

usage: make_image_goldens.py FOLDER        (PIL 9.4, NumPy)
"""
import struct
import sys
import zlib
from pathlib import Path

import numpy as np
from PIL import Image

out = Path(sys.argv[1])
out.mkdir(parents=True, exist_ok=True)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(name, width, height, depth, colour, rows, extra=b""):
    """A PNG that PIL cannot write: 16-bit colour, colour keys."""
    raw = b"".join(b"\0" + row for row in rows)
    (out / name).write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0))
                             + extra + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b""))


# 8 x 6; the test knows this formula: red 30x, green 40y, blue 128, alpha 51y.
y, x = np.mgrid[0:6, 0:8]
red, green, blue, alpha = 30 * x, 40 * y, np.full_like(x, 128), 51 * y
rgb = np.stack([red, green, blue], -1).astype(np.uint8)
rgba = np.stack([red, green, blue, alpha], -1).astype(np.uint8)
grey = red.astype(np.uint8)
colour = Image.fromarray(rgb)
colour.save(out / "rgb.png")
colour.save(out / "rgb.bmp")
colour.save(out / "rgb.tif", compression="tiff_lzw")
colour.save(out / "rgb.webp", lossless=True)
colour.save(out / "rgb.ppm")
colour.quantize(64).save(out / "palette.png")
colour.quantize(64).save(out / "palette.gif")
Image.fromarray(rgba).save(out / "rgba.png")
Image.fromarray(rgba).save(out / "rgba.tif")
Image.fromarray(rgba).save(out / "rgba.webp", lossless=True, exact=True)
Image.fromarray(rgba).save(out / "rgba.bmp")
Image.fromarray(np.stack([red, alpha], -1).astype(np.uint8), "LA").save(out / "grey_alpha.png")
Image.fromarray(grey).save(out / "grey.png")
Image.fromarray(grey).save(out / "grey.jpg", quality=100)
Image.fromarray(grey).save(out / "grey.pgm")
Image.fromarray(((x + y) % 2 * 255).astype(np.uint8)).convert("1").save(out / "bits.png")
Image.fromarray((red * 257 + 200).astype(np.uint16)).save(out / "grey16.png")
Image.fromarray((red * 257 + 200).astype(np.uint16)).save(out / "grey16.tif")
wide = np.stack([red * 257 + 200, green * 257, blue * 257], -1)
png("rgb16.png", 8, 6, 16, 2, [row.astype(">u2").tobytes() for row in wide])
wide = np.stack([red * 257, green * 257, blue * 257, alpha * 257], -1)
png("rgba16.png", 8, 6, 16, 6, [row.astype(">u2").tobytes() for row in wide])
png("colour_key.png", 8, 6, 8, 2, [row.tobytes() for row in rgb], chunk(b"tRNS", struct.pack(">HHH", 60, 80, 128)))
(out / "grey16.pgm").write_bytes(b"P5\n# a comment\n8 6\n65535\n" + (red * 257 + 200).astype(">u2").tobytes())
(out / "text.ppm").write_bytes(b"P3 8 6 255\n" + " ".join(map(str, rgb.ravel())).encode())
# Metadata that a reader must survive: a broken colour profile and a compressed text bomb.
png("metadata.png", 8, 6, 8, 2, [row.tobytes() for row in rgb],
    chunk(b"iCCP", b"broken\0\0" + b"not zlib") + chunk(b"zTXt", b"bomb\0\0" + zlib.compress(bytes(10_000_000), 9)))

# JPEG is compared where blocks are flat: 32 x 16, four fields of 16 x 8.
flat = np.zeros((16, 32, 3), np.uint8)
flat[:8, :16], flat[:8, 16:], flat[8:, :16], flat[8:, 16:] = (220, 30, 40), (30, 200, 60), (40, 50, 210), (230, 220, 40)
upright = Image.fromarray(flat)
stored = {1: None, 2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
          5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE, 8: Image.Transpose.ROTATE_270}
for orientation, how in stored.items():
    turned = upright if how is None else upright.transpose(how)
    exif = Image.Exif()
    exif[0x0112] = orientation
    turned.save(out / f"orientation{orientation}.jpg", quality=95, subsampling=0, exif=exif)
    turned.save(out / f"orientation{orientation}.png", exif=exif)
    turned.save(out / f"orientation{orientation}.webp", lossless=True, exif=exif)
    turned.save(out / f"orientation{orientation}.tif", tiffinfo={0x0112: orientation})
    deep = Image.fromarray(np.asarray(turned)[:, :, 0].astype(np.uint16) * 257)
    deep.save(out / f"orientation{orientation}.deep.tif", tiffinfo={0x0112: orientation})
upright.save(out / "progressive.jpg", quality=95, subsampling=0, progressive=True)

# CMYK: Adobe's files hold inverted inks. PIL writes them so.
ink = Image.merge("CMYK", [Image.fromarray(c) for c in np.moveaxis(
    np.concatenate([255 - flat, np.full((16, 32, 1), 30, np.uint8)], -1), -1, 0)])
ink.save(out / "cmyk.jpg", quality=95)
Image.open(out / "cmyk.jpg").convert("RGB").save(out / "cmyk.expected.png")
ink.save(out / "cmyk.tif")
ink.convert("RGB").save(out / "cmyk_tif.expected.png")

# Resizing: texture with edges, 97 x 61.
y, x = np.mgrid[0:61, 0:97]
waves = 127 + 60 * np.sin(x * 0.9) + 60 * np.cos(y * 1.3 + x * 0.2)
texture = np.stack([waves, 255 * ((x // 5 + y // 7) % 2), (x * 37 + y * 91 + x * y) % 256], -1).clip(0, 255).astype(np.uint8)
picture = Image.fromarray(texture)
picture.save(out / "texture.png")
for name, mode in (("bicubic", Image.BICUBIC), ("bilinear", Image.BILINEAR)):
    for width, height in ((31, 20), (97, 30), (110, 70), (7, 61), (1, 1)):
        picture.resize((width, height), mode).save(out / f"texture.{name}.{width}x{height}.png")


def timm_input(image, size, fraction, mode):
    """Short side to floor(size / fraction), long side truncated; centre crop, round half to even."""
    short = int(size / fraction)
    width, height = image.size
    width, height = (short, int(short * height / width)) if width <= height else (int(short * width / height), short)
    image = image.resize((width, height), mode)
    left, top = int(round((width - size) / 2.0)), int(round((height - size) / 2.0))
    return image.crop((left, top, left + size, top + size))


timm_input(picture, 32, 0.9, Image.BICUBIC).save(out / "texture.timm32.png")
timm_input(picture.transpose(Image.Transpose.ROTATE_90), 32, 0.875, Image.BILINEAR).save(out / "texture.tall32.png")
timm_input(picture, 96, 1.0, Image.BICUBIC).save(out / "texture.timm96.png")
