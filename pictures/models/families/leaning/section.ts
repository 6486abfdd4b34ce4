import type { Vector3 } from 'three';
import { endCap } from '../../kit/fasteners.ts';
import { labelPlate } from '../../kit/plates.ts';
import { type Profile, rounded } from '../../kit/profiles.ts';
import { frame, move, outward, placed, point, sides, turn, Y } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { Build } from './build.ts';
import { inUse } from './lean.ts';
import type { Section } from './sections.ts';

/** The middle line of a section's stile, measured from the middle of the ladder. */
export function stileLine({ half }: Pick<Section, 'half'>, { face }: Build): number {
  return half - face / 2;
}

/** Stiles and rungs of a section in the ladder's own frame. Its rungs look up along `top` in use. */
export function addSection(
  piece: Workpiece,
  section: Section,
  build: Build,
  top: Readonly<Vector3> = inUse.up,
): void {
  const { from, to, out, rungs } = section;
  const x = stileLine(section, build);
  for (const side of sides) {
    const [foot, head] = [point(side * x, from, out), point(side * x, to - 0.004, out)];
    piece.member(build.material, build.stile, foot, head, outward(side));
  }
  for (const at of rungs) addRung(piece, section, build, at, top);
}

/** A rung through both stiles: a bead swaged round it inside, its open end flared outside. */
function addRung(
  piece: Workpiece,
  section: Section,
  build: Build,
  at: number,
  top: Readonly<Vector3>,
): void {
  const { half, out } = section;
  const { face, rung, rungSize, web } = build;
  const inner = half - face;
  const end = half - web;
  piece.member('aluminium-treads', rung, [-end + 0.003, at, out], [end - 0.003, at, out], top);
  const bead: Profile = { outline: rounded(rungSize + 0.007, rungSize + 0.007, rungSize * 0.3) };
  const flare: Profile = {
    outline: rounded(rungSize + 0.003, rungSize + 0.003, rungSize * 0.28),
    holes: [rounded(rungSize - 0.006, rungSize - 0.006, rungSize * 0.2)],
  };
  for (const side of sides) {
    const on = (x: number) => point(side * x, at, out);
    piece.member('aluminium-cast', bead, on(inner - 0.0035), on(inner + 0.001), top);
    piece.member('aluminium-cast', flare, on(end - 0.002), on(end + 0.0018), top);
    if (build.material === 'grp') addRungPlate(piece, section, build, side, at);
  }
}

/** On a GRP stile a plate under the rivets spreads what the rung carries over the web. */
function addRungPlate(
  piece: Workpiece,
  { half, out }: Section,
  { rungSize }: Build,
  side: number,
  at: number,
): void {
  const web: Profile = { outline: rounded(0.048, rungSize + 0.05, 0.008) };
  const x = half + 0.0008;
  piece.member('aluminium', web, [side * (x - 0.001), at, out], [side * (x + 0.0012), at, out], Y);
  piece.rivets(
    outward(side),
    0.0045,
    ...sides.flatMap((up) =>
      sides.map((s) => point(side * (x + 0.0012), at + up * 0.031, out + s * 0.013)),
    ),
  );
}

/** Plastic plugs on the ends of a section's stiles. */
export function addPlugs(
  piece: Workpiece,
  section: Section,
  build: Build,
  ends: { readonly foot?: boolean; readonly head?: number },
): void {
  const x = stileLine(section, build);
  const { face, deep } = build;
  for (const side of sides) {
    if (ends.head !== undefined) {
      const plug = endCap(face, deep, ends.head).translate(0, 0.012 - ends.head, 0);
      piece.add('plastic', plug, [side * x, section.to + 0.004, section.out]);
    }
    if (ends.foot) {
      piece.add(
        'plastic',
        endCap(face, deep, 0.042),
        placed(move(side * x, section.from + 0.02, section.out), turn('x', Math.PI)),
      );
    }
  }
}

/** The maker's label on the outside of both stiles, read from the foot up. */
export function addLabels(piece: Workpiece, section: Section, build: Build, at: number): void {
  const size = Math.min(0.13, build.deep * 0.58 * 2.5);
  for (const side of sides) {
    const place = point(side * (section.half - build.web + 0.0008), at, section.out);
    const up = Y;
    piece.add('label', labelPlate(size), frame(place, outward(side), outward(side).cross(up)));
  }
}
