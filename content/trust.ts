import { claims, company } from './company.ts';

interface TrustBadge {
  key: string;
  /** The part in large type. */
  figure: string;
  text: string;
}

type SixOf<T> = readonly [T, T, T, T, T, T];

/** The six claims under the hero. claims.json lists the evidence that they need. */
export const trustBadges: SixOf<TrustBadge> = [
  { key: 'rating', figure: `${claims.rating}/5`, text: `from ${claims.reviewCount} reviews` },
  { key: 'trade', figure: 'Trade pricing', text: 'and volume discounts' },
  { key: 'guarantee', figure: 'Quality guarantee', text: 'against manufacturing defects' },
  {
    key: 'standards',
    figure: claims.standards.towers,
    text: `for towers, ${claims.standards.ladders} for ladders`,
  },
  { key: 'established', figure: `Established ${company.established}`, text: 'near Manchester' },
  {
    key: 'delivery',
    figure: 'UK delivery',
    text: `within ${claims.deliveryWorkingDays} working days`,
  },
];
