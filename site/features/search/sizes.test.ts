import { describe, expect, it } from 'vitest';
import { parseSizes } from './sizes.ts';
import { stem, tokenise } from './tokens.ts';

const read = (query: string) => parseSizes(tokenise(query).map(stem));

describe('sizes in a query', () => {
  it.each([
    ['2.2m', 2.2],
    ['2.2 metres', 2.2],
    ['2,2 mtr', 2.2],
    ['2200mm', 2.2],
    ['2,200 mm', 2.2],
    ['220 cm', 2.2],
    ['2.2', 2.2],
  ])('[PL14] reads %s as %f metres', (query, value) => {
    expect(read(query).sizes).toMatchObject([{ kind: 'metres', value }]);
  });

  it.each(['8 tread', '8 treads', '8-tread', '8tr', '8T', '8 steps'])(
    '[PL14] reads %s as treads',
    (query) => {
      expect(read(query).sizes).toEqual([{ kind: 'treads', value: 8 }]);
    },
  );

  it.each(['2x8', '2 x 8', '2×8', '2 × 8 rung', '2*8 rungs', '2 by 8'])(
    '[PL14] reads %s as two sections of eight rungs',
    (query) => {
      expect(read(query)).toEqual({ sizes: [{ kind: 'set', sections: 2, rungs: 8 }], rest: [] });
    },
  );

  it.each(['0.85x1.8', '850 x 1800', '0.85m x 1.8m', '850mm by 1800mm', '85cm × 180cm'])(
    '[PL14] reads %s as a footprint',
    (query) => {
      const size = { kind: 'footprint', width: 0.85, length: 1.8 };
      expect(read(query)).toEqual({ sizes: [size], rest: [] });
    },
  );

  it('[PL14] does not read 2 x 8ft as a footprint', () => {
    expect(read('2 x 8ft ladder').sizes).toMatchObject([{ kind: 'set' }]);
  });

  it('[PL14] allows rounding for feet', () => {
    const [size] = read('6ft').sizes;
    expect(size).toMatchObject({ kind: 'metres', value: 1.829 });
  });

  it('[PL14] reads dimension words before or after the number', () => {
    expect(read('4.2m working height').sizes).toMatchObject([{ value: 4.2, of: 'working' }]);
    expect(read('working height 4.2 m').sizes).toMatchObject([{ value: 4.2, of: 'working' }]);
    expect(read('1.9m platform height').sizes).toMatchObject([{ value: 1.9, of: 'platform' }]);
    expect(read('tower 0.7m wide')).toMatchObject({ sizes: [{ of: 'width' }], rest: ['tower'] });
  });

  it.each([
    ['3m platform', 'tower'],
    ['tower 3 m', 'tower'],
    ['podium steps 2m', 'tower'],
    ['6m ladder', 'ladder'],
    ['2m steps', 'ladder'],
    ['6m high', 'working'],
    ['reach of 6m ladder', 'working'],
    ['platform 3m high', 'platform'],
    ['tower 2.5m long', 'length'],
    ['3.6m board', undefined],
    ['200mm ladder castor', undefined],
  ])('[PL14] reads the length in "%s" as %s', (query, of) => {
    expect(read(query).sizes.map((size) => size.kind === 'metres' && size.of)).toEqual([of]);
  });

  it('[PL14] keeps the other words, including "step" of "8 step ladder"', () => {
    expect(read('8 step ladder')).toEqual({
      sizes: [{ kind: 'treads', value: 8 }],
      rest: ['step', 'ladder'],
    });
    expect(read('8 tread grp').rest).toEqual(['grp']);
  });

  it('[PL14] reads loads, sections, standards and numbers without a unit', () => {
    expect(read('150kg').sizes).toEqual([{ kind: 'kilograms', value: 150 }]);
    expect(read('3 section').sizes).toEqual([{ kind: 'sections', value: 3 }]);
    expect(read('EN 131-7').sizes).toEqual([{ kind: 'standard', value: 131, part: 7 }]);
    expect(read('BS EN 1004').sizes).toEqual([{ kind: 'standard', value: 1004 }]);
    expect(read('grp 9').sizes).toEqual([{ kind: 'bare', value: 9, open: true }]);
  });

  it('[PL14] does not read ordinary words as units', () => {
    expect(read('2 constructor')).toEqual({
      sizes: [{ kind: 'bare', value: 2, open: false }],
      rest: ['constructor'],
    });
  });
});
