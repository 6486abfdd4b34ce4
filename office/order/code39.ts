/**
 * Code 39 (ISO/IEC 16388): each character has nine elements, bars and spaces in turn, three of them wide.
 * Each position of the wide space has ten characters, which use the ten patterns of two wide bars.
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

/** The width of a wide element, in narrow ones. */
const wideWidth = 3;

/** The nine elements of a character, 1 for wide; undefined if Code 39 has no such character. */
export function encodeCharacter(character: string): string | undefined {
  const group = groups.find(({ signs }) => signs.includes(character));
  const bars = wideBars[group?.signs.indexOf(character) ?? -1];
  if (!group || !bars || character.length !== 1) return undefined;
  return [...bars].map((bar, at) => bar + (group.spaces[at] ?? '')).join('');
}

/** A barcode as an SVG path one unit high, with its width in narrow elements. */
export function encodeCode39(text: string): { path: string; width: number } {
  let width = 0;
  let path = '';
  // An asterisk begins and ends every code.
  for (const character of `*${text}*`) {
    const elements = encodeCharacter(character);
    if (!elements) throw new RangeError(`Code 39 has no ${character}`);
    [...elements].forEach((element, at) => {
      const size = element === '1' ? wideWidth : 1;
      if (at % 2 === 0) path += `M${width} 0h${size}v1h-${size}z`;
      width += size;
    });
    // A narrow space separates the characters.
    width += 1;
  }
  return { path, width: width - 1 };
}
