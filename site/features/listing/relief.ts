import { type Filterable, type Filters, filterProducts } from '../../../catalogue/filter.ts';
import { type Choice, choicesIn, press } from './choices.ts';

interface Relief {
  readonly choice: Choice;
  /** How many products there are without it. */
  readonly count: number;
}

/** When nothing matches: the one filter whose removal brings back most. None if no single one helps. */
export function bestRelief(products: readonly Filterable[], filters: Filters): Relief | undefined {
  return choicesIn(filters)
    .map((choice) => ({
      choice,
      count: filterProducts(products, press(filters, choice)).length,
    }))
    .filter(({ count }) => count > 0)
    .reduce<Relief | undefined>(
      (best, one) => (one.count > (best?.count ?? 0) ? one : best),
      undefined,
    );
}
