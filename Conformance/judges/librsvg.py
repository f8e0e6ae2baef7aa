"""librsvg, by its C interface: a still SVG as GNOME, and many a file manager, show it."""

import ctypes
from functools import cache
from pathlib import Path

import numpy

from .. import pictures, tools

NAME = "librsvg"

_FINER = 4
_ARGB = 0


class _Rectangle(ctypes.Structure):
    _fields_ = [(name, ctypes.c_double) for name in ("x", "y", "width", "height")]


def version() -> str:
    library, _, _ = _libraries()
    return ".".join(
        str(ctypes.c_uint.in_dll(library, f"rsvg_{part}_version").value)
        for part in ("major", "minor", "micro"))


@cache
def _libraries() -> tuple[ctypes.CDLL, ctypes.CDLL, ctypes.CDLL]:
    """librsvg, Cairo on whose surfaces it draws, and what frees its objects."""
    pointer = ctypes.c_void_p
    rsvg, cairo, objects = map(
        ctypes.CDLL, ("librsvg-2.so.2", "libcairo.so.2", "libgobject-2.0.so.0"))
    rsvg.rsvg_handle_new_from_data.restype = pointer
    rsvg.rsvg_handle_new_from_data.argtypes = [ctypes.c_char_p, ctypes.c_size_t, pointer]
    rsvg.rsvg_handle_render_document.argtypes = [pointer] * 4
    cairo.cairo_image_surface_create_for_data.restype = pointer
    cairo.cairo_image_surface_create_for_data.argtypes = [pointer] + [ctypes.c_int] * 4
    cairo.cairo_create.restype = pointer
    for one in (cairo.cairo_create, cairo.cairo_destroy, cairo.cairo_surface_destroy,
                objects.g_object_unref):
        one.argtypes = [pointer]
    return rsvg, cairo, objects


def picture(file: Path, canvas: tuple[int, int]) -> numpy.ndarray:
    """The file on a canvas of a width and a height. CSS animations are nothing to librsvg."""
    rsvg, cairo, objects = _libraries()
    data = file.read_bytes()
    handle = rsvg.rsvg_handle_new_from_data(data, len(data), None)
    if not handle:
        raise tools.Refused(f"librsvg cannot read {file.name}")
    width, height = canvas
    words = numpy.zeros((height, width), numpy.uint32)
    surface = cairo.cairo_image_surface_create_for_data(
        words.ctypes.data, _ARGB, width, height, width * 4)
    context = cairo.cairo_create(surface)
    viewport = _Rectangle(0, 0, width, height)
    drawn = rsvg.rsvg_handle_render_document(handle, context, ctypes.byref(viewport), None)
    cairo.cairo_destroy(context)
    cairo.cairo_surface_destroy(surface)
    objects.g_object_unref(handle)
    if not drawn:
        raise tools.Refused(f"librsvg cannot draw {file.name}")
    return pictures.from_words(words)


def finer_picture(file: Path, canvas: tuple[int, int]) -> numpy.ndarray:
    """Drawn four times as large and averaged down. It takes out most of the renderer's own error at
    edges, which has a direction: thin lines are up to a twentieth of a pixel off otherwise."""
    width, height = canvas
    return pictures.averaged(picture(file, (width * _FINER, height * _FINER)), _FINER)
