import { firstSentence } from '../catalogue/description.ts';
import { isDomestic } from '../catalogue/domestic.ts';
import { formatKilograms, formatMetresToCm, withNonBreakingUnits } from '../catalogue/measures.ts';
import { heightLabels, type Product } from '../catalogue/product.ts';
import { company } from '../content/company.ts';
import { getEquipmentCategory } from '../pictures/plans/checklist.ts';
import { listFittedFamilies } from '../pictures/plans/fitted-families.ts';
import { findFittingParts } from '../pictures/plans/parts.ts';
import type { Component } from '../pictures/plans/plan.ts';
import { getPlan } from '../pictures/plans/plans.ts';
import type { PlanPiece, Stage } from '../pictures/plans/stage.ts';
import { drawToScale } from './drawing.ts';
import { drawMembers, projectedBounds } from './isometric.ts';
import { type Paper, sheet } from './paper.ts';
import { drawQrCode } from './qr-code.ts';
import { buildSpecification } from './specification.ts';
import { drawTablesSideBySide, splitRows, type Table } from './tables.ts';
import { electricalRules, ruleSources, useRules } from './texts.ts';

/** Figures and drawing, what is in the box, parts, rules of use. */
export function drawDataSheet(
  paper: Paper,
  product: Product,
  products: readonly Product[],
  stages: readonly Stage[],
): void {
  drawHeading(
    paper,
    'H1',
    withNonBreakingUnits(product.name),
    withNonBreakingUnits(firstSentence(product.description)),
  );
  if (isDomestic(product)) drawDomesticNotice(paper);
  drawKeyFigures(paper, product);
  drawToScale(paper, product);
  drawSpecification(paper, product);
  drawBoxContents(paper, product, stages);
  if (product.category === 'Accessories') drawFittedFamilies(paper, product, products);
  else drawSpareParts(paper, product, products);
  drawRules(paper, product);
  drawProductLink(paper, product);
}

/** A heading and a line under it. */
export function drawHeading(paper: Paper, type: 'H1' | 'H2', title: string, under: string): void {
  const { left: x, width } = sheet;
  const size = paper.fitFontSize(title, width, type === 'H1' ? [29, 26, 23, 20] : [20, 18]);
  paper.y = paper.words(type, title, { x, y: paper.y - 7, size, width, bold: true }) + 3;
  if (under) paper.y = paper.words('P', under, { x, y: paper.y, size: 9.4, width });
  paper.y += 9;
}

/** Nobody at work should have to read on. */
function drawDomesticNotice(paper: Paper): void {
  const { left: x, width } = sheet;
  paper.drawBox(x, paper.y, width, 20, '#000');
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
      { term: 'Length', value: formatMetresToCm(product.length) },
      { term: 'Width', value: formatMetresToCm(product.width) },
      { term: 'Weight', value: formatKilograms(weight) },
      { term: 'Material', value: product.material },
    ];
  return [
    { term: heightLabels[heightKind], value: formatMetresToCm(height) },
    { term: 'Working height', value: formatMetresToCm(workingHeight) },
    { term: 'Maximum load', value: formatKilograms(loadRating) },
    { term: 'Weight', value: formatKilograms(weight) },
    ...(standard ? [{ term: 'Standard', value: standard, small: standardClass }] : []),
  ];
}

/** What a buyer compares, the height we quote white on black. */
function drawKeyFigures(paper: Paper, product: Product): void {
  const cells = keyFigures(product);
  const wide = sheet.width / cells.length;
  const [y, high] = [paper.y, 41];
  for (const [at, { term, value, small }] of cells.entries()) {
    const x = sheet.left + at * wide;
    const isKey = at === 0;
    const ink = isKey ? '#fff' : '#000';
    paper.drawBox(x, y, wide, high, isKey ? '#000' : undefined);
    const size = paper.fitFontSize(value, wide - 16, [17, 14, 12, 10, 8.5, 7]);
    const isStacked = small !== undefined;
    paper.tag('P', () => {
      paper.drawText(term, { x: x + 8, y: y + 5, size: 7.6, ink });
      const middle = y + (isStacked ? 21 : 26.5);
      const shown = isStacked ? Math.min(size, 14) : size;
      paper.drawText(value, { x: x + 8, y: middle - shown * 0.55, size: shown, bold: true, ink });
      if (isStacked) paper.drawText(small, { x: x + 8, y: y + 29, size: 7.6, bold: true, ink });
    });
  }
  paper.y = y + high + 12;
}

/** The tables of the product's page: heights and sizes left, the others right. */
function drawSpecification(paper: Paper, product: Product): void {
  const columns = [{ part: 0.55 }, { part: 0.45, align: 'right', bold: true }] as const;
  const tables = buildSpecification(product).map(({ caption, rows }) => ({
    title: caption,
    columns,
    rows: rows.map(({ name, value }) => [name, value]),
  }));
  const isLeft = ({ title }: Table) => /^(Heights|Size)/.test(title ?? '');
  drawTablesSideBySide(paper, [tables.filter(isLeft), tables.filter((each) => !isLeft(each))]);
}

const boxTitle = "What's in the box";

/** The packing list of the plan, as pictures where the pieces can be drawn. */
function drawBoxContents(paper: Paper, product: Product, stages: readonly Stage[]): void {
  const { components } = getPlan(product);
  if (stages.length > 0) {
    const pieces = new Map(stages.flatMap(({ pieces }) => pieces).map((each) => [each.name, each]));
    const count = components.reduce((sum, each) => sum + each.count, 0);
    paper.ensureRoom(50 + Math.ceil(components.length / 4) * cellHeight);
    drawHeading(
      paper,
      'H2',
      boxTitle,
      `${count} pieces. Count them before you start. Anything missing? Contact us at ${new URL(company.origin).host}.`,
    );
    drawPieceGrid(paper, components, pieces);
    return;
  }
  const rows = components.map(({ name, count }) => [name, String(count)]);
  const columns = [{ part: 0.8 }, { part: 0.2, align: 'right', bold: true }] as const;
  const what = `${product.inBox.join(', ')}.`;
  const { left: x, width } = sheet;
  paper.ensureRoom(100);
  paper.words('H2', boxTitle, { x, y: paper.y, size: 12, bold: true });
  const under = { x, y: paper.y + 15, size: 8.6, width };
  paper.y = paper.words('P', what.charAt(0).toUpperCase() + what.slice(1), under);
  const thirds = splitRows(rows, 3).map((some) => [{ columns, rows: some }]);
  drawTablesSideBySide(paper, [...thirds, [], []].slice(0, 3), { gutter: 18 });
}

const cellHeight = 74;

function drawPieceGrid(
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
      paper.drawBox(x, y, wide, cellHeight);
      paper.artifact(() => drawPiece(paper, pieces.get(name), x, y, wide));
      paper.listItem(() => {
        const words = withNonBreakingUnits(name).replace(', ', ',\n');
        const width = wide - (count > 9 ? 32 : 24);
        const fitsTwoLines = (size: number) => paper.heightOf(words, { size, width }) < 2.9 * size;
        const size = [7.6, 7.2, 6.8].find(fitsTwoLines) ?? 6.4;
        paper.drawText(words, { x: x + 6, y: y + 52, size, width });
        const right = { x: x + wide - 36, width: 30, align: 'right' } as const;
        paper.drawText(String(count), { ...right, y: y + 51, size: 16, bold: true });
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
  const { left, right, top, bottom } = projectedBounds(piece.members);
  const scale = Math.min((wide - 24) / (right - left), 42 / (bottom - top), 150);
  drawMembers(doc, [{ members: piece.members, old: false }], {
    scale,
    x: x + wide / 2 - ((left + right) / 2) * scale,
    y: y + 27 - ((top + bottom) / 2) * scale,
  });
}

const maxParts = 12;

function drawSpareParts(paper: Paper, product: Product, products: readonly Product[]): void {
  const parts = findFittingParts(product, products);
  if (parts.length === 0) return;
  const rows = parts.slice(0, maxParts).map(({ name, sku }) => [withNonBreakingUnits(name), sku]);
  drawTwoColumnList(paper, 'Spare parts that fit', ['Part', 'SKU'], rows);
  const more = parts.length > maxParts ? `${parts.length - maxParts} more online. ` : '';
  const note = `${more}Can't find your part? Ask us: give the SKU above and a photo.`;
  paper.y = paper.words('P', note, { x: sheet.left, y: paper.y - 6, size: 7.8 }) + 10;
}

function drawFittedFamilies(paper: Paper, part: Product, products: readonly Product[]): void {
  const fitted = listFittedFamilies(part, products);
  if (fitted.length === 0) return;
  const title = 'What it fits';
  const rows = fitted.map(({ label, models, sizes, count }) => {
    const only = sizes ? [...models, sizes] : models;
    return [withNonBreakingUnits(label), only.join(', ') || `All ${count}`];
  });
  if (fitted.every(({ models, sizes }) => models.length === 0 && !sizes))
    drawTwoColumnList(paper, title, ['Family', 'Products'], rows);
  else {
    const columns = [
      { part: 0.3, head: 'Family' },
      { part: 0.7, head: 'Models' },
    ];
    drawTablesSideBySide(paper, [[{ title, columns, rows }]]);
  }
}

/** A list in two columns under one heading. */
function drawTwoColumnList(
  paper: Paper,
  title: string,
  [first, second]: readonly [string, string],
  rows: readonly (readonly string[])[],
): void {
  const columns = [
    { part: 0.7, head: first },
    { part: 0.3, head: second },
  ];
  const tables = splitRows(rows, 2).map((some, at) => [
    { title: at === 0 ? title : '', columns, rows: some },
  ]);
  drawTablesSideBySide(paper, [...tables, []].slice(0, 2));
}

/** Under 25 mm a phone at arm's length no longer reads the code. */
const codeSide = 78;

function drawRules(paper: Paper, product: Product): void {
  const kind = getEquipmentCategory(product);
  const electrical = kind === 'part' ? undefined : electricalRules[product.material];
  const lines = electrical ? [...useRules[kind], electrical] : useRules[kind];
  const title = kind === 'part' ? 'Before it is used' : 'Before anyone climbs';
  const columns = [{ part: 0.04, bold: true }, { part: 0.96 }];
  const rows = lines.map((line, at) => [String(at + 1), line]);
  // The address never stands alone on the last page.
  drawTablesSideBySide(paper, [[{ title, columns, rows }]], { below: codeSide + 24 });
  const from = { x: sheet.left, y: paper.y - 6, size: 7.4, ink: '#555' };
  paper.y = paper.words('P', `After: ${ruleSources[kind]}`, from) + 8;
}

function drawProductLink(paper: Paper, product: Product): void {
  const url = `${company.origin}/product/${product.id}`;
  paper.ensureRoom(codeSide + 6);
  const y = paper.y;
  paper.drawBox(sheet.left, y, sheet.width, codeSide);
  const inside = { x: sheet.left + 12, width: sheet.width - codeSide - 24 };
  paper.words('P', 'Price, stock and delivery', { ...inside, y: y + 24, size: 11, bold: true });
  paper.within('P', {}, () =>
    paper.words('Link', url.replace('https://', ''), { ...inside, y: y + 41, size: 9, link: url }),
  );
  drawQrCode(paper, url, sheet.right - codeSide, y, codeSide);
  paper.y = y + codeSide;
}
