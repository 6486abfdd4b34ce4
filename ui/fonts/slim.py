"""Makes a variable font small.

    python3 slim.py SOURCE.ttf TARGET.woff2

Needs fonttools and brotli. README.md says what each step is for and what it wins.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

DIGITS = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
UNITS_PER_EM = 500
# In em. Archivo's spaces are 0.21 wide, and 0.14 where it is narrowest: too little for small letters.
MORE_SPACE = 0.035
# How far, in those units, a point may lie from its true place; and where both axes are left at once.
TOLERANCE = 1.4
TOLERANCE_OF_CORNERS = 2


def main(source, target):
    font = TTFont(source)
    letters = set(font.getBestCmap())
    put_tabular_digits_first(font)
    keep_letters_and_kerning(font, letters)
    leave_spaces_alone(font)
    widen_spaces(font)
    scale_upem(font, UNITS_PER_EM)
    leave_out_what_follows(font)
    font.flavor = "woff2"
    font.save(target)


def put_tabular_digits_first(font):
    """Every figure of the site is tabular, so the others need not come."""
    tabular = {}
    for lookup in font["GSUB"].table.LookupList.Lookup if "GSUB" in font else []:
        for each in lookup.SubTable:
            rule = getattr(each, "ExtSubTable", each)
            tabular.update({a: b for a, b in getattr(rule, "mapping", {}).items() if a in DIGITS})
    for table in font["cmap"].tables:
        table.cmap = {code: tabular.get(glyph, glyph) for code, glyph in table.cmap.items()}


def keep_letters_and_kerning(font, letters):
    options = subset.Options(layout_features=["kern"], name_IDs=[])
    options.drop_tables += ["STAT", "GSUB"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def leave_spaces_alone(font):
    """Archivo moves the next word up to an F, K, P or Y so far that "GRP steps" reads as one word."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for each in lookup.SubTable:
            rule = getattr(each, "ExtSubTable", each)
            if rule.Format != 1:
                continue
            kept = [
                (first, pairs)
                for first, pairs in zip(rule.Coverage.glyphs, rule.PairSet)
                if first != "space"
            ]
            for _, pairs in kept:
                pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if pair.SecondGlyph != "space"]
            rule.Coverage.glyphs, rule.PairSet = map(list, zip(*kept))


def widen_spaces(font):
    names = font.getBestCmap()
    for space in {names[code] for code in (0x20, 0xA0) if code in names}:
        width, bearing = font["hmtx"].metrics[space]
        font["hmtx"].metrics[space] = (width + round(MORE_SPACE * font["head"].unitsPerEm), bearing)


def leave_out_what_follows(font):
    """A point that its neighbours take along to nearly its place need not say where it goes."""
    for glyph, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(glyph, font["hmtx"].metrics)
        for variation in variations:
            moves = iup_delta(variation.coordinates, points, control.endPts)
            tolerance = TOLERANCE_OF_CORNERS if len(variation.axes) > 1 else TOLERANCE
            variation.coordinates = iup_delta_optimize(
                [(round(x), round(y)) for x, y in moves], points, control.endPts, tolerance
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
