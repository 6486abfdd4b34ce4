import * as v from 'valibot';
import { company } from '../company.ts';
import { listOf, text, textUpTo, whole, within } from '../fields.ts';
import { shownHours } from '../opening-hours.ts';
import { everyText, worded } from './wording.ts';

/** The cities that have a page. */
const citySlugs = [
  'manchester',
  'birmingham',
  'london',
  'leeds',
  'bristol',
  'glasgow',
  'liverpool',
  'newcastle',
  'sheffield',
  'nottingham',
  'cardiff',
  'edinburgh',
  'southampton',
] as const;

type CitySlug = (typeof citySlugs)[number];

const atLeast = v.pipe(text, v.regex(/^\d+\+$/, 'Write a figure such as 160+'));

/** A figure that the owner has not given is absent, never 0, so that the page omits it. */
const stats = v.pipe(
  v.strictObject({
    rating: v.optional(within(1, 5)),
    reviewCount: v.optional(whole(1, 100_000)),
    projectsCompleted: v.optional(atLeast),
    satisfaction: v.optional(v.pipe(text, v.regex(/^(\d\d?|100)%$/, 'Write a share such as 98%'))),
    depotStock: v.optional(
      v.strictObject({ count: atLeast, unit: v.optional(v.picklist(['ladders', 'towers'])) }),
    ),
    yearsTrading: v.optional(
      v.strictObject({ years: whole(1, 100), since: whole(company.established, 2100) }),
    ),
  }),
  v.check(
    ({ rating, reviewCount }) => (rating === undefined) === (reviewCount === undefined),
    'A rating and a count of reviews come together',
  ),
);

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 08:00'));
const opening = v.pipe(
  v.strictTuple([time, time]),
  v.check(([open, close]) => open < close, 'The depot closes after it opens'),
);

/** Opening hours of a depot, as a page shows them and as search engines read them. */
const hours = v.pipe(
  v.strictObject({ weekdays: opening, saturday: opening }),
  v.transform(({ weekdays, saturday }) => ({
    shown: [
      { days: 'Monday-Friday', hours: shownHours(weekdays) },
      { days: 'Saturday', hours: shownHours(saturday) },
    ],
    schema: [`Mo-Fr ${weekdays.join('-')}`, `Sa ${saturday.join('-')}`],
  })),
);

const recentProject = v.strictObject({
  title: worded(45),
  client: worded(45),
  location: worded(40),
  description: v.pipe(
    worded(170),
    v.regex(/tower|steps|ladder|podium|staging/i, 'Name the equipment'),
    v.regex(
      /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|sixteen|eighteen|twenty)/i,
      'Count the equipment, in words',
    ),
  ),
  completed: v.pipe(
    worded(80),
    v.regex(/^Completed [A-Z][a-z]+ 20\d\d/, "Begin as in 'Completed May 2025'"),
  ),
});

const fields = v.strictObject({
  city: textUpTo(20),
  title: worded(60 - ` | ${company.name}`.length),
  metaDescription: v.pipe(worded(158), v.minLength(120, 'Shorter than 120 characters')),
  headline: worded(70),
  intro: worded(200),
  descriptions: listOf(worded(320), 2, 3),
  depot: v.strictObject({
    street: textUpTo(40),
    locality: textUpTo(30),
    postcode: v.pipe(text, v.regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'Not a UK postcode')),
    // The bounds of the United Kingdom.
    geo: v.strictObject({ lat: within(49.8, 60.9), lng: within(-8.2, 1.8) }),
  }),
  hours,
  delivery: v.pipe(
    v.string(),
    v.regex(
      /^(Within \{deliveryWorkingDays\} working days|Next-day)$/,
      "Write 'Within {deliveryWorkingDays} working days' or 'Next-day'",
    ),
    text,
  ),
  radiusMiles: v.optional(whole(1, 100)),
  stats,
  features: listOf(v.strictObject({ title: worded(40), text: worded(180) }), 6),
  projects: listOf(recentProject, 2),
  testimonials: listOf(
    v.strictObject({
      stars: v.literal(5),
      quote: worded(170),
      author: worded(30),
      company: worded(40),
      address: worded(40),
      project: worded(45),
    }),
    2,
  ),
  faqs: listOf(v.strictObject({ question: worded(70), answer: worded(300) }), 5),
  areas: v.pipe(
    listOf(textUpTo(24), 12),
    v.check((areas) => new Set(areas).size === areas.length, 'An area stands twice'),
  ),
  manager: v.strictObject({
    name: textUpTo(30),
    role: worded(40),
    yearsOfExperience: whole(0, 60),
    bio: worded(160),
  }),
  nearby: listOf(v.picklist(citySlugs), 2, 3),
});

type Fields = v.InferOutput<typeof fields>;

/** Whether the texts name the figure of a field, always the same one, and none if the field has none. */
function namesOnly(words: RegExp, given: (city: Fields) => number | undefined) {
  return (city: Fields) => {
    const named = everyText(city).flatMap((line) => [...line.matchAll(words)]);
    const expected = given(city);
    return (
      named.length > 0 === (expected !== undefined) &&
      named.every(([, figure]) => Number(figure) === expected)
    );
  };
}

/** The schema of a city's file. The phone number is the company's own, in company.ts. */
export const citySchema = v.pipe(
  fields,
  v.forward(
    v.check(({ title, city }) => title.includes(city), 'Name the city'),
    ['title'],
  ),
  v.forward(
    v.check(({ metaDescription, city }) => metaDescription.includes(city), 'Name the city'),
    ['metaDescription'],
  ),
  v.forward(
    v.check(
      ({ intro, delivery }) => intro.toLowerCase().includes(delivery.toLowerCase()),
      'Say how fast we deliver here',
    ),
    ['intro'],
  ),
  v.check(
    (city) =>
      city.delivery === 'Next-day' || !everyText(city).some((line) => /next[- ]day/i.test(line)),
    'Next-day delivery is named where it is not offered',
  ),
  v.check(
    namesOnly(/(\d+) miles?\b/g, ({ radiusMiles }) => radiusMiles),
    'A text names other miles than radiusMiles',
  ),
  v.check(
    namesOnly(/\bsince (\d{4})/g, ({ stats }) => stats.yearsTrading?.since),
    'A text names another year than stats.yearsTrading.since',
  ),
);

/** The whole content of a city page. */
export type City = Fields & { readonly slug: CitySlug };
