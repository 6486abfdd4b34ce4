import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products as catalogue } from '../../../catalogue/catalogue.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { ordinaryWords } from './lexicon.ts';
import { createProductSearch } from './search-products.ts';
import { getRemarks } from './search-texts.ts';
import { synonymWords } from './synonyms.ts';
import { stem } from './tokens.ts';

const products = catalogue.map(toListed);
const search = createProductSearch(products);
const found = (query: string) => search(query).hits.map(({ product }) => product);
const skus = (query: string) => found(query).map(({ sku }) => sku);
const remarks = (query: string) => getRemarks(search(query)).join(' ');
const dearest = (query: string) => Math.max(...found(query).map(({ price }) => price));

/** A query, then the products expected among the first three. A single one is expected first. */
const table: readonly [query: string, ...wanted: string[]][] = [
  // SKU, however it is written
  ['CAL-GSL8T', 'CAL-GSL8T'],
  ['cal-gsl8t', 'CAL-GSL8T'],
  ['calgsl8t', 'CAL-GSL8T'],
  ['CAL GSL8T', 'CAL-GSL8T'],
  ['gsl8t', 'CAL-GSL8T'],
  ['HAW-PT', 'HAW-PT10MP', 'HAW-PT12MP', 'HAW-PT17MP'],
  ['haw-sldt11', 'HAW-SLDT11'],
  // Words and sizes together
  ['8 tread grp', 'CAL-GSL8T', 'CAL-GPS8T'],
  ['grp 8tr', 'CAL-GSL8T', 'CAL-GPS8T'],
  ['8-tread GRP step ladder', 'CAL-GSL8T'],
  ['grp step ladder 8', 'CAL-GSL8T'],
  ['8 step ladder', 'CAL-GSL8T', 'CAL-HDSL8T'],
  ['4.2m podium', 'HAW-PT22MP'],
  ['podium 2.2', 'HAW-PT22MP'],
  ['2.2 m tower', 'HAW-SAT22M', 'HAW-ST22MP', 'HAW-NT22MP'],
  ['2.2metre narrow tower', 'HAW-NT22MP'],
  ['folding tower 2,9 m', 'HAW-FT29MP'],
  ['2200mm narrow tower', 'HAW-NT22MP'],
  ['6.2 m working height one man tower', 'HAW-OMT42M'],
  ['0.85m wide tower 5.2m', 'HAW-NT52MP'],
  ['2x8', 'CAL-HEL28R', 'CAL-DEL28R', 'CAL-GEL28R'],
  ['2 x 8', 'CAL-HEL28R', 'CAL-DEL28R', 'CAL-GEL28R'],
  ['2 × 8 rung', 'CAL-HEL28R', 'CAL-DEL28R', 'CAL-GEL28R'],
  ['grp 2x8', 'CAL-GEL28R'],
  ['double 8 rung', 'CAL-DEL28R'],
  ['3 section', 'CAL-SL3S'],
  ['3x14 combination', 'CAL-CL314R'],
  ['150kg 3 tread', 'CAL-PS3T'],
  ['225 kg platform steps', 'CAL-HDPS4T', 'CAL-HDPS6T', 'CAL-HDPS8T'],
  ['500kg tower 3.7m', 'HAW-SLDT37', 'HAW-ALDT37'],
  ['castor 125', 'HAW-C125M'],
  ['200mm castor', 'HAW-C200M'],
  ['60 degree', 'GAR-60MS5T', 'GAR-60MS7T', 'GAR-60MS10'],
  ['en 131-6', 'CAL-TL26M', 'CAL-TL32M', 'CAL-TL38M'],
  ['3.6m board', 'GAR-SS36MB', 'GAR-WSS36M'],
  // Families and names
  ['podium', 'HAW-PS08MP'],
  ['telescopic ladder', 'CAL-TL26M', 'CAL-TL32M', 'CAL-TL38M'],
  ['stair podium', 'HAW-SP10MP', 'HAW-SP15MP', 'HAW-SP20MP'],
  ['rung ladder feet', 'CAL-RLFP'],
  ['timber steps', 'CAL-TSS4T', 'CAL-TSS5T', 'CAL-TSS6T'],
  // Buyers' terms
  ['fibreglass step ladder', 'CAL-GSL4T', 'CAL-GSL5T', 'CAL-GSL6T'],
  ['fiberglass 8 tread', 'CAL-GSL8T', 'CAL-GPS8T'],
  ['scaffold tower 11.7m', 'HAW-LNT117', 'HAW-ST117M'],
  ['stepladder', 'CAL-HSL4T', 'CAL-GSL4T'],
  ['hop up', 'CAL-FWP08M', 'CAL-FWP09M', 'CAL-FWP10M'],
  ['hop-up', 'CAL-FWP08M', 'CAL-FWP09M', 'CAL-FWP10M'],
  ['hop ups', 'CAL-FWP08M', 'CAL-FWP09M', 'CAL-FWP10M'],
  ['pole ladder', 'CAL-HEL26R', 'CAL-HEL28R'],
  ['1 man tower', 'HAW-OMT12M', 'HAW-OMT22M', 'HAW-OMT32M'],
  ['hgv steps', 'GAR-LAS12M', 'GAR-LAS14M', 'GAR-LAS16M'],
  ['wheels', 'HAW-C125M', 'HAW-C200M', 'GAR-SC125M'],
  ['toe board', 'HAW-TS18M', 'HAW-TS25M'],
  ['wooden steps 6 tread', 'CAL-TSS6T'],
  ['advance guardrail', 'HAW-AT22MP', 'HAW-ALDT22'],
  // Typing errors
  ['extention laddar', 'CAL-HEL26R', 'CAL-HEL28R'],
  ['podiun', 'HAW-PS08MP'],
  ['8 thread gpr', 'CAL-GSL8T', 'CAL-GPS8T'],
  ['scafold 2.2m', 'HAW-SAT22M', 'HAW-ST22MP', 'HAW-NT22MP'],
  ['telascopic', 'CAL-TL26M'],
  ['castros', 'HAW-C125M', 'HAW-C200M', 'GAR-SC125M'],
  ['stairwel towr 3.2', 'HAW-SAT32M'],
  ['swingbcak 6 tread', 'CAL-SS6T', 'CAL-TSS6T'],
  // While it is being typed
  ['plat', 'CAL-FWP08M'],
  ['8 tre', 'GAR-45MS8T', 'CAL-HOSL8T', 'CAL-SS8T'],
  ['fibreg', 'CAL-GSL4T'],
  ['grp step ladder 1', 'CAL-GSL12T', 'CAL-GSL10T'],
];

describe('search', () => {
  it.each(table)('[PL14] "%s" finds %s', (query, ...wanted) => {
    const first = skus(query).slice(0, 3);
    expect(first).toEqual(expect.arrayContaining(wanted));
    if (wanted.length === 1) expect(first[0]).toBe(wanted[0]);
  });

  it.each([
    'mobile tower',
    'mobile scaffold',
    'mobile scaffold tower',
    'mobile access tower',
    'access tower',
    'scaffold tower',
    'tower',
    // While it is being typed
    'mobile tow',
  ])('[PL14] "%s" finds every tower and nothing else', (query) => {
    const towers = products.filter(({ standard }) => standard === 'EN 1004-1');
    expect(new Set(found(query))).toEqual(new Set(towers));
    expect(remarks(query)).toBe('');
  });

  it.each([
    ['class 2 tower', 'Class 2'],
    ['class 3 tower', 'Class 3'],
    ['class 1 ladder', 'Professional'],
    ['Class 1', 'Professional'],
    ['class 1 step ladder', 'Professional'],
    ['class 2 ladder', 'Professional'],
    ['class 3 ladder', 'Non-Professional'],
    ['en131 professional', 'Professional'],
    ['non-professional', 'Non-Professional'],
  ])('[PL14] "%s" finds that class, or the one that replaced it', (query, of) => {
    expect(new Set(found(query).map(({ standardClass }) => standardClass))).toEqual(new Set([of]));
    expect(remarks(query)).toBe('');
  });

  it('[PL14] does not correct "class" to "glass"', () => {
    for (const query of ['clas', 'class', 'class 2', 'class 3'])
      expect(found(query).map(({ material }) => material)).not.toContain('GRP');
    expect(search('class 1 tower').readAs).toBeUndefined();
  });

  it.each(['fibre glass steps', 'fibre-glass ladder', 'fiber glass ladder', 'glass fibre steps'])(
    '[PL14] "%s" finds only GRP products',
    (query) => {
      expect(new Set(found(query).map(({ material }) => material))).toEqual(new Set(['GRP']));
      expect(remarks(query)).toBe('');
    },
  );

  it('[PL14] "900 series" finds the whole series', () => {
    const series = products.filter(({ name }) => name.includes(' 900 '));
    expect(new Set(found('900 series'))).toEqual(new Set(series));
  });

  it('[PL14] finds products by standard or grade', () => {
    expect(new Set(found('en 1004').map(({ standard }) => standard))).toEqual(
      new Set(['EN 1004-1']),
    );
    for (const { badges } of found('trade ladder')) expect(badges).toContain('Trade');
    expect(new Set(found('pas 250').map(({ family }) => family))).toEqual(
      new Set(['podium-steps', 'podium-tower', 'stair-pod-500']),
    );
  });

  it.each(['stair ladder', 'ladder for stairs', 'staircase ladder', 'stairwell ladder'])(
    '[PL14] "%s" finds combination ladders and stairwell towers',
    (query) => {
      const families = found(query).map(({ family }) => family);
      expect(families[0]).toBe('combination-ladders');
      expect(new Set(families)).toEqual(new Set(['combination-ladders', 'stairwell-tower']));
    },
  );

  it('[PL14] "stairs" also finds combination ladders', () => {
    const families = found('stairs').map(({ family }) => family);
    expect(families).toEqual(
      expect.arrayContaining(['stair-pod-500', 'stairwell-tower', 'combination-ladders']),
    );
  });

  it.each([
    ['mobile steps', 'mobile-access'],
    ['warehouse steps', 'mobile-access'],
    ['lever steps', 'mobile-access'],
    ['window cleaning ladder', 'extension-ladders'],
    ['a frame ladder', 'combination-ladders'],
    ['stairway tower', 'stairwell-tower'],
    ['kick step', 'work-platforms'],
    ['van rack', 'accessories'],
  ] as const)('[PL14] "%s" finds only %s', (query, family) => {
    expect(new Set(found(query).map((product) => product.family))).toEqual(new Set([family]));
    expect(remarks(query)).toBe('');
  });

  it.each([
    ['tower castors', 'HAW-C125M', 'HAW-C200M'],
    ['scaffold wheels', 'HAW-C125M', 'HAW-C200M'],
    ['podium castors', 'HAW-C125M', 'HAW-ALC125'],
    ['tower stabiliser', 'HAW-FS', 'HAW-TS'],
    [
      'tower brace',
      'HAW-HB18M',
      'HAW-DB18M',
      'HAW-HB25M',
      'HAW-DB25M',
      'HAW-HB13M',
      'HAW-DB13M',
      'HAW-LDB18M',
    ],
    ['tower toeboards', 'HAW-TS18M', 'HAW-TS25M', 'HAW-TS085M', 'HAW-TS13M', 'HAW-LTS'],
    ['trap door platform', 'HAW-TD18M', 'HAW-TD13M', 'HAW-LTD18M', 'HAW-TD25M'],
    ['extension ladder feet', 'CAL-RLFP'],
    ['extension ladder stabiliser', 'CAL-SB095M', 'CAL-SB115M'],
    ['step ladder tray', 'CAL-TT'],
    ['platform steps tray', 'CAL-TT'],
  ])('[PL14] "%s" finds only the parts that fit', (query, ...parts) => {
    expect(skus(query)).toEqual(parts);
    expect(remarks(query)).toBe('');
  });

  it('[PL14] "tower accessories" finds every part that fits a tower', () => {
    const fitting = products.filter(({ compatibleWith = [] }) =>
      compatibleWith.some((family) => /tower|standard|agr|deck/.test(family)),
    );
    for (const query of ['tower accessories', 'spare parts tower'])
      expect(new Set(found(query))).toEqual(new Set(fitting));
  });

  it('[PL14] two product types, or "with wheels", do not search for parts', () => {
    expect(found('tower ladder').length).toBeGreaterThan(100);
    expect(found('tower ladder')[0]?.category).toBe('Ladders');
    expect(skus('tower with wheels')).toEqual(skus('mobile tower'));
    expect(skus('200mm ladder castor')).toEqual(['GAR-YC200M']);
    // No such ladder takes a castor that large, so castors of that size are better than none.
    expect(skus('200mm extension ladder castor')).toEqual(['HAW-C200M', 'GAR-YC200M']);
  });

  it.each([
    ['single width', 'narrow-tower'],
    ['single width tower', 'narrow-tower'],
    ['double width', '250-standard', '500-standard', '250-agr', '500-agr', 'industrial-deck'],
    [
      'double width scaffold tower',
      '250-standard',
      '500-standard',
      '250-agr',
      '500-agr',
      'industrial-deck',
    ],
  ])('[PL14] "%s" finds towers of that width', (query, ...families) => {
    expect(new Set(found(query).map(({ family }) => family))).toEqual(new Set(families));
    expect(remarks(query)).toBe('');
  });

  it('[PL14] ranks trestle sets before single trestles', () => {
    for (const query of ['trestle', 'decorators trestle']) {
      expect(skus(query)[0]).toBe('GAR-SS24MB');
      expect(found(query).map(({ name }) => name)).toContain('Garrowforge Adjustable Trestle');
    }
    expect(found('3t tower')[0]?.name).toBe('Hawsgate 250 Standard Tower, 2.2 m platform');
  });

  it('[PL14] finds every product by its SKU in any format', () => {
    for (const { sku } of products) {
      for (const typed of [sku, sku.toLowerCase(), sku.replace('-', ''), sku.replace('-', ' ')]) {
        expect(search(typed).exact?.sku).toBe(sku);
        expect(skus(typed)[0]).toBe(sku);
      }
    }
  });

  it.each([
    ['sku CAL-GSL8T', 'CAL-GSL8T'],
    ['CAL-GSL8T price', 'CAL-GSL8T'],
    ['2 x GSL8T', 'CAL-GSL8T'],
    ['GSL8T x 2', 'CAL-GSL8T'],
    ['CAL-GSL8T CAL-GSL6T', 'CAL-GSL8T', 'CAL-GSL6T'],
    ['CAL-GSL8T, haw-c125m; gsl6t', 'CAL-GSL8T', 'HAW-C125M', 'CAL-GSL6T'],
    ['hawsgate-folding-tower-2-9-m-platform', 'HAW-FT29MP'],
    ['https://shop.test/product/hawsgate-folding-tower-2-9-m-platform?from=x', 'HAW-FT29MP'],
  ])('[PL14] "%s" finds only the products it names', (query, ...wanted) => {
    expect(skus(query)).toEqual(wanted);
    expect(search(query).exact?.sku).toBe(wanted.length === 1 ? wanted[0] : undefined);
    expect(remarks(query)).toBe('');
  });

  it('[PL14] ranks other matches after a SKU', () => {
    expect(skus('GSL8T feet')).toEqual(['CAL-GSL8T', ...skus('feet')]);
    expect(search('GSL8T feet').exact).toBeUndefined();
  });

  it('[PL14] finds every product by its URL', () => {
    for (const { id, sku } of products) expect(skus(`/product/${id}/`)).toEqual([sku]);
  });

  it('[PL14] finds every product among the first three by its whole name', () => {
    for (const { name, id } of products) {
      const names = search(name).hits.slice(0, 3);
      expect(names.map(({ product }) => product.id)).toContain(id);
    }
  });

  it('[PL14] finds no other sizes if a product has the exact size', () => {
    const treads = search('8 tread').hits.map(({ product }) => product.treads);
    expect(new Set(treads)).toEqual(new Set([8]));
    for (const { product } of search('4.2 m').hits) {
      const { height, workingHeight, width, length, closedLength } = product;
      expect([height, workingHeight, width, length, closedLength]).toContain(4.2);
    }
  });

  it('[PL14] falls back to the nearest sizes', () => {
    const { hits, lacking } = search('podium steps 2.6m platform height');
    expect(lacking).toBe('size');
    expect(hits[0]?.product.sku).toBe('HAW-ALPS24');
    expect(search('grp step ladder 9 tread').hits[0]?.product.treads).toSatisfy(
      (treads) => treads === 8 || treads === 10,
    );
    // A lower load than requested does not help.
    expect(search('300kg').hits).toEqual([]);
  });

  it.each(['500kg', '500 kg tower', '500kg tower 3.7m'])(
    '[PL14] "%s" finds the ranges of that name and states their maximum load',
    (query) => {
      for (const { family } of found(query)) expect(family).toMatch(/^500-/);
      expect(found(query).length).toBeGreaterThan(0);
      expect(remarks(query)).toBe('500\u00a0kg is the range name. Maximum load: 250\u00a0kg.');
    },
  );

  it.each([
    ['225kg', [225, 250]],
    ['200kg tower', [200, 225, 250]],
    ['110kg ladder', [150, 225]],
  ])('[PL14] "%s" ranks the exact load before higher loads', (query, wanted) => {
    const loads = found(query).map(({ loadRating }) => loadRating);
    expect([...new Set(loads)]).toEqual(wanted);
    expect(remarks(query)).toBe('');
  });

  it('[PL14] shows no remark about range names if the load is met', () => {
    for (const query of ['250kg', '250 kg tower', '225kg', '500 tower'])
      expect(remarks(query)).toBe('');
  });

  it.each(['5.1m working height', 'tower 5.1 m reach', 'reach 5.1m', '0.85m wide 5.1m reach'])(
    '[PL14] "%s" ranks products that reach first, with a remark',
    (query) => {
      const reaches = found(query).map(({ workingHeight }) => workingHeight);
      expect(reaches[0]).toBe(5.2);
      const firstShort = reaches.findIndex((reach) => reach < 5.1);
      if (firstShort >= 0) expect(Math.max(...reaches.slice(firstShort))).toBeLessThan(5.1);
      expect(remarks(query)).toBe('No exact match. These reach at least as far.');
    },
  );

  it.each(['ladder reach 6m', 'reach 6m', 'reach of 6 m', '6m working height', '6m high'])(
    '[PL14] "%s" lists products that reach, lowest reach first',
    (query) => {
      const inStock = found(query).filter((product) => product.inStock);
      const reaches = inStock.map(({ workingHeight }) => workingHeight);
      expect(reaches[0]).toBe(6.1);
      expect(reaches).toEqual(reaches.toSorted((a, b) => a - b));
      expect(found(query)[0]?.family).toBe('extension-ladders');
      // The one that reaches exactly that far is out of stock.
      expect(skus(query).slice(0, 12)).toContain('GAR-TAL40M');
      expect(remarks(query)).toBe('');
    },
  );

  it.each(['6m ladder', 'ladder 6 m', 'extension ladder 6 m', '6m gutter'])(
    '[PL14] "%s" lists ladders at least that high, nearest first',
    (query) => {
      const heights = found(query).map(({ height }) => height);
      expect(heights[0]).toBe(6.2);
      expect(heights).toEqual(heights.toSorted((a, b) => a - b));
      expect(found(query)[0]?.family).toBe('extension-ladders');
      expect(remarks(query)).toBe('No exact match. These reach at least as far.');
    },
  );

  it.each([
    ['2.7m platform', '2.7', 2.8],
    ['tower 3m', '3.0', 3.2],
    ['2.7m high platform', '2.7', 2.8],
    ['3.5m platform', '3.5', 3.7],
    ['platform ladder 2.2m', '2.2', 2.3],
  ])('[PL14] "%s" has no %s m platform and finds the next higher one', (query, said, first) => {
    const heights = found(query).map(({ height }) => height);
    expect(heights[0]).toBe(first);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(remarks(query)).toBe(`No ${said} m platform. Next highest first.`);
  });

  it('[PL14] reads a length with "tower" as platform height if one matches', () => {
    expect(new Set(found('2.2m tower').map(({ height }) => height))).toEqual(new Set([2.2]));
    for (const { height } of found('podium 2m').slice(0, 4)) expect(height).toBe(2);
    expect(remarks('2.2m tower')).toBe('');
  });

  it('[PL14] adds near sizes if few products have the exact size', () => {
    for (const query of ['platform steps 2m', 'platform steps 1.5m']) {
      const names = found(query).map(({ name }) => name);
      expect(names.some((name) => name.includes('Platform Steps'))).toBe(true);
      expect(names.length).toBeLessThanOrEqual(12);
    }
    expect(skus('6m').slice(0, 2)).toEqual(['GAR-WSS60M', 'GAR-TAL40M']);
    for (const { height, inStock } of found('6m').slice(2, 8))
      expect([height >= 6, inStock]).toEqual([true, true]);
    // The family that is named has it, and so has the product.
    expect(skus('narrow tower 2.2m')).toEqual(['HAW-NT22MP']);
    expect(skus('Hawsgate Podium Steps, 0.8 m platform')).toEqual(['HAW-PS08MP']);
  });

  it('[PL14] ranks products in stock before similar sizes out of stock', () => {
    const [first] = found('4m ladder');
    expect(first?.inStock).toBe(true);
    expect(skus('4m ladder').slice(0, 8)).toContain('GAR-TAL40M');
  });

  it('[PL14] reads the length as reach, with a remark, if no platform is so high', () => {
    expect(skus('4.2m podium')).toEqual(['HAW-PT22MP']);
    expect(remarks('4.2m podium')).toBe('No exact match. These reach at least as high.');
    expect(remarks('20m tower')).toBe('Nothing reaches that far. Nearest first.');
  });

  it('[PL14] ranks ladders of the requested length before longer ones', () => {
    expect(skus('telescopic ladder 3.2m')).toEqual(['CAL-TL32M', 'CAL-TL38M', 'CAL-TL44M']);
    expect(found('6ft step ladder')[0]?.height).toBe(1.9);
  });

  it('[PL14] does not read the length of a part as a height', () => {
    expect(skus('2m ladder')).not.toContain('HAW-LF20M');
    expect(skus('2m ladder frame')).toEqual(['HAW-LF20M', 'HAW-LF085M', 'HAW-LF07M', 'HAW-LF075M']);
    expect(skus('tower castor 200mm')).toEqual(['HAW-C200M']);
    expect(skus('1.5m platform handrail')).toContain('CAL-PSHP');
  });

  it('[PL14] shows a remark if nothing reaches that far', () => {
    expect(found('17m reach')[0]?.workingHeight).toBe(13.7);
    expect(remarks('17m reach')).toBe('Nothing reaches that far. Nearest first.');
    expect(remarks('17m reach 9 tread')).toBe('Nothing reaches that far. Nearest first.');
  });

  it.each([
    ['24ft ladder', 7.3],
    ['8ft step ladder', 2.4],
    ['32ft ladder', 9.7],
  ])('[PL14] "%s" ranks the product of that length in feet first', (query, height) => {
    const heights = found(query).map((product) => product.height);
    expect(heights[0]).toBe(height);
    expect(remarks(query)).toBe('');
  });

  it.each([
    ['eight tread step ladder', '8 tread step ladder'],
    ['six step', '6 step'],
    ['ten foot ladder', '10ft ladder'],
    [`11' 6" step ladder`, '11.5ft step ladder'],
    [`6'6" podium`, '6.5ft podium'],
    ['3-4m tower', '3m tower'],
    ['between 3m and 5m ladder', '3m ladder'],
    ['4m ceiling', '4m reach'],
    ['ladder for 4m ceiling', 'ladder 4m reach'],
    ['ceiling height 4m', '4m reach'],
  ])('[PL14] "%s" has the same results as "%s"', (query, plain) => {
    expect(found(query).length).toBeGreaterThan(0);
    expect(skus(query)).toEqual(skus(plain));
    expect(remarks(query)).toBe(remarks(plain));
  });

  it('[PL14] ranks products that reach a rounded length in feet first', () => {
    // 16 ft are 4.877 m.
    expect(found('16ft reach')[0]?.workingHeight).toBe(4.9);
    expect(found('16ft reach').at(-1)?.workingHeight).toBe(4.8);
  });

  it('[PL14] reports corrected and unknown words', () => {
    expect(search('extention laddar').readAs).toBe('extension ladder');
    expect(search('extension ladder').readAs).toBeUndefined();
    expect(search('patio ladder').unknown).toEqual(['patio']);
    expect(search('patio ladder').hits.length).toBeGreaterThan(0);
    expect(search('zebra')).toMatchObject({ hits: [], unknown: ['zebra'] });
    expect(search('grp timber').lacking).toBe('words');
  });

  it('[PL14] does not correct size words', () => {
    for (const query of ['tower width 0.85 m', 'tower 0.85m width', 'wdith 0.85 m tower']) {
      expect(new Set(found(query).map(({ width }) => width))).toEqual(new Set([0.85]));
    }
    expect(search('tower width 0.85 m').readAs).toBeUndefined();
    expect(search('lenght 3 m board').readAs).toBe('length 3 m board');
  });

  it('[PL14] ignores dimension words without a number', () => {
    const ladders = 'high reach extension ladder under £300';
    expect(skus(ladders)).toEqual(skus('extension ladder under £300'));
    expect(remarks(ladders)).toBe('Up to £300 inc VAT. Showing the cheapest first.');
    for (const word of ['reach', 'working', 'width', 'wdith', 'length', 'lenght', 'metre']) {
      const { hits, unknown, lacking } = search(`tower ${word}`);
      expect(hits).toEqual(search('tower').hits);
      expect({ unknown, lacking }).toEqual({ unknown: [] });
    }
    expect(search('reach')).toMatchObject({ hits: [], unknown: [] });
  });

  it('[PL14] reads "narrow tower working height 6" in metres', () => {
    const query = 'narrow tower working height 6';
    expect(skus(query)).toEqual(skus(`${query} m`));
    expect(found(query)[0]?.workingHeight).toBe(6.2);
    for (const { name } of found(query)) expect(name).toContain('Narrow Tower');
  });

  it.each([
    ['tower width 0.7 m', 0.7],
    ['0.7 m width', 0.7],
    ['width 1.45', 1.45],
  ])('[PL14] "%s" finds products %s m wide', (query, wide) => {
    expect(new Set(found(query).map(({ width }) => width))).toEqual(new Set([wide]));
    expect(remarks(query)).toBe('');
  });

  it.each([
    ['850 x 1800 tower', 0.85, 1.8],
    ['0.85m x 1.8m tower', 0.85, 1.8],
    ['1.8 x 0.85', 0.85, 1.8],
    ['1.45 x 2.5 tower', 1.45, 2.5],
    ['1450mm by 2500mm', 1.45, 2.5],
  ])('[PL14] "%s" finds products with a footprint of %s × %s m', (query, wide, long) => {
    const floors = found(query).map(({ width, length }) => `${width} × ${length}`);
    expect(new Set(floors)).toEqual(new Set([`${wide} × ${long}`]));
    expect(remarks(query)).toBe('');
  });

  it('[PL14] reads a third length as the height', () => {
    expect(skus('1.45m x 2.5m x 6.2m tower')).toEqual(['HAW-SLDT62', 'HAW-ALDT62', 'HAW-ID62MP']);
  });

  it.each([
    ['0.85m tower', 0.85],
    ['850mm tower', 0.85],
    ['tower 850 wide', 0.85],
    ['tower width 850', 0.85],
    ['850', 0.85],
    ['1.45m tower', 1.45],
    ['1450 tower', 1.45],
    ['0.75m folding tower', 0.75],
  ])('[PL14] "%s" finds products by width (%s m)', (query, wide) => {
    expect(new Set(found(query).map(({ width }) => width))).toEqual(new Set([wide]));
    for (const { name } of found(query)) expect(name).toMatch(/Tower|Deck|Frame/);
    expect(remarks(query)).toBe('');
  });

  it('[PL14] does not read a series as a width', () => {
    for (const { name } of found('700 wide staging')) expect(name).toContain('700 Wide Staging');
  });

  it('[PL14] never corrects to a stop word', () => {
    expect(search('safety rall').readAs).toBe('safety rail');
    expect(skus('safety rall')).toEqual(skus('safety rail'));
  });

  it.each([
    'live working',
    'best ladder',
    'stile caps',
    'ladder end caps',
    'brace clip',
    'self locking podium',
    'tower base plates',
    'hard hat',
    'fire ladder',
    'ladder hoops',
  ])('[PL14] "%s" is not corrected', (query) => {
    expect(search(query).readAs).toBeUndefined();
  });

  it('[PL14] does not correct words to the test item’s name', () => {
    expect(search('tesst ladder').unknown).toEqual(['tesst']);
    expect(skus('test item')[0]).toBe('CAL-TI');
  });

  it('[PL14] finds the nearest products for a mistyped SKU', () => {
    const { hits, lacking } = search('CAL-GSL9T');
    expect(lacking).toBe('sku');
    expect(hits.map(({ product }) => product.sku)).toContain('CAL-GSL8T');
  });

  it('[PL14] ranks equipment before parts and the test item last', () => {
    expect(search('ladder').hits[0]?.product.category).toBe('Ladders');
    expect(search('calderstile').hits.at(-1)?.product.isTest).toBe(true);
  });

  it.each([
    '£100',
    'under £100',
    'below £ 100',
    'up to £100.00',
    'less than £100',
    'no more than £100',
    'at most £100',
    'max £100',
    'maximum: £100',
    '£100 max',
    '£100 or less',
    'under 100',
    'under 100 pounds',
  ])('[PL14] "%s" lists products up to that price, cheapest first', (query) => {
    const affordable = products.filter(({ price, isTest }) => price <= 10000 && !isTest);
    const prices = affordable.map(({ price }) => price).toSorted((a, b) => a - b);
    expect(found(query).map(({ price }) => price)).toEqual(prices);
    expect(remarks(query)).toBe('Up to £100 inc VAT. Showing the cheapest first.');
  });

  it.each(['over £500', 'above £500', 'more than £500', 'from £500', '£500+'])(
    '[PL14] "%s" lists products from that price, cheapest first',
    (query) => {
      const dear = products.filter(({ price, isTest }) => price >= 50000 && !isTest);
      const prices = dear.map(({ price }) => price).toSorted((a, b) => a - b);
      expect(found(query).map(({ price }) => price)).toEqual(prices);
      expect(remarks(query)).toBe('From £500 inc VAT. Showing the cheapest first.');
    },
  );

  it.each(['£50 to £100', '£50-100', 'between £50 and £100', '£100-£50', 'over £50 under £100'])(
    '[PL14] "%s" lists products in that price range, cheapest first',
    (query) => {
      const prices = found(query).map(({ price }) => price);
      expect(prices).toEqual(
        products
          .map(({ price }) => price)
          .filter((price) => price >= 5000 && price <= 10000)
          .toSorted((a, b) => a - b),
      );
      expect(remarks(query)).toBe('From £50 to £100 inc VAT. Showing the cheapest first.');
    },
  );

  it('[PL14] applies a minimum price to the other words, with a remark if none match', () => {
    const dear = found('ladder').filter(
      ({ price, category }) => price >= 30000 && category === 'Ladders',
    );
    expect(new Set(found('laddar over £300'))).toEqual(new Set(dear));
    expect(remarks('laddar over £300')).toBe(
      'Showing results for “ladder from £300”. From £300 inc VAT. Showing the cheapest first.',
    );
    const ladders = found('ladder over £20,000').map(({ price }) => price);
    expect(ladders).toEqual(ladders.toSorted((a, b) => b - a));
    expect(remarks('ladder over £20,000')).toBe(
      'Nothing from £20,000 inc VAT. Showing the nearest first.',
    );
    expect(remarks('tower sale over £500')).toBe(
      'Reduced in price and from £500 inc VAT. Showing the cheapest first.',
    );
    expect(search('tower over £')).toMatchObject({ unknown: [], hits: search('tower').hits });
  });

  it('[PL14] parses prices with pence and thousands', () => {
    expect(remarks('£1,250')).toContain('£1,250 inc VAT');
    expect(dearest('£1,250')).toBeGreaterThan(100000);
    expect(dearest('£1,250')).toBeLessThanOrEqual(125000);
    expect(remarks('£98.99')).toContain('£98.99 inc VAT');
    expect(skus('£98.99')).toContain('CAL-FWP08M');
    expect(skus('£98.98')).not.toContain('CAL-FWP08M');
  });

  it('[PL14] applies a maximum price to the other words, without parts for "ladder"', () => {
    expect(skus('ladder under £100')).toEqual(['CAL-HSL4T']);
    expect(remarks('laddar under £100')).toBe(
      'Showing results for “ladder £100”. Up to £100 inc VAT. Showing the cheapest first.',
    );
    expect(skus('castor up to £60')).toEqual(['HAW-C125M', 'GAR-BOC125', 'GAR-SC125M']);
    // Not a family's name, so parts match as well.
    expect(skus('handrail up to £150')).toEqual(['CAL-PSHP']);
    expect(skus('platform handrail up to £150')).toEqual(['CAL-PSHP']);
    expect(skus('8 tread £200')).toEqual(['CAL-SS8T']);
    // An incomplete price is ignored.
    expect(search('ladder under £')).toMatchObject({ unknown: [], hits: search('ladder').hits });
  });

  it('[PL14] shows the cheapest matches if none are within the price', () => {
    expect(skus('ladder under £60')[0]).toBe('CAL-HSL4T');
    expect(remarks('ladder under £60')).toBe(
      'Nothing up to £60 inc VAT. Showing the cheapest first.',
    );
    expect(new Set(found('8 tread under £50').map(({ treads }) => treads))).toEqual(new Set([8]));
    expect(remarks('8 tread under £50')).toBe(
      'Nothing up to £50 inc VAT. Showing the cheapest first.',
    );
  });

  it('[PL14] ranks the nearest sizes within the price first', () => {
    expect(dearest('5m reach under £200')).toBeLessThanOrEqual(20000);
    expect(found('5m reach under £200')[0]?.workingHeight).toBeGreaterThan(5);
    expect(remarks('5m reach under £200')).toBe(
      'Up to £200 inc VAT. No exact match. These reach at least as far.',
    );
    // The one that reaches exactly that far is too expensive; others reach further.
    expect(skus('6m reach under £200')[0]).toBe('CAL-HEL210');
    expect(remarks('6m reach under £200')).toMatch(/^Up to £200 inc VAT\. /);
    // Cheap enough but too low is not a match.
    for (const { price } of found('podium 4.3m reach £700')) expect(price).toBeGreaterThan(70000);
    expect(remarks('podium 4.3m reach £700')).toBe(
      'Nothing up to £700 inc VAT. No exact match. These reach at least as far.',
    );
  });

  it('[PL14] reads "under 300 step ladder" as a price, not as steps', () => {
    expect(skus('under 300 step ladder')).toEqual(skus('step ladder under £300'));
    expect(remarks('under 300 steps')).toBe('Up to £300 inc VAT. Showing the cheapest first.');
    expect(skus('£100 to 300 step ladder')).toEqual(skus('step ladder £100 to £300'));
    expect(remarks('£100 to 300 step ladder')).toBe(
      'From £100 to £300 inc VAT. Showing the cheapest first.',
    );
    expect(search('£100 to 8 tread').sizes).toEqual([{ kind: 'treads', value: 8 }]);
  });

  it('[PL14] does not read a price as a name, size, load or SKU', () => {
    for (const { sizes, hits } of ['£200', '£225', '£900', '£131'].map(search)) {
      expect(sizes).toEqual([]);
      expect(hits.flatMap(({ words }) => words)).toEqual([]);
    }
    const coded = products
      .slice(0, 2)
      .map((product, at) => ({ ...product, sku: `CAL-13${at}T`, price: 10000 + at * 10000 }));
    const { hits } = createProductSearch(coded)('£131');
    expect(hits.map(({ product }) => product)).toEqual(coded.slice(0, 1));
  });

  it.each(['cheapest step ladder', 'cheap step ladders', 'budget step ladder'])(
    '[PL14] "%s" sorts by price',
    (query) => {
      const prices = found(query).map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      const steps = found('step ladder').filter(({ category }) => category === 'Ladders');
      expect(new Set(found(query))).toEqual(new Set(steps));
      expect(remarks(query)).toBe('Showing the cheapest first.');
    },
  );

  it.each([
    'sale',
    'offer',
    'offers',
    'reduced',
    'save',
    'savings',
    'discount',
    'on sale',
    'special offers',
    'reduc',
  ])('[PL14] "%s" lists reduced products', (query) => {
    const reduced = products.filter(({ originalPrice }) => originalPrice !== undefined);
    expect(new Set(found(query))).toEqual(new Set(reduced));
    expect(remarks(query)).toBe('Reduced in price.');
  });

  it('[PL14] lists the reduced products that match the other words, with a remark if there are none', () => {
    const towers = found('tower offers');
    expect(towers.length).toBeGreaterThan(0);
    for (const { name, originalPrice } of towers) {
      expect(name).toContain('Tower');
      expect(originalPrice).toBeDefined();
    }
    expect(remarks('tower sale under £1,000')).toBe(
      'Reduced in price and up to £1,000 inc VAT. Showing the cheapest first.',
    );
    expect(remarks('castor sale')).toBe('Nothing reduced in price.');
    expect(skus('castor sale')).toEqual(skus('castor'));
  });

  it('[PL14] handles any query', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (query) => {
        const { hits } = search(query);
        expect(new Set(hits.map(({ product }) => product.id)).size).toBe(hits.length);
      }),
    );
    for (const query of [
      '',
      ' ',
      '-',
      'x',
      '2x',
      '2.',
      "'",
      '0',
      '99999999999999999999',
      '£',
      '£.',
    ]) {
      expect(() => search(query)).not.toThrow();
    }
  });

  it('[PL14] tolerates one typo in words of five letters or more', () => {
    const product = fc.constantFrom(...products.filter(({ isTest }) => !isTest));
    fc.assert(
      fc.property(product, fc.nat(), fc.nat(), slip, ({ name, id }, which, where, make) => {
        const words = name.split(/[^A-Za-z]+/).filter((word) => word.length >= 5);
        const word = words[which % words.length] ?? '';
        const mistyped = make(word, where % word.length);
        // 'stepl' is an incomplete stepladder, not a mistyped steps.
        fc.pre(![...synonymWords].some((said) => said.startsWith(mistyped.toLowerCase())));
        // Nor is 'self' a shelf without its h, or 'stops' steps.
        fc.pre(!ordinaryWords.has(stem(mistyped.toLowerCase())));
        const { hits } = search(mistyped);
        expect(hits.map((hit) => hit.product.id)).toContain(id);
      }),
      { numRuns: 500 },
    );
  });
});

type Slip = (word: string, at: number) => string;

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');

const slip: fc.Arbitrary<Slip> = fc.oneof(
  fc.constant<Slip>((word, at) => word.slice(0, at) + word.slice(at + 1)),
  fc.constant<Slip>((word, at) => {
    const [a = '', b = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + b + a + word.slice(at + 2);
  }),
  letter.map<Slip>((added) => (word, at) => word.slice(0, at) + added + word.slice(at)),
  letter.map<Slip>((other) => (word, at) => word.slice(0, at) + other + word.slice(at + 1)),
);
