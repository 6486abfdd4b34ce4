import type { Vector3 } from 'three';
import type { Section } from '../../../plans/rung-ladders.ts';
import { endCap } from '../../kit/fasteners.ts';
import { labelPlate } from '../../kit/plates.ts';
import { type Profile, rounded, spots } from '../../kit/profiles.ts';
import {
  bothSides,
  composePlacements,
  frame,
  move,
  outward,
  point,
  turn,
  uprightPlacement,
  Y,
} from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { inUse } from './lean.ts';
import type { Profiles } from './profiles.ts';

/** The middle line of a section's stile, measured from the middle of the ladder. */
export function stileLine({ half }: Pick<Section, 'half'>, { face }: Profiles): number {
  return half - face / 2;
}

type SectionPlace = Pick<Section, 'from' | 'to' | 'half' | 'out' | 'rungs'>;

/** Adds the stiles and rungs of a section, in the ladder's own coordinates. */
export function addSection(piece: Workpiece, section: SectionPlace, build: Profiles): void {
  const { from, to, out } = section;
  const x = stileLine(section, build);
  for (const side of bothSides) {
    const [foot, head] = [point(side * x, from, out), point(side * x, to - 0.004, out)];
    piece.member(build.material, build.stile, foot, head, outward(side));
  }
  for (const at of section.rungs) addRung(piece, section, build, at);
}

/** A rung through both stiles: swaged inside them, with its open ends flared outside. */
function addRung(piece: Workpiece, { half, out }: SectionPlace, build: Profiles, at: number): void {
  const { face, rung, rungSize, web } = build;
  const inner = half - face;
  const end = half - web;
  const { up } = inUse;
  piece.member('aluminium-treads', rung, [-end + 0.003, at, out], [end - 0.003, at, out], up);
  const bead: Profile = { outline: rounded(rungSize + 0.007, rungSize + 0.007, rungSize * 0.3) };
  const flare: Profile = {
    outline: rounded(rungSize + 0.003, rungSize + 0.003, rungSize * 0.28),
    holes: [rounded(rungSize - 0.006, rungSize - 0.006, rungSize * 0.2)],
  };
  for (const side of bothSides) {
    const on = (x: number) => point(side * x, at, out);
    piece.member('aluminium-cast', bead, on(inner - 0.0035), on(inner + 0.001), up);
    piece.member('aluminium-cast', flare, on(end - 0.002), on(end + 0.0018), up);
    if (build.material === 'grp') addRungPlate(piece, side, point(half + 0.0008, at, out), build);
  }
}

/** Adds a plate under the rivets of a GRP stile, which spreads the rung's load over the web. */
function addRungPlate(piece: Workpiece, side: number, { x, y, z }: Vector3, build: Profiles): void {
  const web: Profile = { outline: rounded(0.048, build.rungSize + 0.05, 0.008) };
  piece.member('aluminium', web, [side * (x - 0.001), y, z], [side * (x + 0.0012), y, z], Y);
  const rivets = bothSides.flatMap((up) =>
    bothSides.map((s) => point(side * (x + 0.0012), y + up * 0.031, z + s * 0.013)),
  );
  piece.rivets(outward(side), 0.0045, ...rivets);
}

/** Plastic plugs on the ends of a section's stiles. */
export function addPlugs(
  piece: Workpiece,
  section: Section,
  build: Profiles,
  ends: { readonly foot?: boolean; readonly head?: number },
): void {
  const { face, deep } = build;
  for (const side of bothSides) {
    const x = side * stileLine(section, build);
    if (ends.head !== undefined) {
      const plug = endCap(face, deep, ends.head).translate(0, 0.012 - ends.head, 0);
      piece.add('plastic', plug, [x, section.to + 0.004, section.out]);
    }
    if (ends.foot) {
      const upsideDown = composePlacements(
        move(x, section.from + 0.02, section.out),
        turn('x', Math.PI),
      );
      piece.add('plastic', endCap(face, deep, 0.042), upsideDown);
    }
  }
}

/** The maker's label on the outside of both stiles, read from the foot up. */
export function addLabels(
  piece: Workpiece,
  { half, out }: Pick<Section, 'half' | 'out'>,
  build: Profiles,
  at: number,
): void {
  const size = Math.min(0.13, build.deep * 0.58 * 2.5);
  for (const side of bothSides) {
    const place = point(side * (half - build.web + 0.0008), at, out);
    piece.add('label', labelPlate(size), frame(place, outward(side), outward(side).cross(Y)));
  }
}

/** Rubber rollers on the outside of both stiles, which roll up the wall. */
export function addWallRollers(
  piece: Workpiece,
  { half, to, out }: Section,
  build: Profiles,
): void {
  const radius = 0.045;
  const [near, far] = [
    spots(0.012, 0, radius * 0.9, 0, radius, 0.004),
    spots(radius, 0.024, radius * 0.9, 0.028, radius * 0.5, 0.026, 0.012, 0.026),
  ];
  const roller = latheGeometry(24, ...near, ...far);
  for (const side of bothSides) {
    const x = side * (half + 0.004);
    const at = point(x, to - radius, out - build.deep * 0.2);
    piece.add('rubber', roller, uprightPlacement(at, outward(side)));
    piece.bolts(outward(side), 0.009, [x + side * 0.026, at.y, at.z]);
  }
}
