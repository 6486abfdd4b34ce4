"""Makes the two static cuts that PDF documents embed.

    python3 cut.py SOURCE.woff2 TEXT.ttf BOLD.ttf

Needs fonttools 4.38 or later and brotli. README.md says what each is for.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from slim import keep_letters_and_kerning, leave_spaces_alone, put_tabular_digits_first, widen_spaces

CUTS = {"Archivo-Text": {"wght": 420, "wdth": 96}, "Archivo-Bold": {"wght": 640, "wdth": 77}}
POSTSCRIPT_NAME = 6


def main(source, *targets):
    for (name, place), target in zip(CUTS.items(), targets):
        font = TTFont(source)
        put_tabular_digits_first(font)
        keep_letters_and_kerning(font, set(font.getBestCmap()))
        leave_spaces_alone(font)
        widen_spaces(font)
        instantiateVariableFont(font, place, inplace=True)
        font["name"].setName(name, POSTSCRIPT_NAME, 3, 1, 0x409)
        font.flavor = None
        font.save(target)


main(*sys.argv[1:])
