import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import {
  deliveryItem,
  order,
  orderEvent,
  orderIssue,
  orderLine,
  quote,
  refund,
} from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { formatCsv } from './export.ts';
import { createAdminRunner } from './testing/run-admin.ts';

describe('a cell', () => {
  it.each([
    '=1+1',
    '+44',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '\0x',
    '＝1',
    '＋1',
    '－1',
    '＠A',
  ])('%j is escaped so that it is not a formula', (text) => {
    expect(formatCsv(['a'], [[text]]).split('\r\n')[1]).toMatch(/^"?'/);
  });

  it.each(['x;=1+1', 'x\t=1+1'])('%j is quoted so that no spreadsheet splits it', (text) => {
    expect(formatCsv(['a'], [[text]])).toBe(`a\r\n"${text}"\r\n`);
  });

  it.each(['\u200e=1+1', '\u202e=1+1'])('%j is escaped despite its direction mark', (text) => {
    expect(formatCsv(['a'], [[text]])).toBe("a\r\n'=1+1\r\n");
  });

  it('round-trips any text', () => {
    const isNegativeNumber = (cell: string) => /^-\d+(\.\d+)?$/.test(cell);
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 })), (rows) => {
        const guarded = rows.map((row) =>
          row.map((cell) => (/^[=+\-@]/.test(cell) && !isNegativeNumber(cell) ? `'${cell}` : cell)),
        );
        expect(parse(formatCsv(['h', 'i'], rows)).slice(1)).toEqual(guarded);
      }),
      { examples: [[[['-0', '-1.5', '-a']]]] },
    );
  });
});

it('[CC14] git ignores exports and backups in the project', () => {
  const ignored = readFileSync(new URL('../../.gitignore', import.meta.url), 'utf8');
  expect(ignored.split('\n')).toEqual(expect.arrayContaining(['/*.jsonl', '/*.csv', '*.part']));
});

describeOnBothEngines('an export', (database) => {
  const admin = () => createAdminRunner({ database: database() });

  it('[CC14] [CO3] exports orders with lines, in pounds and UK time, readable by the owner only', async () => {
    const [made] = await database()
      .queries.insert(order)
      .values({
        sessionId: 'cs_1',
        email: 'buyer@firm.example',
        name: '=HYPERLINK("https://bad.example")',
        company: 'Fellside Works',
        poNumber: '+4471',
        totalPence: 301_49,
        createdAt: new Date('2026-07-01T08:30:00Z'),
      })
      .returning();
    const line = { productId: 'p', name: 'Ladder', sku: 'CAL-1', unitPence: 283_49, quantity: 1 };
    await database()
      .queries.insert(orderLine)
      .values([
        { ...line, line: 1, orderId: made?.id ?? 0 },
        {
          ...deliveryItem,
          name: 'Delivery, Highlands',
          unitPence: 18_00,
          quantity: 1,
          line: 2,
          orderId: made?.id ?? 0,
          delivery: 'standard',
        },
      ]);
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    const file = join(folder, 'orders.csv');
    expect((await admin().run(['export', 'orders', '--out', file])).code).toBe(0);
    const [, row] = parse(readFileSync(file, 'utf8'));
    expect(row?.slice(0, 8)).toEqual([
      made?.reference,
      '2026-07-01 09:30',
      'paid',
      '301.49',
      '50.25',
      '1 x CAL-1; 1 x DELIVERY',
      `'=HYPERLINK("https://bad.example")`,
      'buyer@firm.example',
    ]);
    expect(row?.slice(-11)).toEqual([
      'Fellside Works',
      "'+4471",
      '',
      '0.00',
      'no',
      '',
      'card',
      '18.00',
      '2026-07-01 09:30',
      '301.49',
      '',
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });

  it('[CC14] exports refunded amounts and dates', async () => {
    const sold = { email: 'buyer@firm.example', totalPence: 283_49 };
    const { queries } = database();
    const [part, whole] = await queries
      .insert(order)
      .values([
        { ...sold, sessionId: 'cs_2', givenBackPence: 10_00 },
        { ...sold, sessionId: 'cs_3', givenBackPence: 10_00, state: 'refunded' },
      ])
      .returning();
    const orderEventOf = (made: typeof part, state: 'paid' | 'refunded', day: number) => ({
      orderId: made?.id ?? 0,
      state,
      at: new Date(Date.UTC(2026, 0, day, 9)),
    });
    await queries
      .insert(orderEvent)
      .values([
        orderEventOf(part, 'paid', 1),
        { ...orderEventOf(part, 'paid', 3), note: 'Called' },
        orderEventOf(whole, 'refunded', 5),
        { ...orderEventOf(whole, 'refunded', 6), note: 'Called' },
      ]);
    const issueOf = (made: typeof part, day: number) => ({
      orderId: made?.id ?? 0,
      kind: 'partial-refund' as const,
      data: { refundedPence: 10_00, totalPence: 283_49 },
      key: `${day}`,
      raisedAt: new Date(Date.UTC(2026, 0, day, 9)),
    });
    await queries.insert(orderIssue).values([issueOf(part, 2), issueOf(whole, 4)]);
    const refunded = (made: typeof part, pence: number, day: number) => ({
      orderId: made?.id ?? 0,
      pence,
      method: 'provider' as const,
      state: 'done' as const,
      attemptKey: `refund ${day}`,
      settledAt: new Date(Date.UTC(2026, 0, day, 9)),
    });
    await queries
      .insert(refund)
      .values([refunded(part, 10_00, 2), refunded(whole, 10_00, 4), refunded(whole, 273_49, 5)]);
    const rows: Record<string, string>[] = await admin().runJson('export orders');
    expect(rows.slice(-2)).toMatchObject([
      {
        'Refunded GBP': '10.00',
        'Refunded on': '2026-01-02 09:00',
        Issues: '£10.00 of £283.49 has been refunded at Stripe.',
      },
      { 'Refunded GBP': '283.49', 'Refunded on': '2026-01-05 09:00' },
    ]);
  });

  it('[CC14] distinguishes live from test payments', async () => {
    const sold = { email: 'buyer@firm.example', totalPence: 283_49 };
    await database()
      .queries.insert(order)
      .values([
        { ...sold, sessionId: 'cs_live_1' },
        { ...sold, sessionId: 'cs_test_1' },
      ]);
    const rows: Record<string, string>[] = await admin().runJson('export orders');
    expect(rows.slice(-2).map((row) => row['Live payment'])).toEqual(['yes', 'no']);
  });

  it('[CC14] asks before overwriting a file, and restricts its permissions', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    const file = join(folder, 'accounts.csv');
    writeFileSync(file, 'a year of work');
    chmodSync(file, 0o644);
    const typed = ['export', 'stock', '--out', file];
    expect((await admin().run(typed)).code).toBe(2);
    expect(await admin().run(typed, false)).toMatchObject({
      code: 1,
      questions: [`${file} already exists. Overwrite it?`],
    });
    expect(readFileSync(file, 'utf8')).toBe('a year of work');
    expect((await admin().run([...typed, '--yes'])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain(products[0]?.sku);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['accounts.csv']);
    const intoFolder = await admin().run(['export', 'stock', '--out', folder, '--yes']);
    expect(intoFolder).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('not a file'),
    });
    rmSync(folder, { recursive: true });
  });

  it('[QU4] exports quotes and stock', async () => {
    const asked = { company: 'Fell, side', email: 'a@firm.example', quantity: '5-10' };
    await database().queries.insert(quote).values(asked);
    expect((await admin().run('export quotes')).out).toContain('"Fell, side"');
    expect(await admin().runJson('export stock')).toHaveLength(products.length);
  });
});

/** Reads CSV by RFC 4180. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain = '', end] of csv.matchAll(cell)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
