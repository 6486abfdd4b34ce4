import { describe, expect, it } from 'vitest';
import { summarise } from './summary.ts';

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
