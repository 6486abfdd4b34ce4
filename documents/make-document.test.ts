import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { isDomestic } from '../catalogue/domestic.ts';
import { formatKilograms, formatMetresToCm } from '../catalogue/measures.ts';
import { company } from '../content/company.ts';
import { findFittingParts } from '../pictures/plans/parts.ts';
import { getPlan } from '../pictures/plans/plans.ts';
import { getAssemblyStages } from '../pictures/plans/stages.ts';
import { makeDocument } from './make-document.ts';
import { readPdf } from './testing/pdf-text.ts';
import { reportParticulars } from './texts.ts';

function found(id: string) {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
}

const tower = found('hawsgate-500-standard-tower-11-7-m-platform');
const folding = found('hawsgate-folding-tower-2-9-m-platform');
const podium = found('hawsgate-auto-lock-podium-steps-2-4-m-platform');
const samples = [
  found('calderstile-300-swingback-steps-14-tread'),
  found('calderstile-300-combination-ladder-3x14-rung'),
  found('garrowforge-700-60-machine-steps-10-tread'),
  found('hawsgate-castor-125-mm'),
  podium,
  folding,
  tower,
];

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

async function read(product: (typeof products)[number]) {
  const { bytes, sections } = await makeDocument(product, products, false);
  const { pages, objects } = readPdf(bytes);
  // Words break at the end of a line.
  const text = pages.map((page) => page.text).join('\n');
  return { pages, objects, sections, text, flowing: text.replaceAll(/\s+/g, ' ') };
}

describe('the document of a product', () => {
  it.each(samples)('[CO5] $id states dimensions, weight, load and standard', async (product) => {
    const { flowing, objects } = await read(product);
    const { id, name, sku, width, weight, loadRating, height, standard, standardClass } = product;
    const figures = [
      name,
      sku,
      formatMetresToCm(width),
      formatKilograms(weight),
      standard,
      standardClass,
    ];
    if (height > 0) figures.push(formatMetresToCm(height), formatKilograms(loadRating));
    for (const figure of figures.filter((each) => each !== undefined))
      expect(flowing).toContain(plain(figure));
    expect(flowing).toMatch(/Scale on A4 1 : (1|2|5|10|20|25|50|100) /);
    expect(flowing).toContain("The maker's manual takes precedence");
    expect(objects.join()).toContain(`QR code of ${company.origin}/product/${id}`);
    expect(flowing).not.toContain('£');
  });

  it('[CO5] warns against professional use on domestic products only', async () => {
    const home = products.find(isDomestic);
    if (!home) throw new Error('nothing for the home');
    const words = 'Domestic use only. For jobs at home. Not for use at work.';
    expect((await read(home)).flowing).toContain(words);
    expect((await read(folding)).flowing).not.toContain('Domestic');
  });

  it('[CO5] states the platform load if the family name has another number', async () => {
    const { flowing } = await read(found('calderstile-inspection-tag-kit'));
    expect(flowing).toContain('500kg Standard Towers (250 kg per platform) All');
    expect(flowing).toContain('250kg Standard Towers All');
  });

  it.each(samples)('[CO5] $id counts what is in the box as its plan does', async (product) => {
    const { flowing } = await read(product);
    const box = flowing.slice(flowing.indexOf("What's in the box"));
    for (const { name, count } of getPlan(product).components)
      expect(box).toContain(`${plain(name)} ${count}`);
    for (const { sku } of findFittingParts(product, products).slice(0, 12))
      expect(box).toContain(sku);
  });

  it('[CO5] prints the address of the page under the rules of use, never alone', async () => {
    for (const product of [...samples, found('hawsgate-250-agr-tower-2-2-m-platform')]) {
      const { pages } = await read(product);
      const last = pages.find(({ text }) => text.includes('Price, stock and delivery'));
      expect(last?.text, product.id).toMatch(/Before (anyone climbs|it is used)/);
    }
  });

  it('[CO5] numbers the stages of an assembly and names what each adds', async () => {
    for (const product of [tower, folding, podium]) {
      const { flowing, sections } = await read(product);
      expect(sections.map(({ title }) => title)).toEqual([
        'Data sheet',
        'Assembly',
        'Pre-use check',
        'Inspection record',
      ]);
      for (const [at, { pieces }] of getAssemblyStages(product).entries()) {
        const names = Map.groupBy(pieces, ({ name }) => name);
        const adds = [...names].map(([name, all]) => `${all.length} × ${name}`).join(', ');
        expect(flowing).toMatch(new RegExp(`${at + 1} [A-Z][^×]+ ${RegExp.escape(adds)}`));
      }
    }
  });

  it('[CO5] folds stabilisers out that stay on the tower, and clamps on those that are loose', async () => {
    const clamped = [
      /Slide each down until its foot bears/,
      /all four fitted, feet bearing, clamps/,
    ];
    const foldedOut = [/Swing one out from each corner, at 45°/, /all four folded out, locked/];
    const pairs = [
      'hawsgate-one-man-tower-3-2-m-platform',
      'hawsgate-100-diy-tower-3-2-m-platform',
    ];
    for (const [at, id] of pairs.entries()) {
      const { flowing } = await read(found(id));
      const [said, unsaid] = at === 0 ? [foldedOut, clamped] : [clamped, foldedOut];
      for (const words of said) expect(flowing, id).toMatch(words);
      for (const words of unsaid) expect(flowing, id).not.toMatch(words);
      // The platform of a one-man tower is hung by one person.
      expect(flowing.includes('Lift it up inside the tower, two people')).toBe(at === 1);
    }
  });

  it('[CO5] asks for every particular of schedule 7 by its number', async () => {
    for (const product of [tower, folding, podium]) {
      const { pages } = await read(product);
      const record = pages.at(-1)?.text.replaceAll(/\s+/g, ' ') ?? '';
      expect(record).toContain('Work at Height Regulations 2005, regulation 12 and schedule 7');
      expect(Object.keys(reportParticulars)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
      for (const [number, words] of Object.entries(reportParticulars)) {
        const after = number === '3' ? `${words}: ${product.name}` : words;
        const boxed = [`${after} ${number}`, `${number} ${after}`];
        expect(
          boxed.some((each) => record.includes(plain(each))),
          `${number} ${words}`,
        ).toBe(true);
      }
      expect(pages.at(-2)?.text).toContain('Pre-use check');
    }
  });

  it('[CO5] is tagged: no word stands outside its structure, and drawings have their figures as text', async () => {
    const { pages, objects } = await read(folding);
    expect(pages.flatMap(({ untagged }) => untagged)).toEqual([]);
    const tagged = (type: string) => objects.filter((body) => body.includes(`/S /${type}\n`));
    expect(objects.some((body) => body.includes('/Marked true'))).toBe(true);
    expect(objects.some((body) => body.includes('/Lang (en-GB)'))).toBe(true);
    expect(objects.some((body) => body.includes('<pdfuaid:part>1</pdfuaid:part>'))).toBe(true);
    expect(tagged('H1')).toHaveLength(4);
    for (const type of ['Table', 'TR', 'TH', 'TD', 'LBody', 'Link'])
      expect(tagged(type).length, type).toBeGreaterThan(0);
    const figures = tagged('Figure');
    expect(figures.every((body) => body.includes('/Alt ') && body.includes('/BBox'))).toBe(true);
    expect(figures.join()).toContain(
      'Frame width 750 mm. Platform height 2900 mm. Length 1800 mm.',
    );
  });

  it('[CO5] is byte-identical on another day', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const first = await makeDocument(podium, products);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T07:08:09Z') });
    const second = await makeDocument(podium, products);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(first.bytes.length).toBeLessThan(150_000);
  });
});
