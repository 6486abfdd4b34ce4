import { describe, expect, it } from 'vitest';
import { finalTally, summarise, tallyBrowserReport, tallyUnitReport } from './tally.ts';

describe('tallyUnitReport', () => {
  const file = (status: string, ...statuses: string[]) => ({
    name: 'a.test.ts',
    status,
    assertionResults: statuses.map((one, index) => ({ status: one, fullName: `test ${index}` })),
  });

  it('counts every test of every file', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
    expect(tallyUnitReport({ testResults })).toEqual({ passed: 3, failed: 1, skipped: [] });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [file('failed'), file('failed', 'passed')];
    expect(tallyUnitReport({ testResults })).toEqual({ passed: 1, failed: 2, skipped: [] });
  });

  it('names what was skipped or is still to do', () => {
    const testResults = [file('passed', 'passed', 'skipped', 'todo', 'pending')];
    expect(tallyUnitReport({ testResults }).skipped).toEqual(['test 1', 'test 2', 'test 3']);
  });

  it('does not take another shape for a report without failures', () => {
    expect(() => tallyUnitReport({})).toThrow();
  });
});

describe('tallyBrowserReport', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  });

  it('counts through nested suites', () => {
    const inner = { specs: [spec('b', 'unexpected'), spec('c', 'skipped'), spec('d', 'flaky')] };
    const suites = [{ specs: [spec('a', 'expected', 'expected')], suites: [inner] }];
    expect(tallyBrowserReport({ suites, errors: [] })).toEqual({
      passed: 3,
      failed: 1,
      skipped: ['c'],
      flaky: ['d'],
    });
  });

  it('counts an error outside any test, such as a server that did not start', () => {
    const report = { suites: [], errors: [{ message: 'port taken' }] };
    expect(tallyBrowserReport(report)).toEqual({ passed: 0, failed: 1, skipped: [] });
  });
});

describe('finalTally', () => {
  const passing = { passed: 5, failed: 0, skipped: [] };

  it('accepts a report that matches the exit code', () => {
    expect(finalTally(passing, true)).toEqual(passing);
    expect(finalTally({ ...passing, failed: 2 }, false)).toEqual({ ...passing, failed: 2 });
  });

  it('counts a step that crashed without a report, whatever its exit code', () => {
    expect(finalTally(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: [] });
    expect(finalTally(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  it('counts a failure that the report does not show', () => {
    expect(finalTally(passing, false)).toEqual({ ...passing, failed: 1 });
  });
});

describe('summarise', () => {
  it('ends with the line that counts everything', () => {
    const { text, failed } = summarise([
      { name: 'types', seconds: 12.34, tally: { passed: 1, failed: 0, skipped: [] } },
      { name: 'unit', seconds: 3, tally: { passed: 250, failed: 2, skipped: [] } },
    ]);
    expect(text.split('\n').at(-1)).toBe('251 passed, 2 failed');
    expect(text).toMatch(/types +1 +0 +12\.3 s\nunit +250 +2 +3\.0 s\n/);
    expect(failed).toBe(2);
  });

  it('counts a skipped test as failed and names it', () => {
    const tally = { passed: 1, failed: 0, skipped: ['the cart opens'] };
    const { text, failed } = summarise([{ name: 'browser', seconds: 1, tally }]);
    expect(text).toMatch(/skipped: the cart opens\n1 passed, 1 failed$/);
    expect(failed).toBe(1);
  });

  it('names a test that passed at the second try only', () => {
    const tally = { passed: 2, failed: 0, skipped: [], flaky: ['the cart opens'] };
    const { text, failed } = summarise([{ name: 'browser', seconds: 1, tally }]);
    expect(text).toMatch(/flaky: the cart opens\n2 passed, 0 failed$/);
    expect(failed).toBe(0);
  });
});
