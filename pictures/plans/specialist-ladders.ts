import type { Product } from '../../catalogue/product.ts';
import { stepHeights } from './geometry.ts';
import { requireShape, toComponents } from './plan.ts';
import { ladderExtent } from './rung-ladders.ts';

/** The foot bar of bagged and sectional ladders. Sectional ladders longer than `from` metres need it. */
const bar = { across: 0.8, from: 3 } as const;
const feet = { 'Rubber foot': 2 } as const;
const barParts = { [`Stabiliser bar ${bar.across} m`]: 1, ...feet } as const;

export type TelescopicPlan = ReturnType<typeof telescopicPlan>;
export type SurveyorPlan = ReturnType<typeof surveyorPlan>;
export type HookOnPlan = ReturnType<typeof hookOnPlan>;
export type Tube = TelescopicPlan['tubes'][number];

/** Telescopic, surveyor and hook-on ladders. */
export function specialistLadderPlan(product: Product) {
  const shape = requireShape(product, 'specialist-ladders');
  switch (shape) {
    case 'telescopic-ladder':
      return telescopicPlan(product);
    case 'surveyor-ladder':
      return surveyorPlan(product);
    case 'hook-on-ladder':
      return hookOnPlan(product);
  }
}

/** Tubes that slide into each other, with a rung at each joint. Drawing and model differ slightly. */
function telescopicPlan(product: Product) {
  const { height } = product;
  const count = Math.round(height / 0.29);
  const each = height / count;
  return {
    kind: 'telescopic',
    base: bar.across,
    /** The distance from the ladder's edge to the middle of a tube. */
    line: 0.036,
    each,
    tubes: Array.from({ length: count }, (_, at) => {
      const [from, to, rung] = [at * each - 0.05, (at + 1) * each, (at + 1) * each - 0.05];
      const [drawn, built] = [0.06 - (0.03 * at) / count, 0.03 - (0.013 * at) / count];
      return {
        rung,
        drawn: { from: at === 0 ? 0.03 : from, to, thickness: drawn },
        built: { from: at === 0 ? 0.05 : from, to: to - 0.02, radius: built },
      };
    }),
    components: toComponents({ 'Telescopic section': count, ...barParts }),
    extent: ladderExtent(product, bar.across, 0),
  } as const;
}

/** Sections of about a metre, each socketed into the one below. A short ladder stands without a bar. */
function surveyorPlan(product: Product) {
  const { height, sections: count = 1 } = product;
  const each = height / count;
  const spaces = Math.round(height / 0.25);
  const rungs = Array.from({ length: spaces }, (_, at) => ((at + 0.6) * height) / spaces);
  const onBar = height > bar.from;
  const base = onBar ? bar.across : product.width;
  return {
    kind: 'surveyor',
    base,
    onBar,
    sections: Array.from({ length: count }, (_, at) => {
      const [from, to] = [at * each, (at + 1) * each];
      return {
        from,
        to,
        rungs: rungs.filter((y) => y > from && y <= to),
        // The stile depth from front to back. Wider and narrower sections alternate.
        deep: at % 2 === 0 ? { drawn: 0.062, built: 0.062 } : { drawn: 0.05, built: 0.054 },
      };
    }),
    components: toComponents({
      [`Section ${each.toFixed(2)} m`]: count,
      'Spring pin': 2 * (count - 1),
      'Head roller': 1,
      ...(onBar ? barParts : feet),
    }),
    extent: ladderExtent(product, base, 0),
  } as const;
}

/** A shelf ladder at its working angle: the height of its head and the run of its foot. */
function hookOnPlan({ width, height, length, treads = 0 }: Product) {
  const top = height + 0.12;
  const run = Math.sqrt(Math.max(0, length ** 2 - top ** 2));
  const beside = width + 0.75;
  return {
    kind: 'hook-on',
    top,
    run,
    deep: 0.07,
    treads: stepHeights(height, treads),
    components: toComponents({ Stile: 2, Tread: treads, Hook: 2, 'Rubber foot': 2 }),
    extent: { left: -0.3, right: beside + run + 0.12, top: top + 0.08, edge: 0, beside },
  } as const;
}
