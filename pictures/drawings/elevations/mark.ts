import { type Spot as Point, spots } from '../../plans/geometry.ts';

export { type Spot as Point, spots as run } from '../../plans/geometry.ts';

export type Run = readonly Point[];

/** A part's material as shown in the drawing. */
export type Tone = 'alloy' | 'grp' | 'timber' | 'steel' | 'dark';

interface Drawn {
  /** The mark is left out below this scale (units per metre), where it is too small to read. */
  readonly from?: number;
}

/** Tubes and stiles: runs of one thickness, outlined together, so that welded joints show no seam. */
interface Bars extends Drawn {
  readonly kind: 'bars';
  readonly runs: readonly Run[];
  readonly thickness: number;
  readonly tone: Tone;
}

/** Closed outlines, each filled and inked. */
interface Faces extends Drawn {
  readonly kind: 'faces';
  readonly runs: readonly Run[];
  readonly tone: Tone;
}

interface Discs extends Drawn {
  readonly kind: 'discs';
  readonly centres: readonly Point[];
  readonly radius: number;
  readonly tone: Tone;
}

/** Thin lines: edges, ropes and the surroundings of the product. */
interface Hairs extends Drawn {
  readonly kind: 'hairs';
  readonly runs: readonly Run[];
  readonly quiet?: boolean;
}

interface PersonMark extends Drawn {
  readonly kind: 'figure';
  readonly x: number;
}

export type Mark = Bars | Faces | Discs | Hairs | PersonMark;

export function bars(runs: readonly Run[], thickness: number, tone: Tone = 'alloy'): Mark {
  return { kind: 'bars', runs, thickness, tone };
}

export function faces(runs: readonly Run[], tone: Tone = 'alloy'): Mark {
  return { kind: 'faces', runs, tone };
}

export function discs(centres: readonly Point[], radius: number, tone: Tone = 'alloy'): Mark {
  return { kind: 'discs', centres, radius, tone };
}

export function hairs(runs: readonly Run[]): Mark {
  return { kind: 'hairs', runs };
}

/** A line that belongs to the surroundings: a wall, a stair, a rail to hook on. */
export function quiet(runs: readonly Run[]): Mark {
  return { kind: 'hairs', runs, quiet: true };
}

const shownFromScale =
  (from: number) =>
  (...marks: readonly Mark[]): Mark[] =>
    marks.map((mark) => ({ ...mark, from }));

/** For rung ends and joints: left out of drawings of the tallest products. */
export const small = shownFromScale(60);

/** For rivets, collars and clips: left out at small scales. */
export const fine = shownFromScale(150);

/** For ribs and edges of sections: drawn only in close-ups. */
export const finest = shownFromScale(400);

export function translateMarks(marks: readonly Mark[], dx: number, dy = 0): Mark[] {
  return mapPoints(marks, ([x, y]) => [x + dx, y + dy]);
}

/** The same marks mirrored about the vertical line at x = `about`. */
export function mirrorMarks(marks: readonly Mark[], about: number): Mark[] {
  return mapPoints(marks, ([x, y]) => [2 * about - x, y]);
}

function mapPoints(marks: readonly Mark[], place: (point: Point) => Point): Mark[] {
  return marks.map((mark) => {
    if (mark.kind === 'figure') return { ...mark, x: place([mark.x, 0])[0] };
    if (mark.kind === 'discs') return { ...mark, centres: mark.centres.map(place) };
    return { ...mark, runs: mark.runs.map((run) => run.map(place)) };
  });
}

/** The bounding box of the marks. The thickness of bars is not included. */
export function marksBounds(marks: readonly Mark[]) {
  const points = marks.flatMap(markPoints);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** How tall a product stands as drawn, without the wall it leans on. */
export function standingHeight(marks: readonly Mark[]): number {
  return marksBounds(marks.filter(({ kind }) => kind !== 'hairs')).top;
}

function markPoints(mark: Mark): Run {
  if (mark.kind === 'figure') return spots(mark.x - 0.28, 0, mark.x + 0.28, 1.75);
  if (mark.kind !== 'discs') return mark.runs.flat();
  const { radius } = mark;
  return mark.centres.flatMap(([x, y]) => spots(x - radius, y - radius, x + radius, y + radius));
}
