import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { cities } from './cities.ts';
import {
  deliveryPrice,
  deliveryWords,
  expressWords,
  loadOf,
  noPriceText,
  notServedName,
  rangesOf,
  sizeName,
  sizeOf,
  zoneOf,
} from './delivery.ts';
import { mainland, palletKilograms, zones } from './delivery-zones.ts';
import { terms } from './legal/terms.ts';

/** Every postcode area of the Royal Mail in the United Kingdom. */
const ukAreas =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'.split(
    ' ',
  );

const lineOf = (closedLength: number, weight: number, quantity = 1) => ({
  product: { closedLength, weight },
  quantity,
});

describe('the delivery table', () => {
  it('[CO3] has one zone for every UK postcode area', () => {
    expect(ukAreas).toHaveLength(121);
    for (const area of ukAreas) {
      const whole = zones.filter((zone) =>
        rangesOf(zone).some((range) => range.area === area && range.isWhole),
      );
      // KW is not listed as a whole: every one of its districts is in a range.
      if (area !== 'KW') expect(whole, area).toHaveLength(1);
      expect(zoneOf(`${area}1 1AA`), area).toBeDefined();
    }
  });

  it('[CO3] names no district twice, and no area that is not one', () => {
    const named = zones.flatMap((zone) =>
      rangesOf(zone).map((range) => ({ ...range, zone: zone.name })),
    );
    for (const { area, first, last, isWhole, zone } of named) {
      expect([...ukAreas, 'IM'], zone).toContain(area);
      expect(last, `${zone} ${area}`).toBeGreaterThanOrEqual(first);
      const overlapping = named.filter(
        (other) =>
          other.area === area &&
          other.isWhole === isWhole &&
          other.first <= last &&
          other.last >= first,
      );
      expect(overlapping, `${area}${first}`).toHaveLength(1);
    }
  });

  it.each([
    ['M1 7AB', 'UK mainland'],
    ['PA19 1AA', 'UK mainland'],
    ['PH16 5AA', 'UK mainland'],
    ['KA26 9AA', 'UK mainland'],
    ['PO22 9AA', 'UK mainland'],
    ['TR20 8AA', 'UK mainland'],
    // If the digit after the space were counted, these would be PA20, PH17, KA27, PO30 and TR21.
    ['PA2 0AA', 'UK mainland'],
    ['PH1 7AA', 'UK mainland'],
    ['KA2 7AA', 'UK mainland'],
    ['PO3 0AA', 'UK mainland'],
    ['TR2 1AA', 'UK mainland'],
    ['EC1A 1BB', 'London'],
    ['CR2 6XH', 'London'],
    ['IV27 4HB', 'Highlands'],
    ['KW14 7AA', 'Highlands'],
    ['PH26 3AA', 'Highlands'],
    ['KW15 1AA', 'Scottish islands'],
    ['PA20 9AA', 'Scottish islands'],
    ['PA78 6SY', 'Scottish islands'],
    ['PH44 4AA', 'Scottish islands'],
    ['KA28 0AA', 'Scottish islands'],
    ['HS9 5YA', 'Scottish islands'],
    ['ZE1 0AA', 'Scottish islands'],
    ['BT94 1AA', 'Northern Ireland'],
    ['PO41 0AA', 'Isle of Wight'],
    ['IM1 1AA', 'Isle of Man'],
    ['TR25 0AA', 'Isles of Scilly'],
  ])('[CO3] has %s in the zone %s', (postcode, zone) => {
    expect(zoneOf(postcode)?.name).toBe(zone);
  });

  it.each([
    ['JE2 3AB', /online price for Jersey/],
    ['GY1 1AA', /online price for Guernsey/],
    ['BF1 1AA', /online price for forces addresses/],
    ['bfpo 57', /online price for forces addresses/],
    ['ZZ9 9ZZ', /can't find ZZ9 9ZZ/],
    ['QQ1 1AA', /can't find QQ1 1AA/],
    ['XA1 1AA', /can't find XA1 1AA/],
    ['m1', /can't find M1\b/],
    ['10115', /can't find 10115/],
    ['', /can't find/],
  ])('[CO3] has no price for %j and says whom to call', (postcode, words) => {
    expect(zoneOf(postcode)).toBeUndefined();
    expect(noPriceText(postcode)).toMatch(words);
    expect(noPriceText(postcode)).toContain('0808 157 0142');
    expect(notServedName(postcode) !== undefined).toBe(/^(JE|GY|BF)/i.test(postcode));
  });

  it('[CO3] reads a postcode however it was typed', () => {
    const gap = fc.constantFrom('', ' ', '  ', '-', '\u00a0', '\t');
    const outward = fc.constantFrom('IV2', 'IV27', 'PH17', 'PA2', 'PA20', 'BT7', 'LS1', 'TR2');
    fc.assert(
      fc.property(outward, fc.constantFrom('0AA', '1zz', '9xy'), gap, gap, (out, back, a, b) => {
        expect(zoneOf(`${a}${out.toLowerCase()}${b}${back}${a}`)).toBe(zoneOf(`${out} ${back}`));
      }),
    );
  });
});

describe('a delivery price', () => {
  const services = ['standard', 'express'] as const;
  const anyLine = fc.record({
    product: fc.record({
      closedLength: fc.double({ min: 0.1, max: 8, noNaN: true }),
      weight: fc.double({ min: 0.1, max: 600, noNaN: true }),
    }),
    quantity: fc.integer({ min: 1, max: 60 }),
  });

  it('[CO3] is nothing on the mainland and in London, and never negative', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), (lines) => {
        expect(deliveryPrice(mainland, lines)).toBe(0);
        for (const zone of zones) {
          const price = deliveryPrice(zone, lines);
          expect(price, zone.name).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(price)).toBe(true);
          expect(price === 0).toBe(['UK mainland', 'London'].includes(zone.name));
        }
      }),
    );
  });

  it('[CO3] never falls when an order grows', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), anyLine, (lines, more) => {
        for (const zone of zones)
          for (const service of services) {
            const before = deliveryPrice(zone, lines, service);
            const after = deliveryPrice(zone, [...lines, more], service);
            if (before === undefined) expect(after).toBeUndefined();
            else expect(after).toBeGreaterThanOrEqual(before);
          }
      }),
    );
  });

  it('[CO3] rises with the size class, and is taken again for each further pallet', () => {
    for (const { rates } of zones) expect(rates.toSorted((a, b) => a - b)).toEqual(rates);
    const highlands = zoneOf('IV27 4HB') ?? mainland;
    const prices = [lineOf(1.5, 25), lineOf(3, 50), lineOf(3.01, 5), lineOf(1, 50.1)].map((line) =>
      deliveryPrice(highlands, [line]),
    );
    expect(prices).toEqual([18_00, 48_00, 96_00, 96_00]);
    expect(deliveryPrice(highlands, [lineOf(1, palletKilograms)])).toBe(96_00);
    expect(deliveryPrice(highlands, [lineOf(1, palletKilograms + 1)])).toBe(192_00);
    expect(deliveryPrice(highlands, [lineOf(1, 10, 3)])).toBe(48_00);
  });

  it('[CO4] of express exists where the owner has set one, and nowhere else', () => {
    const offered = zones.filter(
      (zone) => deliveryPrice(zone, [lineOf(1, 1)], 'express') !== undefined,
    );
    expect(offered.map(({ name }) => name)).toEqual(['London']);
    for (const { express, workingDays } of offered)
      expect(express?.workingDays).toBeLessThan(workingDays);
  });

  it('[CO4] is express where a city page claims next-day, and only there', () => {
    for (const { city, delivery, title, metaDescription } of cities) {
      const express = zones.find(({ name }) => name === city)?.express;
      const isNextDay = express?.workingDays === 1;
      expect(delivery === 'Next-day', city).toBe(isNextDay);
      expect(/next-day delivery/i.test(title), city).toBe(isNextDay);
      expect(/next-day delivery/i.test(metaDescription), city).toBe(isNextDay);
    }
    expect(expressWords('London')).toBe('from £12, ordered before 2 pm');
    expect(expressWords('UK mainland')).toBeUndefined();
  });

  it('[CO3] has a size class for every product, which travels as one load', () => {
    for (const product of products) {
      const { size, pallets } = sizeOf([{ product, quantity: 1 }]);
      expect(pallets, product.name).toBe(1);
      expect(sizeName(size), product.name).toMatch(/^(up to|over) [\d.]+ m/);
    }
  });

  it('[CO3] stands in the terms as the checkout charges it', () => {
    const blocks = terms.sections.find(({ id }) => id === 'delivery')?.blocks ?? [];
    const table = blocks.find((block) => block.kind === 'table');
    for (const { name, rates, workingDays } of zones) {
      const row = table?.rows.find(([area]) => area?.startsWith(name));
      const shown = rates.map((pence) => (pence === 0 ? 'Included' : `£${pence / 100}`));
      expect(row?.slice(1), name).toEqual([...shown, `${workingDays} working days`]);
    }
    expect(table?.rows.at(-1)?.join(' ')).toMatch(
      /^Express, London .*WC\) £12 £24 £48 Next working day$/,
    );
  });
});

it('[CO3] says of delivery what it costs and where it costs more', () => {
  expect(deliveryWords).toEqual({
    name: 'UK mainland delivery',
    value: 'Included',
    beyond:
      'For the Highlands, islands, Northern Ireland and the Isle of Man, delivery costs from £12: enter your postcode to see the price.',
  });
});

it('asks for two people to take off nothing that is over 50 kg in one piece', () => {
  const inParts = /tower|staging|industrial deck/i;
  for (const product of products) {
    const { name, weight, closedLength } = product;
    const isHeavy = weight > 50 && !inParts.test(name);
    expect(loadOf(product), name).toBe(isHeavy ? 'heavy' : closedLength > 3 ? 'long' : undefined);
  }
});
