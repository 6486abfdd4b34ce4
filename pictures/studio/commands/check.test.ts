import { describe, expect, it } from 'vitest';
import { productById } from '../../../catalogue/catalogue.ts';
import { plan } from '../plan.ts';
import { faultsIn, staleIn } from './check.ts';

const stills = (file: string) => ({
  'three-quarter': { file },
  front: { file: 'f' },
  detail: { file: 'd' },
  scale: { file: 's' },
});
const two = [{ id: 'a' }, { id: 'b' }];
const there = () => true;

describe('faultsIn', () => {
  it('finds nothing wrong where every product has four pictures', () => {
    expect(faultsIn({ products: { a: stills('1'), b: stills('2') } }, two, there)).toEqual([]);
  });

  it('names a picture that is missing, one without files, and one too many', () => {
    const products = { a: { ...stills('1'), detail: undefined }, b: stills('2'), c: stills('3') };
    expect(faultsIn({ products }, two, (file) => file !== '2')).toEqual([
      'a has no detail picture',
      'b: the files of its three-quarter picture are missing',
      'c is not in the catalogue',
    ]);
  });

  it('lets sizes share a front or a detail, never the three-quarter picture', () => {
    expect(faultsIn({ products: { a: stills('1'), b: stills('1') } }, two, there)).toEqual([
      'b and a show the same three-quarter picture',
    ]);
  });
});

describe('staleIn', () => {
  it('[CO8] names the pictures of a model that has changed, and none that are missing', () => {
    const product = productById('calderstile-ladder-mat');
    const { planned } = plan(product ? [product] : []);
    const [shots] = planned.map((each) => each.shots);
    const file = shots?.front.stem ?? '';
    const products = { 'calderstile-ladder-mat': { front: { file }, detail: { file: 'old' } } };
    expect(staleIn({ products }, planned)).toEqual([
      'calderstile-ladder-mat: its detail picture shows an older model',
    ]);
  });
});
