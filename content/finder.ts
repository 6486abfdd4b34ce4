import type { FamilyKey } from '../catalogue/families.ts';
import type { Product } from '../catalogue/product.ts';

type FinderKey = Extract<
  FamilyKey,
  'extension-ladders' | 'step-ladders' | 'platform-ladders' | 'combination-ladders'
>;

interface FinderCard {
  key: FinderKey;
  title: string;
  subtitle: string;
  description: string;
  popular: boolean;
  /** Whether the family is on promotion; ignored when none of its prices is reduced any more. */
  sale: boolean;
}

export interface FinderCategory extends FinderCard {
  /** Its name in scenes.json. */
  image: `finder-${FinderKey}`;
  priceRange: string;
}

type Four<T> = readonly [T, T, T, T];

const cards: Four<FinderCard> = [
  {
    key: 'extension-ladders',
    title: 'Extension Ladders',
    subtitle: 'Two or three sections, push-up or rope operated',
    description: 'For gutters, gables and roof edges. Over 3\u00A0m, a stabiliser bar is included.',
    popular: false,
    sale: false,
  },
  {
    key: 'step-ladders',
    title: 'Step Ladders',
    subtitle: 'Swingback, double sided, GRP and timber',
    description: 'For quick jobs with nothing to lean a ladder on.',
    popular: true,
    sale: false,
  },
  {
    key: 'platform-ladders',
    title: 'Platform Ladders',
    subtitle: 'A platform to stand on and a rail',
    description: 'Room for both feet and a rail to steady you. Choose by platform height.',
    popular: false,
    sale: false,
  },
  {
    key: 'combination-ladders',
    title: 'Combination Ladders',
    subtitle: 'Lean it, open it or stand it on stairs',
    description: 'One ladder in the van for a different job every day.',
    popular: false,
    sale: true,
  },
];

/** Lowest to highest price in whole pounds, rounded outwards so that the range includes every price. */
function priceRange(products: readonly Product[]): string {
  const prices = products.map(({ price }) => price);
  const lowest = Math.floor(Math.min(...prices) / 100);
  const highest = Math.ceil(Math.max(...prices) / 100);
  return `£${lowest}-£${highest}`;
}

function withFigures(card: FinderCard, products: readonly Product[]): FinderCategory {
  const family = products.filter((product) => product.family === card.key);
  return {
    ...card,
    image: `finder-${card.key}`,
    sale: card.sale && family.some(({ originalPrice }) => originalPrice !== undefined),
    priceRange: priceRange(family),
  };
}

/** The four cards of the equipment finder, with each family's figures from the catalogue. */
export function finderCategories(products: readonly Product[]): Four<FinderCategory> {
  const [extension, step, platform, combination] = cards;
  return [
    withFigures(extension, products),
    withFigures(step, products),
    withFigures(platform, products),
    withFigures(combination, products),
  ];
}
