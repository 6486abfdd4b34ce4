import type { Product } from '../../../catalogue/product.ts';
import { extensionLadderPlan, type Section } from '../../plans/rung-ladders.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { aboveBar, splayedBase, stabiliserBar } from './leaning/base.ts';
import { addGuides } from './leaning/guides.ts';
import { inUse } from './leaning/lean.ts';
import { buildOf } from './leaning/profiles.ts';
import { addRopeGear } from './leaning/rope-gear.ts';
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
