import { expect, it } from 'vitest';
import type { UncheckedChange } from '../../catalogue/changes.ts';
import { findCause } from './preview-pages.ts';

const draft = ['one', 'two', 'two', 'three', 'four', 'five'].map((productId, at) => ({
  ...{ productId, field: `field ${at}`, value: at },
}));
const failingOn = (isBad: (change: UncheckedChange) => boolean) => {
  const rendered: number[] = [];
  const renderWith = async (some: readonly UncheckedChange[]) => {
    rendered.push(some.length);
    if (some.some(isBad)) throw new Error('no drawing for it');
  };
  return { rendered, renderWith };
};

it.each(['one', 'two', 'three', 'four', 'five'])(
  '[LC2] finds that the change to %s makes rendering fail',
  async (bad) => {
    const { rendered, renderWith } = failingOn(({ productId }) => productId === bad);
    expect(await findCause(draft, renderWith)).toBe(bad);
    // A product's changes are not split, and there are few attempts, because each takes seconds.
    expect(rendered).not.toContain(2);
    expect(rendered.length).toBeLessThanOrEqual(4);
  },
);

it('[LC2] finds no cause if a page cannot be rendered without changes', async () => {
  const broken = () => Promise.reject(new Error('The site has been rebuilt.'));
  expect(await findCause(draft, broken)).toBeUndefined();
});
