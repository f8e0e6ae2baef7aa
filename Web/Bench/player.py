"""lottie-web's player: out of the newest package of Python's that brings one along."""

import subprocess
import sys
import zipfile
from pathlib import Path

#: It has lottie-web 5.12.2 among the modules of a bundle, whole and minified.
PACKAGE = "dash-extensions==2.0.6"
_BUNDLE = "dash_extensions/async-Lottie.js"

#: Takes the player out of the bundle: what a bundle would do, for the one module that has it.
LOADER = """
  const [[, modules]] = self.webpackChunkdash_extensions;
  const make = Object.values(modules).find((each) => /\\bloadAnimation=/.test(each));
  const module = { exports: {} };
  make.call(module.exports, module, module.exports, () => ({}));
  window.lottie = module.exports;
"""


def bundle(folder: Path) -> str:
    """The bundle's text; the package is fetched once, and kept in the folder."""
    wheels = list(folder.glob("dash_extensions-*.whl"))
    if not wheels:
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
             "--no-deps", "--dest", folder, PACKAGE], check=True)
        wheels = list(folder.glob("dash_extensions-*.whl"))
    with zipfile.ZipFile(wheels[0]) as wheel:
        return wheel.read(_BUNDLE).decode()
