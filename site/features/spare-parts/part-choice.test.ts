import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { toProductId } from '../../../catalogue/product-ids.ts';
import { getPartFit } from '../../../pictures/plans/fitted-families.ts';
import { findFittingParts, fits } from '../../../pictures/plans/parts.ts';
import {
  type KnownModels,
  matchesChoice,
  modelsByFamily,
  parsePartChoice,
  partQuery,
} from './models.ts';

const known: KnownModels = new Map(
  modelsByFamily(products).map(({ family, models }) => [family, models.map(({ value }) => value)]),
);
const read = (query: string) => parsePartChoice(new URLSearchParams(query), known);

describe('parsePartChoice', () => {
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
  ])('[OT4] drops unknown values and keeps the rest: %s', (query, choice) => {
    expect(read(query)).toEqual(choice);
  });

  it('[OT4] round-trips every choice of the page', () => {
    for (const [family, models] of known) {
      for (const model of ['', ...models]) {
        expect(read(partQuery({ family, model }))).toEqual({ family, model });
      }
    }
    expect(partQuery({ family: '', model: '' })).toBe('');
  });
});

describe('matchesChoice', () => {
  const parts = products.filter(({ compatibleWith }) => compatibleWith);

  it('[OT4] agrees with the catalogue on every part that fits a model in any size', () => {
    for (const { id, family, model } of products.filter((each) => each.category === 'Ladders')) {
      const choice = { family, model: toProductId(model) };
      const listed = parts.filter((part) =>
        matchesChoice(getPartFit(part, products), choice, known),
      );
      const sizes = products.filter((each) => each.family === family && each.model === model);
      const fitting = sizes.flatMap((size) => findFittingParts(size, products));
      expect(new Set(listed), id).toEqual(new Set(fitting));
    }
  });

  it('[OT4] matches parts that fit any model of a family, and every part without a choice', () => {
    for (const family of known.keys()) {
      const listed = parts.filter((part) =>
        matchesChoice(getPartFit(part, products), { family, model: '' }, known),
      );
      const ofFamily = products.filter((product) => product.family === family);
      expect(listed, family).toEqual(
        parts.filter((part) => ofFamily.some((product) => fits(part, product))),
      );
    }
    const nothing = { family: '', model: '' };
    expect(parts.every((part) => matchesChoice(getPartFit(part, products), nothing, known))).toBe(
      true,
    );
  });
});
