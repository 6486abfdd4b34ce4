import { describe, expect, it } from 'vitest';
import { type BusinessDocument, currentSeller, makeBusinessDocument } from './business-document.ts';
import { readPdf } from './testing/pdf-text.ts';

const paper: BusinessDocument = {
  kind: 'VAT invoice',
  number: 'INV-000001',
  writtenAt: new Date('2026-11-18T12:00:00Z'),
  seller: currentSeller,
  cells: [
    [
      { label: 'Invoice', lines: ['INV-000001'], large: true },
      { label: 'Tax point', lines: ['11 November 2026'] },
      { label: 'To', lines: ['Fellside Works', 'Unit 6', 'Stockport SK4 2XX'], part: 1.5 },
    ],
  ],
  note: 'Thank you for your order.',
  columns: [
    { head: 'Quantity', part: 0.1 },
    { head: 'Item', part: 0.5 },
    { head: 'List ex VAT', part: 0.2, right: true },
    { head: 'Ex VAT', part: 0.2, right: true },
  ],
  rows: Array.from({ length: 60 }, (_, at) => [
    `${at + 1}`,
    { text: `Ladder ${at + 1}`, under: `LAD-${at + 1}` },
    { text: '£20.00', struck: true },
    '£18.00',
  ]),
  totals: [
    { label: 'VAT at 20%', amount: '£216.00' },
    { label: 'Total', amount: '£1,296.00', strong: true },
  ],
  remarks: [{ text: 'To accept, open this page.', link: 'https://rungmoor.example/thank-you' }],
  signatures: ['Name', 'Signature'],
};

describe('a business document', () => {
  it('[TO8] prints all content in reading order, over several pages', async () => {
    const { pages, objects } = readPdf(await makeBusinessDocument(paper, false));
    expect(pages.length).toBeGreaterThan(2);
    const said = pages.map(({ text }) => text).join('\n');
    const words = ['VAT invoice', 'INV-000001', 'Fellside Works', 'Ladder 1', 'LAD-60', 'VAT at'];
    const places = words.map((each) => said.indexOf(each));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    for (const { text, untagged, beside } of pages) {
      expect([untagged, beside]).toEqual([[], []]);
      expect(text).toContain('VAT number GB 000 0000 00');
    }
    expect(pages.at(-1)?.text).toContain(`Page ${pages.length} of ${pages.length}`);
    const has = (part: string) => objects.some((body) => body.includes(part));
    for (const part of ['/Lang (en-GB)', '/Marked true', '<pdfuaid:part>1<', '/S /TH', '/S /Link'])
      expect(has(part), part).toBe(true);
  });

  it('[TO8] prints every letter of Latin scripts, and no empty box for any other', async () => {
    const names = 'Łukasz Šťastný, Ġorġ Ħal, Ağaoğlu, Nguyễn';
    const row = ['1', { text: names, under: '№ 7 工' }, '', ''];
    const bytes = await makeBusinessDocument({ ...paper, rows: [row] }, false);
    const said = readPdf(bytes).pages.map(({ text }) => text);
    expect(said.join('\n')).toContain(names);
    expect(said.join('\n')).toContain('No 7 ?');
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('[TO8] has its whole table on the sheet, in whatever unit its columns are given', async () => {
    const columns = paper.columns.map((column) => ({ ...column, part: column.part * 100 }));
    const { pages } = readPdf(await makeBusinessDocument({ ...paper, columns }, false));
    expect(pages.flatMap(({ beside }) => beside)).toEqual([]);
  });

  it('[TO8] never leaves its totals alone on a page', async () => {
    for (let count = 9; count < 18; count += 1) {
      const rows = paper.rows.slice(0, count);
      const { pages } = readPdf(await makeBusinessDocument({ ...paper, rows, remarks: [] }, false));
      const withTotals = pages.find(({ text }) => text.includes('£1,296.00'));
      expect(withTotals?.text, `${count} rows`).toContain(`LAD-${count}\n`);
    }
  });

  it('[TO8] is byte-identical for the same content', async () => {
    expect(await makeBusinessDocument(paper)).toEqual(await makeBusinessDocument({ ...paper }));
  });
});
