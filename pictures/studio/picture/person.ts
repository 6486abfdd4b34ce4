import type { Spot } from '../../plans/geometry.ts';

/** Half the outline of a person facing the viewer, from the crown to the crotch, in metres with y up. */
const halfOutline = [
  '0,1.75 0.043,1.744 0.074,1.718 0.086,1.67 0.083,1.63 0.072,1.592 0.055,1.562 0.052,1.528',
  '0.07,1.502 0.13,1.482 0.188,1.458 0.218,1.415 0.232,1.35 0.243,1.25 0.256,1.14 0.268,1.02',
  '0.279,0.905 0.287,0.83 0.283,0.765 0.266,0.732 0.247,0.748 0.241,0.8 0.242,0.85 0.232,0.93',
  '0.215,1.03 0.198,1.13 0.186,1.235 0.176,1.265 0.168,1.22 0.163,1.13 0.166,1.04 0.176,0.95',
  '0.18,0.86 0.176,0.76 0.165,0.62 0.152,0.5 0.147,0.4 0.142,0.3 0.126,0.15 0.122,0.085',
  '0.14,0.045 0.152,0.018 0.146,0 0.07,0 0.052,0.02 0.05,0.08 0.056,0.2 0.05,0.33 0.043,0.47',
  '0.032,0.62 0.016,0.76 0,0.8',
]
  .flatMap((row) => row.split(' '))
  .map((spot): Spot => {
    const [x = 0, y = 0] = spot.split(',').map(Number);
    return [x, y];
  });

export const personHeight = 1.75;
export const personWidth = 2 * Math.max(...halfOutline.map(([x]) => x));

/** The outline as an SVG path, standing at 0 0, scaled to `metre` pixels per metre. */
export function personPath(metre: number): string {
  const other = halfOutline
    .slice(1, -1)
    .map(([x, y]) => [-x, y] as const)
    .reverse();
  const points = [...halfOutline, ...other].map(([x, y]) => [x * metre, -y * metre] as const);
  return `${smooth(points)}z`;
}

/** A smooth closed curve through all points, with tangents parallel to the line between neighbours. */
function smooth(ring: readonly Spot[]): string {
  const at = (place: number) => ring[(place + ring.length) % ring.length] ?? [0, 0];
  const pieces = ring.map((from, place) => {
    const [before, to, after] = [at(place - 1), at(place + 1), at(place + 2)];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...leave, ...arrive, ...to].map(formatNumber).join(' ')}`;
  });
  return `M${at(0).map(formatNumber).join(' ')}${pieces.join('')}`;
}

function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}
