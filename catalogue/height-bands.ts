/** The five height bands in metres, both ends included. Heights are kept to 0.1 m, so none falls between two. */
export const heightBands = [
  { key: '0.8-2.0', label: '0.8-2.0m', from: 0.8, to: 2.0 },
  { key: '2.1-4.0', label: '2.1-4.0m', from: 2.1, to: 4.0 },
  { key: '4.1-6.0', label: '4.1-6.0m', from: 4.1, to: 6.0 },
  { key: '6.1-8.0', label: '6.1-8.0m', from: 6.1, to: 8.0 },
  { key: '8.1-12.0', label: '8.1-12.0m', from: 8.1, to: 12.0 },
] as const;

export type HeightBandKey = (typeof heightBands)[number]['key'];

/** The band a height lies in; an accessory (height 0) lies in none. */
export function findHeightBand(height: number): HeightBandKey | undefined {
  return heightBands.find((band) => height >= band.from && height <= band.to)?.key;
}
