import { baseWidth } from '../../../catalogue/floor-space.ts';
import type { Product } from '../../../catalogue/product.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { aboveBar, splayedBase, stabiliserBar } from './leaning/base.ts';
import { type Build, buildOf } from './leaning/build.ts';
import { addGuides } from './leaning/guides.ts';
import { addWallRollers } from './leaning/head.ts';
import { inUse } from './leaning/lean.ts';
import { addRopeGear } from './leaning/rope-gear.ts';
import { addLabels, addPlugs, addSection, stileLine } from './leaning/section.ts';
import { extended, type Section } from './leaning/sections.ts';

/** Double and triple extension ladders, pushed up or rope operated: drawn out, as they lean in use. */
export function extensionLadder(product: Product): Workpiece {
  const build = buildOf(product);
  const sections = extended(product);
  const roped = product.badges.includes('Rope Operated');
  const splayed = product.badges.includes('Smart Base');
  const ladder = new Workpiece();
  for (const [index, section] of sections.entries()) {
    const foot = index > 0 ? section.from : splayed ? 0.03 : aboveBar;
    addSection(ladder, { ...section, from: foot }, build);
    const below = sections[index - 1];
    if (below) addGuides(ladder, below, section, build, roped ? 'latch' : 'hook');
  }
  if (roped) addRopeGear(ladder, sections, build);
  addEnds(ladder, sections, build, roped || splayed);
  const [lowest] = sections;
  if (lowest) addLabels(ladder, lowest, build, labelPlace(lowest));
  const piece = new Workpiece().join(ladder, inUse.place);
  const across = baseWidth(product);
  const half = product.width / 2;
  const base = splayed
    ? splayedBase(across, half, build)
    : stabiliserBar(across, stileLine({ half }, build), build);
  return piece.join(base).centred();
}

/** Between two rungs, about as high as one reads. */
function labelPlace({ rungs }: Section): number {
  const [low = 0, high = low] = rungs.slice(3, 5);
  return (low + high) / 2;
}

/** Caps that spare the wall on the highest section, plugs everywhere else. */
function addEnds(
  piece: Workpiece,
  sections: readonly Section[],
  build: Build,
  rollers: boolean,
): void {
  for (const [index, section] of sections.entries()) {
    const last = index === sections.length - 1;
    addPlugs(piece, section, build, { foot: index > 0, head: last && !rollers ? 0.06 : 0.022 });
    if (last && rollers) addWallRollers(piece, section, build);
  }
}
