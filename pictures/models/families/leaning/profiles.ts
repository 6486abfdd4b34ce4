import type { ExtensionPlan, StileKind } from '../../../plans/rung-ladders.ts';
import { channel, type Profile } from '../../kit/profiles.ts';
import type { MaterialName } from '../../materials.ts';
import { dRung, squareRung } from './rungs.ts';
import { groovedStile, lippedStile } from './stiles.ts';

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
