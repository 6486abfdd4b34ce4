/**
 * Code 39 (ISO/IEC 16388): each sign is nine elements, bars and spaces in turn, three of them wide.
 * Ten signs share each place of the wide space, and the ten patterns of two wide bars.
 */
const wideBars = [
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
  '00110',
];
const groups = [
  { signs: '1234567890', spaces: '0100' },
  { signs: 'ABCDEFGHIJ', spaces: '0010' },
  { signs: 'KLMNOPQRST', spaces: '0001' },
  { signs: 'UVWXYZ-. *', spaces: '1000' },
] as const;

/** Widths of wide elements, in narrow ones. */
const wide = 3;

/** The nine elements of a sign, a 1 for each that is wide; undefined where Code 39 has no such sign. */
export function elementsOf(sign: string): string | undefined {
  const group = groups.find(({ signs }) => signs.includes(sign));
  const bars = wideBars[group?.signs.indexOf(sign) ?? -1];
  if (!group || !bars || sign.length !== 1) return undefined;
  return [...bars].map((bar, at) => bar + (group.spaces[at] ?? '')).join('');
}

/** A barcode as an SVG path one unit high, with its width in narrow elements. */
export function code39(text: string): { path: string; width: number } {
  let width = 0;
  let path = '';
  // An asterisk begins and ends every code.
  for (const sign of `*${text}*`) {
    const elements = elementsOf(sign);
    if (!elements) throw new RangeError(`Code 39 has no ${sign}`);
    [...elements].forEach((element, at) => {
      const size = element === '1' ? wide : 1;
      if (at % 2 === 0) path += `M${width} 0h${size}v1h-${size}z`;
      width += size;
    });
    // A narrow space parts the signs.
    width += 1;
  }
  return { path, width: width - 1 };
}
