"""Makes the two static cuts that PDF documents embed.

    python3 cut.py LATIN.woff2 [MORE.woff2 ...] TEXT.ttf BOLD.ttf

Needs fonttools 4.38 or later and brotli. README.md says what each is for.
"""

import sys
from io import BytesIO

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from slim import keep_letters_and_kerning, leave_spaces_alone, put_tabular_digits_first, widen_spaces

CUTS = {"Archivo-Text": {"wght": 420, "wdth": 96}, "Archivo-Bold": {"wght": 640, "wdth": 77}}
POSTSCRIPT_NAME = 6


def main(*files):
    sources, targets = files[: -len(CUTS)], files[-len(CUTS) :]
    for (name, place), target in zip(CUTS.items(), targets):
        font = merge([cut(source, place, before(sources, source)) for source in sources])
        font["name"].setName(name, POSTSCRIPT_NAME, 3, 1, 0x409)
        font.save(target)


def before(sources, source):
    """Letters that an earlier file has."""
    return {code for each in sources[: sources.index(source)] for code in TTFont(each).getBestCmap()}


def cut(source, place, known):
    font = TTFont(source)
    put_tabular_digits_first(font)
    keep_letters_and_kerning(font, set(font.getBestCmap()) - known)
    if not known:
        leave_spaces_alone(font)
        widen_spaces(font)
    instantiateVariableFont(font, place, inplace=True)
    font.flavor = None
    return font


def merge(fonts):
    files = []
    for font in fonts:
        file = BytesIO()
        font.save(file)
        file.seek(0)
        files.append(file)
    return Merger().merge(files)


main(*sys.argv[1:])
