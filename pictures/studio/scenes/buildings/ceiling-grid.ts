import { box, type Span } from '../shapes/box.ts';
import { Site } from '../site.ts';

interface CeilingGrid {
  readonly x: Span;
  readonly z: Span;
  readonly y: number;
  readonly cell?: number;
  /** What lies in a cell, by its place in metres: a tile, a light, or nothing yet. */
  readonly filled: (x: number, z: number) => 'tile' | 'light' | undefined;
}

/** A suspended ceiling in the making: white bars on hangers, some cells filled. */
export function ceilingGrid({ x, z, y, cell = 0.6, filled }: CeilingGrid): Site {
  const site = new Site();
  const bar = 0.012;
  const deep: Span = [y, y + 0.038];
  for (let across = x[0]; across <= x[1]; across += cell)
    site.add('steel-white', box([across - bar, across + bar], deep, z));
  for (let along = z[0]; along <= z[1]; along += cell)
    site.add('steel-white', box(x, deep, [along - bar, along + bar]));
  for (let across = x[0]; across < x[1] - 0.1; across += cell)
    for (let along = z[0]; along < z[1] - 0.1; along += cell) {
      const [a, b]: [Span, Span] = [
        [across + bar, across + cell - bar],
        [along + bar, along + cell - bar],
      ];
      const what = filled(across + cell / 2, along + cell / 2);
      if (what === 'tile') site.add('ceiling-tile', box(a, [y + 0.008, y + 0.026], b));
      if (what === 'light') site.add('panel-light', box(a, [y + 0.004, y + 0.05], b));
    }
  for (let across = x[0]; across <= x[1]; across += cell * 2)
    for (let along = z[0]; along <= z[1]; along += cell * 2)
      site.add(
        'steel-galvanised',
        box([across - 0.003, across + 0.003], [y, y + 0.8], [along - 0.003, along + 0.003]),
      );
  return site;
}
