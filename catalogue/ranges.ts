import { accessories } from './lists/accessories.ts';
import { fixedLadders, loftLadders, roofAccess, trestles } from './lists/future-ranges.ts';
import { industrialAccess } from './lists/industrial-access.ts';
import { leaningLadders } from './lists/leaning-ladders.ts';
import { podiums } from './lists/podiums.ts';
import { steps } from './lists/steps.ts';
import { towers } from './lists/towers.ts';
import { type ProductRange, rangeTitle } from './range.ts';

/** Six lists of what we sell and four that are still empty. Products of equal height keep this order. */
export const lists = {
  leaningLadders,
  steps,
  towers,
  podiums,
  industrialAccess,
  accessories,
  loftLadders,
  fixedLadders,
  roofAccess,
  trestles,
} as const;

const byTitle = new Map(
  Object.values(lists).flatMap((list) =>
    list.flatMap((range: ProductRange) => (range.model ? [[rangeTitle(range), range]] : [])),
  ) as [string, ProductRange][],
);

/** The range with this title. Only ranges with sizes are included, because a size can be added to them. */
export const findRangeByTitle = (title: string): ProductRange | undefined => byTitle.get(title);
