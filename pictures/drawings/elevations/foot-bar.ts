import { box } from './geometry.ts';
import { faces, type Mark } from './mark.ts';

/** A bar across the foot of a short ladder, wider than the ladder. */
export function footBar(width: number, across: number): Mark[] {
  const from = (width - across) / 2;
  return [
    faces([box(from, 0.025, across, 0.06)]),
    faces([box(from, 0, 0.06, 0.095), box(from + across - 0.06, 0, 0.06, 0.095)], 'dark'),
  ];
}
