import type { Mark, Point, Run, Tone } from './elevations/mark.ts';
import { figurePath } from './figure.ts';
import { tenth } from './tenth.ts';

export const colours = {
  ink: '#0e1a2b',
  line: '#d8d3c8',
  quiet: '#88867e',
  figure: '#d6d2c9',
} as const;

/** Thickness of an outline on a plate of 600 units. */
export const plateWeight = 1.5;

export const tones: Readonly<Record<Tone, string>> = {
  alloy: '#fff',
  grp: '#ffd873',
  timber: '#e6cfa8',
  steel: '#e3e7ea',
  dark: '#26313f',
};

/** How metres are converted to drawing units. */
export interface Sheet {
  /** Units per metre. */
  readonly scale: number;
  /** The position of the drawing's x = 0, and of the ground line. */
  readonly x: number;
  readonly ground: number;
  /** Thickness of an outline in units. */
  readonly weight: number;
  /** Marks that lie outside are left out. */
  readonly frame?: { readonly width: number; readonly height: number };
}

/** One SVG path. Missing attributes are inherited: no fill, ink stroke, the sheet's line weight. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly transform?: string;
}

export function inked(marks: readonly Mark[], sheet: Sheet): Stroke[] {
  return marks
    .filter((mark) => sheet.scale >= (mark.from ?? 0))
    .map((mark) => (sheet.frame ? cropped(mark, sheet) : mark))
    .filter((mark) => !isEmpty(mark))
    .flatMap((mark) => strokesOf(mark, sheet));
}

/** Removes the runs and discs that lie outside the frame. */
function cropped(mark: Mark, sheet: Sheet): Mark {
  if (mark.kind === 'figure') return mark;
  if (mark.kind === 'discs') {
    return { ...mark, centres: mark.centres.filter((at) => isSeen([at], mark.radius, sheet)) };
  }
  const half = mark.kind === 'bars' ? mark.thickness / 2 : 0;
  return { ...mark, runs: mark.runs.filter((run) => isSeen(run, half, sheet)) };
}

function isEmpty(mark: Mark): boolean {
  if (mark.kind === 'figure') return false;
  return (mark.kind === 'discs' ? mark.centres : mark.runs).length === 0;
}

function isSeen(run: Run, around: number, { scale, x, ground, frame }: Sheet): boolean {
  if (!frame) return true;
  const across = run.map((point) => x + point[0] * scale);
  const down = run.map((point) => ground - point[1] * scale);
  const margin = around * scale;
  return (
    Math.max(...across) + margin > 0 &&
    Math.min(...across) - margin < frame.width &&
    Math.max(...down) + margin > 0 &&
    Math.min(...down) - margin < frame.height
  );
}

function strokesOf(mark: Mark, sheet: Sheet): Stroke[] {
  const { scale, weight } = sheet;
  const place = ([x, y]: Point): Point => [sheet.x + x * scale, sheet.ground - y * scale];
  switch (mark.kind) {
    case 'bars':
      return barStrokes(
        mark.runs.map((run) => run.map(place)),
        mark.thickness * scale,
        mark.tone,
        weight,
      );
    case 'faces':
      return [
        { d: mark.runs.map((run) => `${trace(run.map(place))}z`).join(''), fill: tones[mark.tone] },
      ];
    case 'discs':
      return [
        {
          d: mark.centres.map((at) => circle(place(at), mark.radius * scale)).join(''),
          fill: tones[mark.tone],
        },
      ];
    case 'hairs': {
      const d = mark.runs.map((run) => trace(run.map(place))).join('');
      return [mark.quiet ? { d, stroke: colours.quiet, width: weight * 0.8 } : { d }];
    }
    case 'figure': {
      const [x, y] = place([mark.x, 0]);
      const transform = `translate(${short(x)} ${short(y)})scale(${short(scale)})`;
      return [{ d: figurePath, fill: colours.figure, stroke: 'none', transform }];
    }
  }
}

/** A tube is an ink line with a lighter, narrower line on top. A very thin tube is one ink line. */
function barStrokes(runs: readonly Run[], thickness: number, tone: Tone, weight: number): Stroke[] {
  const d = runs.map((run) => trace(drawnIn(run, thickness / 2))).join('');
  if (thickness < weight) return [{ d, width: Math.max(weight, thickness + 0.3) }];
  const outer = { d, width: thickness + weight };
  return tone === 'dark'
    ? [outer]
    : [outer, { d, stroke: tones[tone], width: Math.max(thickness - weight, 0.8) }];
}

/** Shortens a run at both ends by half its thickness, because square line caps extend it by as much. */
function drawnIn(run: Run, by: number): Run {
  return [...shortened([...shortened(run, by)].reverse(), by)].reverse();
}

function shortened(run: Run, by: number): Run {
  const [a, b, ...rest] = run;
  if (!a || !b) return run;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const part = length > 2 * by ? by / length : 0.4;
  return [[a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], b, ...rest];
}

/** SVG path data rounded to 0.1 unit, each point relative to the one before. */
function trace(run: Run): string {
  let at: Point | undefined;
  let d = '';
  for (const point of run) {
    const [x, y] = [tenth(point[0]), tenth(point[1])];
    if (!at) d += `M${short(x)}${joined(y)}`;
    else {
      const [dx, dy] = [tenth(x - at[0]), tenth(y - at[1])];
      if (dx !== 0 && dy !== 0) d += `l${short(dx)}${joined(dy)}`;
      else if (dy !== 0) d += `v${short(dy)}`;
      else if (dx !== 0) d += `h${short(dx)}`;
    }
    at = [x, y];
  }
  return d;
}

function circle([x, y]: Point, radius: number): string {
  const r = short(tenth(radius));
  const across = short(tenth(2 * tenth(radius)));
  return `M${short(tenth(x - radius))}${joined(tenth(y))}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
}

function joined(value: number): string {
  return value < 0 ? short(value) : ` ${short(value)}`;
}

function short(value: number): string {
  return String(tenth(value)).replace(/^(-?)0\./, '$1.');
}
