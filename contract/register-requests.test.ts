import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { addPiece, recordInspection } from './register-requests.ts';

const key = 'k'.repeat(24);
const at = '2026-11-18T07:52:00Z';
const checks = [{ text: 'Stiles: straight', result: 'bad', wrong: 'bent' }];
const inspection = { key, at, checks, inspector: 'A. Lund', position: 'scaffolder' };
const piece = { key, number: 'T-01', name: 'Tower', kind: 'tower', intervalDays: 7 };

const oddity = fc.oneof(fc.string({ unit: 'binary' }), fc.anything({ maxDepth: 2 }));
/** A valid body with random values in some of its fields, or in those of a check. */
const spoilt = <Body extends object>(body: Body) =>
  fc
    .array(
      fc.tuple(fc.constantFrom(...Object.keys(body), 'wrong', 'corrects', 'boughtOn'), oddity),
      {
        maxLength: 3,
      },
    )
    .map((wrong) => ({ ...body, ...Object.fromEntries(wrong) }));
const spoiltChecks = fc
  .array(spoilt(checks[0] ?? {}), { maxLength: 45 })
  .map((some) => ({ ...inspection, checks: some }));

it.each([
  ['an inspection', recordInspection, fc.oneof(spoilt(inspection), spoiltChecks)],
  ['a piece', addPiece, spoilt(piece)],
])(
  '[BU4] [BU6] %s can be parsed from any input, and the result can be stored',
  (_, schema, bodies) => {
    let read = 0;
    fc.assert(
      fc.property(bodies, (body) => {
        const { success, output } = v.safeParse<v.GenericSchema<object>>(schema, body);
        if (!success) return;
        read += 1;
        const text = JSON.stringify(output);
        expect(text.length).toBeLessThan(40_000);
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        if ('at' in output) expect(new Date(String(output.at)).getTime()).not.toBeNaN();
      }),
      { numRuns: 10_000 },
    );
    expect(read).toBeGreaterThan(100);
  },
);

it('[BU6] rejects timestamps that Date.parse cannot read', () => {
  for (const [text, isRead] of [
    ['2026-11-18T07:52:00+01:00', true],
    ['2026-11-18T07:52:00+01', false],
    ['2026-11-18T07:52:00.123-23', false],
    ['2026-11-18', false],
  ] as const)
    expect([text, v.is(recordInspection, { ...inspection, at: text })]).toEqual([text, isRead]);
});
