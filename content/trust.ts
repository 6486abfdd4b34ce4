import { claims, company } from './company.ts';

interface TrustBadge {
  /** The part in large type. */
  figure: string;
  text: string;
}

type SixOf<T> = readonly [T, T, T, T, T, T];

/** The six claims under the hero. claims.json lists the evidence that they need. */
export const trustBadges: SixOf<TrustBadge> = [
  { figure: `${claims.rating}/5`, text: `from ${claims.reviewCount} reviews` },
  { figure: 'Trade pricing', text: 'and volume discounts' },
  { figure: 'Quality guarantee', text: 'against manufacturing defects' },
  {
    figure: claims.standards.towers,
    text: `for towers, ${claims.standards.ladders} for ladders`,
  },
  { figure: `Established ${company.established}`, text: 'near Manchester' },
  {
    figure: 'UK delivery',
    text: `within ${claims.deliveryWorkingDays} working days`,
  },
];
