import { Location } from '../location.ts';
import { type Span, spanAround } from '../shapes.ts';

interface CeilingGrid {
  readonly x: Span;
  readonly z: Span;
  readonly y: number;
  /** The content of a cell, by its position in metres. Undefined if the cell is still empty. */
  readonly filled: (x: number, z: number) => 'tile' | 'light' | undefined;
}

const cell = 0.6;

/** A suspended ceiling under construction: white bars on hangers, with some cells filled. */
export function ceilingGrid({ x, z, y, filled }: CeilingGrid): Location {
  const built = new Location();
  const bar = 0.012;
  const deep: Span = [y, y + 0.038];
  for (let across = x[0]; across <= x[1]; across += cell)
    built.box('steel-white', spanAround(across, bar), deep, z);
  for (let along = z[0]; along <= z[1]; along += cell)
    built.box('steel-white', x, deep, spanAround(along, bar));
  for (let across = x[0]; across < x[1] - 0.1; across += cell)
    for (let along = z[0]; along < z[1] - 0.1; along += cell) {
      const [a, b]: [Span, Span] = [
        [across + bar, across + cell - bar],
        [along + bar, along + cell - bar],
      ];
      const what = filled(across + cell / 2, along + cell / 2);
      if (what === 'tile') built.box('ceiling-tile', a, [y + 0.008, y + 0.026], b);
      if (what === 'light') built.box('panel-light', a, [y + 0.004, y + 0.05], b);
    }
  for (let across = x[0]; across <= x[1]; across += cell * 2)
    for (let along = z[0]; along <= z[1]; along += cell * 2)
      built.box(
        'steel-galvanised',
        spanAround(across, 0.003),
        [y, y + 0.8],
        spanAround(along, 0.003),
      );
  return built;
}
