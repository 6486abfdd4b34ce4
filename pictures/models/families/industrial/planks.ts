import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { linspace } from '../../../plans/geometry.ts';
import { tread } from '../../kit/decks.ts';
import { member } from '../../kit/members.ts';
import { arc, rounded } from '../../kit/profiles.ts';
import { bothSides, point, Z } from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';

/** The surface of treads and decks: ribbed sheet, or sheet with punched drain holes and raised teeth. */
export interface Tread {
  readonly kind: 'ribbed' | 'punched';
  readonly material: MaterialName;
  /** The number of corners of its round holes. Long flights have as few as six. */
  readonly corners?: number;
}

const [sheet, lip] = [0.003, 0.035];

/** A tread or a deck plank along X, centred on the origin, with its top at 0. */
export function plank(
  { kind, material, corners = 9 }: Tread,
  width: number,
  depth: number,
): Workpiece {
  const piece = new Workpiece();
  if (kind === 'ribbed') return piece.add(material, tread(width, depth, lip));
  piece.add(material, punchedSheet(width, depth, corners));
  for (const side of bothSides) {
    piece.box(
      material,
      [width, lip, sheet, 0.001],
      [0, -lip / 2 - 0.0005, side * (depth / 2 - sheet / 2)],
    );
  }
  return piece;
}

/** A sheet with rows of holes, and teeth between them and along the edges. */
function punchedSheet(width: number, depth: number, corners: number): BufferGeometry {
  const [columns, rows] = [
    Math.max(2, Math.round(width / (0.045 + width * 0.085))),
    Math.max(2, Math.round((depth - 0.02) / 0.1)),
  ];
  const xs = cellCentres(width - 0.02, columns);
  const zs = cellCentres(depth - 0.016, rows);
  const holes = xs.flatMap((x) =>
    zs.map((z) => arc(x, z, 0.0155, 0, 2 * Math.PI * (1 - 1 / corners), corners - 1)),
  );
  const top = member(
    { outline: rounded(width, depth, 0.003), holes },
    point(0, -sheet, 0),
    point(0, 0, 0),
    Z,
  );
  const tooth = latheGeometry(5, [0.0075, -0.0005], [0.0045, 0.005], [0, 0.0042]);
  // Punching raises the sheet round each hole.
  const collar = latheGeometry(corners, [0.0215, -0.0005], [0.0175, 0.004], [0.0154, 0.0035]);
  const rims = xs.flatMap((x) => zs.map((z) => collar.clone().translate(x, 0, z)));
  const teeth = cellEdges(width - 0.02, columns).flatMap((x) =>
    cellEdges(depth - 0.016, rows)
      .slice(1)
      .map((z) => tooth.clone().translate(x, 0, z)),
  );
  return mergeGeometries([top, ...rims, ...teeth]);
}

/** The midpoints of a length centred on 0 and divided into equal parts. */
function cellCentres(length: number, parts: number): number[] {
  const each = length / parts;
  return linspace(-length / 2 + each / 2, length / 2 - each / 2, parts);
}

/** The boundaries of those parts, with the two ends moved in slightly. */
function cellEdges(length: number, parts: number): number[] {
  return linspace(-length / 2 + 0.008, length / 2 - 0.008, parts + 1);
}
