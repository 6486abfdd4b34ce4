import { describe, expect, it } from 'vitest';
import { formatSaving } from '../catalogue/money.ts';
import { faq } from './faq.ts';
import { returnCosts } from './returns.ts';

describe('faq', () => {
  it('[HO14] asks ten different questions', () => {
    expect(faq).toHaveLength(10);
    expect(new Set(faq.map(({ question }) => question)).size).toBe(10);
    for (const { question } of faq) expect(question).toMatch(/\?$/);
  });

  it('[HO14] answers each in at most 70 words', () => {
    for (const { answer } of faq) expect(answer.split(/\s+/).length).toBeLessThanOrEqual(70);
  });

  it('[OT1] quotes the return carriage that the terms quote', () => {
    const dearest = Math.max(...returnCosts.map(({ most }) => most));
    expect(faq.at(-1)?.answer).toContain(`at most ${formatSaving(dearest)}`);
  });
});
