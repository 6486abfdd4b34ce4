import { describe, expect, it } from 'vitest';
import { formatHeldData } from '../customers/customers-data.ts';
import { healthSummary, sortByState } from './health-texts.ts';

const of = (...states: ('good' | 'warning' | 'problem')[]) => states.map((state) => ({ state }));

describe('health texts', () => {
  it('[OF11] summarize the results', () => {
    expect(healthSummary(of('good', 'good'))).toBe('All good');
    expect(healthSummary(of('problem', 'good', 'warning', 'problem'))).toBe(
      '2 problems, 1 warning',
    );
  });

  it('[OF11] sort the worst first, otherwise in the original order', () => {
    const results = of('good', 'warning', 'problem', 'good').map((each, at) => ({ ...each, at }));
    expect(sortByState(results).map(({ at }) => at)).toEqual([2, 1, 0, 3]);
  });
});

describe('held customer data', () => {
  it('[OF9] is described with count and retention', () => {
    const until = '2033-03-31T22:59:59.999Z';
    expect(formatHeldData({ kind: 'orders', count: 6, until })).toEqual([
      '6 orders',
      'until 31 Mar 2033',
    ]);
    expect(formatHeldData({ kind: 'enquiries', count: 1, until })[0]).toBe('1 enquiry');
    expect(formatHeldData({ kind: 'restock-requests', count: 1, until })).toEqual([
      '1 restock request',
      'until emailed, at most 31 Mar 2033',
    ]);
    expect(formatHeldData({ kind: 'emails', count: 31 })).toEqual([
      '31 emails',
      'with the order or enquiry',
    ]);
  });
});
