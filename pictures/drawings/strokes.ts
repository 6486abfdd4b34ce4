import type { Mark, Point, Run, Tone } from './elevations/mark.ts';
import { figurePath } from './figure.ts';
import { roundToTenth } from './round-to-tenth.ts';

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

export function toStrokes(marks: readonly Mark[], sheet: Sheet): Stroke[] {
  return marks
    .filter((mark) => sheet.scale >= (mark.from ?? 0))
    .map((mark) => (sheet.frame ? cropToFrame(mark, sheet) : mark))
    .filter((mark) => !isEmpty(mark))
    .flatMap((mark) => markStrokes(mark, sheet));
}

/** Removes the runs and discs that lie outside the frame. */
function cropToFrame(mark: Mark, sheet: Sheet): Mark {
  if (mark.kind === 'figure') return mark;
  if (mark.kind === 'discs') {
    return { ...mark, centres: mark.centres.filter((at) => isInFrame([at], mark.radius, sheet)) };
  }
  const half = mark.kind === 'bars' ? mark.thickness / 2 : 0;
  return { ...mark, runs: mark.runs.filter((run) => isInFrame(run, half, sheet)) };
}

function isEmpty(mark: Mark): boolean {
  if (mark.kind === 'figure') return false;
  return (mark.kind === 'discs' ? mark.centres : mark.runs).length === 0;
}

function isInFrame(run: Run, around: number, { scale, x, ground, frame }: Sheet): boolean {
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

function markStrokes(mark: Mark, sheet: Sheet): Stroke[] {
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
        {
          d: mark.runs.map((run) => `${pathData(run.map(place))}z`).join(''),
          fill: tones[mark.tone],
        },
      ];
    case 'discs':
      return [
        {
          d: mark.centres.map((at) => circle(place(at), mark.radius * scale)).join(''),
          fill: tones[mark.tone],
        },
      ];
    case 'hairs': {
      const d = mark.runs.map((run) => pathData(run.map(place))).join('');
      return [mark.quiet ? { d, stroke: colours.quiet, width: weight * 0.8 } : { d }];
    }
    case 'figure': {
      const [x, y] = place([mark.x, 0]);
      const transform = `translate(${formatNumber(x)} ${formatNumber(y)})scale(${formatNumber(scale)})`;
      return [{ d: figurePath, fill: colours.figure, stroke: 'none', transform }];
    }
  }
}

/** A tube is an ink line with a lighter, narrower line on top. A very thin tube is one ink line. */
function barStrokes(runs: readonly Run[], thickness: number, tone: Tone, weight: number): Stroke[] {
  const d = runs.map((run) => pathData(shortenBothEnds(run, thickness / 2))).join('');
  if (thickness < weight) return [{ d, width: Math.max(weight, thickness + 0.3) }];
  const outer = { d, width: thickness + weight };
  return tone === 'dark'
    ? [outer]
    : [outer, { d, stroke: tones[tone], width: Math.max(thickness - weight, 0.8) }];
}

/** Shortens a run at both ends by half its thickness, because square line caps extend it by as much. */
function shortenBothEnds(run: Run, by: number): Run {
  return [...shortenStart([...shortenStart(run, by)].reverse(), by)].reverse();
}

function shortenStart(run: Run, by: number): Run {
  const [a, b, ...rest] = run;
  if (!a || !b) return run;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const part = length > 2 * by ? by / length : 0.4;
  return [[a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], b, ...rest];
}

/** SVG path data rounded to 0.1 unit, each point relative to the one before. */
function pathData(run: Run): string {
  let at: Point | undefined;
  let d = '';
  for (const point of run) {
    const [x, y] = [roundToTenth(point[0]), roundToTenth(point[1])];
    if (!at) d += `M${formatNumber(x)}${formatNextNumber(y)}`;
    else {
      const [dx, dy] = [roundToTenth(x - at[0]), roundToTenth(y - at[1])];
      if (dx !== 0 && dy !== 0) d += `l${formatNumber(dx)}${formatNextNumber(dy)}`;
      else if (dy !== 0) d += `v${formatNumber(dy)}`;
      else if (dx !== 0) d += `h${formatNumber(dx)}`;
    }
    at = [x, y];
  }
  return d;
}

function circle([x, y]: Point, radius: number): string {
  const r = formatNumber(roundToTenth(radius));
  const across = formatNumber(roundToTenth(2 * roundToTenth(radius)));
  return `M${formatNumber(roundToTenth(x - radius))}${formatNextNumber(roundToTenth(y))}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
}

function formatNextNumber(value: number): string {
  return value < 0 ? formatNumber(value) : ` ${formatNumber(value)}`;
}

function formatNumber(value: number): string {
  return String(roundToTenth(value)).replace(/^(-?)0\./, '$1.');
}
