import type { ExtensionPlan, StileKind } from '../../../plans/rung-ladders.ts';
import { arc, channel, type Profile, type Spot, spots } from '../../kit/profiles.ts';
import type { MaterialName } from '../../materials.ts';
import { dRung, squareRung } from './rungs.ts';

/** The material and cross-sections of a rung ladder. */
export interface Profiles {
  readonly material: MaterialName;
  /** A stile as seen from the front, and from the side. */
  readonly face: number;
  readonly deep: number;
  readonly stile: Profile;
  readonly rung: Profile;
  /** The rung's width, for the swage round it. */
  readonly rungSize: number;
  /** The distance from the stile's outer face to the rung's end. In a channel, the rung ends at the web. */
  readonly web: number;
  /** How far rung ends stand proud of the stile's outer face. */
  readonly proud: number;
}

/** Box stiles of the given size, with square rungs through them. */
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

/** A groove in a face that points up (1) or down (−1), as points of an anticlockwise outline. */
function groove(x: number, t: number, face: 1 | -1): Spot[] {
  const [edge, deep] = [face * t, face * (t - 0.0016)];
  const [wide, narrow] = [face * 0.0026, face * 0.0014];
  return spots(x + wide, edge, x + narrow, deep, x - narrow, deep, x - wide, edge);
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
