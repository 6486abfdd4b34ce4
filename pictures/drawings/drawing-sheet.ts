import type { Product } from '../../catalogue/product.ts';
import { drawElevations } from './elevations/draw-elevations.ts';
import { type Mark, marksBounds } from './elevations/mark.ts';
import { listMeasures, type Measure, millimetres } from './measures.ts';

/** Drawing units per point on a paper sheet, so that details are as fine as on a screen. */
export const unitsPerPoint = 2;

const unitsPerMillimetre = (unitsPerPoint * 72) / 25.4;
const paperScales = [20, 25, 50, 100] as const;

/** Separate sizes for wide screens, phones and paper, so that text is never scaled down. */
const lettering = {
  wide: { width: 1000, size: 14, head: 58, tall: 430, taller: 560, margin: 62 },
  narrow: { width: 520, size: 20, head: 58, tall: 520, taller: 640, margin: 22 },
  paper: { width: 1016, size: 15, head: 50, tall: 540, taller: 730, margin: 56 },
} as const;

export type Lettering = keyof typeof lettering;

/** One elevation on the sheet. Its own x = 0 is at `x` on the sheet. */
interface SheetDrawing {
  readonly title: string;
  readonly middle: number;
  readonly marks: readonly Mark[];
  readonly x: number;
}

interface SheetDimension {
  readonly name: string;
  readonly axis: 'up' | 'across';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly millimetres: number;
  readonly emphasis: 'plain' | 'strong' | 'quiet';
}

export interface DrawingSheet {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly ground: number;
  readonly scale: number;
  /** Metres between the lines of the grid. */
  readonly grid: number;
  readonly drawings: readonly SheetDrawing[];
  readonly dimensions: readonly SheetDimension[];
}

const letterWidth = 0.54;
const personHeight = 1.75;
const personWidth = 0.58;

interface Column {
  readonly title: string;
  readonly marks: readonly Mark[];
  readonly left: number;
  readonly right: number;
  readonly measures: readonly Measure[];
}

/** The layout of a product's drawing sheet. Parts have no sheet. */
export function drawingSheet(product: Product, kind: Lettering): DrawingSheet {
  const { width, size, margin } = lettering[kind];
  const columns = [...buildColumns(product, kind), personColumn(kind)];
  const room = dimensionRoom(size);
  const { scale, ground, air } = fitColumns(columns, kind);
  const drawings: SheetDrawing[] = [];
  const dimensions: SheetDimension[] = [];
  let at = margin;
  for (const column of columns) {
    at += air.before + (hasDimensionOn(column, 'left') ? room : 0);
    const x = at - column.left * scale;
    const right = at + columnWidth(column) * scale;
    const placed = { x, ground, scale, left: at, right, room };
    const middle = clampToSheet((at + right) / 2, halfTitleWidth(column.title, size), width);
    drawings.push({ title: column.title, middle, marks: column.marks, x });
    dimensions.push(...column.measures.map((measure) => placeMeasure(measure, placed, size)));
    at = right + (hasDimensionOn(column, 'right') ? room : 0) + air.after;
  }
  return {
    width,
    height: ground + size * 4.9,
    size,
    ground,
    scale,
    grid: scale >= 70 ? 0.5 : 1,
    drawings,
    dimensions,
  };
}

/** Half the width of a title: its letters are a little over half as wide as they are tall. */
export function halfTitleWidth(title: string, size: number): number {
  return (title.length * size * letterWidth) / 2;
}

/** The title's centre: as near to the middle of its column as fits on the sheet. */
function clampToSheet(middle: number, half: number, width: number): number {
  return Math.max(half, Math.min(middle, width - half));
}

/** The largest scale at which all columns fit, the resulting ground line, and the space beside columns. */
function fitColumns(columns: readonly Column[], kind: Lettering) {
  const { width, size, head, tall, taller, margin } = lettering[kind];
  const room = dimensionRoom(size);
  const dims = columns.reduce((sum, column) => sum + sidesUsed(column) * room, 0);
  const metres = columns.reduce((sum, column) => sum + columnWidth(column), 0);
  const top = Math.max(...columns.map(({ marks }) => columnTop(marks)));
  const gap = size * 1.6;
  const free = width - margin - dims - gap * columns.length;
  const largest = Math.min(free / metres, (top > 5 ? taller : tall) / top);
  const scale = kind === 'paper' ? standardScale(largest) : Math.min(largest, 250);
  const extra = (free - metres * scale) / (columns.length + 1);
  return {
    scale,
    ground: head + Math.max(top * scale, 200),
    air: { before: gap / 2 + extra, after: gap / 2 },
  };
}

/** The largest standard drawing scale that fits, in units per metre. */
function standardScale(largest: number): number {
  const fits = paperScales.find((scale) => unitsPerMetre(scale) <= largest);
  return unitsPerMetre(fits ?? paperScales[3]);
}

/** Paper units per metre drawn at 1 : scale. */
export function unitsPerMetre(scale: number): number {
  return (1000 * unitsPerMillimetre) / scale;
}

function buildColumns(product: Product, kind: Lettering): Column[] {
  const { front, side, positions } = drawElevations(product);
  const measures = listMeasures(product);
  const frontOf = column(
    elevationTitle('Front', positions?.front),
    front,
    measures.filter(({ of }) => of === 'front'),
  );
  const sideOf = column(
    elevationTitle('Side', positions?.side),
    side,
    measures.filter(({ of }) => of === 'side'),
  );
  if (kind !== 'narrow') return [frontOf, sideOf];
  const shown = measures.find(({ strong }) => strong)?.of ?? 'side';
  if (shown === 'front') return [frontOf];
  // A phone has room for one elevation only, so the overall height moves to it.
  const overall = measures
    .filter(({ name }) => name === 'Overall height')
    .map((measure): Measure => ({ ...measure, of: 'side', place: 'right' }));
  const own = sideOf.measures.filter(({ name }) => name !== 'Tread spacing');
  return [{ ...sideOf, measures: [...own, ...overall] }];
}

function elevationTitle(from: 'Front' | 'Side', position: string | undefined): string {
  return position === undefined ? `${from} elevation` : `${from}, ${position}`;
}

function column(title: string, marks: readonly Mark[], measures: readonly Measure[]): Column {
  const { left, right } = marksBounds(marks);
  return { title, marks, left, right, measures };
}

/** On narrow sheets only the title gives the person's height. */
function personColumn(kind: Lettering): Column {
  const measure: Measure = {
    name: 'Person',
    of: 'side',
    axis: 'up',
    from: 0,
    to: personHeight,
    place: 'right',
  };
  return {
    title: 'Person, 1.75 m',
    marks: [{ kind: 'figure', x: personWidth / 2 }],
    left: 0,
    right: personWidth,
    measures: kind === 'narrow' ? [] : [measure],
  };
}

function columnWidth({ left, right }: Column): number {
  return right - left;
}

function columnTop(marks: readonly Mark[]): number {
  return Math.max(marksBounds(marks).top, personHeight);
}

function hasDimensionOn({ measures }: Column, place: 'left' | 'right'): boolean {
  return measures.some((measure) => measure.axis === 'up' && measure.place === place);
}

function sidesUsed(column: Column): number {
  return Number(hasDimensionOn(column, 'left')) + Number(hasDimensionOn(column, 'right'));
}

/** Width for a dimension line and a five-digit number. */
function dimensionRoom(size: number): number {
  return size * 4.4;
}

interface ColumnPlacement {
  readonly x: number;
  readonly ground: number;
  readonly scale: number;
  readonly left: number;
  readonly right: number;
  readonly room: number;
}

function placeMeasure(measure: Measure, placed: ColumnPlacement, size: number): SheetDimension {
  const { x, ground, scale, left, right, room } = placed;
  const emphasis = measure.strong ? 'strong' : measure.name === 'Person' ? 'quiet' : 'plain';
  const common = {
    name: measure.name,
    axis: measure.axis,
    millimetres: millimetres(measure),
    emphasis,
  } as const;
  if (measure.axis === 'across') {
    const at = ground + size * 2.4;
    return { ...common, at, from: x + measure.from * scale, to: x + measure.to * scale };
  }
  const at = measure.place === 'right' ? right + room * 0.5 : left - room * 0.5;
  return { ...common, at, from: ground - measure.from * scale, to: ground - measure.to * scale };
}
