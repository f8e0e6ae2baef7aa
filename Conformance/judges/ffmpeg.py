"""ffmpeg, by its commands: APNG and GIF as video programs read them."""

import json
from fractions import Fraction
from pathlib import Path

from .. import pictures, tools
from .moving import Frames, Moving

NAME = "ffmpeg"


def version() -> str:
    return tools.version("ffmpeg", "-version")


def read(file: Path) -> Moving:
    """The frames of a file. ffmpeg does not tell how often it would play them."""
    told = json.loads(tools.run(
        "ffprobe", "-v", "error", "-select_streams", "v:0", "-of", "json", "-show_streams",
        "-show_entries", "packet=duration:stream=width,height,time_base", file))
    stream = told["streams"][0]
    width, height = stream["width"], stream["height"]
    tick = Fraction(stream["time_base"])
    durations = [int(packet.get("duration", 0)) * tick for packet in told["packets"]]
    raw = tools.run(
        "ffmpeg", "-v", "error", "-i", file, "-fps_mode", "passthrough",
        "-f", "rawvideo", "-pix_fmt", "rgba", "-")
    size = width * height * 4
    frames = [raw[start:start + size] for start in range(0, len(raw), size)]
    return Moving(
        Frames(frames, lambda frame: pictures.from_rgba(frame, width, height)), durations,
        plays=-1)
