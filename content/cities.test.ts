import { describe, expect, it } from 'vitest';
import type { City } from './cities/city.ts';
import { cities, findCity, nearbyCities } from './cities.ts';
import { company } from './company.ts';
import { sceneOf } from './scenes.ts';

const regional = { weekdays: '8am-6pm', saturday: '9am-4pm' };
const capital = { weekdays: '7am-7pm', saturday: '8am-5pm' };

/** The owner's figures, city by city. A gap is a figure the owner did not give. */
const expected = [
  ['manchester', 'M17', {}, ['liverpool', 'leeds']],
  ['birmingham', 'B6', {}, ['nottingham', 'sheffield']],
  [
    'london',
    'E16',
    {
      projectsCompleted: '600+',
      satisfaction: '99%',
      depotStock: { count: '300+', unit: 'ladders' },
    },
    ['southampton', 'bristol'],
  ],
  [
    'leeds',
    'LS10',
    figures(4.8, 289, '320+', '98%', '160+'),
    ['sheffield', 'manchester', 'newcastle'],
  ],
  ['bristol', 'BS11', figures(4.8, 234, '280+', '97%', '140+'), ['cardiff', 'southampton']],
  ['glasgow', 'G51', figures(4.9, 198, '290+', '98%', '170+'), ['edinburgh', 'newcastle']],
  ['liverpool', 'L24', figures(4.8, 186, '250+', '98%', '150+'), ['manchester', 'leeds']],
  ['newcastle', 'NE6', figures(4.9, 167, '220+', '99%', '140+'), ['leeds', 'edinburgh', 'glasgow']],
  [
    'sheffield',
    'S9',
    figures(4.8, 203, '270+', '98%', '160+'),
    ['leeds', 'nottingham', 'birmingham'],
  ],
  [
    'nottingham',
    'NG7',
    figures(4.9, 194, '240+', '99%', '150+', { years: 13, since: 2011 }),
    ['sheffield', 'birmingham', 'leeds'],
  ],
  [
    'cardiff',
    'CF24',
    figures(4.8, 156, '200+', '98%', '130+', { years: 12, since: 2012 }),
    ['bristol', 'birmingham'],
  ],
  [
    'edinburgh',
    'EH6',
    figures(4.9, 178, '210+', '99%', '140+', { years: 13, since: 2011 }),
    ['glasgow', 'newcastle'],
  ],
  [
    'southampton',
    'SO15',
    figures(4.8, 142, '180+', '98%', '120+', { years: 11, since: 2013 }),
    ['london', 'bristol'],
  ],
] as const;

/** The four younger depots, those with years of trading, count their stock in towers. */
function figures(
  rating: number,
  reviewCount: number,
  projectsCompleted: string,
  satisfaction: string,
  count: string,
  yearsTrading?: { years: number; since: number },
): City['stats'] {
  const base = { rating, reviewCount, projectsCompleted, satisfaction };
  return yearsTrading
    ? { ...base, depotStock: { count, unit: 'towers' }, yearsTrading }
    : { ...base, depotStock: { count } };
}

const radii: Record<string, number> = { birmingham: 30, leeds: 25, bristol: 30, glasgow: 35 };

const centres: Record<City['slug'], readonly [number, number]> = {
  manchester: [53.4808, -2.2426],
  birmingham: [52.4862, -1.8904],
  london: [51.5074, -0.1278],
  leeds: [53.8008, -1.5491],
  bristol: [51.4545, -2.5879],
  glasgow: [55.8642, -4.2518],
  liverpool: [53.4084, -2.9916],
  newcastle: [54.9783, -1.6178],
  sheffield: [53.3811, -1.4701],
  nottingham: [52.9548, -1.1581],
  cardiff: [51.4816, -3.1791],
  edinburgh: [55.9533, -3.1883],
  southampton: [50.9097, -1.4044],
};

/** Every string of the page, so that a claim hidden in any section is found. */
function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyText);
}

const each = cities.map((city) => [city.slug, city] as const);
const firstName = (name: string) => name.split(' ')[0] ?? name;
const distinct = (values: readonly string[]) => new Set(values).size === values.length;

describe('the list of cities', () => {
  it('[SH5] [SH9] [CP1] is the header order, then southampton', () => {
    expect(cities.map((city) => city.slug)).toEqual(expected.map(([slug]) => slug));
  });

  it('[CP1] finds a page by its slug and nothing by another', () => {
    expect(findCity('leeds')?.city).toBe('Leeds');
    expect(findCity('Leeds')).toBeUndefined();
    expect(findCity('york')).toBeUndefined();
  });

  it.each(expected)('[CP1] %s links to exactly its nearby pages', (slug, _d, _s, nearby) => {
    const city = findCity(slug);
    expect(city?.nearby).toEqual(nearby);
    expect(city && nearbyCities(city).map((other) => other.slug)).toEqual(nearby);
  });
});

describe('what a city page claims', () => {
  it.each(expected)('[CP3] [CP4] %s shows the figures given and no others', (slug, _d, stats) => {
    expect(findCity(slug)?.stats).toStrictEqual(stats);
  });

  it.each(each)('[CP3] %s has its hours, shown and for machines', (slug, city) => {
    const { weekdays, saturday } = slug === 'london' ? capital : regional;
    expect(city.hours.shown).toEqual([
      { days: 'Monday-Friday', hours: weekdays },
      { days: 'Saturday', hours: saturday },
    ]);
    expect(city.hours.schema).toEqual(
      slug === 'london'
        ? ['Mo-Fr 07:00-19:00', 'Sa 08:00-17:00']
        : ['Mo-Fr 08:00-18:00', 'Sa 09:00-16:00'],
    );
  });

  it.each(each)('[CP3] %s promises the delivery of its region, in the text too', (slug, city) => {
    expect(city.delivery).toBe(slug === 'london' ? 'Next-day' : 'Within 5 working days');
    const texts = everyText(city);
    expect(texts.some((text) => /next[- ]day/i.test(text))).toBe(slug === 'london');
    expect(city.intro).toMatch(slug === 'london' ? /next-day/ : /5 working days/);
  });

  it.each(each)('[CP3] [CP4] %s names a radius only where there is one', (slug, city) => {
    const radius = radii[slug];
    expect(city.radiusMiles).toBe(radius);
    const named = everyText(city).flatMap((text) =>
      [...text.matchAll(/(\d+) miles?\b/g)].map(([, miles]) => Number(miles)),
    );
    expect(new Set(named)).toEqual(new Set(radius === undefined ? [] : [radius]));
  });

  it.each(each)('[CP3] %s makes the four product claims in its features', (_slug, city) => {
    const features = city.features.map(({ title, text }) => `${title}. ${text}`);
    const claimed = (...needed: RegExp[]) =>
      features.some((feature) => needed.every((claim) => claim.test(feature)));
    expect(claimed(/extension ladder/i, /\b6\b/, /\b22\b/, /rung/i), 'extension').toBe(true);
    expect(claimed(/platform steps/i, /\b3\b/, /\b12\b/, /tread/i), 'platform').toBe(true);
    expect(claimed(/combination ladder/i, /\b3x6\b/, /\b3x14\b/), 'combination').toBe(true);
    expect(claimed(/\b150 kg\b/, /\b225 kg\b/), 'loads').toBe(true);
  });

  it.each(each)(
    '[CA10a] %s puts rails and levellers where the catalogue has them',
    (_slug, city) => {
      for (const text of everyText(city)) {
        // Plain platform steps have a knee rail: only the safety rail ones close at the waist.
        if (/\bwaist\b/.test(text)) expect(text).toMatch(/safety rail/);
        // The one leveller on sale is a ratchet.
        expect(text).not.toMatch(/screw leveller/);
      }
    },
  );

  it.each(each)('[CP1] %s lets no tower stand in more wind than PASMA does', (_slug, city) => {
    for (const text of everyText(city).filter((each) => each.includes('mph')))
      expect(text.match(/\d+/g), text).toEqual(['17']);
  });

  it.each(each)(
    '[CP3] %s offers delivery and no collecting, for checkout knows of none',
    (_slug, city) => {
      for (const text of everyText(city))
        expect(text).not.toMatch(
          /\bcollect(s|ing|ion)?\b|\bpick(s|ing)? (it|kit|them) up\b|\bfetch|trade counter/i,
        );
    },
  );

  it.each(each)('[CP3] %s promises no call before a delivery', (_slug, city) => {
    for (const text of everyText(city))
      expect(text).not.toMatch(
        /\b(we|driver|carrier) (will )?(rings?|calls?|phones?|texts?)\b|\bsent ahead\b/i,
      );
  });

  it.each(each)('[CP3] %s names no hours for calls but those beside the number', (_slug, city) => {
    for (const text of everyText(city))
      expect(text).not.toMatch(/\b(calls?|ring|phones?)\b[^.]*\b\d{1,2}(:\d\d)?[ap]m\b/i);
  });

  it.each(each)('[CP4] %s says since when only where the owner did', (_slug, city) => {
    const since = everyText(city).flatMap((text) =>
      [...text.matchAll(/\bsince (\d{4})/g)].map(([, year]) => Number(year)),
    );
    const given = city.stats.yearsTrading?.since;
    expect(new Set(since)).toEqual(new Set(given === undefined ? [] : [given]));
  });
});

describe('what a city page holds', () => {
  it.each(expected)('[CP1a] [CP4] %s has a depot of its own in its district', (slug, district) => {
    const city = findCity(slug);
    // Royal Mail uses no C, I, K, M, O or V in the last two letters: such a postcode is nobody's.
    expect(city?.depot.postcode).toMatch(new RegExp(`^${district} 0[A-Z]*[CIKMOV][A-Z]*$`));
    const [lat, lng] = centres[slug];
    expect(Math.abs((city?.depot.geo.lat ?? 0) - lat)).toBeLessThan(0.1);
    expect(Math.abs((city?.depot.geo.lng ?? 0) - lng)).toBeLessThan(0.2);
  });

  it('[CP4] repeats no postcode, address or place, the head office included', () => {
    const depots = cities.map((city) => city.depot);
    expect(distinct([company.registeredOffice.postcode, ...depots.map((d) => d.postcode)])).toBe(
      true,
    );
    expect(distinct(depots.map((depot) => depot.street))).toBe(true);
    expect(distinct(depots.map(({ geo }) => `${geo.lat},${geo.lng}`))).toBe(true);
  });

  it('[CP4] names one manager a page, and nobody else by that name anywhere', () => {
    const people = cities.flatMap((city) => [
      city.manager.name,
      ...city.testimonials.map(({ author }) => author),
    ]);
    expect(people).toHaveLength(39);
    expect(distinct(people.map(firstName))).toBe(true);
  });

  it.each(each)('[CP4] %s speaks of its own manager only', (_slug, city) => {
    const page = everyText(city).join(' ');
    expect(page).toContain(city.manager.name);
    for (const other of cities.filter(({ slug }) => slug !== city.slug)) {
      expect(page).not.toMatch(new RegExp(`\\b${firstName(other.manager.name)}\\b`));
    }
  });

  it.each(each)('[CP1] %s serves 12 different areas', (_slug, city) => {
    expect(city.areas).toHaveLength(12);
    expect(distinct(city.areas)).toBe(true);
  });

  it.each(each)('[CP1] %s has its sections at their full count', (_slug, city) => {
    expect(city.descriptions.length).toBeGreaterThanOrEqual(2);
    expect(city.features).toHaveLength(6);
    expect(city.projects).toHaveLength(2);
    expect(city.testimonials.map(({ stars }) => stars)).toEqual([5, 5]);
    expect(city.faqs).toHaveLength(5);
    expect(everyText(city).filter((text) => text.trim() === '' || text !== text.trim())).toEqual(
      [],
    );
  });

  it.each(each)('[CP1] %s counts the equipment of each recent project', (_slug, city) => {
    for (const { description, completed } of city.projects) {
      expect(description).toMatch(/tower|steps|ladder|podium|staging/i);
      expect(description).toMatch(
        /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|sixteen|eighteen|twenty)/i,
      );
      expect(completed).toMatch(/^Completed [A-Z][a-z]+ 20\d\d/);
    }
  });

  it.each(each)('[CP2] %s has a title and description that fit a result page', (_slug, city) => {
    expect(`${city.title} | ${company.name}`.length).toBeLessThanOrEqual(60);
    expect(city.title).toContain(city.city);
    expect(city.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(city.metaDescription.length).toBeLessThanOrEqual(158);
    expect(city.metaDescription).toMatch(city.city);
  });

  it('[CP1] gives every page its own picture, headline and title', () => {
    const pictures = cities.map(({ slug }) => sceneOf(`city-${slug}`));
    for (const field of ['file', 'alt'] as const) {
      expect(distinct(pictures.map((picture) => picture[field])), field).toBe(true);
    }
    for (const field of ['headline', 'title'] as const) {
      expect(distinct(cities.map((city) => city[field])), field).toBe(true);
    }
  });

  it.each(each)('[CP1a] [SH13] %s leaves phone and email to the company facts', (_slug, city) => {
    const page = everyText(city).join(' ');
    expect(page).not.toMatch(/\b0\d{2,4}[ -]?\d{3}|@|\+44/);
  });
});
