import { leadOf } from '../catalogue/description.ts';
import { isDomestic } from '../catalogue/domestic.ts';
import { exactMetres, kilograms, unbroken } from '../catalogue/measures.ts';
import { heightLabels, type Product } from '../catalogue/product.ts';
import { company } from '../content/company.ts';
import { kindOf } from '../pictures/plans/checklist.ts';
import { partsFor } from '../pictures/plans/parts.ts';
import type { Component } from '../pictures/plans/plan.ts';
import { planOf } from '../pictures/plans/plans.ts';
import type { PlanPiece, Stage } from '../pictures/plans/stage.ts';
import { familiesFitted } from '../pictures/plans/what-it-fits.ts';
import { drawToScale } from './drawing.ts';
import { drawMembers, reachOf } from './isometric.ts';
import { type Paper, sheet } from './paper.ts';
import { drawQrCode } from './qr-code.ts';
import { specificationOf } from './specification.ts';
import { shared, type Table, tablesAbreast } from './tables.ts';
import { electricalRules, rules, sources } from './texts.ts';

/** Figures and drawing, what is in the box, parts, rules of use. */
export function dataSheet(
  paper: Paper,
  product: Product,
  products: readonly Product[],
  stages: readonly Stage[],
): void {
  titled(paper, 'H1', unbroken(product.name), unbroken(leadOf(product.description)));
  if (isDomestic(product)) domestic(paper);
  figures(paper, product);
  drawToScale(paper, product);
  specification(paper, product);
  inTheBox(paper, product, stages);
  if (product.category === 'Accessories') fitting(paper, product, products);
  else spareParts(paper, product, products);
  rulesOfUse(paper, product);
  address(paper, product);
}

/** A heading and a line under it. */
export function titled(paper: Paper, type: 'H1' | 'H2', title: string, under: string): void {
  const { left: x, width } = sheet;
  const size = paper.fitting(title, width, type === 'H1' ? [29, 26, 23, 20] : [20, 18]);
  paper.y = paper.words(type, title, { x, y: paper.y - 7, size, width, bold: true }) + 3;
  if (under) paper.y = paper.words('P', under, { x, y: paper.y, size: 9.4, width });
  paper.y += 9;
}

/** Nobody at work should have to read on. */
function domestic(paper: Paper): void {
  const { left: x, width } = sheet;
  paper.box(x, paper.y, width, 20, '#000');
  const words = 'Domestic use only. For jobs at home. Not for use at work.';
  paper.words('P', words, { x: x + 8, y: paper.y + 4, size: 11, bold: true, ink: '#fff' });
  paper.y += 26;
}

interface KeyFigure {
  readonly term: string;
  readonly value: string;
  readonly small?: string | undefined;
}

function keyFigures(product: Product): KeyFigure[] {
  const { height, heightKind, workingHeight, loadRating, weight, standard, standardClass } =
    product;
  if (heightKind === 'size')
    return [
      { term: 'Length', value: exactMetres(product.length) },
      { term: 'Width', value: exactMetres(product.width) },
      { term: 'Weight', value: kilograms(weight) },
      { term: 'Material', value: product.material },
    ];
  return [
    { term: heightLabels[heightKind], value: exactMetres(height) },
    { term: 'Working height', value: exactMetres(workingHeight) },
    { term: 'Maximum load', value: kilograms(loadRating) },
    { term: 'Weight', value: kilograms(weight) },
    ...(standard ? [{ term: 'Standard', value: standard, small: standardClass }] : []),
  ];
}

/** What a buyer compares, the height we quote white on black. */
function figures(paper: Paper, product: Product): void {
  const cells = keyFigures(product);
  const wide = sheet.width / cells.length;
  const [y, high] = [paper.y, 41];
  for (const [at, { term, value, small }] of cells.entries()) {
    const x = sheet.left + at * wide;
    const isKey = at === 0;
    const ink = isKey ? '#fff' : '#000';
    paper.box(x, y, wide, high, isKey ? '#000' : undefined);
    const size = paper.fitting(value, wide - 16, [17, 14, 12, 10, 8.5, 7]);
    const isStacked = small !== undefined;
    paper.tag('P', () => {
      paper.write(term, { x: x + 8, y: y + 5, size: 7.6, ink });
      const middle = y + (isStacked ? 21 : 26.5);
      const shown = isStacked ? Math.min(size, 14) : size;
      paper.write(value, { x: x + 8, y: middle - shown * 0.55, size: shown, bold: true, ink });
      if (isStacked) paper.write(small, { x: x + 8, y: y + 29, size: 7.6, bold: true, ink });
    });
  }
  paper.y = y + high + 12;
}

/** The tables of the product's page: heights and sizes left, the others right. */
function specification(paper: Paper, product: Product): void {
  const columns = [{ part: 0.55 }, { part: 0.45, align: 'right', bold: true }] as const;
  const tables = specificationOf(product).map(({ caption, rows }) => ({
    title: caption,
    columns,
    rows: rows.map(({ name, value }) => [name, value]),
  }));
  const isLeft = ({ title }: Table) => /^(Heights|Size)/.test(title ?? '');
  tablesAbreast(paper, [tables.filter(isLeft), tables.filter((each) => !isLeft(each))]);
}

const boxTitle = "What's in the box";

/** The packing list of the plan, as pictures where the pieces can be drawn. */
function inTheBox(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const { components } = planOf(product);
  if (stages.length > 0) {
    const pieces = new Map(stages.flatMap(({ pieces }) => pieces).map((each) => [each.name, each]));
    const count = components.reduce((sum, each) => sum + each.count, 0);
    paper.make(50 + Math.ceil(components.length / 4) * cellHeight);
    titled(
      paper,
      'H2',
      boxTitle,
      `${count} pieces. Count them before you start. Anything missing? Contact us at ${new URL(company.origin).host}.`,
    );
    pictured(paper, components, pieces);
    return;
  }
  const rows = components.map(({ name, count }) => [name, String(count)]);
  const columns = [{ part: 0.8 }, { part: 0.2, align: 'right', bold: true }] as const;
  const what = `${product.inBox.join(', ')}.`;
  const { left: x, width } = sheet;
  paper.make(100);
  paper.words('H2', boxTitle, { x, y: paper.y, size: 12, bold: true });
  const under = { x, y: paper.y + 15, size: 8.6, width };
  paper.y = paper.words('P', what.charAt(0).toUpperCase() + what.slice(1), under);
  const thirds = shared(rows, 3).map((some) => [{ columns, rows: some }]);
  tablesAbreast(paper, [...thirds, [], []].slice(0, 3), { gutter: 18 });
}

const cellHeight = 74;

function pictured(
  paper: Paper,
  components: readonly Component[],
  pieces: ReadonlyMap<string, PlanPiece>,
): void {
  // So many abreast that none stands alone below.
  const abreast = components.length % 5 === 1 ? 4 : 5;
  const [top, wide] = [paper.y, sheet.width / abreast];
  paper.within('L', {}, () => {
    for (const [at, { name, count }] of components.entries()) {
      const x = sheet.left + (at % abreast) * wide;
      const y = top + Math.floor(at / abreast) * cellHeight;
      paper.box(x, y, wide, cellHeight);
      paper.artifact(() => drawPiece(paper, pieces.get(name), x, y, wide));
      paper.item(() => {
        const words = unbroken(name).replace(', ', ',\n');
        const width = wide - (count > 9 ? 32 : 24);
        const isLow = (size: number) => paper.heightOf(words, { size, width }) < 2.9 * size;
        const size = [7.6, 7.2, 6.8].find(isLow) ?? 6.4;
        paper.write(words, { x: x + 6, y: y + 52, size, width });
        const right = { x: x + wide - 36, width: 30, align: 'right' } as const;
        paper.write(String(count), { ...right, y: y + 51, size: 16, bold: true });
      });
    }
  });
  paper.y = top + Math.ceil(components.length / abreast) * cellHeight + 14;
}

/** One piece, as large as its cell has room for. */
function drawPiece(
  { doc }: Paper,
  piece: PlanPiece | undefined,
  x: number,
  y: number,
  wide: number,
) {
  if (!piece) return;
  const { left, right, top, bottom } = reachOf(piece.members);
  const scale = Math.min((wide - 24) / (right - left), 42 / (bottom - top), 150);
  drawMembers(doc, [{ members: piece.members, old: false }], {
    scale,
    x: x + wide / 2 - ((left + right) / 2) * scale,
    y: y + 27 - ((top + bottom) / 2) * scale,
  });
}

const mostParts = 12;

function spareParts(paper: Paper, product: Product, products: readonly Product[]): void {
  const parts = partsFor(product, products);
  if (parts.length === 0) return;
  const rows = parts.slice(0, mostParts).map(({ name, sku }) => [unbroken(name), sku]);
  inHalves(paper, 'Spare parts that fit', ['Part', 'SKU'], rows);
  const more = parts.length > mostParts ? `${parts.length - mostParts} more online. ` : '';
  const note = `${more}Can't find your part? Ask us: give the SKU above and a photo.`;
  paper.y = paper.words('P', note, { x: sheet.left, y: paper.y - 6, size: 7.8 }) + 10;
}

function fitting(paper: Paper, part: Product, products: readonly Product[]): void {
  const fitted = familiesFitted(part, products);
  if (fitted.length === 0) return;
  const title = 'What it fits';
  const rows = fitted.map(({ label, models, sizes, count }) => {
    const only = sizes ? [...models, sizes] : models;
    return [unbroken(label), only.join(', ') || `All ${count}`];
  });
  if (fitted.every(({ models, sizes }) => models.length === 0 && !sizes))
    inHalves(paper, title, ['Family', 'Products'], rows);
  else {
    const columns = [
      { part: 0.3, head: 'Family' },
      { part: 0.7, head: 'Models' },
    ];
    tablesAbreast(paper, [[{ title, columns, rows }]]);
  }
}

/** A list in two columns under one heading. */
function inHalves(
  paper: Paper,
  title: string,
  [first, second]: readonly [string, string],
  rows: readonly (readonly string[])[],
): void {
  const columns = [
    { part: 0.7, head: first },
    { part: 0.3, head: second },
  ];
  const tables = shared(rows, 2).map((some, at) => [
    { title: at === 0 ? title : '', columns, rows: some },
  ]);
  tablesAbreast(paper, [...tables, []].slice(0, 2));
}

/** Under 25 mm a phone at arm's length no longer reads the code. */
const codeSide = 78;

function rulesOfUse(paper: Paper, product: Product): void {
  const kind = kindOf(product);
  const electrical = kind === 'part' ? undefined : electricalRules[product.material];
  const lines = electrical ? [...rules[kind], electrical] : rules[kind];
  const title = kind === 'part' ? 'Before it is used' : 'Before anyone climbs';
  const columns = [{ part: 0.04, bold: true }, { part: 0.96 }];
  const rows = lines.map((line, at) => [String(at + 1), line]);
  // The address never stands alone on the last page.
  tablesAbreast(paper, [[{ title, columns, rows }]], { below: codeSide + 24 });
  const from = { x: sheet.left, y: paper.y - 6, size: 7.4, ink: '#555' };
  paper.y = paper.words('P', `After: ${sources[kind]}`, from) + 8;
}

function address(paper: Paper, product: Product): void {
  const url = `${company.origin}/product/${product.id}`;
  paper.make(codeSide + 6);
  const y = paper.y;
  paper.box(sheet.left, y, sheet.width, codeSide);
  const inside = { x: sheet.left + 12, width: sheet.width - codeSide - 24 };
  paper.words('P', 'Price, stock and delivery', { ...inside, y: y + 24, size: 11, bold: true });
  paper.within('P', {}, () =>
    paper.words('Link', url.replace('https://', ''), { ...inside, y: y + 41, size: 9, link: url }),
  );
  drawQrCode(paper, url, sheet.right - codeSide, y, codeSide);
  paper.y = y + codeSide;
}
