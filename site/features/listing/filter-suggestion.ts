import { type Filterable, type Filters, filterProducts } from '../../../catalogue/filter.ts';
import { type Choice, choicesIn, press } from './choices.ts';

interface FilterSuggestion {
  readonly choice: Choice;
  /** How many products there are without it. */
  readonly count: number;
}

/** When nothing matches: the one filter whose removal brings back most. None if no single one helps. */
export function bestSuggestion(
  products: readonly Filterable[],
  filters: Filters,
): FilterSuggestion | undefined {
  return choicesIn(filters)
    .map((choice) => ({
      choice,
      count: filterProducts(products, press(filters, choice)).length,
    }))
    .filter(({ count }) => count > 0)
    .reduce<FilterSuggestion | undefined>(
      (best, one) => (one.count > (best?.count ?? 0) ? one : best),
      undefined,
    );
}
