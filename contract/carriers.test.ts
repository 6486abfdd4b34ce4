import { expect, it } from 'vitest';
import { carriers, trackingUrl } from './carriers.ts';

it.each([
  ['Royal Mail', 'AB 123', 'https://www.royalmail.com/track-your-item#/tracking-results/AB123'],
  ['royalmail', 'AB123', 'https://www.royalmail.com/track-your-item#/tracking-results/AB123'],
  ['EVRI', 'H0&x=1', 'https://www.evri.com/track/parcel/H0%26x%3D1'],
  ['Fell Freight', 'FF1', undefined],
  ['Own van', 'FF1', undefined],
  ['DPD', null, undefined],
  ['DPD', ' ', undefined],
])('[TO6] a parcel with %s under %s is followed at %s', (carrier, tracking, url) => {
  expect(trackingUrl(carrier, tracking)).toBe(url);
});

it('[TO6] carriers have names of their own and pages over HTTPS', () => {
  expect(new Set(carriers.map(({ name }) => name)).size).toBe(carriers.length);
  for (const { trackingPage } of carriers) {
    if (trackingPage) expect(new URL(trackingPage).protocol).toBe('https:');
  }
});
