import { expect, it } from 'vitest';
import { loads } from './delivery.ts';
import { returnCarriage, returnWords } from './returns.ts';

it('[OT1] names what sending any product back costs at most: a parcel, up to a long and a heavy load, and the rest', () => {
  const [parcel, middle, rest] = returnCarriage.map(({ load }) => load);
  expect(parcel).toMatch(/^Parcel, up to /);
  expect(middle).toBe(
    `Anything else but a tower, up to ${loads.longMetres} m long as packed and ${loads.heavyKilograms} kg`,
  );
  expect(rest).toBe('Anything longer or heavier, and any tower');
  const costs = returnCarriage.map(({ most }) => most);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
});

it('[SH8, PD5] says how long there is to change one’s mind, and what it costs at most', () => {
  expect(returnWords()).toBe('14 days to cancel; mainland return carriage at most £15 to £120');
});
