import { describe, expect, it } from 'vitest';
import { toPrintable } from './printable-text.ts';

describe('toPrintable', () => {
  const has = (code: number) =>
    (code > 0x1f && code < 0x180) || '–—•’'.includes(String.fromCodePoint(code));
  it.each([
    ['what it has', 'Łódź Œuvre – Müller’s', 'Łódź Œuvre – Müller’s'],
    ['letters that are written with a mark after them', 'Łódz\u0301', 'Łódź'],
    ['hyphens and spaces of other kinds', 'A\u2011B\u2009C\tD', 'A-B C D'],
    ['an accent that it lacks', 'Ṡean', 'Sean'],
    ['signs with another way to write them', '⅓ ≥ 2 ﬁt', '1/3 >= 2 fit'],
    ['marks that nobody sees', 'Leeds\u200b\u200e', 'Leeds'],
    ['what there is no letter for', 'Привет 工 👷🏽‍♂️', '?????? ? ?'],
    ['ends of lines', 'one\ntwo ≈\r\nthree', 'one\ntwo ~\nthree'],
  ])('[TO8] writes %s', (_, words, written) => {
    expect(toPrintable(words, has)).toBe(written);
  });
});
