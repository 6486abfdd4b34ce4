import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvRows } from '../admin/export.ts';
import { parseCsv } from './csv-import.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe('CSV parser', () => {
  it.each([
    ['with commas', 'a,b\r\n1,2\r\n'],
    ['with semicolons', 'a;b\n1;2'],
    ['with tabs', 'a\tb\r1\t2\r'],
    ['with a byte order mark', '\uFEFFa,b\n1,2'],
    ['with blank lines', 'a,b\n\n,\n1,2\n\n'],
    ['with quotes', '"a","b"\n"1",2'],
  ])('[OF6] parses a file %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('[OF6] returns the first line number of each record, despite line breaks in cells', () => {
    const text = 'a,b\r\n"one\r\ntwo\nthree",""""\r\n\r\nx,y';
    expect(parseCsv(text)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one\r\ntwo\nthree', '"'] },
      { line: 6, cells: ['x', 'y'] },
    ]);
  });

  it("[OF6] parses the office's own exports", () => {
    const cell = fc.stringMatching(/^[a-z0-9 ,;"\n]{0,8}$/).filter((text) => !/^\n/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 })), (rows) => {
        const written = [['SKU', 'On hand', 'Counted'], ...rows];
        const kept = written.filter((row) => row.some((each) => each !== ''));
        expect(cellsOf(formatCsvRows(written))).toEqual(kept);
      }),
    );
  });
});
