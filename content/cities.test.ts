import { describe, expect, it } from 'vitest';
import { type City, citySchema } from './cities/city.ts';
import leeds from './cities/leeds.json' with { type: 'json' };
import { everyText } from './cities/wording.ts';
import { cities, findCity, nearbyCities } from './cities.ts';
import { company } from './company.ts';
import { readRecords } from './read-records.ts';
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
    expect(city.intro).toMatch(slug === 'london' ? /next-day/ : /5 working days/);
  });

  it.each(each)('[CP3] [CP4] %s has a radius only where there is one', (slug, city) => {
    expect(city.radiusMiles).toBe(radii[slug]);
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
});

describe('what a city page holds', () => {
  it.each(expected)('[CP1a] [CP4] %s has a depot of its own in its district', (slug, district) => {
    const city = findCity(slug);
    // Royal Mail uses no C, I, K, M, O or V in the last two letters, so such a postcode cannot be real.
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

  it('[CP1] gives every page its own picture, headline and title', () => {
    const pictures = cities.map(({ slug }) => sceneOf(`city-${slug}`));
    for (const field of ['file', 'alt'] as const) {
      expect(distinct(pictures.map((picture) => picture[field])), field).toBe(true);
    }
    for (const field of ['headline', 'title'] as const) {
      expect(distinct(cities.map((city) => city[field])), field).toBe(true);
    }
  });
});

describe('what a city’s file may say', () => {
  /** Leeds with another value at a path: 'features.2.text' is the third feature's text. */
  function changed(place: string, value: unknown): unknown {
    const copy: unknown = structuredClone(leeds);
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce((at, key) => Reflect.get(Object(at), key), copy);
    Reflect.set(Object(holder), last, value);
    return copy;
  }
  const read = (place: string, value: unknown) => () =>
    readRecords('content/cities', citySchema, { leeds: changed(place, value) });

  it.each([
    ['areas.1', leeds.areas[0], 'areas: An area stands twice'],
    ['areas', leeds.areas.slice(1), 'areas: There have to be 12'],
    ['features', [], 'features: There have to be 6'],
    ['projects', leeds.projects.slice(1), 'projects: There have to be 2'],
    ['faqs', leeds.faqs.slice(1), 'faqs: There have to be 5'],
    ['descriptions', ['One only'], 'descriptions: There have to be 2 to 3'],
    ['nearby', ['leeds', 'york'], 'nearby.1: '],
    ['testimonials.0.stars', 4, 'testimonials.0.stars: '],
    ['headline', '', 'headline: Write something'],
    ['headline', 'Ladders ', 'headline: Remove the space'],
    ['intro', 5, 'intro: Write a text'],
    ['headlines', 'Ladders', 'headlines: '],
    ['intro', '{warehouseCount} working days', 'There is no fact {warehouseCount}'],
    ['intro', 'In {quoteWorkingDays days', 'There is no fact {'],
    ['projects.0.description', 'Three goats', 'projects.0.description: Name the equipment'],
    ['projects.0.description', 'A ladder', 'projects.0.description: Count the equipment'],
    ['projects.0.completed', 'Done', "projects.0.completed: Begin as in 'Completed"],
    ['faqs.0.answer', 'Towers stand in 20 mph', 'faqs.0.answer: PASMA'],
    ['title', 'Ladders', 'title: Name the city'],
    ['title', 'Leeds '.repeat(9).trim(), 'title: Longer than 49 characters: 53'],
    ['metaDescription', 'Leeds', 'metaDescription: Shorter than 120'],
    ['metaDescription', 'Leeds'.repeat(40), 'metaDescription: Longer than 158'],
    ['metaDescription', 'York'.repeat(30), 'metaDescription: Name the city'],
    ['depot.geo.lng', 53.8, 'depot.geo.lng: Write a number from -8.2 to 1.8'],
    ['hours.saturday', ['16:00', '09:00'], 'hours.saturday: The depot closes after'],
    ['hours.weekdays.0', '8am', 'hours.weekdays.0: Write a time such as 08:00'],
    ['delivery', 'Within 3 working days', "delivery: Write 'Within {"],
    ['intro', 'Ladders for Leeds, soon', 'intro: Say how fast'],
    ['features.0.text', 'Next-day delivery', 'Next-day delivery is named where'],
    ['features.0.text', 'Up to 30 miles', 'A text names other miles'],
    ['features.0.text', 'You can collect it', 'features.0.text: We deliver'],
    ['faqs.0.answer', 'The driver calls', 'faqs.0.answer: Nobody calls before'],
    ['faqs.0.answer', 'Ring us after 8am', 'faqs.0.answer: Phone hours'],
    ['features.0.text', 'Here since 2011', 'A text names another year'],
    ['stats.reviewCount', undefined, 'stats: A rating and a count'],
    ['features.0.text', 'A rail at the waist', 'features.0.text: Only safety rail'],
    ['features.0.text', 'A screw leveller', 'features.0.text: The one leveller'],
    ['features.0.text', 'Dial 0808 157 0142', 'features.0.text: Phone and email'],
    ['features.0.text', 'a@b.example', 'features.0.text: Phone and email'],
  ])('[CP1] [CP2] [CP3] [CP4] [CA10a] [SH13] is refused with %s as %j', (place, value, fault) => {
    expect(read(place, value)).toThrow('content/cities/leeds.json, ');
    expect(read(place, value)).toThrow(fault);
  });

  it('[CP1] is what it was where nothing is changed, with facts filled in', () => {
    const [same] = read('features.0.text', 'Within {quoteWorkingDays} days')();
    expect(same?.features[0]?.text).toBe('Within 5 days');
    expect(same).toEqual({ ...findCity('leeds'), features: same?.features });
  });
});
