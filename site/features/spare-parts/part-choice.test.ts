import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { idOf } from '../../../catalogue/identity.ts';
import { fits, partsFor } from '../../../pictures/plans/parts.ts';
import { partFit } from '../../../pictures/plans/what-it-fits.ts';
import {
  fitsChoice,
  type KnownModels,
  modelsByFamily,
  partQuery,
  readPartChoice,
} from './models.ts';

const known: KnownModels = new Map(
  modelsByFamily(products).map(({ family, models }) => [family, models.map(({ value }) => value)]),
);
const read = (query: string) => readPartChoice(new URLSearchParams(query), known);

describe('readPartChoice', () => {
  it('[OT4] reads family and model', () => {
    expect(read('family=step-ladders&model=grp-step-ladder')).toEqual({
      family: 'step-ladders',
      model: 'grp-step-ladder',
    });
  });

  it.each([
    ['family=step-ladders&model=jackscrew', { family: 'step-ladders', model: '' }],
    ['family=trampolines&model=grp-step-ladder', { family: '', model: '' }],
    ['model=grp-step-ladder', { family: '', model: '' }],
    ['family=accessories', { family: '', model: '' }],
    ['', { family: '', model: '' }],
  ])('[OT4] drops what it does not know and keeps the rest: %s', (query, choice) => {
    expect(read(query)).toEqual(choice);
  });

  it('[OT4] reads back every choice that the page can write', () => {
    for (const [family, models] of known) {
      for (const model of ['', ...models]) {
        expect(read(partQuery({ family, model }))).toEqual({ family, model });
      }
    }
    expect(partQuery({ family: '', model: '' })).toBe('');
  });
});

describe('fitsChoice', () => {
  const parts = products.filter(({ compatibleWith }) => compatibleWith);

  it('[OT4] agrees with the catalogue on every part that fits a model in any size', () => {
    for (const { id, family, model } of products.filter((each) => each.category === 'Ladders')) {
      const choice = { family, model: idOf(model) };
      const listed = parts.filter((part) => fitsChoice(partFit(part, products), choice, known));
      const sizes = products.filter((each) => each.family === family && each.model === model);
      const fitting = sizes.flatMap((size) => partsFor(size, products));
      expect(new Set(listed), id).toEqual(new Set(fitting));
    }
  });

  it('[OT4] lists for a whole family what fits any model of it, and everything when none is chosen', () => {
    for (const family of known.keys()) {
      const listed = parts.filter((part) =>
        fitsChoice(partFit(part, products), { family, model: '' }, known),
      );
      const ofFamily = products.filter((product) => product.family === family);
      expect(listed, family).toEqual(
        parts.filter((part) => ofFamily.some((product) => fits(part, product))),
      );
    }
    const nothing = { family: '', model: '' };
    expect(parts.every((part) => fitsChoice(partFit(part, products), nothing, known))).toBe(true);
  });
});
