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
export function fillFacts(text: string, unknown: (message: string) => void): string {
  return text.replaceAll(/\{(\w*)\}|[{}]/g, (placeholder, name = '') => {
    if (isFact(name)) return `${facts[name]}`;
    unknown(`There is no fact ${placeholder}, only ${Object.keys(facts).join(', ')}`);
    return placeholder;
  });
}
