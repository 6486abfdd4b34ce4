import * as v from 'valibot';
import { isDay } from '../check-closed-days.ts';
import { citySchema } from '../cities/city.ts';
import { listedCities } from '../cities.ts';
import { companyRecord } from '../company.ts';
import { sizeName } from '../delivery.ts';
import { listedZones, mainland, zoneRecord } from '../delivery-zones.ts';
import { faqSchema, listedFaq } from '../faq.ts';
import { textUpTo, whole } from '../fields.ts';
import { projectSchema } from '../projects/project.ts';
import { listedProjects } from '../projects.ts';
import { listedTestimonials } from '../testimonials.ts';
import { tickerRecord } from '../ticker.ts';

/** How a value is entered; `pounds` are whole pence, `days` a list of calendar days. */
export type ContentInput = 'text' | 'area' | 'number' | 'pounds' | 'switch' | 'time' | 'days';

/** A field's label and how it is entered; a star in its path or label stands for a position in a list. */
type FieldRow = readonly [label: string, input: ContentInput, hint?: string];

type ContentKind = {
  readonly title: string;
  /** The records without the owner's changes, each by its name in changes. */
  readonly records: Readonly<Record<string, unknown>>;
  readonly nameOf: (listed: never, at: number) => string;
  readonly schema: v.GenericSchema;
  /** The fields of a record that may be changed; all others are locked. */
  readonly fields: Readonly<Record<string, FieldRow>>;
  /** The pages to preview. */
  readonly pages: (key: string) => readonly string[];
};

const time = v.pipe(
  v.string('Enter a time such as 09:30'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30'),
);
const pence = v.pipe(
  v.number('Enter an amount in pounds and pence'),
  v.integer('Enter whole pence'),
  v.minValue(1, 'Enter more than £0.00'),
  v.maxValue(1_000_00, 'Enter at most £1,000.00'),
);
const rising = 'A larger order costs at least as much to deliver';
const rates = v.pipe(
  v.strictTuple([pence, pence, pence]),
  v.forward(
    v.check(([parcel, long]) => parcel <= long, rising),
    [1],
  ),
  v.forward(
    v.check(([, long, pallet]) => long <= pallet, rising),
    [2],
  ),
);

const companySchema = v.pipe(
  v.strictObject({
    phone: v.pipe(
      v.string('Enter a phone number'),
      v.regex(
        /^0\d{2,4} \d{3,4}( \d{3,4})?$/,
        'Enter a UK number with its spaces, such as 0161 496 0142',
      ),
      v.check((given) => /^0\d{9,10}$/.test(given.replaceAll(' ', '')), 'Enter 10 or 11 digits'),
    ),
    opens: time,
    closes: time,
    saturdayOpens: v.nullable(time),
    saturdayCloses: v.nullable(time),
    closedOn: v.pipe(
      v.array(v.pipe(v.string(), v.check(isDay, 'Enter days such as 2026-12-29'))),
      v.maxLength(60, 'Enter at most 60 days'),
      v.check((days) => new Set(days).size === days.length, 'A day stands twice'),
    ),
  }),
  v.forward(
    v.check(({ opens, closes }) => opens < closes, 'Close after you open'),
    ['closes'],
  ),
  v.forward(
    v.check(
      ({ saturdayOpens: from, saturdayCloses: to }) =>
        from === null ? to === null : to !== null && from < to,
      'Enter both times or neither, and close after you open',
    ),
    ['saturdayCloses'],
  ),
);

const charged = listedZones.filter((zone) => !zone.express && zone !== mainland);
const withExpress = listedZones.filter(({ express }) => express);
const sizes = [sizeName(0), sizeName(1), sizeName(2)];
const rateFields = (path: string) =>
  Object.fromEntries(
    sizes.map((size, at) => [`${path}.${at}`, [`Order ${size}`, 'pounds', 'Including VAT']]),
  ) as Record<string, FieldRow>;
const byRecord = <Item>(items: readonly Item[], nameOf: (item: Item, at: number) => string) =>
  Object.fromEntries(items.map((item, at) => [nameOf(item, at), item]));
const numbered = (_: unknown, at: number) => String(at + 1);
const keyOf = (record: string) => record.slice(record.indexOf('/') + 1);
/** Shown if a text has such a name. */
export const namesInBraces = 'Names in braces, such as {deliveryWorkingDays}, become the figure';

/** Headings of fields that belong together, by the start of their paths, or by kind. */
export const fieldGroups: Readonly<Record<string, string>> = {
  rates: 'Rates',
  express: 'Rates',
  descriptions: 'Paragraphs',
  features: 'Services',
  challenges: 'Challenges',
  results: 'Results',
  phases: 'Phases',
  projects: 'Recent projects',
  testimonials: 'Testimonials',
  testimonial: 'Testimonial',
  faqs: 'Questions',
  areas: 'Areas',
  manager: 'Manager',
  stats: 'Figures',
  city: 'Texts',
  project: 'Texts',
  faq: 'Question and answer',
  zone: 'Time',
};

/** The content that the owner may change in the office. Fields without a row are locked. */
export const contentKinds = {
  company: {
    title: 'Phone and hours',
    records: { company: companyRecord },
    nameOf: () => 'Phone and hours',
    schema: companySchema,
    fields: {
      phone: ['Phone', 'text', 'As it is dialled in the UK, with its spaces'],
      opens: ['Monday to Friday, opens', 'time'],
      closes: ['Monday to Friday, closes', 'time'],
      saturdayOpens: ['Saturday, opens', 'time', 'Leave both empty where Saturday is closed'],
      saturdayCloses: ['Saturday, closes', 'time'],
      closedOn: [
        'Closed days',
        'days',
        'Such as 2026-12-29, one on a line. Bank holidays of England and Wales are known',
      ],
    },
    pages: () => ['/', '/terms'],
  },
  zone: {
    title: 'Delivery rates',
    records: byRecord(charged, (zone) => keyOf(zoneRecord(zone))),
    nameOf: ({ name }: (typeof listedZones)[number]) => name,
    schema: v.looseObject({ rates, workingDays: whole(mainland.workingDays, 30) }),
    fields: { ...rateFields('rates'), workingDays: ['Delivered within, working days', 'number'] },
    pages: () => ['/', '/terms'],
  },
  express: {
    title: 'Express rates',
    records: byRecord(withExpress, (zone) => keyOf(zoneRecord(zone))),
    nameOf: ({ name }: (typeof listedZones)[number]) => `Express, ${name}`,
    schema: v.looseObject({ express: v.looseObject({ rates }) }),
    fields: rateFields('express.rates'),
    pages: () => ['/', '/terms'],
  },
  faq: {
    title: 'Frequently asked questions',
    records: byRecord(listedFaq, numbered),
    nameOf: ({ question }: (typeof listedFaq)[number]) => question,
    schema: faqSchema,
    fields: { question: ['Question', 'text'], answer: ['Answer', 'area', namesInBraces] },
    pages: () => ['/'],
  },
  testimonial: {
    title: 'Testimonials',
    records: byRecord(listedTestimonials, numbered),
    nameOf: ({ name }: (typeof listedTestimonials)[number], at) => name || `Place ${at + 1}, empty`,
    schema: v.variant('shown', [
      v.looseObject({ shown: v.literal(false) }),
      v.strictObject({
        shown: v.literal(true),
        name: textUpTo(30),
        company: textUpTo(60),
        location: textUpTo(40),
        rating: whole(1, 5),
        text: textUpTo(220),
        project: textUpTo(60),
      }),
    ]),
    fields: {
      shown: ['Shown on the home page', 'switch', 'Only words that their author agreed to'],
      text: ['Words', 'area'],
      name: ['Name', 'text'],
      company: ['Company', 'text'],
      location: ['Place', 'text'],
      project: ['Project', 'text'],
      rating: ['Stars', 'number', '1 to 5'],
    },
    pages: () => ['/'],
  },
  ticker: {
    title: 'Ticker',
    records: { ticker: tickerRecord },
    nameOf: () => 'Ticker of the home page',
    schema: v.strictObject({ on: v.boolean() }),
    fields: { on: ['Shown on the home page', 'switch'] },
    pages: () => ['/'],
  },
  project: {
    title: 'Projects',
    records: listedProjects,
    nameOf: ({ title }: { title: string }) => title,
    schema: projectSchema,
    fields: {
      title: ['Title', 'text'],
      description: ['Description', 'area'],
      location: ['Place', 'text', 'Such as Mill Street, Leeds'],
      completedDate: ['Completed', 'text', 'Such as May 2025, or Ongoing'],
      projectValue: ['Value', 'text', 'Such as £1.5M or £300K'],
      height: ['Height', 'text', 'Such as 7.2 m'],
      'challenges.*.title': ['Challenge *: heading', 'text'],
      'challenges.*.description': ['Challenge *: text', 'area'],
      'results.*.title': ['Result *: heading', 'text'],
      'results.*.description': ['Result *: text', 'area'],
      'phases.*.name': ['Phase *: name', 'text'],
      'phases.*.description': ['Phase *: text', 'area'],
      'testimonial.quote': ['Testimonial: words', 'area'],
      'testimonial.author': ['Testimonial: name', 'text'],
      'testimonial.position': ['Testimonial: position', 'text'],
    },
    pages: (slug) => [`/projects/${slug}`, '/projects', '/'],
  },
  city: {
    title: 'Cities',
    records: listedCities,
    nameOf: ({ city }: { city: string }) => city,
    schema: citySchema,
    fields: {
      title: ['Title', 'text'],
      metaDescription: ['Description for search engines', 'area', namesInBraces],
      headline: ['Headline', 'text'],
      intro: ['Introduction', 'area', namesInBraces],
      'descriptions.*': ['Paragraph *', 'area', namesInBraces],
      'features.*.title': ['Service *: heading', 'text'],
      'features.*.text': ['Service *: text', 'area'],
      'projects.*.title': ['Project *: title', 'text'],
      'projects.*.client': ['Project *: client', 'text'],
      'projects.*.location': ['Project *: place', 'text'],
      'projects.*.description': ['Project *: text', 'area'],
      'projects.*.completed': ['Project *: completed', 'text'],
      'testimonials.*.quote': ['Testimonial *: words', 'area'],
      'testimonials.*.author': ['Testimonial *: name', 'text'],
      'testimonials.*.company': ['Testimonial *: company', 'text'],
      'testimonials.*.address': ['Testimonial *: place', 'text'],
      'testimonials.*.project': ['Testimonial *: project', 'text'],
      'faqs.*.question': ['Question *', 'text'],
      'faqs.*.answer': ['Answer *', 'area', namesInBraces],
      'areas.*': ['Area *', 'text'],
      'manager.name': ['Manager: name', 'text'],
      'manager.role': ['Manager: role', 'text'],
      'manager.yearsOfExperience': ['Manager: years of experience', 'number'],
      'manager.bio': ['Manager: about', 'area'],
      'stats.rating': ['Rating', 'number'],
      'stats.reviewCount': ['Reviews', 'number'],
      'stats.projectsCompleted': ['Projects completed', 'text', 'Such as 160+'],
      'stats.satisfaction': ['Satisfied customers', 'text', 'Such as 98%'],
    },
    pages: (slug) => [`/locations/${slug}`],
  },
} as const satisfies Readonly<Record<string, ContentKind>>;
