import { describe, expect, it } from 'vitest';
import { productById } from '../../../catalogue/catalogue.ts';
import { planShots } from '../plan.ts';
import { findFaults, findStale } from './check.ts';

const stills = (file: string) => ({
  'three-quarter': { file },
  front: { file: 'f' },
  detail: { file: 'd' },
  scale: { file: 's' },
});
const two = [{ id: 'a' }, { id: 'b' }];
const there = () => true;

describe('findFaults', () => {
  it('finds nothing wrong where every product has four pictures', () => {
    expect(findFaults({ products: { a: stills('1'), b: stills('2') } }, two, there)).toEqual([]);
  });

  it('names a picture that is missing, one without files, and one too many', () => {
    const products = { a: { ...stills('1'), detail: undefined }, b: stills('2'), c: stills('3') };
    expect(findFaults({ products }, two, (file) => file !== '2')).toEqual([
      'a has no detail picture',
      'b: the files of its three-quarter picture are missing',
      'c is not in the catalogue',
    ]);
  });

  it('lets sizes share a front or a detail, never the three-quarter picture', () => {
    expect(findFaults({ products: { a: stills('1'), b: stills('1') } }, two, there)).toEqual([
      'b and a show the same three-quarter picture',
    ]);
  });
});

describe('findStale', () => {
  it('[CO8] names the pictures of a model that has changed, and none that are missing', () => {
    const product = productById('calderstile-ladder-mat');
    const { planned } = planShots(product ? [product] : []);
    const [shots] = planned.map((each) => each.shots);
    const file = shots?.front.stem ?? '';
    const products = { 'calderstile-ladder-mat': { front: { file }, detail: { file: 'old' } } };
    expect(findStale({ products }, planned)).toEqual([
      'calderstile-ladder-mat: its detail picture shows an older model',
    ]);
  });
});
