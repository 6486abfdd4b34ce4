/** Path data in metres: x to the right, y up from the ground. */
export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 1000) / 1000);

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A run of straight lines. */
export const run = (...points: readonly Point[]) => `M${points.map(at).join('L')}`;

/** A closed outline. */
export const outline = (...points: readonly Point[]) => `${run(...points)}Z`;

/** A box from its lower left corner. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${at([x, y])}h${short(width)}v${short(height)}h${short(-width)}Z`;

export const circle = (x: number, y: number, radius: number) => {
  const r = short(radius);
  const across = short(radius * 2);
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0Z`;
};

/** The rounded line over an opening, from springing to springing. */
export const arch = (left: number, right: number, spring: number, rise: number) => {
  const half = (right - left) / 2;
  const radius = short((half * half + rise * rise) / (2 * rise));
  return `M${at([left, spring])}A${radius} ${radius} 0 0 0 ${at([right, spring])}`;
};

/** An opening with an arched head, its foot at `y`. */
export const archedOpening = (x: number, y: number, width: number, spring: number, rise: number) =>
  `${arch(x, x + width, spring, rise)}V${short(y)}H${short(x)}Z`;

/** What stands at each place from one to another, a step apart. */
export function along(
  from: number,
  to: number,
  step: number,
  draw: (x: number, place: number) => string,
) {
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, place) => draw(from + place * step, place)).join('');
}

/** As `along`, from the first whole multiple of the step: a pattern that does not shift with the frame. */
export const tiled = (
  from: number,
  to: number,
  step: number,
  draw: (x: number, place: number) => string,
) => along(Math.floor(from / step) * step, to, step, (x) => draw(x, Math.round(x / step)));

/** Level lines, as courses of brick or stone are. */
export const courses = (left: number, right: number, from: number, to: number, step: number) =>
  along(from, to, step, (y) => `M${at([left, y])}H${short(right)}`);

/** Upright lines. */
export const uprights = (from: number, to: number, step: number, foot: number, head: number) =>
  tiled(from, to, step, (x) => `M${at([x, foot])}V${short(head)}`);

/** A box divided into panes. */
export function panes(
  x: number,
  y: number,
  width: number,
  height: number,
  across: number,
  up: number,
) {
  const bars = Array.from({ length: across - 1 }, (_, bar) => {
    const place = x + ((bar + 1) * width) / across;
    return run([place, y], [place, y + height]);
  });
  const rails = Array.from({ length: up - 1 }, (_, rail) => {
    const place = y + ((rail + 1) * height) / up;
    return run([x, place], [x + width, place]);
  });
  return [box(x, y, width, height), ...bars, ...rails].join('');
}

/** A girder of two chords with zigzag between them. */
export function lattice(left: number, right: number, bottom: number, top: number, panel: number) {
  const web = tiled(left, right, panel, (x) =>
    run([x, bottom], [x + panel / 2, top], [x + panel, bottom]),
  );
  return `${run([left, bottom], [right, bottom])}${run([left, top], [right, top])}${web}`;
}
