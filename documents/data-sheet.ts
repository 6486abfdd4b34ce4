import { leadOf } from '../catalogue/description.ts';
import { exactMetres, kilograms, unbroken } from '../catalogue/measures.ts';
import { partsFor } from '../catalogue/parts.ts';
import { heightLabels, type Product } from '../catalogue/product.ts';
import { familiesFitted, sizesFitted } from '../catalogue/what-it-fits.ts';
import { company } from '../content/company.ts';
import type { Component } from '../pictures/plans/plan.ts';
import { planOf } from '../pictures/plans/plans.ts';
import type { Piece, Stage } from '../pictures/plans/stage.ts';
import { drawToScale } from './drawing.ts';
import { drawMembers, reachOf } from './isometric.ts';
import { type Paper, sheet } from './paper.ts';
import { specificationOf } from './specification.ts';
import { heightOf, table } from './tables.ts';
import { electricalRules, kindOf, rules, sources } from './texts.ts';

/** Figures and drawing, what is in the box, parts, rules of use. */
export function dataSheet(
  paper: Paper,
  product: Product,
  products: readonly Product[],
  stages: readonly Stage[],
): void {
  titled(paper, 'H1', unbroken(product.name), unbroken(leadOf(product.description)));
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

const gutter = 24;
const half = (sheet.width - gutter) / 2;

/** The tables of the product's page, in two columns that are about as long. */
function specification(paper: Paper, product: Product): void {
  const columns = [
    { width: half * 0.55 },
    { width: half * 0.45, align: 'right', bold: true },
  ] as const;
  const tables = specificationOf(product).map(({ caption, rows }) => ({
    title: caption,
    columns,
    rows: rows.map(({ name, value }) => [name, value]),
  }));
  const heights = tables.map((each) => heightOf(paper, each) + 10);
  const all = heights.reduce((sum, height) => sum + height, 0);
  let filled = 0;
  const first = heights.filter((height) => {
    filled += height;
    return filled - height / 2 < all / 2;
  }).length;
  const longest = Math.max(...[heights.slice(0, first), heights.slice(first)].map(sum));
  paper.make(longest);
  const from = paper.y;
  let end = from;
  for (const [at, each] of tables.entries()) {
    if (at === first) paper.y = from;
    table(paper, { ...each, x: at < first ? sheet.left : sheet.left + half + gutter });
    paper.y += 10;
    end = Math.max(end, paper.y);
  }
  paper.y = end + 4;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** The packing list of the plan, as pictures where the pieces can be drawn. */
function inTheBox(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const { components } = planOf(product);
  const count = sum(components.map((each) => each.count));
  const pieces = new Map(stages.flatMap(({ pieces }) => pieces).map((each) => [each.name, each]));
  const rows = Math.ceil(components.length / (stages.length > 0 ? 5 : 3));
  paper.make(60 + (stages.length > 0 ? rows * cell.height : rows * 17));
  const what = product.inBox.join(', ');
  const title = "What's in the box";
  if (stages.length > 0) {
    const missing = `${count} pieces. Count them before you start. Anything missing? Call ${company.phone.shown}.`;
    titled(paper, 'H2', title, missing);
    pictured(paper, components, pieces);
  } else {
    const { left: x, width } = sheet;
    const first = what.charAt(0).toUpperCase() + what.slice(1);
    paper.y = paper.words('H2', title, { x, y: paper.y, size: 12, bold: true }) + 1;
    paper.y = paper.words('P', `${first}. By part:`, { x, y: paper.y, size: 8.6, width });
    listed(paper, components);
  }
  paper.y += 12;
}

const cell = { width: sheet.width / 5, height: 74 } as const;

function pictured(
  paper: Paper,
  components: readonly Component[],
  pieces: ReadonlyMap<string, Piece>,
): void {
  const top = paper.y;
  paper.within('L', {}, () => {
    for (const [at, { name, count }] of components.entries()) {
      const x = sheet.left + (at % 5) * cell.width;
      const y = top + Math.floor(at / 5) * cell.height;
      paper.box(x, y, cell.width, cell.height);
      paper.artifact(() => drawPiece(paper, pieces.get(name), x, y));
      paper.tag('LI', () => {
        const size = paper.fitting(name, cell.width - 34, [8, 7.4], false);
        paper.write(unbroken(name), { x: x + 6, y: y + 52, size, width: cell.width - 32 });
        const right = { x: x + cell.width - 36, width: 30, align: 'right' } as const;
        paper.write(String(count), { ...right, y: y + 51, size: 16, bold: true });
      });
    }
  });
  paper.y = top + Math.ceil(components.length / 5) * cell.height;
}

/** One piece, as large as its cell has room for and no larger than half its size would be. */
function drawPiece({ doc }: Paper, piece: Piece | undefined, x: number, y: number): void {
  if (!piece) return;
  const { left, right, top, bottom } = reachOf(piece.members);
  const scale = Math.min(
    (cell.width - 24) / (right - left + 0.04),
    42 / (bottom - top + 0.04),
    150,
  );
  drawMembers(
    doc,
    piece.members.map((member) => ({ member, old: false })),
    {
      scale,
      x: x + cell.width / 2 - ((left + right) / 2) * scale,
      y: y + 27 - ((top + bottom) / 2) * scale,
    },
  );
}

function listed(paper: Paper, components: readonly Component[]): void {
  const [columns, gap] = [3, 18];
  const width = (sheet.width - gap * (columns - 1)) / columns;
  const rows = Math.ceil(components.length / columns);
  const top = paper.y;
  for (let at = 0; at < columns; at += 1) {
    const some = components.slice(at * rows, (at + 1) * rows);
    paper.y = top;
    if (some.length === 0) continue;
    table(paper, {
      x: sheet.left + at * (width + gap),
      columns: [{ width: width - 34 }, { width: 34, align: 'right', bold: true }],
      rows: some.map(({ name, count }) => [name, String(count)]),
    });
  }
  paper.y = top + rows * 17.4;
}

const mostParts = 12;

function spareParts(paper: Paper, product: Product, products: readonly Product[]): void {
  const parts = partsFor(product, products);
  if (parts.length === 0) return;
  const rows = parts.slice(0, mostParts).map(({ name, sku }) => [unbroken(name), sku]);
  const more = parts.length - rows.length;
  twoColumns(paper, 'Spare parts that fit', ['Part', 'SKU'], inHalves(rows));
  const note = `${more > 0 ? `${more} more online. ` : ''}Can't find your part? Ask us: give the SKU above and a photo.`;
  paper.y = paper.words('P', note, { x: sheet.left, y: paper.y + 3, size: 7.8 }) + 12;
}

function fitting(paper: Paper, part: Product, products: readonly Product[]): void {
  const sizes = sizesFitted(part);
  const fitted = familiesFitted(part, products);
  const title = sizes ? `What it fits: ${sizes}` : 'What it fits';
  const rows = fitted.map(({ label, models, count }) => [
    label,
    models.length > 0 ? models.join(', ') : `All ${count}`,
  ]);
  if (fitted.every(({ models }) => models.length === 0)) {
    twoColumns(paper, title, ['Family', 'Products'], inHalves(rows));
  } else {
    const columns = [
      { width: 150, head: 'Family' },
      { width: sheet.width - 150, head: 'Models' },
    ];
    const block = { title, columns, rows };
    paper.make(heightOf(paper, block));
    table(paper, block);
  }
  paper.y += 12;
}

function inHalves(rows: readonly (readonly string[])[]) {
  const middle = Math.ceil(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)];
}

function twoColumns(
  paper: Paper,
  title: string,
  heads: readonly [string, string],
  parted: readonly (readonly (readonly string[])[])[],
): void {
  const columns = [
    { width: half - 84, head: heads[0] },
    { width: 84, head: heads[1] },
  ];
  const tables = parted.filter((rows) => rows.length > 0).map((rows) => ({ columns, rows }));
  if (tables.length === 0) return;
  const longest = Math.max(...tables.map((each) => heightOf(paper, each)));
  paper.make(longest + 20);
  paper.y = paper.words('H2', title, { x: sheet.left, y: paper.y, size: 12, bold: true });
  const top = paper.y;
  for (const [at, each] of tables.entries()) {
    paper.y = top;
    table(paper, { ...each, x: sheet.left + at * (half + gutter) });
  }
  paper.y = top + longest;
}

function rulesOfUse(paper: Paper, product: Product): void {
  const kind = kindOf(product);
  const electrical = kind === 'part' ? undefined : electricalRules[product.material];
  const lines = electrical ? [...rules[kind], electrical] : rules[kind];
  const block = {
    title: kind === 'part' ? 'Before it is used' : 'Before anyone climbs',
    columns: [{ width: 20, bold: true }, { width: sheet.width - 20 }],
    rows: lines.map((line, at) => [String(at + 1), line]),
  };
  paper.make(heightOf(paper, block) + 20);
  table(paper, block);
  const from = { x: sheet.left, y: paper.y + 3, size: 7.4, ink: '#555' };
  paper.y = paper.words('P', `After: ${sources[kind]}`, from) + 10;
}

function address(paper: Paper, product: Product): void {
  const url = `${company.origin}/product/${product.id}`;
  paper.make(46);
  const y = paper.y;
  paper.box(sheet.left, y, sheet.width, 42);
  const inside = { x: sheet.left + 12, width: sheet.width - 24 };
  paper.words('P', 'Price, stock and delivery', { ...inside, y: y + 7, size: 11, bold: true });
  paper.within('P', {}, () =>
    paper.words('Link', url.replace('https://', ''), { ...inside, y: y + 23, size: 9, link: url }),
  );
  paper.y = y + 42;
}
