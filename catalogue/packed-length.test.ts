import { expect, it } from 'vitest';
import { products } from './catalogue.ts';

const ladders = products.filter(({ category }) => category === 'Ladders');

it('[CA8] ships no mobile ladder shorter than its welded flight', () => {
  // A flight rises 1 m for each 0.58 m that it runs, as the products' lengths show.
  const flights = ladders.filter(({ family }) => family === 'mobile-access');
  for (const { name, height, closedLength } of flights)
    expect(closedLength, name).toBeGreaterThanOrEqual(height * Math.hypot(1, 0.58) - 0.005);
});

it('[CA8] ships no welded frame shorter than its platform is high', () => {
  const welded = ladders.filter(({ description }) => description.includes('packed length'));
  expect(new Set(welded.map(({ family }) => family))).toEqual(
    new Set(['mobile-access', 'lorry-access', 'work-platforms']),
  );
  for (const { name, height, closedLength } of welded)
    expect(closedLength, name).toBeGreaterThanOrEqual(height);
});

it('[CA8] folds no podium to less than its frame, which reaches to the platform on its castors', () => {
  const podiums = ladders.filter(({ family }) => /^(podium|stair-pod)/.test(family));
  expect(podiums.length).toBeGreaterThan(0);
  for (const { name, height, closedLength } of podiums)
    expect(closedLength, name).toBeGreaterThanOrEqual(height + 0.15 - 1e-9);
});
