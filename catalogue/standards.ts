import type { Product } from './product.ts';

interface StandardRules {
  /** The only load rating in kg that the standard allows; if omitted, the manufacturer's rating applies. */
  readonly load?: number;
  /** The greatest height in metres that the standard covers. */
  readonly tallest: number;
  /** How a description words it, before the class; '{load}' stands for the load rating. */
  readonly wording: string;
}

/** The standards we name, with what each one permits. A product that breaks its standard fails the check. */
export const standards = {
  'EN 131-1, -2, -3': { load: 150, tallest: 12, wording: 'Made to EN 131-1, -2, -3' },
  'EN 131-4': { load: 150, tallest: 12, wording: 'Made to EN 131-4' },
  'EN 131-6': { load: 150, tallest: 12, wording: 'Made to EN 131-6' },
  'EN 131-7': { load: 150, tallest: 5, wording: 'Made to EN 131-7' },
  'EN 14183': { load: 150, tallest: 1, wording: 'Made to EN 14183' },
  'BS 8620': { load: 150, tallest: 2.5, wording: 'Made to BS 8620' },
  'EN 1004-1': { tallest: 12, wording: 'Made to EN 1004-1' },
  'EN ISO 14122-3 (design reference)': {
    tallest: 12,
    wording: 'Designed with reference to EN ISO 14122-3',
  },
  'EN 131 (design reference)': {
    tallest: 12,
    wording: 'Rated at {load} kg by the manufacturer, with EN 131 as a design reference only',
  },
  'Manufacturer rated': {
    tallest: 12,
    wording: 'Rated at {load} kg by the manufacturer',
  },
} as const satisfies Record<string, StandardRules>;

export type Standard = keyof typeof standards;

export const standardClasses = ['Professional', 'Non-Professional', 'Class 2', 'Class 3'] as const;

type StandardClass = (typeof standardClasses)[number];

/** What a standard permits. */
export function getStandardRules(standard: Standard): StandardRules {
  return standards[standard];
}

const kilogramsPerKilonewton = 1000 / 9.81;
/** kN/m² on a tower's deck. */
const pressures: Partial<Record<StandardClass, number>> = { 'Class 2': 1.5, 'Class 3': 2 };
/** The width of a tower's platform, whatever its frame. Only an industrial deck is as wide as its frame. */
const platformWidth = 0.6;

type Deck = Pick<Product, 'family' | 'standardClass' | 'width' | 'length'>;

/** The evenly spread load in kg that an EN 1004-1 deck must carry for its class; 0 without a class. */
export function minTowerLoad({ family, standardClass, width, length }: Deck): number {
  const pressure = (standardClass && pressures[standardClass]) ?? 0;
  const across = family === 'industrial-deck' ? width : platformWidth;
  return pressure * across * length * kilogramsPerKilonewton;
}
