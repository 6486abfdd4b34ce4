import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { type Opening, openingHeightAt, openingOutline } from '../opening.ts';
import { pane, slab, spanAround } from '../shapes.ts';

interface WindowStyle {
  /** Widths of the frame and of a glazing bar. */
  readonly stile?: number;
  readonly bar?: number;
  /** A thicker horizontal bar, as where two sashes meet, at a fraction of the opening's height. */
  readonly rail?: number;
}

/** A window that fills an opening at `back` behind the wall's face, with its bars cut to the arch. */
export function windowIn(
  opening: Opening,
  frame: LocationMaterial,
  panes: readonly [across: number, up: number],
  back: number,
  { stile = 0.05, bar = 0.022, rail }: WindowStyle = {},
): Location {
  const { x, width, sill } = opening;
  const built = new Location();
  const top = openingHeightAt(opening, 0);
  const inside = width - 2 * stile;
  built.add(
    frame,
    slab(openingOutline(opening), 0.06, [openingOutline(opening, stile)]).translate(0, 0, -back),
  );
  const deep = [-back - 0.045, -back - 0.01] as const;
  for (let at = 1; at < panes[0]; at += 1) {
    const off = -inside / 2 + (inside * at) / panes[0];
    built.box(
      frame,
      spanAround(x + off, bar / 2),
      [sill, openingHeightAt(opening, Math.abs(off))],
      deep,
    );
  }
  for (let at = 1; at < panes[1]; at += 1) {
    const y = sill + ((top - sill) * at) / panes[1];
    const half = halfWidthAt(opening, y) - 0.01;
    if (half > 0.1) built.box(frame, spanAround(x, half), spanAround(y, bar / 2), deep);
  }
  if (rail !== undefined) {
    const y = sill + (top - sill) * rail;
    built.box(frame, spanAround(x, width / 2), spanAround(y, 0.03), [-back - 0.05, -back + 0.005]);
  }
  return built.add('window-glass', pane(openingOutline(opening, stile / 2), -back - 0.03));
}

function halfWidthAt(opening: Opening, y: number): number {
  const { width, spring, rise = 0 } = opening;
  if (y <= spring || rise <= 0) return width / 2;
  const radius = (width * width) / (8 * rise) + rise / 2;
  const above = y - (spring + rise - radius);
  return Math.sqrt(Math.max(0, radius * radius - above * above));
}
