import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { beforeLaunch } from './before-launch.ts';
import file from './claims.json' with { type: 'json' };
import { claimSections, claimsSchema, sampleClaims } from './claims.ts';
import { readRecord } from './read-records.ts';

const root = path.join(import.meta.dirname, '..');

describe('the list of sample claims', () => {
  it('[CO10] is what docs/before-launch.md says: npm run before-launch', () => {
    expect(readFileSync(path.join(root, 'docs/before-launch.md'), 'utf8')).toBe(beforeLaunch());
  });

  it('[CO10] names files that there are', () => {
    const named = sampleClaims.flatMap(({ where }) => where);
    expect(named.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  });

  it('[CO9] [CO10] holds what the specification fixes, unconfirmed', () => {
    const ids = [
      'product-review-count',
      'trust-icons',
      'city-ratings',
      'company-rating',
      'legal-dates',
    ];
    const found = sampleClaims.filter(({ id, confirmed }) => ids.includes(id) && !confirmed);
    expect(found).toHaveLength(ids.length);
    expect(sampleClaims.map(({ claim }) => claim).join()).toContain('(247 reviews)');
  });

  const [section] = file.sections;
  const [first, ...others] = section?.claims ?? [];
  const read = (...claims: unknown[]) =>
    readRecord('content/claims.json', claimsSchema, { sections: [{ title: 'Who', claims }] });

  it('[CO10] ticks a claim that someone confirmed, and says who and when', () => {
    const { sections } = read({ ...first, confirmed: true, on: '2026-12-01', by: 'Jo Bloggs' });
    expect(beforeLaunch(sections)).toMatch(
      /^- \[x\] \*\*company-number\*\*: .*Confirmed on 2026-12-01 by Jo Bloggs\.$/m,
    );
    expect(beforeLaunch(claimSections)).not.toContain('[x]');
  });

  it.each([
    ['sections.0.claims.0.by', [{ ...first, confirmed: true, on: '2026-12-01' }]],
    ['sections.0.claims.0.on', [{ ...first, confirmed: true, on: 'May', by: 'Jo' }]],
    ['sections.0.claims.0.on', [{ ...first, on: '2026-12-01' }]],
    ['An id stands twice', [first, ...others, first]],
  ])('[CO10] is refused for %s', (fault, claims) => {
    expect(() => read(...claims)).toThrow(fault);
  });
});
