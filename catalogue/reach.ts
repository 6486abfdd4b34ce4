import type { HeightKind } from './product.ts';

/** A person's hands reach this far above where they stand, in metres. */
export const reachAbovePlatform = 2;
/** The length of the three rungs that stay free at the top of a leaning ladder, in metres. */
const freeLadderTop = 0.84;
/** The height that 1 m of a leaning ladder gains at the safe angle of 75 degrees. */
const riseWhenLeaning = 0.97;
/** The top three treads of steps without a platform must not be stood on. */
export const freeTreads = 3;

/** The highest safe place to stand, rounded down to 0.1 m so that no page overstates a reach. */
export function calculateStandingHeight(kind: HeightKind, height: number, treads = 0): number {
  switch (kind) {
    case 'platform':
      return height;
    case 'extended':
      return roundDown(riseWhenLeaning * (height - freeLadderTop));
    case 'tread':
      return roundDown((height * (treads - freeTreads)) / treads);
    case 'size':
      return 0;
  }
}

/** How high a person works: 2 m above where they stand. */
export function calculateWorkingHeight(kind: HeightKind, standingHeight: number): number {
  return kind === 'size' ? 0 : toTenth(standingHeight + reachAbovePlatform);
}

function toTenth(metres: number): number {
  return Math.round(metres * 10) / 10;
}

/** To 0.1 m, so that no page overstates a height. */
export function roundDown(metres: number): number {
  return Math.floor(metres * 10 + 1e-9) / 10;
}
