import { expect, it } from 'vitest';
import { buildShopUrl } from '../../catalogue/listing-query.ts';
import { company } from '../../content/company.ts';
import { listedPages } from './listed-pages.ts';
import { robots } from './robots.ts';

const lines = robots().split('\n');

/** Applies rules as in RFC 9309: from the start of the path, with '*' for any characters. */
const isAllowed = (path: string) =>
  lines
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    .map((rule) => rule.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*'))
    .every((pattern) => !new RegExp(`^${pattern}`).test(path));

it('allows robots on every page of the sitemap, and names it', () => {
  expect(listedPages().filter(({ path }) => !isAllowed(path))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
});

it.each(['/success', '/thank-you', '/product/no-such-ladder', '/shop?family=step-ladders'])(
  '[PD9, PL13] lets robots see the noindex of %s',
  (path) => {
    expect(isAllowed(path)).toBe(true);
  },
);

it('[PL13] disallows filter combinations for robots', () => {
  const filters = { height: '2.1-4.0', family: ['step-ladders', 'podium-steps'] } as const;
  expect(isAllowed(buildShopUrl({ filters }))).toBe(false);
  expect(isAllowed(buildShopUrl({ filters: { width: 0.7 }, sort: 'price-low' }))).toBe(false);
});
