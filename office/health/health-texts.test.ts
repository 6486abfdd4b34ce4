import { describe, expect, it } from 'vitest';
import { heldWords } from '../customers/customers-data.ts';
import { healthLine, worstFirst } from './health-texts.ts';

const of = (...states: ('good' | 'warning' | 'problem')[]) => states.map((state) => ({ state }));

describe('the health of the shop', () => {
  it('[OF11] is summed up in a line', () => {
    expect(healthLine(of('good', 'good'))).toBe('All good');
    expect(healthLine(of('problem', 'good', 'warning', 'problem'))).toBe('2 problems, 1 warning');
  });

  it('[OF11] has the worst first, else in its own order', () => {
    const results = of('good', 'warning', 'problem', 'good').map((each, at) => ({ ...each, at }));
    expect(worstFirst(results).map(({ at }) => at)).toEqual([2, 1, 0, 3]);
  });
});

describe('what is held of a customer', () => {
  it('[OF9] says how much of each kind and until when', () => {
    const until = '2033-03-31T22:59:59.999Z';
    expect(heldWords({ kind: 'orders', count: 6, until })).toEqual([
      '6 orders',
      'until 31 Mar 2033',
    ]);
    expect(heldWords({ kind: 'enquiries', count: 1, until })[0]).toBe('1 enquiry');
    expect(heldWords({ kind: 'restock-requests', count: 1, until })).toEqual([
      '1 restock request',
      'until emailed, at most 31 Mar 2033',
    ]);
    expect(heldWords({ kind: 'emails', count: 31 })).toEqual([
      '31 emails',
      'with the order or enquiry',
    ]);
  });
});
