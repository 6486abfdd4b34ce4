import { describe, expect, it } from 'vitest';
import { encodeCharacter, encodeCode39 } from './code39.ts';

/** The standard's own table: each character with its bars and spaces in turn, 1 for wide. */
const table = `
  0 000110100 1 100100001 2 001100001 3 101100000
  4 000110001 5 100110000 6 001110000 7 000100101
  8 100100100 9 001100100 A 100001001 B 001001001
  C 101001000 D 000011001 E 100011000 F 001011000
  G 000001101 H 100001100 I 001001100 J 000011100
  K 100000011 L 001000011 M 101000010 N 000010011
  O 100010010 P 001010010 Q 000000111 R 100000110
  S 001000110 T 000010110 U 110000001 V 011000001
  W 111000000 X 010010001 Y 110010000 Z 011010000
  - 010000101 . 110000100 * 010010100
`;

describe('Code 39 barcode', () => {
  it('[OF5] encodes every character of the standard', () => {
    const pairs = [...table.matchAll(/(\S) ([01]{9})/g)];
    expect(pairs).toHaveLength(39);
    for (const [, sign = '', elements] of pairs)
      expect([sign, encodeCharacter(sign)]).toEqual([sign, elements]);
    expect(encodeCharacter(' ')).toBe('011000100');
  });

  it('[OF5] starts and ends with an asterisk, with narrow gaps between characters', () => {
    const { path, width } = encodeCode39('RM-000402');
    // Each character has six narrow and three wide elements; eleven characters have ten spaces between them.
    expect(width).toBe(11 * (6 + 3 * 3) + 10);
    // The asterisk's bars: one narrow, a wide space, one narrow, two wide, one narrow.
    const asterisk = 'M0 0h1v1h-1zM4 0h1v1h-1zM6 0h3v1h-3zM10 0h3v1h-3zM14 0h1v1h-1z';
    expect(path.startsWith(asterisk)).toBe(true);
    expect(path.match(/M/g)).toHaveLength(11 * 5);
    expect(path.endsWith(`M${width - 1} 0h1v1h-1z`)).toBe(true);
  });

  it('[OF5] rejects unsupported characters', () => {
    expect(() => encodeCode39('rm-1')).toThrow('Code 39 has no r');
  });
});
