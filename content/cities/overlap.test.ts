import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cities } from '../cities.ts';
import type { City } from './city.ts';
import { overlap, overlapReport } from './overlap.ts';

const mostAllowed = 0.15;
const [manchester, leeds] = cities.filter(({ slug }) => /^(manchester|leeds)$/.test(slug)) as [
  City,
  City,
];

/** The copy that the measure must detect: a page with only the city's name changed. */
function renamed(city: City, name: string): City {
  const text = JSON.stringify(city).replaceAll(city.city, name);
  return JSON.parse(text) as City;
}

describe('how alike two city pages read', () => {
  it.each(cities.map((city) => [city.slug, city] as const))(
    '[CP1] %s shares under 15 % of its wording with any other page',
    (_slug, city) => {
      const tooAlike = cities
        .filter((other) => other !== city && overlap(city, other).share >= mostAllowed)
        .map((other) => other.slug);
      expect(tooAlike).toEqual([]);
    },
  );

  it('[CP1] calls a page with the name swapped the same page', () => {
    expect(overlap(manchester, renamed(manchester, 'Wolverhampton')).share).toBe(1);
  });

  it('[CP1] counts a borrowed paragraph', () => {
    const borrowed: City = { ...leeds, descriptions: manchester.descriptions };
    expect(overlap(manchester, borrowed).share).toBeGreaterThanOrEqual(mostAllowed);
  });

  it('[CP1] is the same whichever page is named first', () => {
    const anyCity = fc.constantFrom(...cities);
    fc.assert(
      fc.property(anyCity, anyCity, (one, other) => {
        expect(overlap(one, other).share).toBe(overlap(other, one).share);
      }),
    );
  });

  it('[CP1] reports every pair, most alike first', () => {
    const shares = [...overlapReport(cities).matchAll(/^([\d.]+) %/gm)].map(([, share]) =>
      Number(share),
    );
    expect(shares).toHaveLength(78);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });
});
