import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentId } from '../../catalogue/content-change.ts';
import { cities, listedCities } from '../cities.ts';
import { claims, company } from '../company.ts';
import { mainland } from '../delivery-zones.ts';
import { faq } from '../faq.ts';
import { privacy } from '../legal/privacy.ts';
import { terms } from '../legal/terms.ts';
import { sectors } from '../projects/project.ts';
import { projects } from '../projects.ts';
import * as texts from '../shop-texts.ts';
import { applyContentChanges } from './apply-content-changes.ts';
import { contentRecords } from './content-records.ts';

/** A text or figure that the specification gives word for word: the office cannot change it. */
type LockedText = {
  readonly name: string;
  readonly literal: unknown;
  readonly said: () => unknown;
  /** The record and field that the office would change if it were not locked. */
  readonly at?: readonly [record: string, field: string];
};

const isCity = (slug: string) => Object.hasOwn(listedCities, slug);
const deliveryIn = (slug: string) => cities.find((city) => city.slug === slug)?.delivery;

/** The specification's texts and figures that no change may touch, each with the code that returns it. */
const lockedTexts: readonly LockedText[] = [
  { name: 'Rating', literal: 4.9, said: () => claims.rating },
  { name: 'Count of reviews', literal: 1247, said: () => claims.reviewCount },
  { name: 'Year of the company', literal: 2009, said: () => company.established },
  { name: 'Delivery in working days', literal: 5, said: () => claims.deliveryWorkingDays },
  { name: 'Quotes in working days', literal: 5, said: () => claims.quoteWorkingDays },
  { name: 'Standard of towers', literal: 'BS EN 1004', said: () => claims.standards.towers },
  { name: 'Standard of ladders', literal: 'BS EN 131', said: () => claims.standards.ladders },
  {
    name: 'Mainland delivery, included',
    literal: [0, 0, 0],
    said: () => mainland.rates,
    at: ['zone/uk-mainland', 'rates.0'],
  },
  {
    name: 'Delivery in London',
    literal: 'Next-day',
    said: () => deliveryIn('london'),
    at: ['city/london', 'delivery'],
  },
  {
    name: 'Delivery in the regions',
    literal: 'Within 5 working days',
    said: () => deliveryIn('leeds'),
    at: ['city/leeds', 'delivery'],
  },
  {
    name: 'Depot hours in London',
    literal: ['Mo-Fr 07:00-19:00', 'Sa 08:00-17:00'],
    said: () => cities.find(({ slug }) => slug === 'london')?.hours.schema,
    at: ['city/london', 'hours.weekdays.0'],
  },
  {
    name: 'Depot hours in the regions',
    literal: ['Mo-Fr 08:00-18:00', 'Sa 09:00-16:00'],
    said: () => cities.find(({ slug }) => slug === 'leeds')?.hours.schema,
    at: ['city/leeds', 'hours.weekdays.0'],
  },
  {
    name: 'The thirteen cities',
    literal: true,
    said: () => cities.length === 13 && cities.every(({ slug }) => isCity(slug)),
    at: ['city/leeds', 'city'],
  },
  { name: 'Ten questions', literal: 10, said: () => faq.length, at: ['faq/11', 'question'] },
  { name: 'Eight projects', literal: 8, said: () => projects.length },
  {
    name: 'Sectors of projects',
    literal: true,
    said: () => projects.every(({ sector }) => sectors.includes(sector)),
    at: ['project/manchester-office-ladders', 'sector'],
  },
  {
    name: 'Quote confirmation',
    literal: ['Thank You for Your Quote Request!', 'Return to Homepage', 'Browse Our Products'],
    said: () => {
      const { heading, home, shop } = texts.quoteThanks;
      return [heading, home.label, shop.label];
    },
  },
  {
    name: 'Order confirmation',
    literal: ['Order Reference', 'Continue Shopping'],
    said: () => [texts.orderSuccess.referenceLabel, texts.orderSuccess.continueShopping.label],
  },
  {
    name: 'Page not found',
    literal: ['Page Not Found', 'Go Back', 'Back to Home'],
    said: () => {
      const { heading, goBack, backToHome } = texts.pageNotFound;
      return [heading, goBack, backToHome.label];
    },
  },
  {
    name: 'Application error',
    literal: 'Unexpected Application Error!',
    said: () => texts.applicationError.heading,
  },
  {
    name: 'Project not found',
    literal: ['Project Not Found', 'Return to Projects'],
    said: () => [texts.projectNotFound.heading, texts.projectNotFound.back.label],
  },
  {
    name: 'No project of a sector',
    literal: ['No projects found for this sector', 'View All Projects'],
    said: () => [texts.noProjectsInSector.heading, texts.noProjectsInSector.all.label],
  },
  {
    name: 'Day of the legal pages',
    literal: ['Last updated: 20th August 2025', 'Last updated: 20th August 2025'],
    said: () => [terms.lastUpdated, privacy.lastUpdated],
  },
];

const change = (record: string, field: string, value: unknown) => ({
  ...{ productId: contentId(record), field, value },
});

describe('what the specification gives word for word', () => {
  it.each(lockedTexts.map((text) => [text.name, text] as const))('[LC9] locks: %s', (_, locked) => {
    expect(locked.said()).toEqual(locked.literal);
    if (!locked.at) return;
    const { errors } = applyContentChanges([change(...locked.at, 'Something else')]);
    expect(errors[0]?.message).toMatch(/^(This is locked|There is no such text)/);
  });

  it('[LC9] stays so whatever is changed', () => {
    const values = fc.oneof(fc.string(), fc.integer(), fc.boolean());
    fc.assert(
      fc.property(
        fc.constantFrom(...contentRecords.keys()),
        fc.string(),
        values,
        (id, at, value) => {
          const known = contentRecords.get(id)?.fields.some(({ field }) => field === at);
          fc.pre(!known);
          const { errors, changes } = applyContentChanges([change(id, at, value)]);
          expect(errors).toHaveLength(1);
          expect(changes).toEqual([]);
        },
      ),
    );
  });
});
