import * as v from 'valibot';
import { formatSaving } from '../catalogue/money.ts';
import { claims, company, registeredOfficeLine } from './company.ts';
import { loads, returnRates } from './delivery-zones.ts';
import { openingHours } from './opening-hours.ts';

/** The facts that texts name in braces, as `{deliveryWorkingDays}`, so that no text repeats the figure. */
const facts = {
  deliveryWorkingDays: claims.deliveryWorkingDays,
  quoteWorkingDays: claims.quoteWorkingDays,
  returnDays: claims.returnDays,
  rating: claims.rating,
  reviewCount: claims.reviewCount,
  productReviewCount: claims.productReviewCount,
  shopName: company.name,
  legalName: company.legalName,
  companyNumber: company.companyNumber,
  vatNumber: company.vatNumber,
  registeredOffice: registeredOfficeLine,
  established: company.established,
  origin: company.origin,
  email: company.email.shown,
  longMetres: loads.longMetres,
  heavyKilograms: loads.heavyKilograms,
  dearestReturn: formatSaving(Math.max(...returnRates)),
  get phone() {
    return company.phone.shown;
  },
  get hours() {
    return openingHours().shown;
  },
} as const;

const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name);

/** A text with its facts filled in. `unknown` is called for each placeholder without a fact. */
function fillFacts(text: string, unknown: (message: string) => void): string {
  return text.replaceAll(/\{(\w*)\}|[{}]/g, (placeholder, name = '') => {
    if (isFact(name)) return `${facts[name]}`;
    unknown(`There is no fact ${placeholder}, only ${Object.keys(facts).join(', ')}`);
    return placeholder;
  });
}

/** A text of a data file, with its facts filled in. */
export const text = v.pipe(
  v.string('Write a text'),
  v.nonEmpty('Write something'),
  v.check((line) => line === line.trim(), 'Remove the space at the start or the end'),
  v.rawTransform(({ dataset, addIssue }) =>
    fillFacts(dataset.value, (message) => addIssue({ message })),
  ),
);

/** The same, with a maximum length when filled in. */
export const textUpTo = (most: number) =>
  v.pipe(
    text,
    v.maxLength(most, ({ received }) => `Longer than ${most} characters: ${received}`),
  );

export const within = (least: number, most: number) => {
  const message = `Write a number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
};

export const whole = (least: number, most: number) =>
  v.pipe(within(least, most), v.integer('Write a whole number'));

/** A list of exactly `least` items, or of `least` to `most`. */
export function listOf<Item extends v.GenericSchema>(item: Item, least: number, most = least) {
  const message = `There have to be ${least === most ? least : `${least} to ${most}`}`;
  return v.pipe(v.array(item), v.minLength(least, message), v.maxLength(most, message));
}
