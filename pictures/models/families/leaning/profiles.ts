import type { ExtensionPlan, StileKind } from '../../../plans/rung-ladders.ts';
import { arc, channel, type Profile, ribbed, type Spot, spots } from '../../kit/profiles.ts';
import type { MaterialName } from '../../materials.ts';

/** What a rung ladder is made of. */
export interface Profiles {
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

/** Box stiles with square rungs through them, as deep as asked. */
export function boxBuild(face: number, deep: number, rungSize: number): Profiles {
  return {
    material: 'aluminium',
    face,
    deep,
    stile: groovedStile(deep, face),
    rung: squareRung(rungSize),
    rungSize,
    web: 0,
    proud: 0.002,
  };
}

const builds: Readonly<Record<StileKind, () => Profiles>> = {
  light: () => boxBuild(0.025, 0.054, 0.026),
  box: () => boxBuild(0.03, 0.06, 0.03),
  lipped: () => ({
    ...boxBuild(0.034, 0.066, 0.034),
    stile: lippedStile(0.066, 0.034),
    rung: dRung(0.034, 0.032),
    web: 0.0035,
    proud: 0,
  }),
  channel: () => ({
    ...boxBuild(0.034, 0.066, 0.03),
    material: 'grp',
    stile: channel(0.066, 0.034, 0.005),
    proud: 0.0055,
  }),
};

export function buildOf({ build }: Pick<ExtensionPlan, 'build'>): Profiles {
  return builds[build.stile]();
}

/** A heavy box stile: lips along both edges of its outer face (+y) stand proud of the rung ends. */
function lippedStile(width: number, thickness: number): Profile {
  const [w, t, lip, deep, r] = [width / 2, thickness / 2, 0.011, 0.0035, 0.004];
  return {
    outline: [
      ...arc(w - r, -t + r, r, -Math.PI / 2, 0, 3),
      ...arc(w - 0.003, t - 0.003, 0.003, 0, Math.PI / 2, 2),
      ...spots(w - lip + 0.0015, t, w - lip, t - deep),
      ...spots(-w + lip, t - deep, -w + lip - 0.0015, t),
      ...arc(-w + 0.003, t - 0.003, 0.003, Math.PI / 2, Math.PI, 2),
      ...arc(-w + r, -t + r, r, Math.PI, 1.5 * Math.PI, 3),
      ...groove(-w * 0.45, t, -1),
      ...groove(w * 0.45, t, -1),
    ],
  };
}

/** A groove along a face that looks up (1) or down (−1), in the order of an outline that runs anticlockwise. */
function groove(x: number, t: number, face: 1 | -1): Spot[] {
  return [
    [x + face * 0.0026, face * t],
    [x + face * 0.0014, face * (t - 0.0016)],
    [x - face * 0.0014, face * (t - 0.0016)],
    [x - face * 0.0026, face * t],
  ];
}

/** The box-section stile of a rung ladder: grooves run along the two wide faces (±y). */
export function groovedStile(width: number, thickness: number): Profile {
  const [w, t, r] = [width / 2, thickness / 2, 0.004];
  const lines = [-0.55, -0.3, 0.3, 0.55].map((part) => part * w);
  return {
    outline: [
      ...arc(w - r, -t + r, r, -Math.PI / 2, 0, 3),
      ...arc(w - r, t - r, r, 0, Math.PI / 2, 3),
      ...lines.toReversed().flatMap((x) => groove(x, t, 1)),
      ...arc(-w + r, t - r, r, Math.PI / 2, Math.PI, 3),
      ...arc(-w + r, -t + r, r, Math.PI, 1.5 * Math.PI, 3),
      ...lines.flatMap((x) => groove(x, t, -1)),
    ],
  };
}

/** Where the grooves between ribs begin and end, for a pitch of 1. */
const [narrow, wide] = [
  [0.15, 0.3, 0.7, 0.85],
  [0.1, 0.3, 0.7, 0.9],
] as const;

/** A rung of square section: ribs along its top (+y), rounded edges. */
function squareRung(size: number): Profile {
  const [s, r, count] = [size / 2, size * 0.2, 4];
  return {
    outline: [
      ...arc(s - r, -s + r, r, -Math.PI / 2, 0, 3),
      ...arc(s - r, s - r, r, 0, Math.PI / 2, 3),
      ...ribbed(s - r, (size - 2 * r) / count, count, [s, s - 0.0014], narrow),
      ...arc(-s + r, s - r, r, Math.PI / 2, Math.PI, 3),
      ...arc(-s + r, -s + r, r, Math.PI, 1.5 * Math.PI, 3),
    ],
  };
}

/** A D-shaped rung: a flat ribbed top (+y) over a round belly. */
export function dRung(width = 0.032, depth = 0.03): Profile {
  const [w, top, count] = [width / 2, depth * 0.42, 5];
  const belly = arc(0, top - 0.004, w, Math.PI, 2 * Math.PI, 9).map(
    ([x, y]): Spot => [x, top - 0.004 + (y - top + 0.004) * ((depth - 0.004) / w)],
  );
  return {
    outline: [
      ...belly,
      ...spots(w, top - 0.002, w - 0.002, top),
      ...ribbed(w - 0.004, (width - 0.008) / count, count, [top, top - 0.0012], wide),
      ...spots(-w + 0.002, top, -w, top - 0.002),
    ],
  };
}

/** The deep rung of a telescopic ladder, ribbed along its top (+y). */
export function deepRung(): Profile {
  const [w, t, count] = [0.026, 0.019, 5];
  return {
    outline: [
      ...spots(w - 0.006, -t, w, -t + 0.008, w, t - 0.003, w - 0.003, t),
      ...ribbed(w - 0.006, (2 * w - 0.012) / count, count, [t, t - 0.0015], narrow),
      ...spots(-w + 0.003, t, -w, t - 0.003, -w, -t + 0.008, -w + 0.006, -t),
    ],
  };
}
