import type { Product } from '../../../../catalogue/product.ts';
import { arc, channel, type Profile, type Spot } from '../../kit/profiles.ts';
import type { MaterialName } from '../../materials.ts';

/** What a rung ladder is made of. */
export interface Build {
  readonly material: MaterialName;
  /** A stile as seen from the front, and from the side. */
  readonly face: number;
  readonly deep: number;
  readonly stile: Profile;
  readonly rung: Profile;
  /** Across the rung, for the swage round it. */
  readonly rungSize: number;
  /** How far inside the stile's outer face a rung ends: in a channel, at its web. */
  readonly web: number;
  /** How far rung ends stand proud of the stile's outer face. */
  readonly proud: number;
}

export function buildOf({ range, material }: Pick<Product, 'range' | 'material'>): Build {
  if (material === 'GRP') {
    const [face, deep] = [0.034, 0.066];
    return {
      material: 'grp',
      face,
      deep,
      stile: channel(deep, face, 0.005),
      rung: squareRung(0.03),
      rungSize: 0.03,
      web: 0,
      proud: 0.0055,
    };
  }
  if (range.endsWith('500')) {
    const [face, deep] = [0.034, 0.066];
    return {
      material: 'aluminium',
      face,
      deep,
      stile: lippedStile(deep, face),
      rung: dRung(0.034, 0.032),
      rungSize: 0.034,
      web: 0.0035,
      proud: 0,
    };
  }
  const light = range.endsWith('100');
  const [face, deep] = light ? [0.025, 0.054] : [0.03, 0.06];
  return {
    material: 'aluminium',
    face,
    deep,
    stile: groovedStile(deep, face),
    rung: light ? squareRung(0.026) : squareRung(0.03),
    rungSize: light ? 0.026 : 0.03,
    web: 0,
    proud: 0.002,
  };
}

/** A heavy box stile: lips along both edges of its outer face (+y) stand proud of the rung ends. */
function lippedStile(width: number, thickness: number): Profile {
  const [w, t, lip, deep, r] = [width / 2, thickness / 2, 0.011, 0.0035, 0.004];
  return {
    outline: [
      ...arc(w - r, -t + r, r, -Math.PI / 2, 0, 3),
      ...arc(w - 0.003, t - 0.003, 0.003, 0, Math.PI / 2, 2),
      [w - lip + 0.0015, t],
      [w - lip, t - deep],
      [-w + lip, t - deep],
      [-w + lip - 0.0015, t],
      ...arc(-w + 0.003, t - 0.003, 0.003, Math.PI / 2, Math.PI, 2),
      ...arc(-w + r, -t + r, r, Math.PI, 1.5 * Math.PI, 3),
      ...groove(-w * 0.45, -t),
      ...groove(w * 0.45, -t),
    ],
  };
}

/** A rung of square section: ribs along its top (+y), rounded edges. */
export function squareRung(size: number): Profile {
  const [s, r, ribs] = [size / 2, size * 0.2, 4];
  const pitch = (size - 2 * r) / ribs;
  return {
    outline: [
      ...arc(s - r, -s + r, r, -Math.PI / 2, 0, 3),
      ...arc(s - r, s - r, r, 0, Math.PI / 2, 3),
      ...Array.from({ length: ribs }, (_, rib) => s - r - rib * pitch).flatMap((x): Spot[] => [
        [x - pitch * 0.15, s],
        [x - pitch * 0.3, s - 0.0014],
        [x - pitch * 0.7, s - 0.0014],
        [x - pitch * 0.85, s],
      ]),
      ...arc(-s + r, s - r, r, Math.PI / 2, Math.PI, 3),
      ...arc(-s + r, -s + r, r, Math.PI, 1.5 * Math.PI, 3),
    ],
  };
}

/** A groove along a face that looks down, in the order of an outline that runs anticlockwise. */
function groove(x: number, y: number): Spot[] {
  return [
    [x - 0.0026, y],
    [x - 0.0014, y + 0.0016],
    [x + 0.0014, y + 0.0016],
    [x + 0.0026, y],
  ];
}

/** The box-section stile of a rung ladder: grooves run along the two wide faces (±y). */
export function groovedStile(width: number, thickness: number): Profile {
  const [w, t] = [width / 2, thickness / 2];
  const groove = (x: number, face: 1 | -1): Spot[] => [
    [x + face * 0.0026, face * t],
    [x + face * 0.0014, face * (t - 0.0016)],
    [x - face * 0.0014, face * (t - 0.0016)],
    [x - face * 0.0026, face * t],
  ];
  const lines = [-0.55, -0.3, 0.3, 0.55].map((part) => part * w);
  const r = 0.004;
  return {
    outline: [
      ...arc(w - r, -t + r, r, -Math.PI / 2, 0, 3),
      ...arc(w - r, t - r, r, 0, Math.PI / 2, 3),
      ...lines.toReversed().flatMap((x) => groove(x, 1)),
      ...arc(-w + r, t - r, r, Math.PI / 2, Math.PI, 3),
      ...arc(-w + r, -t + r, r, Math.PI, 1.5 * Math.PI, 3),
      ...lines.flatMap((x) => groove(x, -1)),
    ],
  };
}

/** A D-shaped rung: a flat ribbed top (+y) over a round belly. */
export function dRung(width = 0.032, depth = 0.03): Profile {
  const [w, top] = [width / 2, depth * 0.42];
  const ribs = 5;
  const pitch = (width - 0.008) / ribs;
  return {
    outline: [
      ...arc(0, top - 0.004, w, Math.PI, 2 * Math.PI, 9).map(
        ([x, y]): Spot => [x, top - 0.004 + (y - top + 0.004) * ((depth - 0.004) / w)],
      ),
      [w, top - 0.002],
      [w - 0.002, top],
      ...Array.from({ length: ribs }, (_, rib) => w - 0.004 - rib * pitch).flatMap((x): Spot[] => [
        [x - pitch * 0.1, top],
        [x - pitch * 0.3, top - 0.0012],
        [x - pitch * 0.7, top - 0.0012],
        [x - pitch * 0.9, top],
      ]),
      [-w + 0.002, top],
      [-w, top - 0.002],
    ],
  };
}
