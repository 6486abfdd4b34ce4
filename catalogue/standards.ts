interface StandardRules {
  /** The one load rating in kg that goes with it; without one, the maker's. */
  readonly load?: number;
  /** The greatest height in metres that the standard covers. */
  readonly tallest: number;
  /** How a description says it, before the class; '{load}' stands for the load rating. */
  readonly says: string;
}

/** The standards we name, with what each one permits. A product that breaks its standard fails the check. */
export const standards = {
  'EN 131-1, -2, -3': { load: 150, tallest: 12, says: 'Made to EN 131-1, -2, -3' },
  'EN 131-4': { load: 150, tallest: 12, says: 'Made to EN 131-4' },
  'EN 131-6': { load: 150, tallest: 12, says: 'Made to EN 131-6' },
  'EN 131-7': { load: 150, tallest: 5, says: 'Made to EN 131-7' },
  'EN 14183': { load: 150, tallest: 1, says: 'Made to EN 14183' },
  'BS 8620': { load: 150, tallest: 2.5, says: 'Made to BS 8620' },
  'EN 1004-1': { tallest: 12, says: 'Made to EN 1004-1' },
  'EN ISO 14122-3 (design reference)': {
    tallest: 12,
    says: 'Designed with reference to EN ISO 14122-3',
  },
  'EN 131 (design reference)': {
    tallest: 12,
    says: 'Rated to {load} kg by its maker, with EN 131 as design reference only',
  },
  'Manufacturer rated': {
    tallest: 12,
    says: 'Rated to {load} kg by its maker',
  },
} as const satisfies Record<string, StandardRules>;

export type Standard = keyof typeof standards;

/** What a standard permits. */
export function rulesOf(standard: Standard): StandardRules {
  return standards[standard];
}

const kilogramsPerKilonewton = 1000 / 9.81;
const towerDeckWidth = 0.6;

/** The evenly spread load in kg that an EN 1004-1 deck must carry: 1.5 kN/m² in class 2, 2.0 in class 3. */
export function leastTowerLoad(standardClass: string | undefined, deckLength: number): number {
  const pressure = standardClass === 'Class 3' ? 2 : 1.5;
  return pressure * towerDeckWidth * deckLength * kilogramsPerKilonewton;
}
