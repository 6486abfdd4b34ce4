import type { Vector3 } from 'three';
import type { Product } from '../../../catalogue/product.ts';
import { extensionLadderPlan, type Section } from '../../plans/rung-ladders.ts';
import { bentTube } from '../kit/members.ts';
import { pulley, rope } from '../kit/rope.ts';
import { bothSides, outward, point, pointAlong } from '../kit/space.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { aboveBar, splayedBase, stabiliserBar } from './leaning/base.ts';
import { addGuides } from './leaning/guides.ts';
import { inUse } from './leaning/lean.ts';
import { buildOf, type Profiles } from './leaning/profiles.ts';
import { addLabels, addPlugs, addSection, addWallRollers, stileLine } from './leaning/section.ts';

/** Double and triple extension ladders, push-up or rope operated: fully extended and leaning as in use. */
export function extensionLadder(product: Product): Workpiece {
  const plan = extensionLadderPlan(product);
  const { sections } = plan;
  const { roped, head, base } = plan.build;
  const build = buildOf(plan);
  const ladder = new Workpiece();
  for (const [index, section] of sections.entries()) {
    const foot = index > 0 ? section.from : base === 'splayed' ? 0.03 : aboveBar;
    addSection(ladder, { ...section, from: foot }, build);
    const below = sections[index - 1];
    if (below) addGuides(ladder, below, section, build, roped ? 'latch' : 'hook');
  }
  if (roped) addRopeGear(ladder, sections, build);
  // The highest section has caps that protect the wall, all other ends have plugs.
  for (const [index, section] of sections.entries()) {
    const last = index === sections.length - 1;
    const cap = last && head === 'caps' ? 0.06 : 0.022;
    addPlugs(ladder, section, build, { foot: index > 0, head: cap });
    if (last && head === 'rollers') addWallRollers(ladder, section, build);
  }
  const [lowest] = sections;
  if (lowest) addLabels(ladder, lowest, build, labelPlace(lowest));
  const half = product.width / 2;
  const stand =
    base === 'splayed'
      ? splayedBase(plan.base, half, build)
      : stabiliserBar(plan.base, stileLine({ half }, build), build);
  return new Workpiece().join(ladder, inUse.place).join(stand).centred();
}

/** Between two rungs at about reading height. */
function labelPlace({ rungs }: Section): number {
  const [low = 0, high = low] = rungs.slice(3, 5);
  return (low + high) / 2;
}

const [sheave, groove, thick] = [0.044, 0.034, 0.0058];

/** A sheave at the head of each lower section and the rope that raises the one above. */
function addRopeGear(piece: Workpiece, sections: readonly Section[], build: Profiles): void {
  for (const [index, lower] of sections.entries()) {
    const upper = sections[index + 1];
    if (!upper) continue;
    const top = (lower.rungs.at(-1) ?? lower.to) + 0.058;
    addBlock(piece, lower, build, top);
    const [front, back] = [point(0, top, lower.out + groove), point(0, top, lower.out - groove)];
    piece.add('rope', overSheave(top, lower.out));
    const held = (upper.rungs[0] ?? upper.from) - 0.02;
    piece.add('rope', rope(front, point(0, held, lower.out + groove), 0, thick));
    addKnot(piece, point(0, held + 0.02, upper.out));
    const below = sections[index - 1];
    if (below) addAnchor(piece, back, below);
    else addFall(piece, back);
  }
}

/** Points round an arc of `whole` radians, in equal steps. */
function round(steps: number, whole: number, at: (cos: number, sin: number) => Vector3): Vector3[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (whole * step) / steps;
    return at(Math.cos(angle), Math.sin(angle));
  });
}

/** The rope's half turn over the sheave, from front to back. */
function overSheave(y: number, out: number) {
  const way = round(6, Math.PI, (cos, sin) => point(0, y + sin * groove, out + cos * groove));
  return bentTube(way, thick, 0.01, 8);
}

/** The pulley on a saddle over the top rung. */
function addBlock(piece: Workpiece, { out, rungs }: Section, build: Profiles, y: number): void {
  const rung = rungs.at(-1) ?? y;
  piece.join(pulley(sheave), [0, y, out]);
  const saddle = build.rungSize + 0.012;
  for (const side of bothSides) {
    const cheek = [0.004, y - rung + 0.03, 0.03, 0.001] as const;
    piece.box('galvanised', cheek, [side * 0.017, (y + rung) / 2, out]);
    piece.bolts(outward(side), 0.008, [side * 0.019, y, out]);
  }
  piece.box('galvanised', [0.06, saddle, saddle, 0.004], [0, rung, out]);
}

/** Ties the second rope to the lowest section's top rung, so that both sections rise together. */
function addAnchor(piece: Workpiece, from: Vector3, { out, rungs }: Section): void {
  const rung = point(0.06, rungs.at(-1) ?? 0, out);
  piece.add('rope', rope(from, point(rung.x, rung.y, from.z), 0, thick));
  addKnot(piece, rung);
}

/** Adds turns of rope round a rung. */
function addKnot(piece: Workpiece, at: Vector3): void {
  for (const shift of [-0.012, 0, 0.012]) {
    const ring = round(8, 2 * Math.PI, (cos, sin) =>
      point(at.x + shift, at.y + sin * 0.025, at.z + cos * 0.025),
    );
    piece.add('rope', bentTube(ring, thick, 0.02, 8));
  }
}

/** Adds the pulling end of the rope: it hangs vertically behind the ladder and ends in a hank within reach. */
function addFall(piece: Workpiece, from: Vector3): void {
  const [low, high] = [0.55, 0.86];
  const drop = inUse.height(from.y, from.z) - high;
  const neck = pointAlong(from, inUse.up, -drop);
  piece.add('rope', rope(from, neck, 0, thick));
  for (const [turn, wide] of [0.05, 0.042, 0.055, 0.047, 0.038, 0.052].entries()) {
    const out = (turn - 2.5) * 0.0085;
    const loop = round(16, 2 * Math.PI, (cos, sin) => {
      const drop = ((1 - cos) / 2) * (high - low + 0.012 * (turn % 3));
      const across = sin * wide * (0.55 + 0.45 * (drop / (high - low)));
      return pointAlong(neck, inUse.up, -drop).add(point(across, 0, out));
    });
    piece.add('rope', bentTube(loop, thick, 0.03, 7));
  }
  for (const turn of [0, 1, 2, 3, 4]) {
    const at = pointAlong(neck, inUse.up, -0.075 - turn * 0.0105);
    const ring = round(12, 2 * Math.PI, (cos, sin) =>
      at.clone().add(point(cos * 0.026, 0, sin * 0.03)),
    );
    piece.add('rope', bentTube(ring, thick, 0.03, 7));
  }
}
