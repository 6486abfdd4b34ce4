import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { districtBeyondMainland } from './beyond-mainland.ts';
import { delivery } from './delivery.ts';

describe('a postcode', () => {
  it.each([
    ['IV27 4AA', 'IV27'],
    ['IV1 1AA', 'IV1'],
    ['HS9 5YA', 'HS9'],
    ['KW15 1AA', 'KW15'],
    ['ZE1 0AA', 'ZE1'],
    ['PA20 9AA', 'PA20'],
    ['PA78 6SY', 'PA78'],
    ['PA80 5AA', 'PA80'],
    ['PH17 2AA', 'PH17'],
    ['PH26 3AA', 'PH26'],
    ['PH30 4AA', 'PH30'],
    ['PH44 4AA', 'PH44'],
    ['PH49 4AA', 'PH49'],
    ['PH50 4AA', 'PH50'],
    ['KA27 8AA', 'KA27'],
    ['KA28 0AA', 'KA28'],
    ['BT1 1AA', 'BT1'],
    ['BT94 1AA', 'BT94'],
    ['PO30 1AA', 'PO30'],
    ['PO41 0AA', 'PO41'],
    ['TR21 0AA', 'TR21'],
    ['TR25 0AA', 'TR25'],
    ['IM1 1AA', 'IM1'],
    ['JE2 3AA', 'JE2'],
    ['GY10 1AA', 'GY10'],
  ])('[CC14] %s is beyond standard delivery', (postcode, district) => {
    expect(districtBeyondMainland(postcode)).toBe(district);
  });

  it.each([
    'LS1 1AA',
    'M1 1AA',
    'EC1A 1BB',
    'W1A 0AX',
    'B33 8TH',
    'G2 0AA',
    'I1 1AA',
    // With the figure after the space they would be PA20, PH17, KA27, PO30 and TR21.
    'PA2 0AA',
    'PH1 7AA',
    'KA2 7AA',
    'PO3 0AA',
    'TR2 1AA',
    'PA19 1AA',
    'PH16 5AA',
    'PH27 1AA',
    'PH48 1AA',
    'KA26 9AA',
    'KA29 0AA',
    'PO22 9AA',
    'PO42 1AA',
    'TR20 8AA',
    'TR26 1AA',
    'EX39 2LY',
    '',
    'nonsense',
  ])('[CC14] %j is not', (postcode) => {
    expect(districtBeyondMainland(postcode)).toBeUndefined();
  });

  it('[CC14] is read however it was typed', () => {
    const district = fc.constantFrom('IV2', 'IV27', 'PH17', 'PA2', 'PA20', 'BT7', 'LS1', 'TR2');
    const gap = fc.constantFrom('', ' ', '  ', '-', '\u00a0', '\t');
    fc.assert(
      fc.property(district, fc.constantFrom('0AA', '1zz', '9Xy'), gap, gap, (out, back, a, b) => {
        const typed = `${a}${out.toLowerCase()}${b}${back}${a}`;
        expect(districtBeyondMainland(typed)).toBe(districtBeyondMainland(`${out} ${back}`));
      }),
    );
  });

  it('[CC14] of every area that the terms name in full is beyond standard delivery', () => {
    const [, named = ''] = /postcodes ([^)]*), and parts/.exec(delivery.surchargeAreas) ?? [];
    const areas = named.match(/\b[A-Z]{2}\b/g) ?? [];
    expect(areas).toHaveLength(4);
    for (const area of areas) expect(districtBeyondMainland(`${area}1 1AA`)).toBe(`${area}1`);
  });
});
